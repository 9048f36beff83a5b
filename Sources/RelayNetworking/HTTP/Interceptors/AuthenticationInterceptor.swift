import Relay

/// Sends the user's token along, and gets a new one when the server refuses it.
///
/// ```swift
/// let authentication = AuthenticationInterceptor {
///     await session.token                       // asked for each request; nil: signed out
/// } refresh: { refused in
///     try await session.refresh(refused)        // stores a new token, for `token` to return
/// }
/// let network = HTTPNetwork(url: url, interceptors: [authentication])
/// ```
///
/// A request is refused by status 401, or by a GraphQL error with the code `UNAUTHENTICATED`,
/// whatever the status. However many are refused at a time, `refresh` runs once; then each of them
/// is sent again, once. One that was sent with an older token does not start another refresh. When
/// `refresh` throws, all who wait get its error.
///
/// A mutation is sent again only when the server says that it ran no part of it: with status 401
/// and no data, or when each of its root fields failed by itself.
///
/// Give the same value to the network and to the REST calls of its client: then they share the
/// refresh, and a request is still sent again only once.
public struct AuthenticationInterceptor: NetworkInterceptor, HTTPInterceptor {
    private let header: String
    private let scheme: String
    private let codes: Set<String>
    private let token: @Sendable () async throws -> String?
    private let refresh: @Sendable (String?) async throws -> Void
    private let flight: RefreshFlight

    /// An authentication.
    ///
    /// - Parameters:
    ///   - header: The field that carries the token.
    ///   - scheme: What stands before the token; empty for the token alone.
    ///   - codes: The codes of GraphQL errors by which the server refuses a token.
    ///   - refreshTimeout: How long requests wait for `refresh`.
    ///   - token: The token to send; `nil` to send none.
    ///   - refresh: Gets a new token and stores it; takes the one that was refused.
    public init(
        header: String = "Authorization",
        scheme: String = "Bearer",
        codes: Set<String> = ["UNAUTHENTICATED"],
        refreshTimeout: Duration = .seconds(30),
        token: @escaping @Sendable () async throws -> String?,
        refresh: @escaping @Sendable (_ refused: String?) async throws -> Void
    ) {
        self.header = header
        self.scheme = scheme
        self.codes = codes
        self.token = token
        self.refresh = refresh
        flight = RefreshFlight(timeout: refreshTimeout)
    }

    /// The authentications that deal with the operation that the current task sends.
    @TaskLocal private static var outer: Set<ObjectIdentifier> = []

    /// Sends an operation with the token, at most twice.
    public func intercept(_ request: NetworkRequest, next: NetworkNext) async throws -> Payloads {
        let place = NetworkError.Place(operation: request.name, network: "the server")
        return try await Self.$outer.withValue(Self.outer.union([ObjectIdentifier(flight)])) {
            let first = try await attempt(at: place) { field in
                let payloads = try await send(request, field, next)
                return (payloads, isRefusal(payloads, of: request.kind))
            }
            switch first {
            case .success(let payloads): return payloads
            case .failure(.refused): return try await send(request, try await field(), next)
            }
        }
    }

    private func send(
        _ request: NetworkRequest,
        _ field: String?,
        _ next: NetworkNext
    ) async throws -> Payloads {
        var request = request
        if let field { request.headers[header] = field }
        return try await next(request)
    }

    /// Sends a request with the token, at most twice; one of which an operation has been taken
    /// care of, as it is.
    public func intercept(_ request: HTTPRequest, next: HTTPNext) async throws -> HTTPResponse {
        if Self.outer.contains(ObjectIdentifier(flight)) { return try await next(request) }
        let first = try await attempt(at: request.place) { field in
            let response = try await send(request, field, next)
            return (response, response.status == 401)
        }
        switch first {
        case .success(let response): return response
        case .failure(.refused): return try await send(request, try await field(), next)
        }
    }

    private func send(
        _ request: HTTPRequest,
        _ field: String?,
        _ next: HTTPNext
    ) async throws -> HTTPResponse {
        var request = request
        if let field { request.headers[header] = field }
        return try await next(request)
    }

    private enum Refusal: Error {
        case refused
    }

    /// Sends with the token; when that is refused, returns after it was refreshed.
    private func attempt<Answer>(
        at place: NetworkError.Place,
        _ send: (String?) async throws -> (Answer, isRefused: Bool)
    ) async throws -> Result<Answer, Refusal> {
        let generation = flight.generation
        let token = try await token()
        do {
            let (answer, isRefused) = try await send(token.map(field))
            if !isRefused { return .success(answer) }
        } catch NetworkError.status(401, _, _, _) {
            // Refused without a GraphQL response.
        }
        let refresh = refresh
        try await flight.refresh(since: generation, at: place) { try await refresh(token) }
        return .failure(.refused)
    }

    private func field() async throws -> String? {
        try await token().map(field)
    }

    private func field(_ token: String) -> String {
        scheme.isEmpty ? token : "\(scheme) \(token)"
    }

    private func isRefusal(_ payloads: Payloads, of kind: OperationKind) -> Bool {
        guard let first = payloads.first else { return false }
        let answer = PayloadErrors(first)
        guard answer.contains(codes) else { return false }
        guard kind == .mutation else { return true }
        // An error further in can have come after the mutation had its effect.
        return answer.data != .some && answer.errors.allSatisfy { $0.path.count <= 1 }
    }
}
