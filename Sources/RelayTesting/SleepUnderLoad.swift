/// Sleeps for a duration that grows with the load of the machine.
///
/// It sleeps in short steps. On a busy machine each step ends late, because the tasks that the test
/// waits for run late as well. So a limit that is short on an idle machine does not fail tests on a
/// busy one.
///
/// - Throws: `CancellationError`.
func sleepUnderLoad(for duration: Duration) async throws {
    let steps = 50
    for _ in 0..<steps { try await Task.sleep(for: duration / steps) }
}
