public import GraphQLLanguage

/// A rule for executable documents.
///
/// A single walk over all documents applies all rules. It calls these methods in source order; by
/// default they do nothing. The context provides information about the current position.
public protocol ValidationRule: Sendable {
    /// Creates a rule in its initial state.
    init()

    /// Called first, with all documents.
    mutating func begin(_ documents: [Document], _ context: inout ValidationContext)

    /// Called before the children of an operation.
    mutating func enter(_ operation: OperationDefinition, _ context: inout ValidationContext)

    /// Called before the children of a fragment.
    mutating func enter(_ fragment: FragmentDefinition, _ context: inout ValidationContext)

    /// Called with all variables of an operation or a fragment, if it has any, before each of them.
    mutating func enter(
        variables: [VariableDefinition],
        _ context: inout ValidationContext
    )

    /// Called with a variable of an operation or a fragment.
    mutating func enter(_ variable: VariableDefinition, _ context: inout ValidationContext)

    /// Called with each type name in a type condition or in the type of a variable.
    mutating func enter(_ type: NamedType, _ context: inout ValidationContext)

    /// Called before the selections of a set.
    ///
    /// The context's parent type is that of the set.
    mutating func enter(_ selectionSet: SelectionSet, _ context: inout ValidationContext)

    /// Called after the selections of a set.
    mutating func leave(_ selectionSet: SelectionSet, _ context: inout ValidationContext)

    /// Called before the children of a field.
    ///
    /// The context's field definition is that of the field.
    mutating func enter(_ field: Field, _ context: inout ValidationContext)

    /// Called after the children of a field.
    ///
    /// The context's field definition is that of the field.
    mutating func leave(_ field: Field, _ context: inout ValidationContext)

    /// Called before the children of a fragment spread.
    mutating func enter(_ spread: FragmentSpread, _ context: inout ValidationContext)

    /// Called before the children of an inline fragment.
    mutating func enter(_ inlineFragment: InlineFragment, _ context: inout ValidationContext)

    /// Called after the children of an inline fragment.
    mutating func leave(_ inlineFragment: InlineFragment, _ context: inout ValidationContext)

    /// Called with all directives at a location, if there are any, before each of them.
    mutating func enter(
        directives: [Directive],
        at location: DirectiveLocation,
        _ context: inout ValidationContext
    )

    /// Called before the arguments of a directive.
    mutating func enter(
        _ directive: Directive,
        at location: DirectiveLocation,
        _ context: inout ValidationContext
    )

    /// Called with all arguments of a field, directive or spread, if it has any, before each of
    /// them.
    mutating func enter(
        arguments: [Argument],
        of owner: ArgumentOwner,
        _ context: inout ValidationContext
    )

    /// Called with the value of an argument or the default of a variable, and the expected type,
    /// which is `nil` if it is unknown.
    mutating func enter(
        _ value: Value,
        expecting type: TypeReference?,
        _ context: inout ValidationContext
    )

    /// Called after a fragment with the uses of its own variables, if there are any.
    mutating func check(fragmentUsages: [VariableUsage], _ context: inout ValidationContext)

    /// Called for each operation after all documents were walked.
    mutating func check(_ operation: OperationClosure, _ context: inout ValidationContext)

    /// Called last.
    mutating func finish(_ documents: [Document], _ context: inout ValidationContext)
}

/// The element to which arguments belong.
public enum ArgumentOwner: Sendable {
    /// A field, with its definition if it is known.
    case field(Field, OutputField?)
    /// A directive, with its definition if it is known.
    case directive(Directive, SchemaDirective?)
    /// A fragment spread, with its fragment if it is known.
    case spread(FragmentSpread, FragmentDefinition?)
}

extension ValidationRule {
    /// The name of the rule in diagnostics.
    public static var name: String { String(describing: Self.self) }

    /// Does nothing.
    public mutating func begin(_ documents: [Document], _ context: inout ValidationContext) {}
    /// Does nothing.
    public mutating func enter(
        _ operation: OperationDefinition,
        _ context: inout ValidationContext
    ) {}
    /// Does nothing.
    public mutating func enter(
        _ fragment: FragmentDefinition,
        _ context: inout ValidationContext
    ) {}
    /// Does nothing.
    public mutating func enter(
        variables: [VariableDefinition],
        _ context: inout ValidationContext
    ) {}
    /// Does nothing.
    public mutating func enter(
        _ variable: VariableDefinition,
        _ context: inout ValidationContext
    ) {}
    /// Does nothing.
    public mutating func enter(_ type: NamedType, _ context: inout ValidationContext) {}
    /// Does nothing.
    public mutating func enter(_ selectionSet: SelectionSet, _ context: inout ValidationContext) {}
    /// Does nothing.
    public mutating func leave(_ selectionSet: SelectionSet, _ context: inout ValidationContext) {}
    /// Does nothing.
    public mutating func enter(_ field: Field, _ context: inout ValidationContext) {}
    /// Does nothing.
    public mutating func leave(_ field: Field, _ context: inout ValidationContext) {}
    /// Does nothing.
    public mutating func enter(_ spread: FragmentSpread, _ context: inout ValidationContext) {}
    /// Does nothing.
    public mutating func enter(
        _ inlineFragment: InlineFragment,
        _ context: inout ValidationContext
    ) {}
    /// Does nothing.
    public mutating func leave(
        _ inlineFragment: InlineFragment,
        _ context: inout ValidationContext
    ) {}
    /// Does nothing.
    public mutating func enter(
        directives: [Directive],
        at location: DirectiveLocation,
        _ context: inout ValidationContext
    ) {}
    /// Does nothing.
    public mutating func enter(
        _ directive: Directive,
        at location: DirectiveLocation,
        _ context: inout ValidationContext
    ) {}
    /// Does nothing.
    public mutating func enter(
        arguments: [Argument],
        of owner: ArgumentOwner,
        _ context: inout ValidationContext
    ) {}
    /// Does nothing.
    public mutating func enter(
        _ value: Value,
        expecting type: TypeReference?,
        _ context: inout ValidationContext
    ) {}
    /// Does nothing.
    public mutating func check(
        fragmentUsages: [VariableUsage],
        _ context: inout ValidationContext
    ) {}
    /// Does nothing.
    public mutating func check(
        _ operation: OperationClosure,
        _ context: inout ValidationContext
    ) {}
    /// Does nothing.
    public mutating func finish(_ documents: [Document], _ context: inout ValidationContext) {}

    /// Records a violation of the rule.
    ///
    /// - Parameters:
    ///   - message: The error, and how to fix it.
    ///   - severity: Its severity.
    ///   - span: The source range.
    ///   - related: Related source ranges.
    ///   - fixIts: Edits that would fix it.
    ///   - context: The context that collects the findings.
    public func report(
        _ message: String,
        severity: Diagnostic.Severity = .error,
        at span: SourceSpan,
        related: [Diagnostic.Related] = [],
        fixIts: [Diagnostic.FixIt] = [],
        _ context: inout ValidationContext
    ) {
        context.report(
            Diagnostic(
                severity: severity,
                rule: Self.name,
                message: message,
                span: span,
                related: related,
                fixIts: fixIts
            )
        )
    }
}
