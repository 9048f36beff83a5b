// swift-format-ignore-file
import Foundation
import Relay

/// The code of the article on data that comes another way. It is compiled, and compared with the
/// article.
struct WritingWithoutTheNetwork {
    let environment: RelayEnvironment
    let network: any Network
    let story: StoryRow_story.Ref
    let response: Data
    let send: (String) -> Void

    func writing() async throws -> FeedQuery.Data {
        let query = FeedQuery(first: 10)
        try environment.commitPayload(query, response: response)
        let feed = try await environment.fetch(query, fetchPolicy: .storeOrNetwork)
        return feed
    }

    func writingTypedData() throws {
        let story = SearchTitlesQuery.RawResponse.Search(id: "s1", title: "Hello")
        try environment.commitPayload(SearchTitlesQuery(text: "Hello"), data: .init(search: [story]))
    }

    func writingAFragment() throws {
        try environment.commitPayload(story, data: ["title": "Hello again", "likeCount": 12])
    }

    func reporting() {
        let report = JSONValue.object(environment.inspect().json).description
        send(report)
    }

    func loading(_ report: String) throws -> RelayEnvironment {
        let records = try JSONValue(parsing: Data(report.utf8)).object ?? [:]
        let copy = RelayEnvironment(network: network)
        try copy.load(records)
        return copy
    }
}
