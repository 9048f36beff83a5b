/// Throws an error for responses with an unsuccessful status, before their body is read.
///
/// ``HTTPNetwork`` accepts a GraphQL response with any status. With this interceptor in its client
/// it accepts only those with a successful one. ``HTTPClient`` already checks the responses that it
/// decodes.
public struct StatusCheckInterceptor: HTTPInterceptor {
    private let accepts: @Sendable (Int) -> Bool

    /// Creates an interceptor that accepts the statuses for which `accepts` returns `true`, by
    /// default 200 to 299.
    public init(accepts: @escaping @Sendable (Int) -> Bool = { (200..<300).contains($0) }) {
        self.accepts = accepts
    }

    /// - Throws: ``NetworkError/status(_:retryAfter:excerpt:at:)`` with the start of the body.
    public func intercept(_ request: HTTPRequest, next: HTTPNext) async throws -> HTTPResponse {
        let response = try await next(request)
        guard accepts(response.status) else { throw try await response.statusError() }
        return response
    }
}

extension HTTPResponse {
    /// Returns the error for a response with an unsuccessful status.
    func statusError() async throws -> NetworkError {
        let start = try await GraphQLOverHTTP.start(of: self)
        let excerpt = GraphQLOverHTTP.excerpt(of: start, answering: request)
        return GraphQLOverHTTP.status(of: self, excerpt: excerpt)
    }
}

extension HTTPInterceptor where Self == StatusCheckInterceptor {
    /// An interceptor that throws an error for statuses other than 200 to 299.
    public static var statusCheck: Self { StatusCheckInterceptor() }
}
