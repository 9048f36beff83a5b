/// The ages and invalidations of 64 neighbouring records as a row of a storage has them.
///
/// Eight bytes with a bit for each record in the row. Then for each, in order: 0, or the epoch in which it
/// was invalidated plus two, or 1 if there is no record because it went with an optimistic update; a list of fields that were invalidated, each with its epoch; and a list of
/// groups of fields that came at one time, newest first. A group is that time in milliseconds since 1970,
/// and a list of fields, each with the number of seconds for which it is fresh. A list begins with the
/// number of its elements.
enum NoteBlock {
    /// Encodes the notes of a block, without the records in `withheld`; `nil` if there are none.
    static func encode(
        _ number: Int64,
        of source: RecordSource,
        _ clock: StoredClock,
        withheld: Set<DataID>,
        _ used: inout UsedNames
    ) -> (contents: ByteWriter, count: Int)? {
        var places: UInt64 = 0
        var body = ByteWriter()
        let start = UInt32(truncatingIfNeeded: number << 6)
        let invalidations = source.invalidations.records
        for place in 0..<UInt32(RecordBlock.size) {
            let id = DataID(index: start | place)
            if withheld.contains(id) { continue }
            let (mark, stamp) = (invalidations[id], source.stamp(of: id))
            let isThere = source.borrow(id) != nil
            guard isThere && (mark != nil || stamp != nil) || !isThere && mark?.isWithdrawn == true
            else { continue }
            places |= 1 << UInt64(place)
            body.write(mark?.time.map { $0 + 2 } ?? 0)
            let fields = mark?.fields ?? [:]
            body.write(fields.count)
            for (key, epoch) in fields {
                used.keys.insert(key)
                body.write(key.index)
                body.write(epoch)
            }
            write(stamp, clock, &body, &used)
        }
        guard places != 0 else { return nil }
        var contents = ByteWriter()
        contents.write(word: places)
        contents.write(body)
        return (contents, places.nonzeroBitCount)
    }

    private static func write(
        _ stamp: FreshnessStamp?,
        _ clock: StoredClock,
        _ body: inout ByteWriter,
        _ used: inout UsedNames
    ) {
        let groups = stamp?.groups ?? []
        body.write(groups.count)
        for group in groups {
            body.write(signed: clock.milliseconds(of: group.received))
            body.write(group.ages.count)
            for age in group.ages {
                used.keys.insert(age.key)
                body.write(age.key.index)
                body.write(signed: Int64(age.seconds))
            }
        }
    }

    /// The notes of a record.
    struct Note {
        var mark = Invalidations.Mark()
        var groups: ContiguousArray<FreshnessStamp.Group> = []
    }

    /// Reads a block, and calls `body` with the notes of each record in it.
    static func decode(
        _ reader: inout ByteReader,
        _ number: Int64,
        _ known: KnownNames,
        _ clock: StoredClock,
        _ body: (DataID, Note) -> Void
    ) throws(DamagedRow) {
        let places = try reader.word()
        guard number >= 0, number <= Int64(UInt32.max >> 6) else { throw DamagedRow() }
        let start = UInt32(truncatingIfNeeded: number) << 6
        for place in 0..<RecordBlock.size where places & 1 << UInt64(place) != 0 {
            let id = DataID(index: start | UInt32(place))
            guard id.index < known.idCount else { throw DamagedRow() }
            var note = Note()
            let time = try reader.epoch()
            note.mark.time = time == 0 ? nil : time - 2
            for _ in 0..<(try reader.count()) {
                let key = try reader.key(known)
                note.mark.fields[key] = try reader.epoch()
            }
            for _ in 0..<(try reader.count()) {
                note.groups.append(try group(&reader, known, clock))
            }
            body(id, note)
        }
    }

    private static func group(
        _ reader: inout ByteReader,
        _ known: KnownNames,
        _ clock: StoredClock
    ) throws(DamagedRow) -> FreshnessStamp.Group {
        let received = clock.instant(of: try reader.signed())
        var ages = ContiguousArray<FreshnessStamp.FieldAge>()
        for _ in 0..<(try reader.count()) {
            let key = try reader.key(known)
            let seconds = try reader.signed()
            guard let seconds = Int32(exactly: seconds), seconds >= 0 else { throw DamagedRow() }
            ages.append(.init(key: key, seconds: seconds))
        }
        return FreshnessStamp.Group(received: received, ages: ages)
    }
}

extension ByteReader {
    /// Reads a count of writes.
    mutating func epoch() throws(DamagedRow) -> Int {
        let number = try number()
        guard number < UInt64(Int32.max) else { throw DamagedRow() }
        return Int(truncatingIfNeeded: number)
    }
}
