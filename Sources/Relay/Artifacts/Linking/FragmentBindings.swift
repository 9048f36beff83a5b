/// The values of a fragment's variables at one of its spreads, while artifacts are linked.
///
/// For `fragment Row($size: Int = 64, $unit: Unit) on User`, the spread `...Row(size: $s)` binds
/// `size` to `$s`, a variable of the operation, and `unit` to no value. Arguments without a value are
/// left out, as servers do it with variables that are absent.
struct FragmentBindings {
    /// The values by the names of the variables; `nil` for variables without a value.
    ///
    /// Other variables belong to the operation.
    private var values: [String: ArgumentValue?] = [:]
    /// The same values as text, for the names of copies; `nil` without variables.
    private(set) var template: FragmentTemplate?

    /// Creates no bindings, as for an operation.
    init() {}

    /// Creates the bindings for a spread, whose arguments are in terms of the operation's variables.
    init(
        _ variables: [VariableDefinition],
        _ arguments: [Argument],
        _ template: FragmentTemplate
    ) {
        self.template = template
        for variable in variables {
            let given = arguments.first { $0.name == variable.name }?.value
            values[variable.name] = .some(given ?? variable.defaultValue.map { .constant($0) })
        }
    }

    // MARK: - Arguments

    func apply(to arguments: [Argument]) -> [Argument] {
        guard !values.isEmpty else { return arguments }
        return arguments.compactMap { argument in
            apply(to: argument.value).map { Argument(name: argument.name, value: $0) }
        }
    }

    private func apply(to value: ArgumentValue) -> ArgumentValue? {
        switch value {
        case .constant: return value
        case .variable(let name):
            guard let bound = values[name] else { return value }
            return bound
        case .list(let elements):
            let list = ArgumentValue.list(
                elements.map { apply(to: $0) ?? .constant(.null) }
            )
            return list.isConstant ? list.resolve([:]).map { .constant($0) } : list
        case .object(let members):
            let object = ArgumentValue.object(
                members.compactMap { member in
                    apply(to: member.value).map { .init(name: member.name, value: $0) }
                }
            )
            return object.isConstant ? object.resolve([:]).map { .constant($0) } : object
        }
    }

    private func apply(to key: StorageKey) -> StorageKey {
        guard key.constant == nil else { return key }
        return StorageKey(name: key.name, arguments: apply(to: key.arguments))
    }

    // MARK: - Conditions

    /// Returns a condition in terms of the operation's variables; `nil` if it is always true.
    func apply(to condition: Guard?) -> Guard? {
        guard let condition, !values.isEmpty else { return condition }
        var known: [SharedGuard: Guard] = [:]
        let applied = apply(to: condition, &known)
        return applied.isAlways ? nil : applied
    }

    private func apply(to condition: Guard, _ known: inout [SharedGuard: Guard]) -> Guard {
        guard condition.variables.contains(where: { values[$0] != nil }) else { return condition }
        var contents: [SharedGuard: Guard] = [:]
        for test in condition.alternatives.joined() {
            guard let shared = test.shared else { continue }
            let applied = known[shared] ?? apply(to: shared.content, &known)
            known[shared] = applied
            contents[shared] = applied
        }
        return condition.replacing { test in
            if let shared = test.shared { return contents[shared] }
            guard let bound = values[test.variable] else { return nil }
            switch bound {
            case .variable(let name)?:
                let same = Guard.Test(variable: name, isNegated: test.isNegated)
                return Guard(alternatives: [[same]])
            case .constant(.bool(let value))?:
                return Guard(alternatives: value != test.isNegated ? [[]] : [])
            default:
                // The compiler allows no other value here.
                return Guard(alternatives: [])
            }
        }
    }

    func apply(to deferral: Deferral) -> Deferral {
        let label = template?.copy.label(deferral.label) ?? deferral.label
        guard let variable = deferral.condition?.alternatives.first?.first?.variable,
            let bound = values[variable]
        else { return Deferral(label: label, condition: deferral.condition) }
        switch bound {
        case .variable?:
            return Deferral(label: label, condition: apply(to: deferral.condition))
        case .constant(.bool(false))?:
            return Deferral(label: label, condition: Guard(alternatives: []))
        default: return Deferral(label: label, condition: nil)
        }
    }

    // MARK: - Fields

    /// Returns a field without what is selected below it in terms of the operation's variables.
    func apply(to field: NormalizationField) -> NormalizationField {
        guard !values.isEmpty else { return field }
        var annotations = field.annotations
        annotations.handles = annotations.handles.map { handle in
            FieldHandle(
                handle,
                key: apply(to: handle.key),
                arguments: apply(to: handle.arguments)
            )
        }
        if let (deferral, count) = annotations.stream {
            annotations.stream = (apply(to: deferral), apply(to: count) ?? .constant(0))
        }
        return NormalizationField(
            responseKey: field.responseKey,
            key: apply(to: field.key),
            type: field.type,
            condition: apply(to: field.condition),
            selection: field.selection,
            annotations: annotations
        )
    }
}
