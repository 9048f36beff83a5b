import Relay

/// Adds the user's token to requests, and refreshes it when the server rejects it.
///
/// ```swift
/// let authentication = AuthenticationInterceptor {
///     await account.credentials                 // called for each request; nil: signed out
/// } refresh: { refused in
///     try await account.refresh(refused)        // stores new credentials, to be returned above
/// }
/// let network = HTTPNetwork(url: url, interceptors: [authentication])
/// ```
///
/// A server rejects a token by status 401, or by a GraphQL error with the code `UNAUTHENTICATED`,
/// whatever the status. If several requests of a user are rejected at the same time, `refresh` runs
/// once, and each of them is then sent again, once. A request that was sent with an older token
/// does not start another refresh. If `refresh` throws, all waiting requests throw its error.
///
/// A mutation is sent again only if the server has not executed any part of it: with status 401 and
/// no data, or if each of its root fields failed with an error of its own. In a response with
/// `"data": null`, the root fields are known only by the text of the operation.
///
/// A request belongs to the user who is signed in when it starts, wherever this interceptor is in
/// the list. If another user has signed in by the time it is sent, or sent again, it fails with
/// ``NetworkError/sessionEnded(at:)``.
///
/// Use the same value for the network and for the REST calls of its client. They then share
/// refreshes, and a request is still sent again only once.
public struct AuthenticationInterceptor: NetworkInterceptor, HTTPInterceptor {
    private let header: String
    private let scheme: String
    private let codes: Set<String>
    private let credentials: @Sendable () async throws -> Credentials?
    private let refresh: @Sendable (Credentials?) async throws -> Void
    private let flights: RefreshFlights

    /// Creates an interceptor.
    ///
    /// - Parameters:
    ///   - header: The field for the token.
    ///   - scheme: The scheme before the token; empty to send only the token.
    ///   - codes: The codes of GraphQL errors that reject a token.
    ///   - refreshTimeout: How long requests wait for `refresh`. With zero or less, they do not wait.
    ///   - credentials: Returns the signed-in user and the token, or `nil` if no user is signed in.
    ///   - refresh: Requests a new token and stores it. Receives the rejected credentials. Its own
    ///     requests are sent without a token.
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

    /// The interceptors that already handle the operation of the current task.
    @TaskLocal private static var outer: Set<ObjectIdentifier> = []
    /// The calls of `refresh` in which the current task was started, by their interceptors.
    @TaskLocal private static var refreshing: [ObjectIdentifier: RefreshCall] = [:]

    private var id: ObjectIdentifier { ObjectIdentifier(flights) }

    /// Whether the current task belongs to a call of `refresh` that has not returned.
    private var isRefreshing: Bool { Self.refreshing[id]?.isRunning ?? false }

    /// Assigns the request to the signed-in user, unless it already belongs to a user.
    func bind(_ owner: inout RequestOwner) async throws {
        guard owner.users[id] == nil else { return }
        owner.bind(id, to: try await credentials()?.user)
    }

    /// Forgets the refreshes of earlier users.
    public func reset() { flights.removeAll() }

