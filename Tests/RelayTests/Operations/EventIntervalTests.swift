import Testing

@testable import Relay

/// Events of subscriptions whose observers are notified together (`Options.eventInterval`).
@Suite(.timeLimit(.minutes(10))) struct EventIntervalTests {
    private let clock: SleepingClock
    private let test: TestEnvironment
    private let updates = StoryUpdatedSubscription(id: "s")

    init() throws {
        let clock = SleepingClock()
        test = TestEnvironment {
            $0.eventInterval = .milliseconds(16)
            $0.now = { clock.now }
            $0.sleep = { try await clock.sleep($0) }
        }
        self.clock = clock
        try test.write(storyResponse(), StoryQuery(id: "s"))
    }

    private func story() throws -> StoryRow_story.Ref {
        try #require(try test.environment.read(StoryQuery(id: "s")).node?.storyRow_story)
    }

    private func likes() throws -> Int { try test.environment.read(story()).likeCount }

    /// How often readers were notified.
    private var notifications: Int { test.log.count { $0.name == "store.notify.end" } }

    private func subscribe() async throws
        -> (events: Collector<StoryUpdatedSubscription.Data>, call: ScriptedNetwork.Call)
    {
        let count = test.network.calls.count
        let events = Collector(test.environment.subscribe(updates))
        return (events, try await test.network.call(count))
    }

    /// Models wait for the readers of an event that is held, and a reset notifies all.
    @MainActor @Test func aResetIsShownAtOnce() async throws {
        let model = QueryModel(StoryQuery(id: "s"), in: test.environment)
        let row = FragmentModel(try story(), in: test.environment)
        #expect(model.data != nil && row.data != nil)
        let (events, call) = try await subscribe()
        call.send(storyEvent(likes: 2))
        _ = try await events.values(1)
        test.environment.reset()
        #expect(model.data == nil && row.data == nil && model.error is StoreError)
        try await endInterval()
        await test.quiet()
        #expect(model.data == nil && row.data == nil)
        // Nothing waits for the event that was held.
        try test.write(storyResponse(likes: 7), StoryQuery(id: "s"))
        model.retry()
        async let refreshed: Void = model.refresh()
        try await test.network.call(1).respond(storyResponse(likes: 8))
        await refreshed
        #expect(model.data != nil)
    }

    /// Ends the interval that an event has begun.
    private func endInterval() async throws {
        try await eventually { clock.sleepers == 1 }
        clock.advance(by: .milliseconds(16))
    }

    @Test func aBurstNotifiesOnce() async throws {
        let values = Collector(test.environment.observe(try story()))
        _ = try await values.values(1)
        let (events, call) = try await subscribe()
        test.forgetLog()
        for likes in 2...50 { call.send(storyEvent(likes: likes)) }
        // Each is written and delivered at once.
        _ = try await events.values(49)
        #expect(try likes() == 50)
        #expect(test.log.count { $0.name == "store.publish.end" } == 49)
        #expect(notifications == 0 && values.values.count == 1)
        try await endInterval()
        #expect(try await values.values(2).map(\.likeCount) == [1, 50])
        try await eventually { notifications == 1 }
        // The next one begins another interval.
        call.send(storyEvent(likes: 51))
        _ = try await events.values(50)
        #expect(values.values.count == 2)
        try await endInterval()
        #expect(try await values.values(3).last?.likeCount == 51)
    }

    @Test func eventsOfSeveralSubscriptionsAreOneBurst() async throws {
        let values = Collector(test.environment.observe(try story()))
        _ = try await values.values(1)
        let (one, two) = (try await subscribe(), try await subscribe())
        one.call.send(storyEvent(likes: 2))
        _ = try await one.events.values(1)
        two.call.send(storyEvent(likes: 3))
        _ = try await two.events.values(1)
        try await endInterval()
        #expect(try await values.values(2).map(\.likeCount) == [1, 3])
        #expect(clock.sleepers == 0)
    }

    @Test func anotherChangeDoesNotWait() async throws {
        let values = Collector(test.environment.observe(try story()))
        _ = try await values.values(1)
        let (events, call) = try await subscribe()
        call.send(storyEvent(likes: 2))
        _ = try await events.values(1)
        try test.environment.commitUpdate { $0.record("s")?.setValue("new", for: "title") }
        let newest = try await values.values(2)
        #expect(newest.last?.likeCount == 2 && newest.last?.title == "new")
        test.forgetLog()
        try await endInterval()
        #expect(try await remains { values.values.count == 2 })
    }

    @MainActor @Test func modelsShowABurstInOneTurn() async throws {
        let model = FragmentModel(try story(), in: test.environment)
        #expect(model.data?.likeCount == 1)
        await test.quiet()
        let changes = ChangeCounter { _ = model.data }
        let (events, call) = try await subscribe()
        for likes in 2...20 { call.send(storyEvent(likes: likes)) }
        _ = try await events.values(19)
        #expect(model.data?.likeCount == 1)
        try await endInterval()
        while model.data?.likeCount != 20 { await Task.yield() }
        #expect(changes.count == 1)
        // A change of the app's shows the events before it, and later ones still wait.
        call.send(storyEvent(likes: 21))
        _ = try await events.values(20)
        try test.environment.commitUpdate { $0.record("s")?.setValue("new", for: "title") }
        while model.data?.title != "new" { await Task.yield() }
        #expect(model.data?.likeCount == 21)
        try await endInterval()
        await test.quiet()
        try test.environment.commitUpdate { $0.record("s")?.setValue("newer", for: "title") }
        while model.data?.title != "newer" { await Task.yield() }
    }

    @Test func aResetInTheIntervalLeavesNothingBehind() async throws {
        let (events, call) = try await subscribe()
        call.send(storyEvent(likes: 2))
        _ = try await events.values(1)
        test.environment.reset()
        try test.write(storyResponse(), StoryQuery(id: "s"))
        let values = Collector(test.environment.observe(try story()))
        _ = try await values.values(1)
        try await endInterval()
        try await eventually { clock.sleepers == 0 }
        #expect(values.values.map(\.likeCount) == [1])
        try test.environment.commitUpdate { $0.record("s")?.setValue(9, for: "likeCount") }
        #expect(try await values.values(2).last?.likeCount == 9)
    }

    @Test func aSubscriptionThatEndsInTheIntervalIsShown() async throws {
        let values = Collector(test.environment.observe(try story()))
        _ = try await values.values(1)
        let (events, call) = try await subscribe()
        call.send(storyEvent(likes: 2))
        _ = try await events.values(1)
        events.cancel()
        try await endInterval()
        #expect(try await values.values(2).last?.likeCount == 2)
    }

    /// Whatever comes in between, observers and models end with what a read shows.
    @MainActor @Test(arguments: 0..<6)
    func observersEndWithTheNewestValue(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let test = TestEnvironment { $0.eventInterval = .milliseconds(1) }
        try test.write(storyResponse(), StoryQuery(id: "s"))
        let story = try #require(
            try test.environment.read(StoryQuery(id: "s")).node?.storyRow_story
        )
        let values = Collector(test.environment.observe(story))
        let model = FragmentModel(story, in: test.environment)
        _ = model.data
        var events = Collector(test.environment.subscribe(updates))
        var call = try await test.network.call(0)
        for step in 1...60 {
            switch Int.random(in: 0..<8, using: &random) {
            case 0:
                try test.environment.commitUpdate {
                    $0.record("s")?.setValue(.string("\(step)"), for: "title")
                }
            case 1: try await Task.sleep(for: .milliseconds(2))
            case 2:
                events.cancel()
                let count = test.network.calls.count
                events = Collector(test.environment.subscribe(updates))
                call = try await test.network.call(count)
            default: call.send(storyEvent(likes: step, title: "\(step)"))
            }
            if random.chance(30) { await Task.yield() }
        }
        call.send(storyEvent(likes: 1_000, title: "last"))
        #expect(try await values.values(1).isEmpty == false)
        try await eventually { values.values.last?.likeCount == 1_000 }
        while model.data?.likeCount != 1_000 { await Task.yield() }
        #expect(values.values.last?.title == "last" && model.data?.title == "last")
        withExtendedLifetime(events) {}
    }
}
