/// The row of the table `header`.
///
/// The number of the format, the hashes of the owner and of the ages of fields, one more than the greatest numbers of field keys, type
/// names and records, how often the base was written, how many collections there were, 0 or the epoch in which
/// everything was invalidated plus one, when the row was written, and the facts about types after
/// their number: a type, an abstract type, and whether the former is of the latter. Then 0 if there is no record
/// of the query root, 1 if there is one, and 2 if it is deleted; and its type. At last the number of queued mutations
/// whose answers the records have, and a hash for each.
struct StoredHeader: Equatable {
    /// The number of the format that is written.
    ///
    /// Contents with another number are erased.
    static let format: UInt64 = 1

    /// Says to whom the data belongs, and to which version of the app's rules.
    var owner: UInt64 = 0
    /// Says for how long fields were fresh.
    var ages: UInt64 = 0
    var keyCount: UInt32 = 0
    var typeCount: UInt32 = 0
    var idCount: UInt32 = 1
    var epoch = 0
    var collections: Int64 = 0
    var invalidated: Int?
    var written: Int64 = 0
    var facts: [RecordSource.TypeFact: Bool] = [:]
    /// The type of the query root; `nil` if it has no record.
    var rootType: TypeName?
    var isRootDeleted = false
    /// The queued mutations that were answered and that their storage may still have.
    var answered: Set<UInt64> = []

    /// More would leave no numbers for new names and objects.
    private static let mostNumbers: UInt32 = 1 << 30

    func encode() -> ByteWriter {
        var bytes = ByteWriter()
        bytes.write(Self.format)
        bytes.write(word: owner)
        bytes.write(word: ages)
        bytes.write(keyCount)
        bytes.write(typeCount)
        bytes.write(idCount)
        bytes.write(epoch)
        bytes.write(signed: collections)
        bytes.write((invalidated ?? -1) + 1)
        bytes.write(signed: written)
        bytes.write(facts.count)
        for (fact, holds) in facts {
            bytes.write(fact.type.index)
            bytes.write(fact.abstractType.index)
            bytes.write(byte: holds ? 1 : 0)
        }
        bytes.write(byte: rootType == nil ? 0 : isRootDeleted ? 2 : 1)
        if let rootType { bytes.write(rootType.index) }
        bytes.write(answered.count)
        for hash in answered.sorted() { bytes.write(word: hash) }
        return bytes
    }

    /// Reads a header; `nil` if it has another format or owner.
    static func decode(
        _ reader: inout ByteReader,
        owner: UInt64
    ) throws(DamagedRow) -> StoredHeader? {
        var header = StoredHeader()
        let format = try reader.number()
        let stored = try reader.word()
        guard format == Self.format, stored == owner else {
            reader.skipRest()
            return nil
        }
        header.owner = owner
        header.ages = try reader.word()
        header.keyCount = try reader.number(below: mostNumbers)
        header.typeCount = try reader.number(below: mostNumbers)
        header.idCount = max(1, try reader.number(below: mostNumbers))
        header.epoch = try reader.epoch()
        header.collections = try reader.signed()
        guard (0..<Int64(mostNumbers)).contains(header.collections) else { throw DamagedRow() }
        let invalidated = try reader.epoch()
        header.invalidated = invalidated == 0 ? nil : invalidated - 1
        header.written = try reader.signed()
        for _ in 0..<(try reader.count()) {
            let type = TypeName(index: try reader.number(below: header.typeCount))
            let abstractType = TypeName(index: try reader.number(below: header.typeCount))
            header.facts[.init(type: type, abstractType: abstractType)] = try reader.byte() == 1
        }
        let root = try reader.byte()
        guard root <= 2 else { throw DamagedRow() }
        header.isRootDeleted = root == 2
        if root > 0 {
            header.rootType = TypeName(index: try reader.number(below: header.typeCount))
        }
        // Earlier versions wrote none.
        guard !reader.isAtEnd else { return header }
        for _ in 0..<(try reader.count()) { header.answered.insert(try reader.word()) }
        return header
    }
}
