import Foundation
import Relay
import RelayNetworking

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

/// The end of the article's `main.swift`, which a test doesn't have.
func runGettingStarted() async throws {
    if let url = URL(string: "https://example.com/graphql") {
        try await showFeed(of: url)
    }
}
