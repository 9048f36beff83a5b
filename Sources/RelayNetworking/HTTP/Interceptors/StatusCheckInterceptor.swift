/// Makes errors of responses whose status is none of success, before anybody reads their body.
///
/// ``HTTPNetwork`` takes a GraphQL response with any status; with this in its client it takes
/// only those with a good one. ``HTTPClient`` checks what it decodes by itself.
public struct StatusCheckInterceptor: HTTPInterceptor {
    private let accepts: @Sendable (Int) -> Bool

    /// A check for statuses that `accepts` returns `true` for; 200 to 299 by default.
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
    /// What to tell of a response whose status is none of success.
    func statusError() async throws -> NetworkError {
        let start = try await GraphQLOverHTTP.start(of: self)
        let excerpt = GraphQLOverHTTP.excerpt(of: start, answering: request)
        return GraphQLOverHTTP.status(of: self, excerpt: excerpt)
    }
}

extension HTTPInterceptor where Self == StatusCheckInterceptor {
    /// Makes errors of responses whose status is not one of 200 to 299.
    public static var statusCheck: Self { StatusCheckInterceptor() }
}
