extension Normalizer {
    /// Writes what has been read of an object into its record.
    mutating func finish(_ frame: Frame) {
        if plan.objects[frame.object].hasDiscriminators { noteTypeFacts(frame) }
        if frame.count < plan.objects[frame.object].serverCount { noteMissing(frame) }
        guard let existing = frame.existing else { return write(frame) }
        if changed.count > frame.firstChanged, changed[frame.firstChanged...].contains(frame.id) {
            restore(frame, existing)
        }
        if pending.count > frame.firstPending || existing.typeName != frame.type { write(frame) }
    }

    /// Writes again what an object inside this one, with the same id, has overwritten: the outer
    /// one counts, as it does when the record is new.
    private mutating func restore(_ frame: Frame, _ existing: BorrowedRecord) {
        var own: [(field: Int, value: Value)] = []
        for index in frame.firstPending..<pending.count {
            own.append((pending.field(index), pending.value(index)))
        }
        pending.removeAll(from: frame.firstPending)
        let read = Set(own.map(\.field))
        for index in frame.fields where seen[index] == frame.serial && !read.contains(index) {
            let value = existing[plan.keys[plan.fields[index].key]]
            if value != .absent { pending.append(index, value) }
        }
        for (field, value) in own { pending.append(field, value) }
    }

    private mutating func write(_ frame: Frame) {
        changed.append(frame.id)
        // Read anew, because an object inside this one may have had the same id.
        guard let known = source[frame.id], !known.isDeleted else {
            source[frame.id] = makeRecord(frame)
            return
        }
        var record = known
        replaced.append(known)
        if record.typeName != frame.type { noteType(frame, previous: record.typeName) }
        record.typeName = frame.type
        assign(frame, to: &record)
        source[frame.id] = record
    }

    /// Gives a record the values that have been read, one by one.
    private mutating func assign(_ frame: Frame, to record: inout Record) {
        for index in frame.firstPending..<pending.count {
            record[plan.keys[plan.fields[pending.field(index)].key]] = pending.value(index)
        }
        pending.removeAll(from: frame.firstPending)
    }

    private mutating func makeRecord(_ frame: Frame) -> Record {
        if let shape = lessons[shapeOf: frame.object], fits(shape, frame) {
            return Record(typeName: frame.type, shape: shape) { slots in
                pending.move(from: frame.firstPending, to: slots)
            }
        }
        var record = Record(typeName: frame.type, empty: emptyShape)
        assign(frame, to: &record)
        lessons[shapeOf: frame.object] = record.shape.isKeyed ? nil : record.shape
        return record
    }

    /// Whether the fields that have been read are those of `shape`, in its order.
    @inline(__always)
    private func fits(_ shape: Shape, _ frame: Frame) -> Bool {
        let count = pending.count &- frame.firstPending
        guard shape.keys.count == count else { return false }
        for slot in 0..<count {
            let field = pending.field(frame.firstPending &+ slot)
            if shape.keys[slot] != plan.keys[plan.fields[field].key] { return false }
        }
        return true
    }
}
