#if !canImport(Darwin)
import Foundation
import Relay
import TestSupport
import Testing

@testable import RelayNetworking

/// Servers and closures that take long, or never end.
@Suite(.timeLimit(.minutes(10))) struct SlowSocketTests {
    /// Accepts a connection with its acknowledgement, and returns the id of the first operation.
    private static func begin(_ peer: ScriptedPeer) -> String? {
        guard peer.accept(subprotocol: "graphql-transport-ws") else { return nil }
        _ = peer.receive()
        peer.send(#"{"type":"connection_ack"}"#)
        return peer.receiveJSON()?["id"]?.string
    }

    private static func event(_ id: String, size: Int = 0) -> String {
        let text = String(repeating: "x", count: size)
        return "{\"type\":\"next\",\"id\":\"\(id)\",\"payload\":{\"data\":{\"a\":\"\(text)\"}}}"
    }

    @Test(.bug(id: "signs-of-life", "An event that took longer than the limits never arrived."))
    func anEventThatTakesLongArrives() async throws {
        let server = try ScriptedServer { peer in
            guard let id = Self.begin(peer) else { return }
            let bytes = ScriptedPeer.frame(0x81, Array(Self.event(id, size: 6000).utf8))
            for piece in bytes.chunks(of: 100) {
                peer.send(raw: Array(piece))
                usleep(100_000)
            }
            peer.receiveUntilEnd()
        }
        let network = WebSocketNetwork(
            url: server.url,
            timeouts: .patient {
                $0.silence = .seconds(1)
                $0.pong = .seconds(2)
            },
            reconnection: .quick(attempts: 0)
        )
        for try await event in network.stream(.subscription("{ a }")) {
            #expect(event.count > 6000)
            break
        }
        #expect(server.counts.connections == 1)
    }

    @Test func anEventThatStopsInTheMiddleIsLost() async throws {
        let server = try ScriptedServer { peer in
            guard let id = Self.begin(peer) else { return }
            let bytes = ScriptedPeer.frame(0x81, Array(Self.event(id, size: 6000).utf8))
            peer.send(raw: Array(bytes.prefix(3000)))
            peer.receiveUntilEnd()
        }
        let network = WebSocketNetwork(
            url: server.url,
            timeouts: .patient {
                $0.silence = .milliseconds(50)
                $0.pong = .milliseconds(50)
                $0.close = .milliseconds(50)
            },
            reconnection: .quick(attempts: 0)
        )
        guard case .connectionLost? = await network.failure(of: .subscription("{ a }")) else {
            Issue.record("ended with something else")
            return
        }
        try await until { server.counts.open == 0 }
    }

    @Test(.bug(id: "backoff", "A server that sends an event and resets was reconnected at once."))
    func aServerThatResetsAfterEachEventIsLeftAlone() async throws {
        let server = try ScriptedServer { peer in
            guard let id = Self.begin(peer) else { return }
            peer.send(Self.event(id))
            peer.reset()
        }
        let network = WebSocketNetwork(
            url: server.url,
            timeouts: .patient,
            reconnection: Reconnection(attempts: 3, delay: .milliseconds(50))
        )
        let start = ContinuousClock.now
        var count = 0
        for try await _ in network.stream(.subscription("{ a }")) {
            count += 1
            if count == 7 { break }
        }
        // The sum of half of 50, 100, 200, 400, 800 and 1600 milliseconds.
        #expect(ContinuousClock.now - start >= .milliseconds(1575))
    }

    @Test(
        .bug(id: "backoff", "A server that sends an event and resets was reconnected at once."),
        arguments: ReconnectingSubscriptionTests.formats
    )
    func aServerThatEndsEachStreamAfterAnEventIsLeftAlone(
        format: HTTPNetwork.SubscriptionFormat
    ) async throws {
        let server = try ScriptedServer.answering { _, peer in
            let isMultipart = format == .multipart
            let type =
                isMultipart
                ? "multipart/mixed;boundary=b;subscriptionSpec=1.0" : "text/event-stream"
            peer.send(
                lines: ["HTTP/1.1 200 OK", "Content-Type: \(type)"],
                then: isMultipart
                    ? "--b\r\n\r\n{\"payload\":{\"data\":{}}}\r\n--b\r\n"
                    : "event: next\ndata: {\"data\":{}}\n\n"
            )
            peer.end()
        }
        let network = HTTPNetwork(
            url: try server.http(),
            subscriptions: format,
            reconnection: Reconnection(attempts: 3, delay: .milliseconds(50))
        )
        let start = ContinuousClock.now
        var count = 0
        for try await _ in network.stream(.subscription("{ a }")) {
            count += 1
            if count == 7 { break }
        }
        #expect(ContinuousClock.now - start >= .milliseconds(1575))
    }

    /// Never returns, whatever happens.
    private static func never() async {
        await withCheckedContinuation { continuation in
            waiting.withLock { $0.append(continuation) }
        }
    }

    private static let waiting = Locked<[CheckedContinuation<Void, Never>]>([])

    @Test(
        .bug(id: "endless-payload", "A payload that never came was waited for without a limit."),
        arguments: [true, false]
    )
    func aPayloadThatNeverComesIsAFailedAttempt(isPayload: Bool) async throws {
        let server = try ScriptedServer { _ in }
        let calls = Log<Int>()
        let network = WebSocketNetwork(
            url: server.url,
            timeouts: .patient { $0.connect = .milliseconds(50) },
            reconnection: .quick(attempts: 2),
            connectionPayload: {
                _ = calls.append { $0 }
                if isPayload { await Self.never() }
                return nil
            },
            headers: {
                if !isPayload { await Self.never() }
                return [:]
            }
        )
        for (request, count) in [
            (RequestParameters.query("{ a }"), 1), (.subscription("{ a }"), 4),
        ] {
            guard case .cannotConnect(let reason, _)? = await network.failure(of: request) else {
                Issue.record("\(request.operationKind) ended with something else")
                continue
            }
            #expect(reason.contains("0.05 seconds"))
            #expect(calls.count == count)
        }
        #expect(server.counts.connections == 0)
    }

    @Test(.bug(id: "endless-payload", "An authorization that never came had no limit."))
    func anAuthorizationThatNeverComesFailsItsOperation() async throws {
        let server = try ScriptedServer { peer in
            guard peer.accept(subprotocol: "graphql-ws") else { return }
            _ = peer.receive()
            peer.send(#"{"type":"connection_ack","payload":{"connectionTimeoutMs":0}}"#)
            while peer.receive() != nil {}
        }
        let network = WebSocketNetwork(
            url: server.url,
            protocol: .appSync(
                AppSyncAuthorization { request in
                    if request.body != "{}" { await Self.never() }
                    return [:]
                }
            ),
            timeouts: .patient { $0.start = .milliseconds(50) }
        )
        let error = await network.failure(of: .subscription("{ a }"))
        guard case .invalidRequest(let reason, _)? = error else {
            Issue.record("ended with something else")
            return
        }
        #expect(reason.contains("authorization"))
    }

    @Test(
        .bug(id: "stale-authorization", "An authorization acted on the next connection."),
        arguments: [true, false]
    )
    func anAuthorizationOfALostConnectionIsIgnored(fails: Bool) async throws {
        struct Failure: Error {}
        let (connections, calls, starts) = (Log<Int>(), Log<Int>(), Log<Void>())
        let (isOver, mayGoOn) = (Locked(false), DispatchSemaphore(value: 0))
        let server = try ScriptedServer { peer in
            guard peer.accept(subprotocol: "graphql-ws") else { return }
            _ = peer.receive()
            peer.send(#"{"type":"connection_ack","payload":{"connectionTimeoutMs":0}}"#)
            // The first connection ends when its authorization has been requested.
            while calls.count == 0 { usleep(1000) }
            if connections.append({ $0 }) == 0 { return }
            while let message = peer.receiveJSON() {
                guard message["type"] == "start", let id = message["id"]?.string else { continue }
                starts.append(())
                peer.send(#"{"type":"data","id":"\#(id)","payload":{"data":1}}"#)
                mayGoOn.wait()
                peer.send(#"{"type":"data","id":"\#(id)","payload":{"data":2}}"#)
            }
        }
        let network = WebSocketNetwork(
            url: server.url,
            protocol: .appSync(
                AppSyncAuthorization { request in
                    guard request.body != "{}", calls.append({ $0 }) == 0 else { return [:] }
                    try await until { isOver.withLock { $0 } }
                    if fails { throw Failure() }
                    return [:]
                }
            ),
            timeouts: .patient,
            reconnection: .quick(attempts: 3)
        )
        var events: [Data] = []
        for try await event in network.stream(.subscription("{ a }")) {
            events.append(event)
            if events.count == 2 { break }
            isOver.withLock { $0 = true }
            try await Task.sleep(for: .milliseconds(300))
            mayGoOn.signal()
        }
        mayGoOn.signal()
        #expect(events == [Data(#"{"data":1}"#.utf8), Data(#"{"data":2}"#.utf8)])
        #expect(calls.count == 2)
        #expect(starts.count == 1)
    }

    @Test(.bug(id: "outgoing", "Any number of bytes waited to be sent."))
    func aServerThatDoesNotReadBoundsTheBytesThatWait() async throws {
        let mayRead = DispatchSemaphore(value: 0)
        let answered = Log<String>()
        let server = try ScriptedServer { peer in
            guard peer.accept(subprotocol: "graphql-transport-ws") else { return }
            _ = peer.receive()
            peer.send(#"{"type":"connection_ack"}"#)
            mayRead.wait()
            while let message = peer.receiveJSON() {
                guard message["type"] == "subscribe", let id = message["id"]?.string else {
                    continue
                }
                answered.append(id)
                peer.send(Self.event(id))
                peer.send("{\"type\":\"complete\",\"id\":\"\(id)\"}")
            }
        }
        let network = WebSocketNetwork(url: server.url, timeouts: .patient, unsentLimit: 4 << 20)
        let text: VariableData = ["text": .string(String(repeating: "y", count: 1 << 20))]
        var streams: [AsyncThrowingStream<Data, any Error>] = []
        var refused = 0
        for await state in network.states {
            if case .connected = state { break }
            if streams.isEmpty {
                streams.append(network.stream(.mutation("{ first }")))
            }
        }
        // More than what the system buffers for both ends.
        for number in 0..<100 {
            let stream = network.execute(
                request: .mutation("{ m }", name: "M\(number)"),
                variables: text,
                cacheConfig: CacheConfig()
            )
            // Gives the connection time to take what the system accepts.
            try await Task.sleep(for: .milliseconds(2))
            streams.append(stream)
        }
        mayRead.signal()
        let succeeded = try await withThrowingTaskGroup(of: Bool.self) { group in
            for stream in streams {
                group.addTask {
                    do {
                        var count = 0
                        for try await _ in stream { count += 1 }
                        #expect(count == 1)
                        return true
                    } catch NetworkError.sentTooSlowly(4_194_304, _) {
                        return false
                    }
                }
            }
            return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        refused = streams.count - succeeded
        #expect(refused > 50)
        #expect(succeeded >= 5)
        #expect(answered.count == succeeded)
    }
}
#endif
