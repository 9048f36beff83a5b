/// The three kinds of operation.
public enum OperationType: String, Sendable, Hashable, CaseIterable {
    /// Reads data.
    case query
    /// Changes data, then reads the result.
    case mutation
    /// Reads data again for each event.
    case subscription
}

/// A query, mutation or subscription.
public struct OperationDefinition: Sendable {
    /// The description before it.
    public var description: StringValue?
    /// Its kind.
    public var operation: OperationType
    /// Its name; `nil` if it is anonymous.
    public var name: Name?
    /// Its variables, in order.
    public var variableDefinitions: [VariableDefinition] = []
    /// The directives applied to it, in order.
    public var directives: [Directive] = []
    /// Its selections.
    public var selectionSet: SelectionSet
    /// Its source range.
    public var span: SourceSpan = .synthesized
}

/// A fragment: a named selection on a type.
public struct FragmentDefinition: Sendable {
    /// The description before it.
    public var description: StringValue?
    /// Its name.
    public var name: Name
    /// Its own variables (the fragment arguments of the draft specification).
    public var variableDefinitions: [VariableDefinition] = []
    /// The type that the fragment applies to.
    public var typeCondition: NamedType
    /// The directives applied to it, in order.
    public var directives: [Directive] = []
    /// Its selections.
    public var selectionSet: SelectionSet
    /// Its source range.
    public var span: SourceSpan = .synthesized
}

/// A variable of an operation or of a fragment.
public struct VariableDefinition: Sendable {
    /// The description before it.
    public var description: StringValue?
    /// The variable.
    public var variable: Variable
    /// Its type.
    public var type: TypeNode
    /// Its default value; `nil` if it has none.
    public var defaultValue: Value?
    /// The directives applied to it, in order.
    public var directives: [Directive]
    /// Its source range.
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

    /// Whether it is written `size: {type: "Int"}`, as an argument of a directive, without a `$`.
    public var isArgument: Bool {
        !variable.span.isSynthesized && variable.span == variable.name.span
    }
}
