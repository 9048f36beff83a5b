import GraphQLLanguage
import GraphQLSchema

/// Prints a program as GraphQL, for the fixtures of transforms.
///
/// Conditions are printed as `@if`, because GraphQL has no directives for `$a | !$b`.
struct IRPrinter {
    private var text = ""
    private var depth = 0

    /// Returns the text of a program: operations by name, then fragments by name.
    static func print(_ program: Program) -> String {
        var printer = IRPrinter()
        for operation in program.operations {
            printer.print(operation)
        }
        for fragment in program.fragments {
            let directives = fragment.directives.map { " \(GraphQLText.directive($0))" }.joined()
            let variables = printer.declarations(fragment.variables)
            let head = "fragment \(fragment.name)\(variables) on \(fragment.type.name)\(directives)"
            printer.block(head, fragment.selections)
        }
        return printer.text
    }

    private mutating func print(_ operation: Operation) {
        var head = "\(operation.kind.rawValue) \(operation.name)"
        head += declarations(operation.variables)
        head += operation.directives.map { " \(GraphQLText.directive($0))" }.joined()
        block(head, operation.selections)
    }

    private func declarations(_ variables: [VariableDefinition]) -> String {
        guard !variables.isEmpty else { return "" }
        let list = variables.map { variable in
            let value = variable.defaultValue.map { " = \(GraphQLText.value($0, .spaced))" }
            return "$\(variable.variable.name): \(variable.type)\(value ?? "")"
        }
        return "(\(list.joined(separator: ", ")))"
    }

    private mutating func print(_ selection: Selection) {
        switch selection {
        case .scalarField(let scalar):
            line(head(scalar.field) + suffix(scalar.condition))
        case .linkedField(let linked):
            block(head(linked.field) + suffix(linked.condition), linked.selections)
        case .fragmentSpread(let spread):
            let directives = spread.directives.map { " \(GraphQLText.directive($0))" }.joined()
            let arguments = GraphQLText.arguments(spread.arguments, .spaced)
            let alias = suffix(alias: spread.alias)
            let mask = spread.isUnmasked ? " @relay(mask: false)" : ""
            let condition = suffix(spread.condition)
            line("...\(spread.fragment)\(arguments)\(alias)\(mask)\(directives)\(condition)")
        case .inlineFragment(let fragment):
            let type = fragment.typeCondition.map { " on \($0)" } ?? ""
            let directives = fragment.directives.map { " \(GraphQLText.directive($0))" }.joined()
            let suffixes = suffix(alias: fragment.alias) + directives + suffix(fragment.condition)
            block("...\(type)\(suffixes)", fragment.selections)
        }
    }

    private func head(_ field: FieldReference) -> String {
        let alias = field.alias.map { "\($0): " } ?? ""
        let directives = field.directives.map { " \(GraphQLText.directive($0))" }.joined()
        let arguments = GraphQLText.arguments(field.arguments, .spaced)
        return alias + field.definition.name + arguments + directives + marks(field.marks)
    }

    private func marks(_ marks: FieldMarks) -> String {
        let required = marks.required.map { " @required(action: \($0.rawValue))" } ?? ""
        let catching = marks.catchTarget.map { " @catch(to: \($0.rawValue))" } ?? ""
        let connections = marks.connections.map { mark in
            let filters = mark.filters.map(GraphQLText.string).joined(separator: ", ")
            let key = GraphQLText.string(mark.key)
            guard mark.numbering == nil else { return " " + ArtifactMarks.pagination(mark) }
            return " @connection(key: \(key), filters: [\(filters)], handler: "
                + "\(GraphQLText.string(mark.handler)))"
        }
        let edges = marks.edges.map { " \(GraphQLText.directive($0))" }
        let follows = marks.follows.map { " \(GraphQLText.directive($0))" } ?? ""
        return required + catching + connections.joined() + edges.joined() + follows
    }

    private func suffix(alias: String?) -> String {
        alias.map { " @alias(as: \"\($0)\")" } ?? ""
    }

    private func suffix(_ condition: Condition) -> String {
        condition.isAlways ? "" : " @if(condition: \"\(condition)\")"
    }

    private mutating func block(_ head: String, _ selections: [Selection]) {
        line(head + " {")
        depth += 1
        for selection in selections {
            print(selection)
        }
        depth -= 1
        line("}")
    }

    private mutating func line(_ content: String) {
        text += String(repeating: "  ", count: depth) + content + "\n"
    }
}
