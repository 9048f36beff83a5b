extension RelayEnvironment {
    /// Returns whether a field that a fragment reads has outlived its age.
    ///
    /// Fields of the fragments that it spreads don't count. A reference from before ``reset()`` is not
    /// stale. See <doc:KeepingDataFresh>.
    public func isStale<Fragment: GraphQLFragment>(_ reference: FragmentRef<Fragment>) -> Bool {
        let source = store.visibleSource
        let owner = reference.owner
        guard source.hasAges, owner.symbols === store.symbols, owner.session == source.session
        else { return false }
        let bound = owner.reader(of: Fragment.artifact, arguments: reference.arguments)
        var reader = Reader(source: source, bound: bound, owner: owner, id: reference.dataID)
        let _: Fragment.Output = reader.definition()
        let keys = Set(bound.items.map(\.key))
        let now = store.options.now()
        return Reading(&reader).seen.contains { record in
            let groups = source.stamp(of: record.id)?.groups ?? []
            return groups.contains { group in
                group.ages.contains { field in
                    keys.contains(field.key) && record.fields.contains(FieldSet(field.key))
                        && group.expiry(field.seconds) <= now
                }
            }
        }
    }
}

extension FieldSet {
    fileprivate init(_ key: FieldKey) {
        self.init()
        insert(key)
    }
}
