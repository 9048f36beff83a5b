import Foundation
import Testing

@testable import Relay

/// The store against a naive model of it, under random operations.
///
/// A failure names its seed and prints the shortest script that was found to fail. Other seeds
/// than the first forty run where `MODEL_SEEDS` says how many; `MODEL_SHRINKS=0` saves the time
/// for the script.
@Suite struct StoreModelTests {
    private static let stepsPerSeed = 5_000

    private static let seeds: ClosedRange<UInt64> =
        1...(ProcessInfo.processInfo.environment["MODEL_SEEDS"].flatMap(UInt64.init) ?? 40)

    private static let shrinks = ProcessInfo.processInfo.environment["MODEL_SHRINKS"] != "0"

    @Test(arguments: seeds)
    func isWhatTheModelIs(seed: UInt64) {
        var script = ModelScript(seed: seed)
        let steps = script.steps(Self.stepsPerSeed, ModelRun().operations)
        guard let difference = Self.difference(steps) else { return }
        guard Self.shrinks else {
            Issue.record("seed \(seed), step \(difference.step): \(difference)")
            return
        }
        let shortest = Self.shrink(Array(steps.prefix(difference.step + 1)))
        let last = Self.difference(shortest) ?? difference
        let lines = shortest.map { "    \($0)," }.joined(separator: "\n")
        Issue.record("seed \(seed), step \(difference.step): \(last)\n[\n\(lines)\n]")
    }

    private static func difference(_ steps: [ModelStep]) -> ModelRun.Difference? {
        do {
            try ModelRun().run(steps)
            return nil
        } catch {
            return error as? ModelRun.Difference
        }
    }

    /// Leaves out what the failure doesn't need, in ever smaller pieces.
    private static func shrink(_ steps: [ModelStep]) -> [ModelStep] {
        var steps = steps
        var size = steps.count / 2
        while size >= 1 {
            var start = 0
            while start < steps.count {
                var fewer = steps
                fewer.removeSubrange(start..<min(start + size, steps.count))
                if let difference = difference(fewer) {
                    steps = Array(fewer.prefix(difference.step + 1))
                } else {
                    start += size
                }
            }
            size /= 2
        }
        return steps
    }
}
