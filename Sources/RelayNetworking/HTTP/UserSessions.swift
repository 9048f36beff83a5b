import Relay

/// The sessions of a transport, one for each user after the other.
///
/// A class because the requests of a transport share it.
final class UserSessions<Session: Sendable>: Sendable {
    private struct State {
        var session: Session
        /// The users of the requests that the session has sent, by the identity of the
        /// authentication.
        var users: [ObjectIdentifier: String] = [:]
    }

    private let state: Locked<State>
    private let make: @Sendable () -> Session

    /// Creates the first session with `make`, which also creates later ones.
    init(_ make: @escaping @Sendable () -> Session) {
        self.make = make
        state = Locked(State(session: make()))
    }

    /// The session of the current user.
    var current: Session { state.withLock { $0.session } }

    /// Starts another session and returns the previous one.
    func replace(for users: [ObjectIdentifier: String] = [:]) -> Session {
        let new = make()
        return state.withLock { state in
            defer { state = State(session: new, users: users) }
            return state.session
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
        retire(replace(for: users))
        return session(for: owner, retire: retire)
    }
}
