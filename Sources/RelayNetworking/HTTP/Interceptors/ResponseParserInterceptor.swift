public import Foundation

/// Extracts GraphQL responses from an envelope that a server puts around them.
///
/// ```swift
/// let client = HTTPClient(interceptors: [
///     .responseParser { body, head in try Envelope(body).payload }   // {"result": {"data": …}}
/// ])
/// let network = HTTPNetwork(url: url, client: client)
/// ```
///
/// It applies to requests with an operation, but not to streams of events or parts.
public struct ResponseParserInterceptor: HTTPInterceptor {
    private let limit: Int
    private let parse: @Sendable (Data, HTTPHead) throws -> Data

    /// Creates an interceptor.
    ///
    /// - Parameters:
    ///   - limit: The maximum size of a body, in bytes.
    ///   - parse: Returns the GraphQL response in a body, or throws.
    public init(
        limit: Int = 32 << 20,
        parse: @escaping @Sendable (Data, HTTPHead) throws -> Data
    ) {
        self.limit = limit
        self.parse = parse
    }

    /// Reads the body, and returns a response with the extracted GraphQL response.
    ///
    /// - Throws: Errors of `parse`, and ``NetworkError/bodyTooLarge(limit:at:)``.
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
    /// Returns an interceptor that extracts GraphQL responses from an envelope.
    public static func responseParser(
        _ parse: @escaping @Sendable (Data, HTTPHead) throws -> Data
    ) -> Self {
        ResponseParserInterceptor(parse: parse)
    }
}
