// swift-format-ignore-file
import Relay

/// The code of the landing page. It is compiled, and compared with the page.
enum LandingPage {
    static func story(_ network: any Network) async throws -> StoryRow_story.Data {
        let environment = RelayEnvironment(network: network)
        let data = try await environment.fetch(FeedQuery(first: 10))
        let story = try environment.read(data.feed[0].storyRow_story)
        return story
    }
}
