// swift-format-ignore-file
import Observation
import Relay
import RelayTesting

/// The code of the article on models that needs no SwiftUI. It is compiled, and compared with the
/// article.
@MainActor
struct ModelsAndViews {
    let environment: RelayEnvironment
    let show: (FeedQuery.Data) -> Void
    let redraw: () -> Void

    func overview() async -> QueryModel<FeedQuery> {
        let feed = QueryModel(FeedQuery(first: 10), in: environment)
        if let data = feed.data { show(data) }    // what the store has
        await feed.refresh()                      // asks the network
        feed.query = FeedQuery(first: 20)         // keeps the data meanwhile
        return feed
    }

    func observing(_ feed: QueryModel<FeedQuery>) {
        withObservationTracking {
            _ = feed.data
        } onChange: {
            Task { @MainActor in redraw() }
        }
    }

    func following() {
        let query = QueryModel(FeedQuery(first: 10), in: environment)
        let rows = FragmentListModel(following: query) { data in data.feed.map(\.storyRow_story) }
        for row in rows.data ?? [] { print(row.title) }
    }

    func byHand(_ rows: FragmentListModel<StoryRow_story>, _ data: FeedQuery.Data) {
        rows.references = data.feed.map(\.storyRow_story)
    }

    func printing() async {
        let feed = QueryModel(FeedQuery(first: 10), in: environment)
        for await data in feed.values { print(data.feed.map(\.id)) }
    }
}
