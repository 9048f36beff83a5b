import GraphQLLanguage
import GraphQLSchema

/// Finds all positions in an operation's text that contain a variable of the operation, or a null
/// passed to a fragment.
///
/// Fragments are visited once for each set of arguments with which they are spread. So the
/// positions are those after `ApplyFragmentArguments` has replaced the variables of fragments: in
/// ```graphql
/// query Q($s: Int) { hero { ...Avatar(size: $s) } }
/// fragment Avatar($size: Int = 64) on Hero { picture(size: $size) { url } }
/// ```
/// `$s` is used as the argument of `picture`, and as that of the spread.
struct VariableUses {
    /// A use of a variable or a null.
    struct Use {
        /// The operation's variable; `nil` for a null.
        var variable: String?
        var position: VariablePosition
        /// The source range of the variable or the null; synthesized for a condition.
        var span: SourceSpan
        /// The argument that takes it in the text, if that is in another fragment.
        var argumentSpan: SourceSpan?
    }

    private struct Instance: Hashable {
        var fragment: String
        var arguments: String
    }

    private let program: Program
    private var uses: [Use] = []
    private var visited: Set<Instance> = []
    /// Far more than arguments may produce under `ExpansionLimit`, which reports larger programs.
    private let budget = ExpansionBudget(4_000_000)

    /// Returns the uses in an operation, in the order of the selections.
    static func all(in operation: Operation, of program: Program) -> [Use] {
        var pass = VariableUses(program: program)
        pass.visit(operation.directives, ArgumentBindings())
        pass.visit(operation.selections, ArgumentBindings())
        return pass.uses
    }

    /// Returns the uses in a fragment with unbound variables.
    static func all(in fragment: Fragment, of program: Program) -> [Use] {
        var pass = VariableUses(program: program)
        pass.visit(fragment.directives, ArgumentBindings())
        pass.visit(fragment.selections, ArgumentBindings())
        return pass.uses
    }

    /// Returns the operation variables that a fragment and its nested fragments use, each with the
    /// least strict type that is valid everywhere.
    ///
    /// If there is no such type, the first type is used, and `RequireFittingVariables` reports an
    /// error.
    static func types(in fragment: Fragment, of program: Program) -> [String: TypeReference] {
        let own = Set(fragment.variables.map(\.variable.name.text))
        var types: [String: TypeReference] = [:]
        for use in all(in: fragment, of: program) {
            guard let name = use.variable, !own.contains(name) else { continue }
            let type = use.position.requiredType
            types[name] = types[name].map { $0.intersection(type) ?? $0 } ?? type
        }
        return types
    }

    private init(program: Program) {
        self.program = program
    }

    private mutating func visit(_ selections: [Selection], _ bindings: ArgumentBindings) {
        for selection in selections {
            guard budget.spend() else { return }
            visit(selection.condition, bindings)
            switch selection {
            case .scalarField(let scalar): visit(scalar.field, bindings)
            case .linkedField(let linked):
                visit(linked.field, bindings)
                visit(linked.selections, bindings)
            case .inlineFragment(let fragment):
                visit(fragment.directives, bindings)
                visit(fragment.selections, bindings)
            case .fragmentSpread(let spread):
                guard !spread.isUpdatable else { continue }
                visit(spread, bindings)
            }
        }
    }

    private mutating func visit(_ spread: FragmentSpread, _ bindings: ArgumentBindings) {
        visit(spread.directives, bindings)
        guard let fragment = program.fragment(named: spread.fragment) else { return }
        for argument in spread.arguments {
            let variable = fragment.variables.first { $0.variable.name == argument.name }
            guard let variable else { continue }
            let position = VariablePosition(
                type: TypeReference(variable.type),
                hasDefault: variable.defaultValue != nil
            )
            visit(argument.value, position, bindings, argument.span)
        }
        let arguments = bindings.apply(to: spread.arguments)
        let instance = Instance(
            fragment: fragment.name,
            arguments: GraphQLText.arguments(arguments)
        )
        guard visited.insert(instance).inserted else { return }
        let inner = ArgumentBindings(fragment, arguments, within: budget)
        visit(fragment.directives, inner)
        visit(fragment.selections, inner)
    }

    private mutating func visit(_ condition: Condition, _ bindings: ArgumentBindings) {
        let position = VariablePosition(type: .nonNull(.named("Boolean")))
        for name in condition.variables.sorted() {
            visit(.variable(Variable(name: Name(name))), position, bindings, .synthesized)
        }
    }

    private mutating func visit(_ field: FieldReference, _ bindings: ArgumentBindings) {
        visit(field.arguments, field.definition.arguments, bindings)
        visit(field.directives, bindings)
        visit(field.marks.edges, bindings)
        visit(field.marks.streamConnection.map { [$0] } ?? [], bindings)
    }

    private mutating func visit(_ directives: [Directive], _ bindings: ArgumentBindings) {
        for directive in directives {
            let definition = program.schema.directive(named: directive.name.text)
            visit(directive.arguments, definition?.arguments, bindings)
        }
    }

    private mutating func visit(
        _ arguments: [Argument],
        _ definitions: NamedList<InputValue>?,
        _ bindings: ArgumentBindings
    ) {
        for argument in arguments {
            guard let definition = definitions?[argument.name.text] else { continue }
            let position = VariablePosition(
                type: definition.type,
                hasDefault: definition.defaultValue != nil
            )
            visit(argument.value, position, bindings, argument.span)
        }
    }

    // MARK: - Values

    private mutating func visit(
        _ value: Value,
        _ position: VariablePosition,
        _ bindings: ArgumentBindings,
        _ argumentSpan: SourceSpan
    ) {
        switch value {
        case .variable(let variable):
            guard let bound = bindings.values[variable.name.text] else {
                uses.append(
                    Use(variable: variable.name.text, position: position, span: variable.span)
                )
                return
            }
            if let bound { collect(bound, position, argumentSpan) }
        case .list(let list):
            let element = VariablePosition(
                type: position.type.elementType ?? position.type.nullable
            )
            for value in list.values { visit(value, element, bindings, argumentSpan) }
        case .object(let object):
            for field in object.fields {
                guard let inner = self.position(of: field, in: position) else { continue }
                visit(field.value, inner, bindings, argumentSpan)
            }
        default:
            break
        }
    }

    /// Records the uses in a value that is passed to a fragment.
    private mutating func collect(
        _ value: Value,
        _ position: VariablePosition,
        _ argumentSpan: SourceSpan
    ) {
        guard !value.isNull else {
            uses.append(Use(position: position, span: value.span, argumentSpan: argumentSpan))
            return
        }
        let count = uses.count
        visit(value, position, ArgumentBindings(), argumentSpan)
        for index in count..<uses.count { uses[index].argumentSpan = argumentSpan }
    }

    private func position(
        of field: ObjectField,
        in position: VariablePosition
    ) -> VariablePosition? {
        guard case .inputObject(let input)? = program.schema.namedType(of: position.type),
            let definition = input.fields[field.name.text]
        else { return nil }
        return VariablePosition(
            type: definition.type,
            hasDefault: definition.defaultValue != nil,
            isOneOf: input.isOneOf
        )
    }
}

extension VariableUses.Use {
    /// Whether it is a null at a position where the server expects a value.
    var isMisplacedNull: Bool { variable == nil && (position.type.isNonNull || position.isOneOf) }
}
