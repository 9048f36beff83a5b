import Relay

/// Sends values to any number of streams, in the same order for all of them.
///
/// A class because the senders and the streams share it. Nothing is yielded or finished while the
/// lock is held: the steps are queued, and the first caller performs those of all others.
final class Broadcast<Element: Sendable>: Sendable {
    typealias Continuation = AsyncStream<Element>.Continuation

    private enum Step {
        case add(Int, Continuation)
        case send(Element)
        case finish
    }

    private struct State {
        var steps: [Step] = []
        var isPerforming = false
        var listeners: [Int: Continuation] = [:]
        var nextListener = 0
        /// The first value for new listeners.
        var latest: Element?
    }

    private let policy: Continuation.BufferingPolicy
    private let repeatsLatest: Bool
    private let state: Locked<State>

    /// Creates a broadcast.
    ///
    /// With `latest`, new streams start with the value that was sent last.
    init(_ policy: Continuation.BufferingPolicy, latest: Element? = nil) {
        self.policy = policy
        repeatsLatest = latest != nil
        state = Locked(State(latest: latest))
    }

    deinit {
        enqueue(.finish)
    }

    /// A stream of the values that are sent from now on.
    var stream: AsyncStream<Element> {
        AsyncStream(bufferingPolicy: policy) { continuation in
            let id = state.withLock { state in
                state.nextListener += 1
                return state.nextListener
            }
            continuation.onTermination = { [weak self] _ in self?.remove(id) }
            enqueue(.add(id, continuation))
        }
    }

    func send(_ element: Element) { enqueue(.send(element)) }

    /// Finishes all streams.
    func finish() { enqueue(.finish) }

    private func remove(_ id: Int) {
        let removed = state.withLock { $0.listeners.removeValue(forKey: id) }
        _ = removed
    }

    private func enqueue(_ step: Step) {
        let mayPerform = state.withLock { state in
            state.steps.append(step)
            defer { state.isPerforming = true }
            return !state.isPerforming
        }
        while mayPerform {
            let steps = state.withLock { state in
                state.isPerforming = !state.steps.isEmpty
                return take(&state.steps, [])
            }
            if steps.isEmpty { break }
            for step in steps { perform(step) }
        }
    }

    private func perform(_ step: Step) {
        switch step {
        case .add(let id, let continuation):
            let latest = state.withLock { state in
                state.listeners[id] = continuation
                return state.latest
            }
            if let latest, case .terminated = continuation.yield(latest) { remove(id) }
        case .send(let element):
            let (listeners, old) = state.withLock { state in
                (state.listeners, repeatsLatest ? take(&state.latest, element) : nil)
            }
            for (id, listener) in listeners {
                if case .terminated = listener.yield(element) { remove(id) }
            }
            _ = old
        case .finish:
            let listeners = state.withLock { take(&$0.listeners, [:]) }
            for listener in listeners.values { listener.finish() }
        }
    }
}
