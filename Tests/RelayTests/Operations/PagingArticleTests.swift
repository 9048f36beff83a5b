import Foundation
import Testing

@testable import Relay

/// The articles on paging and mutations show code that compiles, and does what they say.
@Suite(.timeLimit(.minutes(10))) struct PagingArticleTests {
    @Test(arguments: [
        ("Paging.md", "PagingExamples.swift"), ("RunningMutations.md", "MutationExamples.swift"),
    ])
    func showsCodeThatCompiles(article: String, file: String) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let code = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        let articles = folder.appendingPathComponent("../../../Sources/Relay/Relay.docc/Articles")
        let text = try String(
            contentsOf: articles.standardizedFileURL.appendingPathComponent(article),
            encoding: .utf8
        )
        let blocks = text.components(separatedBy: "```swift\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first
        }
        #expect(blocks.count >= 3)
        for block in blocks { #expect(code.contains(block)) }
    }

    @Test func theCodeForMutationsWorks() async throws {
        let test = TestEnvironment()
        let environment = test.environment
        try test.write(
            #"{"data":{"node":{"__typename":"Story","id":"s","title":"t","likeCount":1,"#
                + #""author":{"id":"u","name":"n"}}}}"#,
            StoryQuery(id: "s")
        )
        let story = try #require(environment.read(StoryQuery(id: "s")).node?.storyRow_story)
        let change = try edit("s", in: environment)
        #expect(try environment.read(story).title == "Draft")
        try type("More", "s", into: change)
        #expect(try environment.read(story).title == "More")
        change.revert()
        #expect(try environment.read(story).title == "t")
        let likes = Task {
            async let first: Void = like("s", in: environment)
            async let second: Void = like("s", in: environment)
            _ = try await (first, second)
        }
        let call = try await test.network.call()
        #expect(isSaving(story.id, in: environment))
        try await eventually { environment.mutationsInFlight.count == 2 }
        #expect(try environment.read(story).likeCount == 3)
        call.respond(#"{"data":{"likeStory":{"id":"s","likeCount":2}}}"#)
        try await test.network.call(1).respond(
            #"{"data":{"likeStory":{"id":"s","likeCount":3}}}"#
        )
        try await likes.value
        #expect(try environment.read(story).likeCount == 3)
        #expect(!isSaving(story.id, in: environment))
    }

    @Test func theCodeWorks() async throws {
        let library = Library(30)
        let environment = library.environment
        let books = try await library.open(2)
        #expect(await showMore(books, in: environment) == "20 more…")
        #expect(await showMore(books, in: environment) == "8 more")
        #expect(await showMore(books, in: environment) == "That's all.")
        library.shelves.change { $0.append("new") }
        try await refresh(books, in: environment)
        #expect(try await loadForSearch(books, in: environment))
        #expect(try library.ids(books).count == 31)
        library.shelves["crime"] = ["b0", "b1"]
        let crime = try await showCrime(books, in: environment)
        try remove("b0", from: "l", in: environment)
        #expect(try library.ids(crime) == ["b1"])
        #expect(try library.ids(books).count == 31)
        let room = StockRoom(30)
        let stock = try await room.open(2)
        #expect(try await showMoreStock(stock, in: room.environment).count == 22)
        let archives = ArchiveRoom(30)
        let archive = try await archives.open(2)
        #expect(
            try await showMoreOfTheArchive(archive, in: archives.environment) == "22 of 30"
        )
    }
    @Test func aSavedReferenceIsRestoredByAnotherRun() async throws {
        let library = Library(30)
        let books = try await library.open(2)
        let saved = try state(books, in: library.environment)
        #expect(try await library.ids(restore(saved, in: library.environment)) == ["b0", "b1"])
        // The store has everything, so nothing was asked.
        #expect(library.variables.isEmpty)
        let next = Library(30)
        #expect(try await next.ids(restore(saved, in: next.environment)).first == "b0")
        #expect(next.variables.count == 1)
    }
}
