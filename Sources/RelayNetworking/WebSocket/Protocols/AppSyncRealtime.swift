import Foundation
import Relay

/// The protocol of AWS AppSync: messages of `graphql-ws`, with an authorization for each operation.
///
/// ```
/// →  {"type":"connection_init"}      ←  {"type":"connection_ack","payload":{"connectionTimeoutMs":300000}}
/// →  {"type":"start","id":"1",       ←  {"type":"start_ack","id":"1"}
///     "payload":{"data":"{\"query\":…}",  ←  {"type":"data","id":"1","payload":{"data":…}}
///     "extensions":{"authorization":{…}}}}
/// →  {"type":"stop","id":"1"}        ←  {"type":"complete","id":"1"}   {"type":"ka"}
/// ```
///
/// The authorization of the connection is in its URL (``AppSyncAddress``). If nothing arrives for
/// longer than `connectionTimeoutMs`, the connection is lost.
///
/// https://docs.aws.amazon.com/appsync/latest/devguide/real-time-websocket-client.html
struct AppSyncRealtime: WireProtocol {
    static let subprotocol = "graphql-ws"
    static let closeCodes = GraphQLWS.closeCodes
    static let subscriptionsOnly: String? = "AppSync's WebSocket takes subscriptions only."

    private var isAcknowledged = false
    /// The operations that were sent to the server.
    private var active: Set<Int> = []
    /// Those that the server has not confirmed yet.
    private var starting: Set<Int> = []

    init() {}

    static func isFinal(closeCode: Int) -> Bool {
        CloseCodes.isFinal(closeCode) && closeCode != 1011
            || [4400, 4401, 4403].contains(closeCode)
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
            guard !isAcknowledged else { return [] }
            // A limit that has always passed would end every connection.
            let given = message.payloadValue?["connectionTimeoutMs"]?.int ?? 0
            let limit = given > 0 ? given : 300_000
            return [.acknowledged, .keepAlive(within: .milliseconds(limit))]
        case "connection_error":
            return [.refused(code: Self.isFinal(message) ? 4401 : 1011, reason: message.reason)]
        case "error" where !message.hasID:
            // The message can only be about an operation that has not started. If there are
            // several, it is unknown which.
            guard starting.count == 1, let id = starting.popFirst() else { return [] }
            active.remove(id)
            return [.fail(id, message.errorResponse)]
        case "start_ack", "data", "error", "complete":
            guard message.hasID else { return Self.breach("a `\(message.type)` has no `id`") }
            guard let id = message.id else { return [] }
            return steps(message, id)
        default: return []
        }
    }

    private mutating func steps(_ message: WireMessage, _ id: Int) -> [WireStep] {
        let started: [WireStep] = starting.remove(id) == nil ? [] : [.started(id)]
        switch message.type {
        case "data":
            guard let payload = message.payload else { return Self.breach("a `data` is empty") }
            return started + [.deliver(id, payload)]
        case "error":
            active.remove(id)
            return [.fail(id, message.errorResponse)]
        case "complete":
            active.remove(id)
            return [.complete(id)]
        default: return started
        }
    }

    mutating func start(_ id: Int, _ operation: WireOperation) -> [WireStep] {
        [.authorize(id, data: Self.data(of: operation))]
    }

    mutating func start(
        _ id: Int,
        _ operation: WireOperation,
        authorization: JSONObject
    ) -> [WireStep] {
        active.insert(id)
        starting.insert(id)
        let payload: JSONValue = [
            "data": .string(Self.data(of: operation)),
            "extensions": ["authorization": .object(authorization)],
        ]
        let text = WireMessage.text("start", id: id, payload: Data(payload.utf8()))
        return [.send(text), .awaitStart(id)]
    }

    mutating func stop(_ id: Int) -> [WireStep] {
        starting.remove(id)
        // The operation may have ended while it waited for its authorization.
        return active.remove(id) == nil ? [] : [.send(WireMessage.text("stop", id: id))]
    }

    /// Returns the string that is sent and signed: `{"query":…,"variables":{…}}`.
    private static func data(of operation: WireOperation) -> String {
        let text = operation.request.text ?? ""
        let object: JSONObject = [
            "query": .string(text), "variables": .object(operation.variables.values),
        ]
        return JSONValue.object(object).description
    }

    /// Amplify reconnects after all other rejections.
    private static func isFinal(_ message: WireMessage) -> Bool {
        let errors = message.payloadValue?["errors"]?.array ?? []
        return errors.contains { error in
            [400, 401, 403].contains(error["errorCode"]?.int)
                || ["BadRequestException", "UnauthorizedException"].contains {
                    error["errorType"]?.string?.hasSuffix($0) == true
                }
        }
    }
}
