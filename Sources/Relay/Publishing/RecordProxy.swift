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

    /// The server's id, or the value of the only key field; `nil` for an object that has none.
    public var id: ID? {
        store.current.identities.serverID(of: dataID).map { ID($0) }
    }

    /// The key of the object, or `nil` if it is identified by its place.
    public var key: RecordKey? {
        RecordKey(of: dataID, store.current.identities, store.current.symbols)
    }

    /// The name of the object's type.
    public var type: String {
        guard let record = store.source(of: dataID) else { return "" }
        return store.current.symbols.text(record.typeName)
    }

    // MARK: - Scalars

    /// The value of a scalar or enum field, or of a list of them; `nil` if the field was never
    /// fetched, or links to objects.
    public func value(_ field: String, arguments: JSONObject = [:]) -> JSONValue? {
        self[field, arguments].json
    }

    /// The errors that the server reported at a field, which is null then.
    public func errors(_ field: String, arguments: JSONObject = [:]) -> [GraphQLError] {
        if case .error(let errors) = self[field, arguments] { errors } else { [] }
    }

    /// Sets a scalar or enum field, or a list of them.
    ///
    /// A value of another kind than the schema says refuses the whole update with an
    /// ``UpdateError``; a field that no operation selects is logged.
    public func setValue(_ value: JSONValue, for field: String, arguments: JSONObject = [:]) {
        var stored: Value? = Value(scalar: value)
        if let type = knownType(of: field) { stored = type.stored(value) }
        guard let stored else { return refuse(field, found: value.kindText) }
        self[field, arguments] = stored
    }

    // MARK: - Links

    /// The object that a field links to; `nil` if the field is null or was never fetched.
    public func linkedRecord(_ field: String, arguments: JSONObject = [:]) -> RecordProxy? {
        linkedRecord(fieldKey(field, arguments))
    }

    /// Links a field to an object, or to none.
    public func setLinkedRecord(
        _ record: RecordProxy?,
        for field: String,
        arguments: JSONObject = [:]
    ) {
        if let record {
            guard store.owns(record) else { return }
            guard knownType(of: field)?.holdsObjects(inList: false) ?? true else {
                return refuse(field, found: "a record")
            }
        } else {
            knownType(of: field)
        }
        self[field, arguments] = record.map { .link($0.dataID) } ?? .null
    }

    /// The object that a field links to; makes one of `type`, without an id, when there is none.
    ///
    /// An object that was linked here before, and then unlinked, is linked again as it was.
    public func getOrCreateLinkedRecord(
        _ field: String,
        type: String,
        arguments: JSONObject = [:]
    ) -> RecordProxy {
        let key = fieldKey(field, arguments)
        if let known = linkedRecord(key) { return known }
        knownType(of: field)
        let id = store.dataID(parent: dataID, key: key)
        let record = store.record(id) ?? store.makeRecord(id, type: type)
        self[key] = .link(id)
        return record
    }

    /// The objects of a list, with `nil` for those that are null or deleted.
    ///
    /// Returns `nil` if the field was never fetched.
    public func linkedRecords(_ field: String, arguments: JSONObject = [:]) -> [RecordProxy?]? {
        linkedRecords(fieldKey(field, arguments))
    }

    /// Sets the objects of a list.
    public func setLinkedRecords(
        _ records: [RecordProxy?],
        for field: String,
        arguments: JSONObject = [:]
    ) {
        guard records.allSatisfy({ $0.map { store.owns($0) } ?? true }) else { return }
        guard knownType(of: field)?.holdsObjects(inList: true) ?? true else {
            return refuse(field, found: "a list of records")
        }
        self[field, arguments] = Value(links: records.map { $0?.dataID })
    }

    // MARK: - Whole records

    /// Makes a field unknown, as if it had never been fetched.
    ///
    /// Definitions that select it can't be read until a response brings it. To make a field null, use
    /// ``setValue(_:for:arguments:)`` or ``setLinkedRecord(_:for:arguments:)``.
    public func unsetField(_ field: String, arguments: JSONObject = [:]) {
        knownType(of: field)
        self[field, arguments] = .absent
    }

    /// Copies all fields of another record into this one, links included; fields that the other
    /// doesn't have stay.
    public func copyFields(from other: RecordProxy) {
        copyFields(from: other, except: [])
    }
}

