import Foundation
import Relay

/// The protocol `graphql-transport-ws`, which the npm package graphql-ws uses.
///
/// ```
/// →  {"type":"connection_init","payload":{"token":"…"}}     ←  {"type":"connection_ack"}
/// →  {"type":"subscribe","id":"1","payload":{"query":…}}    ←  {"type":"next","id":"1","payload":{"data":…}}
/// →  {"type":"complete","id":"1"}                           ←  {"type":"error","id":"1","payload":[…]}
/// ←→ {"type":"ping"}  {"type":"pong"}                       ←  {"type":"complete","id":"1"}
/// ```
///
/// Messages of unknown types are ignored, because some servers add their own. Anything that is not
/// a message ends the connection. Messages for operations that have ended are valid, because they
/// may be sent at the same time.
///
/// https://github.com/enisdenjo/graphql-ws/blob/master/PROTOCOL.md
struct GraphQLTransportWS: WireProtocol {
    static let subprotocol = "graphql-transport-ws"
    static let closeCodes = WireCloseCodes(
        unacknowledged: 4504,
        subprotocolRefused: 4406,
        badMessage: 4400,
        pingUnanswered: 4408
    )

    private var isAcknowledged = false

    init() {}

    /// As in the reference client.
    ///
    /// 4403 (forbidden) is not included, because the next connection
    /// may have another payload.
    static func isFinal(closeCode: Int) -> Bool {
        CloseCodes.isFinal(closeCode)
            || [4004, 4005, 4400, 4401, 4406, 4409, 4429, 4500].contains(closeCode)
    }

    func open(payload: JSONValue?) -> Data {
        WireMessage.text("connection_init", payload: payload.map { Data($0.utf8()) })
    }

    mutating func receive(_ message: WebSocketMessage) -> [WireStep] {
        guard let message = try? WireMessage(message), !message.type.isEmpty else {
            return Self.breach("a message is not an object with a `type`")
        }
        switch message.type {
        case "connection_ack":
            defer { isAcknowledged = true }
            return isAcknowledged ? [] : [.acknowledged]
        case "ping": return [.send(WireMessage.text("pong", payload: message.payload))]
        case "next", "error", "complete":
            guard message.hasID else { return Self.breach("a `\(message.type)` has no `id`") }
            guard let id = message.id else { return [] }
            return steps(message, id)
        default: return []
        }
    }

    private func steps(_ message: WireMessage, _ id: Int) -> [WireStep] {
        switch message.type {
        case "next": message.payload.map { [.deliver(id, $0)] } ?? Self.breach("a `next` is empty")
        case "error": [.fail(id, message.errorResponse)]
        default: [.complete(id)]
        }
    }

    mutating func start(_ id: Int, _ operation: WireOperation) -> [WireStep] {
        [.send(WireMessage.text("subscribe", id: id, payload: operation.body))]
    }

    mutating func stop(_ id: Int) -> [WireStep] {
        [.send(WireMessage.text("complete", id: id))]
    }

    var ping: Data? { WireMessage.text("ping") }
}
