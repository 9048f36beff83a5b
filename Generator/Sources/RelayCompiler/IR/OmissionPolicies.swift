import GraphQLLanguage
import GraphQLSchema

/// The types and fields whose data is never kept between two runs of the app.
///
/// | | |
/// | --- | --- |
/// | `type Session @notPersisted` | objects of the type |
/// | `type User { token: String @notPersisted }` | the field |
/// | `extend type User @notPersistedField(name: "token")` | the same |
///
/// A declaration of an interface or a union holds for all types that belong to it. Objects are left out by
/// their types, so a field of objects is an error.
struct OmissionPolicies: Sendable {
    /// The object types, `Session`, and fields of them, `User.token`.
    private(set) var names: Set<String> = []
    /// The errors in declarations.
    private(set) var problems: [(message: String, span: SourceSpan)] = []

    /// Returns the policies of a schema, which are derived once.
    static func of(_ schema: Schema) -> OmissionPolicies {
        schema.derived { OmissionPolicies($0) }
    }

    private init(_ schema: Schema) {
        for type in schema.types where type.isComposite {
            let members = type.isAbstract ? schema.possibleTypes(of: type).map(\.name) : [type.name]
            for directive in type.definition.appliedDirectives {
                if directive.isNamed(.notPersisted) { names.formUnion(members) }
                if directive.isNamed(.notPersistedField) {
                    add(directive, on: type, members, schema)
                }
            }
            for field in type.fields.map({ Array($0) }) ?? [] {
                for directive in field.appliedDirectives where directive.isNamed(.notPersisted) {
                    add(field, of: type, members, schema, directive.span)
                }
            }
        }
    }

    private mutating func add(
        _ directive: Directive,
        on type: SchemaType,
        _ members: [String],
        _ schema: Schema
    ) {
        let name = directive.string("name") ?? ""
        let span = directive.argument(named: "name")?.value.span ?? directive.span
        if let field = type.fields?[name] { return add(field, of: type, members, schema, span) }
        let message =
            "`\(type.name)` has no field `\(name)`."
            + Suggestions.didYouMean(name, among: type.fields?.names ?? [])
        problems.append((message, span))
    }

    private mutating func add(
        _ field: OutputField,
        of type: SchemaType,
        _ members: [String],
        _ schema: Schema,
        _ span: SourceSpan
    ) {
        if let objects = schema.namedType(of: field.type), objects.isComposite {
            let message =
                "`\(type.name).\(field.name)` has objects, which would be kept without it. Declare "
                + "`@notPersisted` on their type, `\(objects.name)`."
            return problems.append((message, span))
        }
        names.formUnion(members.map { "\($0).\(field.name)" })
    }
}
