import GraphQLLanguage
import GraphQLSchema

/// Prints operations for the server: minified, followed by the fragments they use, each once and
/// sorted by name.
///
/// In a linkable program, fragments have variables and spreads have arguments. Servers don't support
/// them, so operations get a copy of such a fragment for each set of arguments, in which the arguments
/// are in the place of the variables. The runtime makes the same copies of the printed texts.
struct OperationText {
    /// The text of an operation, and the variables and fragments that it uses.
    struct Result {
        var text: String
        /// The text without fragments, with the arguments of spreads.
        var own: DefinitionPart.Text
        /// The variables that are used, in the order of their declaration.
        var variables: [VariableDefinition]
    }

    private let program: Program
    private let discriminators: GenerateDiscriminators?
    /// The texts of fragments as they are written.
    private var fragments: [String: FragmentText] = [:]

    private struct FragmentText {
        var head: String
        var body: String
        var variables: Set<String>
        var spreads: [FragmentInstance]
        var isTemplate: Bool

        var text: String { "\(head){\(body)}" }
    }

    /// Creates the texts of a program after all passes.
    ///
    /// With `hasDiscriminators`, each fragment on an abstract type begins with `__isNode:__typename`.
    init(_ program: Program, hasDiscriminators: Bool = true) {
        self.program = program
        discriminators = hasDiscriminators ? GenerateDiscriminators(schema: program.schema) : nil
        let texts = Parallel.map(program.fragments) { [self] in text(of: $0, nil) }
        fragments.reserveCapacity(texts.count)
        for (fragment, text) in zip(program.fragments, texts) { fragments[fragment.name] = text }
    }

    /// Returns the text of one of the program's operations.
    func text(of operation: Operation) -> Result {
        var printer = SelectionPrinter(program, ArgumentBindings())
        printer.print(operation.selections)
        var used = printer.variables.union(VariableNames.all(in: operation.directives))
        let isTemplate = SpreadArguments.areUsed(in: operation.selections)
        let (spreads, own) = (printer.spreads, printer.text)
        var reached: [String: FragmentText] = [:]
        var open = spreads
        while let spread = open.popLast() {
            guard reached[spread.name] == nil, let text = text(of: spread) else { continue }
            reached[spread.name] = text
            used.formUnion(text.variables)
            open += text.spreads
        }
        let variables = operation.variables.filter { used.contains($0.variable.name.text) }
        var start = "\(operation.kind.rawValue) \(operation.name)"
        start += declarations(variables)
        start += operation.directives.map(GraphQLText.directive).joined()
        var text = "\(start){\(own)}"
        for (_, fragment) in reached.sorted(by: { $0.key < $1.key }) { text += " \(fragment.text)" }
        var head = own
        if isTemplate {
            var symbolic = SelectionPrinter(program, nil)
            symbolic.print(operation.selections)
            head = symbolic.text
        }
        return Result(
            text: text,
            own: .init(
                "\(start){\(head)}",
                isTemplate: isTemplate,
                spreads: Set(spreads.map(\.name))
            ),
            variables: variables
        )
    }

    /// Returns the text of one of the program's fragments as it is written; `nil` if servers don't get it.
    func fragment(named name: String) -> DefinitionPart.Text? {
        fragments[name].map {
            .init($0.text, isTemplate: $0.isTemplate, spreads: Set($0.spreads.map(\.fragment)))
        }
    }

    /// Returns the text of a fragment, or of the copy that a spread asks for.
    private func text(of spread: FragmentInstance) -> FragmentText? {
        guard let known = fragments[spread.fragment],
            let fragment = program.fragment(named: spread.fragment)
        else { return nil }
        return known.isTemplate ? text(of: fragment, spread) : known
    }

