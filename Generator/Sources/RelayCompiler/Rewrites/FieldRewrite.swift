import GraphQLLanguage
import GraphQLSchema

/// Replaces selected fields by what a function returns for them, with the types of the schema.
///
/// Updatable definitions, whose fields are written, stay as they are.
struct FieldRewrite {
    let schema: Schema
    /// Returns the selections in the place of a field of the type with this name.
    let replace: (Field, _ type: String) -> [GraphQLLanguage.Selection]

    /// Returns a document with the replacements.
    func apply(to document: Document) -> Document {
        var document = document
        document.definitions = document.definitions.map { apply(to: $0) }
        return document
    }

    /// Returns a definition with the replacements.
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
                return replace(field, typeName)
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
}
