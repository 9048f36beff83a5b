import Testing

@testable import Relay

@Suite(.timeLimit(.minutes(10))) struct OptimisticUpdateTests {
    private let test = TestEnvironment()
    private let like = LikeStoryMutation(id: "s")

    private func observeLikes() async throws -> Collector<StoryRow_story.Data> {
        try test.write(storyResponse(), StoryQuery(id: "s"))
        let story = try #require(
            try test.environment.read(StoryQuery(id: "s")).node?.storyRow_story
        )
        let values = Collector(test.environment.observe(story))
        _ = try await values.values(1)
        return values
    }

    private func response(_ likes: Int64) -> JSONObject {
        ["likeStory": ["id": "s", "likeCount": .int(likes)]]
    }

    @Test func theResponseIsShownUntilTheRealOneComes() async throws {
        let values = try await observeLikes()
        let commit = Task {
            try await test.environment.commit(like, optimisticResponse: response(2))
        }
        let call = try await test.network.call()
        #expect(try await values.values(2).map(\.likeCount) == [1, 2])
        call.respond(likeResponse(3))
        #expect(try await commit.value.likeStory?.likeCount == 3)
        #expect(try await values.values(3).map(\.likeCount) == [1, 2, 3])
    }

    @Test func theSameRealResponseIsNoNews() async throws {
        let values = try await observeLikes()
        let commit = Task {
            try await test.environment.commit(like, optimisticResponse: response(2))
        }
        let call = try await test.network.call()
        _ = try await values.values(2)
        call.respond(likeResponse(2))
        _ = try await commit.value
        #expect(try await remains { values.values.map(\.likeCount) == [1, 2] })
    }

    @Test func theUpdaterRunsOnEveryBase() async throws {
        let values = try await observeLikes()
        let commit = Task {
            try await test.environment.commit(
                like,
                optimisticUpdater: { store in
                    let story = try #require(store.record("s"))
                    story.setValue(.int((story.value("likeCount")?.int ?? 0) + 1), for: "likeCount")
                }
            )
        }
        let call = try await test.network.call()
        _ = try await values.values(2)
        try test.write(storyResponse(likes: 10), StoryQuery(id: "s"))
        #expect(try await values.values(3).map(\.likeCount) == [1, 2, 11])
        call.respond(likeResponse(20))
        _ = try await commit.value
        #expect(try await values.values(4).map(\.likeCount) == [1, 2, 11, 20])
    }

    @Test func failureTakesItBack() async throws {
        let values = try await observeLikes()
        let before = test.records
        let commit = Task {
            try await test.environment.commit(like, optimisticResponse: response(2))
        }
        let call = try await test.network.call()
        _ = try await values.values(2)
        call.fail(Outage())
        await #expect(throws: Outage.self) { try await commit.value }
        #expect(try await values.values(3).map(\.likeCount) == [1, 2, 1])
        #expect(test.records == before)
    }

    @Test func responseAndTakingBackAreOneVersion() async throws {
        let values = try await observeLikes()
        let titles = Locked<[String]>([])
        let commit = Task {
            try await test.environment.commit(
                like,
                updater: { store, _ in
                    store.record("s")?.setValue("final", for: "title")
                },
                optimisticUpdater: { store in
                    store.record("s")?.setValue("optimistic", for: "title")
                    store.record("s")?.setValue(5, for: "likeCount")
                }
            )
        }
        let call = try await test.network.call()
        _ = try await values.values(2)
        let story = try #require(
            try test.environment.read(StoryQuery(id: "s")).node?.storyRow_story
        )
        let subscription = test.environment.store.subscribe {
            test.environment.snapshot(story, in: $0)
        } _: { (snapshot: Snapshot<StoryRow_story.Data>) in
            let data = snapshot.value
            titles.withLock { $0.append("\(data?.title ?? "") \(data?.likeCount ?? 0)") }
            return true
        }
        call.respond(likeResponse(6))
        _ = try await commit.value
        #expect(titles.withLock { $0 } == ["optimistic 5", "final 6"])
        subscription.dispose()
    }

    @Test func anUpdaterThatThrowsAtOnceFailsTheCommitUnsent() async throws {
        _ = try await observeLikes()
        let before = test.records
        await #expect(throws: Outage(reason: "optimistic")) {
            try await test.environment.commit(
                like,
                optimisticUpdater: { store in
                    store.record("s")?.setValue(99, for: "likeCount")
                    throw Outage(reason: "optimistic")
                }
            )
        }
        #expect(test.records == before)
        #expect(test.network.calls.isEmpty)
    }

    @Test func anUpdaterThatThrowsLaterIsTakenOffAlone() async throws {
        let values = try await observeLikes()
        let commit = Task {
            try await test.environment.commit(
                like,
                optimisticUpdater: { store in
                    guard store.record("s")?.value("title") == "t" else {
                        throw Outage(reason: "later")
                    }
                    store.record("s")?.setValue(50, for: "likeCount")
                }
            )
        }
        let call = try await test.network.call()
        _ = try await values.values(2)
        try test.write(storyResponse(title: "new"), StoryQuery(id: "s"))
        #expect(try await values.values(3).map(\.likeCount) == [1, 50, 1])
        #expect(test.log.contains { $0.name == "store.optimistic.error" })
        call.respond(likeResponse(2))
        #expect(try await commit.value.likeStory?.likeCount == 2)
    }

    @Test func updatesApplyInTheOrderInWhichTheyWereMade() async throws {
        let values = try await observeLikes()
        func commit(_ text: String) -> Task<LikeStoryMutation.Data, any Error> {
            Task {
                try await test.environment.commit(
                    like,
                    optimisticUpdater: { store in
                        let title = store.record("s")?.value("title")?.string ?? ""
                        store.record("s")?.setValue(.string(title + text), for: "title")
                    }
                )
            }
        }
        let first = commit("1")
        _ = try await test.network.call(0)
        let second = commit("2")
        _ = try await test.network.call(1)
        let third = commit("3")
        _ = try await test.network.call(2)
        #expect(try await values.values(4).last?.title == "t123")
        test.network.calls[1].fail(Outage())
        _ = try? await second.value
        #expect(try await values.values(5).last?.title == "t13")
        try test.write(storyResponse(title: "T"), StoryQuery(id: "s"))
        #expect(try await values.values(6).last?.title == "T13")
        test.network.calls[2].respond(likeResponse(4))
        _ = try await third.value
        #expect(try await values.values(7).last?.title == "T1")
        test.network.calls[0].respond(likeResponse(5))
        _ = try await first.value
        #expect(
            try await values.values(8).map(\.title) == [
                "t", "t1", "t12", "t123", "t13", "T13", "T1", "T",
            ]
        )
        #expect(values.values.last?.likeCount == 5)
    }

    @Test func aNewObjectIsThereAndGone() async throws {
        try test.write(itemsResponse(["1"]), WideQuery())
        let values = Collector(test.environment.observe(WideQuery(), fetchPolicy: .storeOnly))
        _ = try await values.values(1)
        let before = test.records
        let commit = Task {
            try await test.environment.commit(
                like,
                optimisticUpdater: { store in
                    let item = store.create("new", type: "Item")
                    item.setValue("new", for: "id")
                    item.setValue("draft", for: "name")
                    item.setValue(0, for: "value")
                    let items = store.root.linkedRecords("items") ?? []
                    store.root.setLinkedRecords(items + [item], for: "items")
                }
            )
        }
        let call = try await test.network.call()
        #expect(try await values.values(2).last?.items.map(\.name) == ["n1", "draft"])
        call.fail(Outage())
        _ = try? await commit.value
        #expect(try await values.values(3).last?.items.map(\.name) == ["n1"])
        #expect(test.records == before)
    }

    @Test func anOptimisticResponseOfAnotherKindIsRefused() async throws {
        _ = try await observeLikes()
        let before = test.records
        await #expect(throws: ResponseError.self) {
            try await test.environment.commit(like, optimisticResponse: ["likeStory": 5])
        }
        #expect(test.records == before)
        #expect(test.network.calls.isEmpty)
    }

    @Test(
        .bug(
            id: "lost-after-throwing-again",
            "An optimistic update that threw when it was applied again was gone for good."
        )
    )
    func anUpdaterThatThrowsLaterIsAppliedAgainWhenWhatItReadChanges() async throws {
        let values = try await observeLikes()
        let commit = Task {
            try await test.environment.commit(
                like,
                optimisticUpdater: { store in
                    guard store.record("s")?.value("title") == "t" else {
                        throw Outage(reason: "later")
                    }
                    store.record("s")?.setValue(50, for: "likeCount")
                }
            )
        }
        let call = try await test.network.call()
        _ = try await values.values(2)
        for title in ["new", "newer"] {
            try test.write(storyResponse(title: title), StoryQuery(id: "s"))
        }
        try await eventually { values.values.last?.likeCount == 1 }
        try test.write(storyResponse(title: "t"), StoryQuery(id: "s"))
        try await eventually { values.values.last?.likeCount == 50 }
        // Once, although it has thrown twice.
        #expect(test.log.count { $0.name == "store.optimistic.error" } == 1)
        call.fail(Outage())
        await #expect(throws: Outage.self) { try await commit.value }
        try await eventually { values.values.last?.likeCount == 1 }
    }
}
