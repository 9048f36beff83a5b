extension RecordSourceProxy {
    /// Marks all data written so far as stale, so that every operation is fetched again when it is
    /// next used.
    ///
    /// Operations count as ``OperationAvailability/stale`` until their next response. Data that is
    /// on screen stays there. In an optimistic update this does nothing.
    public func invalidateStore() {
        change { $0.invalidateStore() }
    }

    /// Invalidates all objects of a type that are in the store, like
    /// ``RecordProxy/invalidateRecord()``.
    ///
    /// `type` is the name of an object type. Objects that the store gets later are not invalidated.
    public func invalidateRecords(ofType type: String) {
        change { transaction in
            transaction.footprint?.noteAll()
            let type = transaction.symbols.typeName(type)
            var ids: [DataID] = []
            transaction.source.forEach { id, record in
                if record.typeName == type, !record.isDeleted { ids.append(id) }
            }
            for id in ids { transaction.invalidate(id) }
        }
    }
}

extension RecordProxy {
    /// Marks the object as stale, so that operations written so far that select it are fetched again
    /// when they are next used.
    ///
    /// They count as ``OperationAvailability/stale`` until their next response. Data that is on
    /// screen stays there. In an optimistic update this does nothing.
    public func invalidateRecord() {
        let id = dataID
        store.change { $0.invalidate(id) }
    }

    /// Marks a field of the object as stale, like ``invalidateRecord()``, for operations that select
    /// this field.
    ///
    /// Without `arguments`, the field is stale with all arguments that it was fetched with.
    /// Observers of the object's invalidation are notified.
    public func invalidateField(_ field: String, arguments: JSONObject? = nil) {
        let keys: [FieldKey]
        if let arguments {
            keys = [fieldKey(field, arguments)]
        } else {
            keys = fieldKeys(named: field)
        }
        knownType(of: field)
        let id = dataID
        store.change { $0.invalidate(keys, of: id) }
    }

    /// Returns the keys of a field with all arguments for which the record has a value.
    func fieldKeys(named field: String) -> [FieldKey] {
        guard let record = store.source(of: dataID) else { return [] }
        let symbols = store.current.symbols
        return record.keys.filter { key in
            let text = symbols.text(key)
            return record[key] != .absent
                && (text.hasSameBytes(as: field) || text.hasPrefix(field + "("))
        }
    }
}

extension ConnectionHandler {
    /// Marks a connection as stale, so that operations written so far that select it are fetched
    /// again when they are next used.
    ///
    /// `filters` are those of ``connection(of:key:filters:)``; without them, the connections with all
    /// filters are stale.
    public static func invalidateConnection(
        of record: RecordProxy,
        key: String,
        filters: JSONObject? = nil
    ) {
        let name = "__\(key)_connection"
        let keys = filters.map { [record.fieldKey(name, $0)] } ?? record.fieldKeys(named: name)
        let connections = keys.compactMap { record.linkedRecord($0) }
        if connections.isEmpty { record.logUnknownConnection(key, name) }
        for connection in connections { connection.invalidateRecord() }
    }
}
