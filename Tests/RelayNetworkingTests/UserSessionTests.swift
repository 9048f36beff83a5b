import Foundation
import Relay
import RelayNetworking
import TestSupport
import Testing

/// What one user begins is never sent or answered for another.
struct UserSessionTests {
    /// Who is signed in; every token is refused once, until it has been refreshed.
    private final class Account: Sendable {
        private let state = Locked<(user: String?, refreshed: Set<String>)>(("ada", []))
        private let duringRefresh: @Sendable () async -> Void

        init(duringRefresh: @escaping @Sendable () async -> Void = {}) {
            self.duringRefresh = duringRefresh
        }

        func signIn(_ user: String?) { state.withLock { $0.user = user } }

        var authentication: AuthenticationInterceptor {
            AuthenticationInterceptor {
                self.state.withLock { state in
                    state.user.map { user in
                        let isNew = state.refreshed.contains(user)
                        return Credentials(user: user, token: user + (isNew ? "-new" : "-old"))
                    }
                }
            } refresh: { refused in
                await self.duringRefresh()
                self.state.withLock { state in
                    if let user = refused?.user { _ = state.refreshed.insert(user) }
                }
            }
        }
    }

    private let url = URL(fileURLWithPath: "/graphql")
    private let mutation = RequestParameters.mutation("{ pay }")

