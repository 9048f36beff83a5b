/// A change that an app shows before it sends it to the server, or without ever sending it.
///
/// It stays until ``revert(isolation:)`` is called or the environment is reset, also if this object is dropped.
///
/// A class because it has identity: the change can be replaced and reverted.
public final class OptimisticChange: Sendable {
    private struct State {
        /// The update in force; `nil` once it was reverted.
        var id: OptimisticUpdate.ID?
        var isReverted = false
    }

    private let store: Store
    private let session: Int
    private let state: Locked<State>

    init(
        _ updater: @escaping @Sendable (RecordSourceProxy) throws -> Void,
        in store: Store
    ) throws {
        self.store = store
        session = store.session
        let id = try store.replace(nil, by: OptimisticUpdate(updater), session: session)
        state = Locked(State(id: id))
        store.log(.optimisticApply(operation: nil))
    }

    /// Replaces the change by another one, in one version of the data.
    ///
    /// The new change is applied after the other optimistic updates that are in force.
    ///
    /// - Throws: The error of `updater`, and ``StoreError/reset(definition:)`` if the environment was
    ///   reset. The change is then reverted. After ``revert(isolation:)`` nothing happens.
    public func replace(
        isolation: (any Actor)? = #isolation,
        with updater: @escaping @Sendable (RecordSourceProxy) throws -> Void
    ) throws {
        let (previous, isReverted) = state.withLock { state in
            (take(&state.id, nil), state.isReverted)
        }
        if isReverted { return }
        // Also when the update throws, which reverts the change.
        defer { store.showNow(to: isolation) }
        let id = try store.replace(previous, by: OptimisticUpdate(updater), session: session)
        // Another thread may have replaced or reverted it meanwhile.
        let obsolete = state.withLock { state -> OptimisticUpdate.ID? in
            state.isReverted ? id : take(&state.id, id)
        }
        store.log(.optimisticApply(operation: nil))
        if let obsolete { remove(obsolete) }
    }

    /// Reverts the change.
    ///
    /// Further calls do nothing.
    public func revert(isolation: (any Actor)? = #isolation) {
        let id = state.withLock { state in
            state.isReverted = true
            return take(&state.id, nil)
        }
        guard let id else { return }
        remove(id)
        store.showNow(to: isolation)
    }

    private func remove(_ id: OptimisticUpdate.ID) {
        if store.remove(id) { store.log(.optimisticRollback(operation: nil)) }
    }
}

extension RelayEnvironment {
    /// Changes records optimistically, apart from any mutation, until the change is reverted.
    ///
    /// ```swift
    /// let change = try environment.applyOptimisticChange { store in
    ///     store.record(story.id)?.setValue(.string(draft), for: "title")
    /// }
    /// defer { change.revert() }
    /// ```
    ///
    /// The updater runs again whenever a record changes that it has read, so it must depend on nothing
    /// but the store. Responses that arrive meanwhile are kept, below the change.
    ///
    /// - Returns: The change, with which it is replaced or reverted.
    /// - Throws: The error of `updater`; nothing is changed then.
    public func applyOptimisticChange(
        isolation: (any Actor)? = #isolation,
        _ updater: @escaping @Sendable (RecordSourceProxy) throws -> Void
    ) throws -> OptimisticChange {
        let change = try OptimisticChange(updater, in: store)
        store.showNow(to: isolation)
        return change
    }
}
