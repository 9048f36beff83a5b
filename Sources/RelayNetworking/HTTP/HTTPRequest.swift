public import Foundation
public import Relay

/// A request for an ``HTTPTransport``.
public struct HTTPRequest: Sendable {
    /// The body of a request.
    public enum Body: Sendable, Hashable {
        /// Bytes in memory.
        case data(Data)
        /// The bytes of a file, read while it is sent.
        case file(URL)
        /// Fields and files.
        ///
        /// Files are read while they are sent.
        case multipart(MultipartForm)
    }

    /// The URL, with the scheme `http` or `https`.
    public var url: URL
    /// The HTTP method.
    public var method: HTTPMethod
    /// The header fields.
    public var headers: HTTPHeaders
    /// The body; `nil` for none.
    public var body: Body?
    /// How long the request may go without a byte from the server; must be positive.
    public var timeout: Duration
    /// The name of the GraphQL operation in the request, for errors and logs; `nil` if there is
    /// none.
    public var operationName: String?
    /// The id of the execution that it belongs to, as in the `CacheConfig`; `nil` when there is none.
    public var transactionID: String?
    /// Whether sending the request twice has the same effect as sending it once.
    ///
    /// By default true for all methods except POST and PATCH. ``HTTPNetwork`` also sets it for
    /// queries.
    public var isRepeatable: Bool {
        get { repeatable ?? ![.post, .patch].contains(method) }
        set { repeatable = newValue }
    }
    private var repeatable: Bool?
    /// The size up to which a JSON document is delivered together with its head, because a part of
    /// it would be of no use; 0 to always stream the body.
    var wholeLimit = 0
    /// The user and session of the request.
    var owner = RequestOwner()
    /// The sessions of the client that sends the request.
    var clientSessions: ClientSessions?
    /// The credentials with which the request was started.
    var started: StartedCredentials?
    /// Fails if the request is not sent for the signed-in user; `nil` if no authentication knows the
    /// user.
    var checkUser: UserCheck?
    /// The cache for the response; `nil` for none.
    var cache: CacheUse?
    /// Whether the request must not be sent twice, not even with an idempotency key.
    var isSentOnce = false
    /// Learns that an attempt has failed that may have been executed; `nil` if nothing asks for it.
    var failureReport: FailureReport?
    /// Whether the response stays open, like that of a subscription.
    var staysOpen = false
    /// Whether a redirect has led to another origin, which must not receive credentials.
    var hasLeftOrigin = false
    /// A closure that is called as the body is sent, in order; `nil` to receive no progress.
    public var uploadProgress: (@Sendable (TransferProgress) -> Void)?

    /// Creates a request.
    ///
    /// By default it is a GET that times out after a minute without a byte.
    public init(
        url: URL,
        method: HTTPMethod = .get,
        headers: HTTPHeaders = [:],
        body: Body? = nil,
        timeout: Duration = .seconds(60),
        operationName: String? = nil
    ) {
        self.url = url
        self.method = method
        self.headers = headers
        self.body = body
        self.timeout = timeout
        self.operationName = operationName
    }
}

extension HTTPRequest {
    /// Fails a request whose user has logged out.
    ///
    /// A transport calls it after it has chosen the session that sends the request: if the client is
    /// reset later, that session has ended, too.
    ///
    /// - Throws: ``NetworkError/sessionEnded(at:)``.
    func checkSession() throws(NetworkError) {
        guard let clientSessions, !owner.isCurrent(clientSessions) else { return }
        throw .sessionEnded(at: place)
    }
}
