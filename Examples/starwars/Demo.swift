import Relay

/// Runs the example's scenes one after the other.
///
/// The scenes fetch queries and pass references on to the views. Only a view knows which data it
/// needs.
struct Demo {
    let environment: RelayEnvironment
    /// The app of another user, which shares only the server.
    let visitor: RelayEnvironment
    /// How long to wait until the server has received a new subscription.
    let subscriptionDelay: Duration

    func run() async throws {
        // Loads while the heroes are shown.
        let results = environment.preload(SearchQuery(text: "er"))
        try await heroes()
        try await search(results)
        try await starships()
        try await reviews()
        try await liveReviews()
    }

    /// Nested fragments on an interface.
    private func heroes() async throws {
        title("Heroes")
        for episode in [Episode.jedi, nil] {
            let data = try await environment.fetch(HeroQuery(episode: episode))
            guard let hero = data.hero else { continue }
            show(try heroCard(hero.heroCard_character, in: environment))
        }
    }

    /// A list with elements of different types.
    private func search(_ results: LiveQuery<SearchQuery>) async throws {
        title("Search for \"er\"")
        let response = await results.settled()
        if let failure = response.failure { throw failure }
        show(
            try (response.data?.search ?? []).map { result in
                try searchResultRow(result.searchResultRow_result, in: environment)
            }
        )
    }

    /// A list page by page.
    private func starships() async throws {
        title("Starships")
        let list = try await environment.fetch(StarshipListQuery(first: 4)).starshipList_query
        var shown = 0
        var page = 1
        repeat {
            let starships = try environment.read(list).starships
            show(["page \(page) of \(starships.totalCount ?? 0) starships:"])
            show(
                try starships[shown...].map { starship in
                    "  " + (try starshipRow(starship.starshipRow_starship, in: environment))
                }
            )
            shown = starships.count
            page += 1
        } while try await environment.loadNext(4, of: list) != .atEnd
    }

    /// A mutation that changes visible data.
    private func reviews() async throws {
        title("Reviews")
        let data = try await environment.fetch(ReviewsQuery(episode: .jedi))
        var screen = environment.observe(data.reviewSummary.reviewSummary_summary)
            .makeAsyncIterator()
        if let summary = await screen.next() {
            show(try reviewSummary(summary, in: environment))
        }
        show(["", "posting a review …", ""])
        let review = ReviewInput(stars: 5, commentary: "Ewoks!")
        try await environment.commit(CreateReviewMutation(episode: .jedi, review: review))
        if let summary = await screen.next() {
            show(try reviewSummary(summary, in: environment))
        }
    }

    /// Events from the server that change visible data.
    private func liveReviews() async throws {
        title("Live")
        let data = try await environment.fetch(ReviewsQuery(episode: .empire))
        var screen = environment.observe(data.reviewSummary.reviewSummary_summary)
            .makeAsyncIterator()
        if let summary = await screen.next() {
            show(try reviewSummary(summary, in: environment))
        }
        let events = environment.subscribe(ReviewAddedSubscription(episode: .empire))
        var received = events.makeAsyncIterator()
        show(["", "somebody else posts a review …", ""])
        try await Task.sleep(for: subscriptionDelay)
        let review = ReviewInput(stars: 2, commentary: .null)
        try await visitor.commit(CreateReviewMutation(episode: .empire, review: review))
        if let event = try await received.next() {
            let row = try reviewRow(event.reviewAdded.reviewRow_review, in: environment)
            show(["received: \(row)"])
        }
        if let summary = await screen.next() {
            show(try reviewSummary(summary, in: environment))
        }
    }

    private func title(_ text: String) {
        print("\n== \(text) ==")
    }

    private func show(_ lines: [String]) {
        for line in lines { print(line) }
    }
}
