import GraphQLLanguage
import GraphQLSchema

/// Spreads the fragments of derived fields beside them, so that their data is fetched and checked like any
/// other.
///
/// `issue { heading }` → `issue { heading ...IssueHeading_issue }`
///
/// Readers don't read these spreads: a function has their data. Updatable definitions stay as they are.
struct DerivedSpreads {
    private let rewrite: FieldRewrite

    /// Creates the rewrite for a schema; `nil` if no field is derived.
    init?(_ schema: Schema) {
        let derivations = Derivations.of(schema)
        guard !derivations.isEmpty else { return nil }
        rewrite = FieldRewrite(schema: schema) { field, type in
            guard let derived = derivations[type, field.name.text] else { return [.field(field)] }
            return [.field(field), .fragmentSpread(Self.spread(of: derived, beside: field))]
        }
    }

    /// Returns documents with the spreads.
    static func apply(to documents: [Document], schema: Schema) -> [Document] {
        guard let spreads = DerivedSpreads(schema) else { return documents }
        return documents.map(spreads.rewrite.apply)
    }

    /// Returns whether selections with the spreads contain objects of derived fields, which its queries fetch.
    static func haveObjects(in set: SelectionSet) -> Bool {
        var isSelected = false
        for selection in set.selections {
            switch selection {
            case .field(let field):
                isSelected = field.selectionSet != nil
                if field.selectionSet.map(haveObjects) == true { return true }
            case .inlineFragment(let fragment):
                if haveObjects(in: fragment.selectionSet) { return true }
            case .fragmentSpread(let spread):
                // Beside the field that implies it.
                if spread.isImplied, isSelected { return true }
            }
        }
        return false
    }

    /// Returns a definition with the spreads.
    func apply(to definition: Definition) -> Definition { rewrite.apply(to: definition) }

    /// Returns the spread under the same conditions as the field, and at its position.
    private static func spread(
        of derived: Derivations.Field,
        beside field: Field
    ) -> GraphQLLanguage.FragmentSpread {
        var spread = GraphQLLanguage.FragmentSpread(
            name: Name(derived.fragment, span: field.name.span),
            directives: field.directives.filter { $0.isNamed(.include) || $0.isNamed(.skip) },
            span: field.span
        )
        spread.isImplied = true
        return spread
    }
}
