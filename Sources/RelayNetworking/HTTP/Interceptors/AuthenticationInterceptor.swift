import Relay

/// Sends the user's token along, and gets a new one when the server refuses it.
///
/// ```swift
/// let authentication = AuthenticationInterceptor {
///     await account.credentials                 // asked for each request; nil: signed out
/// } refresh: { refused in
///     try await account.refresh(refused)        // stores new credentials, to be returned above
/// }
/// let network = HTTPNetwork(url: url, interceptors: [authentication])
/// ```
///
/// A request is refused by status 401, or by a GraphQL error with the code `UNAUTHENTICATED`,
/// whatever the status. However many requests of a user are refused at a time, `refresh` runs once;
/// then each of them is sent again, once. One that was sent with an older token does not start
/// another refresh. When `refresh` throws, all requests that wait get its error.
///
/// A mutation is sent again only when the server says that it ran no part of it: with status 401
/// and no data, or when each of its root fields failed by itself.
///
/// A request belongs to the user who is signed in when it begins, wherever in the list of
/// interceptors this one is. If another user is signed in when it is to be sent, or sent again, it
/// fails with ``NetworkError/sessionEnded(at:)``.
///
/// Give the same value to the network and to the REST calls of its client: then they share the
/// refresh, and a request is still sent again only once.
public struct AuthenticationInterceptor: NetworkInterceptor, HTTPInterceptor {
    private let header: String
    private let scheme: String
    private let codes: Set<String>
    private let credentials: @Sendable () async throws -> Credentials?
    private let refresh: @Sendable (Credentials?) async throws -> Void
    private let flights: RefreshFlights

    /// An authentication.
    ///
    /// - Parameters:
    ///   - header: The field that carries the token.
    ///   - scheme: What stands before the token; empty for the token alone.
    ///   - codes: The codes of GraphQL errors by which the server refuses a token.
    ///   - refreshTimeout: How long requests wait for `refresh`.
    ///   - credentials: Returns who is signed in, with the token to send; `nil` for nobody.
    ///   - refresh: Gets a new token and stores it; takes the credentials that were refused.
    public init(
        header: String = "Authorization",
        scheme: String = "Bearer",
        codes: Set<String> = ["UNAUTHENTICATED"],
        refreshTimeout: Duration = .seconds(30),
        credentials: @escaping @Sendable () async throws -> Credentials?,
        refresh: @escaping @Sendable (_ refused: Credentials?) async throws -> Void
    ) {
        self.header = header
        self.scheme = scheme
        self.codes = codes
        self.credentials = credentials
        self.refresh = refresh
        flights = RefreshFlights(timeout: refreshTimeout)
    }

    /// The authentications that deal with the operation that the current task sends.
    @TaskLocal private static var outer: Set<ObjectIdentifier> = []

    private var id: ObjectIdentifier { ObjectIdentifier(flights) }

    /// Makes a request one of the user who is signed in, unless it belongs to one already.
    func bind(_ owner: inout RequestOwner) async throws {
        guard owner.users[id] == nil else { return }
        owner.bind(id, to: try await credentials()?.user)
    }

    /// Forgets the refreshes of earlier users.
    public func reset() { flights.removeAll() }

    /// Sends an operation with the token, at most twice.
    public func intercept(_ request: NetworkRequest, next: NetworkNext) async throws -> Payloads {
        let place = NetworkError.Place(operation: request.name, network: "the server")
        var bound = request
        try await bind(&bound.owner)
        let request = bound
        return try await Self.$outer.withValue(Self.outer.union([id])) {
            let first = try await attempt(request.owner, at: place) { field in
                let payloads = try await send(request, field, next)
                return (payloads, isRefusal(payloads, of: request.kind))
            }
            switch first {
            case .success(let payloads): return payloads
            case .failure(.refused):
                return try await send(request, try await field(request.owner, at: place), next)
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

    /// Sends a request with the token, at most twice; one whose operation this value has dealt with
    /// is sent as it is.
    public func intercept(_ request: HTTPRequest, next: HTTPNext) async throws -> HTTPResponse {
        if Self.outer.contains(id) { return try await next(request) }
        var bound = request
        try await bind(&bound.owner)
        let request = bound
        let first = try await attempt(request.owner, at: request.place) { field in
            let response = try await send(request, field, next)
            // Another origin, to which a redirect led, was sent no token, so it refuses none.
            return (response, response.status == 401 && !response.request.hasLeftOrigin)
        }
        switch first {
        case .success(let response): return response
        case .failure(.refused):
            return try await send(request, try await field(request.owner, at: request.place), next)
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
        _ owner: RequestOwner,
        at place: NetworkError.Place,
        _ send: (String?) async throws -> (Answer, isRefused: Bool)
    ) async throws -> Result<Answer, Refusal> {
        let flight = flights.flight(of: owner.users[id] ?? nil)
        let generation = flight.generation
        let credentials = try await credentials(of: owner, at: place)
        do {
            let (answer, isRefused) = try await send(field(credentials))
            if !isRefused { return .success(answer) }
        } catch NetworkError.status(401, _, _, _) {
            // Refused without a GraphQL response.
        }
        let refresh = refresh
        try await flight.refresh(since: generation, at: place) { try await refresh(credentials) }
        return .failure(.refused)
    }

    /// Returns the credentials of the user to whom a request belongs.
    ///
    /// - Throws: ``NetworkError/sessionEnded(at:)`` when another user is signed in now.
    private func credentials(
        of owner: RequestOwner,
        at place: NetworkError.Place
    ) async throws -> Credentials? {
        let credentials = try await credentials()
        guard credentials?.user == owner.users[id] ?? nil else {
            throw NetworkError.sessionEnded(at: place)
        }
        return credentials
    }

    private func field(_ owner: RequestOwner, at place: NetworkError.Place) async throws -> String?
    {
        field(try await credentials(of: owner, at: place))
    }

    private func field(_ credentials: Credentials?) -> String? {
        credentials?.token.map { scheme.isEmpty ? $0 : "\(scheme) \($0)" }
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

/// The refreshes of each user's token.
///
/// A class because all copies of the interceptor share it, and for its identity.
private final class RefreshFlights: Sendable {
    private let timeout: Duration
    private let flights = Locked<[String?: RefreshFlight]>([:])

    init(timeout: Duration) {
        self.timeout = timeout
    }

    func flight(of user: String?) -> RefreshFlight {
        flights.withLock { flights in
            let flight = flights[user] ?? RefreshFlight(timeout: timeout)
            flights[user] = flight
            return flight
        }
    }

    func removeAll() {
        // Released outside of the lock.
        _ = flights.withLock { flights in
            defer { flights = [:] }
            return flights
        }
    }
}
