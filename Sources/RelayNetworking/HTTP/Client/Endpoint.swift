public import Foundation

/// A call of a REST service: its URL, its body, and the type of its response.
///
/// ```swift
/// extension Endpoint where Value == User {
///     static func user(_ id: Int) -> Self { .get("/users/\(id)") }
/// }
/// let user = try await client.send(.user(1))
/// ```
///
/// `Value` is `Void` to ignore the response body, `Data` or `String` for the unchanged body, an
/// optional for a body that may be empty, and otherwise a type that the client decodes.
public struct Endpoint<Value>: Sendable {
    /// The HTTP method.
    public var method: HTTPMethod
    /// The path below the client's base URL, such as `"/users/1"`, or a complete URL.
    public var path: String
    /// The items of the URL's query, in order.
    ///
    /// An item without a value is sent as its name only.
    public var query: [URLQueryItem]
    /// The header fields.
    public var headers: HTTPHeaders
    let body: Body

    enum Body: Sendable {
        case none
        case raw(HTTPRequest.Body)
        case encoded(any Encodable & Sendable)
    }

    /// Creates a call without a body.
    public init(
        _ method: HTTPMethod = .get,
        _ path: String,
        query: KeyValuePairs<String, String?> = [:],
        headers: HTTPHeaders = [:]
    ) {
        self.init(method, path, query, headers, .none)
    }

    /// Creates a call with a body that the client encodes.
    public init(
        _ method: HTTPMethod,
        _ path: String,
        query: KeyValuePairs<String, String?> = [:],
        headers: HTTPHeaders = [:],
        body: some Encodable & Sendable
    ) {
        self.init(method, path, query, headers, .encoded(body))
    }

    /// Creates a call with bytes, a file or a form as its body.
    public init(
        _ method: HTTPMethod,
        _ path: String,
        query: KeyValuePairs<String, String?> = [:],
        headers: HTTPHeaders = [:],
        body: HTTPRequest.Body
    ) {
        self.init(method, path, query, headers, .raw(body))
    }

    private init(
        _ method: HTTPMethod,
        _ path: String,
        _ query: KeyValuePairs<String, String?>,
        _ headers: HTTPHeaders,
        _ body: Body
    ) {
        self.method = method
        self.path = path
        self.query = query.map { URLQueryItem(name: $0.key, value: $0.value) }
        self.headers = headers
        self.body = body
    }
}

extension Endpoint {
    /// Creates a GET call.
    public static func get(
        _ path: String,
        query: KeyValuePairs<String, String?> = [:],
        headers: HTTPHeaders = [:]
    ) -> Self {
        Endpoint(.get, path, query: query, headers: headers)
    }

    /// Creates a POST call with a body that the client encodes.
    public static func post(
        _ path: String,
        query: KeyValuePairs<String, String?> = [:],
        body: some Encodable & Sendable,
        headers: HTTPHeaders = [:]
    ) -> Self {
        Endpoint(.post, path, query: query, headers: headers, body: body)
    }

    /// Creates a POST call with bytes, a file or a form as its body.
    public static func post(
        _ path: String,
        query: KeyValuePairs<String, String?> = [:],
        body: HTTPRequest.Body,
        headers: HTTPHeaders = [:]
    ) -> Self {
        Endpoint(.post, path, query: query, headers: headers, body: body)
    }

    /// Creates a POST call without a body.
    public static func post(
        _ path: String,
        query: KeyValuePairs<String, String?> = [:],
        headers: HTTPHeaders = [:]
    ) -> Self {
        Endpoint(.post, path, query: query, headers: headers)
    }

    /// Creates a PUT call with a body that the client encodes.
    public static func put(
        _ path: String,
        query: KeyValuePairs<String, String?> = [:],
        body: some Encodable & Sendable,
        headers: HTTPHeaders = [:]
    ) -> Self {
        Endpoint(.put, path, query: query, headers: headers, body: body)
    }

    /// Creates a PUT call with bytes, a file or a form as its body.
    public static func put(
        _ path: String,
        query: KeyValuePairs<String, String?> = [:],
        body: HTTPRequest.Body,
        headers: HTTPHeaders = [:]
    ) -> Self {
        Endpoint(.put, path, query: query, headers: headers, body: body)
    }

    /// Creates a PATCH call with a body that the client encodes.
    public static func patch(
        _ path: String,
        query: KeyValuePairs<String, String?> = [:],
        body: some Encodable & Sendable,
        headers: HTTPHeaders = [:]
    ) -> Self {
        Endpoint(.patch, path, query: query, headers: headers, body: body)
    }

    /// Creates a DELETE call.
    public static func delete(
        _ path: String,
        query: KeyValuePairs<String, String?> = [:],
        headers: HTTPHeaders = [:]
    ) -> Self {
        Endpoint(.delete, path, query: query, headers: headers)
    }
}
