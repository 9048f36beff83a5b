import Foundation
import Relay
import TestSupport
import Testing

@testable import RelayNetworking

/// What every transport promises.
@Suite(.needsServer) struct HTTPTransportTests {
    @Test(arguments: TestedTransport.allCases)
    func deliversTheWholeOfA401ThatAsksForAPassword(tested: TestedTransport) async throws {
        let response = try await tested.make().send(
            HTTPRequest(url: TestClient().url(fault: "401"))
        )
        #expect(response.status == 401)
        #expect(response.headers["www-authenticate"]?.hasPrefix("Basic") == true)
        #expect(try await response.data(upTo: 100) == Data("Who are you?".utf8))
    }

    @Test(arguments: TestedTransport.allCases)
    func deliversARedirectAsAResponse(tested: TestedTransport) async throws {
        let url = try await TestClient().url(fault: "redirect@302", to: "/elsewhere")
        let response = try await tested.make().send(HTTPRequest(url: url))
        #expect(response.status == 302)
        #expect(response.headers["location"] == "/elsewhere")
        #expect(try await response.data(upTo: 100).isEmpty)
    }

    @Test(arguments: TestedTransport.allCases)
    func deliversWhatIsThereBeforeTheRest(tested: TestedTransport) async throws {
        let client = try await TestClient()
        let response = try await tested.make().send(
            client.request("{ hero { name } }", fault: "stall@7")
        )
        #expect(response.status == 200)
        var chunks = response.body.makeAsyncIterator()
        #expect(try await chunks.next() == Data(#"{"data""#.utf8))
        #expect(try await client.count("http_active", becomes: 1))
        withExtendedLifetime(response) {}
    }

    @Test(arguments: TestedTransport.allCases)
    func endsARequestWhoseBodyIsDroppedUnread(tested: TestedTransport) async throws {
        let client = try await TestClient()
        var response: HTTPResponse? = try await tested.make().send(
            client.request("{ hero { name } }", fault: "stall@7")
        )
        #expect(response?.status == 200)
        response = nil
        #expect(try await client.count("http_disconnects", becomes: 1))
    }

    @Test(arguments: TestedTransport.allCases)
    func finishesWhatItStartedAfterItIsLetGo(tested: TestedTransport) async throws {
        var transport: (any HTTPTransport)? = try tested.make()
        let response = try await transport?.send(
            await TestClient().request("{ blob(bytes: 5000) }", fault: "drip@100")
        )
        transport = nil
        #expect(try await response?.data(upTo: 10_000).count == 5020)
    }

    @Test(.timeLimit(.minutes(10)), arguments: TestedTransport.allCases)
    func sendsAQueryAgainOverAStaleConnection(tested: TestedTransport) async throws {
        let client = try await TestClient()
        let network = HTTPNetwork(
            url: client.url(fault: "stale"),
            client: HTTPClient(transport: try tested.make())
        )
        for _ in 0..<4 {
            #expect(try await network.payloads(.query("{ hero { name } }")).count == 1)
        }
        #expect(try await client.stats()["operations"] == 4)
    }

    @Test(.timeLimit(.minutes(10)), arguments: TestedTransport.allCases)
    func sendsNoMutationAgainOverAStaleConnection(tested: TestedTransport) async throws {
        let client = try await TestClient()
        let network = HTTPNetwork(
            url: client.url(fault: "stale"),
            client: HTTPClient(transport: try tested.make())
        )
        let mutation = RequestParameters.mutation(
            "{ createReview(episode: JEDI, review: {stars: 1}) { review { id } } }"
        )
        #expect(try await network.payloads(mutation).count == 1)
        let error = try #require(await network.failure(of: mutation))
        guard case .connectionLost = error else { throw error }
        #expect(try await client.stats()["operations"] == 1)
    }
}
