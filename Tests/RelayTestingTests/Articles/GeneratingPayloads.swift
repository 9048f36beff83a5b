// swift-format-ignore-file
import Foundation
import Relay
import RelayTesting
import Testing

@Suite struct GeneratedPayloadTests {
    private let schemaFile = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("GraphQL/schema.graphql")

    @Test func generatesAResponse() {
        let payload = Payload.of(FeedQuery(first: 3), seed: 7)
        #expect(payload.data["feed"]?.array?.count == 3)
    }

    @Test func usesValuesOfTheTest() throws {
        var options = PayloadOptions()
        options.schema = try PayloadSchema(contentsOf: schemaFile)
        options.values = ["feed.0.title": "First", "feed.*.title": "Other"]
        options.data = ["feed": [["likeCount": 7]]]
        options.resolvers = [
            "User": { context in ["name": .string("Author of \(context.path)")] },
            "DateTime": { _ in "2026-01-01T00:00:00Z" },
        ]
        let story = Payload.of(FeedQuery(first: 1), options: options).data["feed"]?[0]
        #expect(story?["title"] == "First")
        #expect(story?["likeCount"] == 7)
        #expect(story?["author"]?["name"] == "Author of feed.0.author")
    }
}
