import GraphQLSchema

/// Lets the server say which objects are of an interface or a union, whose members a client
/// can't all know.
///
/// ```graphql
/// ... on Being { born }  →  ... on Being { __isBeing: __typename born }
/// ```
///
/// The key's presence in the response is the answer. Follows Relay's `generate_typename`.
/// A fragment gets its discriminator only in operations that spread it where it may not match.
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

    /// The fragments spread in selections on a type, and whether each may not match somewhere.
    func spreads(in selections: [Selection], on type: SchemaType) -> [String: Bool] {
        var found: [String: Bool] = [:]
        collect(selections, in: TypeContext(type, schema: schema), into: &found)
        return found
    }

    private func collect(
        _ selections: [Selection],
        in context: TypeContext,
        into found: inout [String: Bool]
    ) {
        for selection in selections {
            switch selection {
            case .scalarField:
                break
            case .linkedField(let linked):
                guard let type = schema.namedType(of: linked.field.type) else { continue }
                let inner = TypeContext(type, schema: schema)
                collect(linked.selections, in: inner, into: &found)
            case .inlineFragment(let fragment):
                let type = fragment.typeCondition.flatMap { schema.type(named: $0) }
                let inner = type.map { context.narrowed(to: $0) } ?? context
                collect(fragment.selections, in: inner, into: &found)
            case .fragmentSpread(let spread):
                let mayNotMatch = !context.isSubtype(of: spread.typeCondition)
                found[spread.fragment, default: false] =
                    found[spread.fragment, default: false] || mayNotMatch
            }
        }
    }
}
