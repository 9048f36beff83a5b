import Foundation
import Relay

/// What is said on one connection: one of the protocols for GraphQL over WebSockets, as a pure
/// state machine.
///
/// Each connection has a new one. It knows how things are said, and what the server means;
/// ``WebSocketMachine`` knows when to say them.
protocol WireProtocol: Sendable {
    /// What the handshake offers.
    static var subprotocol: String { get }

    /// Says that the server refuses queries and mutations; `nil` where it takes them.
    static var subscriptionsOnly: String? { get }

    /// The codes with which we close a connection because of the server.
    static var closeCodes: WireCloseCodes { get }

    /// Whether it is no use to connect again after the server closed with this code.
    static func isFinal(closeCode: Int) -> Bool

    init()

    /// The first message.
    func open(payload: JSONValue?) -> Data

    /// What a message of the server means.
    mutating func receive(_ message: WebSocketMessage) -> [WireStep]

    /// Begins an operation.
    mutating func start(_ id: Int, _ operation: WireOperation) -> [WireStep]

    /// Begins an operation for which authorization was asked for.
    mutating func start(
        _ id: Int,
        _ operation: WireOperation,
        authorization: JSONObject
    ) -> [WireStep]

    /// Ends an operation before the server does.
    mutating func stop(_ id: Int) -> [WireStep]

    /// Asks for a sign of life; `nil` where the protocol has no such question.
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

    /// What a text that is no message of the protocol leads to.
    static func breach(_ reason: String) -> [WireStep] {
        [.breach(reason: reason)]
    }
}

/// An operation as it goes over the wire.
struct WireOperation: Sendable {
    var request: RequestParameters
    var variables: VariableData
    /// The request's object: `{"query":"subscription S { a }","operationName":"S","variables":{}}`.
    var body: Data
}

/// What a message of the server means, or what is to be said.
enum WireStep: Sendable, Hashable {
    case send(Data)
    /// The connection may be used.
    case acknowledged
    /// The server will say something at least this often; `nil` for as often as we expect.
    case keepAlive(within: Duration?)
    /// The operation's authorization is to be asked for; `data` is what is to be authorized.
    case authorize(Int, data: String)
    /// The server will say that it has begun the operation.
    case awaitStart(Int)
    case started(Int)
    /// A response.
    case deliver(Int, Data)
    /// A last response, which has errors and no data.
    case fail(Int, Data)
    case complete(Int)
    /// The server refused the connection in words, which counts as a close with this code.
    case refused(code: Int, reason: String)
    /// The server said what the protocol does not have.
    case breach(reason: String)
}
