/// Adds header fields to operations or to HTTP requests.
///
/// Fields replace those of the same name that are there.
public struct HeadersInterceptor: NetworkInterceptor, HTTPInterceptor {
    private let operation: @Sendable (NetworkRequest) async throws -> HTTPHeaders
    private let exchange: @Sendable (HTTPRequest) async throws -> HTTPHeaders

    fileprivate init(
        operation: @escaping @Sendable (NetworkRequest) async throws -> HTTPHeaders = { _ in [:] },
        exchange: @escaping @Sendable (HTTPRequest) async throws -> HTTPHeaders = { _ in [:] }
    ) {
        self.operation = operation
        self.exchange = exchange
    }

    /// Adds the fields on the way to `next`.
    public func intercept(_ request: NetworkRequest, next: NetworkNext) async throws -> Payloads {
        var request = request
        request.headers.merge(try await operation(request))
        return try await next(request)
    }

    /// Adds the fields on the way to `next`.
    public func intercept(_ request: HTTPRequest, next: HTTPNext) async throws -> HTTPResponse {
        var request = request
        request.headers.merge(try await exchange(request))
        return try await next(request)
    }
}

extension NetworkInterceptor where Self == HeadersInterceptor {
    /// Adds fields that are made for each operation when it is sent; an error that `headers`
    /// throws ends the operation, unsent.
    public static func headers(
        _ headers: @escaping @Sendable (NetworkRequest) async throws -> HTTPHeaders
    ) -> Self {
        HeadersInterceptor(operation: headers)
    }

    /// Tells a server of the Apollo kind which app sends each operation, and its name.
    ///
    /// `apollographql-client-name`, `apollographql-client-version`, `X-Apollo-Operation-Name`.
    public static func clientAwareness(name: String, version: String) -> Self {
        .headers { request in
            [
                "apollographql-client-name": name,
                "apollographql-client-version": version,
                "X-Apollo-Operation-Name": request.name,
            ]
        }
    }
}

extension HTTPInterceptor where Self == HeadersInterceptor {
    /// Adds fields that are made for each request when it is sent; an error that `headers` throws
    /// ends the request, unsent.
    public static func headers(
        _ headers: @escaping @Sendable (HTTPRequest) async throws -> HTTPHeaders
    ) -> Self {
        HeadersInterceptor(exchange: headers)
    }
}
