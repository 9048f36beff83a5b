public import GraphQLLanguage

/// A type as fields, arguments and variables have it: a name inside lists and exclamation marks.
public indirect enum TypeReference: Hashable, Sendable {
    /// A type by its name.
    case named(String)
    /// A list of another type.
    case list(TypeReference)
    /// A type that excludes null.
    case nonNull(TypeReference)

    /// Creates a reference from what was written.
    public init(_ node: TypeNode) {
        switch node {
        case .named(let type): self = .named(type.name.text)
        case .list(let type): self = .list(TypeReference(type.elementType))
        case .nonNull(let type): self = .nonNull(TypeReference(type.type))
        }
    }

    /// The name inside all lists and exclamation marks.
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

    /// The type without an exclamation mark of its own.
    public var nullable: TypeReference {
        if case .nonNull(let type) = self { type } else { self }
    }

    /// The type of the elements; nil when it is not a list.
    public var elementType: TypeReference? {
        if case .list(let type) = nullable { type } else { nil }
    }
}

extension TypeReference: CustomStringConvertible {
    /// The type as GraphQL writes it.
    public var description: String {
        switch self {
        case .named(let name): name
        case .list(let type): "[\(type)]"
        case .nonNull(let type): "\(type)!"
        }
    }
}
