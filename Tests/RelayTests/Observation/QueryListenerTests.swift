import Testing

@testable import Relay

/// Listeners of a live query, of which some begin while a state is being published.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct QueryListenerTests {
    private typealias Listener = TestListener<WideQuery.Output>

    private let test = TestEnvironment()

    private func observation() -> LiveQuery<WideQuery> {
        LiveQuery(test.environment, WideQuery(), QueryOptions())
    }

    @Test func oneThatIsAddedReceivesAllStatesFromThen() async throws {
        let live = observation()
        let late = Listener()
        let begun = Locked<Int?>(nil)
        // Added while a state is delivered.
        let first = Listener {
            guard begun.withLock({ $0 }) == nil else { return }
            let number = live.observation.add(late).number
            begun.withLock { $0 = number }
        }
        _ = live.observation.add(first)
        try await test.network.call().respond(itemsResponse(["1"]))
        _ = await live.settled()
        let number = try #require(begun.withLock { $0 })
        let last = live.observation.published.number
        try await eventually { late.numbers == Array(number..<last).map { $0 + 1 } }
    }

    @Test func oneThatIsRemovedDuringAPublicationIsNotKept() async throws {
        let live = observation()
        weak var removed: Listener?
        do {
            let other = Listener()
            removed = other
            let first = Listener { [weak other] in
                if let other { live.observation.remove(other) }
            }
            _ = live.observation.add(first)
            _ = live.observation.add(other)
        }
        try await test.network.call().respond(itemsResponse(["1"]))
        _ = await live.settled()
        while removed != nil { await Task.yield() }
    }

    @Test func modelsHaveWorkWhileAStateIsDelivered() async throws {
        let live = observation()
        let screen = Locked<[Bool]>([])
        let store = test.environment.store
        let listener = Listener {
            let isQuiet = store.screen.withLock { $0.isQuiet }
            screen.withLock { $0.append(isQuiet) }
        }
        _ = live.observation.add(listener)
        try await test.network.call().respond(itemsResponse(["1"]))
        _ = await live.settled()
        await test.quiet()
        #expect(!screen.withLock { $0 }.isEmpty && !screen.withLock { $0 }.contains(true))
    }

    /// Models that begin at any time of a request end with its result.
    @Test func modelsThatBeginAtAnyTimeShowTheEnd() async throws {
        for round in 0..<200 {
            let test = TestEnvironment()
            let live = LiveQuery(test.environment, WideQuery(), QueryOptions())
            let call = try await test.network.call()
            let answer = Task.detached {
                for _ in 0..<round % 7 { await Task.yield() }
                guard round % 5 != 0 else { return call.fail(Outage()) }
                call.respond(itemsResponse(["1"]))
            }
            var models: [QueryModel<WideQuery>] = []
            for step in 0..<20 {
                let model = QueryModel<WideQuery>(live)
                _ = model.data
                // Some are gone again at once.
                if step % 3 != 0 { models.append(model) }
                if step % 4 == 0 { await Task.yield() }
            }
            await answer.value
            _ = await live.settled()
            await test.quiet()
            #expect(models.allSatisfy { !$0.isLoading })
            #expect(models.allSatisfy { ($0.data != nil) == (round % 5 != 0) })
        }
    }

    /// Models that begin at any time of several changes end with the last.
    @Test func modelsOfObjectsThatBeginAtAnyTimeShowTheEnd() async throws {
        for round in 0..<100 {
            let test = TestEnvironment()
            let stories = try test.stories(["a", "b"])
            let changes = Task.detached {
                for number in 1...10 {
                    for _ in 0..<round % 5 { await Task.yield() }
                    try test.like(["a", "b"], number)
                }
            }
            var objects: [FragmentModel<StoryRow_story>] = []
            var lists: [FragmentListModel<StoryRow_story>] = []
            var queries: [QueryModel<StoryQuery>] = []
            for step in 0..<10 {
                let object = FragmentModel(stories[0], in: test.environment)
                let list = FragmentListModel(stories, in: test.environment)
                let query = QueryModel(StoryQuery(id: "a"), in: test.environment)
                _ = (object.data, list.data, query.data)
                if step % 3 != 0 {
                    objects.append(object)
                    lists.append(list)
                    queries.append(query)
                }
                if step % 4 == round % 4 { await Task.yield() }
            }
            try await changes.value
            await test.quiet()
            #expect(objects.allSatisfy { $0.data?.likeCount == 10 })
            #expect(lists.allSatisfy { $0.data?.map(\.likeCount) == [10, 10] })
            #expect(queries.allSatisfy { $0.data != nil && $0.phase == .loaded })
        }
    }
}

/// Records what a live query publishes, and may do something while it does.
private final class TestListener<Output: FieldValue>: QueryListener {
    private let received = Locked<[Int]>([])
    private let whenReceiving: @Sendable () -> Void

    init(_ whenReceiving: @escaping @Sendable () -> Void = {}) {
        self.whenReceiving = whenReceiving
    }

    /// The numbers of the states that it has received.
    var numbers: [Int] { received.withLock { $0 } }

    func receive(_ published: QueryState<Output>.Published) {
        received.withLock { $0.append(published.number) }
        whenReceiving()
    }
}
