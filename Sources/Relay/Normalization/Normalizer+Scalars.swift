// Pointers because copying what is stored would count references; see `readField`.

extension Normalizer {
    /// Reads a scalar and checks its kind; `nil` when it is the same as `old`.
    ///
    /// The stored value is compared with the response's bytes, so that an unchanged string is never
    /// built.
    @inline(__always)
    mutating func readScalar(_ index: Int, old: UnsafePointer<Value>?) throws -> Value? {
        let next = cursor.peek()
        switch plan.fields[index].kind {
        case .string, .enumeration:
            guard next == UInt8(ascii: "\"") else { throw unexpectedKind(index) }
            return try readString(old: old)
        case .id:
            if next == UInt8(ascii: "\"") { return try readString(old: old) }
            guard isNumber(next) else { throw unexpectedKind(index) }
            let text = try numberText()
            return compare(text, with: old)
        case .int:
            let start = cursor.offset
            guard isNumber(next), let value = try wholeNumber() else {
                throw unexpectedKind(index, at: start)
            }
            if let old, case .int(value) = old.pointee { return nil }
            return .int(value)
        case .float:
            guard isNumber(next) else { throw unexpectedKind(index) }
            let value =
                switch try cursor.number() {
                case .int(let value): Double(value)
                case .double(let value): value
                }
            if let old, case .double(value) = old.pointee { return nil }
            return .double(value)
        case .boolean:
            guard next == UInt8(ascii: "t") || next == UInt8(ascii: "f") else {
                throw unexpectedKind(index)
            }
            let value = try cursor.bool()
            if let old, case .bool(value) = old.pointee { return nil }
            return .bool(value)
        case .scalar, .object, .abstract:
            if next == UInt8(ascii: "\"") { return try readString(old: old) }
            // Unchanged JSON is compared in place.
            if let old, case .json(let stored) = old.pointee, try cursor.skip(stored) {
                return nil
            }
            let value = Value(try cursor.value())
            if let old, old.pointee == value { return nil }
            return value
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
    private mutating func readString(old: UnsafePointer<Value>?) throws -> Value? {
        let text = try cursor.string()
        return compare(text, with: old)
    }

    @inline(__always)
    mutating func compare(_ text: JSONText, with old: UnsafePointer<Value>?) -> Value? {
        isStored(text, in: old) ? nil : Value(text: cursor.makeString(text))
    }

    @inline(__always)
    mutating func isStored(_ text: JSONText, in old: UnsafePointer<Value>?) -> Bool {
        if let stored = old?.pointee.text {
            cursor.text(text, equals: stored)
        } else {
            false
        }
    }

    /// The error for the value at the cursor, or at `start`, which is not of the kind that the field
    /// has.
    func unexpectedKind(_ index: Int, at start: Int? = nil) -> any Error {
        let offset = start ?? cursor.offset
        // No value at all is not JSON.
        guard let found = cursor.kind(at: offset) else { return cursor.unexpected() }
        return ResponseError.unexpectedKind(
            operation: bound.operation,
            path: pathDescription(to: index),
            offset: offset,
            expected: bound.plan.types[plan.fields[index].type].description,
            found: found
        )
    }
}
