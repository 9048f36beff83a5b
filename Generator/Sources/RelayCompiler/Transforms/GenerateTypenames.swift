import GraphQLSchema

/// Selects `__typename` first in every object whose type is not known, and in those where the
/// author selects it.
///
/// ```graphql
/// hero { id name }  →  hero { __typename id name }
/// ```
///
/// Follows Relay's `generate_typename`. `GenerateDiscriminators` adds discriminators.
struct GenerateTypenames {
    let schema: Schema

    /// Returns the selections of a definition, with type names in all their fields.
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
                guard let type = schema.namedType(of: linked.field.type),
                    let typename = schema.field(named: "__typename", on: type)
                else {
                    return selection
                }
                let field = Selection.scalarField(
                    ScalarField(field: FieldReference(definition: typename))
                )
                if type.isAbstract || linked.selections.contains(field) {
                    linked.selections.insert(field, at: 0)
                }
                return .linkedField(linked)
            }
        }
    }
}
