import Foundation
import Relay
import RelayNetworking

// Compiled as the article on getting started shows it.
func showFeed(of url: URL) async throws {
    let environment = RelayEnvironment(network: HTTPNetwork(url: url))
    let data = try await environment.fetch(FeedQuery(first: 10))
    for story in data.feed {
        let row = try environment.read(story.storyRow_story)
        print("\(row.title) by \(row.author.name), \(row.likeCount) likes")
    }
    guard let first = data.feed.first else { return }
    for await row in environment.observe(first.storyRow_story) {
        print("now \(row.likeCount) likes")
    }
}
