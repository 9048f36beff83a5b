import Foundation
import TestSupport
import Testing

@testable import Relay
@testable import RelayNetworking

/// One refresh for all who are refused, and each of them sent again once: counted by the server.
@Suite(.needsServer) struct AuthenticationTests {
    /// A session as an app has one.
    private final class Session: Sendable {
        private let state: Locked<(token: String?, refreshes: Int)>
        private let next: String?
        private let wait: @Sendable () async throws -> Void

        /// A session whose refresh takes as long as `wait`.
        init(next: String? = "letmein", wait: @escaping @Sendable () async throws -> Void = {}) {
            state = Locked((nil, 0))
            self.next = next
            self.wait = wait
        }

        var refreshes: Int { state.withLock { $0.refreshes } }
        var token: String? { state.withLock { $0.token } }

        func refresh() async throws {
            state.withLock { $0.refreshes += 1 }
            try await wait()
            state.withLock { $0.token = next }
        }

        var interceptor: AuthenticationInterceptor {
            AuthenticationInterceptor(refreshTimeout: .seconds(3600)) {
                Credentials(user: "ada", token: self.token)
            } refresh: { _ in
                try await self.refresh()
            }
        }
    }

    private let hero = RequestParameters.query("{ hero { name } }")
    private let secret = RequestParameters.query("{ secret }")

