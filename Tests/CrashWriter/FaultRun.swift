#if os(Linux)
import Foundation
import Relay
import RelaySQLite

/// Runs a script of 50 steps with a fault, relaunches, and checks the store that opens.
///
/// A class because its steps change it one after the other.
final class FaultRun {
    /// The result of a run.
    struct Outcome {
        /// Whether the fault has begun; it may come after the end.
        var hasFailed = false
        /// The number of calls of each group.
        var counts: [Int] = []
        /// How many environments began without their records, or with some of them.
        var losses = 0
        var problems: [String] = []
    }

    private let folder: URL
    /// `nil` to run without a fault.
    private let point: FaultPoint?
    private let writesByItself: Bool
    private let disk = FaultyDisk.shared
    private var outcome = Outcome()
    private var launch: Launch?
    /// The versions that were published, the current one at the end.
    private var versions = [StoreContents()]
    /// The first version that may open.
    private var oldest = 0
    /// The versions that the exported file may have; `nil` if there is none.
    private var exported: ClosedRange<Int>?
    /// Whether the records in memory are not those of the script.
    private var isLossy = false

    private enum Step: Character {
        case change = "c"
        case fetch = "f"
        case persist = "p"
        /// Waits until the environment has written by itself.
        case wait = "w"
        case collect = "g"
        case reset = "r"
        case export = "x"
        /// Closes the files, and launches again.
        case close = "C"
        /// Launches again as if the process had been killed.
        case kill = "K"
    }

    private static let script = "ccpfcpcwpcCcpccxfpgcpcKcpccwpcrcpfccCcpcgpxcwKcpfcwp"

    init(_ folder: URL, _ point: FaultPoint?, writesByItself: Bool) {
        self.folder = folder
        self.point = point
        self.writesByItself = writesByItself
    }

    private var files: URL { folder.appendingPathComponent("files", isDirectory: true) }
    private var copy: URL { folder.appendingPathComponent("copy.sqlite") }

    /// Runs the script.
    func run() async -> Outcome {
        for url in [files, copy] { try? FileManager.default.removeItem(at: url) }
        let plan = point.map { FaultyDisk.Plan(fault: $0.fault, call: $0.call, number: $0.number) }
        disk.begin(plan, seed: point?.seed ?? 0)
        do {
            try open(isSound: false)
            var number: Int64 = 0
            for character in Self.script where !disk.isOff {
                number += 1
                try await take(Step(rawValue: character) ?? .persist, number)
            }
            outcome.hasFailed = disk.hasFailed
            outcome.counts = FileCall.allCases.map { disk.count(of: $0) }
            if point == nil || outcome.hasFailed { try await finish() }
        } catch {
            fail("an error: \(error)")
        }
        close()
        disk.begin(nil, seed: 0)
        return outcome
    }

    private func fail(_ problem: String) {
        outcome.problems.append(problem)
    }

    // MARK: Steps

    private func take(_ step: Step, _ number: Int64) async throws {
        guard let launch else { return }
        switch step {
        case .change:
            try launch.environment.commitUpdate { StoreContents.change(number, in: $0) }
            try publish { $0.change(number) }
        case .fetch:
            try await launch.fetch(number)
            try publish { $0.fetch(number) }
        case .collect:
            launch.environment.collectGarbage()
            try publish { $0.collect() }
        case .persist:
            _ = await persist()
        case .wait:
            await wait(for: launch)
        case .reset:
            let erases = launch.events.counts.erases
            launch.environment.reset()
            try publish { $0 = StoreContents() }
            if launch.events.counts.erases > erases { oldest = versions.count - 1 }
        case .export:
            guard (try? launch.export(to: copy)) != nil else { return }
            exported = oldest...versions.count - 1
        case .close:
            close()
            try open(isSound: false)
        case .kill:
            disk.turnOff()
            close()
            disk.turnOn()
            try open(isSound: false)
        }
    }

