public import Foundation

/// Makes GraphQL responses of what a server sends that wraps them.
///
/// ```swift
/// let client = HTTPClient(interceptors: [
///     .responseParser { body, head in try Envelope(body).payload }   // {"result": {"data": …}}
/// ])
/// let network = HTTPNetwork(url: url, client: client)
/// ```
///
/// It acts on requests that carry an operation, and not on streams of events or parts.
public struct ResponseParserInterceptor: HTTPInterceptor {
    private let limit: Int
    private let parse: @Sendable (Data, HTTPHead) throws -> Data

    /// A parser.
    ///
    /// - Parameters:
    ///   - limit: The largest body, in bytes.
    ///   - parse: Returns the GraphQL response that a body holds, or throws.
    public init(
        limit: Int = 32 << 20,
        parse: @escaping @Sendable (Data, HTTPHead) throws -> Data
    ) {
        self.limit = limit
        self.parse = parse
    }

    /// Reads the body, and answers with what it holds.
    ///
    /// - Throws: What `parse` throws, and ``NetworkError/bodyTooLarge(limit:at:)``.
    public func intercept(_ request: HTTPRequest, next: HTTPNext) async throws -> HTTPResponse {
        var response = try await next(request)
        let streams = ["text/event-stream", "multipart/mixed"]
        guard request.operationName != nil,
            !streams.contains(response.head.mediaType?.essence ?? "")
        else { return response }
        let payload = try parse(try await response.data(upTo: limit), response.head)
        response.headers["Content-Type"] = "application/graphql-response+json"
        response.headers["Content-Length"] = nil
        response.body = HTTPBody(payload)
        return response
    }
}

extension HTTPInterceptor where Self == ResponseParserInterceptor {
    /// Makes GraphQL responses of what the server sends.
    public static func responseParser(
        _ parse: @escaping @Sendable (Data, HTTPHead) throws -> Data
    ) -> Self {
        ResponseParserInterceptor(parse: parse)
    }
}
