public import GraphQLLanguage

/// A rule that executable documents must keep.
///
/// One walk over all documents serves all rules: it calls these methods, all of which do nothing
/// by default, in the order of the text. What a rule needs to know of the place it is in, it asks
/// the context for.
public protocol ValidationRule: Sendable {
    /// Creates a rule that has seen nothing yet.
    init()

    /// Called first, with all documents.
    mutating func begin(_ documents: [Document], _ context: inout ValidationContext)

    /// Called before the parts of an operation.
    mutating func enter(_ operation: OperationDefinition, _ context: inout ValidationContext)

    /// Called before the parts of a fragment.
    mutating func enter(_ fragment: FragmentDefinition, _ context: inout ValidationContext)

    /// Called with the variables of an operation or a fragment, if it has any, before each one.
    mutating func enter(
        variables: [VariableDefinition],
        _ context: inout ValidationContext
    )

    /// Called with a variable of an operation or a fragment.
    mutating func enter(_ variable: VariableDefinition, _ context: inout ValidationContext)

    /// Called with every name of a type in a condition or a variable's type.
    mutating func enter(_ type: NamedType, _ context: inout ValidationContext)

    /// Called before the selections of a set; the parent type of the context is the set's.
    mutating func enter(_ selectionSet: SelectionSet, _ context: inout ValidationContext)

    /// Called after the selections of a set.
    mutating func leave(_ selectionSet: SelectionSet, _ context: inout ValidationContext)

    /// Called before the parts of a field; the field definition of the context is its own.
    mutating func enter(_ field: Field, _ context: inout ValidationContext)

    /// Called after the parts of a field; the field definition of the context is its own.
    mutating func leave(_ field: Field, _ context: inout ValidationContext)

    /// Called before the parts of a fragment spread.
    mutating func enter(_ spread: FragmentSpread, _ context: inout ValidationContext)

    /// Called before the parts of an inline fragment.
    mutating func enter(_ inlineFragment: InlineFragment, _ context: inout ValidationContext)

    /// Called after the parts of an inline fragment.
    mutating func leave(_ inlineFragment: InlineFragment, _ context: inout ValidationContext)

    /// Called with the directives of something, if it has any, before each one.
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

    /// Called with the arguments of something, if it has any, before each one.
    mutating func enter(
        arguments: [Argument],
        of owner: ArgumentOwner,
        _ context: inout ValidationContext
    )

    /// Called with a value and the type expected of it, nil if unknown: the values of arguments
    /// and the defaults of variables.
    mutating func enter(
        _ value: Value,
        expecting type: TypeReference?,
        _ context: inout ValidationContext
    )

    /// Called after a fragment with the places that use variables of its own, if there are any.
    mutating func check(fragmentUsages: [VariableUsage], _ context: inout ValidationContext)

    /// Called for each operation when all documents have been walked.
    mutating func check(_ operation: OperationClosure, _ context: inout ValidationContext)

    /// Called last.
    mutating func finish(_ documents: [Document], _ context: inout ValidationContext)
}

/// What arguments are given to.
public enum ArgumentOwner: Sendable {
    /// A field, with its definition if it has one.
    case field(Field, OutputField?)
    /// A directive, with its definition if it has one.
    case directive(Directive, SchemaDirective?)
    /// A fragment spread, with its fragment if there is one.
    case spread(FragmentSpread, FragmentDefinition?)
}

extension ValidationRule {
    /// The name of the rule as diagnostics give it.
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

    /// Records that the rule is broken.
    ///
    /// - Parameters:
    ///   - message: What is wrong and the remedy.
    ///   - severity: How bad it is.
    ///   - span: Where it is.
    ///   - related: Other places it has to do with.
    ///   - fixIts: Edits that would mend it.
    ///   - context: The context that collects findings.
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
