import Foundation
import Relay
import RelayTesting
import Testing

/// What the README shows compiles, and does what it says.
@Suite struct ReadmeTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private let recordings = folder.appendingPathComponent("Recordings")

    /// The README has these files' code, to the letter.
    @Test(arguments: ["API.swift", "StoryRow.swift", "GraphQL/StoryRow.graphql"])
    func showsCodeThatCompiles(file: String) throws {
        let readme = Self.folder.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("README.md")
        let shown = try String(contentsOf: readme, encoding: .utf8)
        var code = try String(
            contentsOf: Self.folder.appendingPathComponent(file),
            encoding: .utf8
        )
        let header = "// swift-format-ignore-file\n"
        code = code.replacingOccurrences(of: header, with: "")
        if file == "StoryRow.swift" {
            code = code.replacingOccurrences(of: "import Relay\n\n", with: "")
        }
        #expect(shown.contains(code), "README.md differs from Tests/ReadmeTests/\(file).")
    }

    @Test func showsTheAuthor() async throws {
        let environment = RelayEnvironment(network: try ReplayNetwork(folder: recordings))
        let data = try await environment.fetch(FeedQuery(first: 1))
        #expect(
            try storyRow(data.feed[0].storyRow_story, in: environment) == "Hello by Ann, 3 likes"
        )
    }

    @Test func runsWhatAnAppDoes() async throws {
        let feed = #"""
            {"data":{"feed":[{"id":"1","title":"Hello","likeCount":3,
            "author":{"id":"2","name":"Ann"}}]}}
            """#
        let liked = #"{"data":{"likeStory":{"id":"1","likeCount":12}}}"#
        let environment = RelayEnvironment(
            network: API { request in
                let query = try JSONValue(parsing: request)["query"]?.string ?? ""
                return Data((query.hasPrefix("mutation") ? liked : feed).utf8)
            }
        )
        let data = try await environment.fetch(FeedQuery(first: 10))
        for try await data in environment.observe(FeedQuery(first: 10)) {
            #expect(data.feed.count == 1)
            break
        }
        let id = data.feed[0].id
        try await environment.commit(
            LikeStoryMutation(id: id),
            optimisticUpdater: { store in store.record(id)?.setValue(12, for: "likeCount") }
        )
        for await story in environment.observe(data.feed[0].storyRow_story) {
            #expect(story.likeCount == 12)
            break
        }
    }
}
