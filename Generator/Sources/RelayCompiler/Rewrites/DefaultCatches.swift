import GraphQLLanguage
import GraphQLSchema

/// Writes `@catch` on selections of the fields for which the schema says so.
///
/// `extend type User @catchField(name: "name")`, `{ me { name } }` → `{ me { name @catch } }`
///
/// Selections with `@catch` or `@required` stay as they are, and so do updatable definitions, whose
/// fields are written.
///
/// Follows https://specs.apollo.dev/nullability/v0.4
enum DefaultCatches {
    /// Returns documents with the directives.
    static func apply(to documents: [Document], schema: Schema) -> [Document] {
        let arguments = arguments(schema)
        guard !arguments.isEmpty else { return documents }
        let rewrite = FieldRewrite(schema: schema) { field, type in
            guard let arguments = arguments[type]?[field.name.text],
                !field.directives.contains(.catch), !field.directives.contains(.required)
            else { return [.field(field)] }
            var field = field
            field.directives.append(
                Directive(
                    name: Name(RelayDirective.catch.rawValue, span: field.name.span),
                    arguments: arguments,
                    span: field.name.span
                )
            )
            return [.field(field)]
        }
        return documents.map(rewrite.apply)
    }

    /// Returns errors for fields that types do not have.
    static func check(_ schema: Schema) -> [Diagnostic] {
        schema.types.flatMap { type in
            type.definition.appliedDirectives.compactMap { directive -> Diagnostic? in
                guard directive.isNamed(.catchField), let name = directive.string("name"),
                    type.fields?[name] == nil
                else { return nil }
                return Diagnostic(
                    rule: "DefaultCatches",
                    message: "`\(type.name)` has no field `\(name)`."
                        + Suggestions.didYouMean(name, among: type.fields?.names ?? []),
                    span: directive.argument(named: "name")?.value.span ?? directive.span
                )
            }
        }
    }

    /// Returns the arguments of `@catch`, by the type's name and the field's.
    private static func arguments(_ schema: Schema) -> [String: [String: [Argument]]] {
        var arguments: [String: [String: [Argument]]] = [:]
        for type in schema.types {
            for directive in type.definition.appliedDirectives
            where directive.isNamed(.catchField) {
                guard case .string(let name)? = directive.argument(named: "name")?.value else {
                    continue
                }
                arguments[type.name, default: [:]][name.value] = directive.arguments.filter {
                    $0.name.text == "to"
                }
            }
        }
        return arguments
    }
}
