import Foundation
import Relay
import RelayTesting
import TestSupport
import Testing

/// The code of the article on ages of data does what the article says.
@Suite(.timeLimit(.minutes(10))) struct KeepingDataFreshRuns {
    /// A network whose responses may be used for so long.
    private struct AgedNetwork: Network {
        let answer: Payload
        let age: Duration
        let sent = Log<String>()

        func execute(
            request: RequestParameters,
            variables: VariableData,
            cacheConfig: CacheConfig
        ) -> AsyncThrowingStream<Data, any Error> {
            .single { [answer, age, sent] in
                sent.append(request.name)
                cacheConfig.reportMaxAge(age)
                return answer.bytes
            }
        }
    }

    private let seen = Lines()
    private let mock: MockEnvironment

    init() {
        var options = RelayEnvironment.Options()
        options.followsCacheControl = true
        mock = MockEnvironment(options: options)
    }

    private func article(
        _ story: StoryRow_story.Ref,
        network: any Network = API.answering([:])
    ) -> KeepingDataFresh {
        KeepingDataFresh(
            environment: mock.environment,
            network: network,
            mock: mock,
            story: story,
            show: { [seen] data, isStale in
                seen.append("\(data.feed.map(\.id.rawValue)) \(isStale ? "stale" : "fresh")")
            },
            showRow: { [seen] row, isStale in
                seen.append("\(row.title) \(isStale ? "stale" : "fresh")")
            }
        )
    }

    /// Answers the next request for the feed with a story that is fresh for a minute.
    private func answer(_ title: String) async throws {
        let request = try await mock.next(FeedQuery.self)
        request.cacheConfig.reportMaxAge(.seconds(60))
        try await request.resolve(.feed(story("1", title)))
    }

    private func fetched(_ title: String) async throws -> StoryRow_story.Ref {
        let task = Task { [mock] in try await mock.environment.fetch(FeedQuery(first: 10)) }
        try await answer(title)
        return try await task.value.feed[0].storyRow_story
    }

    @Test func staleDataIsFetchedAgain() async throws {
        let story = try await fetched("Hello")
        try await article(story).asking()
        #expect(seen.all == [#"["1"] fresh"#])
        article(story).testing()
        #expect(mock.environment.check(FeedQuery(first: 10)) == .stale)
        let task = Task { try await article(story).asking() }
        try await answer("Hello again")
        try await task.value
        #expect(seen.all == [#"["1"] fresh"#, #"["1"] fresh"#])
    }

    @Test func aFragmentSaysWhenItIsStale() async throws {
        let story = try await fetched("Hello")
        let task = Task { await article(story).observingAFragment() }
        try await seen.expect(["Hello fresh"])
        article(story).testing()
        try await seen.expect(["Hello fresh", "Hello stale"])
        _ = try await fetched("Hello")
        try await seen.expect(["Hello fresh", "Hello stale", "Hello fresh"])
        task.cancel()
        await task.value
    }

    @Test func observedQueriesAreFetchedWhenTheirAgeRunsOut() async throws {
        let network = AgedNetwork(answer: ["quote": "Less is more."], age: .zero)
        let environment = article(try await fetched("Hello"), network: network).refetching()
        let quote = environment.observeResponses(to: QuoteQuery())
        #expect(await quote.settled().data?.quote == "Less is more.")
        _ = try await comesToHold { network.sent.count > 1 }
        #expect(network.sent.count > 1)
        quote.end()
    }

    @Test func theServersHeaderMakesDataStale() async throws {
        for age in [Duration.zero, .seconds(3600)] {
            let network = AgedNetwork(answer: .feed(story("1", "Hello")), age: age)
            let environment = article(try await fetched("Hello"), network: network).headers()
            _ = try await environment.fetch(FeedQuery(first: 10))
            #expect((environment.check(FeedQuery(first: 10)) == .stale) == (age == .zero))
        }
    }
}
