import GraphQLLanguage
import GraphQLSchema

/// The fields for which a schema extension declares `@followsField`.
struct FollowedFields: Sendable {
    // The schema keeps them.
    private var directives: [ObjectIdentifier: Directive] = [:]
    /// The declarations of fields that there are, with these.
    private(set) var all: [(field: OutputField, type: SchemaType, directive: Directive)] = []
    /// The errors in names.
    private(set) var problems: [(message: String, span: SourceSpan)] = []

    /// Returns the fields of a schema, which are found once.
    static func of(_ schema: Schema) -> FollowedFields { schema.derived { FollowedFields($0) } }

    private init(_ schema: Schema) {
        for type in schema.types {
            for directive in type.definition.appliedDirectives
            where directive.isNamed(.followsField) {
                add(directive, on: type, schema)
            }
        }
    }

    private mutating func add(_ directive: Directive, on type: SchemaType, _ schema: Schema) {
        let name = directive.string("name") ?? ""
        guard let field = type.fields?[name] else {
            let message =
                "`\(type.name)` has no field `\(name)`."
                + Suggestions.didYouMean(name, among: type.fields?.names ?? [])
            problems.append(
                (message, directive.argument(named: "name")?.value.span ?? directive.span)
            )
            return
        }
        all.append((field, type, directive))
        directives[ObjectIdentifier(field)] = directive
        // Types that implement an interface have fields of their own.
        for member in schema.possibleTypes(of: type) {
            guard let field = member.fields[name], directives[ObjectIdentifier(field)] == nil else {
                continue
            }
            directives[ObjectIdentifier(field)] = directive
        }
    }

    /// Returns the declaration for a field.
    subscript(field: OutputField) -> Directive? {
        directives.isEmpty ? nil : directives[ObjectIdentifier(field)]
    }
}
