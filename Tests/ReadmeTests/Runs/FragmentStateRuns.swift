import Relay
import RelayTesting
import TestSupport
import Testing

/// The code of the article on fetching data that is about states of fragments does what the article
/// says.
@Suite(.timeLimit(.minutes(10))) struct FragmentStateRuns {
    private let mock = MockEnvironment()
    private let seen = Lines()

    private func run(
        _ code: @escaping @Sendable (FetchingData) async throws -> Void
    ) -> Task<Void, any Error> {
        Task { [mock, seen] in
            let article = FetchingData(
                environment: mock.environment,
                id: "1",
                feed: mock.environment.observeResponses(
                    to: FeedQuery(first: 0),
                    fetchPolicy: .storeOnly
                ),
                show: { _ in },
                showProgress: { seen.append($0 ? "loading" : "idle") },
                showRetryButton: { _ in },
                report: seen.report
            )
            try await code(article)
        }
    }

    private func unset(_ field: String, of id: ID) throws {
        try mock.environment.commitUpdate { $0.record(id)?.unsetField(field) }
    }

    @Test func theStateSaysWhetherDataIsThereLoadingMissingOrDeleted() async throws {
        let reference = try await mock.fetchFeed(story("1", "Hello")).feed[0].storyRow_story
        let task = run { await $0.states(reference) }
        try await seen.expect(["Hello"])
        try unset("title", of: "1")
        _ = try await comesToHold { seen.count == 2 }
        #expect(seen.all.last?.contains("title") == true)
        let fetched = Task { [mock] in try await mock.environment.fetch(FeedQuery(first: 10)) }
        let request = try await mock.next(FeedQuery.self)
        _ = try await comesToHold { seen.count == 3 }
        #expect(seen.all.last == "loading")
        try await request.resolve(.feed(story("1", "Hello again")))
        _ = try await comesToHold { seen.count == 4 }
        #expect(seen.all.last == "Hello again")
        try mock.environment.commitUpdate { $0.delete("1") }
        try await task.value
        #expect(seen.count == 4)
        _ = try await fetched.value
    }

    @Test func waitingReturnsDataThatARequestBrings() async throws {
        let reference = try await mock.fetchFeed(story("1", "Hello")).feed[0].storyRow_story
        try unset("title", of: "1")
        let early = run { try await $0.waiting(reference) }
        await #expect(throws: StoreError.self) { try await early.value }
        let fetched = Task { [mock] in try await mock.environment.fetch(FeedQuery(first: 10)) }
        let request = try await mock.next(FeedQuery.self)
        let task = run { try await $0.waiting(reference) }
        try await request.resolve(.feed(story("1", "Hello again")))
        try await task.value
        #expect(seen.all.count == 1)
        #expect(seen.all[0].contains("Hello again"))
        _ = try await fetched.value
    }

    @Test func aListHasOneStateWithoutItsDeletedObjects() async throws {
        let references = try await mock.fetchFeed(story("1", "Hello"), story("2", "Bye")).feed
            .map(\.storyRow_story)
        let task = run { await $0.listStates(references) }
        try await seen.expect([#"["Hello", "Bye"]"#])
        try mock.environment.commitUpdate { $0.delete("1") }
        try await seen.expect([#"["Hello", "Bye"]"#, #"["Bye"]"#])
        task.cancel()
        try await task.value
    }

    @Test func warningsCanBeTurnedOff() async throws {
        let warnings = Log<Bool>()
        let article = FetchingData(
            environment: mock.environment,
            id: "1",
            feed: mock.environment.observeResponses(
                to: FeedQuery(first: 0),
                fetchPolicy: .storeOnly
            ),
            show: { _ in },
            showProgress: { _ in },
            showRetryButton: { _ in },
            report: { (values: Any...) in
                let options = values.first as? RelayEnvironment.Options
                warnings.append(options.map { $0.warn != nil } ?? true)
            }
        )
        article.silence()
        #expect(RelayEnvironment.Options().warn != nil)
        #expect(warnings.all == [false])
    }
}
