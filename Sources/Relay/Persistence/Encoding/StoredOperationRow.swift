/// An operation whose data is kept, as a row of a storage has it.
///
/// Its name, its variables, the epoch in which it was written and when that was, how many records that
/// changed, and the fields of the query root that it selects, after their number. Rows with greater numbers
/// were used later.
enum StoredOperationRow {
    static func encode(
        _ operation: RecalledOperation,
        _ clock: StoredClock,
        _ used: inout UsedNames
    ) -> ByteWriter {
        var bytes = ByteWriter()
        bytes.write(operation.key.name)
        bytes.write(operation.key.variables)
        bytes.write(operation.written.epoch)
        bytes.write(signed: clock.milliseconds(of: operation.written.time.instant))
        bytes.write(operation.written.records)
        bytes.write(operation.rootFields.count)
        for key in operation.rootFields {
            used.keys.insert(key)
            bytes.write(key.index)
        }
        return bytes
    }

    static func decode(
        _ reader: inout ByteReader,
        _ known: KnownNames,
        _ clock: StoredClock
    ) throws(DamagedRow) -> RecalledOperation {
        let key = RecalledOperation.Key(name: try reader.text(), variables: try reader.object())
        let epoch = try reader.epoch()
        let time = Moment(clock.instant(of: try reader.signed()))
        let records = try reader.epoch()
        var fields: [FieldKey] = []
        for _ in 0..<(try reader.count()) { fields.append(try reader.key(known)) }
        return RecalledOperation(
            key: key,
            written: .init(epoch: epoch, time: time, records: records),
            rootFields: fields
        )
    }
}
