import Foundation
import Relay
import TestSupport
import Testing

@testable import RelayNetworking

#if !canImport(Darwin)
import FoundationNetworking
#endif

/// What the transport itself promises to those who use it beside GraphQL.
@Suite(.needsServer) struct URLSessionTransportTests {
    private let transport = URLSessionTransport()

    @Test(arguments: [
        ("application/json", true), ("Application/JSON; charset=utf-8", true),
        ("application/graphql-response+json", true), ("application/jsonl", false),
        ("application/json-seq", false), ("text/event-stream", false),
    ])
    func onlyWholeDocumentsAreCollected(type: String, isWhole: Bool) {
        var head = HTTPHead(status: 200)
        head.headers["Content-Type"] = type
        #expect(ResponseStart(head, method: .post).isJSON == isWhole)
    }

    @Test func keepsNoBodiesInACache() {
        let configuration = URLSessionConfiguration.default
        configuration.urlCache = .shared
        configuration.requestCachePolicy = .returnCacheDataElseLoad
        let own = URLSessionTransport(configuration: configuration).session.configuration
        #expect(own.urlCache == nil)
        #expect(own.requestCachePolicy == .reloadIgnoringLocalCacheData)
        // The caller's is left as it was.
        #expect(configuration.urlCache != nil)
    }

    @Test func deliversTheWholeOfA401ThatAsksForAPassword() async throws {
        let response = try await transport.send(HTTPRequest(url: TestClient().url(fault: "401")))
        #expect(response.status == 401)
        #expect(response.headers["www-authenticate"]?.hasPrefix("Basic") == true)
        #expect(try await response.data(upTo: 100) == Data("Who are you?".utf8))
    }

    @Test func deliversARedirectAsAResponse() async throws {
        let url = try await TestClient().url(fault: "redirect@302", to: "/elsewhere")
        let response = try await transport.send(HTTPRequest(url: url))
        #expect(response.status == 302)
        #expect(response.headers["location"] == "/elsewhere")
        #expect(try await response.data(upTo: 100).isEmpty)
    }

    @Test func deliversWhatIsThereBeforeTheRest() async throws {
        let client = try await TestClient()
        let response = try await transport.send(
            client.request("{ hero { name } }", fault: "stall@7")
        )
        #expect(response.status == 200)
        var chunks = response.body.makeAsyncIterator()
        #expect(try await chunks.next() == Data(#"{"data""#.utf8))
        #expect(try await client.count("http_active", becomes: 1))
        withExtendedLifetime(response) {}
    }

    @Test func endsARequestWhoseBodyIsDroppedUnread() async throws {
        let client = try await TestClient()
        var response: HTTPResponse? = try await transport.send(
            client.request("{ hero { name } }", fault: "stall@7")
        )
        #expect(response?.status == 200)
        response = nil
        #expect(try await client.count("http_disconnects", becomes: 1))
    }

    @Test func endsARequestThatIsReadTooSlowly() async throws {
        let client = try await TestClient()
        let transport = URLSessionTransport(unreadLimit: 1 << 20)
        let response = try await transport.send(
            client.request("{ blob(bytes: 8000000) }", fault: "stall@4000000")
        )
        #expect(try await client.count("http_disconnects", becomes: 1))
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
            await TestClient().request("{ blob(bytes: 5000) }", fault: "drip@100")
        )
        transport = nil
        #expect(try await response?.data(upTo: 10_000).count == 5020)
    }

    @Test(.timeLimit(.minutes(10))) func sendsAQueryAgainOverAStaleConnection() async throws {
        let client = try await TestClient()
        let network = HTTPNetwork(url: client.url(fault: "stale"))
        for _ in 0..<4 {
            #expect(try await network.payloads(.query("{ hero { name } }")).count == 1)
        }
        #expect(try await client.stats()["operations"] == 4)
    }

    @Test(.timeLimit(.minutes(10))) func sendsNoMutationAgainOverAStaleConnection() async throws {
        let client = try await TestClient()
        let network = HTTPNetwork(url: client.url(fault: "stale"))
        let mutation = RequestParameters.mutation(
            "{ createReview(episode: JEDI, review: {stars: 1}) { review { id } } }"
        )
        #expect(try await network.payloads(mutation).count == 1)
        let error = try #require(await network.failure(of: mutation))
        guard case .connectionLost = error else { throw error }
        #expect(try await client.stats()["operations"] == 1)
    }
}
