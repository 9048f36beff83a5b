// swift-format-ignore-file
import Relay

/// The code of the article on JSON. It is compiled, and compared with the article.
struct ResponsesAsJSON {
    let environment: RelayEnvironment
    let story: StoryRow_story.Ref
    let show: (JSONValue) -> Void
    let report: (String) -> Void
    let webView: (String) -> Void

    func fetching() async throws -> [String] {
        let json = try await environment.fetchJSON(StoryTitlesQuery(first: 10))
        let titles = json["feed"]?.array?.compactMap { $0["title"]?.string } ?? []
        return titles
    }

    func response() async throws {
        let response = try await environment.jsonResponse(to: StoryTitlesQuery(first: 10))
        if let data = response.data { show(data) }
        for error in response.errors { report(error.message) }
    }

    func reading() throws {
        let row = try environment.json(of: story)
        let feed = try environment.json(of: FeedQuery(first: 10), includingFragments: true)
        webView(feed.description)
        show(row)
    }
}
