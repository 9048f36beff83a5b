public import Foundation

/// How a request acts on its URL.
public enum HTTPMethod: String, Sendable, Hashable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"
}

/// What an ``HTTPTransport`` sends.
public struct HTTPRequest: Sendable, Hashable {
    /// Where it goes; the scheme is `http` or `https`.
    public var url: URL
    /// How it acts.
    public var method: HTTPMethod
    /// Its header fields.
    public var headers: HTTPHeaders
    /// Its body; `nil` for none.
    public var body: Data?
    /// How long it may go without a byte from the server before it fails.
    public var timeout: Duration
    /// The GraphQL operation that it carries, for errors and logs; `nil` when there is none.
    public var operationName: String?

    /// A request; by default a GET that may be silent for a minute.
    public init(
        url: URL,
        method: HTTPMethod = .get,
        headers: HTTPHeaders = [:],
        body: Data? = nil,
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
