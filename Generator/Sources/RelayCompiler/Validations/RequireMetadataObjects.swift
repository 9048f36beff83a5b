import GraphQLLanguage
import GraphQLSchema

/// The values of `@metadata` are an object, whose members the network looks up by name.
///
/// `query Q @metadata(values: "feed") { me { id } }`:
/// "`@metadata` needs an object: `values: {name: "value"}`."
struct RequireMetadataObjects: ValidationRule {
    mutating func enter(
        _ directive: Directive,
        at location: DirectiveLocation,
        _ context: inout ValidationContext
    ) {
        guard directive.isNamed(.metadata),
            context.schema.directive(.metadata)?.origin == .client,
            let argument = directive.argument(named: "values")
        else { return }
        switch argument.value {
        // Other rules report variables and null.
        case .object, .variable, .null: return
        default: break
        }
        report(
            "`@metadata` needs an object: `values: {name: \"value\"}`.",
            at: argument.value.span,
            &context
        )
    }
}