    /// Returns the text of a fragment as it is written, or with the arguments of a spread.
    private func text(of fragment: Fragment, _ instance: FragmentInstance?) -> FragmentText {
        let directives = fragment.directives.map(GraphQLText.directive).joined()
        let bindings = instance.map { ArgumentBindings(fragment, $0.arguments, copy: $0.name) }
        var printer = SelectionPrinter(program, bindings)
        let discriminator = discriminators?.discriminator(of: fragment.type.name)
        printer.print((discriminator.map { [$0] } ?? []) + fragment.selections)
        let name = instance?.name ?? fragment.name
        return FragmentText(
            head: "fragment \(name) on \(fragment.type.name)\(directives)",
            body: printer.text,
            variables: printer.variables.union(VariableNames.all(in: fragment.directives)),
            spreads: printer.spreads,
            isTemplate: !fragment.variables.isEmpty
                || SpreadArguments.areUsed(in: fragment.selections)
        )
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

/// A fragment, and the arguments of a spread.
private struct FragmentInstance: Sendable {
    /// The name of the fragment.
    var fragment: String
    /// The arguments, in terms of the operation's variables.
    var arguments: [Argument]
    /// The name of the copy.
    var name: String
}

/// Prints selections on one line, and collects their variables.
private struct SelectionPrinter {
    private(set) var text = ""
    private(set) var variables: Set<String> = []
    /// The fragments that are spread.
    private(set) var spreads: [FragmentInstance] = []
    private let program: Program
    /// The values of the fragment's variables; `nil` to print all as it is written.
    private let bindings: ArgumentBindings?

    init(_ program: Program, _ bindings: ArgumentBindings?) {
        self.program = program
        self.bindings = bindings
    }

    mutating func print(_ selections: [Selection]) {
        let start = text.utf8.count
        var index = 0
        while index < selections.count {
            let condition = selections[index].condition
            var end = index + 1
            if !condition.isAlways {
                while end < selections.count, selections[end].condition == condition { end += 1 }
            }
            let layers = layers(of: condition)
            defer { index = end }
            if let first = layers.first, isNever(first) { continue }
            if text.utf8.count > start { text += " " }
            if end == index + 1, layers.count <= 1 {
                print(selections[index])
            } else {
                printTogether(Array(selections[index..<end]), layers[...])
            }
        }
        // Servers refuse empty braces.
        if text.utf8.count == start, !selections.isEmpty { text += "__typename" }
    }

    /// Prints `...@include(if:$a){x y}`: several selections with the same condition.
    private mutating func printTogether(
        _ selections: [Selection],
        _ layers: ArraySlice<[Condition.Literal]>
    ) {
        guard let layer = layers.first else {
            print(
                selections.map { selection in
                    var selection = selection
                    selection.condition = .always
                    return selection
                }
            )
            return
        }
        text += "..."
        for literal in layer { print(literal) }
        text += "{"
        let inner = layers.dropFirst()
        if let next = inner.first, isNever(next) {
            text += "__typename"
        } else {
            printTogether(selections, inner)
        }
        text += "}"
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
            print(spread)
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

    private mutating func print(_ spread: FragmentSpread) {
        let variables = program.fragment(named: spread.fragment)?.variables ?? []
        let known = Set(variables.map(\.variable.name.text))
        let arguments = applied(spread.arguments).filter { known.contains($0.name.text) }
        let list = GraphQLText.arguments(arguments)
        let name = ApplyFragmentArguments.name(of: spread.fragment, with: list)
        spreads.append(.init(fragment: spread.fragment, arguments: arguments, name: name))
        text += bindings == nil ? "...\(spread.fragment)\(list)" : "...\(name)"
        print(spread.directives)
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
        let arguments = applied(field.arguments)
        text += GraphQLText.arguments(arguments)
        variables.formUnion(arguments.flatMap(\.value.variables).map(\.name.text))
        print(field.directives)
    }

    private mutating func print(_ directives: [Directive]) {
        for directive in bindings?.apply(to: directives) ?? directives {
            text += GraphQLText.directive(directive)
            variables.formUnion(VariableNames.all(in: [directive]))
        }
    }

    private mutating func print(_ condition: Condition) {
        for literal in condition.alternatives.first ?? [] { print(literal) }
    }

    private mutating func print(_ literal: Condition.Literal) {
        var variable = literal.variable
        switch bindings?.values[variable] {
        case nil: break
        case .variable(let bound)??: variable = bound.name.text
        default: return
        }
        variables.insert(variable)
        let directive: StandardDirective = literal.passingValue ? .include : .skip
        text += "@\(directive.rawValue)(if:$\(variable))"
    }

    // MARK: - Arguments

    private func applied(_ arguments: [Argument]) -> [Argument] {
        bindings?.apply(to: arguments) ?? arguments
    }

    /// Returns whether the value of an argument makes one of the literals false.
    private func isNever(_ literals: [Condition.Literal]) -> Bool {
        literals.contains { literal in
            switch bindings?.values[literal.variable] {
            case nil, .variable??: false
            case .boolean(let constant)??: constant.value != literal.passingValue
            default: true
            }
        }
    }
}
