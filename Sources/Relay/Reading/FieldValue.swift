/// The value of a field in a record, before it is converted to a Swift value.
public struct StoredValue: Sendable {
    package let value: Value
    /// The block for reading the objects that the value links to.
    package let block: OptionalPlanIndex<ReaderPlan.Block>
}

/// A Swift type for fields: a scalar, an enum, a selection, or a list or optional of them.
public protocol FieldValue: Sendable {
    /// Reads a value of this type.
    ///
    /// If the stored value does not have this type, the reader records an error and returns a dummy
    /// value, which is never returned to the app.
    static func read(_ stored: StoredValue, _ reader: inout Reader) -> Self

    /// Returns whether two values are equal.
    ///
    /// Strings are compared by their bytes.
    static func areSame(_ left: Self, _ right: Self) -> Bool

    /// Whether a list omits elements that are deleted objects, because its elements cannot be null.
    static var isLeftOutWhenDeleted: Bool { get }

    /// Reads a list with elements of this type.
    static func readList(_ stored: StoredValue, _ reader: inout Reader) -> [Self]
}

extension FieldValue {
    /// False, because only objects can be deleted.
    public static var isLeftOutWhenDeleted: Bool { false }

    /// Reads a list without special treatment of deleted objects.
    public static func readList(_ stored: StoredValue, _ reader: inout Reader) -> [Self] {
        reader.keeping(stored) { reader in
            reader.list(stored, leavingOutDeleted: isLeftOutWhenDeleted) { read($0, &$1) }
        }
    }
}

extension FieldValue where Self: Equatable {
    /// Returns whether two values are equal.
    public static func areSame(_ left: Self, _ right: Self) -> Bool { left == right }
}

extension String: FieldValue {
    /// Reads a string.
    public static func read(_ stored: StoredValue, _ reader: inout Reader) -> String {
        if let text = stored.value.text { return text }
        return reader.fail(stored.value, "")
    }

    /// Returns whether both have the same bytes.
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
        if let text = stored.value.text { return ID(text) }
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
    /// Reads a value, or `nil` for null.
    ///
    /// The result is also `nil` if a non-null field inside the value is null.
    public static func read(_ stored: StoredValue, _ reader: inout Reader) -> Wrapped? {
        reader.optional(stored) { Wrapped.read($0, &$1) }
    }

    /// Reads a list of nullable elements.
    public static func readList(_ stored: StoredValue, _ reader: inout Reader) -> [Wrapped?] {
        reader.keeping(stored) { reader in
            reader.nullableList(stored) { Wrapped.read($0, &$1) }
        }
    }

    /// Returns whether both are `nil`, or both have equal values.
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
        Element.readList(stored, &reader)
    }

    /// Returns whether both have equal elements in the same order.
    public static func areSame(_ left: [Element], _ right: [Element]) -> Bool {
        guard left.count == right.count else { return false }
        // A list that has not changed is often the same array.
        if left.hasSameMemory(as: right) { return true }
        var index = 0
        while index < left.count {
            guard Element.areSame(left[index], right[index]) else { return false }
            index &+= 1
        }
        return true
    }
}

extension Result: FieldValue where Success: FieldValue, Failure == FieldErrors {
    /// Reads a value, or the errors inside it.
    public static func read(_ stored: StoredValue, _ reader: inout Reader) -> Self {
        reader.catchingErrors { Success.read(stored, &$0) }
    }

    /// Returns whether both have equal values or equal errors.
    public static func areSame(_ left: Self, _ right: Self) -> Bool {
        switch (left, right) {
        case (.success(let left), .success(let right)): Success.areSame(left, right)
        case (.failure(let left), .failure(let right)): left == right
        default: false
        }
    }

    /// The same as for the value.
    public static var isLeftOutWhenDeleted: Bool { Success.isLeftOutWhenDeleted }
}
