extension Normalizer {
    /// Writes what has been read of an object into its record.
    mutating func finish(_ frame: inout Frame) {
        if plan.objects[frame.object].isNoted { note(&frame) }
        if frame.count < plan.objects[frame.object].serverCount { noteMissing(&frame) }
        if receipt != nil { stamp(&frame) }
        guard let existing = frame.existing else { return write(&frame) }
        if changed.contains(frame.id, from: frame.firstChanged) {
            restore(&frame, existing)
        }
        if pending.count > frame.firstPending || existing.typeName != frame.type { write(&frame) }
    }

    /// Writes again what an object inside this one, with the same id, has overwritten: the outer
    /// one counts, as it does when the record is new.
    private mutating func restore(_ frame: inout Frame, _ existing: BorrowedRecord) {
        var own: [(field: Int, value: Value)] = []
        for index in frame.firstPending..<pending.count {
            own.append((pending.field(index), pending.value(index)))
        }
        pending.removeAll(from: frame.firstPending)
        let read = Set(own.map(\.field))
        for index in frame.fields where seen[index] == frame.serial && !read.contains(index) {
            let value = existing[plan.key(index)]
            if value != .absent { pending.append(index, value) }
        }
        for (field, value) in own { pending.append(field, value) }
    }

    private mutating func write(_ frame: inout Frame) {
        changed.append(frame.id)
        // Read again, because an object inside this one may have had the same id.
        guard let known = source.borrow(frame.id), !known.isDeleted else {
            let record = makeRecord(&frame)
            return source.set(record, at: frame.id, &finger)
        }
        noteConflicts(&frame, known)
        replace(&frame)
    }

    /// Changes a copy of the record that is there, which objects around may still look at.
    private mutating func replace(_ frame: inout Frame) {
        guard let known = source[frame.id] else { return }
        var record = known
        replaced.append(known)
        if record.typeName != frame.type { noteType(&frame, previous: record.typeName) }
        record.typeName = frame.type
        assign(&frame, to: &record)
        source[frame.id] = record
    }

    /// Gives a record the values that have been read, one by one.
    private mutating func assign(_ frame: inout Frame, to record: inout Record) {
        for index in frame.firstPending..<pending.count {
            record[plan.key(pending.field(index))] = pending.value(index)
        }
        pending.removeAll(from: frame.firstPending)
    }

    private mutating func makeRecord(_ frame: inout Frame) -> Record {
        let first = frame.firstPending
        let known = lessons.newShapes.shape(
            of: frame.object,
            frame.fields.lowerBound,
            count: pending.count &- first,
            field: { pending.field(first &+ $0) }
        )
        if let known {
            return Record(typeName: frame.type, shape: known) { slots in
                pending.move(from: first, to: slots)
            }
        }
        let fields = (first..<pending.count).map { pending.field($0) }
        var record = Record(typeName: frame.type, empty: emptyShape)
        assign(&frame, to: &record)
        if !record.isKeyed, record.slotCount == fields.count {
            lessons.newShapes.note(record.shape, of: frame.object, frame.fields, fields)
        }
        return record
    }
}
