import GraphQLLanguage
import GraphQLSchema

/// Writes `@catch` on selections of the fields for which the schema says so.
///
/// `extend type User @catchField(name: "name")`, `{ me { name } }` → `{ me { name @catch } }`
///
/// Selections with `@catch` or `@required` stay as they are, and so do updatable definitions, whose
/// fields are written.
///
/// Follows https://specs.apollo.dev/nullability/v0.4
struct DefaultCatches {
    private let schema: Schema
    /// The arguments of `@catch`, by the type's name and the field's.
    private let arguments: [String: [String: [Argument]]]

    /// Returns documents with the directives.
    static func apply(to documents: [Document], schema: Schema) -> [Document] {
        let catches = DefaultCatches(schema)
        guard !catches.arguments.isEmpty else { return documents }
        return documents.map(catches.apply)
    }

    private init(_ schema: Schema) {
        self.schema = schema
        var arguments: [String: [String: [Argument]]] = [:]
        for type in schema.types {
            for directive in type.definition.appliedDirectives
            where directive.isNamed(.catchField) {
                guard case .string(let name)? = directive.argument(named: "name")?.value else {
                    continue
                }
                arguments[type.name, default: [:]][name.value] = directive.arguments.filter {
                    $0.name.text == "to"
                }
            }
        }
        self.arguments = arguments
    }

    private func apply(to document: Document) -> Document {
        var document = document
        document.definitions = document.definitions.map { definition in
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
        return document
    }

    private func apply(to set: SelectionSet, on typeName: String?) -> SelectionSet {
        guard let typeName, let type = schema.type(named: typeName) else { return set }
        var set = set
        set.selections = set.selections.map { selection in
            switch selection {
            case .field(var field):
                let definition = schema.field(named: field.name.text, on: type)
                field.selectionSet = field.selectionSet.map {
                    apply(to: $0, on: definition?.type.name)
                }
                if let arguments = arguments[typeName]?[field.name.text],
                    !field.directives.contains(.catch), !field.directives.contains(.required)
                {
                    field.directives.append(
                        Directive(
                            name: Name(
                                RelayDirective.catch.rawValue,
                                span: field.name.span
                            ),
                            arguments: arguments,
                            span: field.name.span
                        )
                    )
                }
                return .field(field)
            case .inlineFragment(var fragment):
                fragment.selectionSet = apply(
                    to: fragment.selectionSet,
                    on: fragment.typeCondition?.name.text ?? typeName
                )
                return .inlineFragment(fragment)
            case .fragmentSpread: return selection
            }
        }
        return set
    }
}
