import GraphQLSchema

/// Leaves out of refinements and conditions what the object is asked for anyway.
///
/// ```graphql
/// hero {                              hero {
///   name                                name
///   friends { id name }          →      friends { id name }
///   ... on Human {                      ... on Human {
///     name                                height
///     height                            }
///     friends { name }                }
///   }
/// }
/// ```
///
/// `name name @include(if: $on)` becomes `name`. A field with a directive for the server is another
/// thing to ask for than the same field without it.
///
/// Expects flattened selections. Follows Relay's `skip_redundant_nodes`, but a field whose own
/// selections are covered only in part stays whole.
struct SkipRedundantSelections {
    let schema: Schema

    /// The selections without what is redundant.
    func transform(_ selections: [Selection]) -> [Selection] {
        let common = Coverage(selections, schema)
        return selections.compactMap { selection in
            if !selection.condition.isAlways, common.rest(of: [selection]).isEmpty { return nil }
            switch selection {
            case .scalarField, .fragmentSpread:
                return selection
            case .linkedField(var linked):
                linked.selections = transform(linked.selections)
                return .linkedField(linked)
            case .inlineFragment(var fragment):
                fragment.selections = transform(common.rest(of: fragment.selections))
                return common.isPointless(fragment) ? nil : .inlineFragment(fragment)
            }
        }
    }
}

/// The unconditional selections of an object.
private struct Coverage {
    private var scalars: [String: [ScalarField]] = [:]
    private var links: [String: [LinkedField]] = [:]
    private var spreads: [FragmentSpread] = []
    private let schema: Schema

    init(_ selections: [Selection], _ schema: Schema) {
        self.schema = schema
        for selection in selections where selection.condition.isAlways {
            switch selection {
            case .scalarField(let field):
                scalars[field.field.responseKey, default: []].append(field)
            case .linkedField(let field): links[field.field.responseKey, default: []].append(field)
            case .fragmentSpread(let spread): spreads.append(spread)
            case .inlineFragment: break
            }
        }
    }

    /// Returns the selections that are not covered.
    func rest(of selections: [Selection]) -> [Selection] {
        selections.compactMap { selection in
            switch selection {
            case .scalarField(let field):
                let known = scalars[field.field.responseKey] ?? []
                return known.contains { asks($0.field, like: field.field) } ? nil : selection
            case .linkedField(let linked):
                let known = links[linked.field.responseKey] ?? []
                let isCovered = known.contains { other in
                    asks(other.field, like: linked.field)
                        && Coverage(other.selections, schema).rest(of: linked.selections).isEmpty
                }
                return isCovered ? nil : selection
            case .fragmentSpread(var spread):
                spread.condition = .always
                return spreads.contains(spread) ? nil : selection
            case .inlineFragment(var fragment):
                fragment.selections = rest(of: fragment.selections)
                return isPointless(fragment) ? nil : .inlineFragment(fragment)
            }
        }
    }

    /// Whether a field tells the server all that another with the same response key does.
    private func asks(_ field: FieldReference, like other: FieldReference) -> Bool {
        other.directives.isEmpty || field.directives == other.directives
    }

    /// Whether nothing of a refinement is left.
    ///
    /// Of one to an abstract type the question remains whether the object is of it.
    func isPointless(_ fragment: InlineFragment) -> Bool {
        let type = fragment.typeCondition.flatMap { schema.type(named: $0) }
        return fragment.selections.isEmpty && !(type?.isAbstract ?? false)
    }
}
