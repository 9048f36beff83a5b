import GraphQLLanguage
import GraphQLSchema

/// A field that the app derives must be one of an object type, in an extension, and of scalars, enums or objects
/// that have keys; and its fragment must exist.
///
/// `extend type Issue { heading: String @derived(fragment: "Heading_isue") }`:
/// "There is no fragment `Heading_isue`, from which `Issue.heading` is derived. Did you mean
/// `Heading_issue`?"
enum RequireSoundDerivations {
    /// Returns the errors in the declarations of a schema.
    static func check(_ schema: Schema) -> [Diagnostic] {
        Derivations.of(schema).problems.map { diagnostic($0.message, $0.span) }
    }

    /// Returns the errors in the names of fragments.
    ///
    /// - Parameters:
    ///   - schema: The schema.
    ///   - fragments: The fragments of all documents.
    /// - Returns: The errors.
    static func check(_ schema: Schema, _ fragments: [FragmentDefinition]) -> [Diagnostic] {
        let derivations = Derivations.of(schema)
        guard !derivations.isEmpty else { return [] }
        let types = Dictionary(
            fragments.map { ($0.name.text, $0.typeCondition.name.text) },
            uniquingKeysWith: { first, _ in first }
        )
        return derivations.fields.compactMap { field in
            guard let type = types[field.fragment] else {
                return diagnostic(
                    "There is no fragment `\(field.fragment)`, from which `\(field.name)` is derived."
                        + Suggestions.didYouMean(field.fragment, among: types.keys.sorted()),
                    field.span
                )
            }
            guard !schema.isSubtype(field.type, of: type) else { return nil }
            return diagnostic(
                "`\(field.name)` can't be derived from `\(field.fragment)`, a fragment on `\(type)`. Derive it "
                    + "from one on `\(field.type)`.",
                field.span
            )
        }
    }

    private static func diagnostic(_ message: String, _ span: SourceSpan) -> Diagnostic {
        Diagnostic(
            severity: .error,
            rule: "RequireSoundDerivations",
            message: message,
            span: span
        )
    }
}
