import GraphQLLanguage
import GraphQLSchema

/// Copies fragments with variables for each set of arguments with which they are spread, because
/// servers do not support such fragments.
///
/// ```graphql
/// hero { ...Avatar(size: 16) }            hero { ...Avatar_k3x9q0a }
/// fragment Avatar($size: Int) on Hero  →  fragment Avatar_k3x9q0a on Hero
///   { picture(size: $size) { url } }        { picture(size: 16) { url } }
/// ```
///
/// Missing arguments take their defaults. Without a default, the arguments to which the variable is
/// passed are removed. Conditions on constants are evaluated. Spreads without arguments keep their
/// name. Follows Relay's `apply_fragment_arguments`.
struct ApplyFragmentArguments {
    private let program: Program
    private let budget: ExpansionBudget?
    private var copies: [String: Fragment] = [:]
    private var names: [Instance: String] = [:]

    /// A fragment and the arguments of its spread.
    private struct Instance: Hashable {
        var fragment: String
        var arguments: String
    }

    /// Returns the program without fragment arguments.
    ///
    /// - Parameters:
    ///   - program: The program.
    ///   - budget: The budget for copied selections and values. If it is exhausted, the result is
    ///     incomplete.
    ///   - keepsDefaults: Whether to keep each fragment whose arguments may all be omitted, even if
    ///     no spread here omits them. Spreads in other packages may.
    /// - Returns: The program.
    static func transform(
        _ program: Program,
        within budget: ExpansionBudget? = nil,
        keepingDefaults keepsDefaults: Bool = false
    ) -> Program {
        guard program.fragments.contains(where: { !$0.variables.isEmpty }) else { return program }
        var pass = ApplyFragmentArguments(program: program, budget: budget)
        let operations = program.operations.map { operation in
            var operation = operation
            operation.selections = pass.apply(ArgumentBindings(), to: operation.selections)
            return operation
        }
        for fragment in program.fragments {
            let isKept =
                keepsDefaults
                ? !fragment.variables.contains(where: \.isRequired) : fragment.variables.isEmpty
            if isKept { _ = pass.copy(of: fragment, with: []) }
        }
        return Program(
            schema: program.schema,
            operations: operations,
            fragments: Array(pass.copies.values)
        )
    }

    private init(program: Program, budget: ExpansionBudget?) {
        self.program = program
        self.budget = budget
    }

    // MARK: - Copies

    /// Returns the name of the copy of a fragment for arguments.
    private mutating func copy(of fragment: Fragment, with arguments: [Argument]) -> String {
        let known = Set(fragment.variables.map(\.variable.name.text))
        let arguments = arguments.filter { known.contains($0.name.text) }
        let text = GraphQLText.arguments(arguments)
        let instance = Instance(fragment: fragment.name, arguments: text)
        if let name = names[instance] {
            return name
        }
        var name = fragment.name
        if !arguments.isEmpty {
            name += "_" + Self.shortDigest(text)
            while program.fragment(named: name) != nil || copies[name] != nil {
                name += "_"
            }
        }
        names[instance] = name

        let bindings = ArgumentBindings(fragment, arguments, within: budget)
        var copy = fragment
        copy.name = name
        copy.variables = []
        copy.selections = apply(bindings, to: fragment.selections)
        copies[name] = copy
        return name
    }

    private static func shortDigest(_ text: String) -> String {
        String(SHA256.hexadecimal(text.utf8).prefix(8))
    }

    // MARK: - Bindings

    private mutating func apply(
        _ bindings: ArgumentBindings,
        to selections: [Selection]
    ) -> [Selection] {
        selections.compactMap { selection in
            if let budget, !budget.spend() { return nil }
            var selection = selection
            selection.condition = apply(bindings, to: selection.condition)
            guard !selection.condition.isNever else { return nil }
            switch selection {
            case .scalarField(var scalar):
                scalar.field = apply(bindings, to: scalar.field)
                return .scalarField(scalar)
            case .linkedField(var linked):
                linked.field = apply(bindings, to: linked.field)
                linked.selections = apply(bindings, to: linked.selections)
                return .linkedField(linked)
            case .inlineFragment(var fragment):
                fragment.directives = apply(bindings, to: fragment.directives)
                fragment.selections = apply(bindings, to: fragment.selections)
                return .inlineFragment(fragment)
            case .fragmentSpread(var spread):
                guard let fragment = program.fragment(named: spread.fragment) else { return nil }
                spread.directives = apply(bindings, to: spread.directives)
                let arguments = bindings.apply(to: spread.arguments)
                spread.fragment = copy(of: fragment, with: arguments)
                spread.arguments = []
                return .fragmentSpread(spread)
            }
        }
    }

    private func apply(_ bindings: ArgumentBindings, to field: FieldReference) -> FieldReference {
        guard !bindings.isEmpty else { return field }
        var field = field
        field.arguments = bindings.apply(to: field.arguments)
        field.directives = apply(bindings, to: field.directives)
        return field
    }

    private func apply(_ bindings: ArgumentBindings, to directives: [Directive]) -> [Directive] {
        directives.map { directive in
            var directive = directive
            directive.arguments = bindings.apply(to: directive.arguments)
            return directive
        }
    }

    private func apply(_ bindings: ArgumentBindings, to condition: Condition) -> Condition {
        guard !bindings.isEmpty else { return condition }
        return condition.replacing { literal in
            guard let bound = bindings.values[literal.variable] else { return nil }
            switch bound {
            case .variable(let variable):
                return Condition(
                    variable: variable.name.text,
                    passingValue: literal.passingValue
                )
            case .boolean(let constant):
                return constant.value == literal.passingValue ? .always : .never
            default:
                // Validation allows no other value here.
                return .never
            }
        }
    }
}

extension VariableDefinition {
    /// Whether a value must be given for it.
    fileprivate var isRequired: Bool {
        if case .nonNull = type { defaultValue == nil } else { false }
    }
}
