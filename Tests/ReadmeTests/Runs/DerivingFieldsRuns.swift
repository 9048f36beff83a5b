import Foundation
import Relay
import RelayTesting
import Testing

/// The code of the articles on derived fields and on lists that follow their filter does what they
/// say.
@Suite(.timeLimit(.minutes(10))) struct DerivingFieldsRuns {
    @Test func derivedFieldsFollowWhatTheyAreDerivedFrom() async throws {
        let environment = makeEnvironment(
            API.answering(["TeasersQuery": .feed(story("1", "Hello"))])
        )
        let teaser = try await environment.fetch(TeasersQuery()).feed[0].teaser_story
        #expect(try environment.read(teaser).creditLine == "Ann")
        try environment.commitUpdate { $0.record("u-Ann")?.setValue("Eve", for: "name") }
        #expect(try environment.read(teaser).creditLine == "Eve")
    }

    @Test func derivedFieldsHaveTheObjectsOfTheirKeys() async throws {
        let related: JSONValue = [["id": "2", "likeCount": 1], ["id": "3", "likeCount": 5]]
        let environment = makeEnvironment(
            API.answering([
                "EndingsQuery": .feed(["id": "1", "related": related]),
                "Ending_story_readNext": ["story": story("3", "Next", likes: 5)],
            ])
        )
        let story = try await environment.fetch(EndingsQuery()).feed[0].ending_story
        for await ending in environment.observe(story) {
            #expect(ending.readNext?.title == "Next")
            let teaser = try #require(ending.readNext?.teaser_story)
            #expect(try environment.read(teaser).creditLine == "Ann")
            break
        }
    }

    @Test func derivedFieldsHaveObjectsOfTheApp() async throws {
        let environment = makeEnvironment(
            API.answering(["AnnotatedQuery": .feed(story("1", "Hello"), story("2", "Bye"))])
        )
        let stories = try await environment.fetch(AnnotatedQuery()).feed
        let kept = keepNotes(in: environment)
        #expect(try environment.read(stories[0].annotated_story).note == nil)
        for text in ["Later", "Read it"] { try note(text, about: "1", in: environment) }
        environment.collectGarbage()
        #expect(try environment.read(stories[0].annotated_story).note?.text == "Read it")
        #expect(try environment.read(stories[1].annotated_story).note == nil)
        #expect(try environment.read(NotesQuery()).notes?.count == 1)
        withExtendedLifetime(kept) {}
    }

    @Test func liveFieldsFollowTheirSource() async throws {
        let environment = makeEnvironment(API.answering(["ReadersQuery": .feed(["id": "1"])]))
        let story = try await environment.fetch(ReadersQuery()).feed[0].readers_story
        #expect(try environment.read(story).readerCount == 0)
        var counts: [Int] = []
        for await readers in environment.observe(story) {
            counts.append(readers.readerCount)
            if readers.readerCount == 3 { break }
        }
        // Those before may have been sent together with the last one.
        #expect(counts.last == 3 && counts == counts.sorted())
    }

    @Test func listsFollowTheirFilter() async throws {
        let stories: Payload = [
            "search": [story("1", "Hello", likes: 300), story("2", "Bye", likes: 100)]
        ]
        let environment = RelayEnvironment(network: API.answering(["PopularQuery": stories]))
        let query = try await environment.fetch(PopularQuery()).popular_query
        func titles() throws -> [String] { try environment.read(query).search.map(\.title) }
        #expect(try titles() == ["Hello", "Bye"])
        try setLikes(500, of: "2", environment)
        #expect(try titles() == ["Bye", "Hello"])
        try setLikes(99, of: "1", environment)
        #expect(try titles() == ["Bye"])
    }
}
