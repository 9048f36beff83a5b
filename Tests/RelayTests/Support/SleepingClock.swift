@testable import Relay

/// A clock on which tasks sleep until a test advances it.
final class SleepingClock: Sendable {
    private struct State {
        var now: ContinuousClock.Instant
        var sleepers: [Int: (ContinuousClock.Instant, CheckedContinuation<Void, any Error>)] = [:]
        var cancelled: Set<Int> = []
        var begun = 0
        var wakes = 0
    }

    private let state: Locked<State>

    init(now: ContinuousClock.Instant = .now) { state = Locked(State(now: now)) }

    var now: ContinuousClock.Instant { state.withLock { $0.now } }
    var sleepers: Int { state.withLock { $0.sleepers.count } }
    var begun: Int { state.withLock { $0.begun } }
    var wakes: Int { state.withLock { $0.wakes } }

    func advance(by duration: Duration) {
        let due = state.withLock { state in
            state.now += duration
            let due = state.sleepers.filter { $0.value.0 <= state.now }
            for id in due.keys { state.sleepers[id] = nil }
            state.wakes += due.count
            return due
        }
        for (_, sleeper) in due { sleeper.1.resume() }
    }

    func sleep(_ duration: Duration) async throws {
        let id = state.withLock { state in
            state.begun += 1
            return state.begun
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isCancelled = state.withLock { state in
                    if state.cancelled.contains(id) { return true }
                    state.sleepers[id] = (state.now + duration, continuation)
                    return false
                }
                if isCancelled { continuation.resume(throwing: CancellationError()) }
            }
        } onCancel: {
            let sleeper = state.withLock { state in
                state.cancelled.insert(id)
                return state.sleepers.removeValue(forKey: id)
            }
            sleeper?.1.resume(throwing: CancellationError())
        }
    }
}
