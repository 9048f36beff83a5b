import GraphQLLanguage
import GraphQLSchema

/// Prints operations for the server: minified, followed by the fragments they use, each once and
/// sorted by name.
struct OperationText {
    /// The text of an operation, and the variables and fragments that it uses.
    struct Result {
        var text: String
        /// The text without fragments.
        var head: String
        /// The fragments that it spreads itself.
        var spreads: Set<String>
        /// The variables that are used, in the order of their declaration.
        var variables: [VariableDefinition]
    }

    private let program: Program
    private var fragments: [String: FragmentText] = [:]

    private struct FragmentText {
        var head: String
        var body: String
        var variables: Set<String>
        /// The fragments in it.
        var spreads: Set<String>

        var text: String { "\(head){\(body)}" }
    }

    /// Creates the texts of a program after all passes.
    ///
    /// With `hasDiscriminators`, each fragment on an abstract type begins with `__isNode:__typename`.
    init(_ program: Program, hasDiscriminators: Bool = true) {
        self.program = program
        let discriminators = GenerateDiscriminators(schema: program.schema)
        let texts = Parallel.map(program.fragments) { fragment in
            let directives = fragment.directives.map(GraphQLText.directive).joined()
            var printer = SelectionPrinter()
            let added =
                hasDiscriminators ? Self.discriminator(of: fragment.type, discriminators) : []
            printer.print(added + fragment.selections)
            return FragmentText(
                head: "fragment \(fragment.name) on \(fragment.type.name)\(directives)",
                body: printer.text,
                variables: printer.variables.union(fragment.directives.variables),
                spreads: SpreadNames.all(in: fragment.selections)
            )
        }
        fragments.reserveCapacity(texts.count)
        for (fragment, text) in zip(program.fragments, texts) { fragments[fragment.name] = text }
    }

    /// Returns the text of one of the program's operations.
    func text(of operation: Operation) -> Result {
        var printer = SelectionPrinter()
        printer.print(operation.selections)
        var used = printer.variables.union(operation.directives.variables)
        let spreads = SpreadNames.all(in: operation.selections)
        var reached = spreads
        var open = Array(reached)
        while let name = open.popLast() {
            guard let fragment = fragments[name] else { continue }
            used.formUnion(fragment.variables)
            open += fragment.spreads.filter { reached.insert($0).inserted }
        }
        let variables = operation.variables.filter { used.contains($0.variable.name.text) }
        var head = "\(operation.kind.rawValue) \(operation.name)"
        head += declarations(variables)
        head += operation.directives.map(GraphQLText.directive).joined()
        head += "{\(printer.text)}"
        var text = head
        for name in reached.sorted() {
            guard let fragment = fragments[name] else { continue }
            text += " \(fragment.head){"
            text += "\(fragment.body)}"
        }
        return Result(text: text, head: head, spreads: spreads, variables: variables)
    }

    /// Returns the text of one of the program's fragments, and the fragments that it spreads itself;
    /// `nil` if servers don't get it.
    func fragment(named name: String) -> (text: String, spreads: Set<String>)? {
        fragments[name].map { ($0.text, $0.spreads) }
    }

    /// Returns `__isNode:__typename `, with which each fragment on an abstract type begins.
    private static func discriminator(
        of type: SchemaType,
        _ discriminators: GenerateDiscriminators
    ) -> [Selection] {
        discriminators.discriminator(of: type.name).map { [$0] } ?? []
    }

    private func declarations(_ variables: [VariableDefinition]) -> String {
        guard !variables.isEmpty else { return "" }
        let list = variables.map { variable in
            let value = variable.defaultValue.map { "=\(GraphQLText.value($0))" } ?? ""
            let directives = variable.directives.map(GraphQLText.directive).joined()
            return "$\(variable.variable.name):\(variable.type)\(value)\(directives)"
        }
        return "(\(list.joined(separator: ",")))"
    }
}

/// Prints selections on one line, and collects their variables.
private struct SelectionPrinter {
    private(set) var text = ""
    private(set) var variables: Set<String> = []

    mutating func print(_ selections: [Selection]) {
        var index = 0
        while index < selections.count {
            if index > 0 {
                text += " "
            }
            let condition = selections[index].condition
            guard !condition.isAlways else {
                print(selections[index])
                index += 1
                continue
            }
            var end = index + 1
            while end < selections.count, selections[end].condition == condition {
                end += 1
            }
            if end == index + 1 && layers(of: condition).count == 1 {
                print(selections[index])
                index += 1
            } else {
                printTogether(Array(selections[index..<end]), condition)
                index = end
            }
        }
    }

    /// Prints `...@include(if:$a){x y}`: several selections with the same condition.
    private mutating func printTogether(_ selections: [Selection], _ condition: Condition) {
        let layers = layers(of: condition)
        for layer in layers {
            text += "...\(layer.map { directive($0) }.joined()){"
        }
        print(
            selections.map { selection in
                var selection = selection
                selection.condition = .always
                return selection
            }
        )
        text += String(repeating: "}", count: layers.count)
    }

    /// Splits the literals of a condition into groups that one `@include` and one `@skip` can
    /// express.
    private func layers(of condition: Condition) -> [[Condition.Literal]] {
        let literals = condition.alternatives.first ?? []
        let included = literals.filter(\.passingValue)
        let skipped = literals.filter { !$0.passingValue }
        return (0..<max(included.count, skipped.count)).map { index in
            Array(included.dropFirst(index).prefix(1) + skipped.dropFirst(index).prefix(1))
        }
    }

    private mutating func print(_ selection: Selection) {
        switch selection {
        case .scalarField(let scalar):
            print(scalar.field)
            print(scalar.condition)
        case .linkedField(let linked):
            print(linked.field)
            print(linked.condition)
            braces(linked.selections)
        case .fragmentSpread(let spread):
            text += "...\(spread.fragment)"
            print(spread.directives)
            print(spread.condition)
        case .inlineFragment(let fragment):
            text += "..."
            if let type = fragment.typeCondition {
                text += "on \(type)"
            }
            print(fragment.directives)
            print(fragment.condition)
            braces(fragment.selections)
        }
    }

    private mutating func braces(_ selections: [Selection]) {
        text += "{"
        print(selections)
        text += "}"
    }

    private mutating func print(_ field: FieldReference) {
        if let alias = field.alias {
            text += "\(alias):"
        }
        text += field.definition.name
        text += GraphQLText.arguments(field.arguments)
        variables.formUnion(field.arguments.flatMap(\.value.variables).map(\.name.text))
        print(field.directives)
    }

    private mutating func print(_ directives: [Directive]) {
        text += directives.map(GraphQLText.directive).joined()
        variables.formUnion(directives.variables)
    }

    private mutating func print(_ condition: Condition) {
        text += condition.alternatives.first.map { $0.map { directive($0) }.joined() } ?? ""
        variables.formUnion(condition.variables)
    }

    private mutating func directive(_ literal: Condition.Literal) -> String {
        variables.insert(literal.variable)
        let directive: StandardDirective = literal.passingValue ? .include : .skip
        return "@\(directive.rawValue)(if:$\(literal.variable))"
    }
}

extension [Directive] {
    /// The variables in the arguments of directives.
    fileprivate var variables: Set<String> {
        Set(flatMap { $0.arguments.flatMap(\.value.variables) }.map(\.name.text))
    }
}
