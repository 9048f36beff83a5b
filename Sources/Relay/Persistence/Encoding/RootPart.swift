/// Sixteen fields of the query root as a row of a storage has them, because the root may have thousands
/// and most responses change one.
///
/// The number of a row is the number of its fields' keys by sixteen. It has the number of these
/// fields, and each key with its value.
enum RootPart {
    /// Returns the number of the row with a field.
    static func number(of key: FieldKey) -> Int64 { Int64(key.index >> 4) }

    /// Encodes a part of the root; `nil` if it has no fields.
    static func encode(
        _ number: Int64,
        of root: Record,
        _ symbols: Symbols,
        omitting omissions: Omissions,
        _ used: inout UsedNames
    ) -> (contents: ByteWriter, count: Int)? {
        guard !omissions.contains(root.typeName, symbols) else { return nil }
        var body = ByteWriter()
        var count = 0
        for place in 0..<UInt32(16) {
            let key = FieldKey(index: UInt32(truncatingIfNeeded: number << 4) | place)
            let value = root[key]
            guard value != .absent, !omissions.contains(key, of: root.typeName, symbols) else {
                continue
            }
            used.keys.insert(key)
            body.write(key.index)
            body.write(value, of: .root, &used)
            count += 1
        }
        guard count > 0 else { return nil }
        var contents = ByteWriter()
        contents.write(count)
        contents.write(body)
        return (contents, count)
    }

    /// Reads a part of the root.
    static func decode(
        _ reader: inout ByteReader,
        _ known: KnownNames
    ) throws(DamagedRow) -> [(key: FieldKey, value: Value)] {
        var fields: [(key: FieldKey, value: Value)] = []
        for _ in 0..<(try reader.count()) {
            let key = try reader.key(known)
            fields.append((key, try reader.value(of: .root, known)))
        }
        return fields
    }
}