    /// Notes a version that was published.
    private func publish(_ change: (inout StoreContents) -> Void) throws {
        var version = versions.last ?? StoreContents()
        change(&version)
        if isLossy, let launch { version = try launch.contents() }
        versions.append(version)
    }

    /// Persists the newest version.
    ///
    /// Returns the error.
    private func persist() async -> (any Error)? {
        do {
            try await launch?.environment.persist()
            if point?.fault.ignoresSyncs != true { oldest = versions.count - 1 }
            return nil
        } catch {
            return error
        }
    }

    private func wait(for launch: Launch) async {
        guard writesByItself else { return }
        let writes = launch.events.counts.writes
        for _ in 0..<20 where launch.events.counts.writes == writes && !disk.isOff {
            try? await Task.sleep(for: .milliseconds(1))
        }
    }

    // MARK: Launches

    private func close() {
        guard let launch else { return }
        self.launch = nil
        if !launch.end() { fail("files stay open") }
        check(launch)
    }

    /// Checks that the files were never found to be damaged.
    private func check(_ launch: Launch) {
        // Rows that can't be read for a while count as damaged too.
        guard point?.mixesVersions != true, point?.call == .change || point == nil else { return }
        for damage in launch.events.counts.damage { fail(damage) }
    }

    /// Launches, and checks the version that opens.
    ///
    /// `isSound` is whether there is no fault any more.
    private func open(isSound: Bool) throws {
        let launch = Launch(files, writesByItself: writesByItself)
        self.launch = launch
        let contents = try launch.contents()
        defer { versions.append(contents) }
        if versions[oldest...].contains(contents) { return }
        let state =
            "opened \(contents) of \(versions.count) versions from \(oldest) on: "
            + "\(Set(versions[oldest...]).count) like \(versions[oldest])"
        isLossy = true
        // Without power nothing is seen of it.
        if disk.isOff { return }
        outcome.losses += 1
        if !contents.isMixture(of: versions) { return fail("wrong records, \(state)") }
        if point?.mixesVersions == true && isSound { return }
        if isSound { return fail(state) }
        guard disk.hasFailed else { return fail("without a fault, \(state)") }
        if !launch.events.haveLoss() { fail("silently, \(state)") }
    }

    // MARK: The end

    /// Checks that everything is well once the fault has ended.
    private func finish() async throws {
        switch point?.fault {
        case .power?:
            close()
            try disk.loseWrites()
            disk.heal()
            disk.turnOn()
        case .always? where point?.seed.isMultiple(of: 2) == true:
            disk.turnOff()
            close()
            disk.heal()
            disk.turnOn()
        default:
            // The fault may come only now.
            if case .once? = point?.fault { _ = await persist() } else { disk.heal() }
            if let error = await persist() { fail("doesn't recover: \(error)") }
            close()
        }
        disk.heal()
        try open(isSound: true)
        try checkCopy()
        try await writeAgain()
    }

    private func writeAgain() async throws {
        guard let launch else { return }
        if let reason = launch.events.counts.failures.first { fail("can't open: \(reason)") }
        try launch.environment.commitUpdate { StoreContents.change(1000, in: $0) }
        try publish { $0.change(1000) }
        // Damage may be found only when something is written.
        if point?.mixesVersions == true { _ = await persist() }
        if let error = await persist() { fail("can't write: \(error)") }
        close()
        try open(isSound: true)
        if versions.last != versions.dropLast().last { fail("another store after a write") }
        close()
    }

    private func checkCopy() throws {
        guard let exported else { return }
        let storage = SQLiteStorage(image: copy)
        var options = RelayEnvironment.Options(persistence: Persistence(storage))
        options.warn = nil
        let environment = RelayEnvironment(
            network: KeptNetwork(number: Locked(0)),
            options: options
        )
        var contents = StoreContents()
        try environment.commitUpdate { contents = StoreContents($0) }
        if !versions[exported].contains(contents) { fail("the copy has \(contents)") }
    }
}
#endif
