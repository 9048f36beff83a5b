public import GraphQLLanguage

/// `@defer` and `@stream` must not be used on the root types of mutations and subscriptions.
public struct DeferStreamDirectiveOnRootFieldRule: ValidationRule {
    /// Creates the rule.
    public init() {}

    /// Reports `@defer` and `@stream` at the root of a mutation or subscription.
    public mutating func enter(
        _ directive: Directive,
        at location: DirectiveLocation,
        _ context: inout ValidationContext
    ) {
        guard directive.isDeferOrStream, let parent = context.parentType?.name else { return }
        for operation in [OperationType.mutation, .subscription]
        where context.schema.rootTypeName(for: operation) == parent {
            report(
                "`@\(directive.name.text)` cannot be used on the root \(operation.rawValue) type "
                    + "`\(parent)`.",
                at: directive.span,
                &context
            )
        }
    }
}

extension Directive {
    /// Whether it is `@defer` or `@stream`.
    var isDeferOrStream: Bool { isNamed(.defer) || isNamed(.stream) }
}
