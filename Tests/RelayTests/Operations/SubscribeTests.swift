import Testing

@testable import Relay

@Suite(.timeLimit(.minutes(10))) struct SubscribeTests {
    private let test = TestEnvironment()
    private let updates = StoryUpdatedSubscription(id: "s")

    private func likes(_ data: StoryUpdatedSubscription.Data) throws -> Int {
        let story = try #require(data.storyUpdated?.storyRow_story)
        return try test.environment.read(story).likeCount
    }

    @Test func deliversEventsInOrderAndWritesThem() async throws {
        let events = Collector(test.environment.subscribe(updates))
        let call = try await test.network.call()
        #expect(call.request.operationKind == .subscription)
        #expect(call.variables == ["id": "s"])
        for likes in 1...3 {
            call.send(storyEvent(likes: likes))
            #expect(try self.likes(try await events.values(likes)[likes - 1]) == likes)
        }
        call.finish()
        try await eventually { if case .finished? = events.ending { true } else { false } }
        #expect(events.values.count == 3)
    }

    @Test func changesWhatIsOnScreen() async throws {
        try test.write(storyResponse(), StoryQuery(id: "s"))
        let story = try #require(
            try test.environment.read(StoryQuery(id: "s")).node?.storyRow_story
        )
        let values = Collector(test.environment.observe(story))
        _ = try await values.values(1)
        let events = Collector(test.environment.subscribe(updates))
        try await test.network.call().send(storyEvent(likes: 8))
        #expect(try await values.values(2).map(\.likeCount) == [1, 8])
        _ = try await events.values(1)
    }

    @Test func theUpdaterRunsInTheVersionOfItsEvent() async throws {
        try test.write(itemsResponse(["1"]), WideQuery())
        let events = Collector(
            test.environment.subscribe(updates) { store, data in
                #expect(data.storyUpdated != nil)
                let count = store.record("s")?.value("likeCount") ?? .null
                store.record("1")?.setValue(count, for: "value")
            }
        )
        test.forgetLog()
        let call = try await test.network.call()
        call.send(storyEvent(likes: 4))
        call.send(storyEvent(likes: 5))
        _ = try await events.values(2)
        #expect(try test.environment.read(WideQuery()).items[0].value == 5)
        #expect(test.log.count { $0.name == "store.publish.end" } == 2)
    }

    @Test func anUpdaterThatThrowsEndsIt() async throws {
        let events = Collector(test.environment.subscribe(updates) { _, _ in throw Outage() })
        let call = try await test.network.call()
        call.send(storyEvent(likes: 4))
        try await eventually { events.error is Outage }
        try await eventually { call.termination != nil }
        #expect(test.records["\"s\""] != nil)
    }

    @Test func keepsTheNewestEventsForASlowConsumer() async throws {
        let stream = test.environment.subscribe(updates, bufferSize: 2)
        let call = try await test.network.call()
        for likes in 1...5 { call.send(storyEvent(likes: likes)) }
        call.finish()
        try await eventually { test.log.contains { $0.name == "network.operation.complete" } }
        var count = 0
        for try await _ in stream { count += 1 }
        #expect(count == 2)
    }

    @Test func droppingItEndsTheRequest() async throws {
        let events = Collector(test.environment.subscribe(updates))
        let call = try await test.network.call()
        call.send(storyEvent(likes: 1))
        _ = try await events.values(1)
        events.cancel()
        try await eventually { call.termination == .cancelled }
        try await eventually { test.environment.store.roots.withLock { $0.retainedCount } == 0 }
        call.send(storyEvent(likes: 2))
        #expect(try await remains { events.values.count == 1 })
    }

    @Test func theNetworksErrorEndsIt() async throws {
        let events = Collector(test.environment.subscribe(updates))
        try await test.network.call().fail(Outage())
        try await eventually { events.error is Outage }
    }

    @Test func anEventWithErrorsBesideDataIsDelivered() async throws {
        let events = Collector(test.environment.subscribe(updates))
        let call = try await test.network.call()
        call.send(
            #"{"data":{"storyUpdated":null},"errors":[{"message":"hidden","path":["storyUpdated"]}]}"#
        )
        call.send(storyEvent(likes: 1))
        #expect(try await events.values(2)[0].storyUpdated == nil)
        #expect(test.log.contains { $0.name == "execute.field.error" })
    }

    @Test(arguments: [#"{"data":null,"errors":[{"message":"gone"}]}"#, "garbage", "{\"data\":{}}"])
    func anEventWithoutUsableDataEndsIt(event: String) async throws {
        let events = Collector(test.environment.subscribe(updates))
        let call = try await test.network.call()
        call.send(storyEvent(likes: 1))
        call.send(event)
        try await eventually { events.error is ResponseError }
        #expect(events.values.count == 1)
        try await eventually { call.termination != nil }
    }

    @Test func endingWithoutAnyEventIsNoError() async throws {
        let events = Collector(test.environment.subscribe(updates))
        try await test.network.call().finish()
        try await eventually { if case .finished? = events.ending { true } else { false } }
    }

    @Test func eachEventHasARootOfItsOwn() async throws {
        let events = Collector(test.environment.subscribe(updates))
        let call = try await test.network.call()
        call.send(storyEvent(likes: 1))
        call.send(#"{"data":{"storyUpdated":null}}"#)
        let values = try await events.values(2)
        #expect(values[0].storyUpdated != nil && values[1].storyUpdated == nil)
        #expect(test.records["root"] == nil)
    }

    @Test(
        .bug(id: "lost-events", "A reader got 2,654 of 3,000 events that came at once."),
        arguments: [3_000, 20_000]
    )
    func deliversEveryEventOfABurst(count: Int) async throws {
        let stream = test.environment.subscribe(updates)
        let call = try await test.network.call()
        for likes in 1...count { call.send(storyEvent(likes: likes)) }
        call.finish()
        try await eventually { test.log.contains { $0.name == "network.operation.complete" } }
        var received = 0
        for try await _ in stream { received += 1 }
        #expect(received == count)
    }

    @Test(.bug(id: "lost-events", "Nothing said that events had been dropped."))
    func logsWhatABufferDrops() async throws {
        let stream = test.environment.subscribe(updates, bufferSize: 2)
        let call = try await test.network.call()
        for likes in 1...5 { call.send(storyEvent(likes: likes)) }
        call.finish()
        try await eventually { test.log.contains { $0.name == "network.operation.complete" } }
        #expect(test.log.count { $0.name == "subscription.event.drop" } == 3)
        var count = 0
        for try await _ in stream { count += 1 }
        #expect(count == 2)
    }

    @Test(arguments: [0, -1, Int.min]) func aBufferForNothingDropsEverything(size: Int) async throws
    {
        let stream = test.environment.subscribe(updates, bufferSize: size)
        let call = try await test.network.call()
        call.send(storyEvent(likes: 1))
        call.finish()
        try await eventually { test.log.contains { $0.name == "network.operation.complete" } }
        var count = 0
        for try await _ in stream { count += 1 }
        #expect(count == 0)
    }
}
