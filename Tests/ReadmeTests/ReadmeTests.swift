import Foundation
import Relay
import RelayTesting
import Testing

/// What the README shows compiles, and does what it says.
@Suite struct ReadmeTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private let recordings = folder.appendingPathComponent("Recordings")

    /// The README has these files' code, to the letter.
    @Test(arguments: ["API.swift", "GraphQL/StoryRow.graphql"])
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
        #expect(shown.contains(code), "README.md differs from Tests/ReadmeTests/\(file).")
    }

    /// The README has the view that `Tests/SwiftUIStubs/check` compiles.
    @Test func showsAViewThatCompiles() throws {
        let package = Self.folder.deletingLastPathComponent().deletingLastPathComponent()
        let shown = try String(
            contentsOf: package.appendingPathComponent("README.md"),
            encoding: .utf8
        )
        let code = try String(
            contentsOf: package.appendingPathComponent(
                "Tests/SwiftUIStubs/Readme/StoryRowView.swift"
            ),
            encoding: .utf8
        )
        let view = try #require(code.components(separatedBy: "import SwiftUI\n\n").last)
        #expect(shown.contains(view), "README.md differs from StoryRowView.swift.")
    }

    /// The article's code is in the sample app, which `Tests/SwiftUIStubs/check` compiles, or in this
    /// target.
    @Test func theArticleOnModelsShowsCodeThatCompiles() throws {
        let package = Self.folder.deletingLastPathComponent().deletingLastPathComponent()
        let app = package.appendingPathComponent("Tests/SwiftUIStubs/SampleApp")
        var files = try FileManager.default.contentsOfDirectory(atPath: app.path)
            .map { app.appendingPathComponent($0) }
        files += ["ModelsAndViews.swift", "ReadmeTests.swift"].map {
            Self.folder.appendingPathComponent($0)
        }
        let previews = package.appendingPathComponent("Tests/SwiftUIStubs/Previews")
        files.append(previews.appendingPathComponent("StoryRowView.swift"))
        let code = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
            .withoutIndentation
        let article = package.appendingPathComponent(
            "Sources/Relay/Relay.docc/Articles/ModelsAndViews.md"
        )
        let blocks = try String(contentsOf: article, encoding: .utf8)
            .components(separatedBy: "```swift\n").dropFirst()
            .compactMap { $0.components(separatedBy: "\n```").first }
        #expect(blocks.count > 10)
        for block in blocks { #expect(code.contains(block.withoutIndentation), "\(block)") }
    }

    @MainActor @Test func showsTheFeed() async throws {
        let environment = RelayEnvironment(network: try ReplayNetwork(folder: recordings))
        let feed = QueryModel(FeedQuery(first: 1), in: environment)
        await feed.refresh()
        let story = FragmentModel(feed.data?.feed[0].storyRow_story, in: environment)
        #expect(story.data?.title == "Hello")
    }

    /// The article on testing has these files' code, to the letter.
    @Test(arguments: ["Recorder.swift", "StoryRowTests.swift", "Recordings/FeedQuery.json"])
    func theArticleOnTestingShowsCodeThatCompiles(file: String) throws {
        let article = Self.folder.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Sources/RelayTesting/RelayTesting.docc/Articles")
            .appendingPathComponent("TestingWithRecordings.md")
        let shown = try String(contentsOf: article, encoding: .utf8)
        let code = try String(
            contentsOf: Self.folder.appendingPathComponent(file),
            encoding: .utf8
        )
        .replacingOccurrences(of: "// swift-format-ignore-file\n", with: "")
        #expect(shown.contains(code), "The article differs from Tests/ReadmeTests/\(file).")
    }

    /// The Swift code of an article compiles: it is in a file of this target, or in a view that
    /// `Tests/SwiftUIStubs/check` compiles.
    @Test(arguments: [
        "Relay/Articles/Connections", "Relay/Articles/DerivingFields",
        "Relay/Articles/FetchingData", "Relay/Articles/FindingObjects",
        "Relay/Articles/FollowingLists",
        "Relay/Articles/FollowingTheServer",
        "Relay/Articles/GeneratingCode",
        "Relay/Articles/GettingStarted", "Relay/Articles/HandlingErrors",
        "Relay/Articles/IdentifyingObjects", "Relay/Articles/KeepingData",
        "Relay/Articles/KeepingDataFresh", "Relay/Articles/LocalState",
        "Relay/Articles/KeepingTheStore",
        "Relay/Articles/LoggingOut",
        "Relay/Articles/ReceivingParts", "Relay/Articles/ResponsesAsJSON",
        "Relay/Articles/WorkingOffline", "Relay/Articles/WorkingWithAnAssistant",
        "Relay/Articles/WritingANetwork", "Relay/Articles/WritingWithoutTheNetwork",
        "Relay/Relay", "RelayInspector/RelayInspector",
        "RelayNetworking/Articles/CallingRESTServices",
        "RelayNetworking/Articles/HTTPOnLinux", "RelayNetworking/Articles/Interceptors",
        "RelayNetworking/Articles/SubscribingOverWebSockets",
        "RelayNetworking/RelayNetworking",
    ])
    func theArticleShowsCodeThatCompiles(path: String) throws {
        let name = try #require(path.split(separator: "/").last)
        let views = Self.folder.deletingLastPathComponent()
            .appendingPathComponent("SwiftUIStubs/Readme")
        var files = try FileManager.default.contentsOfDirectory(atPath: views.path)
            .map { views.appendingPathComponent($0) }
        files.append(Self.folder.appendingPathComponent("\(name).swift"))
        let code = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
            .withoutIndentation
        for block in try blocks("swift", of: path) {
            #expect(code.contains(block.withoutIndentation), "\(block)")
        }
    }

    /// The documents of an article are compiled: they are in the files of `GraphQL`.
    @Test(arguments: [
        "Relay/Articles/Connections", "Relay/Articles/GettingStarted",
        "Relay/Articles/ReceivingParts", "Relay/Articles/WorkingWithAnAssistant",
    ])
    func theArticleShowsDocumentsThatCompile(path: String) throws {
        let folder = Self.folder.appendingPathComponent("GraphQL")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let documents = try files.map {
            try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
        }
        for block in try blocks("graphql", of: path) {
            #expect(documents.contains { $0.contains(block) }, "\(block)")
        }
    }

    /// The code blocks of a language in an article, such as `Relay/Articles/Connections`.
    private func blocks(_ language: String, of path: String) throws -> [String] {
        let target = try #require(path.split(separator: "/").first)
        let rest = path.dropFirst(target.count + 1)
        let article = Self.folder.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Sources/\(target)/\(target).docc/\(rest).md")
        let shown = try String(contentsOf: article, encoding: .utf8)
        let blocks = shown.components(separatedBy: "```\(language)\n").dropFirst()
            .compactMap { $0.components(separatedBy: "\n```").first }
        #expect(!blocks.isEmpty)
        return blocks
    }

    @Test func whatIsRecordedReplays() async throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("ReadmeTests-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let feed = #"""
            {"data":{"feed":[{"id":"1","title":"Hello","likeCount":3,
            "author":{"id":"2","name":"Ann"}}]}}
            """#
        let liked = #"{"data":{"likeStory":{"id":"1","likeCount":12}}}"#
        let server = API { request in
            let query = try JSONValue(parsing: request)["query"]?.string ?? ""
            return Data((query.hasPrefix("mutation") ? liked : feed).utf8)
        }
        try await record(server, in: folder)
        let replay = try ReplayNetwork(
            folder: folder,
            redaction: .replacing(["email", "password", "token"])
        )
        let environment = RelayEnvironment(network: replay)
        let data = try await environment.fetch(FeedQuery(first: 1))
        _ = try await environment.commit(LikeStoryMutation(id: "1"))
        #expect(
            try storyRow(data.feed[0].storyRow_story, in: environment) == "Hello by Ann, 12 likes"
        )
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
        let observed = try await environment.observe(FeedQuery(first: 10)).first { _ in true }
        #expect(observed?.feed.count == 1)
        let id = data.feed[0].id
        try await environment.commit(
            LikeStoryMutation(id: id),
            optimisticResponse: .init(likeStory: .init(id: id, likeCount: 12))
        )
        let story = await environment.observe(data.feed[0].storyRow_story).first { _ in true }
        #expect(story?.likeCount == 12)
    }
}

extension String {
    /// The lines without the spaces at their beginning, so that code can be compared wherever it is.
    fileprivate var withoutIndentation: String {
        split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.drop { $0 == " " } }.joined(separator: "\n")
    }
}
