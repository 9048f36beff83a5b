import GraphQLLanguage

/// Defaults of arguments and input fields are of their types and do not contain themselves.
///
/// `input A { a: A = {} }`: making the default of `a` would need the default of `a`.
enum DefaultValuesRule: TypeSystemRule {
    static func check(_ subject: TypeSystemSubject, _ findings: inout TypeSystemFindings) {
        for place in subject.inputPlaces {
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

    /// A default that leaves out a field with a default of its own depends on that field's.
    private static func checkCycles(
        _ subject: TypeSystemSubject,
        _ findings: inout TypeSystemFindings
    ) {
        var edges: [String: [(to: String, field: Value)]] = [:]
        var nodes: [String] = []
        for type in subject.types where type.kind == .inputObject {
            for (field, _) in type.inputFields {
                guard let value = field.defaultValue else { continue }
                let coordinate = "\(type.name.text).\(field.name.text)"
                nodes.append(coordinate)
                edges[coordinate] = dependencies(
                    of: value,
                    field.type.namedType.name.text,
                    subject.schema
                ).map { ($0, value) }
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

    private static func dependencies(
        of value: Value,
        _ typeName: String,
        _ schema: Schema
    ) -> [String] {
        guard case .inputObject(let type)? = schema.type(named: typeName) else { return [] }
        switch value {
        case .list(let list):
            return list.values.flatMap { dependencies(of: $0, typeName, schema) }
        case .object(let object):
            var result: [String] = []
            for field in type.fields {
                let given = object.fields.first { $0.name.text == field.name }
                if let given {
                    result += dependencies(of: given.value, field.type.name, schema)
                } else if field.defaultValue != nil {
                    result.append("\(type.name).\(field.name)")
                }
            }
            return result
        default: return []
        }
    }
}
