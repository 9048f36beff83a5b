/// What a record holds in a field, on its way to a Swift value.
public struct StoredValue: Sendable {
    package let value: Value
    /// The block that reads the objects that the value links to, or -1.
    package let block: Int
}

/// A Swift type that fields are read as: scalars, enums, selections, lists and optionals of them.
public protocol FieldValue: Sendable {
    /// Reads a value; when there is none of this type the reader notes why, and what is returned
    /// is never handed out.
    static func read(_ stored: StoredValue, _ reader: inout Reader) -> Self

    /// Whether two values are the same; texts are compared by their bytes.
    static func areSame(_ left: Self, _ right: Self) -> Bool

    /// Whether a list leaves out elements that are deleted records, for want of a null.
    static var isLeftOutWhenDeleted: Bool { get }
}

extension FieldValue {
    /// No: elements that are no objects can't be deleted.
    public static var isLeftOutWhenDeleted: Bool { false }
}

extension FieldValue where Self: Equatable {
    /// Whether two values are equal.
    public static func areSame(_ left: Self, _ right: Self) -> Bool { left == right }
}

extension String: FieldValue {
    /// Reads a text.
    public static func read(_ stored: StoredValue, _ reader: inout Reader) -> String {
        if case .string(let value) = stored.value { return value }
        return reader.fail(stored.value, "")
    }

    /// Whether both have the same bytes.
    public static func areSame(_ left: String, _ right: String) -> Bool {
        left.hasSameBytes(as: right)
    }
}

extension Int: FieldValue {
    /// Reads an integer.
    public static func read(_ stored: StoredValue, _ reader: inout Reader) -> Int {
        if case .int(let value) = stored.value, let int = Int(exactly: value) { return int }
        return reader.fail(stored.value, 0)
    }
}

extension Double: FieldValue {
    /// Reads a number.
    public static func read(_ stored: StoredValue, _ reader: inout Reader) -> Double {
        switch stored.value {
        case .double(let value): value
        case .int(let value): Double(value)
        default: reader.fail(stored.value, 0)
        }
    }
}

extension Bool: FieldValue {
    /// Reads `true` or `false`.
    public static func read(_ stored: StoredValue, _ reader: inout Reader) -> Bool {
        if case .bool(let value) = stored.value { return value }
        return reader.fail(stored.value, false)
    }
}

extension ID: FieldValue {
    /// Reads an id.
    public static func read(_ stored: StoredValue, _ reader: inout Reader) -> ID {
        if case .string(let value) = stored.value { return ID(value) }
        return reader.fail(stored.value, ID(""))
    }
}

extension JSONValue: FieldValue {
    /// Reads any scalar, or a list of scalars.
    public static func read(_ stored: StoredValue, _ reader: inout Reader) -> JSONValue {
        switch stored.value {
        case .null, .error: reader.fail(stored.value, .null)
        default: stored.value.json ?? reader.fail(stored.value, .null)
        }
    }
}

extension Optional: FieldValue where Wrapped: FieldValue {
    /// Reads a value, or `nil` for null; a null that can't be inside the value ends up here.
    public static func read(_ stored: StoredValue, _ reader: inout Reader) -> Wrapped? {
        reader.optional(stored) { Wrapped.read($0, &$1) }
    }

    /// Whether both are `nil`, or both are the same value.
    public static func areSame(_ left: Wrapped?, _ right: Wrapped?) -> Bool {
        switch (left, right) {
        case (let left?, let right?): Wrapped.areSame(left, right)
        case (nil, nil): true
        default: false
        }
    }
}

extension Array: FieldValue where Element: FieldValue {
    /// Reads a list.
    public static func read(_ stored: StoredValue, _ reader: inout Reader) -> [Element] {
        reader.list(stored, leavingOutDeleted: Element.isLeftOutWhenDeleted) {
            Element.read($0, &$1)
        }
    }

    /// Whether both have the same elements in the same order.
    public static func areSame(_ left: [Element], _ right: [Element]) -> Bool {
        guard left.count == right.count else { return false }
        var index = 0
        while index < left.count {
            guard Element.areSame(left[index], right[index]) else { return false }
            index &+= 1
        }
        return true
    }
}

extension Result: FieldValue where Success: FieldValue, Failure == FieldErrors {
    /// Reads a value, or the errors below it.
    public static func read(_ stored: StoredValue, _ reader: inout Reader) -> Self {
        reader.catchingErrors { Success.read(stored, &$0) }
    }

    /// Whether both are the same value, or the same errors.
    public static func areSame(_ left: Self, _ right: Self) -> Bool {
        switch (left, right) {
        case (.success(let left), .success(let right)): Success.areSame(left, right)
        case (.failure(let left), .failure(let right)): left == right
        default: false
        }
    }

    /// As the value.
    public static var isLeftOutWhenDeleted: Bool { Success.isLeftOutWhenDeleted }
}
