extension RelayEnvironment {
    /// Returns whether a field that a fragment reads has outlived its age.
    ///
    /// Fields of the fragments that it spreads don't count. A reference from before ``reset(keepsQueuedMutations:isolation:)`` is not
    /// stale. ``observeState(of:)->AsyncStream<FragmentState<Fragment.Output>>`` tells when it changes.
    /// See <doc:KeepingDataFresh>.
    public func isStale<Fragment: GraphQLFragment>(_ reference: FragmentRef<Fragment>) -> Bool {
        let source = store.visibleSource
        let owner = reference.owner
        guard source.hasAges, owner.symbols === store.symbols, owner.session == source.session
        else { return false }
        let bound = owner.reader(of: Fragment.artifact, arguments: reference.arguments)
        var reader = Reader(source: source, bound: bound, owner: owner, id: reference.dataID)
        let _: Fragment.Output = reader.definition()
        let seen = Reading(&reader).seen
        return bound.expiry(of: seen, in: source).map { $0 <= store.options.now() } ?? false
    }
}

extension BoundReader {
    /// Returns when the first of the definition's own fields that were read outlives its age.
    ///
    /// `nil` if none of them ages.
    func expiry(of seen: SeenRecords, in source: RecordSource) -> ContinuousClock.Instant? {
        guard source.hasAges else { return nil }
        let keys = Set(items.map(\.key))
        var first: ContinuousClock.Instant?
        for record in seen {
            for group in source.stamp(of: record.id)?.groups ?? [] {
                for field in group.ages
                where keys.contains(field.key) && record.fields.contains(FieldSet(field.key)) {
                    let expiry = group.expiry(field.seconds)
                    first = min(first ?? expiry, expiry)
                }
            }
        }
        return first
    }
}

extension FieldSet {
    fileprivate init(_ key: FieldKey) {
        self.init()
        insert(key)
    }
}
