// swift-format-ignore-file
import Relay

/// The code of the article on subscriptions. It is compiled, and compared with the article.
struct FollowingTheServer {
    let environment: RelayEnvironment
    let report: (Any...) -> Void

    func overview() async throws {
        for try await event in environment.subscribe(StoryAddedSubscription()) {
            report(event.storyAdded.id)
        }
    }

    func lists() -> AsyncThrowingStream<StoryAddedSubscription.Data, any Error> {
        let stories = environment.subscribe(StoryAddedSubscription()) { store, _ in
            guard let story = store.rootField("storyAdded") else { return }
            let page: JSONObject = ["first": 10]
            let feed = store.root.linkedRecords("feed", arguments: page) ?? []
            store.root.setLinkedRecords([story] + feed, for: "feed", arguments: page)
        }
        return stories
    }

    func errors() async throws {
        for try await response in environment.responses(to: StoryAddedSubscription()) {
            if let story = response.data?.storyAdded { report(story.id) }
            for error in response.errors { report(error.message) }
        }
    }

    static func options() -> RelayEnvironment.Options {
        var options = RelayEnvironment.Options()
        options.refetches = .gaps
        options.eventInterval = .milliseconds(16)
        return options
    }
}
