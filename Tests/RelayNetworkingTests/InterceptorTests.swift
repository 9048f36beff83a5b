import Foundation
import Relay
import RelayNetworking
import TestSupport
import Testing

/// The two levels of interceptors, and how lists of them compose.
struct InterceptorTests {
    private let endpoint = "http://localhost/graphql"

    private struct Named: NetworkInterceptor, HTTPInterceptor {
        let name: String
        let log: Log<String>

        func intercept(_ request: NetworkRequest, next: NetworkNext) async throws -> Payloads {
            log.append("\(name) →")
            defer { log.append("\(name) ←") }
            return try await next(request)
        }

        func intercept(_ request: HTTPRequest, next: HTTPNext) async throws -> HTTPResponse {
            log.append("\(name) → http")
            defer { log.append("\(name) ← http") }
            return try await next(request)
        }
    }

    private func network(
        _ interceptors: [any NetworkInterceptor] = [],
        http: [any HTTPInterceptor] = [],
        answer: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse = {
            $0.response(200, #"{"data":{"a":1}}"#)
        }
    ) throws -> HTTPNetwork {
        HTTPNetwork(
            url: try #require(URL(string: endpoint)),
            interceptors: interceptors,
            client: HTTPClient(interceptors: http, transport: StubTransport(answer: answer))
        )
    }

    @Test func theFirstIsTheOutermostAndOperationsAreOutsideExchanges() async throws {
        let log = Log<String>()
        let (a, b) = (Named(name: "a", log: log), Named(name: "b", log: log))
        let network = try network([a, b], http: [a, b])
        #expect(try await network.payloads(.query("{ a }")) == [["data": ["a": 1]]])
        #expect(
            log.all == [
                "a →", "b →", "a → http", "b → http", "b ← http", "a ← http", "b ←", "a ←",
            ]
        )
    }

    @Test func oneMayStopARequestBeforeItIsSent() async throws {
        struct Offline: Error {}
        struct Stop: NetworkInterceptor {
            func intercept(_ request: NetworkRequest, next: NetworkNext) async throws -> Payloads {
                throw Offline()
            }
        }
        let log = Log<String>()
        let network = try network([Stop(), Named(name: "a", log: log)])
        await #expect(throws: Offline.self) { try await network.payloads(.query("{ a }")) }
        #expect(log.all.isEmpty)
    }

