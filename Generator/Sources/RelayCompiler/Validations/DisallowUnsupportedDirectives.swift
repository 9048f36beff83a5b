import GraphQLLanguage
import GraphQLSchema

/// Relay directives that are not supported, but would change the output, are errors instead of
/// being sent to a server that does not know them.
///
/// `...Row @module(name: "Row")`:
/// "`@module` is not supported by this compiler. Spread the fragment without it."
struct DisallowUnsupportedDirectives: ValidationRule {
    /// Relay's directives that are not supported.
    static let names: Set<String> = [
        "__clientField", "client_polling", "live", "match", "module",
        "uncheckedArguments_DEPRECATED", "waterfall",
    ]

    private static let remedies = [
        "__clientField": "Use `@connection` with a `handler`.",
        "match": "Spread the fragments with `@alias`, each on its own type.",
        "module": "Spread the fragment without it: its code is part of the app.",
        "live": "Use a subscription.",
        "uncheckedArguments_DEPRECATED": "Pass the fragment's arguments with `@arguments`.",
        "waterfall": "It is only for Relay Resolvers: remove it.",
        "client_polling": "Fetch with the `poll` of `CacheConfig`.",
    ]

    mutating func enter(
        _ directive: Directive,
        at location: DirectiveLocation,
        _ context: inout ValidationContext
    ) {
        let name = directive.name.text
        guard Self.names.contains(name) else { return }
        report(
            "`@\(name)` is not supported by this compiler. \(Self.remedies[name] ?? "Remove it.")",
            at: directive.span,
            &context
        )
    }
}
