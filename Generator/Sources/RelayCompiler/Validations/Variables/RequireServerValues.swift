import GraphQLLanguage
import GraphQLSchema

/// Enum values and input fields that only the app has must not be sent to the server.
///
/// ```graphql
/// extend enum Order { MINE }
/// query Q { issues(order: MINE) { title } }
/// ```
/// "Only the app has the value `MINE` of `Order`, so servers refuse it. Write another value."
///
/// It runs on the program as servers get it: arguments of the app's own fields may have such values,
/// also through the variables of fragments.
enum RequireServerValues {
    /// Returns the errors in the arguments that are sent, and in the defaults and directives of
    /// variables that are sent.
    static func check(_ programs: Programs) -> [Diagnostic] {
        let search = ClientValues(schema: programs.source.schema)
        guard search.isNeeded else { return [] }
        var findings: [Diagnostic] = []
        for program in [programs.operationText, programs.jsonText] {
            findings += Parallel.map(program.fragments) { search.findings(in: $0) }.joined()
            findings += Parallel.map(program.operations) { search.findings(in: $0, of: program) }
                .joined()
        }
        return findings.sortedAndDeduplicated()
    }
}

/// Finds values that only the app has.
private struct ClientValues: Sendable {
    private let schema: Schema
    let isNeeded: Bool

    init(schema: Schema) {
        self.schema = schema
        isNeeded = schema.types.contains { type in
            guard type.definition.origin != .client else { return false }
            return switch type {
            case .enum(let type): type.values.contains { $0.origin == .client }
            case .inputObject(let type): type.fields.contains { $0.origin == .client }
            default: false
            }
        }
    }

    func findings(in fragment: Fragment) -> [Diagnostic] {
        findings(in: fragment.directives) + findings(in: fragment.selections)
    }

    func findings(in operation: Operation, of program: Program) -> [Diagnostic] {
        var findings = findings(in: operation.directives) + findings(in: operation.selections)
        guard operation.variables.contains(where: Self.hasValues) else { return findings }
        var sent = VariableNames.all(in: operation.directives)
            .union(VariableNames.all(in: operation.selections))
        for name in program.fragments(reachedFrom: operation.selections) {
            guard let fragment = program.fragment(named: name) else { continue }
            sent.formUnion(VariableNames.all(in: fragment.directives))
            sent.formUnion(VariableNames.all(in: fragment.selections))
        }
        for variable in operation.variables where sent.contains(variable.variable.name.text) {
            visit(schema.sent(variable.directives), &findings)
            guard let value = variable.defaultValue else { continue }
            visit(value, TypeReference(variable.type), &findings)
        }
        return findings
    }

    private static func hasValues(_ variable: VariableDefinition) -> Bool {
        variable.defaultValue != nil || !variable.directives.isEmpty
    }

    func findings(in selections: [Selection]) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        visit(selections, &findings)
        return findings
    }

    func findings(in directives: [Directive]) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        visit(directives, &findings)
        return findings
    }

    private func visit(_ selections: [Selection], _ findings: inout [Diagnostic]) {
        for selection in selections {
            switch selection {
            case .scalarField(let scalar): visit(scalar.field, &findings)
            case .linkedField(let linked):
                visit(linked.field, &findings)
                visit(linked.selections, &findings)
            case .inlineFragment(let fragment):
                visit(fragment.directives, &findings)
                visit(fragment.selections, &findings)
            case .fragmentSpread(let spread): visit(spread.directives, &findings)
            }
        }
    }

    private func visit(_ field: FieldReference, _ findings: inout [Diagnostic]) {
        for argument in field.arguments {
            let type = field.definition.arguments[argument.name.text]?.type
            if let type { visit(argument.value, type, &findings) }
        }
        visit(field.directives, &findings)
    }

    private func visit(_ directives: [Directive], _ findings: inout [Diagnostic]) {
        for directive in directives {
            let definition = schema.directive(named: directive.name.text)
            for argument in directive.arguments {
                let type = definition?.arguments[argument.name.text]?.type
                if let type { visit(argument.value, type, &findings) }
            }
        }
    }

    private func visit(
        _ value: Value,
        _ type: TypeReference,
        _ findings: inout [Diagnostic]
    ) {
        switch (value, schema.namedType(of: type)) {
        case (.list(let list), _):
            for element in list.values { visit(element, type, &findings) }
        case (.enum(let value), .enum(let type)?):
            guard type.values[value.name.text]?.origin == .client else { return }
            report("value", value.name, type.name, &findings)
        case (.object(let object), .inputObject(let type)?):
            for field in object.fields {
                guard let definition = type.fields[field.name.text] else { continue }
                if definition.origin == .client {
                    report("field", field.name, type.name, &findings)
                } else {
                    visit(field.value, definition.type, &findings)
                }
            }
        default: break
        }
    }

    private func report(
        _ noun: String,
        _ name: Name,
        _ type: String,
        _ findings: inout [Diagnostic]
    ) {
        let remedy = noun == "value" ? "Write another value." : "Remove it."
        findings.append(
            Diagnostic(
                rule: "RequireServerValues",
                message: "Only the app has the \(noun) `\(name)` of `\(type)`, so servers refuse "
                    + "it. \(remedy)",
                span: name.span
            )
        )
    }
}
