/// The three kinds of operation.
public enum OperationType: String, Sendable, Hashable, CaseIterable {
    /// Reads.
    case query
    /// Writes, then reads.
    case mutation
    /// Reads again with every event.
    case subscription
}

/// A query, mutation or subscription.
public struct OperationDefinition: Sendable {
    /// The description before it.
    public var description: StringValue?
    /// Its kind.
    public var operation: OperationType
    /// Its name; nil when anonymous.
    public var name: Name?
    /// Its variables, in order.
    public var variableDefinitions: [VariableDefinition]
    /// The directives applied to it, in order.
    public var directives: [Directive]
    /// What it selects.
    public var selectionSet: SelectionSet
    /// Where it stands.
    public var span: SourceSpan

    /// Creates an operation definition.
    public init(
        description: StringValue? = nil,
        operation: OperationType,
        name: Name? = nil,
        variableDefinitions: [VariableDefinition] = [],
        directives: [Directive] = [],
        selectionSet: SelectionSet,
        span: SourceSpan = .synthesized
    ) {
        self.description = description
        self.operation = operation
        self.name = name
        self.variableDefinitions = variableDefinitions
        self.directives = directives
        self.selectionSet = selectionSet
        self.span = span
    }
}

/// A fragment: a named selection on a type.
public struct FragmentDefinition: Sendable {
    /// The description before it.
    public var description: StringValue?
    /// Its name.
    public var name: Name
    /// Its own variables (fragment arguments of the specification draft).
    public var variableDefinitions: [VariableDefinition]
    /// The type it selects on.
    public var typeCondition: NamedType
    /// The directives applied to it, in order.
    public var directives: [Directive]
    /// What it selects.
    public var selectionSet: SelectionSet
    /// Where it stands.
    public var span: SourceSpan

    /// Creates a fragment definition.
    public init(
        description: StringValue? = nil,
        name: Name,
        variableDefinitions: [VariableDefinition] = [],
        typeCondition: NamedType,
        directives: [Directive] = [],
        selectionSet: SelectionSet,
        span: SourceSpan = .synthesized
    ) {
        self.description = description
        self.name = name
        self.variableDefinitions = variableDefinitions
        self.typeCondition = typeCondition
        self.directives = directives
        self.selectionSet = selectionSet
        self.span = span
    }
}

/// A variable of an operation or of a fragment.
public struct VariableDefinition: Sendable {
    /// The description before it.
    public var description: StringValue?
    /// The variable.
    public var variable: Variable
    /// Its type.
    public var type: TypeNode
    /// Its value when none is given; nil when it has no default.
    public var defaultValue: Value?
    /// The directives applied to it, in order.
    public var directives: [Directive]
    /// Where it stands.
    public var span: SourceSpan

    /// Creates a variable definition.
    public init(
        description: StringValue? = nil,
        variable: Variable,
        type: TypeNode,
        defaultValue: Value? = nil,
        directives: [Directive] = [],
        span: SourceSpan = .synthesized
    ) {
        self.description = description
        self.variable = variable
        self.type = type
        self.defaultValue = defaultValue
        self.directives = directives
        self.span = span
    }
}
