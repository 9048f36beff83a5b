import Testing

@testable import Relay

/// Random fetches, preloads, pages, refetches, mutations in queues, ages, holders and failures,
/// cancelled at random: requests, results and data are those of a simple model.
///
/// A failure prints what was done. `ENVIRONMENT_SEEDS` is the number of seeds.
@Suite(.timeLimit(.minutes(30))) struct EnvironmentModelTests {
    @Test(arguments: Thoroughness.seeds("ENVIRONMENT_SEEDS", short: 6, full: 100))
    func doesWhatTheModelDoes(seed: UInt64) async throws {
        let run = try EnvironmentRun(seed: seed)
        do {
            for _ in 0..<400 { try await run.step() }
            try await run.finish()
        } catch {
            Issue.record(
                "Seed \(seed): \(error)\n\(run.script.suffix(60).joined(separator: "\n"))"
            )
        }
    }
}
