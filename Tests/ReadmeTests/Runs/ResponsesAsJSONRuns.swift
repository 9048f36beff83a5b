import Foundation
import Relay
import RelayTesting
import TestSupport
import Testing

/// The code of the article on JSON does what the article says.
@Suite(.timeLimit(.minutes(10))) struct ResponsesAsJSONRuns {
    private let mock = MockEnvironment()
    private let seen = Lines()

    private func run<Result: Sendable>(
        _ code: @escaping @Sendable (ResponsesAsJSON) async throws -> Result
    ) async throws -> Task<Result, any Error> {
        let row = try await mock.fetchFeed(story("1", "Hello")).feed[0].storyRow_story
        return Task { [mock, seen] in
            let article = ResponsesAsJSON(
                environment: mock.environment,
                story: row,
                show: { seen.append("\($0)") },
                report: { seen.append($0) },
                webView: { seen.append($0) }
            )
            return try await code(article)
        }
    }

    @Test func anOperationWithoutTypesReturnsJSONAndWritesNothing() async throws {
        for title in ["Other", "Another"] {
            let task = try await run { try await $0.fetching() }
            let request = try await mock.next(StoryTitlesQuery.self)
            #expect(request.request.text?.contains("__typename") == false)
            let answer: JSONValue = ["title": .string(title), "author": ["name": "Eve"]]
            try await request.resolve(.feed(answer))
            #expect(try await task.value == [title])
            let feed = try mock.environment.read(FeedQuery(first: 10)).feed
            let row = try mock.environment.read(feed[0].storyRow_story)
            #expect(row.title == "Hello")
        }
    }

    @Test func aResponseHasTheErrorsBesideTheData() async throws {
        let task = try await run { try await $0.response() }
        let data: JSONObject = ["feed": [["title": "Other", "author": .null]]]
        try await mock.next(StoryTitlesQuery.self).resolve(Payload(data: data, errors: ["gone"]))
        try await task.value
        #expect(seen.all == [JSONValue.object(data).description, "gone"])
    }

    @Test func dataOfTheStoreIsReadAsJSON() async throws {
        try await run { try $0.reading() }.value
        let texts = try seen.all.map { try JSONValue(parsing: Data($0.utf8)) }
        let author: JSONValue = ["name": "Ann"]
        let row: JSONObject = ["title": "Hello", "likeCount": 3, "author": author]
        var whole = row
        whole["id"] = "1"
        #expect(texts == [["feed": [.object(whole)]], .object(row)])
    }
}
