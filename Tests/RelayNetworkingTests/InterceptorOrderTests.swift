import Foundation
import Relay
import TestSupport
import Testing

@testable import RelayNetworking

/// Interceptors in every order, against servers that count: what is promised holds in all of them.
struct InterceptorOrderTests {
    private static let canary = "S3CR3T-token-7f"

    /// Two origins, and what each of them got.
    private final class World: Sendable {
        let home = Log<HTTPRequest>()
        let abroad = Log<HTTPRequest>()
        /// How often a mutation had its effect.
        let effects = Log<Void>()
        let answer: @Sendable (HTTPRequest, World) throws -> HTTPResponse

        init(answer: @escaping @Sendable (HTTPRequest, World) throws -> HTTPResponse) {
            self.answer = answer
        }

        var transport: StubTransport {
            StubTransport { request in
                if request.url.host == "abroad" {
                    self.abroad.append(request)
                    return request.response(200, #"{"data":{"a":1}}"#)
                }
                self.home.append(request)
                return try self.answer(request, self)
            }
        }
    }

    private struct APIKey: HTTPInterceptor {
        func intercept(_ request: HTTPRequest, next: HTTPNext) async throws -> HTTPResponse {
            var request = request
            request.headers["X-Key"] = canary
            return try await next(request)
        }
    }

    private struct KeyInQuery: HTTPInterceptor {
        func intercept(_ request: HTTPRequest, next: HTTPNext) async throws -> HTTPResponse {
            var request = request
            let text = request.url.absoluteString
            let separator = text.contains("?") ? "&" : "?"
            request.url = URL(string: "\(text)\(separator)key=\(canary)") ?? request.url
            return try await next(request)
        }
    }

    private var authentication: AuthenticationInterceptor {
        AuthenticationInterceptor {
            Credentials(user: "ada", token: Self.canary)
        } refresh: { _ in
        }
    }

    private func retry() -> RetryInterceptor {
        RetryInterceptor(
            maximumAttempts: 3,
            baseDelay: .zero,
            maximumDelay: .seconds(30),
            statuses: [408, 429, 500, 502, 503, 504],
            idempotencyHeader: "Idempotency-Key",
            sleep: { _ in }
        )
    }

    private func words(_ request: HTTPRequest) -> String {
        let headers = request.headers.map { "\($0.name): \($0.value)" }
        return "\(request.url.absoluteString) \(headers)"
    }

    @Test(arguments: [301, 302, 303, 307, 308])
    func noCredentialsReachAnotherOrigin(status: Int) async throws {
        let list: [any HTTPInterceptor] = [
            .followRedirects, authentication, APIKey(), KeyInQuery(), retry(), .statusCheck,
        ]
        var orders = 0
        for order in list.permutations() {
            orders += 1
            let world = World { request, _ in
                request.response(status, "", headers: ["Location": "http://abroad/there"])
            }
            let client = HTTPClient(
                headers: ["Cookie": Self.canary],
                interceptors: order,
                transport: world.transport
            )
            let url = try #require(URL(string: "http://home/here"))
            let response = try await client.send(HTTPRequest(url: url))
            #expect(response.status == 200)
            #expect(world.home.count == 1)
            #expect(world.abroad.count == 1)
            let leaks = world.abroad.all.filter { words($0).contains(Self.canary) }
            #expect(leaks.isEmpty, "\(order.map { type(of: $0) })")
            // On its own origin it is authenticated.
            #expect(world.home.all.first?.headers["Authorization"] == "Bearer \(Self.canary)")
        }
        #expect(orders == 720)
    }

    @Test func aRefusalByAnotherOriginRefreshesNothing() async throws {
        let refreshes = Log<Void>()
        let authentication = AuthenticationInterceptor {
            Credentials(user: "ada", token: Self.canary)
        } refresh: { _ in
            refreshes.append(())
        }
        for order in [[authentication, .followRedirects], [.followRedirects, authentication]]
            as [[any HTTPInterceptor]]
        {
            let transport = StubTransport { request in
                request.url.host == "abroad"
                    ? request.response(401, "no")
                    : request.response(302, "", headers: ["Location": "http://abroad/"])
            }
            let client = HTTPClient(interceptors: order, transport: transport)
            let url = try #require(URL(string: "http://home/here"))
            #expect(try await client.send(HTTPRequest(url: url)).status == 401)
        }
        #expect(refreshes.count == 0)
    }

