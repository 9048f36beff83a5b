import Foundation
import TestSupport
import Testing

@testable import Relay
@testable import RelayNetworking

/// What is held of requests that have ended, and of networks whose environment is gone.
@Suite(.bug(id: "request-leak", "Every query kept its variables, its credentials and its network."))
struct RequestReleaseTests {
    /// Is held by whatever holds a network.
    private final class Canary: Sendable {}

    private struct WeakReport: Sendable {
        weak let report: SenderReport?
    }

    /// Holds the canary, and remembers the reports of all queries.
    private struct Watch: NetworkInterceptor {
        let canary: Canary
        let reports: Log<WeakReport>

        func intercept(_ request: NetworkRequest, next: NetworkNext) async throws -> Payloads {
            if let report = request.cacheConfig.senderReport {
                reports.append(WeakReport(report: report))
            }
            return try await next(request)
        }
    }

    /// Keeps all requests, as an interceptor of an app may.
    private struct Keeper: NetworkInterceptor {
        let kept = Log<NetworkRequest>()

        func intercept(_ request: NetworkRequest, next: NetworkNext) async throws -> Payloads {
            kept.append(request)
            return try await next(request)
        }
    }

    enum Kind: CaseIterable {
        case http, intercepted, split, batching, webSocket
    }

    private let answers = StubTransport { request in
        switch request.operationName {
        case "AnyQuery": return request.response(200, #"{"data":{"a":1}}"#)
        case "FailuresQuery": return request.response(500, "no")
        case "TodoQuery":
            try await Task.sleep(for: .seconds(3600))
            return request.response(500, "no")
        default: return request.response(200, #"{"errors":[{"message":"no"}]}"#)
        }
    }

    private func server() throws -> ScriptedServer {
        try ScriptedServer { peer in
            guard peer.accept(subprotocol: "graphql-transport-ws") else { return }
            while let message = peer.receiveJSON() {
                if message["type"] == "connection_init" { peer.send(#"{"type":"connection_ack"}"#) }
                guard message["type"] == "subscribe", let id = message["id"]?.string else {
                    continue
                }
                let name = message["payload"]?["operationName"]?.string
                if name == "TodoQuery" { continue }
                let isKnown = name == "AnyQuery"
                let payload = isKnown ? #"{"data":{"a":1}}"# : #"{"errors":[{"message":"no"}]}"#
                peer.send("{\"type\":\"next\",\"id\":\"\(id)\",\"payload\":\(payload)}")
                peer.send("{\"type\":\"complete\",\"id\":\"\(id)\"}")
            }
        }
    }

    private func network(
        _ kind: Kind,
        _ server: ScriptedServer,
        _ interceptors: [any NetworkInterceptor]
    ) throws -> any Network {
        let url = try #require(URL(string: "http://localhost/graphql"))
        let client = HTTPClient(transport: answers)
        let http = HTTPNetwork(url: url, interceptors: interceptors, client: client)
        switch kind {
        case .http: return http
        case .intercepted:
            return HTTPNetwork(url: url, client: client).intercepted(by: interceptors)
        case .split: return SplitNetwork { _ in http }
        case .batching:
            return HTTPNetwork(
                url: url,
                interceptors: interceptors,
                batching: HTTPNetwork.Batching(window: .zero),
                client: client
            )
        case .webSocket:
            return WebSocketNetwork(url: server.url, timeouts: .patient, user: { "ada" })
                .intercepted(by: interceptors)
        }
    }

    /// Runs operations that succeed, fail, are cancelled and repeat themselves.
    private func use(_ environment: RelayEnvironment, _ reports: Log<WeakReport>) async throws {
        _ = try await environment.fetch(AnyQuery())
        _ = try? await environment.fetch(FailuresQuery(), errorPolicy: .throwErrors)
        _ = try? await environment.commit(DeleteTodoMutation(id: "1", connections: []))
        do {
            for try await _ in environment.subscribe(TodoChangedSubscription(list: "1")) {}
        } catch {}
        let before = reports.count
        let cancelled = Task { try await environment.fetch(TodoQuery(id: "1")) }
        try await until { reports.count == before + 1 }
        cancelled.cancel()
        _ = await cancelled.result
        let polling = environment.observe(
            AnyQuery(),
            fetchPolicy: .networkOnly,
            cacheConfig: CacheConfig(poll: .milliseconds(1))
        )
        let reader = Task { for try await _ in polling {} }
        try await until { reports.count >= before + 4 }
        reader.cancel()
        _ = await reader.result
    }

    @Test(arguments: Kind.allCases)
    func nothingHoldsARequestThatHasEnded(kind: Kind) async throws {
        let server = try server()
        let reports = Log<WeakReport>()
        weak var network: Canary?
        do {
            let canary = Canary()
            network = canary
            let watch = Watch(canary: canary, reports: reports)
            let environment = RelayEnvironment(network: try self.network(kind, server, [watch]))
            try await use(environment, reports)
            try await until { reports.all.allSatisfy { $0.report == nil } }
        }
        #expect(try await comesToHold { network == nil })
    }

    @Test func anInterceptorThatKeepsRequestsIsReleased() async throws {
        let server = try server()
        let reports = Log<WeakReport>()
        weak var network: Canary?
        do {
            let canary = Canary()
            network = canary
            let interceptors: [any NetworkInterceptor] = [
                Watch(canary: canary, reports: reports), Keeper(),
            ]
            let environment = RelayEnvironment(
                network: try self.network(.http, server, interceptors)
            )
            _ = try await environment.fetch(AnyQuery())
        }
        #expect(try await comesToHold { network == nil })
    }
}
