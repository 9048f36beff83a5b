#if !canImport(Darwin)
import Foundation
import Relay
import TestSupport
import Testing

@testable import RelayNetworking

/// Every public duration, count and size with the least and the greatest value, and those around
/// zero: none of them traps, and each does what its documentation says.
@Suite(.serialized, .timeLimit(.minutes(10))) struct OptionLimitTests {
    /// An option, and how an operation ends with it.
    struct Row<Value: Sendable>: Sendable, CustomTestStringConvertible {
        let name: String
        /// How the operation may end with a value: `works`, or the name of an error.
        let expected: @Sendable (Value) -> Set<String>
        let run: @Sendable (Value) async throws -> Void
        var testDescription: String { name }

        init(
            _ name: String,
            _ expected: @escaping @Sendable (Value) -> Set<String> = { _ in ["works"] },
            run: @escaping @Sendable (Value) async throws -> Void
        ) {
            (self.name, self.expected, self.run) = (name, expected, run)
        }

        func check(_ value: Value) async {
            let outcome: String
            do {
                try await run(value)
                outcome = "works"
            } catch {
                let name = Mirror(reflecting: error).children.first?.label ?? "?"
                outcome = error is NetworkError || error is WebSocketError ? name : "\(error)"
            }
            #expect(expected(value).contains(outcome), "\(name): \(value) gave \(outcome)")
        }
    }

    static let durations: [Duration] = [
        .seconds(Int64.min), .seconds(-1), .zero, .nanoseconds(1), .seconds(1), .seconds(3600),
        .seconds(Int64.max),
    ]
    static let counts = [Int.min, -1, 0, 1, 2, 1 << 20, .max]

    @Test(
        .bug(id: "limits", "A deadline of `.seconds(.max)` ended the process."),
        arguments: httpDurations + clientDurations + socketDurations,
        durations
    )
    func noDurationTraps(row: Row<Duration>, value: Duration) async {
        await row.check(value)
    }

    @Test(
        .bug(id: "limits", "A negative size of messages ended the process."),
        arguments: httpCounts + clientCounts + transportCounts + socketCounts,
        counts
    )
    func noCountTraps(row: Row<Int>, value: Int) async {
        await row.check(value)
    }

    // MARK: - HTTP

    /// Answers operations: a query at once, a subscription on its second connection.
    private static func http(
        _ options: (URL) -> HTTPNetwork,
        _ request: RequestParameters = .query("{ a }"),
        count: Int = 1
    ) async throws {
        let subscriptions = Log<Int>()
        let server = try ScriptedServer.answering { request, peer in
            if request.headers["accept"]?.hasPrefix("text/event-stream") == true {
                let number = subscriptions.append { $0 }
                let end = number == 0 ? "" : "event: complete\n\n"
                peer.send(
                    lines: ["HTTP/1.1 200 OK", "Content-Type: text/event-stream"],
                    then: "event: next\ndata: {\"data\":{}}\n\n" + end
                )
                return peer.end()
            }
            let isBatch = request.text.hasPrefix("[")
            peer.respond(200, isBatch ? #"[{"data":{}},{"data":{}}]"# : #"{"data":{}}"#)
        }
        let network = options(try server.http())
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<count {
                group.addTask {
                    let payloads = try await network.payloads(request)
                    #expect(!payloads.isEmpty)
                }
            }
            try await group.waitForAll()
        }
    }

    private static let positive: @Sendable (Duration) -> Set<String> = {
        $0 <= .zero ? ["invalidRequest"] : $0 < .seconds(3600) ? ["works", "timedOut"] : ["works"]
    }

    private static let passed: @Sendable (String, Duration) -> Set<String> = {
        $1 <= .zero ? [$0] : $1 < .seconds(3600) ? ["works", $0] : ["works"]
    }

    private static let httpDurations: [Row<Duration>] = [
        Row("HTTPNetwork.timeout", positive) { value in
            try await http { HTTPNetwork(url: $0, timeout: value) }
        },
        Row("HTTPNetwork.timeout of a subscription", positive) { value in
            try await http(
                { HTTPNetwork(url: $0, timeout: value, reconnection: .quick(attempts: 0)) },
                .query("{ a }")
            )
        },
        Row("HTTPNetwork.deadline", { passed("deadlineExceeded", $0) }) { value in
            try await http { HTTPNetwork(url: $0, deadline: value) }
        },
        Row("Reconnection.delay") { value in
            let policy = Reconnection(delay: value, maximumDelay: .milliseconds(1))
            try await http({ HTTPNetwork(url: $0, reconnection: policy) }, .subscription("{ a }"))
        },
        Row("Reconnection.maximumDelay") { value in
            let policy = Reconnection(delay: .milliseconds(1), maximumDelay: value)
            try await http({ HTTPNetwork(url: $0, reconnection: policy) }, .subscription("{ a }"))
        },
        Row("Batching.window") { value in
            let batching = HTTPNetwork.Batching(window: value, maximum: 2)
            try await http({ HTTPNetwork(url: $0, batching: batching) }, count: 2)
        },
        Row("ResponseCache.timeToLive") { value in
            let cache = ResponseCache(timeToLive: value)
            try await http({ HTTPNetwork(url: $0, interceptors: [cache]) }, count: 3)
        },
    ]

    private static let sizes: @Sendable (Int) -> Set<String> = {
        $0 < 11 ? ["bodyTooLarge"] : ["works"]
    }

    private static let httpCounts: [Row<Int>] = [
        Row("HTTPNetwork.bodyLimit", sizes) { value in
            try await http { HTTPNetwork(url: $0, bodyLimit: value) }
        },
        Row("HTTPNetwork.bodyLimit of events", sizes) { value in
            try await http(
                { HTTPNetwork(url: $0, reconnection: .quick(attempts: 2), bodyLimit: value) },
                .subscription("{ a }")
            )
        },
        Row("Reconnection.attempts", { $0 < 1 ? ["connectionLost"] : ["works"] }) { value in
            let policy = Reconnection.quick(attempts: value)
            try await http({ HTTPNetwork(url: $0, reconnection: policy) }, .subscription("{ a }"))
        },
        Row("QueryMethod.get(limit:)") { value in
            try await http { HTTPNetwork(url: $0, queries: .get(limit: value)) }
        },
        Row("Batching.maximum") { value in
            var batching = HTTPNetwork.Batching(maximum: value)
            batching.maximum = value
            let chosen = batching
            try await http({ HTTPNetwork(url: $0, batching: chosen) }, count: 2)
        },
        Row("ResponseCache.maximumBytes") { value in
            let cache = ResponseCache(maximumBytes: value)
            try await http({ HTTPNetwork(url: $0, interceptors: [cache]) }, count: 3)
        },
    ]

    // MARK: - Clients and interceptors

    /// Calls a server that is busy first, rejects the first token, redirects `/moved`, and ends the
    /// first download early.
    private static func call(
        _ path: String = "/",
        _ interceptors: [any HTTPInterceptor] = [],
        timeout: Duration = .seconds(3600),
        bodyLimit: Int = 1 << 20,
        transport: any HTTPTransport = PlatformTransport(),
        _ use: ((HTTPClient) async throws -> Void)? = nil
    ) async throws {
        let busy = Log<Int>()
        let server = try ScriptedServer.answering { request, peer in
            switch request.target {
            case "/busy" where busy.append({ $0 }) == 0: peer.respond(503, "busy")
            case "/moved": peer.respond(302, headers: ["Location: /"])
            case "/secret" where request.headers["authorization"] != "Bearer new":
                peer.respond(401, "no")
            default: peer.respond(200, #"{"data":{}}"#)
            }
        }
        let client = HTTPClient(
            baseURL: try server.http(""),
            timeout: timeout,
            bodyLimit: bodyLimit,
            interceptors: interceptors,
            transport: transport
        )
        guard let use else { return _ = try await client.data(for: Endpoint<Data>.get(path)) }
        try await use(client)
    }

    private static let clientDurations: [Row<Duration>] = [
        Row("HTTPClient.timeout", positive) { value in try await call(timeout: value) },
        Row("HTTPClient.timeout of URLSession", positive) { value in
            try await call(timeout: value, transport: URLSessionTransport())
        },
        Row("HTTPRequest.timeout", positive) { value in
            try await call { client in
                let url = try #require(client.baseURL)
                let response = try await client.send(HTTPRequest(url: url, timeout: value))
                _ = try await response.data(upTo: 100)
            }
        },
        Row("RetryInterceptor.baseDelay") { value in
            let retry = RetryInterceptor(baseDelay: value, maximumDelay: .milliseconds(1))
            try await call("/busy", [retry])
        },
        Row("RetryInterceptor.maximumDelay") { value in
            let retry = RetryInterceptor(baseDelay: .milliseconds(1), maximumDelay: value)
            try await call("/busy", [retry])
        },
        Row(
            "AuthenticationInterceptor.refreshTimeout",
            {
                $0 < .seconds(3600) ? ["works", "refreshTimedOut"] : ["works"]
            }
        ) { value in
            let token = Locked("old")
            let authentication = AuthenticationInterceptor(refreshTimeout: value) {
                Credentials(user: "ada", token: token.withLock { $0 })
            } refresh: { _ in
                token.withLock { $0 = "new" }
            }
            try await call("/secret", [authentication])
        },
        Row("CurlOptions.idleTime") { value in
            var options = CurlOptions()
            options.idleTime = value
            try await call(transport: try #require(CurlTransport(options))) { client in
                for _ in 0..<3 { _ = try await client.data(for: Endpoint<Data>.get("/")) }
            }
        },
    ]

    private static let clientCounts: [Row<Int>] = [
        Row("HTTPClient.bodyLimit", sizes) { value in try await call(bodyLimit: value) },
        Row("HTTPResponse.data(upTo:)", sizes) { value in
            try await call { client in
                let response = try await client.send(
                    HTTPRequest(url: try #require(client.baseURL?.appendingPathComponent("a")))
                )
                _ = try await response.data(upTo: value)
            }
        },
        Row(
            "HTTPResponse.data(upTo:) of an announced size",
            { _ in
                ["bodyTooLarge", "connectionLost"]
            }
        ) { value in
            var response = HTTPRequest(url: URL(fileURLWithPath: "/")).response(200, "{}")
            response.headers["Content-Length"] = "\(Int.max)"
            response.body = HTTPBody(
                Data("{}".utf8),
                thenFailing: NetworkError.connectionLost(reason: "", at: response.request.place)
            )
            _ = try await response.data(upTo: value)
        },
        Row("ResponseParserInterceptor.limit", sizes) { value in
            let parser = ResponseParserInterceptor(limit: value) { body, _ in body }
            let client = HTTPClient(interceptors: [parser])
            try await http { HTTPNetwork(url: $0, client: client) }
        },
        Row("RetryInterceptor.maximumAttempts", { $0 < 2 ? ["status"] : ["works"] }) { value in
            let retry = RetryInterceptor(maximumAttempts: value, baseDelay: .milliseconds(1))
            try await call("/busy", [retry])
        },
        Row("RedirectInterceptor.maximum", { $0 < 1 ? ["status"] : ["works"] }) { value in
            try await call("/moved", [RedirectInterceptor(maximum: value)])
        },
        Row("download(resumptions:)") { value in
            try await call { client in
                let folder = FileManager.default.temporaryDirectory
                let file = folder.appendingPathComponent("limits-\(UUID().uuidString)")
                defer { try? FileManager.default.removeItem(at: file) }
                try await client.download(.get("/"), to: file, resumptions: value)
            }
        },
        Row("HTTPBody.init(unreadLimit:)") { value in
            let body = HTTPBody(unreadLimit: value) { writer in
                #expect(writer.write(Data("a".utf8)) == (value >= 1))
                writer.finish()
            }
            for try await _ in body {}
        },
    ]

    /// Sends requests, a large response among them, to one server at a time.
    private static func send(by transport: any HTTPTransport) async throws {
        let body = String(repeating: "x", count: 300_000)
        let server = try ScriptedServer.answering { request, peer in
            let isStream = request.headers["accept"] == "text/event-stream"
            peer.respond(200, body, type: isStream ? "text/event-stream" : "text/plain")
        }
        let client = HTTPClient(timeout: .seconds(600), transport: transport)
        for isStream in [false, true] {
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<4 {
                    group.addTask {
                        var request = HTTPRequest(url: try server.http(), timeout: .seconds(600))
                        if isStream { request.headers["Accept"] = "text/event-stream" }
                        request.staysOpen = isStream
                        let response = try await client.send(request)
                        let data = try await response.data(upTo: .max)
                        #expect(data.count == body.utf8.count)
                    }
                }
                try await group.waitForAll()
            }
        }
    }

    private static func curl(_ change: (inout CurlOptions) -> Void) async throws {
        var options = CurlOptions()
        change(&options)
        try await send(by: #require(CurlTransport(options)))
    }

    private static let transportCounts: [Row<Int>] = [
        Row("CurlOptions.requestsPerHost") { value in try await curl { $0.requestsPerHost = value }
        },
        Row("CurlOptions.idleConnections") { value in try await curl { $0.idleConnections = value }
        },
        Row("CurlOptions.unreadLimit") { value in try await curl { $0.unreadLimit = value } },
        Row("StreamLimit.connectionsPerHost") { value in
            try await curl { options in
                options.streams = StreamLimit(connectionsPerHost: value) { _ in }
                options.streams.connectionsPerHost = value
            }
        },
        Row("StreamLimit.connectionsPerHost of URLSession") { value in
            var streams = StreamLimit(connectionsPerHost: value) { _ in }
            streams.connectionsPerHost = value
            try await send(by: URLSessionTransport(streams: streams))
        },
        Row(
            "URLSessionTransport.unreadLimit",
            {
                $0 < 1 << 20 ? ["works", "readTooSlowly"] : ["works"]
            }
        ) { value in
            try await send(by: URLSessionTransport(unreadLimit: value))
        },
    ]

    // MARK: - WebSockets

    /// Runs a subscription over a socket, whose first connection is lost if `isLost`.
    private static func socket(
        isLost: Bool = false,
        _ request: RequestParameters = .subscription("{ a }"),
        _ options: (URL) -> WebSocketNetwork
    ) async throws {
        let connections = Log<Int>()
        let server = try ScriptedServer { peer in
            let isFirst = connections.append { $0 } == 0
            guard peer.accept(subprotocol: "graphql-transport-ws") else { return }
            _ = peer.receive()
            peer.send(#"{"type":"connection_ack"}"#)
            while let message = peer.receiveJSON() {
                guard message["type"] == "subscribe", let id = message["id"]?.string else {
                    if message["type"] == "ping" { peer.send(#"{"type":"pong"}"#) }
                    continue
                }
                if isFirst, isLost { return peer.reset() }
                for _ in 0..<3 {
                    peer.send("{\"type\":\"next\",\"id\":\"\(id)\",\"payload\":{\"data\":{}}}")
                }
                peer.send("{\"type\":\"complete\",\"id\":\"\(id)\"}")
            }
        }
        let network = options(server.url)
        let payloads = try await network.payloads(request)
        #expect(payloads.count == 3)
    }

    private static func socket(
        _ change: @Sendable (inout WebSocketNetwork.Timeouts) -> Void
    ) async throws {
        var timeouts = WebSocketNetwork.Timeouts.patient
        change(&timeouts)
        let chosen = timeouts
        try await socket {
            WebSocketNetwork(url: $0, timeouts: chosen, reconnection: .quick(attempts: 1))
        }
    }

    private static let socketDurations: [Row<Duration>] = [
        Row("Timeouts.connect", { passed("cannotConnect", $0) }) { value in
            try await socket { $0.connect = value }
        },
        Row("Timeouts.acknowledgement", { passed("cannotConnect", $0) }) { value in
            try await socket { $0.acknowledgement = value }
        },
        Row("Timeouts.silence") { value in try await socket { $0.silence = value }
        },
        Row("Timeouts.pong") { value in try await socket { $0.pong = value } },
        Row("Timeouts.keepAlive") { value in
            try await socket { $0.keepAlive = value }
        },
        Row("Timeouts.start") { value in try await socket { $0.start = value } },
        Row("Timeouts.close") { value in try await socket { $0.close = value } },
        Row("Connecting.lazily(closingAfter:)") { value in
            try await socket {
                WebSocketNetwork(
                    url: $0,
                    connecting: .lazily(closingAfter: value),
                    timeouts: .patient
                )
            }
        },
        Row("WebSocketNetwork.deadline", { passed("deadlineExceeded", $0) }) { value in
            try await socket(.query("{ a }")) {
                WebSocketNetwork(url: $0, timeouts: .patient, deadline: value)
            }
        },
        Row("Reconnection.delay of a socket") { value in
            let policy = Reconnection(delay: value, maximumDelay: .milliseconds(1))
            try await socket(isLost: true) {
                WebSocketNetwork(url: $0, timeouts: .patient, reconnection: policy)
            }
        },
        Row("Reconnection.maximumDelay of a socket") { value in
            let policy = Reconnection(delay: .milliseconds(1), maximumDelay: value)
            try await socket(isLost: true) {
                WebSocketNetwork(url: $0, timeouts: .patient, reconnection: policy)
            }
        },
        Row(
            "EventBuffer.Overflow.wait(upTo:)",
            {
                $0 < .seconds(3600) ? ["works", "tooManyEvents"] : ["works"]
            }
        ) { value in
            let buffer = WebSocketNetwork.EventBuffer(limit: 2, overflow: .wait(upTo: value))
            try await socket { WebSocketNetwork(url: $0, timeouts: .patient, buffer: buffer) }
        },
        Row("WebSocketRequest.timeout", { passed("timedOut", $0) }) { value in
            try await connect(timeout: value)
        },
        Row("WebSocketRequest.closeTimeout") { value in try await connect(closeTimeout: value) },
    ]

    private static let socketCounts: [Row<Int>] = [
        Row("Reconnection.attempts of a socket", { $0 < 1 ? ["connectionLost"] : ["works"] }) {
            value in
            try await socket(isLost: true) {
                WebSocketNetwork(
                    url: $0,
                    timeouts: .patient,
                    reconnection: .quick(attempts: value)
                )
            }
        },
        Row("WebSocketNetwork.messageLimit", { $0 < 100 ? ["bodyTooLarge"] : ["works"] }) { value in
            try await socket {
                WebSocketNetwork(url: $0, timeouts: .patient, messageLimit: value)
            }
        },
        Row("EventBuffer.limit") { value in
            var buffer = WebSocketNetwork.EventBuffer(
                limit: value,
                overflow: .wait(upTo: .seconds(3600))
            )
            buffer.limit = value
            let chosen = buffer
            try await socket { WebSocketNetwork(url: $0, timeouts: .patient, buffer: chosen) }
        },
        Row("WebSocketRequest.messageLimit") { value in try await connect(messageLimit: value) },
    ]

    /// Opens a connection and closes it.
    private static func connect(
        timeout: Duration = .seconds(3600),
        closeTimeout: Duration = .seconds(3600),
        messageLimit: Int = 100
    ) async throws {
        let server = try ScriptedServer { peer in
            guard peer.accept(subprotocol: "a") else { return }
            _ = peer.receive()
        }
        let request = WebSocketRequest(
            url: server.url,
            subprotocols: ["a"],
            timeout: timeout,
            closeTimeout: closeTimeout,
            messageLimit: messageLimit
        )
        let connection = try await PlatformWebSocketTransport().connect(request)
        connection.close(code: 1000, reason: "")
        await #expect(throws: WebSocketError.self) {
            while true { _ = try await connection.receive() }
        }
    }
}
#endif
