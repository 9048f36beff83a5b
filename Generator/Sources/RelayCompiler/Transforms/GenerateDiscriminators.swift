import GraphQLSchema

/// Adds fields with which the server says whether an object has an interface or union type, because
/// clients may not know all of its members.
///
/// ```graphql
/// ... on Being { born }  →  ... on Being { __isBeing: __typename born }
/// ```
///
/// An object has the type if its response contains the key. Follows Relay's `generate_typename`.
/// Fragments on abstract types get a discriminator when they are printed.
struct GenerateDiscriminators {
    let schema: Schema
    /// Whether a discriminator repeats the condition of its refinement.
    ///
    /// In the text only the refinement has it.
    var repeatsConditions = false

    /// Returns the selections with a discriminator in each refinement to an abstract type.
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
                if !fragment.isKnown,
                    var discriminator = discriminator(of: fragment.typeCondition)
                {
                    discriminator.condition = repeatsConditions ? fragment.condition : .always
                    fragment.selections.insert(discriminator, at: 0)
                }
                return .inlineFragment(fragment)
            }
        }
    }

    /// Returns the discriminator of a type, or `nil` if the type is not abstract.
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
