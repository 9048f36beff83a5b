@testable import Relay

extension ModelRecords {
    /// A field that has no value, and the objects that its arguments name, if all are there.
    private struct Missing {
        let key: ByteKey
        let field: ByteKey
        let value: Value?
    }

    /// Whether an operation selects fields without a value whose arguments name objects.
    func lacksLookups(of operation: OperationDescriptor) -> Bool {
        !missing(of: operation).isEmpty
    }

    /// Stores the links to the objects that arguments name.
    mutating func lookUp(_ operation: OperationDescriptor) {
        // What was found may lead to further fields.
        while true {
            let found = missing(of: operation).filter { $0.value != nil }
            if found.isEmpty { return }
            for missing in found {
                records[missing.key]?.fields[missing.field] = missing.value
            }
        }
    }

    private func missing(of operation: OperationDescriptor) -> [Missing] {
        var walk = LookupWalk(records: self, variables: operation.effectiveVariables)
        walk.visit(Self.root, [operation.artifact.contents.normalization], path: "")
        return walk.missing
    }

    private struct LookupWalk {
        let records: ModelRecords
        let variables: VariableData
        var missing: [Missing] = []
        private var visited: Set<String> = []

        init(records: ModelRecords, variables: VariableData) {
            self.records = records
            self.variables = variables
        }

        mutating func visit(_ key: ByteKey, _ selections: [NormalizationSelection], path: String) {
            let place = "\(path) \(Array(key.string.utf8))"
            guard visited.insert(place).inserted, let record = records.records[key],
                !record.isDeleted
            else { return }
            // Only the server knows of which abstract types an object is.
            let fields = ResponseGraph.collect(selections, type: record.type, variables) { _ in
                false
            }
            for (field, children) in fields where !children.isEmpty {
                let name = ByteKey(field.key.text(variables))
                if let value = record.fields[name] {
                    follow(value, children, path: "\(path).\(field.responseKey)")
                } else if let lookup = field.annotations.lookup {
                    let value = records.find(lookup, field, variables)
                    missing.append(Missing(key: key, field: name, value: value))
                }
            }
        }

        private mutating func follow(
            _ value: Value,
            _ children: [NormalizationSelection],
            path: String
        ) {
            switch value {
            case .link(let key): visit(key, children, path: path)
            case .list(let values): for value in values { follow(value, children, path: path) }
            default: break
            }
        }
    }

    /// The objects that the arguments of a field name, if all of them are there.
    private func find(
        _ lookup: FieldLookup,
        _ field: NormalizationField,
        _ variables: VariableData
    ) -> Value? {
        let arguments = JSONObject(
            field.key.arguments.compactMap { argument in
                argument.value.resolve(variables).map { (argument.name, $0) }
            }
        )
        let parts = lookup.arguments.map { path in
            path.reduce(.object(arguments)) { (value: JSONValue, name) in value[name] ?? .null }
        }
        guard case .list = field.type.nullable else {
            return find(lookup, parts).map { .link($0) }
        }
        guard let position = parts.firstIndex(where: { $0.array != nil }) else { return nil }
        let keys = (parts[position].array ?? []).map { element in
            var key = parts
            key[position] = element
            return find(lookup, key)
        }
        return keys.contains(nil) ? nil : .list(keys.compactMap { $0.map { .link($0) } })
    }

    private func find(_ lookup: FieldLookup, _ parts: [JSONValue]) -> ByteKey? {
        let texts = parts.compactMap { ModelName.text($0) }
        guard texts.count == parts.count else { return nil }
        let key = named(ModelName(scope: lookup.scope, parts: texts).key)
        guard let record = records[key], !record.isDeleted, !record.type.isEmpty,
            lookup.types?.contains(record.type) ?? true
        else { return nil }
        return key
    }
}

extension TypeReference {
    /// The same type, or null.
    fileprivate var nullable: TypeReference {
        if case .nonNull(let inner) = self { inner } else { self }
    }
}

extension ModelRun {
    func lookUp(_ operation: OperationDescriptor) {
        store.resolveMissingFields(of: operation)
        guard view.lacksLookups(of: operation) else { return }
        base.lookUp(operation)
        finishWriting()
        var found = view
        found.lookUp(operation)
        guard !optimisticUpdates.isEmpty, found.records != view.records else { return }
        lookupCount += 1
        optimisticUpdates.append((-1 - lookupCount, { $0.lookUp(operation) }))
        replay()
    }
}
