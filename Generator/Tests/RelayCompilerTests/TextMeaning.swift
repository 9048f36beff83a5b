import GraphQLLanguage
import GraphQLSchema

@testable import RelayCompiler

/// What the text of an operation asks for, whatever fragments it is written with.
enum TextMeaning {
    /// The operations in a text by name, and what they mean, as text again.
    static func all(in text: String, schema: Schema) -> [(name: String, meaning: String)] {
        let document = Parser.parse(Source(text: text)).document
        let program = IRBuilder.build(document, schema: schema)
        let flattening = FlattenSelections(
            schema: schema,
            mergesConditions: true,
            inlining: program
        )
        return program.operations.map { operation in
            var operation = operation
            operation.variables.sort { $0.variable.name.text < $1.variable.name.text }
            let flattened = flattening.flatten(operation.selections, on: operation.type)
            operation.selections = sorted(
                SkipRedundantSelections(schema: schema).transform(flattened)
            )
            let whole = Program(schema: schema, operations: [operation], fragments: [])
            return (operation.name, IRPrinter.print(whole))
        }
    }

    /// The selections in an order of their own, without labels, and without refinements of which
    /// nothing is left.
    private static func sorted(_ selections: [RelayCompiler.Selection]) -> [RelayCompiler.Selection]
    {
        selections.compactMap { selection -> (String, RelayCompiler.Selection)? in
            switch selection {
            case .scalarField(var scalar):
                scalar.field.directives = unlabelled(scalar.field.directives)
                return (scalar.field.responseKey, .scalarField(scalar))
            case .linkedField(var linked):
                linked.field.directives = unlabelled(linked.field.directives)
                linked.selections = sorted(linked.selections)
                return (linked.field.responseKey, .linkedField(linked))
            case .inlineFragment(var fragment):
                let label = fragment.directives.map(GraphQLText.directive).joined()
                fragment.directives = unlabelled(fragment.directives)
                fragment.selections = sorted(fragment.selections)
                fragment.condition = .always
                guard !fragment.selections.isEmpty else { return nil }
                return ("... \(fragment.typeCondition ?? "") \(label)", .inlineFragment(fragment))
            case .fragmentSpread(let spread):
                return ("...\(spread.fragment)", selection)
            }
        }.sorted { $0.0 < $1.0 }.map(\.1)
    }

    private static func unlabelled(_ directives: [Directive]) -> [Directive] {
        directives.map { directive in
            var directive = directive
            directive.arguments.removeAll { $0.name.text == "label" }
            return directive
        }
    }
}
