import Relay

/// The deadlines of a network's operations.
///
/// A class because the operations share it. There is one timer for all of them, because a cancelled
/// sleep stays in the system's list of timers until its time.
final class Deadlines: Sendable {
    private struct State {
        var entries: [Int: (time: ContinuousClock.Instant, action: @Sendable () -> Void)] = [:]
        var nextID = 0
        /// The time at which the timer fires; `nil` if there is no timer.
        var timer: ContinuousClock.Instant?
    }

    private let state = Locked(State())

    /// Calls `action` after `delay`, unless it is removed before.
    ///
    /// Returns its id.
    func add(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> Int {
        let time = ContinuousClock.now.after(delay)
        let (id, needsTimer) = state.withLock { state in
            state.nextID += 1
            state.entries[state.nextID] = (time, action)
            let needsTimer = state.timer.map { time < $0 } ?? true
            if needsTimer { state.timer = time }
            return (state.nextID, needsTimer)
        }
        if needsTimer { startTimer(time) }
        return id
    }

    func remove(_ id: Int) {
        let entry = state.withLock { $0.entries.removeValue(forKey: id) }
        _ = entry
    }

    private func startTimer(_ time: ContinuousClock.Instant) {
        Task { [weak self] in
            try await wait(until: time)
            self?.fire(time)
        }
    }

    private func fire(_ time: ContinuousClock.Instant) {
        let (due, next) = state.withLock { state in
            let due = state.entries.filter { $0.value.time <= time }
            for id in due.keys { state.entries[id] = nil }
            // In the meantime, an earlier timer may have replaced this one.
            guard state.timer == time else { return (due, nil as ContinuousClock.Instant?) }
            state.timer = state.entries.values.map(\.time).min()
            return (due, state.timer)
        }
        if let next { startTimer(next) }
        for entry in due.values.sorted(by: { $0.time < $1.time }) { entry.action() }
    }
}
