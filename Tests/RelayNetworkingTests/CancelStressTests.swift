import Foundation
import Relay
import TestSupport
import Testing

@testable import RelayNetworking

/// Everything that can be cancelled is cancelled at any moment from other threads, while everything
/// delivers: nothing freezes, and every reader ends.
///
/// The runtime holds a task's lock while it runs cancellation handlers, which take our locks; so a
/// lock of ours that is held while a continuation is resumed or a stream is yielded to freezes both.
/// `RELAY_STRESS_SECONDS` is the length of each test; without it none of them runs, because their
/// threads leave no processor to tests that talk to servers.
@Suite(
    .serialized,
    .enabled(if: ProcessInfo.processInfo.environment["RELAY_STRESS_SECONDS"] != nil)
) struct CancelStressTests {
    @Test func readersOfAQueue() async throws {
        let current = Locked(EventQueue(WebSocketNetwork.EventBuffer(limit: 4)))
        let isOver = Locked(false)
        Thread.detachNewThread {
            while !isOver.withLock({ $0 }) {
                _ = current.withLock { $0 }.push(Data("{}".utf8))
            }
        }
        try await cancelEverything {
            let queue = EventQueue(WebSocketNetwork.EventBuffer(limit: 4))
            current.withLock { $0 = queue }
            return { while try await queue.next() != nil {} }
        }
        isOver.withLock { $0 = true }
    }

    @Test func writersThatWaitForRoom() async throws {
        try await cancelEverything {
            let queue = EventQueue(WebSocketNetwork.EventBuffer(limit: 2))
            let writer = Task {
                for _ in 0..<100 where queue.push(Data("{}".utf8)) == .full {
                    _ = await queue.waitForRoom(upTo: .seconds(3600))
                }
                queue.finish(nil)
            }
            return {
                while try await queue.next() != nil {}
                await writer.value
            }
        }
    }

    @Test func subscriptionsOverAWebSocket() async throws {
        let server = try ScriptedServer { peer in
            peer.accept(subprotocol: "graphql-transport-ws")
            var active: [String] = []
            while let message = peer.receiveJSON() {
                let id = message["id"]?.string ?? ""
                switch message["type"]?.string {
                case "connection_init": peer.send(#"{"type":"connection_ack"}"#)
                case "subscribe": active.append(id)
                case "complete": active.removeAll { $0 == id }
                default: break
                }
                // Not to all of them, so that a busy client is not flooded.
                for _ in 0..<20 {
                    for id in active.suffix(4) {
                        peer.send(#"{"type":"next","id":"\#(id)","payload":{"data":{}}}"#)
                    }
                }
            }
        }
        let network = WebSocketNetwork(url: server.url, timeouts: .patient)
        let other = network.intercepted(by: [.logging { _ in }])
        let count = Locked(0)
        try await cancelEverything {
            let number = count.withLock { count in
                count += 1
                return count
            }
            let request = RequestParameters.subscription("{ a }")
            let stream = number % 2 == 0 ? network.stream(request) : other.stream(request)
            return { for try await _ in stream {} }
        }
    }

    @Test func statesAndGapsOfAConnectionThatComesAndGoes() async throws {
        let network = WebSocketNetwork(
            url: try #require(URL(string: "ws://localhost/graphql")),
            timeouts: .patient,
            reconnection: Reconnection(attempts: .max, delay: .zero),
            transport: FlappingTransport()
        )
        let subscription = Task {
            for try await _ in network.stream(.subscription("{ a }")) {}
        }
        let count = Locked(0)
        try await cancelEverything {
            let number = count.withLock { count in
                count += 1
                return count
            }
            if number % 2 == 0 {
                return { for await _ in network.states {} }
            }
            return { for await _ in network.gaps {} }
        }
        subscription.cancel()
        _ = await subscription.result
    }

    @Test(arguments: ["text/event-stream", "multipart/mixed;boundary=b;subscriptionSpec=1.0"])
    func subscriptionsOverHTTP(type: String) async throws {
        let writers = Locked<[Int: HTTPBody.Writer]>([:])
        let count = Locked(0)
        let isOver = Locked(false)
        let piece =
            type.hasPrefix("text")
            ? "event: next\ndata: {\"data\":{}}\n\n" : "--b\r\n\r\n{\"payload\":{\"data\":{}}}\r\n"
        Thread.detachNewThread {
            while !isOver.withLock({ $0 }) {
                for writer in writers.withLock({ $0.values }) {
                    _ = writer.write(Data(piece.utf8))
                }
                // A consumer that always has something to read never suspends: as many of them as
                // there are processors would keep every other task from running.
                Thread.sleep(forTimeInterval: 0.000_05)
            }
        }
        let transport = StubTransport { request in
            let number = count.withLock { count in
                count += 1
                return count
            }
            let body = HTTPBody(unreadLimit: 1 << 16) { writer in
                writer.onAbandon { writers.withLock { _ = $0.removeValue(forKey: number) } }
                writers.withLock { $0[number] = writer }
            }
            return HTTPResponse(
                request: request,
                status: 200,
                headers: ["Content-Type": type],
                body: body
            )
        }
        let network = HTTPNetwork(
            url: try #require(URL(string: "http://localhost/graphql")),
            interceptors: [.logging { _ in }, .retry(), ResponseCache()],
            client: HTTPClient(interceptors: [.metrics { _ in }], transport: transport)
        ).intercepted(by: [.logging { _ in }])
        try await cancelEverything {
            let stream = network.stream(.subscription("{ a }"))
            return { for try await _ in stream {} }
        }
        isOver.withLock { $0 = true }
    }

    @Test func batchesAndRefreshes() async throws {
        let count = Locked(0)
        let transport = StubTransport { request in
            let number = count.withLock { count in
                count += 1
                return count
            }
            if number % 3 == 0 { return request.response(401, "") }
            await Task.yield()
            return request.response(200, #"{"data":{"a":1}}"#)
        }
        let network = HTTPNetwork(
            url: try #require(URL(string: "http://localhost/graphql")),
            interceptors: [
                AuthenticationInterceptor {
                    Credentials(user: "ada", token: "token")
                } refresh: { _ in
                    try await Task.sleep(for: .microseconds(50))
                }
            ],
            batching: .init(window: .microseconds(100), maximum: 3),
            client: HTTPClient(transport: transport)
        )
        try await cancelEverything {
            { _ = try await network.payloads(.query("{ a }")) }
        }
    }

    @Test(arguments: TestedTransport.allCases)
    func requestsAndDownloadsOfASession(tested: TestedTransport) async throws {
        let server = try ScriptedServer { peer in
            let target = peer.receiveHead()
            let isStream = target.hasPrefix("/events")
            peer.send(
                raw: Array(
                    ("HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Type: "
                        + (isStream ? "text/event-stream\r\n" : "application/json\r\n")
                        + (isStream ? "\r\n" : "Content-Length: 17\r\n\r\n{\"data\":{\"a\":1}}\n"))
                        .utf8
                )
            )
            for _ in 0..<(isStream ? 50 : 0) {
                peer.send(raw: Array("event: next\ndata: {\"data\":{}}\n\n".utf8))
            }
        }
        let transport = try tested.make()
        let client = HTTPClient(transport: transport)
        let base = try #require(URL(string: "http://127.0.0.1:\(server.port)"))
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let count = Locked(0)
        try await cancelEverything(from: 1, pause: 500...5000) {
            let number = count.withLock { count in
                count += 1
                return count
            }
            let network = HTTPNetwork(
                url: base.appendingPathComponent(number % 3 == 0 ? "events" : "graphql"),
                reconnection: Reconnection(attempts: 0),
                client: client
            )
            switch number % 3 {
            case 0:
                let stream = network.stream(.subscription("{ a }"))
                return { for try await _ in stream {} }
            case 1:
                return { _ = try await network.payloads(.query("{ a }")) }
            default:
                let file = folder.appendingPathComponent("\(number)")
                return { _ = try await client.download(.get("\(base)/file"), to: file) }
            }
        }
        try await until { inFlight(transport) == 0 }
    }
}

/// Runs what `start` gives in a task, cancels it a moment later, and so on; from several threads,
/// until the time is over.
///
/// When nothing moves for two minutes the process ends: with all of its threads in a deadlock the
/// test could not report it.
private func cancelEverything(
    from threads: Int = 3,
    pause: ClosedRange<UInt32> = 20...400,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ start: @escaping @Sendable () -> @Sendable () async throws -> Void
) async throws {
    let counts = Locked((started: 0, ended: 0, threads: threads, isOver: false))
    let length = ProcessInfo.processInfo.environment["RELAY_STRESS_SECONDS"].flatMap(Double.init)
    let end = ContinuousClock.now + .seconds(length ?? 2)
    Thread.detachNewThread {
        var (last, still) = (-1, 0)
        while !counts.withLock({ $0.isOver }) {
            sleep(1)
            let now = counts.withLock { $0.started + $0.ended }
            still = now == last ? still + 1 : 0
            last = now
            guard still < 120 else {
                FileHandle.standardError.write(Data("Frozen: \(sourceLocation)\n".utf8))
                abort()
            }
        }
    }
    for _ in 0..<threads {
        Thread.detachNewThread {
            while ContinuousClock.now < end {
                // On a busy machine tasks wait for their turn; they must not pile up.
                while counts.withLock({ $0.started - $0.ended }) > 100 { usleep(1000) }
                counts.withLock { $0.started += 1 }
                let work = start()
                let task = Task {
                    try? await work()
                    counts.withLock { $0.ended += 1 }
                }
                usleep(.random(in: pause))
                task.cancel()
            }
            counts.withLock { $0.threads -= 1 }
        }
    }
    try await until(
        { counts.withLock { $0.threads == 0 && $0.ended == $0.started } },
        sourceLocation: sourceLocation
    )
    counts.withLock { $0.isOver = true }
    #expect(counts.withLock { $0.started } > 50, sourceLocation: sourceLocation)
}

/// Connections that are acknowledged and lost a moment later.
private struct FlappingTransport: WebSocketTransport {
    func connect(_ request: WebSocketRequest) async throws -> any WebSocketConnection {
        Connection()
    }

    private final class Connection: WebSocketConnection {
        private let calls = Locked(0)
        let subprotocol: String? = "graphql-transport-ws"

        func receive() async throws -> [WebSocketMessage] {
            let call = calls.withLock { calls in
                calls += 1
                return calls
            }
            switch call {
            case 1: return [WebSocketMessage(#"{"type":"connection_ack"}"#)]
            case 2: return [WebSocketMessage(#"{"type":"next","id":"1","payload":{"data":{}}}"#)]
            default: throw WebSocketError.lost(reason: "it flaps")
            }
        }

        func send(_ message: WebSocketMessage) {}
        func close(code: Int, reason: String) {}
    }
}
