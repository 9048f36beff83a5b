/// The values of an input object's fields, in the order of the schema.
///
/// All generated input types share this storage, because each stored property adds 0.2 KB of
/// machine code, and some schemas have input types with dozens of fields.
@_documentation(visibility: internal)
public struct InputFieldValues: Sendable {
    private enum Entry: Sendable {
        case unset
        case null
        case value(any InputValue & Hashable)
    }

    private var entries: [Entry] = []

    /// Creates storage without fields.
    ///
    /// The initializer of the input type then appends each field.
    ///
    /// - Parameter count: The number of fields to reserve space for.
    public init(count: Int) {
        entries.reserveCapacity(count)
    }

    // MARK: - Appending

    // There is a function for each common type, because it takes the value in registers, without
    // generic arguments. Generated code calls them by name, because overload resolution is slow to
    // compile.

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

    /// An optional field.
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

    /// A required field.
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

    /// Writes the fields that are set.
    ///
    /// `names` are their names, separated by spaces.
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
