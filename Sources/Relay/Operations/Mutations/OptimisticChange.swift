/// A change that an app shows before it sends it to the server, or without ever sending it.
///
/// It stays until ``revert(isolation:)`` is called, a mutation that confirms it is answered, or the environment is
/// reset; also if this object is dropped.
///
/// A class because it has identity: the change can be replaced and reverted.
public final class OptimisticChange: Sendable {
    private struct State {
        /// The update in force; `nil` once it was reverted.
        var id: OptimisticUpdate.ID?
        var isReverted = false
    }

    /// The record where the data of the mutation begins, if the change shows one.
    let root: DataID
    /// Keeps the number of ``root``.
    private let held: HeldIdentities
    private let store: Store
    private let session: Int
    private let state: Locked<State>

    init(
        in store: Store,
        _ makeUpdate: (_ root: DataID) -> OptimisticUpdate
    ) throws {
        self.store = store
        session = store.session
        root = store.makeLocalID()
        held = HeldIdentities([root], in: store.heldIdentities)
        let id = try store.replace(nil, by: makeUpdate(root), session: session)
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
        try replace(by: OptimisticUpdate(updater), isolation)
    }

    /// Replaces the change by another way to show a mutation, in one version of the data.
    ///
    /// `response` and `updater` are those of `applyOptimisticChange(of:response:)`.
    ///
    /// - Throws: As for ``replace(isolation:with:)``, and a ``ResponseError``.
    public func replace<Mutation: GraphQLMutation>(
        of mutation: Mutation,
        response: JSONObject,
        isolation: (any Actor)? = #isolation,
        updater: (@Sendable (RecordSourceProxy) throws -> Void)? = nil
    ) throws {
        let operation = store.describe(Mutation.artifact, mutation.variables, session: session)
        let update = OptimisticUpdate(
            of: operation,
            root: root,
            response: response,
            updater: updater
        )
        try replace(by: update, isolation)
    }

    // Disfavored as for `commit`.

    /// Replaces the change by another way to show a mutation, with a response that the compiler has checked.
    ///
    /// - Throws: As for ``replace(isolation:with:)``, and a ``ResponseError``.
    @_disfavoredOverload
    public func replace<Mutation: RawResponseMutation>(
        of mutation: Mutation,
        response: Mutation.RawResponse,
        isolation: (any Actor)? = #isolation,
        updater: (@Sendable (RecordSourceProxy) throws -> Void)? = nil
    ) throws {
        let operation = store.describe(Mutation.artifact, mutation.variables, session: session)
        try replace(
            of: mutation,
            response: operation.normalization.addingNulls(to: response.inputValue.object ?? [:]),
            isolation: isolation,
            updater: updater
        )
    }

    func replace(by update: OptimisticUpdate, _ isolation: (any Actor)?) throws {
        let (previous, isReverted) = state.withLock { state in
            (take(&state.id, nil), state.isReverted)
        }
        if isReverted { return }
        // Also when the update throws, which reverts the change.
        defer { store.showNow(to: isolation) }
        let id = try store.replace(previous, by: update, session: session)
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

    /// The update that the answer to a mutation replaces; `nil` once the change was reverted.
    var current: OptimisticUpdate.ID? { state.withLock { $0.id } }

    /// Whether it is one of a store.
    func belongs(to store: Store) -> Bool { self.store === store }

    /// Ends the change if an answer has replaced its update, also one that was refused later.
    ///
    /// A reset ends it, too, and replacing it is then an error, whichever of the two comes first.
    func endIfReplaced() {
        guard let current, store.applied(current) == nil else { return }
        // Looked at afterwards, because a reset may have removed the update just now.
        if store.session == session { revert(isolation: nil) }
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
        let change = try OptimisticChange(in: store) { _ in OptimisticUpdate(updater) }
        store.showNow(to: isolation)
        return change
    }
}

extension RelayEnvironment {
    /// Shows a mutation as if it had succeeded, until it has, or the change is reverted.
    ///
    /// `response` has the form of the server's `data`, by response keys, and `updater` runs after it, with what the
    /// response doesn't say. Nothing is sent: `commit(_:confirming:)` does that, as often as it is tried.
    ///
    /// - Returns: The change, with which the mutation is sent, or the change replaced or reverted.
    /// - Throws: The error of `updater`, or a ``ResponseError``; nothing is changed then.
    public func applyOptimisticChange<Mutation: GraphQLMutation>(
        of mutation: Mutation,
        response: JSONObject,
        isolation: (any Actor)? = #isolation,
        updater: (@Sendable (RecordSourceProxy) throws -> Void)? = nil
    ) throws -> OptimisticChange {
        let operation = describe(mutation)
        let change = try OptimisticChange(in: store) { root in
            OptimisticUpdate(of: operation, root: root, response: response, updater: updater)
        }
        store.showNow(to: isolation)
        return change
    }

    // Disfavored as for `commit`.

    /// Shows a mutation as if it had succeeded, with a response that the compiler has checked.
    ///
    /// In the response `nil` means null. Fields of types that the object isn't of, and fields that
    /// `@include` or `@skip` leave out, are left out.
    ///
    /// - Throws: The error of `updater`, or a ``ResponseError``; nothing is changed then.
    @_disfavoredOverload
    public func applyOptimisticChange<Mutation: RawResponseMutation>(
        of mutation: Mutation,
        response: Mutation.RawResponse,
        isolation: (any Actor)? = #isolation,
        updater: (@Sendable (RecordSourceProxy) throws -> Void)? = nil
    ) throws -> OptimisticChange {
        let bound = describe(mutation).normalization
        return try applyOptimisticChange(
            of: mutation,
            response: bound.addingNulls(to: response.inputValue.object ?? [:]),
            isolation: isolation,
            updater: updater
        )
    }
}
