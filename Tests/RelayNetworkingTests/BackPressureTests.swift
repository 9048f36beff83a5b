import Foundation
import Relay
import TestSupport
import Testing

@testable import RelayNetworking

/// Payloads are asked for as they are read, through all interceptors; no number of them is too many.
struct BackPressureTests {
    private static let url = URL(string: "http://localhost/graphql") ?? URL(fileURLWithPath: "/")

    /// A network whose server answers with a body that is there at once.
    private func network(_ type: String, _ body: String) -> HTTPNetwork {
        let transport = StubTransport { $0.response(200, body, type: type) }
        return HTTPNetwork(url: Self.url, client: HTTPClient(transport: transport))
    }

    private func countSlowly(_ stream: AsyncThrowingStream<Data, any Error>) async throws -> Int {
        try await Task.sleep(for: .milliseconds(300))
        var count = 0
        for try await _ in stream { count += 1 }
        return count
    }

    @Test func aStreamQueryOf1500PartsReachesASlowReader() async throws {
        let part = "--b\r\n\r\n{\"incremental\":[],\"hasNext\":true}\r\n"
        let body =
            String(repeating: part, count: 1499) + "--b\r\n\r\n{\"hasNext\":false}\r\n--b--\r\n"
        let network = network("multipart/mixed;boundary=b", body)
        let request = RequestParameters.query("{ a @stream }")
        #expect(try await countSlowly(network.stream(request)) == 1500)
        let intercepted = network.intercepted(by: [.logging { _ in }])
        #expect(try await countSlowly(intercepted.stream(request)) == 1500)
    }

    @Test func aBurstOf50000EventsReachesASlowReader() async throws {
        let event = "event: next\ndata: {\"data\":{}}\n\n"
        let body = String(repeating: event, count: 50_000) + "event: complete\n\n"
        let network = network("text/event-stream", body)
        #expect(try await countSlowly(network.stream(.subscription("{ a }"))) == 50_000)
    }

    /// Counts the payloads that are asked for; the network never ends by itself.
    private struct Endless: Network {
        let asked: Locked<Int>

        func execute(
            request: RequestParameters,
            variables: VariableData,
            cacheConfig: CacheConfig
        ) -> AsyncThrowingStream<Data, any Error> {
            let asked = asked
            return AsyncThrowingStream(unfolding: {
                asked.withLock { $0 += 1 }
                return Data("{\"data\":{}}".utf8)
            })
        }
    }

    /// Hands on each payload by `map`.
    private struct Mapping: NetworkInterceptor {
        func intercept(_ request: NetworkRequest, next: NetworkNext) async throws -> Payloads {
            try await next(request).map { $0 }
        }
    }

    @Test(arguments: 1...3)
    func interceptorsAskForAPayloadWhenTheLastWasRead(depth: Int) async throws {
        let asked = Locked(0)
        var network: any Network = Endless(asked: asked)
        for _ in 0..<depth { network = network.intercepted(by: [Mapping(), .logging { _ in }]) }
        var count = 0
        for try await _ in network.stream(.subscription("{ a }")) {
            count += 1
            if count == 10 { break }
        }
        // The one that waits, and the one behind it.
        #expect(asked.withLock { $0 } <= 10 + 2)
    }

