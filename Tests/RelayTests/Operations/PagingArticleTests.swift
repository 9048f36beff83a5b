import Foundation
import Testing

@testable import Relay

/// The article on paging shows code that compiles, and does what it says.
@Suite(.timeLimit(.minutes(10))) struct PagingArticleTests {
    @Test func showsCodeThatCompiles() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let code = try String(
            contentsOf: folder.appendingPathComponent("PagingExamples.swift"),
            encoding: .utf8
        )
        let article = folder.appendingPathComponent(
            "../../../Sources/Relay/Relay.docc/Articles/Paging.md"
        ).standardizedFileURL
        let text = try String(contentsOf: article, encoding: .utf8)
        let blocks = text.components(separatedBy: "```swift\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first
        }
        #expect(blocks.count >= 4)
        for block in blocks { #expect(code.contains(block)) }
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
    }
}
