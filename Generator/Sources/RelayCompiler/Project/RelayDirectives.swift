import GraphQLLanguage
import GraphQLSchema

/// Relay's own directives, which every schema is extended with unless it has them.
enum RelayDirectives {
    /// The definitions.
    ///
    /// `@arguments` and `@argumentDefinitions` are not among them: no definition can say that they
    /// take arguments of any name; `ArgumentDirectives` knows them.
    static let text = """
        "Names the property that a spread or an inline fragment is read as."
        directive @alias(as: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT

        "Allows a spread that may not match to go without `@alias`, which is allowed anyway."
        directive @dangerously_unaliased_fixme on FRAGMENT_SPREAD

        "Marks a fragment to be read outside of views; every fragment can be."
        directive @inline on FRAGMENT_DEFINITION

        "Without a mask, a spread's fields become those of what spreads it. Plural is for lists."
        directive @relay(mask: Boolean = true, plural: Boolean = false)
          on FRAGMENT_DEFINITION | FRAGMENT_SPREAD
        """

    /// The names of the directives.
    static let names: Set<String> = Set(definitions.map(\.name.text)).union([
        "argumentDefinitions", "arguments",
    ])

    private static let definitions: [DirectiveDefinition] = Parser.parse(
        Source(path: "<relay>", text: text)
    ).document.definitions.compactMap {
        if case .directive(let definition) = $0 { definition } else { nil }
    }

    /// The directives that some documents of a schema do not define.
    static func missing(from documents: [Document]) -> Document {
        var defined: Set<String> = []
        for document in documents {
            for case .directive(let definition) in document.definitions {
                defined.insert(definition.name.text)
            }
        }
        return Document(
            definitions: definitions.filter { !defined.contains($0.name.text) }
                .map { .directive($0) }
        )
    }
}
