/// A condition that did not come true in time.
struct Timeout: Error, CustomStringConvertible {
    let description: String
}

/// Waits until `condition` holds: a minute, in which it is looked at so often that everybody else
/// had their turn, however busy the machine is.
func eventually(
    _ what: String = "condition",
    _ condition: @Sendable () throws -> Bool
) async throws {
    let clock = ContinuousClock()
    let deadline = clock.now + .seconds(60)
    var looks = 0
    while try !condition() {
        looks += 1
        guard looks < 10_000 || clock.now < deadline else {
            throw Timeout(description: "no \(what) in time")
        }
        try await Task.sleep(for: .milliseconds(1))
    }
}

/// Whether `condition` holds now and after everything that is ready to run has run.
func remains(_ condition: @Sendable () -> Bool) async throws -> Bool {
    for _ in 0..<20 {
        guard condition() else { return false }
        await Task.yield()
        try await Task.sleep(for: .milliseconds(1))
    }
    return condition()
}
