@testable import Relay

extension ModelRecords {
    /// The records that an operation reaches, whatever its variables.
    func reachable(by operation: OperationDescriptor) -> Set<ByteKey> {
        walk(of: operation).live
    }

    /// Visits the records that an operation reaches.
    func walk(of operation: OperationDescriptor) -> Walk {
        var walk = Walk(records: self, variables: operation.effectiveVariables)
        walk.visit(Self.root, [operation.artifact.contents.normalization], level: "")
        return walk
    }

    /// Visits the records that are reached in these records from those that a walk has visited.
    func continuing(_ walk: Walk) -> Walk {
        var next = Walk(records: self, variables: walk.variables)
        next.live = walk.live
        for visit in walk.visits { next.visit(visit.key, visit.selections, level: visit.level) }
        return next
    }

    struct Walk {
        struct Visit {
            var key: ByteKey
            let selections: [NormalizationSelection]
            let level: String
        }

        let records: ModelRecords
        let variables: VariableData
        var live: Set<ByteKey> = []
        private(set) var visits: [Visit] = []
        /// Which records were visited at which levels of the response.
        private var visited: Set<String> = []

        mutating func rename(_ renaming: ModelRenaming) {
            live = Set(live.map { renaming.name(of: $0) })
            for index in visits.indices {
                visits[index].key = renaming.name(of: visits[index].key)
            }
        }

        init(records: ModelRecords, variables: VariableData) {
            self.records = records
            self.variables = variables
        }

        mutating func visit(_ key: ByteKey, _ selections: [NormalizationSelection], level: String) {
            let place = "\(level) \(Array(key.string.utf8))"
            guard visited.insert(place).inserted else { return }
            live.insert(key)
            visits.append(Visit(key: key, selections: selections, level: level))
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
