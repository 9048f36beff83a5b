extension JSONCursor {
    /// Skips the next value if it is equal to `value`, without creating it.
    ///
    /// Returns whether it is. Otherwise the cursor doesn't move. Objects with members in another
    /// order, or with repeated ones, are not found to be equal.
    ///
    /// - Throws: The error that reading the value would throw, if the text is invalid before the
    ///   first difference.
    package mutating func skip(_ value: JSONValue) throws(JSONError) -> Bool {
        let start = position
        if try matches(value) { return true }
        position = start
        return false
    }

    /// Returns whether the next value is equal to `value`, and skips it then.
    private mutating func matches(_ value: JSONValue) throws(JSONError) -> Bool {
        let next = peek()
        switch value {
        case .null: return try skipNull()
        case .bool(let expected):
            guard next == UInt8(ascii: "t") || next == UInt8(ascii: "f") else { return false }
            return try bool() == expected
        case .int(let expected):
            guard Self.beginsNumber(next), case .int(expected) = try number() else { return false }
            return true
        case .double(let expected):
            guard Self.beginsNumber(next), case .double(expected) = try number() else {
                return false
            }
            return true
        case .string(let expected):
            guard next == UInt8(ascii: "\"") else { return false }
            let text = try string()
            return self.text(text, equals: expected)
        case .array(let elements):
            return next == UInt8(ascii: "[") ? try matches(elements) : false
        case .object(let object):
            return next == UInt8(ascii: "{") ? try matches(object) : false
        }
    }

    private mutating func matches(_ elements: [JSONValue]) throws(JSONError) -> Bool {
        var index = 0
        var more = try enterArray()
        while more {
            guard index < elements.count, try matches(elements[index]) else { return false }
            index &+= 1
            more = try nextElement()
        }
        return index == elements.count
    }

    private mutating func matches(_ object: JSONObject) throws(JSONError) -> Bool {
        var index = 0
        var more = try enterObject()
        while more {
            guard index < object.count else { return false }
            let member = object[index]
            let text = try key()
            guard self.text(text, equals: member.key), try matches(member.value) else {
                return false
            }
            index &+= 1
            more = try nextMember()
        }
        return index == object.count
    }

    private static func beginsNumber(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte)
    }
}
