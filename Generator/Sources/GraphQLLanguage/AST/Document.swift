/// A parsed document: its definitions in source order.
public struct Document: Sendable {
    /// The definitions, without those that could not be parsed.
    public var definitions: [Definition]
    /// The comments in order, each from its `#` to the end of its line.
    public var comments: [SourceSpan]
    /// Its source range.
    public var span: SourceSpan

    /// Creates a document.
    public init(
        definitions: [Definition],
        comments: [SourceSpan] = [],
        span: SourceSpan = .synthesized
    ) {
        self.definitions = definitions
        self.comments = comments
        self.span = span
    }

    /// The operations among the definitions.
    public var operations: [OperationDefinition] {
        definitions.compactMap { if case .operation(let operation) = $0 { operation } else { nil } }
    }

    /// The fragments among the definitions.
    public var fragments: [FragmentDefinition] {
        definitions.compactMap { if case .fragment(let fragment) = $0 { fragment } else { nil } }
    }
}

/// One definition of a document.
public enum Definition: Sendable {
    /// A query, mutation or subscription.
    case operation(OperationDefinition)
    /// A fragment.
    case fragment(FragmentDefinition)
    /// The root operation types of a schema.
    case schema(SchemaDefinition)
    /// A type.
    case type(TypeDefinition)
    /// A directive.
    case directive(DirectiveDefinition)
    /// An extension of a schema definition.
    case schemaExtension(SchemaExtension)
    /// An extension of a type.
    case typeExtension(TypeExtension)
    /// An extension of a directive definition.
    case directiveExtension(DirectiveExtension)

    /// Its source range, including the description.
    public var span: SourceSpan {
        switch self {
        case .operation(let node): node.span
        case .fragment(let node): node.span
        case .schema(let node): node.span
        case .type(let node): node.span
        case .directive(let node): node.span
        case .schemaExtension(let node): node.span
        case .typeExtension(let node): node.span
        case .directiveExtension(let node): node.span
        }
    }

    /// Whether it is executable: an operation or a fragment.
    public var isExecutable: Bool {
        switch self {
        case .operation, .fragment: true
        default: false
        }
    }
}
