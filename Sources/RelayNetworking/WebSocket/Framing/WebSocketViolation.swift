/// A violation of RFC 6455 by the server, and the code for closing the connection.
struct WebSocketViolation: Error, Hashable {
    var code: Int
    var reason: String

    static func protocolError(_ reason: String) -> WebSocketViolation {
        WebSocketViolation(code: 1002, reason: reason)
    }

    static let invalidUTF8 = WebSocketViolation(code: 1007, reason: "a text is not UTF-8")

    static let tooLarge = WebSocketViolation(code: 1009, reason: "a message is too large")
}
