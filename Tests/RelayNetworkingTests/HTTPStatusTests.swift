import Foundation
import Relay
import TestSupport
import Testing

@testable import RelayNetworking

/// A server that misbehaves in every status: each call ends, with what the server said, and each
/// mutation is executed once.
@Suite(.eachTransport) struct HTTPStatusTests {
    private static let answer = #"{"data":{"a":1}}"#

    /// A server that answers with the status that the path names: `/404`.
    private func server(
        _ log: Log<ReceivedRequest> = Log(),
        headers: [String] = []
    ) throws -> ScriptedServer {
        try ScriptedServer.answering(log) { request, peer in
            let status = Int(request.target.dropFirst()) ?? 0
            let hasBody = status >= 200 && status != 204 && status != 304
            if hasBody {
                peer.respond(status, Self.answer, headers: headers)
            } else if status >= 200 {
                peer.send(lines: ["HTTP/1.1 \(status) Something"] + headers)
            } else {
                // An interim response, and then the one that counts.
                peer.send(lines: ["HTTP/1.1 \(status) Something", "Link: </style.css>"])
                peer.respond(200, Self.answer, headers: headers)
            }
        }
    }

    @Test(arguments: [OperationKind.query, .mutation])
    func graphQLEndsInEveryStatus(kind: OperationKind) async throws {
        let log = Log<ReceivedRequest>()
        let server = try server(log)
        let client = HTTPClient()
        // 101 is a change of protocol that nobody asked for: see below.
        for status in (100...599) where status != 101 {
            let sent = log.count
            let network = HTTPNetwork(
                url: try server.http("/\(status)"),
                interceptors: [.automaticPersistedQueries],
                client: client
            )
            let request = RequestParameters(name: "Q", operationKind: kind, text: "{ a }")
            do {
                let payloads = try await network.payloads(request)
                #expect(payloads == [["data": ["a": 1]]], "status \(status)")
                #expect(!(300..<400).contains(status) && status != 204, "status \(status)")
            } catch NetworkError.redirected(let found, to: nil, _) {
                #expect(found == status)
                #expect((300..<400).contains(status))
            } catch NetworkError.notGraphQL(_, let found, _, _) {
                #expect(found == 204 && status == 204)
            } catch {
                Issue.record("status \(status): \(error)")
            }
            #expect(log.count == sent + 1, "status \(status)")
        }
        withExtendedLifetime(server) {}
    }

    @Test func restTellsOfEveryStatus() async throws {
        let log = Log<ReceivedRequest>()
        let server = try server(log)
        let client = HTTPClient(baseURL: try server.http(""), interceptors: [.followRedirects])
        for status in (100...599) where status != 101 {
            let sent = log.count
            do {
                let data = try await client.data(for: Endpoint<Data>.get("/\(status)"))
                let isSuccess = status < 300
                #expect(isSuccess, "status \(status)")
                #expect(data.status == (status < 200 ? 200 : status))
                #expect(data.value == Data((status == 204 ? "" : Self.answer).utf8))
            } catch NetworkError.status(let found, _, _, _) {
                #expect(found == status)
                #expect(status >= 300)
            } catch {
                Issue.record("status \(status): \(error)")
            }
            #expect(log.count == sent + 1, "status \(status)")
        }
        withExtendedLifetime(server) {}
    }

    @Test(arguments: ["", "http://[bad", "http://", "http:///x"], [301, 302, 303, 307, 308])
    func aRedirectToNowhereIsNoLostConnection(location: String, status: Int) async throws {
        let log = Log<ReceivedRequest>()
        let server = try server(log, headers: ["Location: \(location)"])
        let network = HTTPNetwork(url: try server.http("/\(status)"))
        let error = try #require(await network.failure(of: .mutation("{ a }")))
        guard case .redirected(status, to: nil, _) = error else { throw error }
        let client = HTTPClient(interceptors: [.followRedirects])
        let response = try await client.send(HTTPRequest(url: try server.http("/\(status)")))
        #expect(response.status == status)
        _ = try await response.data(upTo: 100)
        #expect(log.count == 2)
        withExtendedLifetime(server) {}
    }

    @Test(arguments: [1, 3])
    func earlyHintsAreNotTheAnswer(count: Int) async throws {
        let server = try ScriptedServer.answering { _, peer in
            for _ in 0..<count {
                peer.send(lines: ["HTTP/1.1 103 Early Hints", "Content-Length: 7", "X-Early: 1"])
                Thread.sleep(forTimeInterval: 0.02)
            }
            peer.respond(200, #"{"data":{"a":1}}"#, headers: ["X-Late: 1"])
        }
        let network = HTTPNetwork(url: try server.http())
        #expect(try await network.payloads(.mutation("{ a }")) == [["data": ["a": 1]]])
        let client = HTTPClient(baseURL: try server.http(""))
        let answer = try await client.data(for: Endpoint<Data>.get("/x"))
        #expect(answer.status == 200)
        #expect(answer.headers["X-Late"] == "1")
        #expect(answer.headers["X-Early"] == nil)
        withExtendedLifetime(server) {}
    }

    @Test(arguments: [100, 101, 102, 103, 199])
    func anInterimResponseAloneIsALostConnection(status: Int) async throws {
        let server = try ScriptedServer { peer in
            _ = peer.receiveRequest()
            peer.send(lines: ["HTTP/1.1 \(status) Something"])
        }
        let network = HTTPNetwork(url: try server.http(), timeout: .seconds(20))
        let error = try #require(await network.failure(of: .mutation("{ a }")))
        guard case .connectionLost = error else { throw error }
        #expect(server.counts.connections == 1)
        withExtendedLifetime(server) {}
    }
}
