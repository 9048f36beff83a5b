/// A connection as a document declares it: its key, and the values of its filters.
///
/// The generator writes a function for each `@connection`, which returns one:
///
/// ```swift
/// let crime = Books_library.booksConnection(genre: "crime")
/// try await environment.commit(AddBook(title: title, connections: [crime.id(of: library.id)]))
/// ```
public struct ConnectionKey: Sendable, Hashable {
    /// The key in the document.
    public let key: String
    /// The values of the filters, as the server is asked with them.
    ///
    /// A filter that the document passes as a variable without a value is absent. A variable with a
    /// default has that value.
    public let filters: JSONObject

    /// Creates the key of a connection.
    public init(_ key: String, filters: JSONObject = [:]) {
        self.key = key
        self.filters = filters
    }

    /// Creates a key with the filters that were written.
    @_spi(Generated) public init(_ key: String, _ filters: VariableWriter) {
        self.init(key, filters: filters.values)
    }

    /// Returns the id of the connection on an object, for the argument `connections` of `@appendEdge`
    /// and the like; `nil` as the parent is the query's root.
    public func id(of parent: ID?) -> ID {
        ConnectionHandler.connectionID(of: parent, key: key, filters: filters)
    }

    /// Returns the id of the connection on the object with a key.
    public func id(of parent: RecordKey) -> ID {
        ConnectionHandler.connectionID(of: parent, key: key, filters: filters)
    }

    /// Returns the id of the connection on an object without an id.
    ///
    /// Returns `nil` for the data of a mutation or of an event, which has no name.
    public func id(of parent: RecordProxy) -> ID? {
        ConnectionHandler.connectionID(of: parent, key: key, filters: filters)
    }
}

extension ConnectionHandler {
    /// Returns a connection of `record`; `nil` when it was not fetched.
    public static func connection(
        _ key: ConnectionKey,
        of record: RecordProxy
    ) -> RecordProxy? {
        connection(of: record, key: key.key, filters: key.filters)
    }
}
