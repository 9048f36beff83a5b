extension StoreInspection: CustomStringConvertible {
    /// All records, each with its type and fields, in a stable order.
    ///
    /// Fields with a declared age show how old they are: `stock: 3 (2 s old, fresh for 3 s)`.
    public var description: String {
        sorted.map { text($0.name, $0.id, $0.record) }.joined(separator: "\n")
    }

    /// The record of the object with this id; `nil` when there is none.
    public func description(of id: ID) -> String? {
        description(of: RecordKey(id))
    }

    /// The record of the object with this key; `nil` when there is none.
    public func description(of key: RecordKey) -> String? {
        guard let dataID = find(key), let record = source[dataID] else { return nil }
        return text(name(dataID), dataID, record)
    }

    private func text(_ name: String, _ id: DataID, _ record: Record) -> String {
        let stamp = source.stamp(of: id)
        let type = symbols.text(record.typeName)
        let head = [name, type, record.isDeleted ? "(deleted)" : ""]
        let lines = fields(record).map { key, name, value in
            "\n  \(name): \(text(value))\(age(of: key, stamp))"
        }
        return head.filter { !$0.isEmpty }.joined(separator: " ") + lines.joined()
    }

    /// Returns ` (7 s old, stale)` for a field that ages.
    private func age(of key: FieldKey, _ stamp: FreshnessStamp?) -> String {
        guard let (group, seconds) = stamp?.find(key) else { return "" }
        let age = (now - group.received).components.seconds
        let left = Int64(seconds) - age
        return " (\(age) s old, \(left > 0 ? "fresh for \(left) s" : "stale"))"
    }

    private func text(_ value: Value) -> String {
        switch value {
        case .link(let id): "→ \(name(id))"
        case .links(let ids): "[\(ids.map { "→ \(name($0))" }.joined(separator: ", "))]"
        case .list(let values): "[\(values.map { text($0) }.joined(separator: ", "))]"
        case .error(let errors): "null, because \(errors.map(\.message).joined(separator: "; "))"
        default: value.json?.description ?? "nothing"
        }
    }

    /// All records as JSON, as Relay writes them: by name, links as `{"__ref": name}`.
    ///
    /// Facts about abstract types from responses are included, as Relay writes them:
    /// `"client:__type:Story": {"__typename": "__TypeSchema", "__isNode": true}`. A custom scalar that
    /// would look like a link is `{"__json": scalar}`.
    ///
    /// ``RelayEnvironment/load(_:isolation:)`` fills a store with it.
    public var json: JSONObject {
        let records = sorted.map { (key: $0.name, value: json($0.record)) } + typeFacts
        return JSONObject(records.sorted { $0.key.precedesInBytes($1.key) })
    }

    /// A member for each type with known facts.
    private var typeFacts: [(key: String, value: JSONValue)] {
        let facts = Dictionary(grouping: source.typeFacts) { symbols.text($0.key.type) }
        return facts.map { type, facts in
            let members = facts.map { fact, holds in
                (
                    LoadedRecords.discriminator + symbols.text(fact.abstractType),
                    JSONValue.bool(holds)
                )
            }
            .sorted { $0.0.precedesInBytes($1.0) }
            let record = JSONObject([("__typename", LoadedRecords.typeSchema)] + members)
            return (LoadedRecords.typePrefix + type, .object(record))
        }
    }

    private func json(_ record: Record) -> JSONValue {
        guard !record.isDeleted else { return .null }
        let type = ("__typename", JSONValue.string(symbols.text(record.typeName)))
        return .object(
            JSONObject([type] + fields(record).map { ($0.name, $0.value.inspected(name)) })
        )
    }
}

extension StoreInspection {
    /// All records with their names and types, in the order of the names' bytes.
    package var namedRecords: [(id: DataID, name: String, type: String)] {
        sorted.map { ($0.id, $0.name, symbols.text($0.record.typeName)) }
    }

    /// A record as text; `nil` if there is none.
    package func description(ofRecord id: DataID) -> String? {
        source[id].map { text(name(id), id, $0) }
    }
}
