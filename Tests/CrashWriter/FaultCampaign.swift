#if os(Linux)
import Foundation

/// Runs the script with faults of all kinds at many calls.
struct FaultCampaign {
    let folder: URL
    let seed: UInt64
    /// How many calls of each kind of fault; `nil` for all.
    let count: Int?
    /// The description of a point, or a kind of fault, that is run alone.
    let only: String?

    /// The longest time of a run, in seconds.
    ///
    /// The system ends a process that takes longer.
    private static let longest: UInt32 = 30

    /// The results of all points with one kind of fault.
    private struct Tally {
        var points = 0
        var losses = 0
        var failures = 0
    }

    /// Prints a line for each problem, and the counts.
    ///
    /// Returns whether there was none.
    func run() async -> Bool {
        guard FaultyFiles.register() else {
            report("SQLite is not installed.")
            return false
        }
        var (total, isFine) = (Tally(), true)
        var random = SeededGenerator(seed: seed)
        for writesByItself in [false, true] {
            let outcome = await FaultRun(folder, nil, writesByItself: writesByItself).run()
            for problem in outcome.problems { report("without a fault: \(problem)") }
            isFine = isFine && outcome.problems.isEmpty
            let counts = outcome.counts
            report("\(writesByItself ? "by itself" : "persisted"): calls \(counts)")
            for call in FileCall.allCases {
                for fault in Fault.all(of: call) {
                    let numbers = numbers(upTo: counts[call.rawValue], &random)
                    let tally = await run(fault, call, numbers, writesByItself)
                    report(
                        "\(fault)@\(call): \(tally.points) points, \(tally.losses) launches "
                            + "without records, \(tally.failures) failures"
                    )
                    total.points += tally.points
                    total.failures += tally.failures
                }
            }
        }
        report("\(total.points) points, \(total.failures) failures, seed \(seed)")
        return isFine && total.failures == 0
    }

    /// Prints a line at once, which `print` into a pipe does not.
    private func report(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }

    private func run(
        _ fault: Fault,
        _ call: FileCall,
        _ numbers: [Int],
        _ writesByItself: Bool
    ) async -> Tally {
        var tally = Tally()
        for number in numbers {
            var point = FaultPoint(
                fault: fault,
                call: call,
                number: number,
                writesByItself: writesByItself,
                seed: 0
            )
            var random = SeededGenerator(seed: seed &* 1_000_003 &+ UInt64(number))
            point.seed = random.next()
            if let only, only != point.description, only != "\(fault)@\(call)" { continue }
            note(point)
            let outcome = await FaultRun(folder, point, writesByItself: writesByItself).run()
            guard outcome.hasFailed || !outcome.problems.isEmpty else { continue }
            tally.points += 1
            tally.losses += outcome.losses
            if !outcome.problems.isEmpty { tally.failures += 1 }
            for problem in outcome.problems { report("seed \(seed) \(point): \(problem)") }
        }
        return tally
    }

    /// Returns the numbers of calls: all, or one of each part if they are divided evenly.
    private func numbers(upTo calls: Int, _ random: inout SeededGenerator) -> [Int] {
        guard let count, count < calls, only == nil else { return Array(1...max(1, calls)) }
        return (0..<count).map { part in
            let range = part * calls / count..<(part + 1) * calls / count
            return 1 + Int.random(in: range, using: &random)
        }
    }

    /// Notes the point in a file, for a run that ends the process or hangs.
    private func note(_ point: FaultPoint) {
        let url = folder.appendingPathComponent("point")
        try? Data("seed \(seed) \(point)\n".utf8).write(to: url)
        alarm(Self.longest)
    }
}
#endif
