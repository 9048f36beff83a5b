#if os(Linux)
import Foundation
import Relay

/// The faults of the file system, and the writes that power loss may undo.
///
/// A class because all open files share it. POSIX calls that the storage makes without SQLite are
/// not seen here: they always succeed and are durable at once. So are deleted and created files.
final class FaultyDisk: Sendable {
    /// The disk of the file system that ``FaultyFiles`` registers.
    static let shared = FaultyDisk()

    private let state = Locked(State())

    private struct State {
        var plan: Plan?
        var counts = [Int](repeating: 0, count: FileCall.allCases.count)
        /// Whether the fault has begun.
        var hasFailed = false
        /// Whether all calls fail.
        var isOff = false
        var openFiles = 0
        var unsynced: [String: UnsyncedWrites] = [:]
        /// How many writes were made.
        var position = 0
        /// The position of the first write that may be lost when writes reach the device in order.
        var firstUnordered = 0
        var random = SeededGenerator(seed: 0)

        /// Whether writes must be noted, because they may be lost.
        var losesWrites: Bool { plan?.fault.losesWrites == true }
    }

    /// A fault, and the call with which it begins.
    struct Plan {
        var fault: Fault
        var call: FileCall
        /// Counts from 1.
        var number: Int
    }

    /// The way in which a call is made.
    enum Course: Equatable {
        case pass
        case fail(Fault.Reason)
        /// Only half of it is done, and nothing afterwards.
        case failHalfway
        /// It is done, but reports an error, and nothing is done afterwards.
        case failAfterwards
    }

    // MARK: Runs

    /// Forgets everything, and begins to count calls.
    func begin(_ plan: Plan?, seed: UInt64) {
        state.withLock { state in
            let openFiles = state.openFiles
            state = State()
            state.openFiles = openFiles
            state.plan = plan
            state.random = SeededGenerator(seed: seed)
        }
    }

    /// Ends the fault, whether or not it has begun.
    func heal() {
        state.withLock { $0.plan = nil }
    }

    /// Makes all calls fail, as if the process were gone.
    func turnOff() {
        state.withLock { $0.isOff = true }
    }

    /// Lets a new process use the files.
    func turnOn() {
        state.withLock { $0.isOff = false }
    }

    /// Whether all calls fail.
    var isOff: Bool { state.withLock { $0.isOff } }

    /// Whether the fault has begun.
    var hasFailed: Bool { state.withLock { $0.hasFailed } }

    /// How many files are open.
    var openFiles: Int { state.withLock { $0.openFiles } }

    /// How many calls of a group were made.
    func count(of call: FileCall) -> Int { state.withLock { $0.counts[call.rawValue] } }

    // MARK: Calls

    func noteOpen(_ path: String?) {
        state.withLock { state in
            state.openFiles += 1
            guard state.losesWrites, let path, let file = Self.status(path) else {
                return
            }
            // Without bytes it is a new file, even if it has the number of one that was removed.
            if file.size > 0, state.unsynced[path]?.node == file.node { return }
            state.unsynced[path] = UnsyncedWrites(node: file.node, size: file.size)
        }
    }

    func noteClose() {
        state.withLock { $0.openFiles -= 1 }
    }

    /// Returns the course of a call, and counts it.
    func course(of call: FileCall, needsSpace: Bool = false, isWrite: Bool = false) -> Course {
        state.withLock { state in
            guard !state.isOff else { return .fail(.broken) }
            state.counts[call.rawValue] += 1
            guard let plan = state.plan, plan.call == call,
                state.counts[call.rawValue] >= plan.number
            else { return .pass }
            let isFirst = state.counts[call.rawValue] == plan.number
            switch plan.fault {
            case .once(let reason):
                guard isFirst, reason != .half || isWrite else { return .pass }
                state.hasFailed = true
                return .fail(reason)
            case .always(let reason):
                guard reason != .full || needsSpace else { return .pass }
                state.hasFailed = true
                return .fail(reason)
            case .power(let loss, _):
                (state.hasFailed, state.isOff) = (true, true)
                switch loss {
                case .all: return .fail(.broken)
                case .none: return isWrite ? .failHalfway : .fail(.broken)
                case .last, .any: return .failAfterwards
                }
            }
        }
    }

    /// Notes a write or a truncation that is about to be made, after which the file has a size.
    ///
    /// `old` returns the size of the file until then and the bytes that are replaced.
    func noteWrite(
        _ path: String,
        _ range: Range<Int>,
        newSize: (Int) -> Int,
        old: () -> (size: Int, bytes: Data)
    ) {
        state.withLock { state in
            guard state.losesWrites, state.unsynced[path] != nil else { return }
            let old = old()
            let write = UnsyncedWrites.Write(
                position: state.position,
                range: range,
                old: old.bytes,
                size: old.size
            )
            state.unsynced[path]?.append(write, size: newSize(old.size))
            state.position += 1
        }
    }

    func noteSync(_ path: String) {
        state.withLock { state in
            guard state.plan?.fault.ignoresSyncs == false else { return }
            state.unsynced[path]?.noteSync()
            state.firstUnordered = state.position
        }
    }

    func noteDelete(_ path: String) {
        state.withLock { state in
            state.unsynced[path] = nil
            state.firstUnordered = state.position
        }
    }

    // MARK: Power

    /// Undoes the writes that were lost with the power.
    ///
    /// All files must be closed.
    func loseWrites() throws {
        try state.withLock { state in
            defer { state.unsynced = [:] }
            guard case .power(let loss, _)? = state.plan?.fault, state.hasFailed else { return }
            let cut = Int.random(
                in: state.firstUnordered...state.position,
                using: &state.random
            )
            for (path, file) in state.unsynced.sorted(by: { $0.key < $1.key }) {
                guard !file.writes.isEmpty, let status = Self.status(path),
                    status.node == file.node, status.size == file.size
                else { continue }
                let url = URL(fileURLWithPath: path)
                let current = try Data(contentsOf: url)
                let left = Self.contents(current, of: file, loss, cut, &state.random)
                if left != current { try left.write(to: url) }
            }
        }
    }

    private static func contents(
        _ current: Data,
        of file: UnsyncedWrites,
        _ loss: Fault.Loss,
        _ cut: Int,
        _ random: inout SeededGenerator
    ) -> Data {
        switch loss {
        case .none: return current
        case .all: return file.contents(current, before: 0)
        case .last: return file.contents(current, before: cut)
        case .any:
            switch Int.random(in: 0..<6, using: &random) {
            case 0: return current
            case 1: return file.contents(current, before: 0)
            case 2:
                let positions = file.writes.map(\.position)
                let cut = positions.randomElement(using: &random) ?? 0
                return file.contents(current, before: cut)
            default: return file.torn(current, &random)
            }
        }
    }

    private static func status(_ path: String) -> (node: UInt64, size: Int)? {
        var information = stat()
        guard stat(path, &information) == 0 else { return nil }
        return (UInt64(information.st_ino), Int(information.st_size))
    }
}
#endif
