import Relay
import RelayTesting
import Testing

@testable import starwars

/// Each view with samples of its fragment.
struct SampleTests {
    @Test func friendRowShowsWhatADroidIsFor() throws {
        let friend = FriendRow_character.Data.droid(name: "C-3PO", primaryFunction: "Protocol")
        #expect(try friendRow(friend.ref, in: friend.environment) == "C-3PO (protocol droid)")
    }

    @Test func starshipRowShowsTheLength() throws {
        let starship = StarshipRow_starship.Data.sample(name: "X-Wing", length: 12.54)
        #expect(try starshipRow(starship.ref, in: starship.environment) == "X-Wing (12.5 m)")
    }

    @Test func reviewRowShowsStars() throws {
        let review = ReviewRow_review.Data.sample(stars: 3)
        #expect(try reviewRow(review.ref, in: review.environment) == "*** (no comment)")
    }

    @Test func reviewSummaryShowsTheLatestReviews() throws {
        let summary = ReviewSummary_summary.Data.sample(
            episode: .jedi,
            total: 1,
            averageStars: 4,
            latest: [.sample(reviewRow_review: .sample(stars: 4, commentary: "Ewoks!"))]
        )
        #expect(
            try reviewSummary(summary.data, in: summary.environment) == [
                "Return of the Jedi: 1 review, 4 stars on average", "  **** Ewoks!",
            ]
        )
    }

    @Test func searchResultRowShowsEachType() throws {
        let results: [Sample<SearchResultRow_result>] = [
            .human(name: "Luke", homePlanet: "Tatooine"),
            .droid(friendRow_character: .droid(name: "R2-D2")),
            .starship(starshipRow_starship: .sample(name: "Y-Wing", length: 16)),
            .other(),
        ]
        #expect(
            try results.map { try searchResultRow($0.ref, in: $0.environment) } == [
                "human: Luke of Tatooine", "droid: R2-D2", "starship: Y-Wing (16 m)",
                "something that this app has not heard of",
            ]
        )
    }

    @Test func heroCardShowsStarshipsAndFriends() throws {
        let hero = HeroCard_character.Data.human(
            name: "Han",
            appearsIn: [.newhope],
            height: 5.9,
            starships: [.sample(starshipRow_starship: .sample(name: "Falcon", length: 34.4))],
            friends: [.sample(friendRow_character: .other(name: "Leia"))]
        )
        #expect(
            try heroCard(hero.ref, in: hero.environment) == [
                "Han, seen in A New Hope", "  a human from nobody knows where", "  5.9 feet tall",
                "  flies Falcon (34.4 m)", "  their secret: not for us to know", "  friend: Leia",
            ]
        )
    }

    @Test func starshipListShowsItsRows() throws {
        let list = StarshipList_query.Data.sample(
            starships: .sample(
                totalCount: 2,
                nodes: [.sample(), .sample(starshipRow_starship: .sample(name: "A-Wing"))],
                hasNext: true
            )
        )
        let starships = try list.data.starships
        #expect(starships.totalCount == 2)
        #expect(starships.hasNext)
        #expect(
            try starships.map { try starshipRow($0.starshipRow_starship, in: list.environment) }
                == ["name (4.5 m)", "A-Wing (4.5 m)"]
        )
    }
}
