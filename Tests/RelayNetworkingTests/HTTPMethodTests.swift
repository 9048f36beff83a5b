import Foundation
import RelayNetworking
import TestSupport
import Testing

struct HTTPMethodTests {
    @Test func isItsName() {
        #expect(HTTPMethod.get.rawValue == "GET")
        #expect(HTTPMethod(rawValue: "DELETE") == .delete)
        #expect("get" as HTTPMethod != .get)
    }

    @Test func canBeAnyOther() async throws {
        let log = Log<ReceivedRequest>()
        let server = try ScriptedServer.answering(log) { _, peer in peer.respond(200) }
        let request = HTTPRequest(url: try server.http("/notes"), method: "PROPFIND")
        let response = try await URLSessionTransport().send(request)
        #expect(response.status == 200)
        #expect(log.all.map(\.method) == ["PROPFIND"])
    }

    @Test(arguments: ["", "GET /other", "PUT\r\nX-A: b", "É"])
    func isRefusedWhenItWouldBecomeSomethingElse(name: String) async throws {
        let server = try ScriptedServer.answering { _, peer in peer.respond(200) }
        let request = HTTPRequest(url: try server.http(), method: HTTPMethod(rawValue: name))
        do {
            _ = try await URLSessionTransport().send(request)
            Issue.record("It was sent.")
        } catch NetworkError.invalidRequest(let reason, _) {
            #expect(reason.contains("method"))
        }
        #expect(server.counts.connections == 0)
    }
}
