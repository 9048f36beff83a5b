extension Normalizer {
    /// Reads an object of `level` into the record `id`, whatever id it has itself.
    mutating func readObject(
        level: PlanIndex<NormalizationPlan.Level>,
        into id: DataID,
        type: TypeName
    ) throws {
        let more = try cursor.enterObject()
        var frame = makeFrame(bound.object(level, type: type), id, type)
        _ = try readMembers(&frame, more, isFinal: true)
    }

    /// Reads an object of `level` and returns its record, which may be `guess`.
    mutating func readObject(
        level: PlanIndex<NormalizationPlan.Level>,
        parent: DataID,
        key: FieldKey,
        index: Int32,
        guess: DataID?
    ) throws -> DataID {
        var more = try cursor.enterObject()
        let start = cursor.position
        // Below an object that is read again each would be read twice in turn, and so on: as many
        // times as there are ways through all levels.
        if more, order.isReadingAgain {
            return try readAgain(level: level, parent: parent, key: key, index: index)
        }
        var leading = LeadingMembers()
        if more { more = try readTypeName(&leading) }
        let type: TypeName
        if let concreteType = plan.levels[level].concreteType.index {
            type = bound.typeNames[concreteType.position]
        } else {
            type = try leading.type.map { typeName($0, level) } ?? findType(level, start, more)
        }
        let object = bound.object(level, type: type)
        var id: DataID?
        if more, plan.objects[object].hasID {
            id = try findID(object, &leading, guess: guess)
        } else if more, !plan.objects[object].key.isNone {
            id = try findKey(object, type, &leading, guess: guess)
        }
        if incremental.isPart, id == nil, plan.objects[object].isIdentified {
            // An earlier payload said which object it is.
            id = incremental.outline?.object(at: path.all)
        }
        let record =
            id ?? identities.intern(parent: parent, key: key, index: index, guess: guess)
        let known = knownType(of: record, type)
        var frame = makeFrame(
            known == type ? object : bound.object(level, type: known),
            record,
            known
        )
        if isOrdered, index < 0 { say(link: record, of: parent, key) }
        if frame.object != object, leading.id != nil || leading.type != nil {
            // The first members were read for another object of the plan.
            (leading, more) = (LeadingMembers(), true)
            cursor.position = start
        }
        more = try finish(leading, &frame, more)
        if try readMembers(&frame, more, isFinal: false) { return record }
        // Of a repeated key the last counts; it says which record the rest belongs to.
        cursor.position = start
        return try readAgain(level: level, parent: parent, key: key, index: index)
    }

    /// Reads an object again, from its first member on, because `__typename` or `id` is repeated.
    private mutating func readAgain(
        level: PlanIndex<NormalizationPlan.Level>,
        parent: DataID,
        key: FieldKey,
        index: Int32
    ) throws -> DataID {
        let wasReadingAgain = order.isReadingAgain
        order.isReadingAgain = true
        defer { order.isReadingAgain = wasReadingAgain }
        let start = cursor.position
        let type: TypeName
        if let concreteType = plan.levels[level].concreteType.index {
            type = bound.typeNames[concreteType.position]
        } else {
            type = try findType(level, start, true, last: true)
        }
        let object = bound.object(level, type: type)
        var id: DataID?
        if plan.objects[object].hasID, try skip(toKey: Self.idKey, last: true) {
            id = try internText(bound.leadingFields[object.position].id.index, guess: nil)?.id
        } else if !plan.objects[object].key.isNone {
            var leading = LeadingMembers()
            id = try findKey(object, type, &leading, guess: nil, isLast: true)
        }
        if incremental.isPart, id == nil, plan.objects[object].isIdentified {
            id = incremental.outline?.object(at: path.all)
        }
        cursor.position = start
        let record = id ?? identities.intern(parent: parent, key: key, index: index)
        let known = knownType(of: record, type)
        var frame = makeFrame(
            known == type ? object : bound.object(level, type: known),
            record,
            known
        )
        if isOrdered, index < 0 { say(link: record, of: parent, key) }
        _ = try readMembers(&frame, true, isFinal: true)
        return record
    }

    /// The type of a record; where a response does not tell, what it has been so far.
    @inline(__always)
    private func knownType(of id: DataID, _ type: TypeName) -> TypeName {
        type == unknownType ? source.borrow(id)?.typeName ?? type : type
    }

    @inline(__always)
    private mutating func makeFrame(
        _ object: PlanIndex<NormalizationPlan.Object>,
        _ id: DataID,
        _ type: TypeName
    ) -> Frame {
        serial &+= 1
        if id.index < firstNewRecord { visited.visit(id) }
        return Frame(
            object: object,
            fields: plan.objects[object].fields,
            id: id,
            type: type,
            serial: serial,
            firstPending: pending.count,
            firstChanged: changed.count,
            firstHandled: handled.count,
            existing: existing(id, object)
        )
    }

    /// Returns the existing record of an object, whose slots are prepared.
    @inline(__always)
    private mutating func existing(
        _ id: DataID,
        _ object: PlanIndex<NormalizationPlan.Object>
    ) -> BorrowedRecord? {
        guard let record = source.borrow(id), !record.isDeleted, !isOrdered else { return nil }
        // Once for the object: a selection is finite, so no object of this kind is inside it.
        lessons.prepareSlots(of: object, shape: record.shape, bound)
        return record
    }

    /// Reads the rest of an object into its record; `false`, and nothing is written, when `id` or
    /// `__typename` came twice, unless the last of them are known.
    private mutating func readMembers(
        _ frame: inout Frame,
        _ more: Bool,
        isFinal: Bool
    ) throws -> Bool {
        if isOrdered {
            try readMembersInOrder(&frame, more)
            return true
        }
        var more = more
        while more {
            if let field = findNextField(&frame) {
                if try !readPlainField(field, &frame) { try readField(field, &frame) }
            } else if let field = try searchField(&frame) {
                try readField(field, &frame)
            } else {
                try cursor.skipValue()
            }
            more = try cursor.nextMember()
        }
        current = -1
        if frame.isAmbiguous, !isFinal {
            pending.removeAll(from: frame.firstPending)
            handled.removeLast(handled.count - frame.firstHandled)
            return false
        }
        finish(&frame)
        return true
    }

    // MARK: - Leading members: `__typename` and `id`

    /// The members that were read before the object's record was known.
    ///
    /// Usually these are `__typename` and `id`, because the compiler selects them first.
    struct LeadingMembers {
        var type: JSONText?
        var id: JSONText?
    }

    static var typenameKey: StaticString { "__typename" }
    static var idKey: StaticString { "id" }

    /// Reads `__typename` if it is the first member.
    ///
    /// Returns whether more members follow.
    @inline(__always)
    private mutating func readTypeName(_ leading: inout LeadingMembers) throws -> Bool {
        let start = cursor.position
        guard cursor.skip(typenameMember) else { return true }
        do {
            guard cursor.peek() == UInt8(ascii: "\"") else {
                try cursor.skipValue()
                cursor.position = start
                return true
            }
            leading.type = try cursor.string()
        } catch {
            current = Self.typenameOfUnknownObject
            throw error
        }
        return try cursor.nextMember()
    }

    /// Returns the type of an object whose level has several types.
    ///
    /// `start` is its first member.
    private mutating func findType(
        _ level: PlanIndex<NormalizationPlan.Level>,
        _ start: JSONCursor.Position,
        _ more: Bool,
        last: Bool = false
    ) throws -> TypeName {
        guard more else { return unknownType }
        defer { cursor.position = start }
        guard try skip(toKey: Self.typenameKey, last: last), cursor.peek() == UInt8(ascii: "\"")
        else { return unknownType }
        let text = try cursor.string()
        return typeName(text, level)
    }

    private mutating func typeName(
        _ text: JSONText,
        _ level: PlanIndex<NormalizationPlan.Level>
    ) -> TypeName {
        for index in plan.levels[level].cases
        where cursor.text(text, equals: bound.plan.cases[index].type) {
            return bound.caseTypes[index]
        }
        return symbols.typeName(cursor.makeString(text))
    }

    /// Finds the object's `id` and interns it; `nil` when it has none or an empty one.
    private mutating func findID(
        _ object: PlanIndex<NormalizationPlan.Object>,
        _ leading: inout LeadingMembers,
        guess: DataID?
    ) throws -> DataID? {
        let start = cursor.position
        let isNext = cursor.skip(idMember)
        if try isNext || skip(toKey: Self.idKey, last: false),
            let found = try internText(bound.leadingFields[object.position].id.index, guess: guess)
        {
            if isNext, !bound.leadingFields[object.position].id.isNone {
                leading.id = found.text
            } else {
                cursor.position = start
            }
            return found.id
        }
        cursor.position = start
        return nil
    }

    /// Reads an id, which is that of `field`, and interns it.
    ///
    /// Returns `nil` if the id is empty or the value is not an id.
    private mutating func internText(
        _ field: PlanIndex<NormalizationPlan.Field>?,
        guess: DataID?
    ) throws -> (text: JSONText, id: DataID)? {
        let text: JSONText
        do {
            switch cursor.peek() {
            case UInt8(ascii: "\""): text = try cursor.string()
            case UInt8(ascii: "-"), 0x30...0x39: text = try numberText()
            default: return nil
            }
        } catch {
            current = field?.position ?? -1
            throw error
        }
        return cursor.isEmpty(text) ? nil : (text, intern(text, guess: guess))
    }

    mutating func intern(_ text: JSONText, guess: DataID?) -> DataID {
        // Copied out first, because closures over `cursor` and `identities` would overlap in self.
        if text.isEscaped { return identities.intern(cursor.makeString(text)) }
        return identities.intern(cursor.slice(text.start..<text.end), guess: guess)
    }

    /// Moves from a member of an object to the first value of `key`, or to its last.
    ///
    /// Returns whether there is one.
    private mutating func skip(toKey key: StaticString, last: Bool) throws -> Bool {
        try skip(last: last) { $0.text($1, equals: UnsafeRawBufferPointer(key)) }
    }

    /// Moves to a member whose name a schema declares.
    ///
    /// Returns whether there is one.
    mutating func skip(toMember name: String, last: Bool) throws -> Bool {
        try skip(last: last) { $0.text($1, equals: name) }
    }

    @inline(__always)
    private mutating func skip(
        last: Bool,
        to isKey: (borrowing JSONCursor, JSONText) -> Bool
    ) throws -> Bool {
        var found: JSONCursor.Position?
        repeat {
            let text = try cursor.key()
            if isKey(cursor, text) {
                found = cursor.position
                if !last { return true }
            }
            try cursor.skipValue()
        } while try cursor.nextMember()
        guard let found else { return false }
        cursor.position = found
        return true
    }

    /// Applies the `__typename` and `id` that were read ahead to the frame.
    ///
    /// Returns whether more members follow.
    @inline(__always)
    private mutating func finish(
        _ leading: LeadingMembers,
        _ frame: inout Frame,
        _ more: Bool
    ) throws -> Bool {
        let fields = bound.leadingFields[frame.object.position]
        if leading.type != nil, let typename = fields.typename.index?.position {
            note(typename, &frame)
        }
        guard let text = leading.id, let id = fields.id.index?.position else { return more }
        note(id, &frame)
        var old: UnsafePointer<Value>?
        if let existing = frame.existing { old = oldValue(of: id, existing) }
        if let value = compare(text, with: old) { pending.append(id, value) }
        return try cursor.nextMember()
    }

    /// Records that a field has come, and expects the one after it next.
    @inline(__always)
    private mutating func note(_ field: Int, _ frame: inout Frame) {
        seen[field] = frame.serial
        frame.count &+= 1
        frame.next = field &- frame.fields.lowerBound &+ 1
    }
}
