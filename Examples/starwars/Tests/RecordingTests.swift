import Foundation
import Relay
import RelayTesting
import Testing

@testable import starwars

/// Each screen with what a server said once.
struct RecordingTests {
    private let environment: RelayEnvironment

    init() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../Recordings/app")
        environment = RelayEnvironment(network: try ReplayNetwork(folder: folder.standardized))
    }

    @Test func heroScreenShowsTheCard() async throws {
        let hero = try #require(try await environment.fetch(HeroQuery(episode: nil)).hero)
        let card = try heroCard(hero.heroCard_character, in: environment)
        #expect(card.contains("  a droid, made for Astromech"))
        #expect(card.last == "  friend: Leia Organa")
    }

    @Test func searchScreenShowsResults() async throws {
        let results = try await environment.fetch(SearchQuery(text: "er")).search
        let rows = try results.map {
            try searchResultRow($0.searchResultRow_result, in: environment)
        }
        #expect(rows.last == "starship: Star Destroyer (1600 m)")
    }

    @Test func starshipScreenShowsTheNextPage() async throws {
        let list = try await environment.fetch(StarshipListQuery(first: 4)).starshipList_query
        _ = try await environment.loadNext(4, of: list)
        let starships = try environment.read(list).starships
        let rows = try starships.map {
            try starshipRow($0.starshipRow_starship, in: environment)
        }
        #expect(rows.count == 8)
        #expect(rows.last == "Star Destroyer (1600 m)")
    }

    @Test func reviewScreenShowsTheReviewOfTheUser() async throws {
        let data = try await environment.fetch(ReviewsQuery(episode: .jedi))
        let reference = data.reviewSummary.reviewSummary_summary
        let review = ReviewInput(stars: 5, commentary: "Ewoks!")
        try await environment.commit(CreateReviewMutation(episode: .jedi, review: review))
        let summary = try environment.read(reference)
        #expect(try reviewSummary(summary, in: environment).last == "  ***** Ewoks!")
    }

    @Test func liveScreenShowsAReviewThatArrives() async throws {
        var events = environment.subscribe(ReviewAddedSubscription(episode: .empire))
            .makeAsyncIterator()
        let event = try #require(try await events.next())
        let row = try reviewRow(event.reviewAdded.reviewRow_review, in: environment)
        #expect(row == "** (no comment)")
    }
}
