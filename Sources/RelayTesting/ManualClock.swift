import Relay

/// A clock whose time changes only when a test advances it.
///
/// The environment of a ``MockEnvironment`` reads the age of data from it and sleeps on it between
/// polls. It is a `Clock`, so an app's own code can use it as well, such as to debounce a search.
///
/// ```swift
/// try await mock.clock.waitForSleeper()
/// mock.clock.advance(by: .seconds(30))
/// ```
///
/// It is a class because everyone who reads it shares the time.
public final class ManualClock: Clock {
    /// A time of this clock.
    public typealias Instant = ContinuousClock.Instant

    private struct Sleeper: Sendable {
        let deadline: Instant
        let wake: @Sendable (Result<Void, any Error>) -> Void
    }

    private struct State: Sendable {
        var now: Instant
        var sleepers: [Int: Sleeper] = [:]
        /// The tasks that are about to sleep, and whether each was cancelled.
        var beginning: [Int: Bool] = [:]
        var lastSleeper = 0
    }

    private let state: Watched<State>

    /// Creates a clock that shows the current time.
    public init() {
        state = Watched(State(now: ContinuousClock.now))
    }

    /// The time that the clock shows.
    public var now: Instant { state.current.state.now }

    /// Zero: the clock advances by exactly what it is told.
    public var minimumResolution: Duration { .zero }

    /// The number of tasks that sleep on the clock.
    public var sleeperCount: Int { state.current.state.sleepers.count }

    /// Advances the clock, and wakes the tasks whose time has come, earliest first.
    ///
    /// A task that sleeps again when it is woken counts from the new time. To let it sleep several
    /// times, advance the clock in several steps.
    public func advance(by duration: Duration) {
        let woken = state.change { state in
            state.now += duration
            let due = state.sleepers.filter { $0.value.deadline <= state.now }
            for id in due.keys { state.sleepers[id] = nil }
            return due.sorted { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }
        }
        for sleeper in woken { sleeper.value.wake(.success(())) }
    }

    /// Waits until `count` tasks sleep on the clock.
    ///
    /// Call it before ``advance(by:)``, because a task that begins to sleep later counts from the
    /// advanced time.
    ///
    /// - Throws: ``MockError/nobodySleeps(count:of:)`` after `limit`.
    public func waitForSleeper(
        count: Int = 1,
        within limit: Duration = .seconds(5)
    ) async throws {
        let found: Void? = await state.wait(within: limit) { state in
            state.sleepers.count >= count ? () : nil
        }
        if found == nil { throw MockError.nobodySleeps(count: sleeperCount, of: count) }
    }

    /// Waits until the clock has been advanced to `deadline`.
    ///
    /// - Throws: `CancellationError` when the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        let id = state.change { state in
            state.lastSleeper += 1
            state.beginning[state.lastSleeper] = false
            return state.lastSleeper
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                begin(id, Sleeper(deadline: deadline) { continuation.resume(with: $0) })
            }
        } onCancel: {
            let sleeper = state.change { state in
                if state.beginning[id] != nil { state.beginning[id] = true }
                return state.sleepers.removeValue(forKey: id)
            }
            sleeper?.wake(.failure(CancellationError()))
        }
    }

    private func begin(_ id: Int, _ sleeper: Sleeper) {
        let result = state.change { state -> Result<Void, any Error>? in
            let isCancelled = state.beginning.removeValue(forKey: id) ?? true
            if isCancelled { return .failure(CancellationError()) }
            if sleeper.deadline <= state.now { return .success(()) }
            state.sleepers[id] = sleeper
            return nil
        }
        if let result { sleeper.wake(result) }
    }
}
