/// A reference to a type as written: `Name`, `[Type]` or `Type!`.
///
/// Equality ignores source ranges.
public indirect enum TypeNode: Hashable, Sendable {
    /// A named type.
    case named(NamedType)
    /// A list of another type.
    case list(ListType)
    /// A type that excludes null.
    case nonNull(NonNullType)

    /// Its source range.
    public var span: SourceSpan {
        switch self {
        case .named(let type): type.span
        case .list(let type): type.span
        case .nonNull(let type): type.span
        }
    }

    /// The named type inside all lists and exclamation marks.
    public var namedType: NamedType {
        var type = self
        while true {
            switch type {
            case .named(let named): return named
            case .list(let list): type = list.elementType
            case .nonNull(let nonNull): type = nonNull.type
            }
        }
    }
}

/// A reference to a type by its name.
public struct NamedType: Hashable, Sendable {
    /// The name.
    public var name: Name

    /// Creates a reference to a named type.
    ///
    /// - Parameter name: The name.
    public init(name: Name) { self.name = name }

    /// Its source range.
    public var span: SourceSpan { name.span }
}

/// A list type, `[Type]`.
public struct ListType: Hashable, Sendable {
    /// The type of the elements.
    public var elementType: TypeNode
    /// Its source range, including the brackets.
    public var span: SourceSpan

    /// Creates a list type.
    ///
    /// - Parameters:
    ///   - elementType: The type of the elements.
    ///   - span: Its source range.
    public init(elementType: TypeNode, span: SourceSpan = .synthesized) {
        self.elementType = elementType
        self.span = span
    }

    /// Returns whether the element types are equal.
    ///
    /// - Parameters:
    ///   - lhs: A list type.
    ///   - rhs: Another list type.
    /// - Returns: Whether they are equal.
    public static func == (lhs: ListType, rhs: ListType) -> Bool {
        lhs.elementType == rhs.elementType
    }

    /// Hashes the element type.
    ///
    /// - Parameter hasher: The hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(elementType) }
}

/// A type that excludes null, `Type!`.
public struct NonNullType: Hashable, Sendable {
    /// The nullable type before the exclamation mark.
    public var type: TypeNode
    /// Its source range, including the exclamation mark.
    public var span: SourceSpan

    /// Creates a non-null type.
    ///
    /// - Parameters:
    ///   - type: The nullable type before the exclamation mark.
    ///   - span: Its source range.
    public init(type: TypeNode, span: SourceSpan = .synthesized) {
        self.type = type
        self.span = span
    }

    /// Returns whether the types before the exclamation mark are equal.
    ///
    /// - Parameters:
    ///   - lhs: A non-null type.
    ///   - rhs: Another non-null type.
    /// - Returns: Whether they are equal.
    public static func == (lhs: NonNullType, rhs: NonNullType) -> Bool { lhs.type == rhs.type }

    /// Hashes the type.
    ///
    /// - Parameter hasher: The hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(type) }
}

extension TypeNode: CustomStringConvertible {
    /// The type in GraphQL syntax.
    public var description: String {
        switch self {
        case .named(let type): type.name.text
        case .list(let type): "[\(type.elementType)]"
        case .nonNull(let type): "\(type.type)!"
        }
    }
}
