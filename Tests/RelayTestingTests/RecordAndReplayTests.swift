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

    @Test func aRecordedUploadReplays() async throws {
        let client = try await TestClient()
        let recorder = RecordingNetwork(HTTPNetwork(url: client.url()), folder: folder.url)
        let upload = RequestParameters(
            name: "Upload",
            operationKind: .mutation,
            text: "mutation Upload($files: [Upload!]!) { uploadMany(files: $files) { name size } }"
        )
        func variables() -> VariableData {
            let file = FileUpload(data: Data("hello".utf8), name: "a.txt")
            return VariableData(["files": [.null]], uploads: ["files.0": file])
        }
        let live = try await recorder.run(upload, variables())
        #expect(live.first?.contains(#""size""#) == true)
        let text = try folder.text(try #require(folder.names.first))
        #expect(text.contains("null"))
        let replay = try ReplayNetwork(folder: folder.url)
        let replayed = try await replay.run(upload, variables())
        #expect(try replayed.map(Self.compact) == live.map(Self.compact))
    }

    private static func compact(_ json: String) throws -> String {
        try JSONValue(parsing: Data(json.utf8)).description
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
