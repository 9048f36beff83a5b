/// The field keys, type names and identities that encoded rows name by their numbers.
struct UsedNames {
    var keys = NumberSet<FieldKey>()
    var types = NumberSet<TypeName>()
    var ids = NumberSet<DataID>()

    mutating func formUnion(_ other: UsedNames) {
        keys.formUnion(other.keys)
        types.formUnion(other.types)
        ids.formUnion(other.ids)
    }
}

/// The numbers that rows of a storage may have.
struct KnownNames: Sendable {
    var keys = NumberSet<FieldKey>()
    var types = NumberSet<TypeName>()
    /// The data IDs below this.
    var idCount: UInt32 = 1
}

extension ByteReader {
    mutating func key(_ known: KnownNames) throws(DamagedRow) -> FieldKey {
        let key = FieldKey(index: try number(below: .max))
        guard known.keys.contains(key) else { throw DamagedRow() }
        return key
    }

    mutating func type(_ known: KnownNames) throws(DamagedRow) -> TypeName {
        let type = TypeName(index: try number(below: .max))
        guard known.types.contains(type) else { throw DamagedRow() }
        return type
    }
}