    /// Every failure after which a mutation may have run.
    @Test(arguments: [200, 400, 408, 422, 429, 500, 502, 503, 504, -1, -2])
    func noOrderExecutesAMutationTwice(outcome: Int) async throws {
        let cache = ResponseCache()
        let list: [any NetworkInterceptor] = [
            authentication, retry(), .automaticPersistedQueries, cache, .logging { _ in },
        ]
        for order in list.permutations() {
            let world = World { request, world in
                world.effects.append(())
                switch outcome {
                case -1: throw NetworkError.connectionLost(reason: "test", at: request.place)
                case -2: throw NetworkError.timedOut(after: .seconds(1), at: request.place)
                case 422: return request.response(422, "what?", type: "text/plain")
                case 200: return request.response(200, #"{"data":{"a":1}}"#)
                default: return request.response(outcome, #"{"errors":[{"message":"no"}]}"#)
                }
            }
            let network = HTTPNetwork(
                url: try #require(URL(string: "http://home/graphql")),
                interceptors: order,
                client: HTTPClient(
                    interceptors: [.followRedirects, retry(), authentication, .metrics { _ in }],
                    transport: world.transport
                )
            )
            _ = try? await network.payloads(.mutation("{ a }"))
            #expect(world.effects.count == 1, "\(order.map { type(of: $0) })")
        }
    }

    @Test(arguments: [false, true])
    func everyOrderSendsARefusedMutationAgainOnce(isGraphQL: Bool) async throws {
        let other: [any NetworkInterceptor] = [retry(), ResponseCache(), .logging { _ in }]
        for place in 0...other.count {
            for inClient in [false, true] {
                for http in ([retry(), .statusCheck, .followRedirects] as [any HTTPInterceptor])
                    .permutations()
                {
                    let token = Locked("old")
                    let authentication = AuthenticationInterceptor {
                        Credentials(user: "ada", token: token.withLock { $0 })
                    } refresh: { _ in
                        token.withLock { $0 = "new" }
                    }
                    let world = World { request, world in
                        guard request.headers["Authorization"] == "Bearer new" else {
                            let code = #"{"message":"no","extensions":{"code":"UNAUTHENTICATED"}}"#
                            return isGraphQL
                                ? request.response(200, #"{"errors":[\#(code)]}"#)
                                : request.response(401, "no", type: "text/plain")
                        }
                        world.effects.append(())
                        return request.response(200, #"{"data":{"a":1}}"#)
                    }
                    var order = other
                    order.insert(authentication, at: place)
                    let network = HTTPNetwork(
                        url: try #require(URL(string: "http://home/graphql")),
                        interceptors: order,
                        client: HTTPClient(
                            interceptors: http + (inClient ? [authentication] : []),
                            transport: world.transport
                        )
                    )
                    let payloads = try await network.payloads(.mutation("{ a }"))
                    #expect(payloads == [["data": ["a": 1]]])
                    #expect(world.effects.count == 1)
                    #expect(world.home.count == 2)
                }
            }
        }
    }

    /// The transport and every interceptor at once, over real connections.
    @Test func everyOrderTakesTheAnswerAfterEarlyHints() async throws {
        let log = Log<ReceivedRequest>()
        let server = try ScriptedServer.answering(log) { _, peer in
            peer.send(lines: ["HTTP/1.1 103 Early Hints", "Link: </a>"])
            peer.respond(200, #"{"data":{"a":1}}"#)
        }
        let transport = URLSessionTransport()
        let list: [any HTTPInterceptor] = [
            .followRedirects, authentication, retry(), .statusCheck, .metrics { _ in },
        ]
        for order in list.permutations() {
            let sent = log.count
            let network = HTTPNetwork(
                url: try server.http(),
                client: HTTPClient(interceptors: order, transport: transport)
            )
            #expect(try await network.payloads(.mutation("{ a }")) == [["data": ["a": 1]]])
            #expect(log.count == sent + 1)
        }
        withExtendedLifetime(server) {}
    }
}

extension Array {
    /// All orders of the elements.
    fileprivate func permutations() -> [[Element]] {
        guard count > 1 else { return [self] }
        return indices.flatMap { index in
            var rest = self
            let first = rest.remove(at: index)
            return rest.permutations().map { [first] + $0 }
        }
    }
}
