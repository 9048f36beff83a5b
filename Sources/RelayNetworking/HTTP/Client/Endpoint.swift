public import Foundation

/// A call of a REST service: where it goes, what it carries, and as what its answer is read.
///
/// ```swift
/// extension Endpoint where Value == User {
///     static func user(_ id: Int) -> Self { .get("/users/\(id)") }
/// }
/// let user = try await client.send(.user(1))
/// ```
///
/// `Value` is `Void` for an answer that nobody reads, `Data` or `String` for one that is taken as it
/// stands, an optional for one that may be empty, and otherwise what the client decodes.
public struct Endpoint<Value>: Sendable {
    /// How it acts.
    public var method: HTTPMethod
    /// The path below the client's base URL, `"/users/1"`, or a whole URL.
    public var path: String
    /// The items of the URL's query, in order; one without a value is sent as its name alone.
    public var query: [URLQueryItem]
    /// Its header fields.
    public var headers: HTTPHeaders
    let body: Body

    enum Body: Sendable {
        case none
        case raw(HTTPRequest.Body)
        case encoded(any Encodable & Sendable)
    }

    /// A call without a body.
    public init(
        _ method: HTTPMethod = .get,
        _ path: String,
        query: KeyValuePairs<String, String?> = [:],
        headers: HTTPHeaders = [:]
    ) {
        self.init(method, path, query, headers, .none)
    }

    /// A call whose body the client encodes.
    public init(
        _ method: HTTPMethod,
        _ path: String,
        query: KeyValuePairs<String, String?> = [:],
        headers: HTTPHeaders = [:],
        body: some Encodable & Sendable
    ) {
        self.init(method, path, query, headers, .encoded(body))
    }

    /// A call that carries bytes, a file or a form.
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
    /// Reads.
    public static func get(
        _ path: String,
        query: KeyValuePairs<String, String?> = [:],
        headers: HTTPHeaders = [:]
    ) -> Self {
        Endpoint(.get, path, query: query, headers: headers)
    }

    /// Creates, or does something, with what the client encodes.
    public static func post(
        _ path: String,
        query: KeyValuePairs<String, String?> = [:],
        body: some Encodable & Sendable,
        headers: HTTPHeaders = [:]
    ) -> Self {
        Endpoint(.post, path, query: query, headers: headers, body: body)
    }

    /// Creates, or does something, with bytes, a file or a form: an upload.
    public static func post(
        _ path: String,
        query: KeyValuePairs<String, String?> = [:],
        body: HTTPRequest.Body,
        headers: HTTPHeaders = [:]
    ) -> Self {
        Endpoint(.post, path, query: query, headers: headers, body: body)
    }

    /// Does something.
    public static func post(
        _ path: String,
        query: KeyValuePairs<String, String?> = [:],
        headers: HTTPHeaders = [:]
    ) -> Self {
        Endpoint(.post, path, query: query, headers: headers)
    }

    /// Replaces with what the client encodes.
    public static func put(
        _ path: String,
        query: KeyValuePairs<String, String?> = [:],
        body: some Encodable & Sendable,
        headers: HTTPHeaders = [:]
    ) -> Self {
        Endpoint(.put, path, query: query, headers: headers, body: body)
    }

    /// Replaces with bytes, a file or a form: an upload.
    public static func put(
        _ path: String,
        query: KeyValuePairs<String, String?> = [:],
        body: HTTPRequest.Body,
        headers: HTTPHeaders = [:]
    ) -> Self {
        Endpoint(.put, path, query: query, headers: headers, body: body)
    }

    /// Changes a part.
    public static func patch(
        _ path: String,
        query: KeyValuePairs<String, String?> = [:],
        body: some Encodable & Sendable,
        headers: HTTPHeaders = [:]
    ) -> Self {
        Endpoint(.patch, path, query: query, headers: headers, body: body)
    }

    /// Removes.
    public static func delete(
        _ path: String,
        query: KeyValuePairs<String, String?> = [:],
        headers: HTTPHeaders = [:]
    ) -> Self {
        Endpoint(.delete, path, query: query, headers: headers)
    }
}
