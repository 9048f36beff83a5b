/// One record as an updater sees and changes it.
///
/// Fields are named as in the schema, with the arguments that they were asked with; aliases don't
/// matter. It works only while the updater runs.
public struct RecordProxy {
    let store: RecordSourceProxy
    package let dataID: DataID

    package init(store: RecordSourceProxy, dataID: DataID) {
        self.store = store
        self.dataID = dataID
    }

    /// The server's id; `nil` for an object that has none.
    public var id: ID? {
        store.current.identities.serverID(of: dataID).map { ID($0) }
    }

    /// The name of the object's type.
    public var type: String {
        guard let record = store.current.source[dataID] else { return "" }
        return store.current.symbols.text(record.typeName)
    }

    // MARK: - Scalars

    /// The value of a scalar or enum field, or a list of them; `nil` when nothing is known of the
    /// field, or it links to objects.
    public func value(_ field: String, arguments: JSONObject = [:]) -> JSONValue? {
        self[field, arguments].json
    }

    /// Sets a scalar or enum field, or a list of them.
    public func setValue(_ value: JSONValue, for field: String, arguments: JSONObject = [:]) {
        self[field, arguments] =
            if case .array(let elements) = value {
                .list(ContiguousArray(elements.map { Value($0) }))
            } else {
                Value(value)
            }
    }

    // MARK: - Links

    /// The object that a field links to; `nil` when there is none, or nothing is known of it.
    public func linkedRecord(_ field: String, arguments: JSONObject = [:]) -> RecordProxy? {
        guard case .link(let id) = self[field, arguments] else { return nil }
        return store.record(id)
    }

    /// Links a field to an object, or to none.
    public func setLinkedRecord(
        _ record: RecordProxy?,
        for field: String,
        arguments: JSONObject = [:]
    ) {
        self[field, arguments] = record.map { .link($0.dataID) } ?? .null
    }

    /// The object that a field links to; makes one of `type`, without an id, when there is none.
    public func getOrCreateLinkedRecord(
        _ field: String,
        type: String,
        arguments: JSONObject = [:]
    ) -> RecordProxy {
        if let known = linkedRecord(field, arguments: arguments) { return known }
        let key = fieldKey(field, arguments)
        let id = store.change { transaction in
            transaction.identities.intern(parent: dataID, key: key, index: -1)
        }
        store.setRecord(id, type: type)
        let record = RecordProxy(store: store, dataID: id)
        setLinkedRecord(record, for: field, arguments: arguments)
        return record
    }

    /// The objects of a list; `nil` for those that are null or deleted, and for the whole when
    /// nothing is known of the field.
    public func linkedRecords(_ field: String, arguments: JSONObject = [:]) -> [RecordProxy?]? {
        switch self[field, arguments] {
        case .links(let ids): ids.map { store.record($0) }
        case .list(let values):
            values.map { value in
                if case .link(let id) = value { store.record(id) } else { nil }
            }
        default: nil
        }
    }

    /// Sets the objects of a list.
    public func setLinkedRecords(
        _ records: [RecordProxy?],
        for field: String,
        arguments: JSONObject = [:]
    ) {
        let ids = records.compactMap { $0?.dataID }
        self[field, arguments] =
            ids.count == records.count
            ? .links(ContiguousArray(ids))
            : .list(ContiguousArray(records.map { $0.map { .link($0.dataID) } ?? .null }))
    }

    // MARK: - Storage

    private func fieldKey(_ field: String, _ arguments: JSONObject) -> FieldKey {
        store.current.symbols.fieldKey(StorageKey.text(name: field, arguments: arguments))
    }

    private subscript(field: String, arguments: JSONObject) -> Value {
        get {
            store.current.source[dataID]?[fieldKey(field, arguments)] ?? .absent
        }
        nonmutating set {
            let key = fieldKey(field, arguments)
            store.change { transaction in
                let type = transaction.symbols.typeName("")
                let empty = Record(typeName: type, empty: transaction.emptyShape)
                var record = transaction.source[dataID] ?? empty
                guard record[key] != newValue else { return }
                record[key] = newValue
                transaction.source[dataID] = record
                transaction.changed.append(dataID)
            }
        }
    }
}
