import GraphQLSchema

/// Lets the server say which objects are of an interface or a union, whose members a client
/// can't all know.
///
/// ```graphql
/// ... on Being { born }  →  ... on Being { __isBeing: __typename born }
/// ```
///
/// The key's presence in the response is the answer. Follows Relay's `generate_typename`.
/// Fragments on abstract types get theirs when they are printed.
struct GenerateDiscriminators {
    let schema: Schema
    /// Whether a discriminator gets the condition of its refinement; in text the refinement has it.
    var repeatsConditions = false

    /// The selections with a discriminator in each refinement to an abstract type.
    func transform(_ selections: [Selection]) -> [Selection] {
        selections.map { selection in
            switch selection {
            case .scalarField, .fragmentSpread:
                return selection
            case .linkedField(var linked):
                linked.selections = transform(linked.selections)
                return .linkedField(linked)
            case .inlineFragment(var fragment):
                fragment.selections = transform(fragment.selections)
                if var discriminator = discriminator(of: fragment.typeCondition) {
                    discriminator.condition = repeatsConditions ? fragment.condition : .always
                    fragment.selections.insert(discriminator, at: 0)
                }
                return .inlineFragment(fragment)
            }
        }
    }

    /// The discriminator of a type; nil when it is not abstract.
    func discriminator(of typeCondition: String?) -> Selection? {
        guard let name = typeCondition, let type = schema.type(named: name), type.isAbstract,
            let typename = schema.field(named: "__typename", on: type)
        else {
            return nil
        }
        let field = FieldReference(alias: "__is\(name)", definition: typename)
        return .scalarField(ScalarField(field: field))
    }
}
