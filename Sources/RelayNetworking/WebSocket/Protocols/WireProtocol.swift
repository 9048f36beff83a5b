import Foundation
import Relay

/// The messages on a connection: one of the protocols for GraphQL over WebSockets, as a pure state
/// machine.
///
/// Each connection has a new one. It encodes messages and interprets those of the server.
/// ``WebSocketMachine`` decides when to send them.
protocol WireProtocol: Sendable {
    /// The subprotocol in the handshake.
    static var subprotocol: String { get }

    /// The reason for refusing queries and mutations, or `nil` if the server accepts them.
    static var subscriptionsOnly: String? { get }

    /// The codes with which we close a connection because of the server.
    static var closeCodes: WireCloseCodes { get }

    /// Returns whether reconnecting is pointless after the server closed with this code.
    static func isFinal(closeCode: Int) -> Bool

    init()

    /// Returns the first message.
    func open(payload: JSONValue?) -> Data

    /// Handles a message from the server.
    mutating func receive(_ message: WebSocketMessage) -> [WireStep]

    /// Starts an operation.
    mutating func start(_ id: Int, _ operation: WireOperation) -> [WireStep]

    /// Starts an operation after its authorization was requested.
    mutating func start(
        _ id: Int,
        _ operation: WireOperation,
        authorization: JSONObject
    ) -> [WireStep]

    /// Ends an operation before the server does.
    mutating func stop(_ id: Int) -> [WireStep]

    /// The message that requests a sign of life; `nil` if the protocol has none.
    var ping: Data? { get }

    /// The last message before the connection is closed, if there is one.
    var farewell: Data? { get }
}

extension WireProtocol {
    static var subscriptionsOnly: String? { nil }

    mutating func start(
        _ id: Int,
        _ operation: WireOperation,
        authorization: JSONObject
    ) -> [WireStep] {
        start(id, operation)
    }

    var ping: Data? { nil }
    var farewell: Data? { nil }

    /// Returns the steps for a text that is not a message of the protocol.
    static func breach(_ reason: String) -> [WireStep] {
        [.breach(reason: reason)]
    }
}

/// An operation to send.
struct WireOperation: Sendable {
    var request: RequestParameters
    var variables: VariableData
    /// The request object: `{"query":"subscription S { a }","operationName":"S","variables":{}}`.
    var body: Data
    /// Receives the gaps of a subscription.
    var gapReporter: GapReporter?
    /// Learns for whom a query is sent.
    var senderReport: SenderReport?
}

/// The meaning of a message from the server, or a message to send.
enum WireStep: Sendable, Hashable {
    case send(Data)
    /// The connection is ready.
    case acknowledged
    /// The server will send something at least this often; `nil` for the default.
    case keepAlive(within: Duration?)
    /// The operation needs authorization for `data`.
    case authorize(Int, data: String)
    /// The server will confirm that it has started the operation.
    case awaitStart(Int)
    case started(Int)
    /// A response.
    case deliver(Int, Data)
    /// The last response, which has errors and no data.
    case fail(Int, Data)
    case complete(Int)
    /// The server refused the connection in words, which counts as a close with this code.
    case refused(code: Int, reason: String)
    /// The server said what the protocol does not have.
    case breach(reason: String)
}
