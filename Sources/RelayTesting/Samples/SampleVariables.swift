import Relay

/// The variables with which every value of a sample is read.
///
/// The data of a fragment depends on its arguments and on the operation's variables: `@include` and
/// `@skip` leave fields out, and fields that differ only in variables are one field if those have
/// equal values. A test chooses the values of fields, so the variables follow from them:
///
/// ```graphql
/// fragment PersonCard_person on Person
/// @argumentDefinitions(withName: { type: "Boolean!" }, small: { type: "Int" }, big: { type: "Int" }) {
///   name @include(if: $withName)       # has a value: `withName` is true
///   icon: picture(size: $small)
///   photo: picture(size: $big)         # has a picture of its own: the two numbers differ
/// }
/// ```
///
/// Variables on which nothing depends have no values.
struct SampleVariables {
    /// The arguments of the sample's own fragment; `nil` if none has a value.
    private(set) var arguments: FragmentArguments?
    /// The variables of the operation.
    private(set) var operation: VariableData = [:]

    init(_ node: SampleNode, _ artifact: Artifact) {
        var tree = SampleTree(artifact)
        tree.collectNames(node)
        guard !tree.names.isEmpty else { return }
        tree.visit(node)
        var values = tree.conditions()
        // A placeholder could be a constant of the document, so there are several.
        for base in [1_000, 10_000, 100_000] {
            let merged = tree.mergedVariables(values).filter { values[$0]?.bool == nil }
            guard !merged.isEmpty else { break }
            for (index, variable) in merged.enumerated() {
                values[variable] = tree.placeholder(variable, number: base + index)
            }
        }
        for (variable, value) in values {
            if variable.isArgument {
                arguments = arguments ?? FragmentArguments()
                arguments?.values[variable.name] = value
            } else {
                operation[variable.name] = value
            }
        }
    }
}

/// An argument of a sample's own fragment, or a variable of the operation.
private struct SampleVariable: Hashable, Comparable {
    let name: String
    let isArgument: Bool

    init(_ name: String, isArgument: Bool) {
        (self.name, self.isArgument) = (name, isArgument)
    }

    // The beginning of symbols, which replace variables without values. No document has such strings.
    private static let mark = "\u{0}$"

    /// Creates the variable of a symbol; `nil` for all other values.
    init?(_ value: JSONValue?) {
        guard let text = value?.string, text.hasPrefix(Self.mark) else { return nil }
        isArgument = text.hasSuffix("!")
        name = String(text.dropFirst(Self.mark.count).dropLast(isArgument ? 1 : 0))
    }

    var symbol: JSONValue { .string(Self.mark + name + (isArgument ? "!" : "")) }

    static func < (left: Self, right: Self) -> Bool {
        (left.isArgument ? 1 : 0, left.name) < (right.isArgument ? 1 : 0, right.name)
    }
}

/// The fragments of a sample, each with the variables that it sees.
///
/// The values of variables are symbols, or constants that a document has.
private struct SampleTree {
    let artifact: Artifact
    /// The names of the variables in all fragments.
    private(set) var names: Set<String> = []
    private var operation: VariableData = [:]
    private var fragments: [(artifact: Artifact, scope: FragmentScope)] = []
    /// For each value with a condition that depends on variables, the ways in which it holds.
    private var requirements: [[[SampleVariable: Bool]]] = []

    init(_ artifact: Artifact) {
        self.artifact = artifact
        add(artifact)
    }

    // MARK: - Walking through the sample

    mutating func collectNames(_ node: SampleNode) {
        for (_, value) in node.values { collectNames(value) }
    }

    private mutating func collectNames(_ value: SampleNode.Value) {
        switch value {
        case .fragment(let node, let artifact):
            add(artifact)
            collectNames(node)
        case .object(let node), .inline(let node): collectNames(node)
        case .list(let elements): for element in elements { collectNames(element) }
        case .leaf, .id, .null: break
        }
    }

    private mutating func add(_ artifact: Artifact) {
        let plan = artifact.reader
        for condition in plan.guards { names.formUnion(condition.variables) }
        for arguments in plan.keys.map(\.arguments) + plan.arguments {
            for argument in arguments { argument.value.addNames(to: &names) }
        }
    }

    mutating func visit(_ node: SampleNode) {
        for name in names { operation[name] = SampleVariable(name, isArgument: false).symbol }
        var arguments = FragmentArguments()
        for name in artifact.contents.variables.map(\.name) {
            arguments.values[name] = SampleVariable(name, isArgument: true).symbol
        }
        visit(node, artifact, arguments)
    }

    private mutating func visit(
        _ node: SampleNode,
        _ artifact: Artifact,
        _ arguments: FragmentArguments
    ) {
        let scope = arguments.scope(artifact.contents.variables, in: operation)
        fragments.append((artifact, scope))
        visit(node, artifact.reader, .root, scope)
    }

    private mutating func visit(
        _ node: SampleNode,
        _ plan: ReaderPlan,
        _ index: OptionalPlanIndex<ReaderPlan.Block>,
        _ scope: FragmentScope
    ) {
        let items = node.block(plan, index).items
        for (position, value) in node.values where items.contains(items.lowerBound + position) {
            let item = plan.items[items.lowerBound + position]
            if value.isPresent, let condition = item.condition.index {
                require(plan.guards[condition], scope.variables)
            }
            visit(value, item, plan, scope)
        }
    }

