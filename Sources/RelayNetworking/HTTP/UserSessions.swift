import Relay

/// The requests of a session that have not ended.
///
/// The object lives as long as they do, also after the session was replaced.
protocol SessionRequests: AnyObject, Sendable {
    /// Fails requests in flight, and rejects further ones.
    func endSession()
}

/// The sessions of a transport, one for each user after the other.
///
/// A class because the requests of a transport share it.
final class UserSessions<Session: Sendable>: Sendable {
    private struct Retired {
        weak var requests: (any SessionRequests)?
    }

    private struct State {
        var session: Session
        /// The requests of earlier sessions.
        var retired: [Retired] = []
        /// The users of the requests that the session has sent, by the identity of the
        /// authentication.
        var users: [ObjectIdentifier: String] = [:]
    }

    private let state: Locked<State>
    private let make: @Sendable () -> Session
    private let requests: @Sendable (Session) -> [any SessionRequests]

    /// Creates the first session with `make`, which also creates later ones.
    ///
    /// `requests` returns the requests of a session.
    init(
        _ make: @escaping @Sendable () -> Session,
        requests: @escaping @Sendable (Session) -> [any SessionRequests]
    ) {
        self.make = make
        self.requests = requests
        state = Locked(State(session: make()))
    }

    /// The session of the current user.
    var current: Session { state.withLock { $0.session } }

    /// Starts another session, and ends the requests of all earlier ones.
    ///
    /// Returns the previous session.
    func end() -> Session {
        let (previous, retired) = replace(for: [:])
        for requests in requests(previous) + retired { requests.endSession() }
        return previous
    }

    /// Starts another session.
    ///
    /// Returns the previous one, and the requests of those before it.
    private func replace(
        for users: [ObjectIdentifier: String]
    ) -> (Session, retired: [any SessionRequests]) {
        let new = make()
        return state.withLock { state in
            let previous = state.session
            // Returned, so that they are not released here.
            let retired = state.retired.compactMap(\.requests)
            state = State(
                session: new,
                retired: (retired + requests(previous)).map { Retired(requests: $0) },
                users: users
            )
            return (previous, retired)
        }
    }

    /// Returns the session for a request.
    ///
    /// It is a new one if the user has changed. The previous one is passed to `retire`.
    func session(for owner: RequestOwner, retire: (Session) -> Void) -> Session {
        guard !owner.users.isEmpty else { return current }
        let users = owner.users.compactMapValues { $0 }
        let known = state.withLock { state -> Session? in
            let isOther = owner.users.contains { id, user in
                state.users[id].map { $0 != user } ?? false
            }
            if isOther { return nil }
            state.users.merge(users) { $1 }
            return state.session
        }
        if let known { return known }
        retire(replace(for: users).0)
        return session(for: owner, retire: retire)
    }
}
