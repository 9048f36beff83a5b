public import Foundation

/// Sends HTTP requests through interceptors: what ``HTTPNetwork`` stands on, and what the REST
/// calls beside GraphQL use.
///
/// ```swift
/// let client = HTTPClient(baseURL: api, interceptors: [authentication, .retry()])
/// let network = HTTPNetwork(url: graphQL, client: client)
///
/// let me: User = try await client.send(.get("/me"))
/// try await client.send(.delete("/posts/1"))
/// ```
///
/// Use one client for an app: it keeps one session, and its connections, for all requests.
public struct HTTPClient: Sendable {
    /// What the paths of endpoints are relative to; `nil` when they are whole URLs.
    public let baseURL: URL?
    let headers: HTTPHeaders
    let timeout: Duration
    let bodyLimit: Int
    let coding: HTTPCoding
    let validate: (@Sendable (EndpointResponse<Data>) throws -> Void)?
    let sessions = ClientSessions()
    private let interceptors: [any HTTPInterceptor]
    private let transport: any HTTPTransport
    private let chain: HTTPNext

    /// A client.
    ///
    /// - Parameters:
    ///   - baseURL: What the paths of endpoints are relative to.
    ///   - headers: Sent with every request that does not set them itself.
    ///   - timeout: How long the request of an endpoint may go without a byte from the server.
    ///   - bodyLimit: The largest body that an endpoint's answer may have, in bytes.
    ///   - interceptors: What each request goes through; the first is the outermost. Redirects are
    ///     followed below all others, wherever ``RedirectInterceptor`` is in the list.
    ///   - coding: How bodies are encoded and decoded; JSON with ISO 8601 dates by default.
    ///   - validate: Throws for an answer that is not good; `nil` to take those whose status is one
    ///     of 200 to 299, and throw ``NetworkError/status(_:retryAfter:excerpt:at:)`` for others.
    ///   - transport: What sends the requests; by default a URLSession of its own.
    public init(
        baseURL: URL? = nil,
        headers: HTTPHeaders = [:],
        timeout: Duration = .seconds(60),
        bodyLimit: Int = 64 << 20,
        interceptors: [any HTTPInterceptor] = [],
        coding: HTTPCoding = .json(),
        validate: (@Sendable (EndpointResponse<Data>) throws -> Void)? = nil,
        transport: any HTTPTransport = URLSessionTransport()
    ) {
        self.baseURL = baseURL
        self.headers = headers
        self.timeout = timeout
        self.bodyLimit = bodyLimit
        self.coding = coding
        self.validate = validate
        self.interceptors = interceptors
        self.transport = transport
        // Redirects are followed below everything that may add credentials: see RedirectInterceptor.
        let redirects = interceptors.filter { $0 is RedirectInterceptor }
        let others = interceptors.filter { !($0 is RedirectInterceptor) }
        chain = (others + redirects).chain { [sessions] in
            try await $0.send(by: transport, in: sessions)
        }
    }

    /// Sends a request and returns when the head of the response is there; its body follows.
    ///
    /// Any status is a response here.
    ///
    /// - Throws: A ``NetworkError`` when no response came, what an interceptor throws, and
    ///   `CancellationError` when the task was cancelled.
    public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        var request = request
        if !headers.isEmpty { request.headers = headers.merging(request.headers) }
        request.owner.join(sessions)
        for interceptor in interceptors {
            try await (interceptor as? AuthenticationInterceptor)?.bind(&request.owner)
        }
        return try await chain(request)
    }

    /// Forgets the user, who has logged out: drops cookies, closes connections, and resets the
    /// interceptors.
    ///
    /// Requests in flight, and those that would be sent again, fail with
    /// ``NetworkError/sessionEnded(at:)``. An environment whose network sends by this client does
    /// this in its `reset()`.
    public func reset() {
        sessions.end()
        for interceptor in interceptors { interceptor.reset() }
        transport.reset()
    }
}

extension HTTPRequest {
    /// Sends the request, below all interceptors, if its session has not ended.
    fileprivate func send(
        by transport: any HTTPTransport,
        in sessions: ClientSessions
    ) async throws -> HTTPResponse {
        guard owner.isCurrent(sessions) else { throw NetworkError.sessionEnded(at: place) }
        let response: HTTPResponse
        if let cache {
            response = try await cache.cache.answer(self, isForced: cache.isForced) {
                try await transport.send($0)
            }
        } else {
            response = try await transport.send(self)
        }
        guard owner.isCurrent(sessions) else { throw NetworkError.sessionEnded(at: place) }
        return response
    }
}
