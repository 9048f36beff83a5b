import Relay

/// The user and session for which a request is sent.
///
/// They are fixed when the request starts and apply to all attempts, so that a request of one user
/// is never sent, or answered, on behalf of another.
struct RequestOwner: Sendable, Hashable {
    /// The sessions of the clients that send the request, by the identity of the client.
    private(set) var sessions: [ObjectIdentifier: Int] = [:]
    /// The user who was signed in, by the identity of the authentication; `nil` if there was none.
    private(set) var users: [ObjectIdentifier: String?] = [:]

    /// Assigns the request to the client's current session, unless it already belongs to one.
    mutating func join(_ sessions: ClientSessions) {
        let id = ObjectIdentifier(sessions)
        if self.sessions[id] == nil { self.sessions[id] = sessions.current }
    }

    /// Returns whether the session in which the request started has not ended.
    func isCurrent(_ sessions: ClientSessions) -> Bool {
        guard let session = self.sessions[ObjectIdentifier(sessions)] else { return true }
        return session == sessions.current
    }

    /// Assigns the request to this user, unless it already belongs to a user.
    mutating func bind(_ authentication: ObjectIdentifier, to user: String?) {
        if users[authentication] == nil { users.updateValue(user, forKey: authentication) }
    }
}

/// The consecutive sessions of a client.
///
/// Each of them lasts until the user logs out.
///
/// A class because all copies of the client share it.
final class ClientSessions: Sendable {
    private let number = Locked(0)

    /// The number of the current session.
    var current: Int { number.withLock { $0 } }

    /// Ends the current session and starts the next one.
    func end() { number.withLock { $0 += 1 } }
}
