import Foundation
import Testing

@testable import Relay

/// Events of queues and of observers.
@Suite(.timeLimit(.minutes(10))) struct QueueEventTests {
    private let test = TestEnvironment()
    private var environment: RelayEnvironment { test.environment }

    /// The events of queues or observers, without their times.
    private func events(_ log: [LogEvent], _ area: String) -> [LogEvent] {
        log.filter { $0.name.hasPrefix(area) }
    }

    private func like(_ queue: MutationQueue) -> Task<Void, any Error> {
        let environment = environment
        return Task { _ = try await environment.commit(LikeStoryMutation(id: "s"), queue: queue) }
    }

    // MARK: - Queues

    @Test func aMutationThatWaitsSaysSo() async throws {
        let logged = Locked<[LoggedEvent]>([])
        let listening = environment.observeEvents { event in
            if event.event.name.hasPrefix("queue") { logged.withLock { $0.append(event) } }
        }
        let first = like(MutationQueue("q"))
        let call = try await test.network.call()
        #expect(events(test.log, "queue").isEmpty)
        let second = like(MutationQueue("q"))
        try await eventually { !events(test.log, "queue").isEmpty }
        #expect(events(test.log, "queue") == [.queueWait(definition: "LikeStoryMutation")])
        test.network.forgetCalls()
        call.respond(likeResponse(1))
        try await first.value
        try await test.network.call().respond(likeResponse(2))
        try await second.value
        #expect(
            events(test.log, "queue") == [
                .queueWait(definition: "LikeStoryMutation"),
                .queueStart(definition: "LikeStoryMutation"),
            ]
        )
        let both = logged.withLock { $0.copied }
        #expect(both.map { $0.duration != nil } == [false, true])
        #expect(both[0].transactionID != nil && both[0].transactionID == both[1].transactionID)
        listening.dispose()
    }

    @Test func aMutationThatIsReplacedOrCancelledSaysSo() async throws {
        let queue = MutationQueue("q", replacesWaiting: true)
        let first = like(queue)
        let call = try await test.network.call()
        let second = like(queue)
        try await eventually { events(test.log, "queue").count == 1 }
        let third = like(queue)
        try await eventually { events(test.log, "queue").count == 3 }
        await #expect(throws: MutationError.self) { try await second.value }
        third.cancel()
        await #expect(throws: CancellationError.self) { try await third.value }
        call.respond(likeResponse(1))
        try await first.value
        let name = "LikeStoryMutation"
        let all = events(test.log, "queue")
        #expect(all.count { $0 == .queueWait(definition: name) } == 2)
        #expect(all.count { $0 == .queueReplace(definition: name) } == 1)
        #expect(all.count { $0 == .queueCancel(definition: name) } == 1)
        #expect(all.count == 4)
    }

    @Test func pagesThatWaitSaySo() async throws {
        let library = Library(9)
        let books = try await library.open(2)
        library.test.forgetLog()
        async let one = library.environment.loadNext(2, of: books)
        async let two = library.environment.loadNext(3, of: books)
        _ = try await (one, two)
        #expect(
            events(library.test.log, "queue") == [
                .queueWait(definition: "Books_library"), .queueStart(definition: "Books_library"),
            ]
        )
        #expect(try library.ids(books).count == 7)
    }

    /// Whatever happens to what waits, it ends with one event.
    @Test(arguments: Thoroughness.seeds("QUEUE_SEEDS", short: 10, full: 100))
    func eachWaitHasOneEnd(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        test.network.answer { _, _ in likeResponse(1) }
        var tasks: [Task<Void, any Error>] = []
        for _ in 0..<20 {
            let replaces = Int.random(in: 0..<4, using: &random) == 0
            tasks.append(like(MutationQueue("q", replacesWaiting: replaces)))
            if Int.random(in: 0..<3, using: &random) == 0 {
                tasks[Int.random(in: tasks.indices, using: &random)].cancel()
            }
            if Int.random(in: 0..<2, using: &random) == 0 { await Task.yield() }
        }
        for task in tasks { _ = try? await task.value }
        let all = events(test.log, "queue")
        let waits = all.count { $0.name == "queue.call.wait" }
        #expect(all.count == 2 * waits)
    }

    // MARK: - Observers

    @Test func observersSayWhenTheyBeginAndEnd() async throws {
        try test.write(storyResponse(), StoryQuery(id: "s"))
        let row = try #require(try environment.read(StoryQuery(id: "s")).node?.storyRow_story)
        test.forgetLog()
        let values = Collector(environment.observe(row))
        let states = Collector(environment.observeState(of: row))
        let lists = Collector(environment.observe([row, row]))
        let live = environment.observeResponses(to: StoryQuery(id: "s"))
        _ = try await values.values(1)
        _ = try await states.values(1)
        _ = try await lists.values(1)
        let rows = LogEvent.observeStart(definition: "StoryRow_story")
        let started = events(test.log, "observe")
        #expect(started.count { $0 == rows } == 3)
        #expect(started.count { $0 == .observeStart(definition: "StoryQuery") } == 1)
        live.end()
        live.end()
        values.cancel()
        states.cancel()
        lists.cancel()
        try await eventually { events(test.log, "observe").count == 8 }
        let ended = events(test.log, "observe").dropFirst(4)
        #expect(ended.count { $0 == .observeEnd(definition: "StoryRow_story") } == 3)
        #expect(ended.count { $0 == .observeEnd(definition: "StoryQuery") } == 1)
    }

    @MainActor @Test func modelsSayWhenTheyBeginAndEnd() async throws {
        try test.write(storyResponse(), StoryQuery(id: "s"))
        let row = try #require(try environment.read(StoryQuery(id: "s")).node?.storyRow_story)
        test.forgetLog()
        var model: FragmentModel? = FragmentModel(row, in: environment)
        #expect(model?.data?.title == "t")
        try await eventually { events(test.log, "observe").count == 1 }
        model = nil
        try await eventually { events(test.log, "observe").count == 2 }
        #expect(
            events(test.log, "observe") == [
                .observeStart(definition: "StoryRow_story"),
                .observeEnd(definition: "StoryRow_story"),
            ]
        )
    }

    @Test func aResetEndsThem() async throws {
        try test.write(storyResponse(), StoryQuery(id: "s"))
        let row = try #require(try environment.read(StoryQuery(id: "s")).node?.storyRow_story)
        let states = Collector(environment.observeState(of: row))
        _ = try await states.values(1)
        environment.reset()
        try await eventually { events(test.log, "observe").count == 2 }
        // What begins after the reset with an old reference never does.
        _ = Collector(environment.observeState(of: row))
        #expect(events(test.log, "observe").count == 2)
    }

    @Test func withoutAListenerNothingIsKept() async throws {
        let environment = RelayEnvironment(network: test.network)
        let live = environment.observeResponses(to: WideQuery(), fetchPolicy: .storeOnly)
        let events = Collector(environment.events())
        try await eventually { environment.store.log.isListening }
        live.end()
        // It began unheard, so its end isn't logged.
        let other = environment.observeResponses(to: WideQuery(), fetchPolicy: .storeOnly)
        other.end()
        let logged = try await events.values(2)
        #expect(
            logged.map(\.event) == [
                .observeStart(definition: "WideQuery"), .observeEnd(definition: "WideQuery"),
            ]
        )
        #expect(logged[1].duration != nil)
        events.cancel()
    }
}