    /// Refuses old tokens, and notes which tokens ran an operation.
    private func transport(_ ran: Log<String>) -> StubTransport {
        StubTransport { request in
            let token = request.headers["Authorization"] ?? "nobody"
            guard token.hasSuffix("-new") else { return request.response(401, "no") }
            ran.append(token)
            return request.response(200, #"{"data":{"user":"\#(token)"}}"#)
        }
    }

    @Test(arguments: [true, false])
    func aRefusedMutationIsNotSentWithTheTokenOfTheUserWhoCameMeanwhile(isREST: Bool) async throws {
        let account = Locked<Account?>(nil)
        let current = Account { account.withLock { $0 }?.signIn("bob") }
        account.withLock { $0 = current }
        let ran = Log<String>()
        let authentication = current.authentication
        let client = HTTPClient(
            interceptors: isREST ? [authentication] : [],
            transport: transport(ran)
        )
        let error = await #expect(throws: NetworkError.self) {
            if isREST {
                _ = try await client.send(HTTPRequest(url: url, method: .post))
            } else {
                let network = HTTPNetwork(
                    url: url,
                    interceptors: [authentication],
                    client: client
                )
                _ = try await network.payloads(mutation)
            }
        }
        guard case .sessionEnded = try #require(error) else {
            Issue.record("got \(String(describing: error))")
            return
        }
        #expect(ran.count == 0)
    }

    @Test func aRetryOutsideOfTheAuthenticationIsNotSentForAnotherUser() async throws {
        let account = Account()
        let tokens = Log<String?>()
        let transport = StubTransport { request in
            tokens.append(request.headers["Authorization"])
            account.signIn("bob")
            throw NetworkError.cannotConnect(
                reason: "no",
                at: .init(operation: "M", url: request.url)
            )
        }
        let network = HTTPNetwork(
            url: url,
            interceptors: [.retry(baseDelay: .zero), account.authentication],
            client: HTTPClient(transport: transport)
        )
        let error = try #require(await network.failure(of: mutation))
        guard case .sessionEnded = error else { throw error }
        #expect(tokens.all == ["Bearer ada-old"])
    }

    @Test(
        .bug(
            id: "retry-inside",
            "A retry inside of the authentication was sent for the last user."
        ),
        arguments: [true, false]
    )
    func aRetryInsideOfTheAuthenticationIsNotSentForAnotherUser(isREST: Bool) async throws {
        let account = Account()
        let tokens = Log<String?>()
        let transport = StubTransport { request in
            tokens.append(request.headers["Authorization"])
            account.signIn("bob")
            throw NetworkError.cannotConnect(
                reason: "no",
                at: .init(operation: "M", url: request.url)
            )
        }
        let (authentication, retry) = (account.authentication, RetryInterceptor(baseDelay: .zero))
        let client = HTTPClient(
            interceptors: isREST ? [authentication, retry] : [],
            transport: transport
        )
        let error = await #expect(throws: NetworkError.self) {
            if isREST {
                _ = try await client.send(HTTPRequest(url: url))
            } else {
                let network = HTTPNetwork(
                    url: url,
                    interceptors: [authentication, retry],
                    client: client
                )
                _ = try await network.payloads(mutation)
            }
        }
        guard case .sessionEnded = try #require(error) else {
            Issue.record("got \(String(describing: error))")
            return
        }
        #expect(tokens.all == ["Bearer ada-old"])
    }

    @Test func oneUsersRefreshIsNotThatOfAnother() async throws {
        let account = Account()
        let ran = Log<String>()
        let network = HTTPNetwork(
            url: url,
            interceptors: [account.authentication],
            client: HTTPClient(transport: transport(ran))
        )
        for user in ["ada", "bob", "ada", nil] {
            account.signIn(user)
            _ = try? await network.payloads(mutation)
        }
        #expect(ran.all == ["Bearer ada-new", "Bearer bob-new", "Bearer ada-new"])
    }

    /// Every order of a cache and what adds the credentials, at every level.
    @Test(arguments: 0..<6)
    func aCachedAnswerNeverReachesAnotherUser(order: Int) async throws {
        let account = Account()
        let token = Locked("ada")
        let own: HeadersInterceptor = .headers { (_: NetworkRequest) in
            ["Authorization": token.withLock { "Own \($0)-new" }]
        }
        let onExchange: HeadersInterceptor = .headers { (_: HTTPRequest) in
            ["Authorization": token.withLock { "Own \($0)-new" }]
        }
        let cache = ResponseCache()
        let authentication = account.authentication
        let ran = Log<String>()
        let lists: [([any NetworkInterceptor], [any HTTPInterceptor])] = [
            ([cache, authentication], []), ([authentication, cache], []), ([cache, own], []),
            ([own, cache], []), ([cache], [onExchange]), ([cache], [authentication]),
        ]
        let network = HTTPNetwork(
            url: url,
            interceptors: lists[order].0,
            client: HTTPClient(interceptors: lists[order].1, transport: transport(ran))
        )
        let nested = HTTPNetwork(
            url: url,
            interceptors: Array(lists[order].0.dropFirst()),
            client: HTTPClient(interceptors: lists[order].1, transport: transport(ran))
        ).intercepted(by: [lists[order].0[0]])
        for user in ["ada", "bob", "ada", "bob"] {
            account.signIn(user)
            token.withLock { $0 = user }
            for network in [network, nested] as [any Network] {
                let payloads = try await network.payloads(.query("{ user }"))
                #expect(payloads.first?["data"]?["user"]?.string?.contains(user) == true)
            }
        }
        #expect(ran.count == 4, "an answer is used again for who got it")
    }

    @Test func aLogOutClearsTheCache() async throws {
        let ran = Log<Void>()
        let transport = StubTransport { request in
            ran.append(())
            return request.response(200, #"{"data":{"a":1}}"#)
        }
        let network = HTTPNetwork(
            url: url,
            interceptors: [ResponseCache()],
            client: HTTPClient(transport: transport)
        )
        for _ in 0..<2 { _ = try await network.payloads(.query("{ a }")) }
        #expect(ran.count == 1)
        let environment = RelayEnvironment(
            network: SplitNetwork { _ in network.intercepted(by: []) }
        )
        _ = try? await environment.fetch(AnyQuery())
        environment.reset()
        _ = try await network.payloads(.query("{ a }"))
        #expect(ran.count == 3)
    }

    @Test func whatIsInFlightAtALogOutFails() async throws {
        let (arrived, answered) = (Log<Void>(), Locked(false))
        let transport = StubTransport { request in
            arrived.append(())
            try await until { answered.withLock { $0 } }
            return request.response(200, #"{"data":{"a":1}}"#)
        }
        let network = HTTPNetwork(url: url, client: HTTPClient(transport: transport))
        let operation = Task { await network.failure(of: .query("{ a }")) }
        #expect(try await comesToHold { arrived.count == 1 })
        network.reset()
        answered.withLock { $0 = true }
        let error = try #require(await operation.value)
        guard case .sessionEnded = error else { throw error }
        #expect(error.description.contains("has ended"))
        #expect(try await network.payloads(.query("{ a }")) == [["data": ["a": 1]]])
    }

    @Test func aRequestOfAnEarlierSessionIsNotSent() async throws {
        let (asked, sent, wentOn) = (Log<Void>(), Log<Void>(), Locked(false))
        let transport = StubTransport { request in
            sent.append(())
            return request.response(200, #"{"data":{"a":1}}"#)
        }
        let network = HTTPNetwork(
            url: url,
            interceptors: [
                .headers { (_: NetworkRequest) in
                    asked.append(())
                    try await until { wentOn.withLock { $0 } }
                    return [:]
                }
            ],
            client: HTTPClient(transport: transport)
        )
        let operation = Task { await network.failure(of: mutation) }
        #expect(try await comesToHold { asked.count == 1 })
        network.reset()
        wentOn.withLock { $0 = true }
        guard case .sessionEnded? = await operation.value else {
            Issue.record("It did not fail.")
            return
        }
        #expect(sent.count == 0)
    }

    @Test func credentialsAreNotShown() {
        let credentials = Credentials(user: "canary", token: "canary")
        var dumped = ""
        dump(credentials, to: &dumped)
        #expect(
            "\(credentials) \(String(reflecting: credentials)) \(dumped)".contains("canary")
                == false
        )
    }
}
