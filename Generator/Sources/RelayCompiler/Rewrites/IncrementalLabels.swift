import GraphQLLanguage
import GraphQLSchema

/// Adds labels that are unique in an operation to `@defer` and `@stream`.
///
/// ```graphql
/// query Q { hero { ...Row @defer  friends @stream(label: "all", initialCount: 1) { id } } }
/// ```
/// becomes
/// ```graphql
/// query Q { hero { ...Row @defer(label: "Q$defer$Row")  friends @stream(label: "Q$stream$all"
/// ```
///
/// It runs before validation, because servers may require the label. Labels that are variables are
/// left to validation. Follows Relay's `defer_stream`.
struct IncrementalLabels {
    private let definition: String

    /// Returns the document with all labels.
    static func complete(_ document: Document) -> Document {
        guard document.definitions.contains(where: isConcerned) else { return document }
        var document = document
        document.definitions = document.definitions.map { definition in
            switch definition {
            case .operation(var operation):
                let labels = IncrementalLabels(definition: operation.name?.text ?? "")
                operation.selectionSet = labels.complete(operation.selectionSet)
                return .operation(operation)
            case .fragment(var fragment):
                let labels = IncrementalLabels(definition: fragment.name.text)
                fragment.selectionSet = labels.complete(fragment.selectionSet)
                return .fragment(fragment)
            default:
                return definition
            }
        }
        return document
    }

    /// Returns the label of an element of a definition: `Q$defer$Row`.
    static func label(
        _ definition: String,
        _ directive: StandardDirective,
        _ name: String
    ) -> String {
        "\(definition)$\(directive.rawValue)$\(name)"
    }

    private static func isConcerned(_ definition: Definition) -> Bool {
        switch definition {
        case .operation(let operation): isConcerned(operation.selectionSet)
        case .fragment(let fragment): isConcerned(fragment.selectionSet)
        default: false
        }
    }

    private static func isConcerned(_ set: SelectionSet) -> Bool {
        set.selections.contains { selection in
            switch selection {
            case .field(let field):
                field.directives.contains(.stream)
                    || field.selectionSet.map(isConcerned) ?? false
            case .inlineFragment(let fragment): isConcerned(fragment.selectionSet)
            case .fragmentSpread(let spread): spread.directives.contains(.defer)
            }
        }
    }

    private func complete(_ set: SelectionSet) -> SelectionSet {
        var set = set
        set.selections = set.selections.map { selection in
            switch selection {
            case .field(var field):
                field.selectionSet = field.selectionSet.map(complete)
                let name = field.responseName.text
                complete(.stream, in: &field.directives, orElse: name)
                return .field(field)
            case .inlineFragment(var fragment):
                fragment.selectionSet = complete(fragment.selectionSet)
                return .inlineFragment(fragment)
            case .fragmentSpread(var spread):
                var name = spread.name.text
                if !spread.arguments.isEmpty {
                    let text = GraphQLText.arguments(
                        spread.arguments.sorted { $0.name.text < $1.name.text }
                    )
                    name += "_" + SHA256.hexadecimal(text.utf8).prefix(8)
                }
                complete(.defer, in: &spread.directives, orElse: name)
                return .fragmentSpread(spread)
            }
        }
        return set
    }

    private func complete(
        _ directive: StandardDirective,
        in directives: inout [Directive],
        orElse own: String
    ) {
        guard let index = directives.firstIndex(where: { $0.isNamed(directive) }) else { return }
        let given = directives[index].argument(named: "label")
        guard given == nil || directives[index].string("label") != nil else { return }
        let label = Self.label(definition, directive, directives[index].string("label") ?? own)
        let span = given?.span ?? directives[index].span
        directives[index].arguments.removeAll { $0.name.text == "label" }
        directives[index].arguments.insert(
            Argument(
                name: Name("label", span: span),
                value: .string(StringValue(value: label, span: span)),
                span: span
            ),
            at: 0
        )
    }
}
