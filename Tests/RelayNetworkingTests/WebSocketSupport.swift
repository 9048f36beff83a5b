import Foundation
import Relay
import TestSupport
import Testing

@testable import RelayNetworking

extension ScriptedPeer {
    /// Reads the request of a WebSocket and accepts it.
    @discardableResult func accept(subprotocol: String?, extra: [String] = []) -> Bool {
        accept(subprotocol: subprotocol, extra: extra, signing: WebSocketHandshake.accept)
    }
}

/// A protocol of the test server, and what it counts for it.
struct TestProtocol: Sendable, CustomTestStringConvertible {
    let value: WebSocketProtocol
    /// The counter of messages that begin operations.
    let started: String
    /// The counter of messages that end them.
    let stopped: String
    let testDescription: String

    static let current = TestProtocol(
        value: .graphQLTransportWS,
        started: "ws_in_subscribe",
        stopped: "ws_in_complete",
        testDescription: "graphql-transport-ws"
    )
    static let legacy = TestProtocol(
        value: .graphQLWS,
        started: "ws_in_start",
        stopped: "ws_in_stop",
        testDescription: "graphql-ws"
    )

    /// A network that connects again at once.
    func network(
        _ client: TestClient,
        fault: String? = nil,
        closingAfter: Duration = .seconds(3600),
        attempts: Int = 3,
        timeouts: WebSocketNetwork.Timeouts = .patient
    ) -> WebSocketNetwork {
        WebSocketNetwork(
            url: client.url(fault: fault),
            protocol: value,
            connecting: .lazily(closingAfter: closingAfter),
            timeouts: timeouts,
            reconnection: .quick(attempts: attempts)
        )
    }
}

extension WebSocketNetwork.Timeouts {
    /// None that a busy machine could reach.
    static let patient = WebSocketNetwork.Timeouts(
        connect: .seconds(3600),
        acknowledgement: .seconds(3600),
        silence: nil,
        pong: .seconds(3600),
        keepAlive: .seconds(3600),
        start: .seconds(3600),
        close: .seconds(3600)
    )

    /// The same but for some.
    static func patient(_ change: (inout Self) -> Void) -> Self {
        var timeouts = patient
        change(&timeouts)
        return timeouts
    }
}

extension Reconnection {
    /// Connects again at once; attempts that have brought nothing count however long they lasted.
    static func quick(attempts: Int) -> Reconnection {
        var quick = Reconnection(
            attempts: attempts,
            delay: .milliseconds(5),
            maximumDelay: .milliseconds(10)
        )
        quick.settling = .seconds(3600)
        return quick
    }
}

extension RequestParameters {
    static func subscription(_ text: String, name: String = "S") -> RequestParameters {
        RequestParameters(
            name: name,
            operationKind: .subscription,
            text: "subscription \(name) \(text)"
        )
    }
}

extension Network {
    func stream(_ request: RequestParameters) -> AsyncThrowingStream<Data, any Error> {
        execute(request: request, variables: [:], cacheConfig: CacheConfig())
    }
}
