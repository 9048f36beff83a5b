import Foundation
import Testing

@testable import Relay

/// The store against a naive model of it, under random operations.
///
/// A failure names its seed and prints the shortest script that was found to fail. In full it is
/// 200,000 operations; other seeds than the first forty run where `MODEL_SEEDS` says how many, and
/// `MODEL_SHRINKS=0` saves the time for the script.
@Suite struct StoreModelTests {
    private static let stepsPerSeed = 5_000

    private static let seeds = Thoroughness.seeds("MODEL_SEEDS", short: 2, full: 40)

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
        let shortest = ModelScript.shrink(Array(steps.prefix(difference.step + 1))) {
            Self.difference($0)?.step
        }
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

    @Test func scriptsShrinkToWhatFails() {
        // Fails when a 7 comes after a 3.
        let shortest = ModelScript.shrink(Array(0..<1_000).map { $0 % 40 }) { numbers in
            numbers.firstIndex(of: 3).flatMap { numbers[$0...].firstIndex(of: 7) }
        }
        #expect(shortest == [3, 7])
    }
}
