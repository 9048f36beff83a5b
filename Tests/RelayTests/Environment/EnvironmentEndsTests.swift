import Testing

@testable import Relay

/// Whatever an app has begun ends at any moment, and leaves nothing behind.
@Suite(.timeLimit(.minutes(10))) struct EnvironmentEndsTests {
    private let test = TestEnvironment(releaseBufferSize: 0)

    private var environment: RelayEnvironment { test.environment }

    /// The number of requests, once no more are sent.
    private func requestCount(_ network: ScriptedNetwork) async throws -> Int {
        var count = network.calls.count
        while true {
            try await Task.sleep(for: .milliseconds(50))
            let now = network.calls.count
            if now == count { return now }
            count = now
        }
    }

    private func nothingIsLeft() async throws {
        try await eventually { environment.store.subscriptions.withLock { $0.count == 0 } }
        try await eventually { environment.store.roots.withLock { $0.retainedCount } == 0 }
        #expect(environment.store.published.withLock { $0.held.isEmpty })
        #expect(environment.mutationsInFlight.isEmpty)
        try await eventually { environment.pageLoads.callerCount == 0 }
    }

    @Test func aThousandPreloadsThatAreDroppedLeaveNothing() async throws {
        var screens: [LiveQuery<StoryQuery>] = []
        for number in 0..<1_000 {
            screens.append(environment.preload(StoryQuery(id: ID("\(number)"))))
        }
        try await eventually { test.network.calls.count == 1_000 }
        // Some are answered, some fail, some are on their way.
        for (number, call) in test.network.calls.enumerated() where number % 3 != 0 {
            if number % 3 == 1 {
                call.fail(Outage())
            } else {
                call.respond(storyResponse(id: "\(number)"))
            }
        }
        screens.removeAll()
        try await eventually { test.network.calls.allSatisfy { $0.termination != nil } }
        try await nothingIsLeft()
        // A response may still have been written when the last screen was gone.
        try await eventually {
            environment.releaseMemory()
            return test.records.keys.allSatisfy { !$0.hasPrefix("\"") }
        }
    }

    @Test func aPollThatIsPausedAndDroppedAsksNothingMore() async throws {
        let test = TestEnvironment {
            $0.sleep = { _ in try await Task.sleep(for: .milliseconds(1)) }
        }
        test.network.answer { _, _ in itemsResponse(["1"]) }
        var live: LiveQuery<WideQuery>? = test.environment.observeResponses(
            to: WideQuery(),
            cacheConfig: CacheConfig(poll: .seconds(1))
        )
        try await eventually { test.network.calls.count > 3 }
        live?.pausePolling()
        live?.pausePolling()
        let count = try await requestCount(test.network)
        live?.resumePolling()
        live?.resumePolling()
        try await eventually { test.network.calls.count > count + 2 }
        live?.pausePolling()
        live = nil
        try await eventually { test.environment.store.roots.withLock { $0.retainedCount } == 0 }
        let last = try await requestCount(test.network)
        #expect(try await remains { test.network.calls.count == last })
    }

    @Test func anEndedPollDoesNotResume() async throws {
        test.network.answer { _, _ in itemsResponse(["1"]) }
        let live = environment.observeResponses(
            to: WideQuery(),
            cacheConfig: CacheConfig(poll: .milliseconds(1))
        )
        try await eventually { test.network.calls.count > 2 }
        live.end()
        live.resumePolling()
        live.refetch()
        live.retry()
        let last = try await requestCount(test.network)
        #expect(try await remains { test.network.calls.count == last })
        #expect(live.ending == .ended)
        try await nothingIsLeft()
    }

    @Test func twoLiveQueriesOfOneQueryEndOnTheirOwn() async throws {
        let first = environment.observeResponses(to: WideQuery())
        let second = environment.observeResponses(to: WideQuery())
        let call = try await test.network.call()
        first.end()
        #expect(try await remains { call.termination == nil })
        call.respond(itemsResponse(["1"]))
        #expect(await second.settled().data?.items.count == 1)
        #expect(first.response.data == nil && first.ending == .ended)
        try test.write(itemsResponse(["1", "2"]), WideQuery())
        try await eventually { second.response.data?.items.count == 2 }
        #expect(first.response.data == nil)
        second.end()
        #expect(test.network.calls.count == 1)
        try await nothingIsLeft()
    }

    @Test func oneOfTwoIterationsIsCancelled() async throws {
        let live = environment.observeResponses(to: WideQuery())
        let first = Collector(live)
        let second = Collector(live)
        try await test.network.call().respond(itemsResponse(["1"]))
        try await eventually { second.values.last?.data?.items.count == 1 }
        first.cancel()
        try test.write(itemsResponse(["1", "2"]), WideQuery())
        try await eventually { second.values.last?.data?.items.count == 2 }
        #expect(live.ending == nil)
        second.cancel()
        live.end()
        try await nothingIsLeft()
    }

    /// Everything that has begun before a reset ends with it, at any moment, and writes nothing more.
    @Test(arguments: 0..<30) func aResetEndsWhatHasBegun(moment: Int) async throws {
        let library = Library(30)
        let environment = library.environment
        let books = try await library.open(2)
        let change = try environment.applyOptimisticChange { store in
            store.record("l")?.setValue("Mine", for: "name", arguments: ["language": "en"])
        }
        let live = environment.observeResponses(to: LibraryQuery(id: "l", first: 2))
        let tasks: [Task<Void, any Error>] = [
            Task { _ = try await environment.loadAll(28, pageSize: 2, of: books) },
            Task { _ = try await environment.refetch(books, pageSize: 3) },
            Task { _ = try await environment.refetch(books, with: .init(genre: "crime")) },
            Task { _ = try await environment.waitForData(books) },
            Task { for await _ in environment.observe(books) {} },
            Task { for await _ in environment.observeState(of: books) {} },
            Task { for await _ in environment.observeVersions(of: books) {} },
            Task { for await _ in live {} },
            Task {
                for number in 0... {
                    try change.replace { store in
                        let name = JSONValue.string("\(number)")
                        store.record("l")?.setValue(
                            name,
                            for: "name",
                            arguments: ["language": "en"]
                        )
                    }
                    await Task.yield()
                }
            },
        ]
        for _ in 0..<moment { await Task.yield() }
        environment.reset()
        let version = environment.store.source.version
        for task in tasks { _ = await task.result }
        change.revert()
        #expect(live.ending == .reset)
        #expect(live.response.data == nil)
        #expect(library.test.records.keys.allSatisfy { !$0.hasPrefix("\"") })
        #expect(environment.store.source.version == version)
        // The next session works as the first did.
        let again = try await library.open(2)
        try await environment.loadNext(2, of: again)
        #expect(try library.ids(again) == ["b0", "b1", "b2", "b3"])
    }

    @Test func aResetSendsNoMutationThatWaits() async throws {
        let environment = environment
        let queue = MutationQueue("s")
        let first = Task { try await environment.commit(LikeMutation(id: "s"), queue: queue) }
        let call = try await test.network.call()
        let second = Task { try await environment.commit(LikeMutation(id: "s"), queue: queue) }
        try await eventually { environment.mutationsInFlight.count == 2 }
        environment.reset()
        let reset = StoreError.reset(definition: "LikeMutation")
        await #expect(throws: reset) { _ = try await first.value }
        await #expect(throws: reset) { _ = try await second.value }
        try await eventually { call.termination != nil }
        #expect(test.network.calls.count == 1)
        try await nothingIsLeft()
    }

    @Test func aQueueGoesOnWhenItsFirstIsCancelled() async throws {
        let environment = environment
        let queue = MutationQueue("s")
        let first = Task { try await environment.commit(LikeMutation(id: "s"), queue: queue) }
        let call = try await test.network.call(0)
        let second = Task { try await environment.commit(LikeMutation(id: "s"), queue: queue) }
        try await eventually { environment.mutationsInFlight.count == 2 }
        let third = Task { try await environment.commit(LikeMutation(id: "s"), queue: queue) }
        try await eventually { environment.mutationsInFlight.count == 3 }
        second.cancel()
        first.cancel()
        try await eventually { call.termination == .cancelled }
        try await test.network.call(1).respond(likeResponse(3))
        #expect(try await third.value.likeStory?.likeCount == 3)
        await #expect(throws: CancellationError.self) { _ = try await first.value }
        await #expect(throws: CancellationError.self) { _ = try await second.value }
        #expect(test.network.calls.count == 2)
        try await nothingIsLeft()
    }

    @Test func anEmptyPageThatPromisesMoreEndsTheLoading() async throws {
        let library = Library(4)
        let books = try await library.open(2)
        let empty = Shelves.page([], next: true, total: 4)
        library.test.network.answer { request, variables in
            let library: JSONValue = ["__typename": "Library", "id": "l", "books": empty]
            return JSONValue.object(["data": ["node": library]]).description
        }
        #expect(
            try await library.environment.loadNext(2, of: books)
                == .loaded(added: 0, hasMore: true)
        )
        await #expect(throws: RefetchError.noProgress(fragment: "Books_library")) {
            try await library.environment.loadAll(100, pageSize: 2, of: books)
        }
        #expect(try library.ids(books) == ["b0", "b1"])
        // The cursor is still that of the last row.
        let shelves = library.shelves
        library.test.network.answer { shelves.response($0, $1) }
        try await library.environment.loadNext(2, of: books)
        #expect(try library.ids(books) == ["b0", "b1", "b2", "b3"])
    }

    @Test func anOptimisticChangeEndsOnce() async throws {
        try test.write(storyResponse(likes: 1), StoryQuery(id: "s"))
        let row = try #require(try environment.read(StoryQuery(id: "s")).node?.storyRow_story)
        let change = try environment.applyOptimisticChange { store in
            store.record("s")?.setValue(2, for: "likeCount")
        }
        // Replaced and reverted by many at once.
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<50 {
                group.addTask {
                    try? change.replace { store in
                        store.record("s")?.setValue(.int(Int64(number)), for: "likeCount")
                    }
                    if number == 25 { change.revert() }
                }
            }
        }
        #expect(try environment.read(row).likeCount == 1)
        try change.replace { store in store.record("s")?.setValue(9, for: "likeCount") }
        change.revert()
        #expect(try environment.read(row).likeCount == 1)
    }

    @Test func anUpdaterThatThrowsRevertsItsChange() throws {
        try test.write(storyResponse(likes: 1), StoryQuery(id: "s"))
        let row = try #require(try environment.read(StoryQuery(id: "s")).node?.storyRow_story)
        let change = try environment.applyOptimisticChange { store in
            store.record("s")?.setValue(2, for: "likeCount")
        }
        #expect(throws: Outage.self) {
            try change.replace { store in
                store.record("s")?.setValue(3, for: "likeCount")
                throw Outage()
            }
        }
        #expect(try environment.read(row).likeCount == 1)
    }
}
