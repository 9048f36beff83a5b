public import GraphQLLanguage

/// The types in type conditions, variables and type definitions must exist.
///
/// See https://spec.graphql.org/September2025/#sec-Fragment-Spread-Type-Existence
public struct KnownTypeNamesRule: ValidationRule {
    private var defined: Set<String> = []

    /// Creates the rule.
    public init() {}

    /// Collects the types that the documents define, which another rule reports.
    public mutating func begin(_ documents: [Document], _ context: inout ValidationContext) {
        for document in documents {
            for case .type(let definition) in document.definitions {
                defined.insert(definition.name.text)
            }
        }
    }

    /// Reports a type that does not exist.
    public mutating func enter(_ type: NamedType, _ context: inout ValidationContext) {
        let name = type.name
        guard !context.schema.isKnown(name.text), !defined.contains(name.text) else { return }
        // Definitions may use built-in scalars that the schema does not use.
        if context.isInTypeSystem, BuiltIns.typeNames.contains(name.text) { return }
        let candidates = context.suggestions.nearest(
            to: name.text,
            among: context.schema.types.lazy.map(\.name)
        )
        report(
            "Type `\(name.text)` does not exist in the schema."
                + Suggestions.didYouMean(candidates),
            at: name.span,
            fixIts: candidates.map { .init(span: name.span, replacement: $0) },
            &context
        )
    }
}
