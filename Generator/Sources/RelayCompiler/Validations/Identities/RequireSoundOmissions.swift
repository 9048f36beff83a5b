import GraphQLLanguage
import GraphQLSchema

/// Fields that are not to be kept must be fields of their types, and of scalars.
///
/// `type User { token: String } extend type User @notPersistedField(name: "tokn")`:
/// "`User` has no field `tokn`. Did you mean `token`?"
enum RequireSoundOmissions {
    /// Returns the errors in the declarations of a schema.
    static func check(_ schema: Schema) -> [Diagnostic] {
        OmissionPolicies.of(schema).problems.map { problem in
            Diagnostic(
                severity: .error,
                rule: "RequireSoundOmissions",
                message: problem.message,
                span: problem.span
            )
        }
    }
}
