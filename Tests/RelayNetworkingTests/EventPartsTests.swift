import Foundation
import Relay
import Testing

@testable import RelayNetworking

/// Servers that send other events than the protocol has.
struct EventPartsTests {
    private func run(_ body: String) async -> ([JSONValue], (any Error)?) {
        let transport = StubTransport { request in
            request.response(200, body, type: "text/event-stream")
        }
        let network = HTTPNetwork(
            url: URL(fileURLWithPath: "/graphql"),
            headers: ["Authorization": "Bearer S3CR3T-7f"],
            client: HTTPClient(transport: transport)
        )
        var payloads: [JSONValue] = []
        do {
            for try await payload in network.stream(.subscription("{ a }")) {
                payloads.append(try JSONValue(parsing: payload))
            }
            return (payloads, nil)
        } catch {
            return (payloads, error)
        }
    }

    private static let next = "event: next\ndata: {\"data\":1}\n\n"
    private static let complete = "event: complete\ndata:\n\n"

    @Test(
        .bug(id: "event-names", "Events without the name `next` were ignored in silence."),
        arguments: [
            ("data: {\"data\":{\"a\":1}}\n\n", "`message`", "`{\"data\":{\"a\":1}}`"),
            ("data: hello S3CR3T-7f\n\n", "`message`", "`hello …`"),
            ("event: error\ndata: no\n\n", "`error`", "`no`"),
            ("event: data\ndata: {\"errors\":[]}\n\n", "`data`", "`{\"errors\":[]}`"),
            ("event: status\ndata: off\n\n" + complete, "`status`", "`off`"),
        ]
    )
    func saysWhatCameInsteadOfAnEvent(body: String, name: String, excerpt: String) async throws {
        for first in ["", Self.next] where first.isEmpty || !body.contains("status") {
            let (payloads, error) = await run(first + body + Self.complete)
            #expect(payloads.count == (first.isEmpty ? 0 : 1))
            guard case NetworkError.unreadable(let reason, _)? = error else {
                Issue.record("got \(String(describing: error))")
                continue
            }
            #expect(reason.contains(name) && reason.contains(excerpt), "\(reason)")
            #expect(!reason.contains("S3CR3T"))
        }
    }

    @Test(arguments: [": comment\n\n", "event: ping\ndata: 1\n\n", "event: ping\n\n", "data:\n\n"])
    func ignoresHeartbeats(heartbeat: String) async {
        let (payloads, error) = await run(heartbeat + Self.next + heartbeat + Self.complete)
        #expect(payloads.count == 1)
        #expect(error == nil)
    }

    @Test func aSubscriptionWithoutEventsIsComplete() async {
        let (payloads, error) = await run(Self.complete)
        #expect(payloads.isEmpty)
        #expect(error == nil)
    }
}
