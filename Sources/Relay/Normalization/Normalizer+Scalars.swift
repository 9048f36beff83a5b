extension Normalizer {
    /// Reads a scalar and checks its kind; `nil` when it is the same as `old`.
    ///
    /// What is stored is compared with the response's bytes, so that a string that has not
    /// changed is never built.
    mutating func readScalar(
        _ field: NormalizationPlan.Field,
        old: Value
    ) throws -> Value? {
        let next = cursor.peek()
        switch field.kind {
        case .string, .enumeration:
            guard next == UInt8(ascii: "\"") else { throw unexpectedKind(field) }
            return try readString(old: old)
        case .id:
            if next == UInt8(ascii: "\"") { return try readString(old: old) }
            guard isNumber(next) else { throw unexpectedKind(field) }
            let text = try numberText()
            return compare(text, with: old)
        case .int:
            guard isNumber(next), let value = try wholeNumber() else {
                throw unexpectedKind(field)
            }
            if case .int(value) = old { return nil }
            return .int(value)
        case .float:
            guard isNumber(next) else { throw unexpectedKind(field) }
            let value =
                switch try cursor.number() {
                case .int(let value): Double(value)
                case .double(let value): value
                }
            if case .double(value) = old { return nil }
            return .double(value)
        case .boolean:
            guard next == UInt8(ascii: "t") || next == UInt8(ascii: "f") else {
                throw unexpectedKind(field)
            }
            let value = try cursor.bool()
            if case .bool(value) = old { return nil }
            return .bool(value)
        case .scalar, .object, .abstract:
            if next == UInt8(ascii: "\"") { return try readString(old: old) }
            let value = Value(try cursor.value())
            return value == old ? nil : value
        }
    }

    private func isNumber(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte)
    }

    /// A number without fraction, even where it is written as `1.0` or `1e2`.
    private mutating func wholeNumber() throws -> Int64? {
        switch try cursor.number() {
        case .int(let value): value
        case .double(let value): Int64(exactly: value)
        }
    }

    /// The text of a number: an id that a server sends as one.
    mutating func numberText() throws -> JSONText {
        let start = cursor.offset
        _ = try cursor.number()
        return JSONText(start: start, end: cursor.offset, isEscaped: false, isASCII: true)
    }

    /// Reads the string before anything else looks at it: the cursor holds what it unescaped.
    private mutating func readString(old: Value) throws -> Value? {
        let text = try cursor.string()
        return compare(text, with: old)
    }

    @inline(__always)
    private mutating func compare(_ text: JSONText, with old: Value) -> Value? {
        if case .string(let string) = old, cursor.text(text, equals: string) { return nil }
        return .string(cursor.makeString(text))
    }

    /// The error for the value at the cursor, which is not of the kind that `field` has.
    func unexpectedKind(_ field: NormalizationPlan.Field) -> any Error {
        let found =
            switch cursor.byte(at: cursor.offset) {
            case UInt8(ascii: "{"): "an object"
            case UInt8(ascii: "["): "a list"
            case UInt8(ascii: "\""): "a string"
            case UInt8(ascii: "t"), UInt8(ascii: "f"): "a boolean"
            case UInt8(ascii: "n"): "null"
            case UInt8(ascii: "-"), 0x30...0x39: "a number"
            default: "a value of another kind"
            }
        return ResponseError.unexpectedKind(
            operation: bound.operation,
            path: pathDescription,
            expected: bound.plan.types[field.type].description,
            found: found
        )
    }

    /// Where the normaliser is, as a response path: `hero.friends.0.name`.
    var pathDescription: String {
        path.flatMap { step in
            let index = step.index < 0 ? [] : [String(step.index)]
            guard step.field >= 0 else { return index }
            return [bound.plan.responseKey(bound.plan.fields[step.field])] + index
        }.joined(separator: ".")
    }
}
