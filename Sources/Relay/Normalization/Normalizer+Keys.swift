/// Objects whose key is declared: fields of theirs, or of objects in them, that are unique within a
/// scope.
extension Normalizer {
    /// Finds an object's key fields, and returns its record.
    ///
    /// Returns `nil`, and the object belongs to its place, if a key field is null or absent. With
    /// `isLast` the last of repeated members counts, otherwise the first.
    mutating func findKey(
        _ object: PlanIndex<NormalizationPlan.Object>,
        _ type: TypeName,
        _ leading: inout LeadingMembers,
        guess: DataID?,
        isLast: Bool = false
    ) throws -> DataID? {
        let start = cursor.position
        let fields = bound.keyFields(object)
        if fields.count > 0, !isLast, fields.scope != nil || type != unknownType {
            let id = try findNextParts(fields, type, object, leading, guess: guess)
            cursor.position = start
            if let id { return id }
        }
        guard let key = bound.declaredKey(object) else { return nil }
        let isMissing = key.isTypeScoped && type == unknownType
        if !isMissing {
            let scope = key.isTypeScoped ? type : key.scope
            if let keyType = key.keyType {
                let id = try computeKey(key.key, keyType, scope, guess: guess, isLast: isLast)
                cursor.position = start
                if let id { return id }
            } else if let name = key.key.singleResponseKey {
                let id = try findPart(name, scope, object, &leading, guess: guess, isLast: isLast)
                if let id { return id }
            } else if let id = try findParts(key.key, scope, guess: guess, isLast: isLast) {
                cursor.position = start
                return id
            }
        }
        cursor.position = start
        if !incremental.isPart, !order.isReadingAgain || isLast { noteMissingKey(object, type) }
        return nil
    }

    /// Finds the only key field; it is left to the frame if it comes next.
    private mutating func findPart(
        _ name: String,
        _ scope: TypeName?,
        _ object: PlanIndex<NormalizationPlan.Object>,
        _ leading: inout LeadingMembers,
        guess: DataID?,
        isLast: Bool
    ) throws -> DataID? {
        let start = cursor.position
        let field = bound.leadingFields[object.position].id.index?.position
        var isNext = false
        if let field, !isLast {
            isNext = cursor.skip(plan.traits[field].member, bytes: plan.member(field))
        }
        guard try isNext || skip(toMember: name, last: isLast), let part = try readPart(field)
        else { return nil }
        let id: DataID
        if let scope {
            var end = identities.beginKey(scope)
            add(part, to: &end)
            id = identities.internKey(upTo: end, guess: guess)
        } else {
            guard let text = part.text, !cursor.isEmpty(text) else { return nil }
            id = intern(text, guess: guess)
        }
        if isNext, let text = part.text, part.isString {
            leading.id = text
        } else {
            cursor.position = start
        }
        return id
    }

    /// Finds several key fields of an object whose members are in the order of the selection.
    ///
    /// Returns `nil` if they are in another order, or a value has another text in a key than in the
    /// response.
    private mutating func findNextParts(
        _ fields: KeyFields,
        _ type: TypeName,
        _ object: PlanIndex<NormalizationPlan.Object>,
        _ leading: LeadingMembers,
        guess: DataID?
    ) throws -> DataID? {
        var next = plan.objects[object].fields.lowerBound
        if leading.type != nil, let typename = bound.leadingFields[object.position].typename.index {
            next = typename.position &+ 1
        }
        var parts = KeyTexts(count: fields.count)
        var value = cursor.position
        for index in 0..<fields.count {
            let part = fields[index]
            let field = Int(truncatingIfNeeded: part.field)
            if index > 0, field < next {
                // Another part of the same object.
                cursor.position = value
            } else {
                if index > 0 {
                    if fields[index &- 1].inner >= 0 {
                        cursor.position = value
                        try cursor.skipValue()
                    }
                    guard try cursor.nextMember() else { return nil }
                }
                guard try moveToNext(field, from: &next) else { return nil }
                value = cursor.position
            }
            let inner = Int(truncatingIfNeeded: part.inner)
            guard let text = try readPlainPart(inner: inner, of: field) else { return nil }
            parts.set(text, at: part.place)
        }
        return identities.internKey(fields.scope ?? type, parts, in: cursor.bytes, guess: guess)
    }

    /// Moves to the value of a field whose object has its members in the order of the selection.
    ///
    /// `next` is the field that may come next. Returns whether the field has come.
    @inline(__always)
    private mutating func moveToNext(_ field: Int, from next: inout Int) throws -> Bool {
        while next <= field {
            let isNext = cursor.skip(plan.traits[next].member, bytes: plan.member(next))
            next &+= 1
            guard isNext else { continue }
            if next > field { return true }
            try cursor.skipValue()
            guard try cursor.nextMember() else { return false }
        }
        return false
    }

