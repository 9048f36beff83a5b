import Foundation
import Testing

@testable import Relay

/// What models show at once: in their first frame, and when a call has returned.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct FirstFrameTests {
    private let test = TestEnvironment()

    @Test(
        .bug(
            id: "first-frame-failed",
            "A model that was made right after a fetch showed a failure although the data was there."
        )
    )
    func aModelThatIsMadeAfterAFetchHasItsData() async throws {
        let library = Library(9)
        let books = PaginationModel(try await library.open(2), in: library.environment)
        #expect(books.data != nil)
        await library.test.quiet()
        for genre in ["a", "b", "c", "d"] {
            library.shelves[genre] = ["\(genre)0", "\(genre)1"]
            let rows = PaginationModel(
                try await library.open(2, genre: genre),
                in: library.environment
            )
            #expect(rows.data?.books?.count == 2 && rows.phase == .loaded)
        }
    }

    @Test(
        .bug(
            id: "first-frame-failed",
            "A model that was made right after a fetch showed a failure although the data was there."
        )
    )
    func aModelLacksNothingThatItsReferenceHad() async throws {
        try test.write(itemsResponse(["1"]), WideQuery())
        let story = try test.story()
        let row = FragmentModel(story, in: test.environment)
        let list = FragmentListModel([story], in: test.environment)
        #expect(row.data != nil && list.data?.count == 1)
        try test.environment.commitUpdate { $0.delete("s") }
        await test.quiet()
        #expect(row.data == nil)
        // A turn is due in which the story is back.
        let new = try test.stories(["s"], likes: 4)[0]
        let other = FragmentModel(new, in: test.environment)
        #expect(other.data?.likeCount == 4 && other.phase == .loaded)
        #expect(row.data?.likeCount == 4, "Its turn has come with it.")
        #expect(list.data?.map(\.likeCount) == [4])
        let query = QueryModel(StoryQuery(id: "s"), in: test.environment, fetchPolicy: .storeOnly)
        #expect(query.data?.node != nil)
        await test.quiet()
        #expect(test.turns > 0 && row.data?.likeCount == 4)
    }

    @Test(
        .bug(
            id: "late-rollback",
            "A failed mutation threw before other models showed its rollback."
        )
    )
    func aFailedMutationThrowsWhenModelsShowTheRollback() async throws {
        let row = FragmentModel(try test.story(), in: test.environment)
        let model = MutationModel<LikeStoryMutation>(in: test.environment)
        #expect(row.data?.likeCount == 0)
        for number in 0..<20 {
            await test.quiet()
            test.network.forgetCalls()
            let failing = Task {
                do {
                    let (mutation, environment) = (LikeStoryMutation(id: "s"), test.environment)
                    if number % 2 == 0 {
                        try await model.commit(
                            mutation,
                            optimisticUpdater: { $0.record("s")?.setValue(9, for: "likeCount") }
                        )
                    } else {
                        try await environment.commit(
                            mutation,
                            optimisticUpdater: { $0.record("s")?.setValue(9, for: "likeCount") }
                        )
                    }
                } catch {}
                return row.data?.likeCount
            }
            let call = try await test.network.call()
            await test.quiet()
            #expect(row.data?.likeCount == 9)
            if number % 4 < 2 { call.fail(Outage()) } else { failing.cancel() }
            #expect(await failing.value == 0)
        }
    }

    @Test(
        .bug(
            id: "reset-shows-data",
            "Models still had data when a reset on the main actor returned."
        )
    )
    func noModelHasDataWhenAResetReturns() async throws {
        for isQuiet in [true, false] {
            let story = try test.story()
            let row = FragmentModel(story, in: test.environment)
            let list = FragmentListModel([story], in: test.environment)
            let query = QueryModel(
                StoryQuery(id: "s"),
                in: test.environment,
                fetchPolicy: .storeOnly
            )
            #expect(row.data != nil && list.data != nil && query.data != nil)
            if isQuiet { await test.quiet() }
            test.environment.reset()
            #expect(row.data == nil && list.data == nil && query.data == nil)
            #expect(
                row.error is StoreError && list.error is StoreError && query.error is StoreError
            )
            await test.quiet()
        }
    }

    @Test(
        .bug(id: "late-update", "Models showed an update of the main actor only after a turn.")
    )
    func anUpdateOfTheMainActorIsShownWhenItReturns() async throws {
        let stories = try test.stories(["a", "b"])
        let models = stories.map { FragmentModel($0, in: test.environment) }
        for model in models { #expect(model.data?.likeCount == 0) }
        for likes in 1...5 {
            try test.environment.commitUpdate { store in
                for id: ID in ["a", "b"] {
                    store.record(id)?.setValue(.int(Int64(likes)), for: "likeCount")
                }
            }
            #expect(models.map { $0.data?.likeCount } == [likes, likes])
            if likes == 3 { await test.quiet() }
        }
    }

    @Test(
        .bug(id: "late-update", "Models showed an update of the main actor only after a turn.")
    )
    func whateverTheMainActorChangesIsShownWhenItReturns() async throws {
        let environment = test.environment
        let stories = try test.stories(["a", "b"])
        let models = stories.map { FragmentModel($0, in: environment) }
        func titles() -> [String?] { models.map { $0.data?.title } }
        func rename(_ title: String) -> @Sendable (RecordSourceProxy) throws -> Void {
            { store in
                for id: ID in ["a", "b"] {
                    store.record(id)?.setValue(.string(title), for: "title")
                }
            }
        }
        #expect(titles() == ["t", "t"])
        let change = try environment.applyOptimisticChange(rename("o"))
        #expect(titles() == ["o", "o"])
        try change.replace(with: rename("p"))
        #expect(titles() == ["p", "p"])
        #expect(throws: Outage.self) { try change.replace { _ in throw Outage() } }
        #expect(titles() == ["t", "t"])
        let other = try environment.applyOptimisticChange(rename("q"))
        other.revert()
        #expect(titles() == ["t", "t"])
        try environment.commitPayload(
            StoryQuery(id: "a"),
            response: Data(storyResponse(title: "x", id: "a").utf8)
        )
        #expect(titles() == ["x", "t"])
        try environment.commitPayload(stories[1], data: ["title": "y"])
        #expect(titles() == ["x", "y"])
        try environment.load(environment.inspect().json)
        #expect(titles() == [nil, nil])
    }

    @Test(
        .bug(
            id: "blind-query",
            "A query whose first request had failed never showed data that others brought."
        ),
        arguments: [FetchPolicy.storeOrNetwork, .storeAndNetwork, .networkFirst, .networkOnly]
    )
    func aQueryWhoseRequestHasFailedShowsWhatOthersBring(policy: FetchPolicy) async throws {
        let model = QueryModel(StoryQuery(id: "s"), in: test.environment, fetchPolicy: policy)
        #expect(model.data == nil)
        try await test.network.call().fail(Outage())
        while model.isLoading { await Task.yield() }
        #expect(model.data == nil && model.phase == .failed)
        // The query's own fields are complete, and then those of its fragment.
        try test.write(
            #"{"data":{"node":{"__typename":"Story","id":"s"}}}"#,
            StoryQuery(id: "s")
        )
        await test.quiet()
        let story = try test.story()
        while model.data == nil { await Task.yield() }
        await test.quiet()
        #expect(model.data?.node?.storyRow_story == story && model.error is Outage)
        #expect(model.phase == .failed && !model.isPartial)
        try test.environment.commitUpdate { $0.delete("s") }
        await test.quiet()
        #expect(model.data?.node == nil)
    }

    @Test(
        .bug(id: "frozen-list", "One row with missing data froze a whole list.")
    )
    func aRowWithMissingDataStaysWhileTheOthersChange() async throws {
        let stories = try test.stories(["a", "b"])
        let list = FragmentListModel(stories, in: test.environment)
        #expect(list.data?.map(\.likeCount) == [0, 0])
        await test.quiet()
        try test.environment.commitUpdate { store in
            store.record("b")?.unsetField("title")
            for id in ["a", "b"] { store.record(ID(id))?.setValue(5, for: "likeCount") }
        }
        #expect(list.data?.map(\.likeCount) == [5, 0] && list.phase == .failed)
        #expect(list.error is StoreError)
        let event = LogEvent.readMissing(
            definition: "StoryRow_story",
            object: "\"b\"",
            operation: "StoryQuery",
            fields: ["title"]
        )
        try await eventually("the line, not \(test.log)") { test.log.contains(event) }
        list.references.append(try test.story("c"))
        #expect(list.data?.map(\.likeCount) == [5, 0, 0])
        _ = try test.stories(["b"], likes: 7)
        await test.quiet()
        #expect(list.data?.map(\.likeCount) == [5, 7, 0] && list.phase == .loaded)
    }

    @Test(
        .bug(
            id: "event-stays",
            "A subscription's last event stayed when there was no subscription."
        )
    )
    func aModelWithoutASubscriptionHasNoEvent() async throws {
        let model = SubscriptionModel(StoryUpdatedSubscription(id: "s"), in: test.environment)
        #expect(model.phase == .active)
        try await test.network.call().send(storyEvent(likes: 4))
        while model.data == nil { await Task.yield() }
        model.subscription = nil
        #expect(model.data == nil && model.phase == .idle)
    }
}
