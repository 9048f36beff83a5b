public import Foundation

/// Sends HTTP requests through interceptors: what ``HTTPNetwork`` stands on, and what the REST
/// calls beside GraphQL use.
///
/// ```swift
/// let client = HTTPClient(baseURL: api, interceptors: [.authentication(session), .retry()])
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
    let validate: (@Sendable (HTTPAnswer<Data>) throws -> Void)?
    private let chain: HTTPNext

    /// A client.
    ///
    /// - Parameters:
    ///   - baseURL: What the paths of endpoints are relative to.
    ///   - headers: Sent with every request that does not set them itself.
    ///   - timeout: How long the request of an endpoint may go without a byte from the server.
    ///   - bodyLimit: The largest body that an endpoint's answer may have, in bytes.
    ///   - interceptors: What each request goes through; the first is the outermost.
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
        validate: (@Sendable (HTTPAnswer<Data>) throws -> Void)? = nil,
        transport: any HTTPTransport = URLSessionTransport()
    ) {
        self.baseURL = baseURL
        self.headers = headers
        self.timeout = timeout
        self.bodyLimit = bodyLimit
        self.coding = coding
        self.validate = validate
        chain = interceptors.chain { try await transport.send($0) }
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
        return try await chain(request)
    }
}
