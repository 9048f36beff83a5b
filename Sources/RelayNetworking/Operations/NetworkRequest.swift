public import Relay

/// One execution of an operation, on its way through the interceptors to a server.
public struct NetworkRequest: Sendable {
    /// What runs: name, kind, text, id.
    public var parameters: RequestParameters
    /// With which variables and files.
    public var variables: VariableData
    /// What the caller asks of caches.
    public var cacheConfig: CacheConfig
    /// Header fields of this execution alone; a network that is not over HTTP ignores them.
    public var headers: HTTPHeaders
    /// Members of the request's `extensions`.
    public var extensions: JSONObject
    /// For whom it is sent.
    var owner = RequestOwner()
    /// The cache that is to answer it.
    var cache: CacheUse?
    /// Called when a server has begun to answer with a stream of events.
    var wasAccepted: (@Sendable () -> Void)?

    /// A request; by default without headers and extensions of its own.
    public init(
        parameters: RequestParameters,
        variables: VariableData = [:],
        cacheConfig: CacheConfig = CacheConfig(),
        headers: HTTPHeaders = [:],
        extensions: JSONObject = [:]
    ) {
        self.parameters = parameters
        self.variables = variables
        self.cacheConfig = cacheConfig
        self.headers = headers
        self.extensions = extensions
    }

    /// The operation's name.
    public var name: String { parameters.name }
    /// Whether it is a query, a mutation or a subscription.
    public var kind: OperationKind { parameters.operationKind }
}
