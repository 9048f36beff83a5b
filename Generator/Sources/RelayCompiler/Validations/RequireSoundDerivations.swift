import GraphQLLanguage
import GraphQLSchema

/// A field that the app derives must be one of an object type, in an extension, and of scalars, enums or objects
/// that have keys; and its fragment must exist, and need no arguments.
///
/// `extend type Issue { heading: String @derived(fragment: "Heading_isue") }`:
/// "There is no fragment `Heading_isue`, from which `Issue.heading` is derived. Did you mean
/// `Heading_issue`?"
enum RequireSoundDerivations {
    /// Returns the errors in the declarations of a schema.
    static func check(_ schema: Schema) -> [Diagnostic] {
        Derivations.of(schema).problems.map { diagnostic($0.message, $0.span) }
    }

    /// Returns the errors in the fragments from which fields are derived.
    ///
    /// - Parameters:
    ///   - schema: The schema.
    ///   - fragments: The fragments of all documents.
    /// - Returns: The errors.
    static func check(_ schema: Schema, _ fragments: [FragmentDefinition]) -> [Diagnostic] {
        let derivations = Derivations.of(schema)
        guard !derivations.isEmpty else { return [] }
        let named = Dictionary(
            fragments.map { ($0.name.text, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        return derivations.fields.compactMap { field in
            guard let fragment = named[field.fragment] else {
                return diagnostic(
                    "There is no fragment `\(field.fragment)`, from which `\(field.name)` is derived."
                        + Suggestions.didYouMean(field.fragment, among: named.keys.sorted()),
                    field.span
                )
            }
            let type = fragment.typeCondition.name.text
            guard schema.isSubtype(field.type, of: type) else {
                return diagnostic(
                    "`\(field.name)` can't be derived from `\(field.fragment)`, a fragment on `\(type)`. "
                        + "Derive it from one on `\(field.type)`.",
                    field.span
                )
            }
            // Those with a provider are variables of operations here.
            let needed = fragment.variableDefinitions.first { variable in
                TypeReference(variable.type).isNonNull && variable.defaultValue == nil
            }
            return needed.map { variable in
                diagnostic(
                    "`\(field.name)` can't be derived from `\(field.fragment)`, whose argument "
                        + "`\(variable.variable.writtenName)` nothing passes. Give the argument a default or a "
                        + "provider.",
                    field.span,
                    related: [.init(message: "It is declared here.", span: variable.span)]
                )
            }
        }
    }

    private static func diagnostic(
        _ message: String,
        _ span: SourceSpan,
        related: [Diagnostic.Related] = []
    ) -> Diagnostic {
        Diagnostic(
            severity: .error,
            rule: "RequireSoundDerivations",
            message: message,
            span: span,
            related: related
        )
    }
}
