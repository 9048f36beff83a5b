import Foundation
import Testing

@testable import Relay

/// The stream of events: one id for everything that a request causes, with durations and counts.
@Suite(.timeLimit(.minutes(10))) struct EventStreamTests {
    /// A clock that a test moves.
    private final class Clock: Sendable {
        private let time = Locked(ContinuousClock.now)
        var now: ContinuousClock.Instant { time.withLock { $0 } }
        /// How often the time was read.
        let reads = Locked(0)
        func advance(_ duration: Duration) { time.withLock { $0 += duration } }
        func read() -> ContinuousClock.Instant {
            reads.withLock { $0 += 1 }
            return now
        }
    }

    private struct Script {
        let network = ScriptedNetwork()
        let clock = Clock()
        let environment: RelayEnvironment

        init(_ configure: (inout RelayEnvironment.Options) -> Void = { _ in }) {
            var options = RelayEnvironment.Options()
            let clock = clock
            options.now = { clock.read() }
            options.warn = nil
            configure(&options)
            environment = RelayEnvironment(network: network, options: options)
        }

        func write(_ response: String, _ query: some GraphQLQuery) throws {
            try environment.commitPayload(query, response: .init(response.utf8))
        }
    }

    private func names(_ events: [LoggedEvent]) -> [String] { events.map(\.event.name) }

    @Test func allEventsOfARequestHaveItsIDAndDurations() async throws {
        let test = Script()
        let observed = Collector(test.environment.observe(WideQuery(), fetchPolicy: .storeOnly))
        let events = Collector(test.environment.events())
        let fetch = Task { try await test.environment.fetch(WideQuery()) }
        let call = try await test.network.call()
        test.clock.advance(.milliseconds(5))
        let response = itemsResponse(["1", "2"])
        call.send(response)
        _ = try await events.values(5)
        test.clock.advance(.milliseconds(7))
        call.finish()
        _ = try await fetch.value
        let logged = try await events.values(6)
        #expect(
            names(logged) == [
                "network.operation.start", "network.operation.next", "store.publish.end",
                "store.notify.end", "execute.normalize.end", "network.operation.complete",
            ]
        )
        #expect(Set(logged.map(\.transactionID)) == ["1"])
        #expect(
            logged.map(\.duration) == [
                nil, .milliseconds(5), nil, .zero, .zero, .milliseconds(12),
            ]
        )
        #expect(
            logged[5].event
                == .networkComplete(
                    operation: "WideQuery",
                    payloads: 1,
                    bytes: response.utf8.count,
                    transactionID: "1"
                )
        )
        #expect(logged[3].event == .storeNotify(reread: 1, changed: 1))
        #expect(logged[5].time - logged[0].time == .milliseconds(12))
        #expect(logged[0].description.hasPrefix("[1] networkStart(operation: \"WideQuery\""))
        withExtendedLifetime(observed) {}
    }

    @Test func nobodyListeningReadsNoClock() async throws {
        let test = Script()
        try test.write(itemsResponse(["1"]), WideQuery())
        let before = test.clock.reads.withLock { $0 }
        try test.write(itemsResponse(["2"]), WideQuery())
        // Once for the time at which the data was fetched.
        #expect(test.clock.reads.withLock { $0 } == before + 1)
        test.environment.collectGarbage()
        #expect(test.clock.reads.withLock { $0 } == before + 1)
        #expect(!test.environment.store.log.isListening)
    }

    @Test func eventsOfManyListenersAreTheSame() throws {
        let test = Script()
        let (first, second) = (Locked<[LoggedEvent]>([]), Locked<[LoggedEvent]>([]))
        let one = test.environment.observeEvents { event in first.withLock { $0.append(event) } }
        let two = test.environment.observeEvents { event in second.withLock { $0.append(event) } }
        try test.write(itemsResponse(["1"]), WideQuery())
        #expect(first.withLock { $0 } == second.withLock { $0 })
        two.dispose()
        two.dispose()
        try test.write(itemsResponse(["2"]), WideQuery())
        #expect(first.withLock { $0.count } == 2 * second.withLock { $0.count })
        one.dispose()
        #expect(!test.environment.store.log.isListening)
    }

    @Test func aListenerMayUseTheEnvironmentAndLeave() throws {
        let test = Script()
        let environment = test.environment
        let subscription = Locked<Disposable?>(nil)
        let count = Locked(0)
        let added = environment.observeEvents { logged in
            guard case .storePublish = logged.event else { return }
            count.withLock { $0 += 1 }
            #expect((try? environment.read(WideQuery()).items.count) == 1)
            subscription.withLock { $0 }?.dispose()
        }
        subscription.withLock { $0 = added }
        try test.write(itemsResponse(["1"]), WideQuery())
        try test.write(itemsResponse(["2"]), WideQuery())
        #expect(count.withLock { $0 } == 1)
    }

    @Test func aSlowConsumerKeepsTheNewest() async throws {
        let test = Script()
        let stream = test.environment.events(bufferSize: 2)
        for id in 1...5 { try test.write(itemsResponse(["\(id)"]), WideQuery()) }
        var iterator = stream.makeAsyncIterator()
        #expect(await iterator.next()?.event.name == "store.publish.end")
        #expect(await iterator.next()?.event.name == "execute.normalize.end")
    }

    @Test func droppingTheStreamStopsListening() async throws {
        let test = Script()
        let task = Task { for await _ in test.environment.events() {} }
        try await eventually { test.environment.store.log.isListening }
        task.cancel()
        try await eventually { !test.environment.store.log.isListening }
    }

    @Test func theStreamEndsWithItsEnvironment() async throws {
        let events = Collector(Script().environment.events())
        try await eventually { if case .finished? = events.ending { true } else { false } }
    }

    @Test func logsCancelledRequestsAndResets() async throws {
        let test = Script()
        let events = Collector(test.environment.events())
        let fetch = Task { try await test.environment.fetch(WideQuery()) }
        _ = try await test.network.call()
        test.clock.advance(.seconds(1))
        fetch.cancel()
        await #expect(throws: CancellationError.self) { try await fetch.value }
        let cancelled = try await events.values(2)[1]
        #expect(
            cancelled.event == .networkCancel(operation: "WideQuery", transactionID: "1")
        )
        #expect(cancelled.duration == .seconds(1))
        let second = Task { try await test.environment.fetch(WideQuery()) }
        _ = try await test.network.call(1)
        test.environment.reset()
        await #expect(throws: StoreError.self) { try await second.value }
        let names = Set(names(try await events.values(5)).dropFirst(2))
        #expect(
            names == ["network.operation.start", "network.operation.cancel", "store.reset.end"]
        )
    }

    @Test(arguments: [true, false])
    func logsHowAnOptimisticUpdateEnds(succeeds: Bool) async throws {
        let test = Script()
        try test.write(storyResponse(), StoryQuery(id: "s"))
        let events = Collector(test.environment.events())
        let commit = Task {
            try await test.environment.commit(
                LikeStoryMutation(id: "s"),
                optimisticResponse: ["likeStory": ["id": "s", "likeCount": 100]]
            )
        }
        let call = try await test.network.call()
        call.respond(succeeds ? likeResponse(3) : "{")
        _ = try? await commit.value
        let last = succeeds ? "network.operation.complete" : "store.optimistic.rollback"
        try await eventually { events.values.contains { $0.event.name == last } }
        let optimistic = events.values.filter { $0.event.name.hasPrefix("store.optimistic") }
        let ending =
            succeeds
            ? LogEvent.optimisticCommit(operation: "LikeStoryMutation")
            : .optimisticRollback(operation: "LikeStoryMutation")
        #expect(
            optimistic.map(\.event)
                == [.optimisticApply(operation: "LikeStoryMutation"), ending]
        )
        #expect(Set(optimistic.map(\.transactionID)) == ["1"])
    }

    @Test func logsChangesWithoutAMutation() throws {
        let test = Script()
        try test.write(itemsResponse(["1"]), WideQuery())
        let events = Locked<[LogEvent]>([])
        let listening = test.environment.observeEvents { logged in
            if logged.event.name.contains("optimistic") {
                events.withLock { $0.append(logged.event) }
            }
        }
        let change = try test.environment.applyOptimisticChange { store in
            store.record("1")?.setValue(.int(5), for: "value")
        }
        change.revert()
        change.revert()
        #expect(
            events.withLock { $0 }
                == [.optimisticApply(operation: nil), .optimisticRollback(operation: nil)]
        )
        listening.dispose()
    }

    @Test func logsPages() async throws {
        let library = Library(5)
        let books = try await library.open(2)
        let events = Collector(library.environment.events())
        try await library.environment.loadNext(2, of: books)
        let page = try #require(
            try await eventuallyFirst(events) { $0.name == "page.load.end" }
        )
        #expect(
            page.event
                == .pageLoad(
                    definition: "Books_library",
                    direction: .next,
                    added: 2,
                    hasMore: true
                )
        )
        let start = events.values.first { $0.event.name == "network.operation.start" }
        #expect(page.transactionID != nil)
        #expect(page.transactionID == start?.transactionID)
    }

    @Test func logsAnswersFromTheStore() async throws {
        let test = Script()
        try test.write(itemsResponse(["1"]), WideQuery())
        let events = Collector(test.environment.events())
        try await test.environment.fetch(WideQuery(), fetchPolicy: .storeOrNetwork)
        #expect(try await events.values(1)[0].event == .fetchFromStore(operation: "WideQuery"))
        let live = test.environment.observeResponses(to: WideQuery())
        #expect(try await events.values(2)[1].event == .fetchFromStore(operation: "WideQuery"))
        live.end()
    }

    @Test func logsCollections() throws {
        let test = Script { $0.releaseBufferSize = 0 }
        let events = Locked<[LoggedEvent]>([])
        let listening = test.environment.observeEvents { event in
            events.withLock { $0.append(event) }
        }
        try test.write(itemsResponse(["1"]), WideQuery())
        test.environment.collectGarbage()
        let collection = try #require(
            events.withLock { $0 }.last { $0.event.name == "store.gc.end" }
        )
        #expect(collection.duration == .zero)
        #expect(collection.transactionID == nil)
        listening.dispose()
    }

    @Test func theArticleShowsCodeThatCompiles() async throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let code = try String(
            contentsOf: folder.appendingPathComponent("EventExamples.swift"),
            encoding: .utf8
        )
        let articles = folder.appendingPathComponent("../../../Sources/Relay/Relay.docc/Articles")
        let text = try String(
            contentsOf: articles.standardizedFileURL
                .appendingPathComponent("FollowingEvents.md"),
            encoding: .utf8
        )
        let blocks = text.components(separatedBy: "```swift\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first
        }
        #expect(blocks.count == 4)
        for block in blocks { #expect(code.contains(block)) }
        let environment = Script().environment
        let events = Collector(environment.events())
        _ = try? await environment.fetch(WideQuery(), fetchPolicy: .storeOnly)
        #expect(requestCount(in: events.values) == 0)
    }

    private func eventuallyFirst(
        _ events: Collector<LoggedEvent>,
        _ matches: @escaping @Sendable (LogEvent) -> Bool
    ) async throws -> LoggedEvent? {
        try await eventually { events.values.contains { matches($0.event) } }
        return events.values.first { matches($0.event) }
    }
}
