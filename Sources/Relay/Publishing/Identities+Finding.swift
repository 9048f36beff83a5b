extension Identities {
    /// Returns the object that the app names: by its key, by the key that it had before, or as a
    /// connection.
    ///
    /// `previous` returns the object that had a key before, and `has` whether the store has a record of
    /// an object. One without is only returned if the key names no other.
    mutating func find(
        named key: RecordKey,
        _ symbols: Symbols,
        previous: (RecordKey) -> DataID?,
        has: (DataID) -> Bool
    ) -> DataID? {
        let known = find(key) { symbols.typeName($0) }
        if let known, has(known) { return known }
        if let id = previous(key), has(id) { return id }
        guard key.scope == nil, let text = key.parts.first else { return known }
        return findConnection(text, symbols, previous: previous, has: has) ?? known
    }

    /// Returns the connection that `name` names, whether or not the store has it.
    ///
    /// Returns `nil` if it isn't a connection's name, or the object on which the connection would be has
    /// never been met.
    mutating func findConnection(
        _ name: String,
        _ symbols: Symbols,
        previous: (RecordKey) -> DataID?,
        has: (DataID) -> Bool
    ) -> DataID? {
        guard let steps = PlaceName.steps(of: name), let first = steps.first else { return nil }
        var id = DataID.root
        if !first.isNull {
            guard let key = RecordKey(name: first),
                let known = find(named: key, symbols, previous: previous, has: has)
            else { return nil }
            id = known
        }
        var rest = steps.dropFirst()
        while let step = rest.popFirst() {
            guard case .string(let field) = step else { return nil }
            var index: Int32 = -1
            if case .int(let position)? = rest.first {
                index = Int32(truncatingIfNeeded: position)
                rest.removeFirst()
            }
            id = intern(parent: id, key: symbols.fieldKey(field), index: index)
        }
        return id
    }
}
