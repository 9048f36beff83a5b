/// Whether an operation reads, writes or listens.
public enum OperationKind: String, Sendable, Hashable {
    case query
    case mutation
    case subscription
}

/// What a server must be told to run an operation, but for its variables.
public struct RequestParameters: Sendable, Hashable {
    /// The operation's name, as the document gives it: `"FeedQuery"`.
    public let name: String
    /// Whether it is a query, a mutation or a subscription.
    public let operationKind: OperationKind
    /// The text of the operation with all its fragments; `nil` when only its id is to be sent.
    public let text: String?
    /// The id under which the server knows the text; `nil` when it is not persisted.
    public let id: String?
    /// What the compiler noted for the network.
    public let metadata: JSONObject

    /// Parameters with a text, an id, or both.
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
