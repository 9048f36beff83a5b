import Testing

@testable import Relay

@Suite(.timeLimit(.minutes(10))) struct ReachabilityTests {
    private let reachability = ReachabilitySwitch(isReachable: false)
    private let test: TestEnvironment
    private let waiting = CacheConfig(waitsForNetwork: true)

    init() {
        let reachability = reachability
        test = TestEnvironment { $0.reachability = reachability }
    }

    @Test func theRequestIsSentWhenTheNetworkCanBeReached() async throws {
        let fetch = Task { try await test.environment.fetch(WideQuery(), cacheConfig: waiting) }
        #expect(try await remains { test.network.calls.isEmpty })
        reachability.isReachable = true
        try await test.network.call().respond(itemsResponse(["1"]))
        #expect(try await fetch.value.items.count == 1)
    }

    @Test func nothingWaitsUnasked() async throws {
        let fetch = Task { try await test.environment.fetch(WideQuery()) }
        try await test.network.call().fail(Outage())
        await #expect(throws: Outage.self) { try await fetch.value }
        let other = TestEnvironment()
        other.network.answer { _, _ in itemsResponse(["1"]) }
        try await other.environment.fetch(WideQuery(), cacheConfig: waiting)
    }

    @Test func aCallerThatDoesNotWaitIsNotHeldUpByOneThatDoes() async throws {
        let patient = Task { try await test.environment.fetch(WideQuery(), cacheConfig: waiting) }
        #expect(try await remains { test.network.calls.isEmpty })
        let fetch = Task { try await test.environment.fetch(WideQuery()) }
        try await test.network.call().fail(Outage())
        await #expect(throws: Outage.self) { try await fetch.value }
        patient.cancel()
        await #expect(throws: CancellationError.self) { try await patient.value }
    }

    @Test func networkFirstAsksAtOnce() async throws {
        try test.write(itemsResponse(["old"]), WideQuery())
        let fetch = Task {
            try await test.environment.fetch(
                WideQuery(),
                fetchPolicy: .networkFirst,
                cacheConfig: waiting
            )
        }
        try await test.network.call().fail(Outage())
        #expect(try await fetch.value.items.map(\.id) == ["old"])
    }

    @Test func aMutationWaitsWithItsOptimisticUpdate() async throws {
        try test.write(storyResponse(likes: 1), StoryQuery(id: "s"))
        let mutation = Task {
            try await test.environment.commit(
                LikeStoryMutation(id: "s"),
                optimisticUpdater: { $0.record("s")?.setValue(9, for: "likeCount") },
                cacheConfig: waiting
            )
        }
        try await eventually { test.records["\"s\""]?.contains("likeCount: int 9") == true }
        #expect(test.network.calls.isEmpty)
        reachability.isReachable = true
        try await test.network.call().respond(likeResponse(2))
        _ = try await mutation.value
        #expect(test.records["\"s\""]?.contains("likeCount: int 2") == true)
    }

    @Test func aResetEndsTheWaiting() async throws {
        let fetch = Task { try await test.environment.fetch(WideQuery(), cacheConfig: waiting) }
        try await eventually { reachability.waiterCount == 1 }
        test.environment.reset()
        await #expect(throws: StoreError.reset(definition: "WideQuery")) { try await fetch.value }
        reachability.isReachable = true
        #expect(try await remains { test.network.calls.isEmpty })
    }

    @Test func theSwitchLetsEveryWaiterGoOnce() async throws {
        let waiters = (0..<20).map { index in
            Task {
                if index.isMultiple(of: 3) { withUnsafeCurrentTask { $0?.cancel() } }
                await reachability.wait(until: true)
            }
        }
        for index in 0..<10 { waiters[index].cancel() }
        reachability.isReachable = false
        reachability.isReachable = true
        reachability.isReachable = true
        for waiter in waiters { await waiter.value }
        #expect(reachability.waiterCount == 0)
    }

    @Test func withoutANetworkOthersFailAtOnceIfWanted() async throws {
        let test = TestEnvironment { [reachability] in
            $0.reachability = reachability
            $0.failsFastWhenUnreachable = true
        }
        try test.write(itemsResponse(["old"]), WideQuery())
        let error = UnreachableError(operation: "WideQuery")
        #expect(error.outcome == .notExecuted)
        await #expect(throws: error) {
            try await test.environment.fetch(WideQuery(), fetchPolicy: .networkOnly)
        }
        let first = try await test.environment.fetch(WideQuery(), fetchPolicy: .networkFirst)
        #expect(first.items.map(\.id) == ["old"])
        await #expect(throws: UnreachableError(operation: "LikeStoryMutation")) {
            try await test.environment.commit(
                LikeStoryMutation(id: "s"),
                optimisticUpdater: { $0.record("1")?.setValue(9, for: "value") }
            )
        }
        #expect(test.environment.mutationsInFlight.isEmpty)
        #expect(test.network.calls.isEmpty)
        // Observed data stays, beside the failure.
        let live = test.environment.observeResponses(to: WideQuery(), fetchPolicy: .storeAndNetwork)
        let response = await live.settled()
        #expect(response.data?.items.map(\.id) == ["old"])
        #expect(response.failure as? UnreachableError == error)
        // Subscriptions and those that wait are left to the network.
        let events = test.environment.subscribe(StoryUpdatedSubscription(id: "s"))
        var iterator = events.makeAsyncIterator()
        let event = Task { try await iterator.next() }
        _ = try await test.network.call()
        let patient = Task { try await test.environment.fetch(WideQuery(), cacheConfig: waiting) }
        #expect(try await remains { test.network.calls.count == 1 })
        reachability.isReachable = true
        try await test.network.call(1).respond(itemsResponse(["new"]))
        #expect(try await patient.value.items.map(\.id) == ["new"])
        event.cancel()
    }
}
