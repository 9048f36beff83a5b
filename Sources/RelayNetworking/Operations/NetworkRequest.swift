public import Relay

/// Fails with ``NetworkError/sessionEnded(at:)`` if another user than that of a request is signed in.
typealias UserCheck = @Sendable () async throws -> Void

/// An execution of an operation, as interceptors see it.
public struct NetworkRequest: Sendable {
    /// The operation: its name, kind, text and id.
    public var parameters: RequestParameters
    /// The variables and files.
    public var variables: VariableData
    /// The caller's cache options.
    public var cacheConfig: CacheConfig
    /// Header fields for this execution.
    ///
    /// Networks that do not use HTTP ignore them.
    public var headers: HTTPHeaders
    /// The members of the request's `extensions`.
    public var extensions: JSONObject
    /// The user and session of the request.
    var owner = RequestOwner()
    /// The credentials with which the operation was started.
    var started: StartedCredentials?
    /// The cache for the response.
    var cache: CacheUse?
    /// A closure that is called when a server has started to answer with a stream of events, and when
    /// that is lost.
    var streamChanged: (@Sendable (StreamChange) -> Void)?
    /// Fails if the request is not sent for the signed-in user; `nil` if no authentication knows the
    /// user.
    var checkUser: UserCheck?

    /// A change of a stream of events.
    enum StreamChange {
        case accepted, lost
    }

    /// Creates a request.
    ///
    /// By default it has no headers and extensions.
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
    /// The operation's kind.
    public var kind: OperationKind { parameters.operationKind }
}
