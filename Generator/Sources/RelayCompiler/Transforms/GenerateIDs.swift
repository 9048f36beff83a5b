import GraphQLSchema

/// Selects the `id` of every object that has one, because the store identifies objects by it.
///
/// ```graphql
/// hero { name }      →  hero { id name }
/// search { __typename } →  search { ... on Node { id } __typename }
/// ```
///
/// Follows Relay's `generate_id_field`. On an interface or a union without an `id`, the ids of
/// members are selected through `Node` if they implement it, and one by one otherwise.
struct GenerateIDs {
    private let schema: Schema
    /// The name of the field that identifies objects.
    private let name: String

    init(schema: Schema) {
        self.schema = schema
        name = Identity(schema).field
    }

    /// Returns the selections of a definition, with ids in all their fields.
    func transform(_ selections: [Selection]) -> [Selection] {
        selections.map { selection in
            switch selection {
            case .scalarField, .fragmentSpread:
                return selection
            case .inlineFragment(var fragment):
                fragment.selections = transform(fragment.selections)
                return .inlineFragment(fragment)
            case .linkedField(var linked):
                linked.selections = transform(linked.selections)
                if let type = schema.namedType(of: linked.field.type) {
                    linked.selections.insert(contentsOf: ids(on: type), at: 0)
                }
                return .linkedField(linked)
            }
        }
    }

    private func ids(on type: SchemaType) -> [Selection] {
        if let id = id(on: type) {
            return [id]
        }
        guard type.isAbstract else { return [] }
        var result: [Selection] = []
        let node = schema.type(named: "Node")
        let nodeID = node.flatMap { id(on: $0) }
        for member in schema.possibleTypes(of: type) {
            guard let id = id(on: .object(member)) else { continue }
            var fragment = InlineFragment(typeCondition: member.name, selections: [id])
            if let nodeID, schema.isSubtype(member.name, of: "Node") {
                fragment = InlineFragment(typeCondition: "Node", selections: [nodeID])
            }
            if !result.contains(.inlineFragment(fragment)) {
                result.append(.inlineFragment(fragment))
            }
        }
        return result
    }

    private func id(on type: SchemaType) -> Selection? {
        guard let definition = type.fields?[name], definition.type.nullable == .named("ID"),
            !definition.arguments.contains(where: \.isRequired)
        else {
            return nil
        }
        return .scalarField(ScalarField(field: FieldReference(definition: definition)))
    }
}
