import Relay

/// Adds header fields to operations or HTTP requests.
///
/// They replace existing fields of the same names.
///
/// A request that is sent again, and a subscription over HTTP whose connection was lost, asks for the
/// fields again. If they are then those of another user, the operation fails with
/// ``NetworkError/sessionEnded(at:)``: it belongs to the user for whom it was started. A token in the
/// JWT format says whose it is. For other tokens that are renewed while operations run, use an
/// ``AuthenticationInterceptor``, which knows the user.
public struct HeadersInterceptor: NetworkInterceptor, HTTPInterceptor {
    private let operation: @Sendable (NetworkRequest) async throws -> HTTPHeaders
    private let exchange: @Sendable (HTTPRequest) async throws -> HTTPHeaders
    /// Identifies this interceptor and its copies.
    private let identity = Identity()

    private final class Identity: Sendable {}

    fileprivate init(
        operation: @escaping @Sendable (NetworkRequest) async throws -> HTTPHeaders = { _ in [:] },
        exchange: @escaping @Sendable (HTTPRequest) async throws -> HTTPHeaders = { _ in [:] }
    ) {
        self.operation = operation
        self.exchange = exchange
    }

    /// Adds the fields and calls `next`.
    public func intercept(_ request: NetworkRequest, next: NetworkNext) async throws -> Payloads {
        var request = request
        let fields = try await operation(request)
        guard admits(fields, request.owner, request.started) else {
            let place = NetworkError.Place(operation: request.name, network: "the server")
            throw NetworkError.sessionEnded(at: place)
        }
        request.headers.merge(fields)
        return try await next(request)
    }

    /// Adds the fields and calls `next`.
    public func intercept(_ request: HTTPRequest, next: HTTPNext) async throws -> HTTPResponse {
        var request = request
        let fields = try await exchange(request)
        guard admits(fields, request.owner, request.started) else {
            throw NetworkError.sessionEnded(at: request.place)
        }
        request.headers.merge(fields)
        return try await next(request)
    }

    /// Returns whether the fields would now be those of the user for whom a request was started.
    func returnsSame(for request: NetworkRequest) async throws -> Bool {
        try await isSame(request.started) { try await operation(request) }
    }

    /// Returns whether the fields would now be those of the user for whom a request was started.
    func returnsSame(for request: HTTPRequest) async throws -> Bool {
        try await isSame(request.started) { try await exchange(request) }
    }

    private func isSame(
        _ started: StartedCredentials?,
        _ fields: () async throws -> HTTPHeaders
    ) async throws -> Bool {
        guard let first = started?.credentials(of: ObjectIdentifier(identity)) else { return true }
        return SameCredentials.areSame(first, try await fields().credentials)
    }

    /// Returns whether the fields are those of the user for whom a request was started.
    private func admits(
        _ fields: HTTPHeaders,
        _ owner: RequestOwner,
        _ started: StartedCredentials?
    ) -> Bool {
        // An authentication compares the users.
        guard owner.users.isEmpty, let started else { return true }
        return started.admit(fields, of: ObjectIdentifier(identity))
    }
}

extension NetworkInterceptor where Self == HeadersInterceptor {
    /// Returns an interceptor that adds header fields to each operation when it is sent.
    ///
    /// If `headers` throws, the operation fails with its error and is not sent.
    public static func headers(
        _ headers: @escaping @Sendable (NetworkRequest) async throws -> HTTPHeaders
    ) -> Self {
        HeadersInterceptor(operation: headers)
    }

    /// Returns an interceptor that sends each mutation with a key that stays the same when the
    /// mutation is sent again, so that the server can execute it once.
    ///
    /// The key is the `transactionID` of the execution's `CacheConfig`. An environment creates one
    /// for each execution. To use the same key for a mutation that the user tries again, or after a
    /// restart of the app, set your own. A mutation without a `transactionID`, and one that has the
    /// header already, is sent unchanged.
    ///
    /// The header is that of the [IETF
    /// draft](https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/).
    public static func idempotencyKeys(header: String = "Idempotency-Key") -> Self {
        .headers { request in
            guard request.kind == .mutation, request.headers[header] == nil,
                let key = request.cacheConfig.transactionID
            else { return [:] }
            return [header: key]
        }
    }

    /// Returns an interceptor that sends the name and version of the app and the name of the
    /// operation, as Apollo's servers expect them.
    ///
    /// The headers are `apollographql-client-name`, `apollographql-client-version` and
    /// `X-Apollo-Operation-Name`.
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
    /// Returns an interceptor that adds header fields to each request when it is sent.
    ///
    /// If `headers` throws, the request fails with its error and is not sent.
    public static func headers(
        _ headers: @escaping @Sendable (HTTPRequest) async throws -> HTTPHeaders
    ) -> Self {
        HeadersInterceptor(exchange: headers)
    }
}
