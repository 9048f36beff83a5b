/// A value as written in a document.
///
/// Equality ignores source ranges, but not the order of an object's fields.
public enum Value: Hashable, Sendable {
    /// A variable, `$name`.
    case variable(Variable)
    /// An integer.
    case int(IntValue)
    /// A number with a fraction or an exponent.
    case float(FloatValue)
    /// A string.
    case string(StringValue)
    /// `true` or `false`.
    case boolean(BooleanValue)
    /// `null`.
    case null(NullValue)
    /// A name other than `true`, `false` and `null`.
    case `enum`(EnumValue)
    /// A list.
    case list(ListValue)
    /// An input object.
    case object(ObjectValue)

    /// Its source range.
    public var span: SourceSpan {
        switch self {
        case .variable(let value): value.span
        case .int(let value): value.span
        case .float(let value): value.span
        case .string(let value): value.span
        case .boolean(let value): value.span
        case .null(let value): value.span
        case .enum(let value): value.span
        case .list(let value): value.span
        case .object(let value): value.span
        }
    }

    /// Whether it is `null`.
    public var isNull: Bool {
        if case .null = self { true } else { false }
    }

    /// The variables in it, in order, including those inside lists and objects.
    public var variables: [Variable] {
        switch self {
        case .variable(let variable): [variable]
        case .list(let list): list.values.flatMap(\.variables)
        case .object(let object): object.fields.flatMap(\.value.variables)
        default: []
        }
    }
}

/// A variable, `$name`.
public struct Variable: Hashable, Sendable {
    /// Its name, without the `$`.
    public var name: Name
    /// Its source range.
    public var span: SourceSpan

    /// Creates a variable.
    public init(name: Name, span: SourceSpan = .synthesized) {
        self.name = name
        self.span = span
    }

    /// The name in the document, for messages.
    ///
    /// The compiler renames the variables of providers, whose names must differ from all others.
    public var writtenName: String {
        let written = name.span.text
        let isName = written.utf8.first.map(isNameStart) ?? false
        return isName && written.utf8.allSatisfy(isNameContinue) ? written : name.text
    }

    /// Returns whether two nodes are equal, ignoring their source ranges.
    public static func == (lhs: Variable, rhs: Variable) -> Bool {
        lhs.name == rhs.name
    }

    /// Hashes everything except the source range.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }
}

/// An integer as written, which may be too large for any integer type.
public struct IntValue: Hashable, Sendable {
    /// Its digits with the sign.
    public var text: String
    /// Its source range.
    public var span: SourceSpan = .synthesized

    /// Returns whether two nodes are equal, ignoring their source ranges.
    public static func == (lhs: IntValue, rhs: IntValue) -> Bool {
        lhs.text == rhs.text
    }

    /// Hashes everything except the source range.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
    }
}

/// A number with a fraction or an exponent, as written.
public struct FloatValue: Hashable, Sendable {
    /// Its text.
    public var text: String
    /// Its source range.
    public var span: SourceSpan = .synthesized

    /// Returns whether two nodes are equal, ignoring their source ranges.
    public static func == (lhs: FloatValue, rhs: FloatValue) -> Bool {
        lhs.text == rhs.text
    }

    /// Hashes everything except the source range.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
    }
}

/// A string.
public struct StringValue: Hashable, Sendable {
    /// Its value, with escapes resolved and the indentation of blocks removed.
    public var value: String
    /// Whether it is written with triple quotes.
    public var isBlock: Bool
    /// Its source range.
    public var span: SourceSpan

    /// Creates a string value.
    public init(value: String, isBlock: Bool = false, span: SourceSpan = .synthesized) {
        self.value = value
        self.isBlock = isBlock
        self.span = span
    }

    /// Returns whether two nodes are equal, ignoring their source ranges.
    public static func == (lhs: StringValue, rhs: StringValue) -> Bool {
        lhs.isBlock == rhs.isBlock && lhs.value.utf8.elementsEqual(rhs.value.utf8)
    }

    /// Hashes everything except the source range.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(value)
    }
}

/// `true` or `false`.
public struct BooleanValue: Hashable, Sendable {
    /// The value.
    public var value: Bool
    /// Its source range.
    public var span: SourceSpan = .synthesized

    /// Returns whether two nodes are equal, ignoring their source ranges.
    public static func == (lhs: BooleanValue, rhs: BooleanValue) -> Bool {
        lhs.value == rhs.value
    }

    /// Hashes everything except the source range.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(value)
    }
}

/// `null`.
public struct NullValue: Hashable, Sendable {
    /// Its source range.
    public var span: SourceSpan

    /// Creates a null value.
    public init(span: SourceSpan = .synthesized) {
        self.span = span
    }

    /// Returns whether two nodes are equal, ignoring their source ranges.
    public static func == (lhs: NullValue, rhs: NullValue) -> Bool {
        true
    }

    /// Hashes everything except the source range.
    public func hash(into hasher: inout Hasher) {
    }
}

/// A name other than `true`, `false` and `null`.
public struct EnumValue: Hashable, Sendable {
    /// The name.
    public var name: Name

    /// Returns whether two nodes are equal, ignoring their source ranges.
    public static func == (lhs: EnumValue, rhs: EnumValue) -> Bool {
        lhs.name == rhs.name
    }

    /// Hashes everything except the source range.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }

    /// Its source range.
    public var span: SourceSpan { name.span }
}

/// A list, `[ … ]`.
public struct ListValue: Hashable, Sendable {
    /// Its elements.
    public var values: [Value]
    /// Its source range.
    public var span: SourceSpan

    /// Creates a list value.
    public init(values: [Value], span: SourceSpan = .synthesized) {
        self.values = values
        self.span = span
    }

    /// Returns whether two nodes are equal, ignoring their source ranges.
    public static func == (lhs: ListValue, rhs: ListValue) -> Bool {
        lhs.values == rhs.values
    }

    /// Hashes everything except the source range.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(values)
    }
}

/// An input object, `{ name: value … }`.
public struct ObjectValue: Hashable, Sendable {
    /// Its fields, in the order they were written.
    public var fields: [ObjectField]
    /// Its source range.
    public var span: SourceSpan

    /// Creates an object value.
    public init(fields: [ObjectField], span: SourceSpan = .synthesized) {
        self.fields = fields
        self.span = span
    }

    /// Returns whether two nodes are equal, ignoring their source ranges.
    public static func == (lhs: ObjectValue, rhs: ObjectValue) -> Bool {
        lhs.fields == rhs.fields
    }

    /// Hashes everything except the source range.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(fields)
    }
}

/// A field of an input object, `name: value`.
public struct ObjectField: Hashable, Sendable {
    /// Its name.
    public var name: Name
    /// Its value.
    public var value: Value
    /// Its source range.
    public var span: SourceSpan

    /// Creates an object field.
    public init(name: Name, value: Value, span: SourceSpan = .synthesized) {
        self.name = name
        self.value = value
        self.span = span
    }

    /// Returns whether two nodes are equal, ignoring their source ranges.
    public static func == (lhs: ObjectField, rhs: ObjectField) -> Bool {
        lhs.name == rhs.name && lhs.value == rhs.value
    }

    /// Hashes everything except the source range.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(value)
    }
}
