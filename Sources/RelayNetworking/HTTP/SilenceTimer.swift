import Relay

/// Calls an action once nothing has been heard for a given time.
///
/// A class because the exchange and the task that waits share when something was last heard.
final class SilenceTimer: Sendable {
    private let lastSign: Locked<ContinuousClock.Instant>
    private let task: Task<Void, Never>

    /// Starts to wait.
    init(limit: Duration, _ action: @escaping @Sendable () -> Void) {
        let lastSign = Locked(ContinuousClock.now)
        self.lastSign = lastSign
        task = Task {
            while true {
                let end = lastSign.withLock { $0 } + limit
                guard end > .now else { return action() }
                // Zero tolerance: a timeout of 200 ms means 200 ms.
                do { try await Task.sleep(until: end, tolerance: .zero) } catch { return }
            }
        }
    }

    /// Waits for the whole time again.
    func reset() {
        lastSign.withLock { $0 = .now }
    }

    /// Ends the wait.
    func stop() {
        task.cancel()
    }
}

extension HTTPRequest {
    /// Whether the timeout is one that URLSession does not keep exactly: on Linux it drops the
    /// fraction of a second, so that 0.5 s would be none at all.
    var needsOwnTimer: Bool { timeout.components.attoseconds != 0 }

    /// The timeout in whole seconds for URLSession, which fires later than our own timer.
    var wholeTimeout: Int64 {
        // URLSession counts in nanoseconds, so what is longer than 34 years would overflow.
        min(timeout.components.seconds, 1 << 30) + (needsOwnTimer ? 2 : 0)
    }
}
