extension Normalizer {
    /// Skips the key of the field that is expected next.
    ///
    /// Returns `nil`, and reads nothing, if another key follows.
    @inline(__always)
    mutating func findNextField(_ frame: inout Frame) -> Int? {
        let predicted = frame.fields.lowerBound &+ frame.next
        guard predicted < frame.fields.upperBound,
            cursor.skip(plan.traits[predicted].member, bytes: plan.member(predicted))
        else { return nil }
        frame.next &+= 1
        return plan.traits[predicted].hasAlternative ? alternative(predicted, &frame) : predicted
    }

    /// Reads the next key and returns its field, or `nil` if the operation did not select it.
    mutating func searchField(_ frame: inout Frame) throws -> Int? {
        // Servers send `__typename` unasked.
        if frame.next == 0, cursor.skip(typenameMember) {
            return bound.leadingFields[frame.object.position].typename.index?.position
        }
        let text = try cursor.key()
        for step in 0..<frame.fields.count {
            let position = (frame.next &+ step) % frame.fields.count
            let index = frame.fields.lowerBound &+ position
            if cursor.text(text, equals: plan.responseKey(index)) {
                frame.next = position &+ 1
                return alternative(index, &frame)
            }
        }
        return nil
    }

    /// Returns, among the fields with the same response key, the one that applies to the object's
    /// type as far as it is known.
    @inline(__always)
    func alternative(_ field: Int, _ frame: inout Frame) -> Int {
        var field = field
        while let next = plan.fields[field].alternative.index, !applies(field, &frame) {
            field = next.position
        }
        return field
    }

    private func applies(_ field: Int, _ frame: inout Frame) -> Bool {
        guard let abstractType = bound.abstractType(plan.fields[field]) else { return true }
        for index in frame.fields where seen[index] == frame.serial {
            if case .discriminator = plan.fields[index].role,
                bound.abstractType(plan.fields[index]) == abstractType
            {
                return true
            }
        }
        return false
    }

    // MARK: - Values

    /// Reads a string or an integer that is stored as it is.
    ///
    /// Returns `false`, and reads nothing, if the field needs more work or the value is of another
    /// kind.
    @inline(__always)
    mutating func readPlainField(_ index: Int, _ frame: inout Frame) throws -> Bool {
        let plain = plan.traits[index].plain
        guard plain != .no, seen[index] != frame.serial else { return false }
        var old: UnsafePointer<Value>?
        if let existing = frame.existing {
            let slot = Int(lessons.slots[index])
            guard slot >= 0 else { return false }
            old = UnsafePointer(existing.slots + slot)
        }
        current = index
        if plain == .string {
            guard cursor.byte(at: cursor.offset) == UInt8(ascii: "\"") else { return false }
            let text = try cursor.string()
            if !isStored(text, in: old) {
                pending.append(index, Value(text: cursor.makeString(text)))
            }
        } else {
            guard let number = cursor.shortInteger() else { return false }
            if !isStored(number, in: old) { pending.append(index, .int(number)) }
        }
        seen[index] = frame.serial
        frame.count &+= 1
        return true
    }

    private mutating func isStored(_ number: Int64, in old: UnsafePointer<Value>?) -> Bool {
        if let old, case .int(number) = old.pointee { true } else { false }
    }

    mutating func readField(_ index: Int, _ frame: inout Frame) throws {
        current = index
        // Some servers send fields that `@include` or `@skip` leave out.
        guard bound.includes(plan.fields[index]) else { return try cursor.skipValue() }
        let isRepeated = seen[index] == frame.serial
        if !isRepeated {
            seen[index] = frame.serial
            frame.count &+= 1
        }
        switch plan.fields[index].role {
        case .typename:
            if isRepeated { frame.isAmbiguous = true }
            return try readTypename(index, &frame)
        case .id where isRepeated: frame.isAmbiguous = true
        case .discriminator: return try cursor.skipValue()
        default: break
        }
        // A repeated key wins over the first even where it repeats what is stored.
        guard !isRepeated, let existing = frame.existing else {
            return try readField(index, old: nil, &frame)
        }
        let slot = Int(lessons.slots[index])
        if slot >= 0 {
            try readField(index, old: existing.slots + slot, &frame)
        } else if existing.shape.isKeyed {
            let old = existing.keyed(plan.key(index))
            try withUnsafePointer(to: old) { try readField(index, old: $0, &frame) }
        } else {
            try readField(index, old: nil, &frame)
        }
    }

    // The stored value is passed as a pointer into the record, because passing the value would
    // count references. The record lives until the normalizer is done.

    /// Reads a field that has the value `old` so far.
    @inline(__always)
    private mutating func readField(
        _ index: Int,
        old: UnsafePointer<Value>?,
        _ frame: inout Frame
    ) throws {
        let value = try readValue(
            index,
            listDepth: plan.fields[index].listDepth,
            old: old,
            parent: frame.id,
            position: -1
        )
        if plan.fields[index].sharesName {
            let old = old?.pointee ?? .absent
            noteAliases(of: index, value ?? old, old, &frame)
        }
        if let value {
            pending.append(index, value)
        } else if plan.fields[index].sharesName, pending.count > frame.firstPending {
            // An alias of the same field may have said something else; the last one counts.
            pending.append(index, old?.pointee ?? .absent)
        }
        if !plan.fields[index].handles.isEmpty {
            handled.append(HandledField(id: frame.id, field: index))
        }
    }

    /// Returns the value that a record has for a field of the plan, whose slots are prepared for
    /// the record.
    func oldValue(of index: Int, _ record: BorrowedRecord) -> UnsafePointer<Value>? {
        let slot = Int(lessons.slots[index])
        return slot < 0 ? nil : UnsafePointer(record.slots + slot)
    }

    /// The type is part of the record, so `__typename` takes no slot; the root's is known only
    /// where it is asked for.
    private mutating func readTypename(_ index: Int, _ frame: inout Frame) throws {
        guard cursor.peek() == UInt8(ascii: "\"") else { throw unexpectedKind(index) }
        let text = try cursor.string()
        if frame.object == plan.levels[.root].otherwise {
            frame.type = symbols.typeName(cursor.makeString(text))
        }
    }

    /// Reads a value; `nil` when it is the same as `old`.
    @inline(__always)
    mutating func readValue(
        _ index: Int,
        listDepth: Int,
        old: UnsafePointer<Value>?,
        parent: DataID,
        position: Int32
    ) throws -> Value? {
        if try cursor.skipNull() {
            if plan.fields[index].nonNullDepths != 0 { noteNull(index, listDepth: listDepth) }
            if let old, case .null = old.pointee { return nil }
            return .null
        }
        if listDepth > 0 {
            return try readList(index, listDepth: listDepth, old: old, parent: parent)
        }
        if let level = plan.fields[index].level.index {
            return try readLink(index, level, old: old, parent: parent, position: position)
        }
        return try readScalar(index, old: old)
    }

    private mutating func readLink(
        _ index: Int,
        _ level: PlanIndex<NormalizationPlan.Level>,
        old: UnsafePointer<Value>?,
        parent: DataID,
        position: Int32
    ) throws -> Value? {
        guard cursor.peek() == UInt8(ascii: "{") else { throw unexpectedKind(index) }
        var guess: DataID?
        if let old, case .link(let id) = old.pointee { guess = id }
        if position < 0 { path.append(PathStep(field: index, index: -1)) }
        let id = try readObject(
            level: level,
            parent: parent,
            key: plan.key(index),
            index: position,
            guess: guess
        )
        if position < 0 { path.removeLast() }
        return id == guess ? nil : .link(id)
    }
}
