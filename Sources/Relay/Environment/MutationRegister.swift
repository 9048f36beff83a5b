/// The mutations of an environment that have not ended yet, and their observers.
///
/// A class because it changes while the environment shares it.
final class MutationRegister: Sendable {
    private typealias Observer = AsyncStream<[MutationInFlight]>.Continuation

    private struct State {
        var mutations: [Int: MutationInFlight] = [:]
        var lastID = 0
        var observers: [Int: Observer] = [:]
        var lastObserver = 0
        /// How often the mutations have changed.
        var version = 0
        /// Whether a thread is delivering.
        var isDelivering = false

        /// The mutations, oldest first.
        var sorted: [MutationInFlight] { mutations.values.sorted { $0.id < $1.id } }
    }

    private let state = Locked(State())
    /// The mutations that wait for others with the same key.
    let queues = SerialQueues<MutationQueue.Key>()

    /// The mutations, oldest first.
    var all: [MutationInFlight] { state.withLock { $0.sorted } }

    /// Adds a mutation, and returns its number.
    func add(
        _ operation: OperationDescriptor,
        isWaiting: Bool,
        objects: Set<ObjectKey>
    ) -> Int {
        let id = state.withLock { state in
            state.lastID += 1
            state.version += 1
            state.mutations[state.lastID] = MutationInFlight(
                id: state.lastID,
                name: operation.request.name,
                variables: operation.variables,
                isWaiting: isWaiting,
                objects: objects
            )
            return state.lastID
        }
        deliver()
        return id
    }

    /// Records that a mutation doesn't wait any more.
    func noteTurn(_ id: Int) {
        state.withLock { state in
            guard state.mutations[id]?.isWaiting == true else { return }
            state.mutations[id]?.isWaiting = false
            state.version += 1
        }
        deliver()
    }

    func remove(_ id: Int) {
        // Released after unlocking.
        _ = state.withLock { state in
            state.version += 1
            return state.mutations.removeValue(forKey: id)
        }
        deliver()
    }

    func observe() -> AsyncStream<[MutationInFlight]> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let id = state.withLock { state in
                state.lastObserver += 1
                state.observers[state.lastObserver] = continuation
                state.version += 1
                return state.lastObserver
            }
            continuation.onTermination = { [weak self] _ in
                _ = self?.state.withLock { $0.observers.removeValue(forKey: id) }
            }
            deliver()
        }
    }

    /// Yields the mutations as they are now to all observers, one thread at a time, so that the last
    /// element is the newest.
    private func deliver() {
        var delivered = -1
        while true {
            let (version, all, observers) = state.withLock { state in
                guard !state.observers.isEmpty, !(state.isDelivering && delivered < 0),
                    state.version != delivered
                else {
                    if delivered >= 0 { state.isDelivering = false }
                    return (-1, [MutationInFlight](), [Observer]())
                }
                state.isDelivering = true
                return (state.version, state.sorted, Array(state.observers.values))
            }
            guard version >= 0 else { return }
            delivered = version
            for observer in observers { observer.yield(all) }
        }
    }
}