    /// Reads a scalar that has the same text in a key as in the response.
    ///
    /// If `inner` is not negative, it is that field of an object.
    @inline(__always)
    private mutating func readPlainPart(inner: Int, of field: Int) throws -> Range<Int>? {
        if inner >= 0 {
            guard cursor.peek() == UInt8(ascii: "{"), let level = plan.fields[field].level.index
            else { return nil }
            var next = plan.objects[plan.levels[level].otherwise].fields.lowerBound
            guard try cursor.enterObject(), try moveToNext(inner, from: &next) else { return nil }
        }
        if cursor.peek() == UInt8(ascii: "\"") {
            let text = try cursor.string()
            return text.isEscaped ? nil : text.start..<text.end
        }
        let start = cursor.offset
        return cursor.shortInteger() == nil ? nil : start..<cursor.offset
    }

    /// Finds several key fields, in any order.
    private mutating func findParts(
        _ key: DeclaredKey,
        _ scope: TypeName?,
        guess: DataID?,
        isLast: Bool
    ) throws -> DataID? {
        let start = cursor.position
        var end = identities.beginKey(scope ?? unknownType)
        for path in key.responsePaths {
            cursor.position = start
            guard try skip(to: path, isLast: isLast), let part = try readPart(nil) else {
                return nil
            }
            add(part, to: &end)
        }
        return identities.internKey(upTo: end, guess: guess)
    }

    /// Moves to a field of an object, or of an object within.
    ///
    /// Returns whether there is one.
    private mutating func skip(to path: [String], isLast: Bool) throws -> Bool {
        for (index, name) in path.enumerated() {
            if index > 0 {
                guard cursor.peek() == UInt8(ascii: "{"), try cursor.enterObject() else {
                    return false
                }
            }
            guard try skip(toMember: name, last: isLast) else { return false }
        }
        return true
    }

    /// Lets the app's type compute a key from the key fields.
    private mutating func computeKey(
        _ key: DeclaredKey,
        _ keyType: any ComputedKey.Type,
        _ scope: TypeName?,
        guess: DataID?,
        isLast: Bool
    ) throws -> DataID? {
        let start = cursor.position
        var fields: [(String, JSONValue)] = []
        for (path, responsePath) in zip(key.fields, key.responsePaths) {
            cursor.position = start
            guard try skip(to: responsePath, isLast: isLast) else { return nil }
            let value = try cursor.value()
            guard !value.isNull else { return nil }
            fields.append((path.joined(separator: "."), value))
        }
        guard let text = keyType.key(JSONObject(fields)) else { return nil }
        guard let scope else { return text.isEmpty ? nil : identities.intern(text) }
        var end = identities.beginKey(scope)
        identities.addPart(text, to: &end)
        return identities.internKey(upTo: end, guess: guess)
    }

    /// A value that is part of a key.
    private struct KeyPart {
        /// Its text in the response; `nil` for a boolean.
        var text: JSONText?
        var isString = true
        /// The text of a boolean, and of a number that is not written as digits alone.
        var literal = ""
    }

    /// Reads a scalar; `nil` for null, for lists and for objects.
    private mutating func readPart(_ field: Int?) throws -> KeyPart? {
        if let field { current = field }
        switch cursor.peek() {
        case UInt8(ascii: "\""): return KeyPart(text: try cursor.string())
        case UInt8(ascii: "-"), 0x30...0x39:
            let start = cursor.offset
            switch try cursor.number() {
            case .int(let value):
                let text = JSONText(
                    start: start,
                    end: cursor.offset,
                    isEscaped: false,
                    isASCII: true
                )
                // `1.0` and `1e2` are other texts for the same number.
                let digits = value < 0 ? start + 1 : start
                let isPlain = (digits..<cursor.offset).allSatisfy {
                    (0x30...0x39).contains(cursor.byte(at: $0))
                }
                if isPlain { return KeyPart(text: text, isString: false) }
                return KeyPart(isString: false, literal: String(value))
            case .double(let value):
                let literal = Int64(exactly: value).map { String($0) } ?? String(value)
                return KeyPart(isString: false, literal: literal)
            }
        case UInt8(ascii: "t"), UInt8(ascii: "f"):
            return KeyPart(isString: false, literal: try cursor.bool() ? "true" : "false")
        default: return nil
        }
    }

    @inline(__always)
    private mutating func add(_ part: KeyPart, to end: inout Int) {
        guard let text = part.text else { return identities.addPart(part.literal, to: &end) }
        if text.isEscaped { return identities.addPart(cursor.makeString(text), to: &end) }
        identities.addPart(cursor.slice(text.start..<text.end), to: &end)
    }

    /// Logs once for a kind of object that its key is null or absent.
    private mutating func noteMissingKey(
        _ object: PlanIndex<NormalizationPlan.Object>,
        _ type: TypeName
    ) {
        guard findings.keyless.insert(object).inserted, findings.events.count < 100 else { return }
        findings.events.append(
            .executeKeyMissing(
                operation: bound.operation,
                path: pathDescription,
                type: symbols.text(type).pathForLog
            )
        )
    }
}
