import GraphQLLanguage
import GraphQLSchema

/// Reports directives that only Relay's own runtime needs, as notes in `relay-generator check`.
///
/// `query Q @preloadable { me { id } }`: "`@preloadable` has no effect. Any query can be fetched
/// before it is observed."
struct NoDirectivesWithoutEffect: ValidationRule {
    private static let reasons: [RelayDirective: String] = [
        .noInline: "Fragments are never inlined into the artifacts of others.",
        .preloadable: "Any query can be fetched before it is observed.",
        .relayTestOperation: "`RelayTesting` makes payloads for any operation.",
    ]

    mutating func enter(
        _ directive: Directive,
        at location: DirectiveLocation,
        _ context: inout ValidationContext
    ) {
        guard let known = RelayDirective(rawValue: directive.name.text),
            let reason = Self.reasons[known]
        else { return }
        // It is needed if a raw response includes the fragment.
        guard directive.arguments.isEmpty || !directive.isNamed(.noInline) else { return }
        report(
            "`@\(directive.name)` has no effect. \(reason)",
            severity: .note,
            at: directive.span,
            &context
        )
    }
}
