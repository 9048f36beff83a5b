extension ConnectionHandler {
    /// Returns the ID of a connection, for the argument `connections` of `@appendEdge` and the
    /// like.
    ///
    /// `parent` is the id of the object on which the connection's field is; `nil` for the query's
    /// root. `filters` are those of ``connection(of:key:filters:)``. In updaters, the ID also names the
    /// connection's record: ``RecordSourceProxy/record(_:)-(ID)`` returns it, and
    /// ``RecordSourceProxy/delete(_:)-(ID)`` deletes it.
    public static func connectionID(
        of parent: ID?,
        key: String,
        filters: JSONObject = [:]
    ) -> ID {
        name(of: [parent.map { .string($0.rawValue) } ?? .null], key, filters)
    }

    /// Returns the ID of a connection on the object with a key.
    public static func connectionID(
        of parent: RecordKey,
        key: String,
        filters: JSONObject = [:]
    ) -> ID {
        name(of: [parent.name], key, filters)
    }

    /// Returns the ID of a connection on an object without an id.
    ///
    /// Returns `nil` for the data of a mutation or of an event, which has no name.
    public static func connectionID(
        of parent: RecordProxy,
        key: String,
        filters: JSONObject = [:]
    ) -> ID? {
        steps(to: parent.dataID, parent.store).map { name(of: $0, key, filters) }
    }

    private static func name(of steps: [JSONValue], _ key: String, _ filters: JSONObject) -> ID {
        let field = StorageKey.text(name: "__\(key)_connection", arguments: filters)
        let json = JSONValue.array(steps + [.string(field)])
        return ID(json.description)
    }

    /// The id of an object, or null for the root; then the fields, and positions in lists, that
    /// lead on to objects without id: `["story:4", "comments(first:3)", "edges", 0]`.
    private static func steps(to id: DataID, _ store: RecordSourceProxy) -> [JSONValue]? {
        switch store.current.identities.origin(of: id) {
        case .root: return [.null]
        case .short, .server:
            return store.current.identities.serverID(of: id).map { [.string($0)] }
        case .keyed:
            guard let (scope, parts) = store.current.identities.key(of: id) else { return nil }
            return [RecordKey(scope: store.current.symbols.text(scope), parts: parts).name]
        case .path(let parent, let key, let index):
            guard var steps = steps(to: parent, store) else { return nil }
            steps.append(.string(store.current.symbols.text(key)))
            if index >= 0 { steps.append(.int(Int64(index))) }
            return steps
        case .local, .forgotten: return nil
        }
    }

    /// The connection that `name` names; `nil` when nothing of it is known.
    static func connection(_ name: JSONValue, in store: RecordSourceProxy) -> RecordProxy? {
        name.string.flatMap { store.findConnection($0) }.flatMap { store.record($0) }
    }
}

extension FieldPayload {
    /// The connections that the directive names.
    func connections(in store: RecordSourceProxy) -> [RecordProxy] {
        let names = handleArguments["connections"]?.array ?? []
        return names.compactMap { name in
            let connection = ConnectionHandler.connection(name, in: store)
            if connection == nil {
                let shown = (name.string ?? name.description).shortened()
                store.skip(
                    self,
                    "`connections` names a list that is not in the store: `\(shown)`. Either nothing has "
                        + "fetched it yet, and there is no need to name it; or it was fetched with other "
                        + "filters: make the name with its generated `ConnectionKey`."
                )
            }
            return connection
        }
    }

    /// The objects of the field, which is an object or a list.
    ///
    /// Nulls are logged.
    func objects(in store: RecordSourceProxy) -> [RecordProxy] {
        let parent = RecordProxy(store: store, dataID: dataID)
        let all = parent.linkedRecords(fieldKey) ?? [parent.linkedRecord(fieldKey)]
        if all.contains(where: { $0 == nil }) { store.skipNull(self) }
        return all.compactMap { $0 }
    }

    /// The ids of the field, which is an id or a list.
    ///
    /// Nulls are logged.
    ///
    /// The directive says within which scope they are unique, if not on the whole server.
    func keys(in store: RecordSourceProxy) -> [RecordKey] {
        let scope = handleArguments["scope"]?.string
        let json = RecordProxy(store: store, dataID: dataID)[fieldKey].json ?? .null
        let all = json.array ?? [json]
        if all.contains(where: \.isNull) { store.skipNull(self) }
        return all.compactMap { value in
            guard let text = value.string ?? value.int.map({ String($0) }) else { return nil }
            return RecordKey(scope: scope, parts: [text])
        }
    }
}
