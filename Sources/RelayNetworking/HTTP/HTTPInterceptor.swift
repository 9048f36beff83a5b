/// The rest of the way of an HTTP request: the interceptors further in, and the transport.
public typealias HTTPNext = @Sendable (HTTPRequest) async throws -> HTTPResponse

/// Stands around each HTTP exchange of an ``HTTPClient``, and so of an ``HTTPNetwork``.
///
/// ```swift
/// struct Stamp: HTTPInterceptor {
///     func intercept(_ request: HTTPRequest, next: HTTPNext) async throws -> HTTPResponse {
///         var request = request
///         request.headers["X-Sent-At"] = "\(Date())"        // change it, or throw to stop it
///         let response = try await next(request)            // once, again, or not at all
///         print(response.status)                            // status, headers, body as it comes
///         return response
///     }
/// }
/// ```
///
/// The first interceptor of a list is the outermost: it sees the request first and the response
/// last. What it awaits, the request waits for; it runs in the caller's task, so task-local values
/// and cancellation reach it. It may call `next` several times; a response that it does not return
/// should be let go of before, which ends its request.
///
/// Bodies come as the server sends them, except that the JSON document which answers a GraphQL
/// operation is handed on when all of it is there.
public protocol HTTPInterceptor: Resettable {
    /// Answers `request`, as a rule with what `next` answers.
    func intercept(_ request: HTTPRequest, next: HTTPNext) async throws -> HTTPResponse
}

extension [any HTTPInterceptor] {
    /// The way through all of them to `last`.
    func chain(to last: @escaping HTTPNext) -> HTTPNext {
        reversed().reduce(last) { next, interceptor in
            { try await interceptor.intercept($0, next: next) }
        }
    }
}
