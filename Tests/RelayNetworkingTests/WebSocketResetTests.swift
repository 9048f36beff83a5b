import Foundation
import Relay
import TestSupport
import Testing

@testable import RelayNetworking

#if !canImport(Darwin)
/// A server that keeps breaking the connection, at every stage of it.
@Suite(.serialized) struct WebSocketResetTests {
    /// What the server was asked for, by the operation's name.
    private final class Asked: Sendable {
        let counts = Locked<[String: Int]>([:])

        func note(_ name: String) { counts.withLock { $0[name, default: 0] += 1 } }
    }

    /// In a process of its own, where nobody else has descriptors.
    @Test(.timeLimit(.minutes(10))) func survivesAThousandResets() async {
        await #expect(processExitsWith: .success) {
            try await WebSocketResetTests.surviveAThousandResets()
        }
    }

    private static func surviveAThousandResets() async throws {
        let resets = 1000
        let number = Locked(0)
        let asked = Asked()
        let server = try ScriptedServer { peer in
            let number = number.withLock { number in
                number += 1
                return number
            }
            serve(peer, number, asked, isLast: number > resets)
        }
        // What the process opens once only.
        try await runOnce()
        let descriptors = openDescriptors()
        let network = WebSocketNetwork(
            url: server.url,
            connecting: .lazily(closingAfter: .zero),
            timeouts: .patient,
            reconnection: Reconnection(
                attempts: .max,
                delay: .milliseconds(1),
                maximumDelay: .milliseconds(2)
            )
        )
        let gaps = network.gaps
        var timesLeft = 0
        let events = try await withThrowingTaskGroup(of: Int.self) { group in
            for index in 0..<3 {
                group.addTask {
                    var count = 0
                    for try await _ in network.stream(.subscription("{ a }", name: "S\(index)")) {
                        count += 1
                    }
                    return count
                }
            }
            group.addTask {
                for index in 0..<200 {
                    // Fails when the connection breaks meanwhile, which is as it should be.
                    _ = try? await network.payloads(.mutation("{ m }", name: "M\(index)"))
                }
                return 0
            }
            // One of them is left early, and no connection after that is asked for it.
            for try await _ in network.stream(.subscription("{ left }", name: "Left")) { break }
            timesLeft = asked.counts.withLock { $0["Left", default: 0] }
            return try await group.reduce(0, +)
        }
        let counts = server.counts
        #expect(counts.connections >= resets)
        #expect(counts.mostOpenAtOnce == 1)
        // Each was begun again on each connection that was acknowledged, and ended with the last.
        let begun = asked.counts.withLock { $0 }
        #expect(begun["S0"] == begun["S1"] && begun["S1"] == begun["S2"])
        #expect(begun["S0", default: 0] > resets / 3)
        #expect(events > resets / 3)
        #expect(timesLeft...timesLeft + 1 ~= begun["Left", default: 0])
        #expect(begun["twice"] == nil)
        for index in 0..<200 { #expect(begun["M\(index)", default: 0] <= 1) }
        var gapCount = 0
        for await _ in gaps {
            gapCount += 1
            if gapCount == 16 { break }
        }
        try await until { server.counts.open == 0 }
        try await untilDescriptors(areThoseOf: descriptors)
    }

    /// One operation from its connection to the end of that.
    private static func runOnce() async throws {
        let server = try ScriptedServer { peer in serve(peer, 0, Asked(), isLast: true) }
        let network = WebSocketNetwork(url: server.url, connecting: .lazily(closingAfter: .zero))
        #expect(try await network.payloads(.subscription("{ a }", name: "S0")).count == 1)
        try await until { server.counts.open == 0 }
    }

    /// Serves one connection and breaks it, each at another stage.
    private static func serve(_ peer: ScriptedPeer, _ number: Int, _ asked: Asked, isLast: Bool) {
        let stage = isLast ? 99 : number % 6
        if stage == 0 { return peer.reset() }
        peer.chunk = [1, 2, 3, 7, .max][number % 5]
        peer.accept(subprotocol: "graphql-transport-ws")
        if stage == 1 { return peer.reset() }
        _ = peer.receive()
        if stage == 2 { return peer.reset() }
        peer.send(#"{"type":"connection_ack"}"#)
        var begun: Set<String> = []
        while let message = peer.receiveJSON() {
            guard message["type"] == "subscribe", let id = message["id"]?.string else { continue }
            let name = message["payload"]?["operationName"]?.string ?? ""
            asked.note(begun.insert(name).inserted ? name : "twice")
            if isLast || name.hasPrefix("M") {
                peer.send("{\"type\":\"next\",\"id\":\"\(id)\",\"payload\":{\"data\":{}}}")
                peer.send("{\"type\":\"complete\",\"id\":\"\(id)\"}")
                continue
            }
            if stage != 3 {
                peer.send("{\"type\":\"next\",\"id\":\"\(id)\",\"payload\":{\"data\":{}}}")
            }
            guard begun.isSuperset(of: ["S0", "S1", "S2"]) else { continue }
            // In the middle of a frame, between frames, or with a goodbye.
            if stage == 4 { peer.send(raw: bytes("81 7e 0100 7b")) }
            if stage == 5 { peer.close(1001) }
            return peer.reset()
        }
    }

    @Test(.timeLimit(.minutes(10))) func aSlowReaderDoesNotGrowTheMemory() async throws {
        let sent = Locked(0)
        let server = try ScriptedServer { peer in
            peer.accept(subprotocol: "graphql-transport-ws")
            _ = peer.receive()
            peer.send(#"{"type":"connection_ack"}"#)
            _ = peer.receive()
            let event =
                #"{"type":"next","id":"1","payload":{"data":{"a":"\#(String(repeating: "x", count: 1000))"}}}"#
            for _ in 0..<40_000 {
                peer.send(event)
                sent.withLock { $0 += 1 }
            }
            peer.send(#"{"type":"complete","id":"1"}"#)
        }
        let network = WebSocketNetwork(
            url: server.url,
            timeouts: .patient,
            buffer: WebSocketNetwork.EventBuffer(limit: 100, overflow: .wait(upTo: .seconds(3600)))
        )
        var count = 0
        for try await _ in network.stream(.subscription("{ a }")) {
            count += 1
            if count == 1 {
                // Ours, the client's, and what the system buffers for both ends.
                #expect(try await standstill { sent.withLock { $0 } } < 25_000)
            }
        }
        #expect(count == 40_000)
    }
}
#endif
