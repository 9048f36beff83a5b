import Foundation
import Relay
import RelayNetworking
import TestSupport
import Testing

/// What the transport itself promises to those who use it beside GraphQL.
@Suite(.needsServer) struct URLSessionTransportTests {
    private let transport = URLSessionTransport()

    @Test func deliversTheWholeOfA401ThatAsksForAPassword() async throws {
        let response = try await transport.send(HTTPRequest(url: TestClient().url(fault: "401")))
        #expect(response.status == 401)
        #expect(response.headers["www-authenticate"]?.hasPrefix("Basic") == true)
        #expect(try await response.data(upTo: 100) == Data("Who are you?".utf8))
    }

    @Test func deliversARedirectAsAResponse() async throws {
        let url = try TestClient().url(fault: "redirect@302", to: "/elsewhere")
        let response = try await transport.send(HTTPRequest(url: url))
        #expect(response.status == 302)
        #expect(response.headers["location"] == "/elsewhere")
        #expect(try await response.data(upTo: 100).isEmpty)
    }

    @Test func deliversTheHeadBeforeTheBodyIsThere() async throws {
        let client = try TestClient()
        let response = try await transport.send(
            HTTPRequest(
                url: client.url(fault: "drip@100"),
                method: .post,
                headers: ["Content-Type": "application/json"],
                body: Data(#"{"query":"{ blob(bytes: 20000000) }"}"#.utf8)
            )
        )
        var chunks = response.body.makeAsyncIterator()
        let first = try #require(try await chunks.next())
        #expect(first.count < 100_000)
        #expect(try await client.stats()["http_active"] == 1)
    }

    @Test func endsARequestWhoseBodyIsDroppedUnread() async throws {
        let client = try TestClient()
        var response: HTTPResponse? = try await transport.send(
            HTTPRequest(
                url: client.url(fault: "drip@1"),
                method: .post,
                headers: ["Content-Type": "application/json"],
                body: Data(#"{"query":"{ blob(bytes: 2000000) }"}"#.utf8)
            )
        )
        #expect(response?.status == 200)
        response = nil
        #expect(try await client.count("http_disconnects", becomes: 1))
    }

    @Test func endsARequestThatIsReadTooSlowly() async throws {
        let client = try TestClient()
        let transport = URLSessionTransport(unreadLimit: 1 << 20)
        let response = try await transport.send(
            HTTPRequest(
                url: client.url(),
                method: .post,
                headers: ["Content-Type": "application/json"],
                body: Data(#"{"query":"{ blob(bytes: 8000000) }"}"#.utf8)
            )
        )
        try await Task.sleep(for: .milliseconds(300))
        let error = await #expect(throws: NetworkError.self) {
            for try await _ in response.body {}
        }
        guard case .readTooSlowly(limit: 1_048_576, _) = error else {
            Issue.record("got \(String(describing: error))")
            return
        }
    }

    @Test func finishesWhatItStartedAfterItIsLetGo() async throws {
        var transport: URLSessionTransport? = URLSessionTransport()
        let response = try await transport?.send(
            HTTPRequest(
                url: TestClient().url(fault: "drip@100"),
                method: .post,
                headers: ["Content-Type": "application/json"],
                body: Data(#"{"query":"{ blob(bytes: 5000) }"}"#.utf8)
            )
        )
        transport = nil
        #expect(try await response?.data(upTo: 10_000).count == 5020)
    }
}