    @Test func aServerIsSlowedDownThroughInterceptors() async throws {
        let sent = Locked(0)
        let server = try ScriptedServer { peer in
            peer.accept(subprotocol: "graphql-transport-ws")
            _ = peer.receive()
            peer.send(#"{"type":"connection_ack"}"#)
            guard let id = peer.receiveJSON()?["id"]?.string else { return }
            let text = String(repeating: "x", count: 10_000)
            for _ in 0..<5000 {
                peer.send(#"{"type":"next","id":"\#(id)","payload":{"data":"\#(text)"}}"#)
                sent.withLock { $0 += 1 }
            }
            peer.send(#"{"type":"complete","id":"\#(id)"}"#)
            peer.receiveUntilEnd()
        }
        let network = WebSocketNetwork(
            url: server.url,
            timeouts: .patient,
            buffer: WebSocketNetwork.EventBuffer(limit: 10, overflow: .wait(upTo: .seconds(3600)))
        ).intercepted(by: [Mapping(), .logging { _ in }])
        let stream = network.stream(.subscription("{ a }"))
        let stuck = try await standstill { sent.withLock { $0 } }
        #expect(stuck < 5000)
        var count = 0
        for try await _ in stream { count += 1 }
        #expect(count == 5000)
    }

    @Test(
        .bug(id: "full-buffer", "A reader that left with a full buffer held up the whole socket."),
        .timeLimit(.minutes(2))
    )
    func aReaderThatLeavesWithAFullBufferHoldsUpNobody() async throws {
        let sent = Locked(0)
        let server = try ScriptedServer { peer in
            peer.accept(subprotocol: "graphql-transport-ws")
            _ = peer.receive()
            peer.send(#"{"type":"connection_ack"}"#)
            guard let first = peer.receiveJSON()?["id"]?.string,
                let second = peer.receiveJSON()?["id"]?.string
            else { return }
            let text = String(repeating: "x", count: 10_000)
            for _ in 0..<5000 {
                peer.send(#"{"type":"next","id":"\#(first)","payload":{"data":"\#(text)"}}"#)
                sent.withLock { $0 += 1 }
            }
            peer.send(#"{"type":"next","id":"\#(second)","payload":{"data":{}}}"#)
            peer.receiveUntilEnd()
        }
        let network = WebSocketNetwork(
            url: server.url,
            timeouts: .patient,
            buffer: WebSocketNetwork.EventBuffer(limit: 2, overflow: .wait(upTo: .seconds(3600)))
        )
        let unread = Locked(Optional(network.stream(.subscription("{ a }"))))
        let other = network.stream(.subscription("{ b }"))
        let stuck = try await standstill { sent.withLock { $0 } }
        #expect(stuck < 5000)
        _ = unread.withLock { $0.take() }
        for try await event in other {
            #expect(event == Data(#"{"data":{}}"#.utf8))
            return
        }
        Issue.record("The other subscription has received nothing.")
    }

    @Test func queriesAndMutationsHaveADeadlineByDefault() {
        #expect(HTTPNetwork(url: Self.url).deadline == .seconds(300))
        #expect(WebSocketNetwork(url: Self.url).deadline == .seconds(300))
    }

    @Test func theDeadlineEndsAResponseThatDrips() async throws {
        let transport = StubTransport { request in
            var response = request.response(200, "")
            response.body = HTTPBody {
                try await Task.sleep(for: .milliseconds(1))
                return Data(" ".utf8)
            }
            return response
        }
        let network = HTTPNetwork(
            url: Self.url,
            deadline: .milliseconds(100),
            client: HTTPClient(transport: transport)
        )
        let error = try #require(await network.failure(of: .query("{ a }")))
        guard case .deadlineExceeded(after: .milliseconds(100), _) = error else { throw error }
    }
}

/// The deadlines of operations, which share a timer.
struct DeadlinesTests {
    @Test func eachFiresOnceUnlessItIsRemoved() async throws {
        let deadlines = Deadlines()
        let fired = Log<Int>()
        for n in [300, 20, 100, 60, 200] {
            _ = deadlines.add(after: .milliseconds(n)) { fired.append(n) }
        }
        let removed = deadlines.add(after: .milliseconds(1)) { fired.append(1) }
        deadlines.remove(removed)
        try await until { fired.count == 5 }
        #expect(fired.all.sorted() == [20, 60, 100, 200, 300])
        _ = deadlines.add(after: .milliseconds(5)) { fired.append(5) }
        try await until { fired.count == 6 }
    }
}
