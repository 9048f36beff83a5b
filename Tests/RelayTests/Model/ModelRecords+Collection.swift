@testable import Relay

extension ModelRecords {
    /// The records that an operation reaches, whatever its variables.
    func reachable(by operation: OperationDescriptor) -> Set<ByteKey> {
        var walk = Walk(records: self, variables: operation.effectiveVariables)
        walk.visit(Self.root, [operation.artifact.contents.normalization], level: "")
        return walk.live
    }

    private struct Walk {
        let records: ModelRecords
        let variables: VariableData
        var live: Set<ByteKey> = []
        /// Which records were visited at which levels of the response.
        private var visited: Set<String> = []

        init(records: ModelRecords, variables: VariableData) {
            self.records = records
            self.variables = variables
        }

        mutating func visit(_ key: ByteKey, _ selections: [NormalizationSelection], level: String) {
            let place = "\(level) \(Array(key.string.utf8))"
            guard visited.insert(place).inserted else { return }
            live.insert(key)
            guard let record = records.records[key] else { return }
            let fields = ResponseGraph.collect(
                selections,
                type: record.type,
                variables,
                ignoresConditions: true,
                isOne: { _ in true }
            )
            for (field, children) in fields where !children.isEmpty {
                let value = record.fields[ByteKey(field.key.text(variables))]
                follow(value, children, level: "\(level).\(field.responseKey)")
            }
        }

        private mutating func follow(
            _ value: Value?,
            _ children: [NormalizationSelection],
            level: String
        ) {
            switch value {
            case .link(let next)?: visit(next, children, level: level)
            case .list(let values)?: for value in values { follow(value, children, level: level) }
            default: break
            }
        }
    }
}
