import Foundation
import Testing

@testable import Relay

/// Payloads with `extensions` and neither data nor errors, which Relay skips.
@Suite(.timeLimit(.minutes(10))) struct ExtensionsOnlyTests {
    static let payloads = [
        #"{"data":null,"extensions":{"cost":1}}"#, #"{"extensions":{"cost":1}}"#,
        #"{"extensions":{},"errors":[],"data":null}"#,
    ]

    private let test = TestEnvironment()

    @Test(arguments: payloads)
    func areSkippedBeforeAndBetweenParts(payload: String) async throws {
        let fetch = Task { try await test.environment.fetch(FriendsLaterQuery()) }
        let call = try await test.network.call()
        call.send(payload)
        call.send(StreamTests.first + "}")
        call.send(payload)
        call.send(
            #"{"path":["viewer","friends",1],"label":"\#(StreamTests.label)","#
                + #""data":{"id":"2","name":"B"},"hasNext":true}"#
        )
        call.send(payload)
        call.respond(#"{"hasNext":false}"#)
        #expect(try await fetch.value.viewer?.friends?.map(\.name) == ["A", "B"])
    }

    @Test(arguments: payloads)
    func aStreamOfNothingElseThrows(payload: String) async throws {
        try test.write(itemsResponse(["1"]), WideQuery())
        test.forgetLog()
        let before = test.records
        test.network.answer { _, _ in payload }
        let error = await #expect(throws: ResponseError.self) {
            try await test.environment.fetch(WideQuery())
        }
        #expect(error == .noResponse(operation: "WideQuery"))
        #expect(error?.description.contains("only payloads with neither data nor errors") == true)
        await #expect(throws: ResponseError.noResponse(operation: "LikeStoryMutation")) {
            try await test.environment.commit(LikeStoryMutation(id: "s"))
        }
        #expect(throws: ResponseError.noResponse(operation: "WideQuery")) {
            try test.environment.commitPayload(WideQuery(), response: Data(payload.utf8))
        }
        #expect(test.records == before)
        #expect(!test.log.contains { $0.name == "store.publish.end" })
    }

    @Test(arguments: payloads)
    func areNoEventsOfASubscription(payload: String) async throws {
        let updates = StoryUpdatedSubscription(id: "s")
        let events = Collector(test.environment.subscribe(updates))
        let call = try await test.network.call()
        call.send(payload)
        call.send(storyEvent(likes: 1))
        call.send(payload)
        call.send(storyEvent(likes: 2))
        call.respond(payload)
        try await eventually { if case .finished? = events.ending { true } else { false } }
        #expect(events.values.count == 2)
    }

    @Test(arguments: payloads)
    func leaveOptimisticUpdatesInForce(payload: String) async throws {
        try test.write(storyResponse(), StoryQuery(id: "s"))
        let story = try #require(
            try test.environment.read(StoryQuery(id: "s")).node?.storyRow_story
        )
        let commit = Task {
            try await test.environment.commit(
                LikeStoryMutation(id: "s"),
                optimisticResponse: ["likeStory": ["id": "s", "likeCount": 5]]
            )
        }
        let call = try await test.network.call()
        call.send(payload)
        #expect(
            try await remains { (try? test.environment.read(story).likeCount) == 5 }
        )
        call.respond(likeResponse(2))
        #expect(try await commit.value.likeStory?.likeCount == 2)
        #expect(try test.environment.read(story).likeCount == 2)
    }

    /// A server that repeats `data` must not leave half of the first in the store.
    @Test func writeNothingWhateverCameBeforeInThePayload() {
        #expect(throws: ResponseError.noResponse(operation: "WideQuery")) {
            try test.environment.commitPayload(
                WideQuery(),
                response: Data(
                    #"{"data":{"items":[{"id":"1","name":"a","value":1}]},"data":null,"extensions":{}}"#
                        .utf8
                )
            )
        }
        #expect(test.records.isEmpty)
    }
}
