import Relay

extension Duration {
    /// The longest time that anything waits: 34 years.
    ///
    /// The system counts nanoseconds in 64 bits, and longer sleeps trap.
    static let longestWait = Duration.seconds(1 << 30)

    /// The time to wait for an option of the app: never negative, and at most ``longestWait``.
    ///
    /// Sums and multiples of such times do not overflow.
    var waitable: Duration { min(max(self, .zero), .longestWait) }
}

extension ContinuousClock.Instant {
    /// Returns the instant after `duration`, at most ``Duration/longestWait`` later.
    func after(_ duration: Duration) -> ContinuousClock.Instant { self + duration.waitable }
}

/// Waits for `duration`, at most ``Duration/longestWait``.
///
/// All waits of this module are made here or by ``wait(until:tolerance:)``.
///
/// - Throws: `CancellationError` if the task is cancelled.
func wait(for duration: Duration) async throws {
    try await wait(until: .now.after(duration))
}

/// Waits until `time`, at most for ``Duration/longestWait``.
///
/// - Throws: `CancellationError` if the task is cancelled.
func wait(until time: ContinuousClock.Instant, tolerance: Duration? = nil) async throws {
    let end = min(time, .now.after(.longestWait))
    try await Task.sleep(until: end, tolerance: tolerance, clock: .continuous)
}
