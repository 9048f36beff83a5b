import GraphQLLanguage
import GraphQLSchema

/// The rules that documents of a project must keep.
enum RelayRules {
    /// What Relay asks for beyond the specification.
    ///
    /// Findings are sorted by place, so the order means nothing.
    static let additional: [any ValidationRule.Type] = [
        DisallowUnsupportedDirectives.self,
        DisallowFragmentArguments.self,
        RequireOperationNames.self,
        DisallowReservedAliases.self,
        UniqueSwiftNames.self,
    ]

    /// All rules: those of the specification but for two, and Relay's.
    ///
    /// Fragments that nothing uses yet are fine, and anonymous operations are
    /// `RequireOperationNames`' business.
    static let all: [any ValidationRule.Type] =
        SpecifiedRules.executable.filter { rule in
            rule != NoUnusedFragmentsRule.self && rule != LoneAnonymousOperationRule.self
        } + additional

    /// What is wrong, with one finding where an unsupported directive is unknown to the schema
    /// as well.
    static func withoutRepetition(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        let unsupported = diagnostics.filter { $0.rule == DisallowUnsupportedDirectives.name }
        return diagnostics.filter { diagnostic in
            diagnostic.rule != KnownDirectivesRule.name
                || !unsupported.contains { $0.span == diagnostic.span }
        }
    }
}
