import GraphQLLanguage
import GraphQLSchema

/// Spreads the fragments of derived fields beside them, so that their data is fetched and checked like any
/// other.
///
/// `issue { heading }` → `issue { heading ...IssueHeading_issue }`
///
/// Readers don't read these spreads: a function has their data. Updatable definitions stay as they are.
struct DerivedSpreads {
    private let schema: Schema
    private let derivations: Derivations

    /// Creates the rewrite for a schema; `nil` if no field is derived.
    init?(_ schema: Schema) {
        derivations = Derivations.of(schema)
        guard !derivations.isEmpty else { return nil }
        self.schema = schema
    }

    /// Returns documents with the spreads.
    static func apply(to documents: [Document], schema: Schema) -> [Document] {
        guard let spreads = DerivedSpreads(schema) else { return documents }
        return documents.map { document in
            var document = document
            document.definitions = document.definitions.map { spreads.apply(to: $0) }
            return document
        }
    }

    /// Returns a definition with the spreads.
    func apply(to definition: Definition) -> Definition {
        switch definition {
        case .operation(var operation) where !operation.directives.contains(.updatable):
            let root = schema.rootTypeName(for: operation.operation)
            operation.selectionSet = apply(to: operation.selectionSet, on: root)
            return .operation(operation)
        case .fragment(var fragment) where !fragment.directives.contains(.updatable):
            fragment.selectionSet = apply(
                to: fragment.selectionSet,
                on: fragment.typeCondition.name.text
            )
            return .fragment(fragment)
        default: return definition
        }
    }

    private func apply(to set: SelectionSet, on typeName: String?) -> SelectionSet {
        guard let typeName, let type = schema.type(named: typeName) else { return set }
        var set = set
        set.selections = set.selections.flatMap { selection -> [GraphQLLanguage.Selection] in
            switch selection {
            case .field(var field):
                let definition = schema.field(named: field.name.text, on: type)
                field.selectionSet = field.selectionSet.map {
                    apply(to: $0, on: definition?.type.name)
                }
                guard let derived = derivations[typeName, field.name.text] else {
                    return [.field(field)]
                }
                return [.field(field), .fragmentSpread(spread(of: derived, beside: field))]
            case .inlineFragment(var fragment):
                fragment.selectionSet = apply(
                    to: fragment.selectionSet,
                    on: fragment.typeCondition?.name.text ?? typeName
                )
                return [.inlineFragment(fragment)]
            case .fragmentSpread: return [selection]
            }
        }
        return set
    }

    /// Returns the spread under the same conditions as the field, and at its position.
    private func spread(
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
