// swift-format-ignore-file
import Relay
import RelayTesting

/// The code of the article on ages of data. It is compiled, and compared with the article.
struct KeepingDataFresh {
    let environment: RelayEnvironment
    let network: any Network
    let mock: MockEnvironment
    let story: StoryRow_story.Ref
    let show: (FeedQuery.Data, Bool) -> Void
    let showRow: (StoryRow_story.Data, Bool) -> Void

    func asking() async throws {
        let response = try await environment.response(
            to: FeedQuery(first: 10),
            fetchPolicy: .storeOrNetwork
        )
        if let data = response.data { show(data, response.isStale) }
    }

    func refetching() -> RelayEnvironment {
        var options = RelayEnvironment.Options()
        options.refetches = [.expiry]
        let environment = RelayEnvironment(network: network, options: options)
        return environment
    }

    func observingAFragment() async {
        for await state in environment.observeState(of: story) {
            if let data = state.value { showRow(data, state.isStale) }
        }
    }

    func headers() -> RelayEnvironment {
        var options = RelayEnvironment.Options()
        options.followsCacheControl = true
        let environment = RelayEnvironment(network: network, options: options)
        return environment
    }

    func testing() {
        mock.clock.advance(by: .seconds(60))
    }
}
