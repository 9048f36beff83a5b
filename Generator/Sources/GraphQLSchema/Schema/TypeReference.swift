public import GraphQLLanguage

/// The type of a field, argument or variable: a named type inside lists and exclamation marks.
public indirect enum TypeReference: Hashable, Sendable {
    /// A named type.
    case named(String)
    /// A list of another type.
    case list(TypeReference)
    /// A type that excludes null.
    case nonNull(TypeReference)

    /// Creates a reference from its syntax.
    public init(_ node: TypeNode) {
        switch node {
        case .named(let type): self = .named(type.name.text)
        case .list(let type): self = .list(TypeReference(type.elementType))
        case .nonNull(let type): self = .nonNull(TypeReference(type.type))
        }
    }

    /// The name of the type inside all lists and exclamation marks.
    public var name: String {
        switch self {
        case .named(let name): name
        case .list(let type), .nonNull(let type): type.name
        }
    }

    /// Whether null is excluded.
    public var isNonNull: Bool {
        if case .nonNull = self { true } else { false }
    }

    /// Whether it is a list, nullable or not.
    public var isList: Bool {
        if case .list = nullable { true } else { false }
    }

    /// The type without its outer exclamation mark.
    public var nullable: TypeReference {
        if case .nonNull(let type) = self { type } else { self }
    }

    /// The type of the elements; `nil` if it is not a list.
    public var elementType: TypeReference? {
        if case .list(let type) = nullable { type } else { nil }
    }
}

extension TypeReference: CustomStringConvertible {
    /// The type in GraphQL syntax.
    public var description: String {
        switch self {
        case .named(let name): name
        case .list(let type): "[\(type)]"
        case .nonNull(let type): "\(type)!"
        }
    }
}
