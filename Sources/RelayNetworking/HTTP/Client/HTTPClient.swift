public import Foundation

/// Sends HTTP requests through interceptors, for ``HTTPNetwork`` and for REST calls.
///
/// ```swift
/// let client = HTTPClient(baseURL: api, interceptors: [authentication, .retry()])
/// let network = HTTPNetwork(url: graphQL, client: client)
///
/// let me: User = try await client.send(.get("/me"))
/// try await client.send(.delete("/posts/1"))
/// ```
///
/// Use a single client for an app, so that all requests share its session and connections.
public struct HTTPClient: Sendable {
    /// The base URL for the paths of endpoints; `nil` if endpoints have complete URLs.
    public let baseURL: URL?
    let headers: HTTPHeaders
    let timeout: Duration
    let bodyLimit: Int
    let coding: Coding
    let validate: (@Sendable (EndpointResponse<Data>) throws -> Void)?
    let sessions = ClientSessions()
    private let interceptors: [any HTTPInterceptor]
    private let transport: any HTTPTransport
    private let chain: HTTPNext

    /// Creates a client.
    ///
    /// - Parameters:
    ///   - baseURL: The base URL for the paths of endpoints.
    ///   - headers: Added to every request that does not set them itself.
    ///   - timeout: How long the request of an endpoint may go without a byte from the server.
    ///   - bodyLimit: The maximum size of a response to an endpoint, in bytes.
    ///   - interceptors: The interceptors for each request; the first is the outermost. Redirects
    ///     are followed after all others, wherever ``RedirectInterceptor`` is in the list.
    ///   - coding: How bodies are encoded and decoded. The default is JSON with ISO 8601 dates.
    ///   - validate: Throws an error for unacceptable responses. By default, `nil`, statuses other
    ///     than 200 to 299 throw ``NetworkError/status(_:retryAfter:excerpt:at:)``.
    ///   - transport: Sends the requests. By default it has its own cookies and connections.
    public init(
        baseURL: URL? = nil,
        headers: HTTPHeaders = [:],
        timeout: Duration = .seconds(60),
        bodyLimit: Int = 64 << 20,
        interceptors: [any HTTPInterceptor] = [],
        coding: Coding = .json(),
        validate: (@Sendable (EndpointResponse<Data>) throws -> Void)? = nil,
        transport: any HTTPTransport = PlatformTransport()
    ) {
        self.baseURL = baseURL
        self.headers = headers
        self.timeout = timeout
        self.bodyLimit = bodyLimit
        self.coding = coding
        self.validate = validate
        self.interceptors = interceptors
        self.transport = transport
        // Redirects are followed after all interceptors that may add credentials: see
        // RedirectInterceptor.
        let redirects = interceptors.filter { $0 is RedirectInterceptor }
        let others = interceptors.filter { !($0 is RedirectInterceptor) }
        chain = (others + redirects).chain {
            try await $0.send(by: transport)
        }
    }

    /// Sends a request and returns the response when its head has arrived.
    ///
    /// The body follows.
    ///
    /// Every status is returned as a response.
    ///
    /// - Throws: A ``NetworkError`` if there is no response, an error of an interceptor, or
    ///   `CancellationError` if the task was cancelled.
    public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        var request = request
        if !headers.isEmpty { request.headers = headers.merging(request.headers) }
        request.owner.join(sessions)
        request.clientSessions = sessions
        try await bind(&request.owner)
        if request.started == nil { request.started = StartedCredentials() }
        return try await chain(request)
    }

    /// Assigns a request to the signed-in user, for all authentications among the interceptors.
    func bind(_ owner: inout RequestOwner) async throws {
        for interceptor in interceptors {
            try await (interceptor as? AuthenticationInterceptor)?.bind(&owner)
        }
    }

    /// Returns whether the interceptors that add headers would now add those of the same user.
    func hasSameHeaders(_ request: HTTPRequest) async throws -> Bool {
        for case let headers as HeadersInterceptor in interceptors {
            guard try await headers.returnsSame(for: request) else { return false }
        }
        return true
    }

    /// Ends the user's session on logout: removes cookies, closes connections, and resets the
    /// interceptors.
    ///
    /// Requests in flight, and those waiting to be sent again, fail with
    /// ``NetworkError/sessionEnded(at:)``. An environment calls this in its own `reset()` if its
    /// network uses this client.
    public func reset() {
        sessions.end()
        for interceptor in interceptors { interceptor.reset() }
        transport.reset()
    }
}

extension HTTPRequest {
    /// Sends the request after all interceptors, if its session has not ended.
    fileprivate func send(by transport: any HTTPTransport) async throws -> HTTPResponse {
        try await checkUser?()
        try checkSession()
        guard isOfSameUser else { throw NetworkError.sessionEnded(at: place) }
        let response: HTTPResponse
        if let cache {
            response = try await cache.cache.answer(self, isForced: cache.isForced) {
                try await transport.send($0)
            }
        } else {
            response = try await transport.send(self)
        }
        try checkSession()
        if staysOpen, response.isSuccess { started?.accept(headers) }
        return response
    }

    /// Whether a subscription is sent again for the same user, as far as its headers show.
    private var isOfSameUser: Bool {
        !staysOpen || hasLeftOrigin || !owner.users.isEmpty || started?.admit(headers) != false
    }
}
