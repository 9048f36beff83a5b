import GraphQLSchema

/// The field that identifies objects in a schema: `id`, which `Query.node` takes.
///
/// A schema whose `Node` has no `id` but another field that `Query.node` takes as its only
/// argument identifies objects by that.
struct Identity: Sendable {
    /// The name of the field, and of the argument of `Query.node`.
    let field: String
    /// The argument of `Query.node`; `nil` if objects cannot be fetched by it.
    let argument: InputValue?

    init(_ schema: Schema) {
        let node = schema.queryType?.fields["node"]
        let arguments = node.map { Array($0.arguments) } ?? []
        let interface = schema.type(named: "Node")
        let only = arguments.count == 1 ? arguments.first : nil
        if let interface, interface.fields?["id"] == nil, let only,
            interface.fields?[only.name] != nil
        {
            field = only.name
        } else {
            field = "id"
        }
        argument = only?.name == field && node?.type.nullable == .named("Node") ? only : nil
    }
}
