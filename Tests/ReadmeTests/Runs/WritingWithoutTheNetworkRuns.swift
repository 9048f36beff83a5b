import Foundation
import Relay
import RelayTesting
import TestSupport
import Testing

/// The code of the article on data that comes another way does what the article says.
@Suite(.timeLimit(.minutes(10))) struct WritingWithoutTheNetworkRuns {
    private let mock = MockEnvironment()
    private let sent = Lines()

    private func article() async throws -> WritingWithoutTheNetwork {
        WritingWithoutTheNetwork(
            environment: mock.environment,
            network: API.answering([:]),
            story: try await mock.fetchFeed(story("1", "Hello")).feed[0].storyRow_story,
            response: Payload.feed(story("2", "Pushed")).bytes,
            send: { [sent] in sent.append($0) }
        )
    }

    @Test func aResponseIsWrittenAsIfTheNetworkHadDeliveredIt() async throws {
        #expect(try await article().writing().feed.map(\.id) == ["2"])
        try mock.verify()
    }

    @Test func typedDataIsWritten() async throws {
        try await article().writingTypedData()
        let found = try mock.environment.read(SearchTitlesQuery(text: "Hello")).search
        #expect(found.map(\.id) == ["s1"])
        #expect(found.map(\.title) == ["Hello"])
    }

    @Test func theDataOfAFragmentIsWritten() async throws {
        let article = try await article()
        try article.writingAFragment()
        let row = try mock.environment.read(article.story)
        #expect(row.title == "Hello again")
        #expect(row.likeCount == 12)
        // Fields that the data lacks stay as they are.
        #expect(row.author.name == "Ann")
    }

    @Test func aReportedStoreIsLoadedIntoAnother() async throws {
        let article = try await article()
        article.reporting()
        let report = try #require(sent.all.first)
        let copy = try article.loading(report)
        let feed = try copy.read(FeedQuery(first: 10)).feed
        #expect(try copy.read(feed.map(\.storyRow_story)).map(\.title) == ["Hello"])
        // The records stay until the next reset.
        copy.releaseMemory()
        copy.collectGarbage()
        #expect(copy.check(FeedQuery(first: 10)) != .missing)
        copy.reset()
        #expect(copy.check(FeedQuery(first: 10)) == .missing)
    }
}
