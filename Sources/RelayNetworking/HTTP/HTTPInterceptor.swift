/// Runs the rest of the chain for an HTTP request: the remaining interceptors and the transport.
public typealias HTTPNext = @Sendable (HTTPRequest) async throws -> HTTPResponse

/// Wraps each HTTP exchange of an ``HTTPClient``, and so of an ``HTTPNetwork``.
///
/// ```swift
/// struct Stamp: HTTPInterceptor {
///     func intercept(_ request: HTTPRequest, next: HTTPNext) async throws -> HTTPResponse {
///         var request = request
///         request.headers["X-Sent-At"] = "\(Date())"        // change it, or throw to stop it
///         let response = try await next(request)            // once, again, or not at all
///         print(response.status)                            // status, headers, body as it arrives
///         return response
///     }
/// }
/// ```
///
/// The first interceptor of a list is the outermost one: it sees the request first and the response
/// last. The request waits while an interceptor awaits something. Interceptors run in the caller's
/// task, so they see its task-local values and its cancellation. An interceptor may call `next`
/// several times. It should first drop a response that it does not return, which cancels its
/// request.
///
/// Bodies are streamed as the server sends them, except that the JSON document of a GraphQL
/// operation is passed on only when it is complete.
public protocol HTTPInterceptor: Resettable {
    /// Returns the response to `request`, usually that of `next`.
    func intercept(_ request: HTTPRequest, next: HTTPNext) async throws -> HTTPResponse
}

extension [any HTTPInterceptor] {
    /// Returns the chain of all interceptors, ending with `last`.
    func chain(to last: @escaping HTTPNext) -> HTTPNext {
        reversed().reduce(last) { next, interceptor in
            { try await interceptor.intercept($0, next: next) }
        }
    }
}
