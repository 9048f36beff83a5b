import Foundation
import Relay
import TestSupport
import Testing

@testable import RelayNetworking

#if !canImport(Darwin)
/// HTTP/2 with a server that does what real servers do seldom, and at bad moments.
///
/// What the server executes is counted by the server.
@Suite(
    .enabled(
        if: FileManager.default.isExecutableFile(atPath: TestAuthority.program),
        "Install it: `apt-get install openssl`."
    )
) struct CurlMultiplexingTests {
    private typealias Server = SecureScriptedServer

    private func transport(
        _ change: (inout CurlOptions) -> Void = { _ in }
    ) async throws -> CurlTransport {
        var options = CurlOptions()
        change(&options)
        options.certificateAuthorities = try await Server.authority.value.certificate
        options.proxy = .none
        return try #require(CurlTransport(options))
    }

    private func post(
        _ server: Server,
        _ body: String,
        isRepeatable: Bool = false
    ) throws -> HTTPRequest {
        var request = HTTPRequest(url: try server.url(), method: .post, timeout: .seconds(60))
        request.body = .data(Data(body.utf8))
        request.isRepeatable = isRepeatable
        return request
    }

    /// A server that answers each connection's requests, one after the other.
    private func answering(
        maximumStreams: UInt32 = 100,
        _ answer: @escaping @Sendable (UInt32, ScriptedPeer) -> Void
    ) async throws -> Server {
        try await Server { peer in
            peer.acceptHTTP2(maximumStreams: maximumStreams)
            while let frame = peer.receiveHTTP2() {
                if frame.endsStream { answer(frame.stream, peer) }
            }
        }
    }

    enum Ending: CaseIterable {
        case nothing, noError, cancel
    }

    /// RFC 9113, section 8.1: a server that needs no more of a request may answer and reset it.
    @Test(
        .timeLimit(.minutes(2)),
        arguments: Ending.allCases,
        [(100, true), (100, false), (1 << 20, true), (1 << 20, false)]
    )
    func aMutationThatIsAnsweredEarlyIsExecutedOnce(
        ending: Ending,
        body: (size: Int, isMeasured: Bool)
    ) async throws {
        let executed = Locked(0)
        let server = try await Server { peer in
            peer.acceptHTTP2()
            while let frame = peer.receiveHTTP2() {
                guard frame.kind == .headers else { continue }
                executed.withLock { $0 += 1 }
                var fields = [("content-type", "application/json")]
                if body.isMeasured { fields.append(("content-length", "11")) }
                peer.respondHTTP2(stream: frame.stream, #"{"data":{}}"#, fields: fields)
                switch ending {
                case .nothing: break
                case .noError: peer.resetHTTP2(stream: frame.stream, .none)
                case .cancel: peer.resetHTTP2(stream: frame.stream, .cancel)
                }
            }
        }
        let transport = try await transport()
        var request = try post(server, String(repeating: "x", count: body.size))
        request.timeout = .seconds(2)
        for count in 1...3 {
            do {
                let response = try await transport.send(request)
                #expect(response.status == 200)
                #expect(try await response.data(upTo: 100) == Data(#"{"data":{}}"#.utf8))
            } catch let error as NetworkError {
                // While libcurl 7.88 sends a body, it loses the response before a reset.
                #expect(error.mayHaveBeenSent)
            }
            #expect(executed.withLock { $0 } == count)
        }
    }

    /// Without TLS, where the server must expect HTTP/2.
    @Test(.timeLimit(.minutes(2))) func speaksHTTP2WithoutTLS() async throws {
        let server = try ScriptedServer { peer in
            for (stream, body) in HTTP2Requests(peer) { peer.respondHTTP2(stream: stream, body) }
        }
        var options = CurlOptions()
        options.version = .http2
        let transport = try #require(CurlTransport(options))
        try await withThrowingTaskGroup(of: Void.self) { group in
            for worker in 0..<5 {
                group.addTask {
                    for number in 0..<10 {
                        var request = HTTPRequest(url: try server.http(), method: .post)
                        request.body = .data(Data("\(worker)/\(number)".utf8))
                        let response = try await transport.send(request)
                        let body = try await response.data(upTo: 100)
                        #expect(String(decoding: body, as: UTF8.self) == "\(worker)/\(number)")
                    }
                }
            }
            try await group.waitForAll()
        }
        if CurlLibrary.shared?.transfers?.reusesPlainHTTP2 == true {
            #expect(server.counts.connections == 1)
        }
    }

    /// A server that shuts down answers what it has begun, and says which requests it ignores.
    @Test(
        .bug(
            id: "http2-goaway",
            "A mutation that a server ignored when it shut down failed, although it may be sent again."
        ),
        .timeLimit(.minutes(2))
    )
    func aShutdownLosesAndRepeatsNoRequest() async throws {
        let executed = Log<String>()
        let connections = Locked(0)
        let server = try await Server { peer in
            let isFirst = connections.withLock { connections in
                connections += 1
                return connections == 1
            }
            let requests = HTTP2Requests(peer)
            if isFirst {
                let answered = requests.prefix(12).sorted { $0.stream < $1.stream }.prefix(6)
                peer.goAwayHTTP2(last: answered.last?.stream ?? 0)
                for (stream, body) in answered {
                    executed.append(body)
                    peer.respondHTTP2(stream: stream)
                }
                return peer.receiveUntilEnd()
            }
            for (stream, body) in requests {
                executed.append(body)
                peer.respondHTTP2(stream: stream)
            }
        }
        let transport = try await transport()
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<12 {
                group.addTask {
                    let isQuery = number % 2 == 0
                    await #expect(throws: Never.self) {
                        let request = try post(server, "\(number)", isRepeatable: isQuery)
                        #expect(try await transport.send(request).status == 200)
                    }
                }
            }
        }
        let counts = Dictionary(grouping: executed.all) { $0 }.mapValues(\.count)
        for number in 0..<12 { #expect(counts["\(number)"] == 1, "\(number)") }
    }

    @Test(.timeLimit(.minutes(2)), arguments: [HTTP2Frame.Code.internalError, .cancel])
    func aResetEndsOneRequestAlone(code: HTTP2Frame.Code) async throws {
        let executed = Log<String>()
        let server = try await Server { peer in
            for (stream, body) in HTTP2Requests(peer) {
                executed.append(body)
                if body == "mutation" {
                    peer.resetHTTP2(stream: stream, code)
                } else {
                    peer.respondHTTP2(stream: stream)
                }
            }
        }
        let transport = try await transport()
        #expect(try await transport.send(post(server, "query", isRepeatable: true)).status == 200)
        let error = await #expect(throws: NetworkError.self) {
            try await transport.send(post(server, "mutation"))
        }
        guard case .connectionLost = error else {
            Issue.record("got \(String(describing: error))")
            return
        }
        #expect(try await transport.send(post(server, "query", isRepeatable: true)).status == 200)
        #expect(executed.all == ["query", "mutation", "query"])
    }

    @Test(.timeLimit(.minutes(2)), arguments: [HTTP2Frame.Code.internalError, .cancel])
    func aResetInABodyIsNoEndOfIt(code: HTTP2Frame.Code) async throws {
        let server = try await answering { stream, peer in
            peer.respondHTTP2(
                stream: stream,
                "some",
                fields: [("content-type", "text/plain")],
                endsStream: false
            )
            peer.resetHTTP2(stream: stream, code)
        }
        let request = HTTPRequest(url: try server.url())
        await #expect(throws: NetworkError.self) {
            _ = try await transport().send(request).data(upTo: 100)
        }
    }

    @Test(.timeLimit(.minutes(2))) func readsWhatComesBeforeAndAfterTheResponse() async throws {
        let server = try await answering { stream, peer in
            for _ in 0..<2 {
                peer.respondHTTP2(
                    stream: stream,
                    nil,
                    status: "103",
                    fields: [("link", "</a>; rel=preload")],
                    endsStream: false
                )
            }
            peer.respondHTTP2(stream: stream, "abc", endsStream: false)
            // Trailers.
            peer.send(
                HTTP2Frame(
                    kind: .headers,
                    flags: HTTP2Frame.endOfHeaders | HTTP2Frame.endOfStream,
                    stream: stream,
                    payload: [0, 5] + Array("x-end".utf8) + [3] + Array("yes".utf8)
                )
            )
        }
        let transport = try await transport()
        for _ in 0..<3 {
            let response = try await transport.send(HTTPRequest(url: server.url()))
            #expect(response.status == 200)
            #expect(response.headers["link"] == nil)
            #expect(response.headers["x-end"] == nil)
            #expect(try await response.data(upTo: 100) == Data("abc".utf8))
        }
        #expect(server.counts.connections == 1)
    }

    /// Two hundred subscriptions and as many queries over one connection.
    @Test(.timeLimit(.minutes(2)))
    func subscriptionsAndQueriesShareAConnection() async throws {
        let size = 200
        let streams = Locked<[UInt32]>([])
        let server = try await Server { peer in
            for (stream, body) in HTTP2Requests(peer, maximumStreams: 1000) {
                guard body == "subscription" else {
                    // Each query finds all subscriptions in the middle of an event.
                    for open in streams.withLock({ $0 }) {
                        let event = Array("data: \(body)\n\n".utf8)
                        peer.send(HTTP2Frame(kind: .data, stream: open, payload: event))
                    }
                    peer.respondHTTP2(stream: stream, body)
                    continue
                }
                streams.withLock { $0.append(stream) }
                let type = [("content-type", "text/event-stream")]
                peer.respondHTTP2(stream: stream, "data: 0\n\n", fields: type, endsStream: false)
            }
        }
        let transport = try await transport()
        var open: [HTTPResponse] = []
        for _ in 0..<size {
            var request = try post(server, "subscription")
            request.staysOpen = true
            open.append(try await transport.send(request))
        }
        for number in 1...10 {
            let response = try await transport.send(post(server, "\(number)"))
            #expect(try await response.data(upTo: 100) == Data("\(number)".utf8))
        }
        for response in open {
            var text = ""
            for try await chunk in response.body {
                text += String(decoding: chunk, as: UTF8.self)
                if text.hasSuffix("data: 10\n\n") { break }
            }
            #expect(text.split(separator: "\n\n").count == 11)
        }
        #expect(server.counts.connections == 1)
        open = []
        try await until { transport.inFlight == 0 }
    }

    /// Streams that are stuck in either direction, while others of the connection are served.
    @Test(.timeLimit(.minutes(2))) func aStuckStreamTimesOutAlone() async throws {
        let streams = Locked<[UInt32]>([])
        let server = try await Server { peer in
            peer.acceptHTTP2()
            while let frame = peer.receiveHTTP2() {
                // The peer opens no window, so of a large body only the first 64 KB are sent.
                guard frame.kind == .headers else { continue }
                let isFirst = streams.withLock { streams in
                    streams.append(frame.stream)
                    return streams.count == 1
                }
                if isFirst {
                    let type = [("content-type", "text/plain")]
                    peer.respondHTTP2(stream: frame.stream, "some", fields: type, endsStream: false)
                } else if frame.endsStream {
                    peer.respondHTTP2(stream: frame.stream)
                }
            }
        }
        let transport = try await transport()
        // Long, so that both of them are on their way before the first one times out.
        let limit = Duration.seconds(2)
        let start = ContinuousClock.now
        let stuck = try await transport.send(HTTPRequest(url: server.url(), timeout: limit))
        let upload = Task {
            var request = try post(server, String(repeating: "x", count: 1 << 20))
            request.timeout = limit
            return try await transport.send(request)
        }
        let others = Task {
            for _ in 0..<25 {
                let response = try await transport.send(HTTPRequest(url: server.url()))
                #expect(try await response.data(upTo: 10) == Data("{}".utf8))
                try await Task.sleep(for: .milliseconds(100))
            }
        }
        let errors = [
            await #expect(throws: NetworkError.self) { try await stuck.data(upTo: 100) },
            await #expect(throws: NetworkError.self) { try await upload.value },
        ]
        for error in errors {
            guard case .timedOut(after: limit, _) = error else {
                Issue.record("got \(String(describing: error))")
                continue
            }
        }
        #expect(ContinuousClock.now - start >= limit)
        try await others.value
        // The connection is closed if a stream times out while no other is open.
        #expect(server.counts.connections <= 2)
    }

    @Test(.timeLimit(.minutes(2))) func aConnectionThatEndsEndsAllOfItsRequests() async throws {
        let executed = Log<String>()
        let server = try await Server { peer in
            // The first is answered, after which it is known that many share a connection.
            for (stream, body) in HTTP2Requests(peer) {
                executed.append(body)
                if body == "first" { peer.respondHTTP2(stream: stream) }
                if executed.count > 5 { break }
            }
            peer.reset()
        }
        let transport = try await transport()
        #expect(try await transport.send(post(server, "first")).status == 200)
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<20 {
                group.addTask {
                    let error = await #expect(throws: NetworkError.self) {
                        try await transport.send(post(server, "\(number)"))
                    }
                    if case .timedOut = error { Issue.record("\(number) was not told.") }
                    if error?.mayHaveBeenSent == false {
                        #expect(!executed.all.contains("\(number)"))
                    }
                }
            }
        }
        #expect(Set(executed.all).count == executed.count)
        try await until { transport.inFlight == 0 && server.counts.open == 0 }
    }

    /// Another request is in flight on the quiet connection, and goes on.
    @Test(
        .bug(id: "quiet-connection", "A dead connection took requests until the system gave up."),
        .timeLimit(.minutes(2))
    )
    func afterATimeoutRequestsUseAnotherConnectionThanAQuietOne() async throws {
        let received = Log<String>()
        let mayAnswer = DispatchSemaphore(value: 0)
        let server = try await Server { peer in
            for (stream, body) in HTTP2Requests(peer) {
                received.append(body)
                if body == "impatient" { continue }
                if body == "patient" { mayAnswer.wait() }
                peer.respondHTTP2(stream: stream, body)
            }
        }
        let transport = try await transport()
        // A response that is dropped before its body has arrived would close the connection.
        let send = { @Sendable (request: HTTPRequest) in
            _ = try await transport.send(request).data(upTo: 100)
        }
        try await send(post(server, "first"))
        var impatient = try post(server, "impatient")
        impatient.timeout = .seconds(2)
        let failing = Task { [impatient] in try await send(impatient) }
        try await until { received.count == 2 }
        let patient = Task { try await send(post(server, "patient")) }
        try await until { received.count == 3 }
        await #expect(throws: NetworkError.self) { try await failing.value }
        var next = try post(server, "next")
        next.timeout = .seconds(20)
        try await send(next)
        #expect(server.counts.connections == 2)
        mayAnswer.signal()
        try await patient.value
        // It has received something, so it is used again.
        try await send(post(server, "last"))
        #expect(server.counts.connections == 2)
    }

    /// libcurl keeps the connection of a paused stream that is cancelled, and does not report it.
    ///
    /// Its server learns of the cancellation because it is closed.
    @Test(.timeLimit(.minutes(2)))
    func theConnectionOfACancelledPausedStreamIsClosed() async throws {
        let answer: @Sendable (ScriptedPeer) -> Void = { peer in
            for (stream, _) in HTTP2Requests(peer) {
                let type = [("content-type", "text/plain")]
                peer.respondHTTP2(stream: stream, "some", fields: type, endsStream: false)
                let piece = [UInt8](repeating: 120, count: 1 << 14)
                for _ in 0..<64 {
                    peer.send(HTTP2Frame(kind: .data, stream: stream, payload: piece))
                }
            }
        }
        let servers = [try await Server(answer), try await Server(answer)]
        let transport = try await transport {
            $0.unreadLimit = 1 << 16
            $0.idleConnections = 1
        }
        let open = { servers.reduce(0) { $0 + $1.counts.open } }
        for _ in 0..<3 {
            for server in servers {
                let response = try await transport.send(post(server, "query"))
                // Until it waits for its reader.
                try await Task.sleep(for: .milliseconds(200))
                withExtendedLifetime(response) {}
            }
            try await until { transport.inFlight == 0 }
            #expect(try await comesToHold { open() == 0 })
        }
    }
}
#endif
