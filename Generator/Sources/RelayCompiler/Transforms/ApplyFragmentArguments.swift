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
/// name. Follows Relay's `apply_fragment_arguments`, except that labels have the name of the copy, because
/// servers refuse operations in which a label occurs twice.
struct ApplyFragmentArguments {
    private let program: Program
    private let budget: ExpansionBudget?
    private var copies: [String: Fragment] = [:]
    private var names: [Instance: String] = [:]
    /// The first copy that would have the name of another fragment or copy.
    private var clash: Diagnostic?

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
    /// - Returns: The program.
    /// - Throws: An error if a copy would have the name of another fragment.
    static func transform(
        _ program: Program,
        within budget: ExpansionBudget? = nil
    ) throws(Diagnostic) -> Program {
        guard program.fragments.contains(where: { !$0.variables.isEmpty }) else { return program }
        var pass = ApplyFragmentArguments(program: program, budget: budget)
        let operations = program.operations.map { operation in
            var operation = operation
            operation.selections = pass.apply(ArgumentBindings(), to: operation.selections)
            return operation
        }
        for fragment in program.fragments where fragment.variables.isEmpty {
            _ = pass.copy(of: fragment, with: [])
        }
        if let clash = pass.clash { throw clash }
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
        let name = Self.name(of: fragment.name, with: text)
        names[instance] = name
        if !text.isEmpty, program.fragment(named: name) != nil || copies[name] != nil {
            clash = clash ?? Self.clash(of: fragment, with: text, name)
        }

        let bindings = ArgumentBindings(fragment, arguments, copy: name, within: budget)
        var copy = fragment
        copy.name = name
        copy.variables = []
        copy.selections = apply(bindings, to: fragment.selections)
        copies[name] = copy
        return name
    }

    /// Returns the name of the copy of a fragment for arguments, such as `(size:16)`.
    ///
    /// The runtime gives the copies that it makes the same names. FNV-1a, because that takes the fewest
    /// lines.
    static func name(of fragment: String, with arguments: String) -> String {
        guard !arguments.isEmpty else { return fragment }
        var hash: UInt32 = 2_166_136_261
        for byte in arguments.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        let digits = String(hash, radix: 16)
        return "\(fragment)_\(String(repeating: "0", count: 8 - digits.count))\(digits)"
    }

    /// The runtime makes copies too, for each operation by itself, so it can't choose another name.
    private static func clash(
        of fragment: Fragment,
        with arguments: String,
        _ name: String
    ) -> Diagnostic {
        Diagnostic(
            rule: "ApplyFragmentArguments",
            message: "Servers get a copy of `\(fragment.name)` for `\(arguments)` with the name "
                + "`\(name)`, which another fragment or copy has. Rename the other fragment, or pass "
                + "one of the arguments by a variable.",
            span: fragment.source.span
        )
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
                fragment.directives = bindings.apply(to: fragment.directives)
                fragment.selections = apply(bindings, to: fragment.selections)
                return .inlineFragment(fragment)
            case .fragmentSpread(var spread):
                guard let fragment = program.fragment(named: spread.fragment) else { return nil }
                spread.directives = bindings.apply(to: spread.directives)
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
        field.directives = bindings.apply(to: field.directives)
        if let follows = field.marks.follows {
            field.marks.follows = bindings.apply(to: [follows]).first
        }
        return field
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
