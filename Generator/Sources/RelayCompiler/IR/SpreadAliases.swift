import GraphQLLanguage

extension [Directive] {
    /// Returns the name in `@alias`, or `name` if it has none; `nil` without the directive.
    func alias(orElse name: String) -> String? {
        first(.alias).map { $0.string("as") ?? name }
    }
}

extension FragmentDefinition {
    /// The directive that gives an alias to all spreads that have none, and this alias.
    var spreadAlias: (directive: Directive, name: String)? {
        directives.first(.alias).map { ($0, $0.string("as") ?? name.text) }
    }
}
