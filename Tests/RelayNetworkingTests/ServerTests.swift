import Foundation
import Relay
import RelayNetworking
import TestSupport
import Testing

/// What the tests and the examples rely on the server for.
@Suite(.needsServer) struct ServerTests {
    @Test(arguments: [
        ("Tests/Server/schema.graphql", "/schema.graphql"),
        ("Tests/Server/shop.graphql", "/shop/schema.graphql"),
        ("Examples/tracker/schema.graphql", "/tracker/schema.graphql"),
    ])
    func theSchemaThatIsCheckedInIsFresh(path: String, route: String) async throws {
        let file = TestServer.package.appendingPathComponent(path)
        let checkedIn = try String(contentsOf: file, encoding: .utf8)
        let printed = try await TestClient().text(route)
        #expect(
            checkedIn == printed + "\n",
            "Run `server.py --print-schema > schema.graphql` (Tests/Server/README.md)."
        )
    }

    @Test func twoServersStartedAlikeAnswerAlike() async throws {
        let create = RequestParameters.mutation(
            "{ createReview(episode: JEDI, review: {stars: 4}) { review { id createdAt } } }"
        )
        let query = RequestParameters.query(
            """
            { hero { id name friends { name } } feed { edges { node { id likes createdAt } } }
              lists { edges { node { id todos { edges { node { text done metadata } } } } } }
              reviewSummary(episode: JEDI) { id total averageStars latest { id createdAt } } }
            """
        )
        async let one = TestServer()
        async let two = TestServer()
        var answers: Set<String> = []
        for server in try await [one, two] {
            let network = HTTPNetwork(url: TestClient(of: server).url())
            var said = try await network.payloads(create)
            said += try await network.payloads(query)
            answers.insert(said.map(\.description).joined())
        }
        #expect(answers.count == 1)
        #expect(answers.first?.contains("errors") == false)
    }

    @Test func aServerStopsWhenItsOwnerIsGone() async throws {
        var server: TestServer? = try await TestServer()
        let url = TestClient(of: try #require(server)).url()
        server = nil
        let network = HTTPNetwork(url: url)
        let isGone = try await comesToHold {
            do {
                _ = try await network.payloads(.query("{ hero { name } }"))
                return false
            } catch NetworkError.cannotConnect {
                return true
            } catch is NetworkError {
                return false
            }
        }
        #expect(isGone)
    }
}
