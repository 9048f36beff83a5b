import Observation
import Testing

@testable import Relay

/// What models show together, and when: resets, invalidations, and models that begin meanwhile.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct ModelTurnTests {
    private let test = TestEnvironment()

    private func query() -> QueryModel<StoryQuery> {
        QueryModel(StoryQuery(id: "s"), in: test.environment, fetchPolicy: .storeOnly)
    }

    @Test func aQueryAloneHasNoDataWhenAResetReturns() async throws {
        for isQuiet in [true, false] {
            _ = try test.story()
            let model = query()
            #expect(model.data != nil)
            if isQuiet { await test.quiet() }
            test.environment.reset()
            #expect(model.data == nil && model.error is StoreError)
            await test.quiet()
        }
    }

    /// The store's readers hear of a version before the queries that wait for its response.
    @Test func allModelsShowAResponseInOneTurn() async throws {
        let story = try test.story()
        let store = test.environment.store
        let row = FragmentModel(story, in: test.environment)
        let models = (0..<3).map { _ in
            QueryModel(StoryQuery(id: "s"), in: test.environment, fetchPolicy: .networkOnly)
        }
        #expect(row.data != nil && models.allSatisfy { $0.data == nil })
        await test.quiet()
        let turns = test.turns
        // Called when the readers have heard, and before the queries: a turn would come now.
        let waiting = store.observePublications { _ in
            let end = ContinuousClock.now + .milliseconds(50)
            while store.screen.withLock({ $0.turns }) == turns, ContinuousClock.now < end {}
        }
        let frames = Locked<[[Int?]]>([])
        let likes = { @MainActor in
            [row.data?.likeCount] + models.map { $0.data == nil ? nil : 0 }
        }
        let look = { @MainActor in
            let frame = likes()
            frames.withLock { if $0.last != frame { $0.append(frame) } }
        }
        let watch = Task { @MainActor in
            while !Task.isCancelled {
                look()
                await Task.yield()
            }
        }
        try await test.network.call().respond(storyResponse(likes: 7))
        while models.contains(where: \.isLoading) { await Task.yield() }
        watch.cancel()
        await watch.value
        // The watch may have been cancelled before it saw the last turn.
        look()
        #expect(frames.withLock { $0 } == [[0, nil, nil, nil], [7, 0, 0, 0]])
        waiting.dispose()
    }

    @Test func aResetElsewhereIsOneTurn() async throws {
        let story = try test.story()
        let store = test.environment.store
        let before = Locked(0)
        // Called before the queries hear of it: a turn would come now.
        let waiting = store.onReset {
            let turns = before.withLock { $0 }
            let end = ContinuousClock.now + .milliseconds(50)
            while store.screen.withLock({ $0.turns }) == turns, ContinuousClock.now < end {}
        }
        let models = (0..<5).map { _ in query() }
        let row = FragmentModel(story, in: test.environment)
        #expect(models.allSatisfy { $0.data != nil } && row.data != nil)
        await test.quiet()
        let turns = test.turns
        before.withLock { $0 = turns }
        let environment = test.environment
        await Task.detached { environment.reset() }.value
        await test.quiet()
        #expect(models.allSatisfy { $0.data == nil } && row.data == nil)
        #expect(test.turns == turns + 1)
        waiting.dispose()
    }

    @Test func anInvalidationOfTheMainActorIsShownWhenItReturns() async throws {
        _ = try test.story()
        let model = query()
        #expect(model.data != nil && !model.isStale)
        await test.quiet()
        try test.environment.commitUpdate { $0.invalidateStore() }
        #expect(model.isStale)
    }

    /// The observer of a model invalidates while the model shows its first state.
    @Test func anInvalidationWhileAModelBeginsIsShown() async throws {
        for group in ["x", "y"] { try test.write(itemsResponse([group]), WideQuery(group: group)) }
        let environment = test.environment
        let model = QueryModel(WideQuery(group: "x"), in: environment, fetchPolicy: .storeOnly)
        withObservationTracking {
            #expect(model.data?.items.count == 1 && !model.isStale)
        } onChange: {
            try? environment.commitUpdate { $0.invalidateStore() }
        }
        await test.quiet()
        model.query = WideQuery(group: "y")
        #expect(model.data?.items.first?.id == "y")
        await test.quiet()
        #expect(model.isStale)
    }

    /// A model that begins while values are ready is not shown beside them without its own.
    @Test func valuesThatAreReadyWaitForAModelThatHasBegunSince() {
        final class Model: Sendable {}
        let (known, new) = (ObjectIdentifier(Model()), ObjectIdentifier(Model.self))
        var screen = Screen()
        _ = screen.gather(known, 0) {}
        #expect(screen.makeReady().schedules)
        screen.beginRead()
        _ = screen.gather(new, 0) {}
        screen.endWork()
        let first = screen.turn()
        #expect(first.shown == nil && first.isPutOff && !screen.hasNothingToShow)
        #expect(screen.makeReady().schedules)
        let second = screen.turn()
        #expect(second.shown?.count == 2 && !second.isPutOff)
        screen.endTurn()
        #expect(screen.isQuiet)
    }

    /// A reader that is removed while it has to read again was the last that others waited for.
    @Test func modelsDoNotWaitForAReaderThatIsGone() async throws {
        let model = FragmentModel(try test.story(), in: test.environment)
        #expect(model.data?.likeCount == 0)
        await test.quiet()
        let store = test.environment.store
        let other = StoreSubscriptions.Reader()
        let (_, subscription) = store.subscribe { _ in
            (other, StoreSubscriptions.Refreshed(seen: .init(), hasChanged: false))
        }
        store.subscriptions.withLock { $0.markStale(other) }
        try await Task.detached { [test] in try test.like(["s"], 7) }.value
        subscription.dispose()
        store.refresh([other])
        for _ in 0..<10_000 where model.data?.likeCount != 7 { await Task.yield() }
        #expect(model.data?.likeCount == 7)
    }

    /// A request that fails after a model has seen it in flight, and before its reader is subscribed.
    @Test func aModelDoesNotLoadForEverWhenItsRequestFailsMeanwhile() async throws {
        try test.write(
            #"{"data":{"node":{"__typename":"Story","id":"s","title":"t"}}}"#,
            StoryQuery(id: "s")
        )
        let environment = test.environment
        let part = try environment.read(StoryQuery(id: "s"))
        let reference = try #require(part.node?.storyRow_story)
        let fetched = Task { try await environment.fetch(StoryQuery(id: "s")) }
        let call = try await test.network.call()
        let hasFailed = Locked(false)
        let receiver = StatusReceiver {
            call.fail(Outage())
            let end = ContinuousClock.now + .seconds(5)
            while !hasFailed.withLock({ $0 }), ContinuousClock.now < end {}
        }
        let observation = ObjectObservation(environment, reference, receiver)
        let work = Task.detached { observation.subscribe() }
        _ = try? await fetched.value
        // The reader hears of it before it is subscribed, as when the main actor does the work of models.
        await test.quiet()
        hasFailed.withLock { $0 = true }
        await work.value
        await test.quiet()
        #expect(receiver.isLoading == false)
        observation.end()
    }

    /// Changes, failures and invalidations at any time end with the state of the store.
    @Test func modelsEndWithTheStateOfTheStore() async throws {
        for round in 0..<150 {
            let test = TestEnvironment()
            try test.write(
                #"{"data":{"node":{"__typename":"Story","id":"s","title":"t"}}}"#,
                StoryQuery(id: "s")
            )
            let environment = test.environment
            let part = try environment.read(StoryQuery(id: "s"))
            let reference = try #require(part.node?.storyRow_story)
            let live = LiveQuery(environment, StoryQuery(id: "s"), QueryOptions())
            let call = try await test.network.call()
            let answer = Task.detached {
                for _ in 0..<round % 6 { await Task.yield() }
                guard round % 3 != 0 else { return call.fail(Outage()) }
                call.respond(storyResponse(likes: 3))
            }
            let invalidation = Task.detached {
                for _ in 0..<round % 4 { await Task.yield() }
                try environment.commitUpdate { $0.invalidateStore() }
            }
            var rows: [FragmentModel<StoryRow_story>] = []
            var queries: [QueryModel<StoryQuery>] = []
            for step in 0..<8 {
                let row = FragmentModel(reference, in: environment)
                let query = QueryModel<StoryQuery>(live)
                _ = (row.data, query.data)
                rows.append(row)
                queries.append(query)
                // Runs the work of models at once, beside that of the background task.
                try environment.commitUpdate { _ = $0.create(ID("other \(step)"), type: "Story") }
                if step % 3 == round % 3 { await Task.yield() }
            }
            await answer.value
            try await invalidation.value
            let response = await live.settled()
            await test.quiet()
            #expect(rows.allSatisfy { !$0.isLoading })
            #expect(rows.allSatisfy { $0.data == rows[0].data && $0.phase == rows[0].phase })
            #expect(queries.allSatisfy { !$0.isLoading && $0.isStale == response.isStale })
        }
    }
}

/// Receives the status of a fragment in the place of a model, and holds the first one up.
private final class StatusReceiver: FragmentReceiver {
    typealias Output = StoryRow_story.Output
    private let status = Locked<FragmentStatus?>(nil)
    private let first: @Sendable () -> Void

    init(_ first: @escaping @Sendable () -> Void) { self.first = first }

    var isModel: Bool { true }
    var followsStatus: Bool { true }

    /// Whether the newest status is that data is on its way; `nil` without one.
    var isLoading: Bool? {
        status.withLock { status in
            status.map { if case .loading = $0.kind { true } else { false } }
        }
    }

    func receive(
        _ status: FragmentStatus,
        _ data: Output?,
        from observation: FragmentObservation<Output>
    ) -> Bool {
        let previous = self.status.withLock { take(&$0, status) }
        if previous == nil { first() }
        return true
    }
}
