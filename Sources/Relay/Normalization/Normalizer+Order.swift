/// Responses that say two things about one field of one record.
///
/// Servers may send the members of an object in any order, so which value comes last in the bytes
/// means nothing. When two values differ, the data is read a second time, in the order of the
/// selection, and the value that is selected last counts, as in Relay.
extension Normalizer {
    /// The values that a response has had for fields of records, while it is read in selection
    /// order.
    struct Said {
        struct Slot: Hashable {
            let id: DataID
            let key: FieldKey
        }

        var values: [Slot: Value] = [:]
    }

    /// Whether the data is being read in the order of the selection.
    var isOrdered: Bool { order.said != nil }

    /// Runs `read`, which reads a value from `start` on, and once more in selection order if it
    /// came past different values for one field.
    mutating func resolvingConflicts<Result>(
        from start: JSONCursor.Position,
        _ read: (inout Normalizer) throws -> Result
    ) rethrows -> Result {
        let known = handled.count
        let (missing, nulls) = (findings.missing.count, findings.nulls.count)
        let absent = absences.count
        let result = try read(&self)
        guard order.hasConflicts else { return result }
        handled.removeLast(handled.count - known)
        findings.missing.removeLast(findings.missing.count - missing)
        findings.nulls.removeLast(findings.nulls.count - nulls)
        absences.removeLast(absences.count - absent)
        let wasReadingAgain = order.isReadingAgain
        order.said = Said()
        order.isReadingAgain = true
        order.isReordered = true
        defer {
            order.said = nil
            order.isReadingAgain = wasReadingAgain
            order.hasConflicts = false
        }
        cursor.position = start
        // Written over what the first reading has left: all values are written again.
        return try read(&self)
    }

    // MARK: - Conflicts

    /// Detects values of a record that contradict those of another object in the response.
    mutating func noteConflicts(_ frame: inout Frame, _ known: BorrowedRecord) {
        guard !order.hasConflicts, isRepeated(frame.id) else { return }
        order.hasConflicts =
            known.typeName != frame.type
            || (frame.firstPending..<pending.count).contains { index in
                let value = known[plan.key(pending.field(index))]
                return value != .absent && value != pending.value(index)
            }
    }

    /// Returns whether the response has had more than one object with an existing record.
    private func isRepeated(_ id: DataID) -> Bool {
        id.index >= firstNewRecord || visited.isRepeated(id)
    }

    /// Detects another alias of the same field with a different value.
    mutating func noteAliases(of index: Int, _ value: Value, _ old: Value, _ frame: inout Frame) {
        guard !order.hasConflicts else { return }
        let key = plan.key(index)
        for other in frame.fields
        where plan.fields[other].sharesName && other != index && seen[other] == frame.serial
            && plan.key(other) == key
        {
            let read = (frame.firstPending..<pending.count).last { pending.field($0) == other }
            if (read.map { pending.value($0) } ?? old) != value { order.hasConflicts = true }
        }
    }

    // MARK: - Reading in order

    /// Reads the members of an object in the order of the selection, and writes each value at once.
    mutating func readMembersInOrder(_ frame: inout Frame, _ more: Bool) throws {
        let positions = try findMembers(&frame, more)
        let end = cursor.position
        let type = frame.type
        setType(&frame)
        for index in frame.fields {
            // They decide which of several fields with one response key applies.
            guard case .discriminator = plan.fields[index].role, let position = positions[index]
            else { continue }
            cursor.position = position
            try readField(index, &frame)
        }
        for index in frame.fields {
            guard let position = positions[index], isMeant(index, positions, &frame) else {
                continue
            }
            if case .discriminator = plan.fields[index].role { continue }
            cursor.position = position
            let first = pending.count
            try readField(index, &frame)
            say(from: first, &frame)
        }
        current = -1
        cursor.position = end
        // The root's type is known only from its `__typename`.
        if frame.type != type { setType(&frame) }
        if plan.objects[frame.object].isNoted { note(&frame) }
        if frame.count < plan.objects[frame.object].serverCount { noteMissing(&frame) }
        if receipt != nil { stamp(&frame) }
        pending.removeAll(from: frame.firstPending)
    }

    /// Finds the last value of each field, and moves past the object.
    private mutating func findMembers(
        _ frame: inout Frame,
        _ more: Bool
    ) throws -> [Int: JSONCursor.Position] {
        var positions: [Int: JSONCursor.Position] = [:]
        var more = more
        while more {
            let key = try cursor.key()
            for index in frame.fields where cursor.text(key, equals: plan.responseKey(index)) {
                positions[index] = cursor.position
            }
            try cursor.skipValue()
            more = try cursor.nextMember()
        }
        return positions
    }

    /// Returns whether a field is the one that applies among those with its response key.
    private mutating func isMeant(
        _ index: Int,
        _ positions: [Int: JSONCursor.Position],
        _ frame: inout Frame
    ) -> Bool {
        let key = plan.responseKey(index)
        let first = frame.fields.first { plan.responseKey($0).hasSameBytes(as: key) }
        return first.map { alternative($0, &frame) } == index
    }

    /// Makes sure that there is a record of the object's type.
    private mutating func setType(_ frame: inout Frame) {
        let known = source[frame.id].flatMap { $0.isDeleted ? nil : $0 }
        guard known?.typeName != frame.type else { return }
        var record = known ?? Record(typeName: frame.type, empty: emptyShape)
        record.typeName = frame.type
        set(record, at: frame.id)
    }

    /// Writes the values that were read last into the object's record.
    private mutating func say(from first: Int, _ frame: inout Frame) {
        for index in first..<pending.count {
            let field = pending.field(index)
            let value = pending.value(index)
            // A link was written before the object that it leads to; see `say(link:of:_:)`.
            if plan.fields[field].listDepth == 0, case .link = value { continue }
            current = field
            say(value, of: frame.id, plan.key(field))
        }
    }

    /// Writes a link before the object that it leads to is read, which may be the same object.
    mutating func say(link id: DataID, of parent: DataID, _ key: FieldKey) {
        say(.link(id), of: parent, key)
    }

    private mutating func say(_ value: Value, of id: DataID, _ key: FieldKey) {
        let slot = Said.Slot(id: id, key: key)
        if let earlier = order.said?.values[slot], earlier != value {
            // A streamed list has only begun, and may be whole in another place.
            let isStreamed = incremental.outline != nil
            if isStreamed, earlier.begins(with: value) { return }
            if !isStreamed || !value.begins(with: earlier) { noteConflict() }
        }
        order.said?.values[slot] = value
        guard var record = source[id], record[key] != value else { return }
        record[key] = value
        set(record, at: id)
    }

    private mutating func set(_ record: Record, at id: DataID) {
        if let known = source[id] { replaced.append(known) }
        source[id] = record
        noteChange(id)
    }

    private mutating func noteConflict() {
        guard findings.events.count < 100 else { return }
        findings.events.append(
            .executeValueConflict(operation: bound.operation, path: pathDescription)
        )
    }
}
