import Testing

@testable import Relay

@Suite(.timeLimit(.minutes(10))) struct CommitMutationTests {
    private let test = TestEnvironment()

    private func story() throws -> StoryRow_story.Ref {
        try test.write(storyResponse(), StoryQuery(id: "s"))
        return try #require(try test.environment.read(StoryQuery(id: "s")).node?.storyRow_story)
    }

    private var likes: Int? {
        guard let story = try? test.environment.read(StoryQuery(id: "s")).node?.storyRow_story
        else { return nil }
        return try? test.environment.read(story).likeCount
    }

    @Test func sendsTheMutationAndReturnsItsData() async throws {
        test.network.answer { _, _ in
            #"{"data":{"createReview":{"review":{"id":"r","episode":"JEDI","stars":5,"commentary":null,"createdAt":"2026","author":null},"errors":null}}}"#
        }
        let review = ReviewInput(stars: 5, mood: .null)
        let data = try await test.environment.commit(CreateReviewMutation(review: review))
        let created = try #require(data.createReview?.review)
        #expect(created.episode == .jedi)
        #expect(try test.environment.read(created.reviewRow_review).stars == 5)
        let call = test.network.calls[0]
        #expect(call.request.operationKind == .mutation)
        #expect(call.variables == ["review": ["stars": 5, "mood": .null]])
        #expect(call.cacheConfig.force)
    }

    @Test func theResponseChangesWhatIsOnScreen() async throws {
        let values = Collector(test.environment.observe(try story()))
        _ = try await values.values(1)
        test.network.answer { _, _ in likeResponse(2) }
        let data = try await test.environment.commit(LikeStoryMutation(id: "s"))
        #expect(data.likeStory?.likeCount == 2)
        #expect(try await values.values(2).map(\.likeCount) == [1, 2])
    }

    @Test func isNeverJoinedWithAnother() async throws {
        _ = try story()
        test.network.answer { _, _ in likeResponse(2) }
        async let one = test.environment.commit(LikeStoryMutation(id: "s"))
        async let two = test.environment.commit(LikeStoryMutation(id: "s"))
        _ = try await (one, two)
        #expect(test.network.calls.count == 2)
    }

    @Test @MainActor func runsOffTheMainThread() async throws {
        test.network.answer { _, _ in likeResponse(2) }
        try await test.environment.commit(LikeStoryMutation(id: "s"))
        #expect(!test.network.calls[0].isOnMainThread)
    }

    @Test func theUpdaterSeesTheDataAndTheStore() async throws {
        try test.write(itemsResponse(["1"]), WideQuery())
        test.network.answer { _, _ in likeResponse(7) }
        try await test.environment.commit(
            LikeStoryMutation(id: "s"),
            updater: { store, data in
                let story = try #require(store.record("s"))
                #expect(story.value("likeCount") == 7)
                store.record("1")?.setValue(
                    .int(Int64(data.likeStory?.likeCount ?? 0)),
                    for: "value"
                )
            }
        )
        #expect(try test.environment.read(WideQuery()).items.map(\.value) == [7])
    }

    @Test func responseAndUpdaterAreOneVersion() async throws {
        try test.write(itemsResponse(["1"]), WideQuery())
        let values = Collector(test.environment.observe(WideQuery(), fetchPolicy: .storeOnly))
        _ = try await values.values(1)
        test.forgetLog()
        test.network.answer { _, _ in likeResponse(7) }
        try await test.environment.commit(
            LikeStoryMutation(id: "s"),
            updater: { store, _ in
                store.record("1")?.setValue(2, for: "value")
                store.record("1")?.setValue(3, for: "value")
            }
        )
        #expect(test.log.count { $0.name == "store.publish.end" } == 1)
        #expect(try await values.values(2).map { $0.items[0].value } == [1, 3])
    }

    @Test func anUpdaterThatThrowsIsTakenBackAlone() async throws {
        _ = try story()
        test.network.answer { _, _ in likeResponse(9) }
        await #expect(throws: Outage(reason: "updater")) {
            try await test.environment.commit(
                LikeStoryMutation(id: "s"),
                updater: { store, _ in
                    store.record("s")?.setValue("changed", for: "title")
                    throw Outage(reason: "updater")
                }
            )
        }
        #expect(likes == 9)
        #expect(test.records["\"s\""]?.contains("title: \"t\"") == true)
    }

    static let failures: [String] = [
        "garbage", #"{"data":null,"errors":[{"message":"no"}]}"#,
        #"{"data":{"likeStory":{"id":"s","likeCount":"x"}}}"#, "{}",
    ]

    @Test(arguments: failures)
    func aRefusedResponseLeavesTheStoreAsItWas(response: String) async throws {
        _ = try story()
        let before = test.records
        test.network.answer { _, _ in response }
        await #expect(throws: ResponseError.self) {
            try await test.environment.commit(
                LikeStoryMutation(id: "s"),
                optimisticResponse: ["likeStory": ["id": "s", "likeCount": 100]],
                updater: { _, _ in Issue.record("ran") }
            )
        }
        #expect(test.records == before)
    }

    @Test func anIncompleteResponseIsAnError() async throws {
        test.network.answer { _, _ in #"{"data":{"likeStory":{"id":"s"}}}"# }
        await #expect(
            throws: ResponseError.incomplete(
                operation: "LikeStoryMutation",
                fields: ["likeStory.likeCount"]
            )
        ) { try await test.environment.commit(LikeStoryMutation(id: "s")) }
    }

    @Test func aStreamWithoutResponseIsAnError() async throws {
        let commit = Task { try await test.environment.commit(LikeStoryMutation(id: "s")) }
        try await test.network.call().finish()
        await #expect(throws: ResponseError.noResponse(operation: "LikeStoryMutation")) {
            try await commit.value
        }
    }

    @Test func rootsOfMutationsDoNotMeetTheQueries() async throws {
        test.network.answer { _, variables in
            likeResponse(variables["id"] == "a" ? 1 : 2)
        }
        try await test.environment.commit(LikeStoryMutation(id: "a"))
        try await test.environment.commit(LikeStoryMutation(id: "a"))
        #expect(test.records["root"] == nil)
        #expect(test.records.keys.filter { $0.hasPrefix("local.") }.count == 2)
    }

    @Test func cancellingItEndsTheRequest() async throws {
        _ = try story()
        let before = test.records
        let commit = Task {
            try await test.environment.commit(
                LikeStoryMutation(id: "s"),
                optimisticResponse: ["likeStory": ["id": "s", "likeCount": 100]]
            )
        }
        let call = try await test.network.call()
        #expect(likes == 100)
        commit.cancel()
        await #expect(throws: CancellationError.self) { try await commit.value }
        try await eventually { call.termination == .cancelled }
        call.send(likeResponse(3))
        #expect(try await remains { likes == 1 })
        #expect(test.records == before)
    }

    @Test(
        .bug(
            id: "cancelled-after-answer",
            "A mutation whose response was written threw `CancellationError`."
        )
    )
    func aCallThatIsCancelledAfterTheResponseGetsIt() async throws {
        let test = test
        let updated = Locked(0)
        let commit = Task {
            try await test.environment.commit(
                LikeStoryMutation(id: "s"),
                updater: { _, _ in updated.withLock { $0 += 1 } }
            )
        }
        let call = try await test.network.call()
        // The stream goes on.
        call.send(likeResponse(5))
        try await eventually { updated.withLock { $0 } == 1 }
        commit.cancel()
        #expect(try await commit.value.likeStory?.likeCount == 5)
        try await eventually { call.termination != nil }
    }

    @Test func aResetAfterTheResponseEndsACallThatStillRuns() async throws {
        let test = test
        let commit = Task { try await test.environment.commit(LikeStoryMutation(id: "s")) }
        let call = try await test.network.call()
        call.send(likeResponse(5))
        try await eventually { test.log.contains { $0.name == "execute.normalize.end" } }
        test.environment.reset()
        await #expect(throws: StoreError.self) { try await commit.value }
    }
}
