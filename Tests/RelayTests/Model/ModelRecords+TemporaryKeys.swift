@testable import Relay

extension ModelRecords {
    /// The names in a response of the objects of `temporary`, by the path to each of them.
    func serverNames(
        of temporary: Set<ByteKey>,
        in data: JSONObject,
        _ operation: OperationDescriptor
    ) -> [(temporary: ByteKey, name: ModelName)] {
        var walk = NameWalk(records: self, operation.effectiveVariables, open: temporary)
        walk.visit(Self.root, data, [operation.artifact.contents.normalization], keys: [])
        return walk.found
    }

    private struct NameWalk {
        let records: ModelRecords
        let variables: VariableData
        var open: Set<ByteKey>
        var found: [(temporary: ByteKey, name: ModelName)] = []

        init(records: ModelRecords, _ variables: VariableData, open: Set<ByteKey>) {
            self.records = records
            self.variables = variables
            self.open = open
        }

        mutating func visit(
            _ key: ByteKey,
            _ object: JSONObject,
            _ selections: [NormalizationSelection],
            keys: [DeclaredKey]
        ) {
            guard let record = records.records[key] else { return }
            let type = object["__typename"]?.string ?? record.type
            if open.contains(key),
                let name = ModelName(of: object, selections, keys, type: type, variables)
            {
                open.remove(key)
                found.append((key, name))
            }
            let fields = ResponseGraph.collect(selections, type: type, variables) { _ in true }
            for (field, children) in fields where !children.isEmpty {
                guard let value = record.fields[ByteKey(field.key.text(variables))],
                    let json = object[field.responseKey]
                else { continue }
                follow(value, json, children, keys: field.annotations.keys)
            }
        }

        private mutating func follow(
            _ value: Value,
            _ json: JSONValue,
            _ selections: [NormalizationSelection],
            keys: [DeclaredKey]
        ) {
            switch (value, json) {
            case (.link(let key), .object(let object)): visit(key, object, selections, keys: keys)
            case (.list(let values), .array(let elements)):
                for (value, element) in zip(values, elements) {
                    follow(value, element, selections, keys: keys)
                }
            default: break
            }
        }
    }

    // MARK: - Other names

    /// Gives an object another name, and the objects whose places begin with it.
    mutating func rename(_ old: ByteKey, to new: ByteKey) {
        let renaming = ModelRenaming(old: old, new: new)
        var renamed: [ByteKey: Record] = [:]
        for (key, record) in records {
            var record = record
            record.fields = record.fields.mapValues { Self.renamed($0, renaming) }
            renamed[renaming.name(of: key)] = record
        }
        records = renamed
        invalidated = renaming.names(of: invalidated)
        withdrawn = Set(withdrawn.map { renaming.name(of: $0) })
        places = Set(places.map { renaming.name(of: $0) })
        for key in exchanged.keys {
            for index in exchanged[key]?.indices ?? 0..<0 {
                guard let name = exchanged[key]?[index].name else { continue }
                exchanged[key]?[index].name = renaming.name(of: name)
            }
        }
    }

    private static func renamed(_ value: Value, _ renaming: ModelRenaming) -> Value {
        switch value {
        case .link(let key): .link(renaming.name(of: key))
        case .list(let values): .list(values.map { renamed($0, renaming) })
        case .null, .errors, .scalar: value
        }
    }
}

/// Another name for an object.
struct ModelRenaming {
    let old: ByteKey
    let new: ByteKey
    /// Whether the store knows the object with the new name already, so that both are objects.
    var isKnown = false

    /// The new name of an object, which may be at a place in the renamed one.
    func name(of key: ByteKey) -> ByteKey {
        if key == old { return new }
        let prefix = "\(old.string)."
        guard key.string.utf8.starts(with: prefix.utf8) else { return key }
        let rest = key.string.utf8.dropFirst(prefix.utf8.count)
        return ByteKey("\(new.string)." + String(decoding: rest, as: UTF8.self))
    }

    func names<Value>(of values: [ByteKey: Value]) -> [ByteKey: Value] {
        Dictionary(values.map { (name(of: $0.key), $0.value) }, uniquingKeysWith: { $1 })
    }
}

extension ModelRun {
    /// Which keys the objects that an optimistic response has made up get from the response that
    /// replaces it.
    func exchangedKeys(
        of update: Int?,
        _ operation: OperationDescriptor,
        _ response: JSONValue
    ) throws -> [ModelRenaming] {
        guard let update, case .object(let data)? = response["data"] else { return [] }
        let temporary = writes(of: update).filter { key in
            base.records[key] == nil && view.records[key] != nil && !view.places.contains(key)
        }
        var renamings: [ModelRenaming] = []
        for (old, name) in view.serverNames(of: temporary, in: data, operation) {
            let isTaken = renamings.contains { $0.new == name.key }
            let isKnown = try isTaken || isKnown(name)
            renamings.append(ModelRenaming(old: old, new: name.key, isKnown: isKnown))
        }
        return renamings
    }

    /// The records that an optimistic update makes or changes.
    private func writes(of update: Int) -> Set<ByteKey> {
        var records = base
        for other in optimisticUpdates {
            let before = records.records
            records.update = other.id
            try? other.apply(&records)
            guard other.id == update else { continue }
            return Set(records.records.filter { before[$0.key] != $0.value }.keys)
        }
        return []
    }

    /// Whether the store knows an object, even if it has no record of it any more.
    private func isKnown(_ name: ModelName) throws -> Bool {
        let isKnown = store.writer.withLock { state in
            state.identities.find(name.recordKey) { store.symbols.typeName($0) } != nil
        }
        if base.records[name.key] != nil || view.records[name.key] != nil {
            try expect(isKnown ? "known" : "unknown", "known", "the name \(name.key.string)")
        }
        return isKnown
    }

    /// Gives an object its new name; the optimistic updates in force still use the old one.
    func exchange(_ renaming: ModelRenaming) {
        if !renaming.isKnown { rename(renaming) }
        let exchange = ModelExchange(
            name: renaming.new,
            wasKnown: renaming.isKnown,
            updates: Set(optimisticUpdates.map(\.id))
        )
        base.exchanged[renaming.old, default: []].append(exchange)
    }

    private func rename(_ renaming: ModelRenaming) {
        base.rename(renaming.old, to: renaming.new)
        view.rename(renaming.old, to: renaming.new)
        madeUp = Set(madeUp.map { renaming.name(of: $0) })
        everMadeUp = Set(everMadeUp.map { renaming.name(of: $0) })
        for index in subscriptions.indices {
            let seen = subscriptions[index].seen
            subscriptions[index].seen = Set(seen.map { renaming.name(of: $0) })
        }
        for index in watches.indices { watches[index].state.rename(renaming) }
        collection.current?.rename(renaming)
    }

    /// Has a field of the root lead to an object that only optimistic updates have made up.
    func link(_ field: String, to id: String) throws {
        let key = ModelRecords.key(id)
        let dataID = store.writer.withLock { $0.identities.find(id) }
        guard view.has(id), let dataID else { return }
        try store.update { proxy in
            let record = RecordProxy(store: proxy, dataID: dataID)
            proxy.root.setLinkedRecord(record, for: field)
        }
        base.records[ModelRecords.root, default: .init()].fields[ByteKey(field)] = .link(key)
        finishWriting()
    }
}