    private mutating func visit(
        _ value: SampleNode.Value,
        _ item: ReaderPlan.Item,
        _ plan: ReaderPlan,
        _ scope: FragmentScope
    ) {
        switch value {
        case .fragment(let node, let artifact):
            let arguments = item.arguments.index.map {
                FragmentArguments(at: $0.position, of: plan, scope)
            }
            visit(node, artifact, arguments ?? FragmentArguments())
        case .object(let node), .inline(let node): visit(node, plan, item.block, scope)
        case .list(let elements): for element in elements { visit(element, item, plan, scope) }
        case .leaf, .id, .null: break
        }
    }

    // MARK: - Conditions

    private mutating func require(_ condition: Guard, _ scope: VariableData) {
        let ways = condition.alternatives.compactMap { tests -> [SampleVariable: Bool]? in
            var way: [SampleVariable: Bool] = [:]
            for test in tests {
                // A shared guard has many alternatives, so no single value is required.
                guard test.shared == nil else { return nil }
                let (value, wanted) = (scope[test.variable], !test.isNegated)
                if let variable = SampleVariable(value) {
                    guard way[variable, default: wanted] == wanted else { return nil }
                    way[variable] = wanted
                } else if (value?.bool ?? false) != wanted {
                    return nil
                }
            }
            return way
        }
        // Nothing depends on a condition that always or never holds.
        if !ways.isEmpty, !ways.contains([:]) { requirements.append(ways) }
    }

    /// Returns values with which the conditions hold.
    ///
    /// A condition that excludes an earlier one doesn't hold: no response has both values.
    func conditions() -> [SampleVariable: JSONValue] {
        var values: [SampleVariable: Bool] = [:]
        for ways in requirements.filter({ $0.count == 1 }) + requirements.filter({ $0.count > 1 }) {
            let possible = ways.first { way in
                way.allSatisfy { values[$0.key, default: $0.value] == $0.value }
            }
            values.merge(possible ?? [:]) { first, _ in first }
        }
        return values.mapValues { .bool($0) }
    }

    // MARK: - Keys

    /// Returns the variables in fields that only variables tell apart, and that have equal keys with
    /// these values.
    func mergedVariables(_ values: [SampleVariable: JSONValue]) -> [SampleVariable] {
        var fields: [String: [String: Set<SampleVariable>]] = [:]
        for (artifact, scope) in fragments.map({ ($0.artifact, $0.scope.variables) }) {
            let known = VariableData(resolved(.object(scope.values), values)?.object ?? [:])
            for key in artifact.reader.keys {
                var variables: Set<SampleVariable> = []
                for argument in key.arguments {
                    argument.value.resolve(scope)?.addVariables(to: &variables)
                }
                fields[key.text(known), default: [:]][key.text(scope)] = variables
            }
        }
        let merged = fields.values.filter { $0.count > 1 }.flatMap { $0.values.joined() }
        return Set(merged).sorted()
    }

    /// Returns a value with the values of variables in it; `nil` for a variable that has none.
    private func resolved(
        _ value: JSONValue,
        _ values: [SampleVariable: JSONValue]
    ) -> JSONValue? {
        switch value {
        case .string:
            guard let variable = SampleVariable(value) else { return value }
            return values[variable] ?? definition(variable)?.defaultValue
        case .array(let elements): return .array(elements.map { resolved($0, values) ?? .null })
        case .object(let object):
            let members = object.compactMap { key, value in
                resolved(value, values).map { (key, $0) }
            }
            return .object(JSONObject(members))
        default: return value
        }
    }

    private func definition(_ variable: SampleVariable) -> VariableDefinition? {
        guard variable.isArgument else { return nil }
        return artifact.contents.variables.first { $0.name == variable.name }
    }

    /// Returns a value that no other variable has.
    func placeholder(_ variable: SampleVariable, number: Int) -> JSONValue {
        switch definition(variable)?.type.named.kind {
        case .int: .int(Int64(number))
        case .float: .double(Double(number))
        case .boolean: .bool(number.isMultiple(of: 2))
        default: .string("\(variable.name)-\(number)")
        }
    }
}

extension SampleNode {
    /// Returns the block of the plan to which the positions of the values belong.
    func block(
        _ plan: ReaderPlan,
        _ index: OptionalPlanIndex<ReaderPlan.Block>
    ) -> ReaderPlan.Block {
        let block = plan.block(index)
        guard let caseIndex, block.cases.indices.contains(block.cases.lowerBound + caseIndex)
        else { return block }
        let selected = plan.cases[block.cases.lowerBound + caseIndex].block
        return plan.block(OptionalPlanIndex(selected))
    }
}

extension SampleNode.Value {
    /// Whether it is not null.
    fileprivate var isPresent: Bool {
        switch self {
        case .null: false
        case .leaf(let json, _, _): !json.isNull
        default: true
        }
    }
}

extension ArgumentValue {
    /// Adds the names of the variables in the value.
    fileprivate func addNames(to names: inout Set<String>) {
        switch self {
        case .constant: break
        case .variable(let name): names.insert(name)
        case .list(let values): for value in values { value.addNames(to: &names) }
        case .object(let members): for member in members { member.value.addNames(to: &names) }
        }
    }
}

extension JSONValue {
    /// Adds the variables of the symbols in the value.
    fileprivate func addVariables(to variables: inout Set<SampleVariable>) {
        switch self {
        case .array(let elements):
            for element in elements { element.addVariables(to: &variables) }
        case .object(let object):
            for (_, value) in object { value.addVariables(to: &variables) }
        default:
            if let variable = SampleVariable(self) { variables.insert(variable) }
        }
    }
}
