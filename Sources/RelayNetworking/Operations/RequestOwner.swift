import Relay

/// For whom a request is sent.
///
/// It is decided when the request begins and holds for every attempt, so that nothing that one user
/// began is sent, or answered, for another.
struct RequestOwner: Sendable, Hashable {
    /// The sessions of the clients that send the request, by the identity of the client.
    private(set) var sessions: [ObjectIdentifier: Int] = [:]
    /// Who was signed in, by the identity of the authentication; `nil` for nobody.
    private(set) var users: [ObjectIdentifier: String?] = [:]

    /// Makes the request one of the client's current session, unless it belongs to one already.
    mutating func join(_ sessions: ClientSessions) {
        let id = ObjectIdentifier(sessions)
        if self.sessions[id] == nil { self.sessions[id] = sessions.current }
    }

    /// Whether the session of the client in which the request began has not ended.
    func isCurrent(_ sessions: ClientSessions) -> Bool {
        guard let session = self.sessions[ObjectIdentifier(sessions)] else { return true }
        return session == sessions.current
    }

    /// Makes the request one of this user, unless it belongs to one already.
    mutating func bind(_ authentication: ObjectIdentifier, to user: String?) {
        if users[authentication] == nil { users.updateValue(user, forKey: authentication) }
    }
}

/// The sessions of a client, one after the other, each of which lasts until the user logs out.
///
/// A class because all copies of the client share it.
final class ClientSessions: Sendable {
    private let number = Locked(0)

    /// The number of the current one.
    var current: Int { number.withLock { $0 } }

    /// Ends the current session and begins another.
    func end() { number.withLock { $0 += 1 } }
}
