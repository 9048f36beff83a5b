import GraphQLLanguage
import GraphQLSchema

/// Ages must be declared once, for fields that the server sends, and be no less than zero.
///
/// `type Book { title: String } extend type Book @cacheControlField(name: "tilte", maxAge: 5)`:
/// "`Book` has no field `tilte`. Did you mean `title`?"
enum RequireSoundAges {
    /// Returns the errors in the declarations of a schema.
    static func check(_ schema: Schema) -> [Diagnostic] {
        AgePolicies.of(schema).problems.map { problem in
            Diagnostic(
                severity: .error,
                rule: "RequireSoundAges",
                message: problem.message,
                span: problem.span,
                related: problem.related
            )
        }
    }
}
