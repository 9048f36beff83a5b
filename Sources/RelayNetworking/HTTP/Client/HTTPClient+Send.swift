public import Foundation

extension HTTPClient {
    /// A closure that changes a request before it passes through the interceptors.
    public typealias Configure = (inout HTTPRequest) throws -> Void

    /// Sends a call and decodes its response.
    ///
    /// ```swift
    /// let user: User = try await client.send(.get("/me")) { $0.timeout = .seconds(5) }
    /// ```
    ///
    /// - Parameters:
    ///   - endpoint: The call.
    ///   - configure: Changes the request of this call.
    /// - Returns: The decoded body. For `Data` and `String` it is the unchanged body; for an
    ///   optional it is `nil` if the body is empty.
    /// - Throws: A ``NetworkError``, or an error of `configure`, an interceptor or the validation.
    ///   ``NetworkError/unreadable(reason:at:)`` if the body cannot be decoded.
    public func send<Value: Decodable>(
        _ endpoint: Endpoint<Value>,
        configure: Configure = { _ in }
    ) async throws -> Value {
        try await response(for: endpoint, configure: configure).value
    }

    /// Sends a call and ignores the body of its response.
    ///
    /// - Parameters:
    ///   - endpoint: The call.
    ///   - configure: Changes the request of this call.
    /// - Throws: A ``NetworkError``, or an error of `configure`, an interceptor or the validation.
    public func send(
        _ endpoint: Endpoint<Void>,
        configure: Configure = { _ in }
    ) async throws {
        _ = try await data(for: endpoint, configure: configure)
    }

    /// Sends a call and returns its decoded response with the status and headers.
    ///
    /// - Parameters:
    ///   - endpoint: The call.
    ///   - configure: Changes the request of this call.
    /// - Returns: The response with its decoded body.
    /// - Throws: A ``NetworkError``, or an error of `configure`, an interceptor or the validation.
    ///   ``NetworkError/unreadable(reason:at:)`` if the body cannot be decoded.
    public func response<Value: Decodable>(
        for endpoint: Endpoint<Value>,
        configure: Configure = { _ in }
    ) async throws -> EndpointResponse<Value> {
        let response = try await data(for: endpoint, configure: configure)
        return try response.map { data in
            do {
                return try read(data)
            } catch {
                throw NetworkError.unreadable(
                    reason: Self.reason(error, for: Value.self),
                    at: response.request.place
                )
            }
        }
    }

    /// Sends a call and returns the bytes of its response with the status and headers.
    ///
    /// - Parameters:
    ///   - endpoint: The call. Its `Value` is not used.
    ///   - configure: Changes the request of this call.
    /// - Returns: A response that passed the validation.
    /// - Throws: A ``NetworkError``, or an error of `configure`, an interceptor or the validation.
    public func data<Value>(
        for endpoint: Endpoint<Value>,
        configure: Configure = { _ in }
    ) async throws -> EndpointResponse<Data> {
        let response = try await send(request(for: endpoint, configure))
        guard let validate else {
            guard response.isSuccess else { throw try await response.statusError() }
            return try await collect(response)
        }
        let collected = try await collect(response)
        try validate(collected)
        return collected
    }

    private func collect(_ response: HTTPResponse) async throws -> EndpointResponse<Data> {
        let data = try await response.data(upTo: bodyLimit)
        return EndpointResponse(value: data, head: response.head, request: response.request)
    }

    private func read<Value: Decodable>(_ data: Data) throws -> Value {
        if data.isEmpty,
            let none = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ())
                as? Value
        {
            return none
        }
        if let data = data as? Value { return data }
        let isText = Value.self == String.self || Value.self == String?.self
        if isText, let text = String(decoding: data, as: UTF8.self) as? Value { return text }
        guard let value = try coding.decode(Value.self, data) as? Value else {
            throw DecodingError.typeMismatch(
                Value.self,
                .init(codingPath: [], debugDescription: "the coding made another type")
            )
        }
        return value
    }

    /// Describes what is wrong and where, without the values, which may be secret.
    private static func reason(_ error: any Error, for type: Any.Type) -> String {
        let (what, path): (String, [any CodingKey])
        switch error as? DecodingError {
        case .keyNotFound(let key, let context):
            (what, path) = ("`\(key.stringValue)` is missing", context.codingPath)
        case .typeMismatch(let expected, let context):
            (what, path) = ("expected `\(expected)`", context.codingPath)
        case .valueNotFound(let expected, let context):
            (what, path) = ("expected `\(expected)`, found null", context.codingPath)
        case .dataCorrupted(let context):
            (what, path) = ("the text is malformed", context.codingPath)
        default:
            (what, path) = ("\(Swift.type(of: error))", [])
        }
        let place = path.map { $0.intValue.map(String.init) ?? $0.stringValue }
        return "The body is not of type `\(type)`: \(what)"
            + (place.isEmpty ? "." : " at `\(place.joined(separator: "."))`.")
    }

    /// Returns the request for a call.
    func request<Value>(
        for endpoint: Endpoint<Value>,
        _ configure: Configure
    ) throws -> HTTPRequest {
        var request = HTTPRequest(
            url: try url(for: endpoint),
            method: endpoint.method,
            headers: endpoint.headers,
            timeout: timeout
        )
        if request.headers["Accept"] == nil { request.headers["Accept"] = coding.contentType }
        switch endpoint.body {
        case .none: break
        case .raw(let body): request.body = body
        case .encoded(let value):
            request.body = .data(try coding.encode(value))
            if request.headers["Content-Type"] == nil {
                request.headers["Content-Type"] = coding.contentType
            }
        }
        try configure(&request)
        return request
    }

    private func url<Value>(for endpoint: Endpoint<Value>) throws(NetworkError) -> URL {
        let text = Self.isWholeURL(endpoint.path) ? endpoint.path : joined(endpoint.path)
        guard var components = URLComponents(string: text) else {
            throw .invalidRequest(
                // The error does not quote the path, which may contain a password.
                reason: "The endpoint's path does not form a valid URL.",
                at: NetworkError.Place(operation: nil, network: "the client's base URL")
            )
        }
        if !endpoint.query.isEmpty {
            components.queryItems = (components.queryItems ?? []) + endpoint.query
            // Servers would decode a plus sign as a space.
            components.percentEncodedQuery = components.percentEncodedQuery?
                .replacingOccurrences(of: "+", with: "%2B")
        }
        guard let url = components.url else {
            throw .invalidRequest(
                reason: "The URL cannot be built.",
                at: NetworkError.Place(operation: nil, network: "the client's base URL")
            )
        }
        return url
    }

    /// Returns whether `path` begins with a scheme (RFC 3986, section 3.1).
    ///
    /// A URL later in the path, as in `/login?next=https://…`, is data.
    static func isWholeURL(_ path: String) -> Bool {
        guard let end = path.firstRange(of: "://")?.lowerBound else { return false }
        let scheme = path[..<end].utf8
        guard let first = scheme.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first | 0x20 else {
            return false
        }
        return scheme.allSatisfy { byte in
            UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
                || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "+-.".utf8.contains(byte)
        }
    }

    /// Returns the base URL with the path appended: `https://example.com/v1` and `/users` give
    /// `https://example.com/v1/users`.
    private func joined(_ path: String) -> String {
        guard let base = baseURL?.absoluteString else { return path }
        let head = base.hasSuffix("/") ? String(base.dropLast()) : base
        return head + (path.hasPrefix("/") ? path : "/" + path)
    }
}
