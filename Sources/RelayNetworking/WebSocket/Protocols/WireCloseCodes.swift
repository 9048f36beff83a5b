/// The codes with which a protocol closes a connection when the server violates it.
struct WireCloseCodes: Sendable, Hashable {
    /// It did not acknowledge the connection in time.
    var unacknowledged: Int
    /// It did not accept the sub-protocol.
    var subprotocolRefused: Int
    /// It sent a message that the protocol does not have.
    var badMessage: Int
    /// It did not answer a ping in time.
    var pingUnanswered: Int
}
