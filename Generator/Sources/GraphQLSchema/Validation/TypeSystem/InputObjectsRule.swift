import GraphQLLanguage

/// It must be possible to create input objects.
///
/// They must not contain themselves through non-null fields. The fields of `@oneOf` input objects
/// must be nullable and have no defaults.
///
/// See https://spec.graphql.org/September2025/#sec-Input-Objects.Type-Validation
enum InputObjectsRule: TypeSystemRule {
    static func check(_ subject: TypeSystemSubject, _ findings: inout TypeSystemFindings) {
        for type in subject.types where type.directives.contains(.oneOf) {
            for (field, _) in type.inputFields {
                checkOneOf(field, of: type.name.text, &findings)
            }
        }
        let inputObjects = subject.types.filter { $0.kind == .inputObject }
        let known = Set(inputObjects.map(\.name.text))
        var edges: [String: [(to: String, field: InputValueDefinition)]] = [:]
        for type in inputObjects {
            for (field, _) in type.inputFields {
                if case .nonNull(let nonNull) = field.type, case .named(let named) = nonNull.type,
                    known.contains(named.name.text)
                {
                    edges[type.name.text, default: []].append((named.name.text, field))
                }
            }
        }
        for cycle in Cycles.find(from: inputObjects.map(\.name.text), edges) {
            guard let first = cycle.first else { continue }
            let path = cycle.prefix(10).map(\.field.name.text).joined(separator: ".")
            let rest = cycle.count > 10 ? "…" : ""
            findings.add(
                "InputObjectsRule",
                "Input object type `\(cycle[cycle.count - 1].to)` contains itself through the "
                    + "non-null fields `\(path)\(rest)`. Make one of them nullable.",
                at: first.field.name.span
            )
        }
    }

    private static func checkOneOf(
        _ field: InputValueDefinition,
        of type: String,
        _ findings: inout TypeSystemFindings
    ) {
        if case .nonNull = field.type {
            findings.add(
                "InputObjectsRule",
                "Field `\(type).\(field.name.text)` must be nullable, because `\(type)` is "
                    + "`@oneOf`.",
                at: field.type.span
            )
        }
        if let value = field.defaultValue {
            findings.add(
                "InputObjectsRule",
                "Field `\(type).\(field.name.text)` cannot have a default, because `\(type)` is "
                    + "`@oneOf`.",
                at: value.span
            )
        }
    }
}

/// Finds cycles in graphs with labelled edges.
enum Cycles {
    /// The maximum number of cycles, and of edges in all of them.
    ///
    /// More would not help the user.
    private static let maximumCount = 1_000
    private static let maximumLength = 1_000_000

    /// Returns each cycle once, as its list of edges.
    ///
    /// It searches depth-first with its own stack.
    static func find<Label>(
        from nodes: [String],
        _ edges: [String: [(to: String, field: Label)]]
    ) -> [[(to: String, field: Label)]] {
        var cycles: [[(to: String, field: Label)]] = []
        var visited: Set<String> = []
        var length = 0
        for root in nodes where visited.insert(root).inserted {
            var path: [(node: String, next: Int)] = [(root, 0)]
            var positions = [root: 0]
            while let last = path.last {
                guard let outgoing = edges[last.node], last.next < outgoing.count else {
                    path.removeLast()
                    positions[last.node] = nil
                    continue
                }
                path[path.count - 1].next += 1
                let target = outgoing[last.next].to
                if let position = positions[target] {
                    length += path.count - position
                    guard cycles.count < maximumCount, length <= maximumLength else {
                        return cycles
                    }
                    cycles.append(
                        path[position...].compactMap { edges[$0.node]?[$0.next - 1] }
                    )
                } else if visited.insert(target).inserted {
                    positions[target] = path.count
                    path.append((target, 0))
                }
            }
        }
        return cycles
    }
}
