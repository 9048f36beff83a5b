/// The root operation types of a schema, `schema { query: Query }`.
public struct SchemaDefinition: Sendable {
    /// The description before it.
    public var description: StringValue?
    /// The directives applied to it, in order.
    public var directives: [Directive]
    /// The root types, in order.
    public var operationTypes: [RootOperationTypeDefinition]
    /// Its source range.
    public var span: SourceSpan

    /// Creates a schema definition.
    public init(
        description: StringValue? = nil,
        directives: [Directive] = [],
        operationTypes: [RootOperationTypeDefinition],
        span: SourceSpan = .synthesized
    ) {
        self.description = description
        self.directives = directives
        self.operationTypes = operationTypes
        self.span = span
    }
}

/// The root type of one kind of operation, `query: Query`.
public struct RootOperationTypeDefinition: Sendable {
    /// The kind of operation.
    public var operation: OperationType
    /// Its root type.
    public var type: NamedType
    /// Its source range.
    public var span: SourceSpan

    /// Creates a root operation type definition.
    public init(operation: OperationType, type: NamedType, span: SourceSpan = .synthesized) {
        self.operation = operation
        self.type = type
        self.span = span
    }
}

/// A directive, `directive @name(arguments) @directives repeatable on LOCATION | …`.
public struct DirectiveDefinition: Sendable {
    /// The description before it.
    public var description: StringValue?
    /// Its name, without the `@`.
    public var name: Name
    /// Its arguments, in order.
    public var arguments: [InputValueDefinition]
    /// The directives applied to it, in order (specification draft).
    public var directives: [Directive]
    /// Whether it may be applied more than once at the same location.
    public var isRepeatable: Bool
    /// The locations where it may be applied, as written.
    public var locations: [Name]
    /// Its source range.
    public var span: SourceSpan

    /// Creates a directive definition.
    public init(
        description: StringValue? = nil,
        name: Name,
        arguments: [InputValueDefinition] = [],
        directives: [Directive] = [],
        isRepeatable: Bool = false,
        locations: [Name],
        span: SourceSpan = .synthesized
    ) {
        self.description = description
        self.name = name
        self.arguments = arguments
        self.directives = directives
        self.isRepeatable = isRepeatable
        self.locations = locations
        self.span = span
    }
}

/// A type of a schema.
public enum TypeDefinition: Sendable {
    /// A scalar.
    case scalar(ScalarTypeDefinition)
    /// An object type.
    case object(ObjectTypeDefinition)
    /// An interface.
    case interface(InterfaceTypeDefinition)
    /// A union.
    case union(UnionTypeDefinition)
    /// An enum.
    case `enum`(EnumTypeDefinition)
    /// An input object type.
    case inputObject(InputObjectTypeDefinition)

    /// Its name.
    public var name: Name {
        switch self {
        case .scalar(let node): node.name
        case .object(let node): node.name
        case .interface(let node): node.name
        case .union(let node): node.name
        case .enum(let node): node.name
        case .inputObject(let node): node.name
        }
    }

    /// The directives applied to it.
    public var directives: [Directive] {
        switch self {
        case .scalar(let node): node.directives
        case .object(let node): node.directives
        case .interface(let node): node.directives
        case .union(let node): node.directives
        case .enum(let node): node.directives
        case .inputObject(let node): node.directives
        }
    }

    /// Its source range, including the description.
    public var span: SourceSpan {
        switch self {
        case .scalar(let node): node.span
        case .object(let node): node.span
        case .interface(let node): node.span
        case .union(let node): node.span
        case .enum(let node): node.span
        case .inputObject(let node): node.span
        }
    }
}

/// An extension of a type, `extend type Name …`.
public struct TypeExtension: Sendable {
    /// The added parts, as a definition without a description.
    public var definition: TypeDefinition
    /// Its source range, including the word `extend`.
    public var span: SourceSpan = .synthesized
}

/// An extension of a schema definition, `extend schema …`.
public struct SchemaExtension: Sendable {
    /// The added parts, as a definition without a description.
    public var definition: SchemaDefinition
    /// Its source range, including the word `extend`.
    public var span: SourceSpan = .synthesized
}

/// An extension of a directive definition, `extend directive @name @directives` (specification
/// draft).
public struct DirectiveExtension: Sendable {
    /// The name of the directive, without the `@`.
    public var name: Name
    /// The added directives, in order.
    public var directives: [Directive]
    /// Its source range, including the word `extend`.
    public var span: SourceSpan = .synthesized
}
