import Foundation
import Relay

/// The protocol `graphql-ws` of the npm package subscriptions-transport-ws, the predecessor of
/// `graphql-transport-ws`.
///
/// ```
/// →  {"type":"connection_init","payload":{}}            ←  {"type":"connection_ack"}  {"type":"ka"}
/// →  {"type":"start","id":"1","payload":{"query":…}}    ←  {"type":"data","id":"1","payload":{"data":…}}
/// →  {"type":"stop","id":"1"}                           ←  {"type":"error","id":"1","payload":{…}}
/// →  {"type":"connection_terminate"}                    ←  {"type":"complete","id":"1"}
/// ```
///
/// Once the server has sent a first `ka`, silence means that the connection is lost. The payload of
/// an `error` is an object, or a list as in the newer protocol; it ends the operation. A query or
/// mutation ends with its only response, because not every server sends `complete` after it.
///
/// https://github.com/apollographql/subscriptions-transport-ws/blob/master/PROTOCOL.md
struct GraphQLWS: WireProtocol {
    static let subprotocol = "graphql-ws"
    /// The protocol has none; these are those of its successor where they fit.
    static let closeCodes = WireCloseCodes(
        unacknowledged: CloseCodes.normal,
        subprotocolRefused: 4406,
        badMessage: 4400,
        pingUnanswered: CloseCodes.normal
    )

    private var isAcknowledged = false
    /// The queries and mutations that wait for their response.
    private var singles: Set<Int> = []

    init() {}

    /// The protocol defines no close codes; these are the ones that servers send.
    ///
    /// 1011 follows a `connection_error`, and the next connection may have another payload.
    static func isFinal(closeCode: Int) -> Bool {
        CloseCodes.isFinal(closeCode) && closeCode != 1011
            || [4400, 4401, 4406, 4409, 4429].contains(closeCode)
    }

    func open(payload: JSONValue?) -> Data {
        WireMessage.text("connection_init", payload: Data((payload ?? [:]).utf8()))
    }

    mutating func receive(_ message: WebSocketMessage) -> [WireStep] {
        guard let message = try? WireMessage(message), !message.type.isEmpty else {
            return Self.breach("a message is not an object with a `type`")
        }
        switch message.type {
        case "connection_ack":
            defer { isAcknowledged = true }
            return isAcknowledged ? [] : [.acknowledged]
        case "connection_error":
            // After the acknowledgement it reports a message that the server could not read.
            return isAcknowledged ? [] : [.refused(code: 4403, reason: message.reason)]
        case "ka": return [.keepAlive(within: nil)]
        case "data", "error", "complete":
            guard message.hasID else { return Self.breach("a `\(message.type)` has no `id`") }
            guard let id = message.id else { return [] }
            return steps(message, id)
        default: return []
        }
    }

    private mutating func steps(_ message: WireMessage, _ id: Int) -> [WireStep] {
        let isSingle = singles.remove(id) != nil
        switch message.type {
        case "data":
            guard let payload = message.payload else { return Self.breach("a `data` is empty") }
            return [.deliver(id, payload)] + (isSingle ? [.complete(id)] : [])
        case "error": return [.fail(id, message.errorResponse)]
        default: return [.complete(id)]
        }
    }

    mutating func start(_ id: Int, _ operation: WireOperation) -> [WireStep] {
        if operation.request.operationKind != .subscription { singles.insert(id) }
        return [.send(WireMessage.text("start", id: id, payload: operation.body))]
    }

    mutating func stop(_ id: Int) -> [WireStep] {
        singles.remove(id)
        return [.send(WireMessage.text("stop", id: id))]
    }

    var farewell: Data? { WireMessage.text("connection_terminate") }
}
