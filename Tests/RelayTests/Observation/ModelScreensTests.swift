import Testing

@testable import Relay

/// Random screens of models, beside a plain reading of the store.
@MainActor
@Suite(.timeLimit(.minutes(60))) struct ModelScreensTests {
    private nonisolated static let seeds = Thoroughness.seeds(
        "SCREEN_SEEDS",
        short: 6,
        full: 500
    )
    private nonisolated static let steps = 200

    @Test(
        .bug(
            id: "model-screens",
            "Models showed less than their references had, or nothing that came after a failure."
        ),
        arguments: seeds
    )
    func modelsShowWhatTheStoreHas(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let screens = [ModelScreen(), ModelScreen()]
        for step in 0..<Self.steps {
            let screen = random.pick(screens)
            try await screen.step(&random)
            screen.checkFrame(step)
            if random.chance(20) { await screen.checkQuiet(step) }
            let problems = screens.flatMap(\.problems)
            guard problems.isEmpty else {
                Issue.record("seed \(seed), step \(step): \(problems.joined(separator: "; "))")
                return
            }
        }
        for screen in screens { await screen.checkQuiet(Self.steps) }
        let problems = screens.flatMap(\.problems)
        #expect(problems.isEmpty)
    }
}
