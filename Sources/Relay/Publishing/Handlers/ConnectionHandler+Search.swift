extension ConnectionHandler {
    /// Returns the connections on a record that documents read with `@connection(key: key)`, for all
    /// values of their filters that were fetched.
    ///
    /// `condition` selects those to return by their filters. Arguments that the document passes as
    /// variables without a value are absent.
    ///
    /// ```swift
    /// let unread = ConnectionHandler.connections(of: user, key: "Mail_mails") { filters in
    ///     filters["folder"] == "inbox"
    /// }
    /// for connection in unread { ConnectionHandler.deleteNode(id, in: connection) }
    /// ```
    public static func connections(
        of record: RecordProxy,
        key: String,
        where condition: (_ filters: JSONObject) -> Bool = { _ in true }
    ) -> [RecordProxy] {
        filters(of: record, key).filter { condition($0.filters) }.map(\.connection)
    }

    /// Returns the ids of the connections on a record with a key, for the argument `connections` of
    /// `@appendEdge` and the like.
    ///
    /// Connections on the data of a mutation or an event have no id and are left out.
    public static func connectionIDs(
        of record: RecordProxy,
        key: String,
        where condition: (_ filters: JSONObject) -> Bool = { _ in true }
    ) -> [ID] {
        filters(of: record, key).filter { condition($0.filters) }.compactMap { found in
            connectionID(of: record, key: key, filters: found.filters)
        }
    }

    /// Returns the connections on a record with their filters, in the order of their names.
    private static func filters(
        of record: RecordProxy,
        _ key: String
    ) -> [(connection: RecordProxy, filters: JSONObject)] {
        let store = record.store
        let prefix = "__\(key)_connection"
        let keys = store.source(of: record.dataID)?.keys ?? []
        var found: [(name: String, connection: RecordProxy, filters: JSONObject)] = []
        for key in keys {
            let name = store.current.symbols.text(key)
            guard name.hasPrefix(prefix), let connection = record.linkedRecord(key),
                let filters = JSONObject(arguments: name.dropFirst(prefix.count))
            else { continue }
            found.append((name, connection, filters))
        }
        if found.isEmpty { record.logUnknownConnection(key, prefix) }
        return found.sorted { $0.name < $1.name }.map { ($0.connection, $0.filters) }
    }
}

extension JSONObject {
    /// Parses the arguments of a storage key: nothing, or `(genre:"crime",tags:["new"])`.
    ///
    /// Returns `nil` for any other text, such as the rest of a longer field name.
    init?(arguments text: Substring) {
        self.init()
        guard !text.isEmpty else { return }
        let bytes = Array(text.utf8)
        guard bytes.first == UInt8(ascii: "("), bytes.last == UInt8(ascii: ")") else { return nil }
        // A pointer because the cursor reads the text in place.
        let members = bytes[1..<(bytes.count - 1)].withUnsafeBytes { bytes in
            var cursor = JSONCursor(bytes)
            return try? cursor.arguments()
        }
        guard let members else { return nil }
        for (name, value) in members { self[name] = value }
    }
}

extension JSONCursor {
    /// Reads `name:value,name:value`.
    fileprivate mutating func arguments() throws(JSONError) -> [(String, JSONValue)] {
        var arguments: [(String, JSONValue)] = []
        while true {
            let start = offset
            while offset < count, byte(at: offset) != UInt8(ascii: ":") { offset += 1 }
            let name = String(decoding: slice(start..<offset), as: UTF8.self)
            try expect(UInt8(ascii: ":"))
            arguments.append((name, try value()))
            guard peek() == UInt8(ascii: ",") else { break }
            offset += 1
        }
        try expectEnd()
        return arguments
    }
}
