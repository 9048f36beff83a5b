import GraphQLLanguage
import GraphQLSchema

/// Fields that are computed by Relay Resolvers are not supported.
///
/// `extend type User { greeting: String @relay_resolver(…) }`, `me { greeting }`:
/// "`User.greeting` is a Relay Resolver, which this compiler does not support. Declare it with
/// `@derived(fragment: …)`, and compute it in Swift from a fragment on `User`."
struct DisallowResolvers: ValidationRule {
    private static let names = ["relay_resolver", "__relayResolver"]

    mutating func enter(_ field: Field, _ context: inout ValidationContext) {
        guard let definition = context.fieldDefinition, let type = context.parentType,
            definition.origin == .client,
            Self.names.contains(where: { definition.appliedDirectives.first(named: $0) != nil })
        else { return }
        report(
            "`\(type.name).\(field.name)` is a Relay Resolver, which this compiler does not "
                + "support. Declare it with `@derived(fragment: …)`, and compute it in Swift from a "
                + "fragment on `\(type.name)`.",
            at: field.name.span,
            &context
        )
    }
}
