import Relay
import RelayTesting
import RelayTestingTraits
import Testing

@testable import starwars

/// Each screen with a network in the test's hands.
@Suite(.mockEnvironment) struct MockTests {
    @Test func heroScreenShowsTheCard() async throws {
        let mock = try MockEnvironment.current
        let friend = HeroCard_character.Data.droid(friends: [
            .sample(friendRow_character: .other(name: "Luke"))
        ])
        mock.answer(HeroQuery.self, with: .sample(hero: .sample(heroCard_character: friend)))
        let hero = try await mock.environment.fetch(HeroQuery(episode: nil)).hero
        let card = try heroCard(try #require(hero).heroCard_character, in: mock.environment)
        #expect(card.first == "name, seen in ")
        #expect(card.last == "  friend: Luke")
    }

    @Test func searchScreenShowsResults() async throws {
        let mock = try MockEnvironment.current
        mock.answer(
            SearchQuery.self,
            with: .sample(search: [
                .sample(searchResultRow_result: .human(name: "Leia")),
                .sample(
                    searchResultRow_result: .starship(
                        starshipRow_starship: .sample(name: "Slave 1")
                    )
                ),
            ])
        )
        let rows = try await mock.environment.fetch(SearchQuery(text: "l")).search.map {
            try searchResultRow($0.searchResultRow_result, in: mock.environment)
        }
        #expect(rows == ["human: Leia", "starship: Slave 1 (4.5 m)"])
    }

    @Test func starshipScreenShowsTheNextPage() async throws {
        let mock = try MockEnvironment.current
        mock.answer(StarshipListQuery.self)
        let list = try await mock.environment.fetch(StarshipListQuery(first: 2)).starshipList_query
        #expect(try mock.environment.read(list).starships.count == 2)
        mock.answer(StarshipPageQuery.self)
        _ = try await mock.environment.loadNext(2, of: list)
        #expect(try mock.environment.read(list).starships.count == 4)
    }

    @Test func reviewScreenShowsAReviewBeforeTheServerDoes() async throws {
        let mock = try MockEnvironment.current
        mock.answer(
            ReviewsQuery.self,
            with: .sample(reviewSummary: .sample(reviewSummary_summary: .sample(total: 1)))
        )
        let summary = try await mock.environment.fetch(ReviewsQuery(episode: .jedi)).reviewSummary
            .reviewSummary_summary
        let mutation = CreateReviewMutation(episode: .jedi, review: ReviewInput(stars: 5))
        let posting = Task {
            try await mock.environment.commit(
                mutation,
                optimisticUpdater: { store in store.record(summary)?.setValue(2, for: "total") }
            )
        }
        let pending = try await mock.next(CreateReviewMutation.self)
        let data = try mock.environment.read(summary)
        #expect(data.total == 2)
        #expect(
            try reviewSummary(data, in: mock.environment) == [
                "A New Hope: 2 reviews, no stars yet",
                "  " + String(repeating: "*", count: 42) + " (no comment)",
            ]
        )
        try await pending.fail(Offline())
        await #expect(throws: Offline.self) { try await posting.value }
        #expect(try mock.environment.read(summary).total == 1)
    }

    @Test func liveScreenShowsAReviewThatArrives() async throws {
        let mock = try MockEnvironment.current
        var events = mock.environment.subscribe(ReviewAddedSubscription(episode: .empire))
            .makeAsyncIterator()
        let subscription = try await mock.next(ReviewAddedSubscription.self)
        try await subscription.send(
            .of(ReviewAddedSubscription(episode: .empire), options: stars(2))
        )
        let event = try #require(try await events.next())
        #expect(
            try reviewRow(event.reviewAdded.reviewRow_review, in: mock.environment)
                == "** commentary"
        )
        try await subscription.complete()
    }

    private func stars(_ count: Int) -> PayloadOptions {
        var options = PayloadOptions()
        options.values = ["reviewAdded.stars": .int(Int64(count))]
        return options
    }

    private struct Offline: Error {}
}