    /// Sends an operation with the token, at most twice.
    ///
    /// If `refresh` sends it, it is passed on unchanged.
    public func intercept(_ request: NetworkRequest, next: NetworkNext) async throws -> Payloads {
        if isRefreshing { return try await next(request) }
        let place = NetworkError.Place(operation: request.name, network: "the server")
        var bound = request
        try await bind(&bound.owner)
        let request = bound
        return try await Self.$outer.withValue(Self.outer.union([id])) {
            let report = request.cacheConfig.failureReport
            let earlier = report?.outcome
            let first = try await attempt(request.owner, at: place) { field in
                let payloads = try await send(request, field, next)
                let isRefused = isRefusal(payloads, of: request.parameters)
                // Whatever the status says, this attempt was not executed.
                if isRefused { report?.restore(earlier) }
                return (payloads, isRefused)
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
        let place = NetworkError.Place(operation: request.name, network: "the server")
        request.checkUser = check(request.owner, at: place, after: request.checkUser)
        if let field { request.headers[header] = field }
        return try await next(request)
    }

    /// Sends a request with the token, at most twice.
    ///
    /// If this interceptor already handles its operation, or if `refresh` sends it, the request is
    /// passed on unchanged.
    public func intercept(_ request: HTTPRequest, next: HTTPNext) async throws -> HTTPResponse {
        if Self.outer.contains(id) || isRefreshing { return try await next(request) }
        var bound = request
        try await bind(&bound.owner)
        let request = bound
        let first = try await attempt(request.owner, at: request.place) { field in
            let response = try await send(request, field, next)
            // After a redirect to another origin, the request has no token, so the rejection is not
            // about the token.
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
        request.checkUser = check(request.owner, at: request.place, after: request.checkUser)
        if let field { request.headers[header] = field }
        return try await next(request)
    }

    private enum Refusal: Error {
        case refused
    }

    /// Sends a request with the token.
    ///
    /// If it is rejected, refreshes the token before returning.
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
            // The request was rejected without a GraphQL response.
        }
        let refresh = refresh
        // A request of the refresh that waited for it would never end. Tasks that it starts may outlive it.
        let call = RefreshCall()
        let refreshing = Self.refreshing.merging([id: call]) { $1 }
        try await Self.$refreshing.withValue(refreshing) {
            try await flight.refresh(since: generation, at: place) {
                defer { call.end() }
                try await refresh(credentials)
            }
        }
        return .failure(.refused)
    }

    /// Returns the credentials of the user to whom a request belongs.
    ///
    /// - Throws: ``NetworkError/sessionEnded(at:)`` if another user is signed in now.
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

    /// Returns a check that no other user has signed in, for interceptors after this one that send
    /// the request later or again.
    private func check(
        _ owner: RequestOwner,
        at place: NetworkError.Place,
        after other: UserCheck?
    ) -> UserCheck {
        {
            try await other?()
            _ = try await credentials(of: owner, at: place)
        }
    }

    private func field(_ owner: RequestOwner, at place: NetworkError.Place) async throws -> String?
    {
        field(try await credentials(of: owner, at: place))
    }

    private func field(_ credentials: Credentials?) -> String? {
        credentials?.token.map { scheme.isEmpty ? $0 : "\(scheme) \($0)" }
    }

    private func isRefusal(_ payloads: Payloads, of operation: RequestParameters) -> Bool {
        guard let first = payloads.first else { return false }
        let answer = PayloadErrors(first)
        guard payloads.head?.status == 401 || answer.contains(codes) else { return false }
        return operation.operationKind != .mutation || answer.excludesExecution(of: operation)
    }
}

extension PayloadErrors {
    /// Whether no field of a mutation can have been executed.
    fileprivate func excludesExecution(of mutation: RequestParameters) -> Bool {
        // Errors of nested fields may occur after the mutation has been executed.
        guard errors.allSatisfy({ $0.path.count <= 1 }) else { return false }
        let failed = Set(errors.compactMap { $0.path.first?.description })
        switch data {
        case .some: return false
        case .nulls(let fields): return fields.isSubset(of: failed)
        case .none:
            guard hasData, let fields = mutation.rootKeys else { return !hasData }
            // The error of one field sets all of `data` to null, also the results of earlier fields.
            return fields.count == 1 || fields.isSubset(of: failed)
        }
    }
}

/// A call of `refresh`.
///
/// A class because the tasks that it starts share it.
private final class RefreshCall: Sendable {
    private let state = Locked(true)

    /// Whether the call has not returned.
    var isRunning: Bool { state.withLock { $0 } }

    func end() { state.withLock { $0 = false } }
}

/// The refreshes of each user's token.
///
/// A class because all copies of the interceptor share it, and because its identity identifies
/// them.
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
        // Released outside the lock.
        _ = flights.withLock { flights in
            defer { flights = [:] }
            return flights
        }
    }
}
