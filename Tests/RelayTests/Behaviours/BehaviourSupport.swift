@testable import Relay

/// Waits until a condition of models holds, which only the main actor can look at.
@MainActor
func eventuallyShown(_ what: String = "state", _ condition: () -> Bool) async throws {
    let clock = ContinuousClock()
    let deadline = clock.now + .seconds(60)
    var looks = 0
    while !condition() {
        looks += 1
        guard looks < 10_000 || clock.now < deadline else {
            throw Timeout(description: "no \(what) in time")
        }
        try await Task.sleep(for: .milliseconds(1))
    }
}

/// Whether a condition of models holds now and after everything that is ready to run has run.
@MainActor
func remainsShown(_ condition: () -> Bool) async throws -> Bool {
    for _ in 0..<20 {
        guard condition() else { return false }
        await Task.yield()
        try await Task.sleep(for: .milliseconds(1))
    }
    return condition()
}
