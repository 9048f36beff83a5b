import GraphQLLanguage
import GraphQLSchema

/// How a query reaches the object of a fragment.
struct RefetchEntry {
    /// The root field; `nil` for the root itself.
    var field: OutputField?
    /// The argument for the object's id, if there is one.
    var argument: String?
    /// The type of that argument.
    var argumentType = TypeReference.nonNull(.named("ID"))
    /// The object's field with the id.
    var identifier = "id"

    /// Returns whether `@refetchable` prefers `@fetchable` where both ways are possible.
    static func prefersFetchable(_ directive: Directive) -> Bool {
        if case .boolean(let value)? = directive.argument(named: "preferFetchable")?.value {
            return value.value
        }
        return false
    }

    /// Returns how objects of a type are fetched, or nil if they cannot be.
    static func find(
        for type: SchemaType,
        prefersFetchable: Bool,
        schema: Schema
    ) -> RefetchEntry? {
        if type.name == schema.queryType?.name {
            return RefetchEntry()
        }
        if let viewer = viewer(type, schema) {
            return viewer
        }
        let node = node(type, schema)
        let fetchable = fetchable(type, schema)
        return prefersFetchable ? fetchable ?? node : node ?? fetchable
    }

    private static func viewer(_ type: SchemaType, _ schema: Schema) -> RefetchEntry? {
        guard type.name == "Viewer", let field = schema.queryType?.fields["viewer"],
            field.arguments.isEmpty, field.type.nullable == .named("Viewer")
        else { return nil }
        return RefetchEntry(field: field)
    }

    private static func node(_ type: SchemaType, _ schema: Schema) -> RefetchEntry? {
        let identity = Identity(schema)
        guard let argument = identity.argument, let field = schema.queryType?.fields["node"],
            schema.isSubtype(type.name, of: "Node") || allMembersAreNodes(type, schema)
        else { return nil }
        return RefetchEntry(
            field: field,
            argument: argument.name,
            identifier: identity.field
        )
    }

    private static func allMembersAreNodes(_ type: SchemaType, _ schema: Schema) -> Bool {
        let members = schema.possibleTypes(of: type)
        return type.isAbstract && !members.isEmpty
            && members.allSatisfy { schema.isSubtype($0.name, of: "Node") }
    }

    private static func fetchable(_ type: SchemaType, _ schema: Schema) -> RefetchEntry? {
        guard case .object(let object) = type,
            let directive = object.appliedDirectives.first(.fetchable),
            let identifier = directive.string("field_name"),
            object.fields[identifier]?.type.nullable.name == "ID",
            let field = schema.queryType?.fields["fetch__\(type.name)"],
            field.type.nullable == .named(type.name),
            let argument = field.arguments.first, field.arguments.count == 1
        else { return nil }
        return RefetchEntry(field: field, argument: argument.name, identifier: identifier)
    }
}