    @Test func oneMayChangeTheRequestAndTheAnswer() async throws {
        struct Change: NetworkInterceptor {
            func intercept(_ request: NetworkRequest, next: NetworkNext) async throws -> Payloads {
                var request = request
                request.variables["n"] = 7
                request.extensions["trace"] = true
                return try await next(request).map { _ in Data(#"{"data":{"a":2}}"#.utf8) }
            }
        }
        let sent = Log<JSONValue>()
        let network = try network([Change()]) { request in
            if case .data(let body) = request.body { sent.append(try JSONValue(parsing: body)) }
            return request.response(200, #"{"data":{"a":1}}"#)
        }
        #expect(try await network.payloads(.query("{ a }")) == [["data": ["a": 2]]])
        #expect(sent.all.first?["variables"] == ["n": 7])
        #expect(sent.all.first?["extensions"] == ["trace": true])
    }

    @Test func oneMayRecoverFromAnErrorOrMapIt() async throws {
        struct Friendly: Error {}
        struct Recover: NetworkInterceptor {
            func intercept(_ request: NetworkRequest, next: NetworkNext) async throws -> Payloads {
                do {
                    return try await next(request)
                } catch NetworkError.status(500, _, _, _) {
                    return Payloads(Data(#"{"data":null}"#.utf8))
                } catch is NetworkError {
                    throw Friendly()
                }
            }
        }
        for status in [500, 404] {
            let network = try network([Recover()]) { $0.response(status, "no", type: nil) }
            if status == 500 {
                #expect(try await network.payloads(.query("{ a }")) == [["data": .null]])
            } else {
                await #expect(throws: Friendly.self) { try await network.payloads(.query("{ a }")) }
            }
        }
    }

    @Test func oneSeesTheRawBytesAsTheyCome() async throws {
        struct Tap: HTTPInterceptor {
            let bytes: Log<String>
            func intercept(_ request: HTTPRequest, next: HTTPNext) async throws -> HTTPResponse {
                var response = try await next(request)
                response.body = response.body.observed { chunk in
                    bytes.append(String(decoding: chunk, as: UTF8.self))
                } end: { error in
                    bytes.append(error == nil ? "end" : "error")
                }
                return response
            }
        }
        let bytes = Log<String>()
        _ = try await network(http: [Tap(bytes: bytes)]).payloads(.query("{ a }"))
        #expect(bytes.all == [#"{"data":{"a":1}}"#, "end"])
    }

    @TaskLocal private static var user = "nobody"

    @Test func taskLocalValuesOfTheCallerReachBothLevels() async throws {
        let seen = Log<String>()
        let network = try network(
            [
                .headers { _ in
                    seen.append(Self.user)
                    return [:]
                }
            ],
            http: [
                .headers { _ in
                    seen.append(Self.user)
                    return [:]
                }
            ]
        )
        let environment = RelayEnvironment(network: network)
        try await Self.$user.withValue("Ann") {
            _ = try await network.payloads(.query("{ a }"))
            _ = try? await environment.fetch(AnyQuery())
        }
        #expect(seen.all == ["Ann", "Ann", "Ann", "Ann"])
    }

    /// A task may begin where it is made, which must not be the main thread's work.
    @MainActor @Test func nothingRunsOnTheMainThreadOfWhoAsks() async throws {
        struct Look: NetworkInterceptor {
            let log: Log<Bool>
            func intercept(_ request: NetworkRequest, next: NetworkNext) async throws -> Payloads {
                look()
                defer { look() }
                return try await next(request)
            }
            private func look() { log.append(Thread.isMainThread) }
        }
        let log = Log<Bool>()
        let network = try network([Look(log: log)])
        let payloads = network.execute(
            request: .query("{ a }"),
            variables: [:],
            cacheConfig: CacheConfig()
        )
        for try await _ in payloads {}
        #expect(log.all == [false, false])
    }

    @Test func anyNetworkCanBeIntercepted() async throws {
        struct Plain: Network {
            func execute(
                request: RequestParameters,
                variables: VariableData,
                cacheConfig: CacheConfig
            ) -> AsyncThrowingStream<Data, any Error> {
                AsyncThrowingStream(bufferingPolicy: .unbounded) { continuation in
                    for number in 1...3 { continuation.yield(Data("\(number)".utf8)) }
                    continuation.finish()
                }
            }
        }
        let lines = Log<String>()
        let network = Plain().intercepted(by: [.logging { lines.append($0) }])
        #expect(try await network.payloads(.query("{ a }")) == [1, 2, 3])
        #expect(lines.count == 4)
        #expect(lines.all.first == "→ query Q")
    }

    @Test func headersPassThroughASplitNetwork() async throws {
        let seen = Log<String?>()
        let http = try network { request in
            seen.append(request.headers["X-Own"])
            return request.response(200, #"{"data":{"a":1}}"#)
        }
        let split = SplitNetwork { _ in http }.intercepted(by: [.headers { _ in ["X-Own": "1"] }])
        #expect(try await split.payloads(.query("{ a }")).count == 1)
        #expect(seen.all == ["1"])
    }

    @Test func droppingTheStreamCancelsWhatAnInterceptorAwaits() async throws {
        struct Wait: NetworkInterceptor {
            let log: Log<String>
            func intercept(_ request: NetworkRequest, next: NetworkNext) async throws -> Payloads {
                log.append("waits")
                try? await Task.sleep(for: .seconds(86400))
                log.append(Task.isCancelled ? "cancelled" : "woke")
                throw CancellationError()
            }
        }
        let log = Log<String>()
        let network = try network([Wait(log: log)])
        var stream: AsyncThrowingStream<Data, any Error>? = network.execute(
            request: .query("{ a }"),
            variables: [:],
            cacheConfig: CacheConfig()
        )
        #expect(try await comesToHold { log.count == 1 })
        #expect(stream != nil)
        stream = nil
        #expect(try await comesToHold { log.count == 2 })
        #expect(log.all == ["waits", "cancelled"])
    }
}
