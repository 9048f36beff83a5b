extension RelayEnvironment {
    /// Returns the state of a fragment's data for several objects, all at one version of the store.
    ///
    /// The state is that of
    /// ``observeState(of:)->AsyncStream<FragmentState<[Fragment.Output]>>``.
    public func state<Fragment: GraphQLFragment>(
        of references: [FragmentRef<Fragment>]
    ) -> FragmentState<[Fragment.Output]> {
        ListObservation(self, references, nil).state(in: store.visibleSource)
    }

    /// The state of a fragment's data for several objects now, and again whenever it has changed: one
    /// state for the list.
    ///
    /// It has a value when the data of all objects is there, and is stale if that of one is. Objects
    /// that were deleted are left out, so that it is never ``FragmentState/deleted``. If data is
    /// missing, it is loading as long as requests in flight should bring all of it. A failure for one
    /// object is one for the list. Otherwise like
    /// ``observeState(of:)->AsyncStream<FragmentState<Fragment.Output>>``.
    public func observeState<Fragment: GraphQLFragment>(
        of references: [FragmentRef<Fragment>]
    ) -> AsyncStream<FragmentState<[Fragment.Output]>> {
        states(of: Fragment.artifact, owners: Self.owners(of: references)) {
            ListObservation(self, references, $0)
        }
    }

    /// Returns a fragment's data for several objects as soon as all of it is there.
    ///
    /// Objects that were deleted are left out.
    ///
    /// - Throws: A ``StoreError`` when no request in flight will bring it: something is missing or
    ///   failed, or the environment was reset. `CancellationError` when the task is cancelled.
    public func waitForData<Fragment: GraphQLFragment>(
        _ references: [FragmentRef<Fragment>]
    ) async throws -> [Fragment.Output] {
        try await firstData(in: observeState(of: references), of: Fragment.artifact.name)
    }

    /// The operations of references, each once.
    static func owners<Fragment: GraphQLFragment>(
        of references: [FragmentRef<Fragment>]
    ) -> [OperationDescriptor] {
        var known: Set<ObjectIdentifier> = []
        return references.map(\.owner).filter { known.insert(ObjectIdentifier($0)).inserted }
    }
}
