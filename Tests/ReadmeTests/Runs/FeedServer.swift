import Foundation
import Relay
import RelayTesting
import TestSupport

@testable import RelayNetworking

/// A server of stories in this process, for the code that creates its own networks.
struct FeedServer {
    let server: ScriptedServer
    let requests = Log<ReceivedRequest>()

    /// Answers each request with the status and the body that `answer` returns.
    init(_ answer: @escaping @Sendable (ReceivedRequest) -> (Int, String)) throws {
        server = try .answering(requests) { request, peer in
            let (status, body) = answer(request)
            peer.respond(status, body)
        }
    }

    /// Answers each request with the feed.
    init(_ stories: JSONValue...) throws {
        let body = JSONValue.object(["data": ["feed": .array(stories)]]).description
        try self.init { _ in (200, body) }
    }

    func url(_ path: String = "/graphql") throws -> URL { try server.http(path) }
}

/// A server of GraphQL over WebSockets in this process.
///
/// It answers queries with the feed. The first connection sends the first events to a subscription
/// and is lost then, and so on. The last one stays open.
struct EventServer {
    let server: ScriptedServer
    /// The payloads of `connection_init`.
    let openings = Log<JSONValue>()
    /// The texts of the operations.
    let operations = Lines()

    init(events: [[Payload]]) throws {
        let (openings, operations) = (openings, operations)
        let connections = Log<Int>()
        server = try ScriptedServer { peer in
            let number = connections.append { $0 }
            peer.accept(
                subprotocol: "graphql-transport-ws",
                signing: WebSocketHandshake.accept(for:)
            )
            while let message = peer.receiveJSON() {
                switch message["type"]?.string {
                case "connection_init":
                    openings.append(message["payload"] ?? .null)
                    peer.send(#"{"type":"connection_ack"}"#)
                case "subscribe":
                    let text = message["payload"]?["query"]?.string ?? ""
                    operations.append(text)
                    let id = message["id"] ?? .null
                    func send(_ payload: Payload) {
                        let next: JSONObject = [
                            "id": id, "type": "next", "payload": .object(payload.response),
                        ]
                        peer.send(JSONValue.object(next).description)
                    }
                    guard text.hasPrefix("subscription") else {
                        send(.feed(story("\(operations.count)", "Hello")))
                        peer.send(JSONValue.object(["id": id, "type": "complete"]).description)
                        continue
                    }
                    for event in events[min(number, events.count - 1)] { send(event) }
                    if number < events.count - 1 { return peer.reset() }
                default: break
                }
            }
        }
    }
}
