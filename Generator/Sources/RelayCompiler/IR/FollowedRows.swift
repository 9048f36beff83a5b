import GraphQLSchema

/// The rows of a list with `@follows`: their type, and the way to them from its field.
struct FollowedRows {
    /// The arguments that the store gets, in the order in which they are printed.
    static let argumentNames = ["types", "list", "where", "orderBy", "ifUnknown"]

    /// The field with the rows inside of the field's object: `edges` of a connection; `nil` if the field
    /// itself is the list.
    let list: String?
    let type: SchemaType

    /// The fields from that with the directive to the rows.
    var path: [String] { list.map { $0 == "edges" ? [$0, "node"] : [$0] } ?? [] }

    /// Finds the rows of a field; `nil` if it has no list, or several.
    ///
    /// - Parameters:
    ///   - field: The field with the directive.
    ///   - names: The names of the fields that are selected directly below it.
    ///   - list: The field with the rows that `@pagination` names, if it does.
    ///   - schema: The schema.
    init?(_ field: OutputField, selecting names: [String], list: String? = nil, _ schema: Schema) {
        guard let type = schema.namedType(of: field.type), type.isComposite else { return nil }
        if field.type.isList {
            guard field.type.nullable.elementType?.isList == false else { return nil }
            (self.list, self.type) = (nil, type)
            return
        }
        let lists = names.compactMap { type.fields?[$0] }.filter { field in
            field.name != "edges" && field.type.isList
                && schema.namedType(of: field.type)?.isComposite == true
        }
        if list == nil, let node = Self.node(of: type, schema),
            names.contains("edges") || lists.isEmpty
        {
            (self.list, self.type) = ("edges", node)
            return
        }
        let only = lists.count == 1 ? lists[0] : nil
        guard let rows = list.flatMap({ type.fields?[$0] }) ?? only,
            let rowType = schema.namedType(of: rows.type), rowType.isComposite
        else { return nil }
        (self.list, self.type) = (rows.name, rowType)
    }

    private static func node(of type: SchemaType, _ schema: Schema) -> SchemaType? {
        guard let edges = type.fields?["edges"], edges.type.isList,
            let node = schema.namedType(of: edges.type)?.fields?["node"],
            let row = schema.namedType(of: node.type), row.isComposite
        else { return nil }
        return row
    }
}
