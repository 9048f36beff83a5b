import Testing

@testable import Relay

/// After each answer of a server that doesn't contradict itself its query is there, whatever was
/// collected, deleted, loaded, paged, streamed, cancelled or reverted before.
///
/// A failure prints what was done. `HEALING_SEEDS` is the number of seeds, of 200 steps each.
@Suite(.timeLimit(.minutes(30))) struct HealingTests {
    @Test(
        .bug(
            id: "links-to-collected-objects",
            "Objects whose links led to collected ones were unreadable for good."
        ),
        arguments: Thoroughness.seeds("HEALING_SEEDS", short: 12, full: 500)
    )
    func whatTheServerHasAnsweredIsThere(seed: UInt64) async throws {
        let run = HealingRun(seed: seed)
        do {
            for _ in 0..<200 { try await run.step() }
        } catch {
            let steps = run.script.suffix(60).joined(separator: "\n")
            Issue.record("Seed \(seed): \(error)\n\(steps)")
        }
    }
}
