/// The identities of 64 neighbouring data IDs as a row of a storage has them.
///
/// Eight bytes with a bit for each data ID in the row. Then for each, in order, a byte for its kind: 1 for
/// an id of the server's, with its text; 2 for a key, with the number of its scope's name, the number of its
/// parts and their texts; 3 for a place, with the number of the object that it is in, the number of the field's
/// key, and 0 or the position in a list plus one.
enum IdentityBlock {
    private static let server: UInt8 = 1
    private static let key: UInt8 = 2
    private static let place: UInt8 = 3

    /// Encodes those identities of a block that are in `wanted` and known.
    ///
    /// Returns the contents and the number of identities in them; `nil` if there are none. Adds the
    /// names that they use, and the objects that they are in.
    static func encode(
        _ number: Int64,
        of identities: Identities,
        where isWanted: (DataID) -> Bool,
        _ used: inout UsedNames
    ) -> (contents: ByteWriter, count: Int)? {
        var places: UInt64 = 0
        var body = ByteWriter()
        let start = UInt32(truncatingIfNeeded: number << 6)
        for place in 0..<UInt32(RecordBlock.size) {
            let id = DataID(index: start | place)
            guard isWanted(id), write(id, of: identities, &body, &used) else { continue }
            places |= 1 << UInt64(place)
        }
        guard places != 0 else { return nil }
        var contents = ByteWriter()
        contents.write(word: places)
        contents.write(body)
        return (contents, places.nonzeroBitCount)
    }

    private static func write(
        _ id: DataID,
        of identities: Identities,
        _ body: inout ByteWriter,
        _ used: inout UsedNames
    ) -> Bool {
        // A link to such an object leads nowhere after a relaunch, where its data is missing too.
        if identities.isInAnswer(id) { return false }
        switch identities.origin(of: id) {
        case .root, .forgotten, .local: return false
        case .short, .server:
            body.write(byte: server)
            identities.withServerID(of: id) { body.write($0) }
        case .keyed:
            guard let (scope, parts) = identities.key(of: id) else { return false }
            used.types.insert(scope)
            body.write(byte: key)
            body.write(scope.index)
            body.write(parts.count)
            for part in parts { body.write(part) }
        case .path(let parent, let key, let index):
            used.ids.insert(parent)
            used.keys.insert(key)
            body.write(byte: place)
            body.write(parent.index)
            body.write(key.index)
            body.write(Int(index) + 1)
        }
        return true
    }

    /// Reads a block, and gives its data IDs their identities.
    static func decode(
        _ reader: inout ByteReader,
        _ number: Int64,
        _ known: KnownNames,
        into identities: inout Identities
    ) throws(DamagedRow) {
        let places = try reader.word()
        guard number >= 0, number <= Int64(UInt32.max >> 6) else { throw DamagedRow() }
        let start = UInt32(truncatingIfNeeded: number) << 6
        for place in 0..<RecordBlock.size where places & 1 << UInt64(place) != 0 {
            let id = DataID(index: start | UInt32(place))
            guard id != .root, id.index < known.idCount else { throw DamagedRow() }
            switch try reader.byte() {
            case server: identities.restore(id, server: try reader.raw())
            case key:
                let scope = try reader.type(known)
                var parts: [String] = []
                for _ in 0..<(try reader.count()) { parts.append(try reader.text()) }
                identities.restore(id, key: scope, parts)
            case IdentityBlock.place:
                let parent = DataID(index: try reader.number(below: known.idCount))
                let key = try reader.key(known)
                let index = try reader.number()
                // An object is made before what is in it; others would have no end.
                guard parent.index < id.index, index <= UInt64(Int32.max) else {
                    throw DamagedRow()
                }
                identities.restore(
                    id,
                    .path(
                        parent: parent,
                        key: key,
                        index: Int32(truncatingIfNeeded: index) - 1
                    )
                )
            default: throw DamagedRow()
            }
        }
    }
}
