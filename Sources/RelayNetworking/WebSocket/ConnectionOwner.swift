import Relay

/// The user of a WebSocket.
enum ConnectionOwner: Sendable {
    /// The user whom the app names; `nil` if no user is signed in.
    case user(String?)
    /// The credentials with which the connection is opened, if the app does not name its users.
    case credentials(JSONValue, HTTPHeaders)

    /// Whether both are the same user.
    func isSame(as other: ConnectionOwner) -> Bool {
        switch (self, other) {
        case (.user(let user), .user(let other)): user == other
        case (.credentials(let payload, let headers), .credentials(let other, let others)):
            SameCredentials.areSame(payload, other) && SameCredentials.areSame(headers, others)
        default: false
        }
    }
}
