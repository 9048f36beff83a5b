/// The values of an input object's fields, in the order of the schema.
///
/// All generated input types share this storage, because a stored property takes 0.2 KB of machine
/// code, and schemas have input types with dozens of fields.
public struct InputFieldValues: Sendable {
    private enum Entry: Sendable {
        case unset
        case null
        case value(any InputValue & Hashable)
    }

    private var entries: [Entry] = []

    /// No fields; the initializer of the input type appends one after the other.
    ///
    /// - Parameter count: How many there will be.
    public init(count: Int) {
        entries.reserveCapacity(count)
    }

    // MARK: - Appending

    // Functions for common types take them in registers, without generic arguments. Generated code
    // chooses by name, because choosing among overloads takes the compiler long.

    /// Appends a field; `nil` is unset.
    public mutating func string(_ value: String?) { append(value) }
    /// Appends a field.
    public mutating func string(_ value: Input<String>) { append(value) }

    /// Appends a field; `nil` is unset.
    public mutating func id(_ value: ID?) { append(value) }
    /// Appends a field.
    public mutating func id(_ value: Input<ID>) { append(value) }

    /// Appends a field; `nil` is unset.
    public mutating func int(_ value: Int?) { append(value) }
    /// Appends a field.
    public mutating func int(_ value: Input<Int>) { append(value) }

    /// Appends a field; `nil` is unset.
    public mutating func double(_ value: Double?) { append(value) }
    /// Appends a field.
    public mutating func double(_ value: Input<Double>) { append(value) }

    /// Appends a field; `nil` is unset.
    public mutating func bool(_ value: Bool?) { append(value) }
    /// Appends a field.
    public mutating func bool(_ value: Input<Bool>) { append(value) }

    /// Appends a field; `nil` is unset.
    public mutating func object<Object: GraphQLInputObject>(_ value: Object?) { append(value) }
    /// Appends a field.
    public mutating func object<Object: GraphQLInputObject>(_ value: Input<Object>) {
        append(value)
    }

    /// Appends a field; `nil` is unset.
    public mutating func objects<Object: GraphQLInputObject>(_ value: [Object]?) { append(value) }
    /// Appends a field.
    public mutating func objects<Object: GraphQLInputObject>(_ value: Input<[Object]>) {
        append(value)
    }

    /// Appends a field of another type; `nil` is unset.
    public mutating func value<Value: InputValue & Hashable>(_ value: Value?) { append(value) }
    /// Appends a field of another type.
    public mutating func value<Value: InputValue & Hashable>(_ value: Input<Value>) {
        append(value)
    }

    private mutating func append<Value: InputValue & Hashable>(_ value: Value?) {
        entries.append(value.map(Entry.value) ?? .unset)
    }

    private mutating func append<Value: InputValue & Hashable>(_ input: Input<Value>) {
        entries.append(Self.entry(input))
    }

    private static func entry<Value: InputValue & Hashable>(_ input: Input<Value>) -> Entry {
        switch input {
        case .unset: .unset
        case .null: .null
        case .value(let value): .value(value)
        }
    }

    // MARK: - Single fields

    /// The field at an index that may be unset or null.
    public subscript<Value: InputValue & Hashable>(index: Int) -> Input<Value> {
        get {
            switch entries[index] {
            case .unset: .unset
            case .null: .null
            case .value(let value): .value(cast(value))
            }
        }
        set { entries[index] = Self.entry(newValue) }
    }

    /// The field at an index that is required.
    public subscript<Value: InputValue & Hashable>(required index: Int) -> Value {
        get {
            guard case .value(let value) = entries[index] else {
                preconditionFailure("A required field always has a value.")
            }
            return cast(value)
        }
        set { entries[index] = .value(newValue) }
    }

    private func cast<Value>(_ value: any InputValue & Hashable) -> Value {
        guard let value = value as? Value else {
            preconditionFailure("Initializers and properties of a generated type agree.")
        }
        return value
    }

    // MARK: - Writing

    /// Writes the fields that are set, under names that are separated by spaces.
    func write(_ names: StaticString, to variables: inout VariableWriter) {
        for (name, entry) in zip(names.description.split(separator: " "), entries) {
            switch entry {
            case .unset: break
            case .null: variables.write(String(name), JSONValue.null)
            case .value(let value): variables.write(String(name), value)
            }
        }
    }
}

extension InputFieldValues: Hashable {
    /// Returns whether both have the same fields with equal values.
    public static func == (a: Self, b: Self) -> Bool {
        a.entries.elementsEqual(b.entries) { a, b in
            switch (a, b) {
            case (.unset, .unset), (.null, .null): true
            case (.value(let a), .value(let b)): isEqual(a, b)
            default: false
            }
        }
    }

    /// Hashes the fields.
    public func hash(into hasher: inout Hasher) {
        for entry in entries {
            switch entry {
            case .unset: hasher.combine(0)
            case .null: hasher.combine(1)
            case .value(let value): value.hash(into: &hasher)
            }
        }
    }

    private static func isEqual<Value: Hashable>(_ a: Value, _ b: any Hashable) -> Bool {
        a == b as? Value
    }
}
