extension RelayEnvironment {
    /// Reads a query's data from the store as JSON, by response keys.
    ///
    /// It has the fields that the query itself selects, and with `includingFragments` also those of
    /// the fragments below it: as the server has sent them, except that the pages of connections are
    /// merged. Fields of fragments that the store doesn't have are left out, and so are deleted
    /// objects in lists. Fields with errors are null.
    ///
    /// ```swift
    /// let json = try environment.json(of: FeedQuery(first: 10), includingFragments: true)
    /// webView.postMessage(json.description)
    /// ```
    ///
    /// - Throws: A ``StoreError`` when something that the query itself selects is missing or failed.
    public func json<Query: GraphQLQuery>(
        of query: Query,
        includingFragments: Bool = false
    ) throws(StoreError) -> JSONValue {
        store.resolveMissingFields(of: describe(query))
        return try json(of: query, includingFragments: includingFragments, in: store.visibleSource)
    }

    /// Reads a fragment's data from the store as JSON, by response keys.
    ///
    /// It has the fields that the fragment itself selects, and with `includingFragments` also those
    /// of the fragments below it; see ``json(of:includingFragments:)-(Query,_)``.
    ///
    /// - Throws: A ``StoreError`` when something that the fragment itself selects is missing or
    ///   failed, its object was deleted, or the reference is from before ``reset(keepsQueuedMutations:isolation:)``.
    public func json<Fragment: GraphQLFragment>(
        of reference: FragmentRef<Fragment>,
        includingFragments: Bool = false
    ) throws(StoreError) -> JSONValue {
        try json(
            of: reference,
            includingFragments: includingFragments,
            in: store.visibleSource
        )
    }

    func json<Query: GraphQLQuery>(
        of query: Query,
        includingFragments: Bool,
        in source: RecordSource
    ) throws(StoreError) -> JSONValue {
        let operation = describe(query)
        guard operation.session == source.session else {
            throw .reset(definition: operation.request.name)
        }
        let owner = store.owner(of: operation, from: .root)
        let bound = owner.reader(of: owner.artifact, arguments: nil)
        let _: Query.Output = try read(bound, owner: owner, id: .root, in: source)
        var reader = JSONReader(
            source: source,
            owner: owner,
            includesFragments: includingFragments
        )
        return reader.read(bound, .root, as: Query.Output.self)
    }

    func json<Fragment: GraphQLFragment>(
        of reference: FragmentRef<Fragment>,
        includingFragments: Bool,
        in source: RecordSource
    ) throws(StoreError) -> JSONValue {
        let owner = reference.owner
        try check(owner, Fragment.artifact, source)
        let bound = owner.reader(of: Fragment.artifact, arguments: reference.arguments)
        let _: Fragment.Output = try read(bound, owner: owner, id: reference.dataID, in: source)
        var reader = JSONReader(
            source: source,
            owner: owner,
            includesFragments: includingFragments
        )
        return reader.read(bound, reference.dataID, as: Fragment.Output.self)
    }
}

extension EnvironmentSnapshot {
    /// Reads a query's data as JSON, by response keys.
    ///
    /// Works like ``RelayEnvironment/json(of:includingFragments:)-(Query,_)``.
    ///
    /// - Throws: A ``StoreError`` when something that the query itself selects is missing or failed,
    ///   or the environment was reset since the snapshot was taken.
    public func json<Query: GraphQLQuery>(
        of query: Query,
        includingFragments: Bool = false
    ) throws(StoreError) -> JSONValue {
        try environment.json(of: query, includingFragments: includingFragments, in: held.source)
    }

    /// Reads a fragment's data as JSON, by response keys.
    ///
    /// - Throws: A ``StoreError`` when something that the fragment itself selects is missing or
    ///   failed, its object was deleted, or the reference is from another session than the snapshot.
    public func json<Fragment: GraphQLFragment>(
        of reference: FragmentRef<Fragment>,
        includingFragments: Bool = false
    ) throws(StoreError) -> JSONValue {
        try environment.json(
            of: reference,
            includingFragments: includingFragments,
            in: held.source
        )
    }
}