    private func runAll(
        _ count: Int,
        _ network: HTTPNetwork,
        _ request: RequestParameters
    ) async -> [Result<[JSONValue], any Error>] {
        await withTaskGroup(of: Result<[JSONValue], any Error>.self) { group in
            for _ in 0..<count {
                group.addTask {
                    do {
                        return .success(try await network.payloads(request))
                    } catch {
                        return .failure(error)
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
    }

    @Test(arguments: ["401", "UNAUTHENTICATED in a 200"])
    func refreshesOnceForManyAndSendsEachAgainOnce(kind: String) async throws {
        let client = try await TestClient()
        let session = Session {
            try await until { try await client.stats()["http_requests"] == 64 }
        }
        let network = HTTPNetwork(
            url: client.url(path: kind == "401" ? "/private/graphql" : "/graphql"),
            interceptors: [session.interceptor]
        )
        let results = await runAll(64, network, secret)
        for result in results {
            #expect(try result.get() == [["data": ["secret": "the cake is a lie"]]])
        }
        #expect(session.refreshes == 1)
        #expect(try await client.stats()["http_requests"] == 128)
    }

    @Test func aLateRefusalOfAnOldTokenStartsNoSecondRefresh() async throws {
        let session = Session()
        let (arrived, repeated) = (Log<Int>(), Log<Void>())
        let transport = StubTransport { request in
            guard request.headers["Authorization"] == nil else {
                repeated.append(())
                return request.response(200, "{}")
            }
            // Both are sent without a token, and the second is refused when the refresh that the
            // first started is over.
            let number = arrived.append { $0 + 1 }
            try await until { number == 1 ? arrived.count == 2 : repeated.count == 1 }
            return request.response(401, "no")
        }
        let client = HTTPClient(interceptors: [session.interceptor], transport: transport)
        let url = try #require(URL(string: "http://localhost/a"))
        async let first = client.send(HTTPRequest(url: url))
        async let second = client.send(HTTPRequest(url: url))
        let statuses = try await [first.status, second.status]
        #expect(statuses == [200, 200])
        #expect(arrived.count == 2)
        #expect(session.refreshes == 1)
    }

    @Test func aRefreshThatDoesNotHelpIsTriedOnceARequest() async throws {
        let client = try await TestClient()
        let session = Session(next: nil)
        let network = HTTPNetwork(
            url: client.url(path: "/private/graphql"),
            interceptors: [session.interceptor]
        )
        let payloads = try await network.payloads(hero)
        #expect(payloads.first?["errors"]?[0]?["extensions"]?["code"] == "UNAUTHENTICATED")
        #expect(session.refreshes == 1)
        #expect(try await client.stats()["http_requests"] == 2)
    }

    @Test func allWhoWaitGetTheErrorOfTheRefresh() async throws {
        struct SignedOut: Error {}
        let client = try await TestClient()
        let refreshes = Log<Void>()
        let network = HTTPNetwork(
            url: client.url(path: "/private/graphql"),
            interceptors: [
                AuthenticationInterceptor(refreshTimeout: .seconds(3600)) {
                    nil
                } refresh: { _ in
                    refreshes.append(())
                    try await until { try await client.stats()["http_requests"] == 64 }
                    throw SignedOut()
                }
            ]
        )
        let results = await runAll(64, network, hero)
        let failures = results.filter { result in
            if case .failure(is SignedOut) = result { true } else { false }
        }
        #expect(failures.count == 64)
        #expect(refreshes.count == 1)
        #expect(try await client.stats()["http_requests"] == 64)
    }

    @Test func doesNotWaitForeverForARefreshThatHangs() async throws {
        let refreshes = Log<CheckedContinuation<Void, any Error>>()
        let network = HTTPNetwork(
            url: try await TestClient().url(path: "/private/graphql"),
            interceptors: [
                AuthenticationInterceptor(refreshTimeout: .milliseconds(100)) {
                    nil
                } refresh: { _ in
                    // Heeds no cancellation.
                    try await withCheckedThrowingContinuation { refreshes.append($0) }
                }
            ]
        )
        let error = try #require(await network.failure(of: hero))
        guard case .refreshTimedOut(after: .milliseconds(100), _) = error else { throw error }
        #expect(try await comesToHold { refreshes.count == 1 })
        for refresh in refreshes.all { refresh.resume() }
    }

    @Test func nothingIsLeftOfARefreshThatHasEnded() async throws {
        struct SignedOut: Error {}
        for fails in [false, true] {
            weak var flight: RefreshFlight?
            do {
                let own = RefreshFlight(timeout: .seconds(3600))
                flight = own
                let place = NetworkError.Place(operation: nil, network: "here")
                for _ in 0..<10 {
                    try? await own.refresh(since: own.generation, at: place) {
                        if fails { throw SignedOut() }
                    }
                }
                #expect(own.generation == 10)
            }
            // A timer that still ran would hold it.
            #expect(try await comesToHold { flight == nil })
        }
    }

    @Test func cancellingOneWhoWaitsLeavesTheOthersTheRefresh() async throws {
        let client = try await TestClient()
        let isCancelled = Locked(false)
        let session = Session {
            try await until { isCancelled.withLock { $0 } }
        }
        let network = HTTPNetwork(
            url: client.url(path: "/private/graphql"),
            interceptors: [session.interceptor]
        )
        let impatient = Task { try await network.payloads(hero) }
        #expect(try await comesToHold { session.refreshes == 1 })
        let patient = Task { try await network.payloads(hero) }
        #expect(try await client.count("http_requests", becomes: 2))
        impatient.cancel()
        _ = await impatient.result
        isCancelled.withLock { $0 = true }
        #expect(try await patient.value.first?["data"]?["hero"]?["name"] == "R2-D2")
        #expect(session.refreshes == 1)
    }

    @Test func oneValueForTheNetworkAndItsClientSendsAgainOnce() async throws {
        let client = try await TestClient()
        let session = Session(next: nil)
        let authentication = session.interceptor
        let http = HTTPClient(interceptors: [authentication])
        let network = HTTPNetwork(
            url: client.url(path: "/private/graphql"),
            interceptors: [authentication],
            client: http
        )
        _ = try await network.payloads(hero)
        #expect(try await client.stats()["http_requests"] == 2)
        let rest = try await http.send(HTTPRequest(url: client.url(path: "/rest/private")))
        #expect(rest.status == 401)
        #expect(try await client.stats()["http_requests"] == 4)
        #expect(session.refreshes == 2)
    }

    @Test(
        .bug(id: "refused-response", "A 401 with another code than UNAUTHENTICATED was final."),
        arguments: [
            (OperationKind.query, #"{"errors":[{"message":"expired"}]}"#, 2),
            (.query, #"{"data":null}"#, 2),
            (.subscription, #"{"errors":[{"message":"expired"}]}"#, 2),
            (.mutation, #"{"errors":[{"message":"expired"}]}"#, 2),
            (.mutation, #"{"data":{"a":1},"errors":[{"message":"expired"}]}"#, 1),
            (.mutation, #"{"data":null,"errors":[{"message":"no","path":["a","b"]}]}"#, 1),
        ]
    )
    func aGraphQLResponseOfStatus401RefreshesTheToken(
        kind: OperationKind,
        body: String,
        sent: Int
    ) async throws {
        let requests = Log<String?>()
        let transport = StubTransport { request in
            let token = request.headers["Authorization"]
            requests.append(token)
            return token == nil
                ? request.response(401, body) : request.response(200, #"{"data":{"a":1}}"#)
        }
        let network = HTTPNetwork(
            url: try #require(URL(string: "http://localhost/graphql")),
            interceptors: [Session().interceptor],
            client: HTTPClient(transport: transport)
        )
        let request = RequestParameters(name: "O", operationKind: kind, text: "{ a }")
        let stream = network.stream(request)
        var payloads: [Data] = []
        if kind == .subscription {
            // The answer to the second request is not a stream, which ends the subscription.
            do { for try await payload in stream { payloads.append(payload) } } catch {}
        } else {
            for try await payload in stream { payloads.append(payload) }
            #expect(payloads.count == 1)
        }
        #expect(requests.all == (sent == 2 ? [nil, "Bearer letmein"] : [nil]))
    }

    /// Answers of `data` in which these root fields failed.
    @Test(
        .bug(id: "partly-executed", "A mutation was sent again although a field had no error."),
        arguments: [
            ("{ log pay }", #"{"log":null,"pay":null}"#, ["pay"], 1),
            ("{ log pay }", #"{"log":null,"pay":null}"#, ["log", "pay"], 2),
            ("{ pay }", "null", ["pay"], 2),
            // The first field may have been executed: the error of the other one hides its result.
            ("{ log pay }", "null", ["pay"], 1),
            ("{ log pay }", "null", ["log", "pay"], 2),
            ("{ a: log ...F } fragment F on M { pay }", "null", ["pay"], 1),
        ]
    )
    func aMutationIsSentAgainOnlyIfAllOfItFailed(
        text: String,
        data: String,
        failed: [String],
        sent: Int
    ) async throws {
        let errors = failed.map {
            #"{"message":"no","path":["\#($0)"],"extensions":{"code":"UNAUTHENTICATED"}}"#
        }
        let body = #"{"data":\#(data),"errors":[\#(errors.joined(separator: ","))]}"#
        let requests = Log<Void>()
        let transport = StubTransport { request in
            requests.append(())
            return request.response(200, body)
        }
        let network = HTTPNetwork(
            url: try #require(URL(string: "http://localhost/graphql")),
            interceptors: [Session().interceptor],
            client: HTTPClient(transport: transport)
        )
        #expect(try await network.payloads(.mutation(text)).count == 1)
        #expect(requests.count == sent)
    }

    /// Such a task may be that of a list which is loaded again, or of queued mutations.
    @Test func aTaskThatARefreshStartsHasTheTokenAfterIt() async throws {
        let url = try #require(URL(string: "http://localhost/graphql"))
        let client = Locked<HTTPClient?>(nil)
        let (gate, opening) = AsyncStream<Void>.makeStream()
        let later = Locked<Task<Int?, any Error>?>(nil)
        let token = Locked("old")
        let authentication = AuthenticationInterceptor {
            Credentials(user: "ada", token: token.withLock { $0 })
        } refresh: { _ in
            token.withLock { $0 = "new" }
            let task = Task {
                for await _ in gate {}
                return try await client.withLock { $0 }?.send(HTTPRequest(url: url)).status
            }
            later.withLock { $0 = task }
        }
        let http = HTTPClient(
            interceptors: [authentication],
            transport: StubTransport { request in
                request.response(request.headers["Authorization"] == "Bearer new" ? 200 : 401, "")
            }
        )
        client.withLock { $0 = http }
        #expect(try await http.send(HTTPRequest(url: url)).status == 200)
        opening.finish()
        #expect(try await later.withLock { $0 }?.value == 200)
    }

    /// The first attempt has the status of a failure in which a mutation may be executed.
    @Test func anAttemptThatWasRejectedSaysNothingOfTheSecondOne() async throws {
        let attempts = Log<Void>()
        let network = HTTPNetwork(
            url: try #require(URL(string: "http://localhost/graphql")),
            interceptors: [Session().interceptor],
            client: HTTPClient(
                transport: StubTransport { request in
                    attempts.append(())
                    let isFirst = attempts.count == 1
                    let code = isFirst ? "UNAUTHENTICATED" : "BAD_USER_INPUT"
                    return request.response(
                        isFirst ? 500 : 400,
                        #"{"errors":[{"message":"no","extensions":{"code":"\#(code)"}}]}"#,
                        headers: ["Content-Type": "application/graphql-response+json"]
                    )
                }
            )
        )
        let report = FailureReport()
        var config = CacheConfig()
        config.failureReport = report
        let stream = network.execute(
            request: .mutation("mutation M { a }"),
            variables: [:],
            cacheConfig: config
        )
        _ = try? await stream.reduce(into: 0) { count, _ in count += 1 }
        #expect(attempts.count == 2 && report.outcome == .refused)
    }

    @Test(
        .bug(id: "refresh-waits", "A rejected request of a refresh waited for that refresh."),
        arguments: [true, false]
    )
    func aRefreshThatTheServerRejectsDoesNotWaitForItself(isREST: Bool) async throws {
        let network = Locked<HTTPNetwork?>(nil)
        let client = Locked<HTTPClient?>(nil)
        let url = try #require(URL(string: "http://localhost/graphql"))
        let send: @Sendable () async throws -> Void = {
            if isREST {
                let response = try await client.withLock { $0 }?.send(HTTPRequest(url: url))
                guard response?.status == 200 else { throw URLError(.userAuthenticationRequired) }
            } else {
                _ = try await network.withLock { $0 }?.payloads(.mutation("{ renew }"))
            }
        }
        let refreshes = Log<Void>()
        let authentication = AuthenticationInterceptor(refreshTimeout: .seconds(10)) {
            Credentials(user: "ada", token: "old")
        } refresh: { _ in
            refreshes.append(())
            try await send()
        }
        let http = HTTPClient(
            interceptors: isREST ? [authentication] : [],
            transport: StubTransport { $0.response(401, "no") }
        )
        client.withLock { $0 = http }
        network.withLock {
            $0 = HTTPNetwork(url: url, interceptors: [authentication], client: http)
        }
        let error = await #expect(throws: (any Error).self) { try await send() }
        if case .refreshTimedOut? = error as? NetworkError { Issue.record("It waited.") }
        #expect(refreshes.count == 1)
    }

    @Test(arguments: [
        (#"{"errors":[{"message":"no","extensions":{"code":"UNAUTHENTICATED"}}]}"#, 2),
        (
            #"{"data":{"a":null},"errors":[{"message":"no","path":["a"],"extensions":{"code":"UNAUTHENTICATED"}}]}"#,
            2
        ),
        (
            #"{"data":{"a":{"b":1},"c":null},"errors":[{"message":"no","path":["c"],"extensions":{"code":"UNAUTHENTICATED"}}]}"#,
            1
        ),
        (
            #"{"data":{"a":null},"errors":[{"message":"no","path":["a","b"],"extensions":{"code":"UNAUTHENTICATED"}}]}"#,
            1
        ),
    ])
    func aMutationThatMayHaveRunIsNotSentAgain(body: String, sent: Int) async throws {
        let requests = Log<Void>()
        let transport = StubTransport { request in
            requests.append(())
            return request.response(200, body)
        }
        let network = HTTPNetwork(
            url: try #require(URL(string: "http://localhost/graphql")),
            interceptors: [Session().interceptor],
            client: HTTPClient(transport: transport)
        )
        #expect(try await network.payloads(.mutation("{ a }")).count == 1)
        #expect(requests.count == sent)
    }
}