extension RecordProxy {
    /// The type of a field, where operations select it of objects like this one; logs a field that
    /// none selects.
    @discardableResult
    func knownType(of field: String) -> TypeReference? {
        let unnamed = store.current.symbols.typeName("")
        let type = store.source(of: dataID)?.typeName ?? unnamed
        // Operations call the type of their roots nothing.
        if dataID == .root { return store.knownType(of: field, on: unnamed) }
        return type == unnamed ? nil : store.knownType(of: field, on: type)
    }

    /// Logs that no operation declares a connection on objects like this one, if that is so.
    func logUnknownConnection(_ key: String, _ field: String) {
        let symbols = store.current.symbols
        let unnamed = symbols.typeName("")
        let type = dataID == .root ? unnamed : store.source(of: dataID)?.typeName ?? unnamed
        guard dataID == .root || type != unnamed else { return }
        guard case .unknown = symbols.knownField(field, of: type) else { return }
        store.log(.updateUnknownConnection(type: symbols.text(type), key: key))
    }

    func refuse(_ field: String, found: String) {
        let expected = knownType(of: field)?.description ?? ""
        store.refuse(.wrongKind(type: type, field: field, expected: expected, found: found))
    }

    func copyFields(from other: RecordProxy, except: Set<FieldKey>) {
        guard store.owns(other) else { return }
        guard let source = store.source(of: other.dataID) else { return }
        for key in source.keys where !except.contains(key) {
            let value = source[key]
            if value != .absent { self[key] = value }
        }
    }

    func linkedRecord(_ key: FieldKey) -> RecordProxy? {
        guard case .link(let id) = self[key] else { return nil }
        return store.record(id)
    }

    func linkedRecords(_ key: FieldKey) -> [RecordProxy?]? {
        self[key].links?.map { id in id.flatMap { store.record($0) } }
    }

    func fieldKey(_ field: String, _ arguments: JSONObject) -> FieldKey {
        store.current.symbols.fieldKey(StorageKey.text(name: field, arguments: arguments))
    }

    package subscript(key: FieldKey) -> Value {
        get {
            store.source(of: dataID)?[key] ?? .absent
        }
        nonmutating set {
            store.change { transaction in
                transaction.footprint?.note(dataID)
                if transaction.source.hasAges { transaction.renew(key, of: dataID) }
                var record = transaction.source[dataID] ?? transaction.unnamedRecord
                guard record[key] != newValue else { return }
                record[key] = newValue
                transaction.source[dataID] = record
                transaction.changed.append(dataID)
            }
            if case .link = newValue, key == store.connectionFields.node {
                store.forgetDistinctNodes(aroundEdge: dataID)
            }
        }
    }

    private subscript(field: String, arguments: JSONObject) -> Value {
        get { self[fieldKey(field, arguments)].plain }
        nonmutating set { self[fieldKey(field, arguments)] = newValue }
    }
}

extension StoreTransaction {
    /// A record without type and fields.
    fileprivate var unnamedRecord: Record {
        Record(typeName: symbols.typeName(""), empty: emptyShape)
    }
}

extension JSONValue {
    /// The kind of the value, for messages.
    var kindText: String {
        switch self {
        case .null: "null"
        case .bool: "a boolean"
        case .int, .double: "a number"
        case .string: "a string"
        case .array: "a list"
        case .object: "an object"
        }
    }
}

extension Value {
    /// A scalar, or a list of scalars, as fields hold it.
    init(scalar json: JSONValue) {
        if case .array(let elements) = json {
            self = .list(ContiguousArray(elements.map { Value($0) }))
        } else {
            self = Value(json)
        }
    }

    /// Converts a list of objects, with nulls, to a value.
    package init(links ids: [DataID?]) {
        let known = ids.compactMap { $0 }
        self =
            known.count == ids.count
            ? .links(LinkList(ContiguousArray(known)))
            : .list(ContiguousArray(ids.map { $0.map { .link($0) } ?? .null }))
    }

    /// The objects of a list; `nil` for other values.
    var links: [DataID?]? {
        switch self {
        case .links(let ids): Array(ids)
        case .list(let values):
            values.map { value in
                if case .link(let id) = value { id } else { nil }
            }
        default: nil
        }
    }
}
