import GraphQLLanguage

/// The defaults of arguments and input fields must have the right types and must not contain
/// themselves.
///
/// `input A { a: A = {} }`: creating the default of `a` would need the default of `a`.
enum DefaultValuesRule: TypeSystemRule {
    static func check(_ subject: TypeSystemSubject, _ findings: inout TypeSystemFindings) {
        for place in subject.inputPlaces where !findings.isFull {
            guard let value = place.node.defaultValue else { continue }
            let type = TypeReference(place.node.type)
            for mistake in ValueChecker.check(
                value,
                type,
                subject.schema,
                &findings.suggestions
            ) {
                findings.add(
                    "DefaultValuesRule",
                    "The default of `\(place.coordinate)` is wrong: \(mistake.message)",
                    at: mistake.span
                )
            }
        }
        checkCycles(subject, &findings)
    }

    /// A default that omits a field depends on the field's default.
    private static func checkCycles(
        _ subject: TypeSystemSubject,
        _ findings: inout TypeSystemFindings
    ) {
        var dependencies = DefaultDependencies(schema: subject.schema)
        var edges: [String: [(to: String, field: Value)]] = [:]
        var nodes: [String] = []
        for type in subject.types where type.kind == .inputObject {
            for (field, _) in type.inputFields {
                guard let value = field.defaultValue else { continue }
                let coordinate = "\(type.name.text).\(field.name.text)"
                nodes.append(coordinate)
                let typeName = field.type.namedType.name.text
                edges[coordinate] = dependencies.find(in: value, typeName).map { ($0, value) }
                guard dependencies.remaining > 0 else {
                    findings.add(
                        "ComplexityLimit",
                        "The defaults of input fields refer to each other too often to be checked "
                            + "in reasonable time. Remove some.",
                        at: value.span
                    )
                    return
                }
            }
        }
        for cycle in Cycles.find(from: nodes, edges) {
            guard let first = cycle.first, let last = cycle.last else { continue }
            findings.add(
                "DefaultValuesRule",
                "The default of `\(last.to)` contains itself.",
                at: first.field.span
            )
        }
    }
}

/// Finds the defaults that a default depends on, as coordinates.
private struct DefaultDependencies {
    let schema: Schema
    /// How many more fields of input objects may be visited.
    private(set) var remaining = 1_000_000

    mutating func find(in value: Value, _ typeName: String) -> [String] {
        guard remaining > 0, case .inputObject(let type)? = schema.type(named: typeName) else {
            return []
        }
        switch value {
        case .list(let list):
            var result: [String] = []
            for element in list.values { result += find(in: element, typeName) }
            return result
        case .object(let object):
            remaining -= type.fields.count
            let given = Dictionary(
                object.fields.map { ($0.name.text, $0.value) },
                uniquingKeysWith: { first, _ in first }
            )
            var result: [String] = []
            for field in type.fields {
                if let value = given[field.name] {
                    result += find(in: value, field.type.name)
                } else if field.defaultValue != nil {
                    result.append("\(type.name).\(field.name)")
                }
            }
            return result
        default: return []
        }
    }
}
