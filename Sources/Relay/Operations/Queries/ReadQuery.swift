extension RelayEnvironment {
    /// Reads a query's own data from the store, as it is now.
    ///
    /// - Throws: A ``StoreError`` when something is missing or failed. The data of fragments below
    ///   the query is not checked.
    public func read<Query: GraphQLQuery>(_ query: Query) throws(StoreError) -> Query.Output {
        let operation = describe(query)
        store.resolveMissingFields(of: operation)
        store.followKeptLists(of: operation)
        return try read(query, in: store.visibleSource)
    }

    func read<Query: GraphQLQuery>(
        _ query: Query,
        in source: RecordSource
    ) throws(StoreError) -> Query.Output {
        let operation = describe(query)
        guard operation.session == source.session else {
            throw .reset(definition: operation.request.name)
        }
        let owner = store.owner(of: operation, from: .root)
        let bound = owner.reader(of: owner.artifact, arguments: nil)
        return try read(bound, owner: owner, id: .root, in: source)
    }
}
