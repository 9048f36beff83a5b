import Observation
import Synchronization
import Testing

@testable import Relay

@MainActor
@Suite(.timeLimit(.minutes(10))) struct MutationModelTests {
    private let test = TestEnvironment()

    @Test func showsThatItIsInFlightAndItsResult() async throws {
        let row = FragmentModel(try test.story(), in: test.environment)
        let model = MutationModel<LikeStoryMutation>(in: test.environment)
        #expect(!model.isInFlight && model.data == nil && row.data?.likeCount == 0)
        let flights = ChangeCounter { _ = model.isInFlight }
        model.run(
            LikeStoryMutation(id: "s"),
            optimisticUpdater: { $0.record("s")?.setValue(1, for: "likeCount") }
        )
        let call = try await test.network.call()
        await test.quiet()
        #expect(model.isInFlight && row.data?.likeCount == 1)
        call.respond(likeResponse(5))
        while model.isInFlight { await Task.yield() }
        await test.quiet()
        #expect(model.data?.likeStory?.likeCount == 5 && row.data?.likeCount == 5)
        #expect(flights.count == 2 && model.error == nil)
    }

    /// A button that is disabled by it can't be tapped twice.
    @Test func isInFlightAsSoonAsItIsRun() async throws {
        let model = MutationModel<LikeStoryMutation>(in: test.environment)
        model.run(LikeStoryMutation(id: "s"))
        #expect(model.isInFlight)
        model.cancel()
        #expect(model.isInFlight)
        while model.isInFlight { await Task.yield() }
        #expect(model.error == nil)
        let orphan = MutationModel<LikeStoryMutation>()
        orphan.run(LikeStoryMutation(id: "s"))
        #expect(!orphan.isInFlight && orphan.error is ModelError)
    }

    @Test func keepsTheErrorUntilTheNextSuccess() async throws {
        let model = MutationModel<LikeStoryMutation>(in: test.environment)
        model.run(LikeStoryMutation(id: "s"))
        try await test.network.call().fail(Outage())
        while model.error == nil { await Task.yield() }
        #expect(model.error is Outage && !model.isInFlight)
        async let liked = model.commit(LikeStoryMutation(id: "s"))
        try await test.network.call(1).respond(likeResponse(2))
        #expect(try await liked.likeStory?.likeCount == 2)
        #expect(model.error == nil)
        model.clear()
        #expect(model.data == nil)
    }

    @Test func goesOnWhenTheModelGoes() async throws {
        var model: MutationModel? = MutationModel<LikeStoryMutation>(in: test.environment)
        let story = try test.story()
        model?.run(LikeStoryMutation(id: "s"))
        let call = try await test.network.call()
        model = nil
        call.respond(likeResponse(7))
        let environment = test.environment
        try await eventually { try environment.read(story).likeCount == 7 }
    }

    @Test func canBeCancelled() async throws {
        let model = MutationModel<LikeStoryMutation>(in: test.environment)
        model.run(LikeStoryMutation(id: "s"))
        let call = try await test.network.call()
        model.cancel()
        while model.isInFlight { await Task.yield() }
        #expect(model.error == nil)
        try await eventually { call.termination == .cancelled }
    }

    /// The optimistic updater sees the typed response, and both are taken back.
    @Test(arguments: [true, false])
    func anUpdaterGoesWithATypedResponse(isAwaited: Bool) async throws {
        let story = try test.story()
        let environment = test.environment
        let model = MutationModel<LikeMutation>(in: environment)
        let likes = try environment.read(story).likeCount
        let response = LikeMutation.RawResponse(likeStory: .init(id: "s", likeCount: 10))
        let updater = { @Sendable (store: RecordSourceProxy) in
            let record = store.record("s")
            record?.setValue(.int((record?.value("likeCount")?.int ?? 0) + 1), for: "likeCount")
        }
        let mutation = LikeMutation(id: "s")
        var task: Task<LikeMutation.Data, any Error>?
        if isAwaited {
            task = Task {
                try await model.commit(
                    mutation,
                    optimisticResponse: response,
                    optimisticUpdater: updater
                )
            }
        } else {
            model.run(mutation, optimisticResponse: response, optimisticUpdater: updater)
        }
        let call = try await test.network.call()
        #expect(try environment.read(story).likeCount == 11)
        call.respond(likeResponse(7))
        while model.isInFlight { await Task.yield() }
        #expect(likes != 11)
        #expect(try environment.read(story).likeCount == 7)
        if let task { #expect(try await task.value.likeStory?.likeCount == 7) }
        #expect(model.data?.likeStory?.likeCount == 7)
    }

    @Test func withoutAnEnvironmentItSaysSo() async throws {
        let model = MutationModel<LikeStoryMutation>()
        model.run(LikeStoryMutation(id: "s"))
        while model.error == nil { await Task.yield() }
        #expect(model.error as? ModelError == .noEnvironment)
    }

    // MARK: - Subscriptions

    @Test func showsTheNewestEvent() async throws {
        let row = FragmentModel(try test.story(), in: test.environment)
        let model = SubscriptionModel(StoryUpdatedSubscription(id: "s"), in: test.environment)
        #expect(test.network.calls.isEmpty && row.data != nil)
        #expect(model.phase == .active && model.data == nil)
        let call = try await test.network.call()
        call.send(storyEvent(likes: 4))
        while model.data == nil { await Task.yield() }
        await test.quiet()
        #expect(row.data?.likeCount == 4)
        call.fail(Outage())
        while model.phase == .active { await Task.yield() }
        #expect(model.phase == .failed && model.error is Outage)
        model.retry()
        #expect(model.phase == .active && model.error == nil)
        try await test.network.call(1).finish()
        while model.phase == .active { await Task.yield() }
        #expect(model.phase == .ended)
    }

    @Test func observersAreToldThatItSubscribesAgain() async throws {
        let model = SubscriptionModel(StoryUpdatedSubscription(id: "s"), in: test.environment)
        #expect(model.phase == .active)
        try await test.network.call().fail(Outage())
        while model.phase == .active { await Task.yield() }
        let phases = ChangeCounter { _ = model.phase }
        let errors = ChangeCounter { _ = model.error }
        model.retry()
        #expect(phases.count == 1 && errors.count == 1)
        #expect(model.phase == .active && model.error == nil)
        try await test.network.call(1).fail(Outage())
        while model.phase == .active { await Task.yield() }
        // The same subscription isn't another one.
        model.subscription = StoryUpdatedSubscription(id: "s")
        #expect(model.phase == .failed && test.network.calls.count == 2)
        model.subscription = nil
        #expect(model.phase == .idle && model.error == nil)
        model.subscription = StoryUpdatedSubscription(id: "t")
        #expect(model.phase == .active)
        _ = try await test.network.call(2)
    }

    @Test func dropsTheDataOfAnotherSession() async throws {
        let model = SubscriptionModel(StoryUpdatedSubscription(id: "s"), in: test.environment)
        #expect(model.data == nil)
        try await test.network.call().send(storyEvent(likes: 4))
        while model.data == nil { await Task.yield() }
        test.environment.reset()
        while model.phase == .active { await Task.yield() }
        #expect(model.data == nil && model.error is StoreError)
        model.retry()
        try await test.network.call(1).send(storyEvent(likes: 5))
        while model.data == nil { await Task.yield() }
        model.environment = TestEnvironment().environment
        #expect(model.data == nil && model.phase == .active)
    }

    /// Also if the subscription has ended before, and without any model that reads the store.
    @Test(arguments: ["active", "ended", "failed"])
    func aResetDropsTheEventAtOnce(state: String) async throws {
        let model = SubscriptionModel(StoryUpdatedSubscription(id: "s"), in: test.environment)
        #expect(model.data == nil)
        let call = try await test.network.call()
        call.send(storyEvent(likes: 4))
        while model.data == nil { await Task.yield() }
        switch state {
        case "ended": call.finish()
        case "failed": call.fail(Outage())
        default: break
        }
        while model.phase == .active, state != "active" { await Task.yield() }
        let phase = model.phase
        let changes = ChangeCounter { _ = (model.data, model.phase, model.error) }
        test.environment.reset()
        #expect(model.data == nil)
        #expect(model.phase == (state == "active" ? .failed : phase))
        #expect((model.error is StoreError) == (state == "active"))
        #expect(changes.count == 1)
        await test.quiet()
        #expect(model.data == nil && model.phase == (state == "active" ? .failed : phase))
        model.retry()
        try await test.network.call(1).send(storyEvent(likes: 5))
        while model.data == nil { await Task.yield() }
        let environment = test.environment
        await Task.detached { environment.reset() }.value
        while model.data != nil { await Task.yield() }
        #expect(model.phase == .failed)
    }

    @Test(arguments: [false, true]) func aResetDropsResultsAtOnce(isInFlight: Bool) async throws {
        let model = MutationModel<LikeStoryMutation>(in: test.environment)
        model.run(LikeStoryMutation(id: "s"))
        try await test.network.call().respond(likeResponse(5))
        while model.isInFlight { await Task.yield() }
        #expect(model.data != nil)
        if isInFlight { model.run(LikeStoryMutation(id: "s")) }
        test.environment.reset()
        #expect(model.data == nil && !model.isInFlight)
        #expect((model.error is StoreError) == isInFlight)
        await test.quiet()
        #expect(!model.isInFlight && (model.error is StoreError) == isInFlight)
        #expect(test.network.calls.count == 1)
        // The next user's.
        let count = test.network.calls.count
        model.run(LikeStoryMutation(id: "s"))
        #expect(model.isInFlight)
        try await test.network.call(count).respond(likeResponse(6))
        while model.isInFlight { await Task.yield() }
        #expect(model.data?.likeStory?.likeCount == 6 && model.error == nil)
        test.environment.reset()
        #expect(model.data == nil && model.error == nil)
    }

    /// The mutation has failed before the models show the end of the session.
    @Test func aResetElsewhereIsTheError() async throws {
        let model = MutationModel<LikeStoryMutation>(in: test.environment)
        model.run(LikeStoryMutation(id: "s"))
        _ = try await test.network.call()
        let environment = test.environment
        for isQuiet in [false, true] {
            if isQuiet { model.run(LikeStoryMutation(id: "s")) }
            if isQuiet { _ = try await test.network.call(1) }
            await Task.detached { environment.reset() }.value
            while model.isInFlight { await Task.yield() }
            await test.quiet()
            #expect(model.error is StoreError && model.data == nil)
        }
    }

    /// The end of the session is shown late, when the next has begun.
    @Test(arguments: [false, true])
    func theEndOfASessionDoesNotConcernTheNext(isOtherEnvironment: Bool) async throws {
        let model = MutationModel<LikeStoryMutation>(in: test.environment)
        let events = SubscriptionModel(StoryUpdatedSubscription(id: "s"), in: test.environment)
        #expect(events.data == nil)
        let call = try await test.network.call()
        call.send(storyEvent(likes: 4))
        call.finish()
        while events.phase != .ended { await Task.yield() }
        model.run(LikeStoryMutation(id: "s"))
        _ = try await test.network.call(1)
        let environment = test.environment
        // No turn comes before this work ends.
        environment.store.beginModelWork()
        await Task.detached { environment.reset() }.value
        let next = isOtherEnvironment ? TestEnvironment() : test
        let count = next.network.calls.count
        model.environment = next.environment
        model.run(LikeStoryMutation(id: "t"))
        events.retry()
        #expect(events.data == nil)
        environment.store.endModelWork()
        await test.quiet()
        // The mutation before has failed with the session.
        #expect(model.isInFlight && (model.error is StoreError) == !isOtherEnvironment)
        try await eventually { next.network.calls.count > count }
        for call in next.network.calls[count...] where call.request.name == "LikeStoryMutation" {
            call.respond(likeResponse(7, id: "t"))
        }
        while model.isInFlight { await Task.yield() }
        #expect(model.data?.likeStory?.likeCount == 7 && model.error == nil)
        #expect(events.data == nil && events.phase == .active)
        // The next reset counts again.
        next.environment.reset()
        #expect(model.data == nil)
    }

    @Test func eventsRunTheUpdater() async throws {
        let row = try test.story()
        let likes = Mutex<[Int64]>([])
        let model = SubscriptionModel(
            StoryUpdatedSubscription(id: "s"),
            in: test.environment
        ) { store, _ in
            let story = store.rootField("storyUpdated")
            let count = story?.value("likeCount")?.int ?? 0
            likes.withLock { $0.append(count) }
            if count > 5 { throw Outage() }
            story?.setValue("updated", for: "title")
        }
        #expect(model.phase == .active)
        let call = try await test.network.call()
        call.send(storyEvent(likes: 4))
        while model.data == nil { await Task.yield() }
        #expect(try test.environment.read(row).title == "updated")
        // The same subscription with other settings keeps its updater.
        model.environment = test.environment
        call.send(storyEvent(likes: 6))
        while model.phase == .active { await Task.yield() }
        #expect(model.phase == .failed && model.error is Outage)
        #expect(likes.withLock { $0 } == [4, 6])
        model.retry()
        try await test.network.call(1).send(storyEvent(likes: 5))
        while likes.withLock({ $0.count }) < 3 { await Task.yield() }
        // A model with other variables keeps it too.
        model.subscription = StoryUpdatedSubscription(id: "t")
        #expect(model.phase == .active)
        try await test.network.call(2).send(storyEvent(likes: 3))
        while likes.withLock({ $0.count }) < 4 { await Task.yield() }
        #expect(likes.withLock { $0 } == [4, 6, 5, 3])
    }

    @Test func unsubscribesWhenItGoesOrChanges() async throws {
        var model: SubscriptionModel? = SubscriptionModel(
            StoryUpdatedSubscription(id: "s"),
            in: test.environment
        )
        _ = model?.phase
        let first = try await test.network.call()
        model?.subscription = StoryUpdatedSubscription(id: "s")
        model?.subscription = StoryUpdatedSubscription(id: "t")
        let second = try await test.network.call(1)
        try await eventually { first.termination == .cancelled }
        model = nil
        try await eventually { second.termination == .cancelled }
        #expect(test.network.calls.count == 2)
    }
}
