/// The mutations of an environment that have not ended yet, and their observers.
///
/// A class because it changes while the environment shares it.
final class MutationRegister: Sendable {
    private struct State {
        var mutations: [Int: MutationInFlight] = [:]
        var lastID = 0

        /// The mutations, oldest first.
        var sorted: [MutationInFlight] { mutations.values.sorted { $0.id < $1.id } }
    }

    private let state = Locked(State())
    private let observers = NewestValues<[MutationInFlight]>()
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
        let hasChanged = state.withLock { state in
            guard state.mutations[id]?.isWaiting == true else { return false }
            state.mutations[id]?.isWaiting = false
            return true
        }
        if hasChanged { deliver() }
    }

    func remove(_ id: Int) {
        // Released after unlocking.
        let removed = state.withLock { $0.mutations.removeValue(forKey: id) }
        if removed != nil { deliver() }
    }

    func observe() -> AsyncStream<[MutationInFlight]> { observers.observe { [self] in all } }

    private func deliver() { observers.noteChange { all } }
}
