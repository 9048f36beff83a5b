extension RelayEnvironment {
    /// The objects in the store that have a fragment's data, now, and again whenever they are others.
    ///
    /// ```swift
    /// let urgent = environment.objects(
    ///     of: IssueRow_issue.self,
    ///     where: { $0.priority == .urgent },
    ///     sortedBy: { $0.updatedAt > $1.updatedAt }
    /// )
    /// for await issues in urgent { show(issues) }
    /// ```
    ///
    /// It asks no server: an object counts, whatever has fetched it, as soon as the store has all data of
    /// the fragment and of those that it spreads. Each change of the store, also by an optimistic update,
    /// puts objects in, takes them out and moves them; nothing is delivered if they stay where they are.
    /// The views of the objects are notified of changes of their data as for all references. An object that
    /// was deleted, or whose data has an error that leaves no value (which is logged), is left out. For a
    /// fragment on the query type it finds nothing.
    ///
    /// The first look reads all objects of the fragment's type, before this returns; see
    /// <doc:FindingObjects>.
    ///
    /// - Parameters:
    ///   - fragment: The fragment whose data `isIncluded` and `areInIncreasingOrder` get, and to which the
    ///     references are.
    ///   - variables: The values of the fragment's arguments, and of the variables of operations that it
    ///     uses.
    ///   - isIncluded: Returns whether an object is in the list. It depends on the data alone, and is called
    ///     when that has changed, on any thread and without any lock.
    ///   - areInIncreasingOrder: Returns whether the first of two objects comes first, as for `sorted(by:)`.
    ///     Otherwise, and where it decides nothing, objects are in the order in which the store first saw them.
    /// - Returns: A sequence of references. The objects of the newest ones stay in the store, and so do those
    ///   to which the app has references. Only the newest list waits for a slow consumer. After
    ///   ``reset(keepsQueuedMutations:isolation:)`` it delivers an empty list, and then the objects of the new session.
    public func objects<Fragment: GraphQLFragment>(
        of fragment: Fragment.Type,
        variables: VariableData = [:],
        where isIncluded: (@Sendable (Fragment.Output) -> Bool)? = nil,
        sortedBy areInIncreasingOrder: (
            @Sendable (Fragment.Output, Fragment.Output) -> Bool
        )? = nil
    ) -> AsyncStream<[FragmentRef<Fragment>]> {
        let search = ObjectSearch<Fragment>(
            variables,
            where: isIncluded,
            sortedBy: areInIncreasingOrder
        )
        return stream(
            of: Fragment.artifact,
            owners: [],
            followsStatus: false,
            endsWithReset: false,
            failure: { _ in nil },
            { _, references in references },
            { ObjectsObservation(self, search, $0) }
        )
    }
}
