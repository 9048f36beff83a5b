import Relay

/// Describes the operations from which the garbage collector starts.
struct RootLines {
    private var last: JSONObject?
    /// The operations whose plans were written.
    private var toldPlans: Set<String> = []

    /// Returns the lines, with their kinds, that say how the roots have changed.
    mutating func lines(
        for roots: WatchedRoots,
        _ differences: inout VersionDifferences,
        _ redactor: inout Redactor
    ) -> [(String, JSONObject)] {
        var lines: [(String, JSONObject)] = []
        differences.learnNames(roots.operations.map(\.record))
        var operations: [(String, JSONValue)] = []
        for root in roots.operations {
            let name = redactor.name(of: root.operation)
            if toldPlans.insert(name).inserted {
                lines.append(("plan", plan(of: root.operation, name, differences)))
            }
            let record = differences.name(root.record)
            let line: JSONValue = [
                "operation": .string(name), "record": .string(record),
                "retained": .int(Int64(root.retained)),
                "references": .int(Int64(root.references)),
            ]
            operations.append(("\(name) \(record)", line))
        }
        let recalled = roots.recalled.map { name, variables, fields -> JSONValue in
            [
                "operation": .string(redactor.name(name, VariableData(variables))),
                "fields": .array(fields.map { .string(differences.text($0)) }),
            ]
        }
        let line: JSONObject = [
            "roots": .array(operations.sorted { $0.0 < $1.0 }.map(\.1)),
            "recalled": .array(recalled), "loaded": .bool(roots.isLoaded),
        ]
        if line != last { lines.append(("roots", line)) }
        last = line
        return lines
    }

    /// Returns how an operation reaches records: for each level of its plan the fields with objects, by type.
    private func plan(
        of operation: OperationDescriptor,
        _ name: String,
        _ differences: VersionDifferences
    ) -> JSONObject {
        let bound = operation.normalization
        let plan = bound.plan
        let levels = plan.levels.map { level -> JSONValue in
            let cases = plan.cases[level.cases].map { ($0.type, Self.number($0.object.position)) }
            return [.object(JSONObject(cases)), Self.number(level.otherwise.position)]
        }
        let objects = plan.objects.map { object -> JSONValue in
            var fields: [JSONValue] = []
            for index in object.fields {
                let field = plan.fields[index]
                guard let level = field.level.index else { continue }
                for key in [bound.key(field)] + bound.linkedHandleKeys(field) {
                    fields.append([.string(differences.text(key)), Self.number(level.position)])
                }
            }
            return .array(fields)
        }
        return [
            "operation": .string(name), "levels": .array(levels), "objects": .array(objects),
        ]
    }

    private static func number(_ position: Int) -> JSONValue { .int(Int64(position)) }
}
