import Foundation
import Relay
import RelayNetworking
import RelayTesting
import TestSupport
import Testing

/// A session against the real server, and the same session without it.
@Suite(.enabled(if: TestServer.isExpected, Comment(rawValue: TestServer.howToSetUp)))
struct RecordAndReplayTests {
    private let folder = TemporaryFolder()

    @Test func aSessionReplaysAsItWent() async throws {
        let server = try await TestServer()
        let client = TestClient(of: server)
        let recorder = RecordingNetwork(HTTPNetwork(url: client.url()), folder: folder.url)
        let live = try await session(recorder)
        #expect(try await client.stats()["operations"] == 4)
        try await server.stop()
        let replayed = try await session(try ReplayNetwork(folder: folder.url))
        #expect(live == replayed)
        #expect(live.last?.contains(#""total":1"#) == true)
        #expect(folder.names.count == 4)
    }

    @Test func anAbsentServerReplaysAsItsError() async throws {
        let url = try #require(URL(string: "http://127.0.0.1:1/graphql"))
        let request = RequestParameters.named("Hero")
        let recorder = RecordingNetwork(HTTPNetwork(url: url), folder: folder.url)
        let error = await #expect(throws: NetworkError.self) { try await recorder.run(request) }
        let replay = try ReplayNetwork(folder: folder.url)
        await #expect(
            throws: RecordingError.recorded(
                operation: "Hero",
                message: try #require(error).description
            )
        ) { try await replay.run(request) }
    }

    /// Everything that a session is told, with the white space of JSON left out.
    private func session(_ network: some Network) async throws -> [String] {
        let summary = RequestParameters(
            name: "Summary",
            operationKind: .query,
            text: "query Summary { reviewSummary(episode: JEDI) { id total averageStars } }"
        )
        let create = RequestParameters(
            name: "Create",
            operationKind: .mutation,
            text: """
                mutation Create($stars: Int!) {
                  createReview(episode: JEDI, review: {stars: $stars}) { review { id createdAt } }
                }
                """
        )
        var said: [String] = []
        said += try await network.run(summary)
        said += try await network.run(create, ["stars": 9])
        said += try await network.run(create, ["stars": 4])
        said += try await network.run(summary)
        return try said.map { try JSONValue(parsing: Data($0.utf8)).description }
    }
}
