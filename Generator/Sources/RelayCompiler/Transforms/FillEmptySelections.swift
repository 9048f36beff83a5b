import GraphQLSchema

/// Selects `__typename` where no selections are left, because GraphQL does not allow empty braces.
///
/// ```graphql
/// hero { name @include(if: false) }  →  hero { __typename }
/// ```
struct FillEmptySelections {
    let schema: Schema

    /// Returns the selections on a type, with empty ones filled.
    func transform(_ selections: [Selection], on type: SchemaType) -> [Selection] {
        guard !selections.isEmpty else {
            return schema.field(named: "__typename", on: type).map { typename in
                [.scalarField(ScalarField(field: FieldReference(definition: typename)))]
            } ?? []
        }
        return selections.map { selection in
            switch selection {
            case .scalarField, .fragmentSpread:
                return selection
            case .linkedField(var linked):
                guard let type = schema.namedType(of: linked.field.type) else { return selection }
                linked.selections = transform(linked.selections, on: type)
                return .linkedField(linked)
            case .inlineFragment(var fragment):
                let inner = fragment.typeCondition.flatMap { schema.type(named: $0) } ?? type
                fragment.selections = transform(fragment.selections, on: inner)
                return .inlineFragment(fragment)
            }
        }
    }
}
