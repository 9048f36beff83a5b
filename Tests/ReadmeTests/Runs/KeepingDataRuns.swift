import Foundation
import Relay
import RelayTesting
import TestSupport
import Testing

/// The code of the article on how long data stays does what the article says.
///
/// `memoryWarnings` needs UIKit.
@Suite(.timeLimit(.minutes(10))) struct KeepingDataRuns {
    private let mock = MockEnvironment()
    private let printed = Lines()

    private func run(
        _ code: @escaping @Sendable (KeepingData) async throws -> Void
    ) -> Task<Void, any Error> {
        Printed.$lines.withValue(printed) {
            Task { [mock] in
                let article = KeepingData(
                    environment: mock.environment,
                    network: API.answering([:])
                )
                try await code(article)
            }
        }
    }

    private func write(_ stories: JSONValue..., first: Int = 10) throws {
        let payload = Payload(data: ["feed": .array(stories)])
        try mock.environment.commitPayload(FeedQuery(first: first), response: payload.bytes)
    }

    @Test func aReferenceKeepsWhatItsQueryHasSelected() async throws {
        let task = run { try await $0.overview() }
        try await mock.next(FeedQuery.self).resolve(.feed(story("1", "Hello")))
        try await printed.expect(["Hello"])
        for first in 11...25 { try write(story("x\(first)", "Other"), first: first) }
        mock.environment.releaseMemory()
        mock.environment.collectGarbage()
        #expect(mock.environment.inspect().description(of: "1") != nil)
        try mock.environment.commitUpdate { $0.record("1")?.setValue("Hello again", for: "title") }
        try await printed.expect(["Hello", "Hello again"])
        task.cancel()
        try await task.value
        let isGone = try await comesToHold {
            mock.environment.releaseMemory()
            mock.environment.collectGarbage()
            return mock.environment.inspect().description(of: "1") == nil
        }
        #expect(isGone)
    }

    @Test func aSnapshotIsOneVersion() async throws {
        try write(story("1", "Hello"), story("2", "Bye"))
        let titles = Log<[String]>()
        let task = run { titles.append(try $0.snapshots().map(\.title)) }
        try await task.value
        #expect(titles.all == [["Hello", "Bye"]])
    }

    @Test func eachVersionOfAQueryHasItsRows() async throws {
        try write(story("1", "Hello"))
        let task = run { try await $0.versions() }
        try await printed.expect([#"["Hello"]"#])
        // A change of a row's title alone brings no version.
        try mock.environment.commitUpdate { $0.record("1")?.setValue("Hi", for: "title") }
        try write(story("1", "Hi"), story("2", "Bye"))
        try await printed.expect([#"["Hello"]"#, #"["Hi", "Bye"]"#])
        task.cancel()
        _ = await task.result
    }

    @Test func optionsLimitTheReleaseBuffer() async throws {
        let article = KeepingData(environment: mock.environment, network: API.answering([:]))
        let environment = article.options()
        func write(_ first: Int) throws {
            let payload = Payload.feed(story("\(first)", "Hello"))
            try environment.commitPayload(FeedQuery(first: first), response: payload.bytes)
        }
        for first in 1...20 { try write(first) }
        environment.collectGarbage()
        #expect(environment.check(FeedQuery(first: 1)) != .missing)
        try write(21)
        environment.collectGarbage()
        #expect(environment.check(FeedQuery(first: 1)) == .missing)
    }

    @Test func theStoreIsPrintedAsTheArticleShows() async throws {
        // Nothing is collected while a change is shown.
        let change = try mock.environment.applyOptimisticChange { _ in }
        try mock.environment.commitUpdate { store in
            let author = store.create("7", type: "User")
            author.setValue("7", for: "id")
            author.setValue("Ada", for: "name")
            let story = store.create("4", type: "Story")
            story.setValue("4", for: "id")
            story.setValue("Hello", for: "title")
            story.setLinkedRecord(author, for: "author")
            store.root.setLinkedRecord(story, for: "node", arguments: ["id": "4"])
        }
        try await run { $0.inspecting() }.value
        let shown = """
            "4" Story
              author: → "7"
              id: "4"
              title: "Hello"
            "7" User
              id: "7"
              name: "Ada"
            root
              node(id:"4"): → "4"
            """
        try #require(printed.count == 4)
        #expect(printed.all[0] == shown)
        #expect(printed.all[1] == shown.components(separatedBy: #"\#n"7""#).first)
        let records = try JSONValue(parsing: Data(printed.all[2].utf8)).object
        #expect(records?[#""4""#]?["title"] == "Hello")
        #expect(printed.all[3].hasPrefix("3 "))
        change.revert()
    }

    @Test func theStoreSaysWhyARecordIsKept() async throws {
        let environment = mock.environment
        let kept = environment.retain(StoryQuery(id: "4"))
        let payload: Payload = [
            "story": [
                "id": "4", "title": "Hello", "comments": [], "related": [story("7", "More")],
            ]
        ]
        mock.answer(StoryQuery.self, with: payload)
        let data = try await environment.fetch(StoryQuery(id: "4"))
        try await run { $0.reasons(environment.inspect()) }.value
        #expect(printed.all == [#"retained: StoryQuery {"id":"4"} → root → "4" → "7""#])
        kept.dispose()
        try await run { $0.reasons(environment.inspect()) }.value
        #expect(printed.all.last?.hasPrefix("referenced: StoryQuery") == true)
        withExtendedLifetime(data) {}
    }

    @Test func aRecordThatNothingKeepsIsRemovedNext() async throws {
        let environment = mock.environment
        try environment.commitUpdate { _ = $0.create("7", type: "Story") }
        try await run { $0.reasons(environment.inspect()) }.value
        #expect(printed.all == ["the next collection removes it"])
    }
}
