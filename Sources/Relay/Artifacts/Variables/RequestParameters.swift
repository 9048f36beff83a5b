/// The kind of an operation.
public enum OperationKind: String, Sendable, Hashable {
    case query
    case mutation
    case subscription
}

/// The data that a server needs to execute an operation, except the variables.
public struct RequestParameters: Sendable, Hashable {
    /// The operation's name in the document, such as `"FeedQuery"`.
    public let name: String
    /// Whether it is a query, a mutation or a subscription.
    public let operationKind: OperationKind
    /// The text of the operation with all its fragments; `nil` if only its id is sent.
    public let text: String?
    /// The id of a persisted operation; `nil` if the operation is not persisted.
    public let id: String?
    /// The values of the operation's `@metadata`, for networks and interceptors.
    ///
    /// They do not go to the server.
    public let metadata: JSONObject

    /// Creates parameters with a text, an id, or both.
    public init(
        name: String,
        operationKind: OperationKind,
        text: String?,
        id: String? = nil,
        metadata: JSONObject = [:]
    ) {
        precondition(text != nil || id != nil, "An operation needs a text or an id.")
        self.name = name
        self.operationKind = operationKind
        self.text = text
        self.id = id
        self.metadata = metadata
    }
}
