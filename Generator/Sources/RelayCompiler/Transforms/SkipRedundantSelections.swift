import GraphQLSchema

/// Removes selections in refinements and conditions that the object already has without them.
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
/// `name name @include(if: $on)` becomes `name`. A field with a directive for the server is
/// different from the same field without it, and so is one with a shorter age or another `@follows`.
///
/// It requires flattened selections. Follows Relay's `skip_redundant_nodes`, except that a field
/// whose selections are only partly redundant is kept unchanged.
struct SkipRedundantSelections {
    let schema: Schema
    /// Whether inline fragments keep what the object has without them.
    var keepsFragments = false

    /// Whether deferred fragments stay that have become empty, because servers send them nevertheless.
    var keepsDeferrals = false

    /// Returns the selections without redundant ones.
    func transform(_ selections: [Selection]) -> [Selection] {
        let common = Coverage(selections, schema, keepsDeferrals: keepsDeferrals)
        return selections.compactMap { selection in
            let isKept = keepsFragments && selection.isInlineFragment
            if !isKept, !selection.condition.isAlways, common.rest(of: [selection]).isEmpty {
                return nil
            }
            switch selection {
            case .scalarField, .fragmentSpread:
                return selection
            case .linkedField(var linked):
                linked.selections = transform(linked.selections)
                return .linkedField(linked)
            case .inlineFragment(var fragment):
                fragment.selections = transform(
                    isKept ? fragment.selections : common.rest(of: fragment.selections)
                )
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
    private let keepsDeferrals: Bool

    init(_ selections: [Selection], _ schema: Schema, keepsDeferrals: Bool) {
        self.schema = schema
        self.keepsDeferrals = keepsDeferrals
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
                        && Coverage(
                            other.selections,
                            schema,
                            keepsDeferrals: keepsDeferrals
                        ).rest(of: linked.selections).isEmpty
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

    /// Returns whether a field has all directives for the server that another field with the same
    /// response key has, follows the same changes, and is fresh for as short a time.
    private func asks(_ field: FieldReference, like other: FieldReference) -> Bool {
        guard other.directives.isEmpty || field.directives == other.directives else { return false }
        guard other.marks.follows == nil || field.marks.follows == other.marks.follows else {
            return false
        }
        guard let maxAge = other.marks.maxAge else { return true }
        return field.marks.maxAge.map { $0 <= maxAge } ?? false
    }

    /// Returns whether a refinement has become empty.
    ///
    /// A refinement to an abstract type is kept if the server must say whether the object has the
    /// type.
    func isPointless(_ fragment: InlineFragment) -> Bool {
        if keepsDeferrals, fragment.directives.contains(.defer) { return false }
        let type = fragment.typeCondition.flatMap { schema.type(named: $0) }
        return fragment.selections.isEmpty && (fragment.isKnown || !(type?.isAbstract ?? false))
    }
}

extension Selection {
    fileprivate var isInlineFragment: Bool {
        if case .inlineFragment = self { true } else { false }
    }
}
