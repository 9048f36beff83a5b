import GraphQLLanguage
import GraphQLSchema

/// An extension should not add fields to the server's input objects, because they are sent with the rest.
///
/// `extend input Filter { mine: Boolean }`: "Only the app has the field `mine` of `Filter`, so servers
/// refuse it. Remove it, or add it to the file of the server's schema if the server has it."
enum NoClientInputFields {
    /// Returns a warning for each field.
    static func check(_ schema: Schema) -> [Diagnostic] {
        schema.types.flatMap { type -> [Diagnostic] in
            guard case .inputObject(let input) = type, input.origin != .client else { return [] }
            return input.fields.filter { $0.origin == .client }.map { field in
                Diagnostic(
                    severity: .warning,
                    rule: "NoClientInputFields",
                    message: "Only the app has the field `\(field.name)` of `\(input.name)`, so "
                        + "servers refuse it. Remove it, or add it to the file of the server's "
                        + "schema if the server has it.",
                    span: field.span
                )
            }
        }
    }
}
