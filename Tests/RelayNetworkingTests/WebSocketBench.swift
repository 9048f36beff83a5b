import Foundation
import Relay

@testable import RelayNetworking

/// A machine with a clock, whose actions are written as words.
struct WebSocketBench {
    var machine: WebSocketMachine
    var now = Duration.zero

    init(
        connecting: WebSocketNetwork.Connecting = .lazily(closingAfter: .zero),
        wire: any WireProtocol.Type = GraphQLTransportWS.self,
        attempts: Int = 3,
        deadline: Duration? = nil,
        unsentLimit: Int = .max
    ) {
        let configuration = WebSocketMachine.Configuration(
            url: URL(string: "ws://localhost/graphql") ?? URL(fileURLWithPath: "/"),
            wire: wire,
            connecting: connecting,
            timeouts: WebSocketNetwork.Timeouts(),
            reconnection: Reconnection(attempts: attempts),
            deadline: deadline,
            bufferLimit: 10,
            unsentLimit: unsentLimit
        )
        machine = WebSocketMachine(configuration, generator: Zeroes())
    }

    /// What came to be done: `["connect", "send subscribe 1", "finish 1 connectionLost"]`.
    mutating func take() -> [String] {
        machine.takeActions().compactMap { action in
            switch action {
            case .connect: return "connect"
            case .send(let data):
                let message = try? JSONValue(parsing: data)
                let id = message?["id"]?.string.map { " \($0)" } ?? ""
                return "send \(message?["type"]?.string ?? "?")\(id)"
            case .nameUser: return "name"
            case .close(let code, _): return "close \(code)"
            case .authorize(let id, _, _): return "authorize \(id)"
            case .deliver(let id, _): return "deliver \(id)"
            case .finish(let id, let error):
                return "finish \(id)" + (error.map { " \(Self.word($0))" } ?? "")
            case .show: return nil
            case .report(let gap, _): return "gap \(gap.operations.joined(separator: ","))"
            }
        }
    }

    private static func word(_ error: any Error) -> String {
        (error as? NetworkError)?.kind ?? "\(type(of: error))"
    }

    mutating func start(_ kind: OperationKind) {
        let request = RequestParameters(name: "\(kind)", operationKind: kind, text: "{ a }")
        let operation = WireOperation(request: request, variables: [:], body: Data("{}".utf8))
        _ = try? machine.start(operation, now: now)
    }

    mutating func receive(_ texts: String...) {
        machine.received(texts.map { WebSocketMessage($0) }, now: now)
    }

    mutating func open() {
        machine.opened(
            subprotocol: machine.configuration.wire.subprotocol,
            payload: nil,
            now: now
        )
        receive(#"{"type":"connection_ack"}"#)
    }

    mutating func lose(_ error: WebSocketError = .lost(reason: "gone")) {
        machine.closed(error, now: now)
    }

    /// Lets time pass until the machine wants to be told.
    mutating func wait() {
        now = machine.deadline ?? now
        machine.advance(now: now)
    }
}

private struct Zeroes: RandomNumberGenerator, Sendable {
    func next() -> UInt64 { 0 }
}
