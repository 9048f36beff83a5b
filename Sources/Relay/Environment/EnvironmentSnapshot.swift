extension RelayEnvironment {
    /// Returns the newest version of the data, to read several things from one version.
    ///
    /// ```swift
    /// let snapshot = environment.snapshot()
    /// let feed = try snapshot.read(FeedQuery(first: 10))
    /// let rows = try feed.feed.map { try snapshot.read($0.storyRow_story) }
    /// ```
    ///
    /// Taking one copies nothing. Within an updater it has the updater's changes so far.
    public func snapshot() -> EnvironmentSnapshot {
        EnvironmentSnapshot(self, store.holdVersion())
    }
}

/// One version of an environment's data.
///
/// Whatever is read from it is of the same version: a view and its children never see different
/// ones. Later changes don't reach it, and what it has isn't collected while it exists, so hold it
/// only as long as needed.
public struct EnvironmentSnapshot: Sendable {
    let environment: RelayEnvironment
    let held: HeldVersion

    init(_ environment: RelayEnvironment, _ held: HeldVersion) {
        self.environment = environment
        self.held = held
    }

    /// The number of the version.
    ///
    /// Later versions of an environment have greater numbers.
    public var version: Int { held.source.version }

    /// Reads a query's own data.
    ///
    /// - Throws: A ``StoreError`` when something is missing or failed, or the environment was reset
    ///   since the snapshot was taken. The data of fragments below the query is not checked.
    public func read<Query: GraphQLQuery>(_ query: Query) throws(StoreError) -> Query.Output {
        try environment.read(query, in: held.source)
    }

    /// Reads a fragment's data.
    ///
    /// - Throws: A ``StoreError`` when something that the fragment selects is missing or failed,
    ///   its object was deleted, or the reference is from another session than the snapshot.
    public func read<Fragment: GraphQLFragment>(
        _ reference: FragmentRef<Fragment>
    ) throws(StoreError) -> Fragment.Output {
        try environment.read(reference, in: held.source)
    }

    /// Reads a fragment's data for each of several objects.
    ///
    /// Objects that were deleted are left out.
    ///
    /// - Throws: A ``StoreError`` when something that the fragment selects is missing or failed,
    ///   or a reference is from another session than the snapshot.
    public func read<Fragment: GraphQLFragment>(
        _ references: [FragmentRef<Fragment>]
    ) throws(StoreError) -> [Fragment.Output] {
        try environment.read(references, in: held.source)
    }
}
