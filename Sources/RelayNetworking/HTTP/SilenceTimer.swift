import Relay

/// Calls an action once nothing was received for a given time.
///
/// A class because the exchange and the waiting task share the time of the last reception.
final class SilenceTimer: Sendable {
    private let lastSign: Locked<ContinuousClock.Instant>
    private let task: Task<Void, Never>

    /// Starts the timer.
    init(limit: Duration, _ action: @escaping @Sendable () -> Void) {
        let lastSign = Locked(ContinuousClock.now)
        self.lastSign = lastSign
        task = Task {
            while true {
                let end = lastSign.withLock { $0 }.after(limit)
                guard end > .now else { return action() }
                // Zero tolerance: a timeout of 200 ms means 200 ms.
                do { try await wait(until: end, tolerance: .zero) } catch { return }
            }
        }
    }

    /// Restarts the timer.
    func reset() {
        lastSign.withLock { $0 = .now }
    }

    /// Stops the timer.
    func stop() {
        task.cancel()
    }
}

extension HTTPRequest {
    /// Whether URLSession does not apply the timeout exactly.
    ///
    /// On Linux it drops the fraction of a second, so that 0.5 s would mean no timeout.
    var needsOwnTimer: Bool { timeout.waitable.components.attoseconds != 0 }

    /// The timeout in whole seconds for URLSession, which fires later than our own timer.
    var wholeTimeout: Int64 {
        // URLSession counts nanoseconds too.
        timeout.waitable.components.seconds + (needsOwnTimer ? 2 : 0)
    }
}
