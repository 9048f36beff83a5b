import GraphQLLanguage
import GraphQLSchema

/// The values of a fragment's variables at one of its spreads.
///
/// For `fragment Row($size: Int = 64, $unit: Unit) on User`, the spread `...Row(size: $s)` binds
/// `size` to `$s`, a variable of the operation, and `unit` to no value.
struct ArgumentBindings {
    /// The values by the names of the variables; `nil` for variables without a value.
    ///
    /// Variables that are missing belong to the operation.
    private(set) var values: [String: Value?] = [:]
    /// The fragment and the name of its copy, where they differ.
    private var copy: (of: String, name: String)?
    /// The budget for values that replace variables, or nil for no limit.
    private var budget: ExpansionBudget?

    /// Creates no bindings: all variables belong to the operation.
    init() {}

    /// Creates the bindings for a spread of a fragment.
    ///
    /// - Parameters:
    ///   - fragment: The fragment.
    ///   - arguments: The arguments of the spread, in terms of the operation's variables.
    ///   - copy: The name of the copy for these arguments; `nil` if labels don't matter.
    ///   - budget: The budget for values that replace variables.
    init(
        _ fragment: Fragment,
        _ arguments: [Argument],
        copy: String? = nil,
        within budget: ExpansionBudget? = nil
    ) {
        self.budget = budget
        if let copy, copy != fragment.name { self.copy = (fragment.name, copy) }
        for variable in fragment.variables {
            let name = variable.variable.name.text
            let given = arguments.first { $0.name.text == name }?.value
            values[name] = .some(given ?? variable.defaultValue)
        }
    }

    var isEmpty: Bool { values.isEmpty }

    /// Replaces the variables in arguments, and drops arguments that then have no value.
    func apply(to arguments: [Argument]) -> [Argument] {
        guard !isEmpty else { return arguments }
        return arguments.compactMap { argument in
            apply(to: argument.value).map { value in
                Argument(name: argument.name, value: value, span: argument.span)
            }
        }
    }

    /// Replaces the variables in directives, and gives `@defer` and `@stream` labels of the copy:
    /// `F_be0057ce$defer$G` for `F$defer$G`.
    func apply(to directives: [Directive]) -> [Directive] {
        guard !isEmpty else { return directives }
        return directives.map { directive in
            var directive = directive
            directive.arguments = apply(to: directive.arguments)
            guard let copy, let label = directive.string("label"),
                directive.isNamed(.defer) || directive.isNamed(.stream),
                label.hasPrefix(copy.of + "$")
            else { return directive }
            directive.arguments = directive.arguments.map { argument in
                guard argument.name.text == "label" else { return argument }
                let text = copy.name + label.dropFirst(copy.of.count)
                return Argument(
                    name: argument.name,
                    value: .string(StringValue(value: text)),
                    span: argument.span
                )
            }
            return directive
        }
    }

    /// Replaces the variables in a value.
    ///
    /// - Parameter value: A value in the fragment.
    /// - Returns: The value, or `nil` for a variable without a value.
    func apply(to value: Value) -> Value? {
        switch value {
        case .variable(let variable):
            if let bound = values[variable.name.text] {
                if let budget, let bound, !budget.spend(bound) { return .null(NullValue()) }
                return bound
            }
            return value
        case .list(var list):
            list.values = list.values.map { apply(to: $0) ?? .null(NullValue()) }
            return .list(list)
        case .object(var object):
            object.fields = object.fields.compactMap { field in
                apply(to: field.value).map { value in
                    ObjectField(name: field.name, value: value, span: field.span)
                }
            }
            return .object(object)
        default:
            return value
        }
    }
}
