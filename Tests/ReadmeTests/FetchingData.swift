// swift-format-ignore-file
import Relay

/// The code of the article on fetching data. It is compiled, and compared with the article.
struct FetchingData {
    let environment: RelayEnvironment
    let id: ID
    let feed: LiveQuery<FeedQuery>
    let show: (FeedQuery.Data) -> Void
    let showProgress: (Bool) -> Void
    let showRetryButton: (@escaping () -> Void) -> Void
    let report: (Any...) -> Void

    func overview() async throws {
        let data = try await environment.fetch(FeedQuery(first: 10))
        for try await data in environment.observe(FeedQuery(first: 10)) {
            show(data)
        }
        show(data)
    }

    func policies() async throws {
        let data = try await environment.fetch(
            FeedQuery(first: 10),
            fetchPolicy: .storeOrNetwork,
            maxAge: .seconds(60)
        )
        show(data)
    }

    func responses() async throws {
        let response = try await environment.response(to: FeedQuery(first: 10))
        if let data = response.data { show(data) }
        for error in response.errors { report(error.message, error.path, error.extensions) }
        if let failure = response.failure { report(failure) }

        let liked = try await environment.response(to: LikeStoryMutation(id: id))
        for try await event in environment.responses(to: StoryAddedSubscription()) {
            report(event.errors)
        }
        report(liked)
    }

    func errors() async throws {
        try await environment.fetch(FeedQuery(first: 10), errorPolicy: .throwErrors)
    }

    func live() async {
        let feed = environment.observeResponses(to: FeedQuery(first: 10))
        for await response in feed {
            if let data = response.data { show(data) }
            showProgress(response.isLoading)
            if response.failure != nil { showRetryButton { feed.retry() } }
        }
    }

    func refreshing() async {
        feed.refetch()
        let response = await feed.settled()
        report(response)
    }

    func polling() -> LiveQuery<FeedQuery> {
        let feed = environment.observeResponses(
            to: FeedQuery(first: 10),
            cacheConfig: CacheConfig(poll: .seconds(30))
        )
        feed.pausePolling()     // the app is in the background
        feed.resumePolling()    // asks at once
        return feed
    }

    func search(_ text: String) async throws -> SearchQuery.Data {
        try await environment.fetch(
            SearchQuery(text: text),
            fetchPolicy: .storeOrNetwork,
            replacing: "search"
        )
    }

    struct FeedScreen: EntryPoint {
        let count: Int

        func preload(in environment: RelayEnvironment) -> LiveQuery<FeedQuery> {
            environment.preload(FeedQuery(first: count))
        }
    }

    func preloading() async {
        let feed = environment.preload(FeedScreen(count: 10))    // on tap
        for await response in feed {                             // on the screen
            if let data = response.data { show(data) }
        }
    }

    func offline(_ network: any Network) async throws {
        let reachability = ReachabilitySwitch()
        var options = RelayEnvironment.Options()
        options.reachability = reachability
        let environment = RelayEnvironment(network: network, options: options)
        reachability.isReachable = false    // from the handler of the system's monitor
        try await environment.commit(
            LikeStoryMutation(id: id),
            cacheConfig: CacheConfig(waitsForNetwork: true)
        )
    }

    func states(_ story: StoryRow_story.Ref) async {
        for await state in environment.observeState(of: story) {
            switch state {
            case .value(let data), .stale(let data): report(data.title)
            case .loading: showProgress(true)
            case .missing(let fields): report(fields)
            case .failed(let error): report(error)
            case .deleted: return
            }
        }
    }

    func waiting(_ story: StoryRow_story.Ref) async throws {
        let data = try await environment.waitForData(story)
        report(data)
    }

    func listStates(_ stories: [StoryRow_story.Ref]) async {
        for await state in environment.observeState(of: stories) {
            if let rows = state.value { report(rows.map(\.title)) }
        }
    }

    func silence() {
        var options = RelayEnvironment.Options()
        options.warn = nil
        report(options)
    }
}
