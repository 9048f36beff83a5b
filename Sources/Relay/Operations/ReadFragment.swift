extension RelayEnvironment {
    /// Reads a fragment's data, as it is now.
    ///
    /// - Throws: A ``StoreError`` when something that the fragment selects is missing or failed,
    ///   or its object was deleted.
    public func read<Fragment: GraphQLFragment>(
        _ reference: FragmentRef<Fragment>
    ) throws(StoreError) -> Fragment.Data {
        let definition = Fragment.artifact.name
        guard reference.owner.symbols === store.symbols else {
            throw .foreignReference(definition: definition)
        }
        return try snapshot(reference, in: store.source).result.get(definition)
    }

    /// A fragment's data now, and again whenever it has changed.
    ///
    /// Nothing is delivered while something is missing, nor after the object was deleted. Only
    /// the newest value waits for a slow consumer. The data stays in the store until the sequence
    /// is dropped; it never ends by itself.
    public func observe<Fragment: GraphQLFragment>(
        _ reference: FragmentRef<Fragment>
    ) -> AsyncStream<Fragment.Data> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            guard reference.owner.symbols === store.symbols else {
                continuation.finish()
                return
            }
            var last: Fragment.Data?
            let subscription = store.subscribe {
                self.snapshot(reference, in: $0)
            } _: { snapshot in
                guard let data = snapshot.result.value, last != data else { return false }
                last = data
                continuation.yield(data)
                return true
            }
            continuation.onTermination = { _ in subscription.dispose() }
        }
    }

    func snapshot<Fragment: GraphQLFragment>(
        _ reference: FragmentRef<Fragment>,
        in source: RecordSource
    ) -> Snapshot<Fragment.Data> {
        let owner = reference.owner
        let bound = owner.reader(of: Fragment.artifact, arguments: reference.arguments)
        return Snapshot(source: source, bound: bound, owner: owner, id: reference.dataID)
    }
}
