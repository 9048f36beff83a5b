import GraphQLLanguage
import GraphQLSchema

/// Directives of Relay that change what is compiled are refused while nothing here gives them
/// their meaning, instead of being sent to a server that does not know them.
///
/// `friends @connection(key: "User_friends") { … }`:
/// "`@connection` is not supported by this version of the generator."
struct DisallowUnsupportedDirectives: ValidationRule {
    /// Relay's directives that are not supported.
    static let names: Set<String> = [
        "appendEdge", "appendNode", "assignable",
        "catch", "client_polling", "connection", "deleteEdge", "deleteRecord", "defer",
        "fetchable", "live", "match", "module", "no_inline", "preloadable",
        "prependEdge", "prependNode", "raw_response_type", "refetchable",
        "relay_test_operation", "required", "static", "stream", "stream_connection",
        "throwOnFieldError", "unselectable", "updatable", "waterfall",
    ]

    mutating func enter(
        _ directive: Directive,
        at location: DirectiveLocation,
        _ context: inout ValidationContext
    ) {
        let name = directive.name.text
        guard Self.names.contains(name) else { return }
        report(
            "`@\(name)` is not supported by this version of the generator.",
            at: directive.span,
            &context
        )
    }
}
