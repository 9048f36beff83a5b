import Foundation
import Testing

@testable import Relay

/// After a reset has begun, nothing that was begun before reaches the network.
@Suite(.timeLimit(.minutes(10))) struct ResetWindowTests {
    /// A network whose reset takes a while, and that counts what reaches it meanwhile.
    private final class SlowReset: Network {
        let scripted = ScriptedNetwork()
        private let isResetting = Locked(false)
        /// What reached it while it was reset, and afterwards.
        let late = Locked<[String]>([])
        /// Is called when it is reset.
        let whenReset = Locked<(@Sendable () -> Void)?>(nil)

        func reset() {
            isResetting.withLock { $0 = true }
            whenReset.withLock { $0 }?()
            Thread.sleep(forTimeInterval: 0.005)
        }

        func execute(
            request: RequestParameters,
            variables: VariableData,
            cacheConfig: CacheConfig
        ) -> AsyncThrowingStream<Data, any Error> {
            if isResetting.withLock({ $0 }) { late.withLock { $0.append(request.name) } }
            return scripted.execute(
                request: request,
                variables: variables,
                cacheConfig: cacheConfig
            )
        }
    }

    private let network = SlowReset()

    private func isReset(_ error: any Error) -> Bool {
        if case .reset = error as? StoreError { true } else { false }
    }

    /// Runs a call, and returns whether it has ended by a reset.
    private func start(_ call: @escaping @Sendable () async throws -> Void) -> Task<Bool, Never> {
        Task {
            do {
                try await call()
                return false
            } catch {
                return isReset(error)
            }
        }
    }

    @Test(.bug(id: "started-during-reset"), arguments: 0..<20)
    func mutationsInAQueueAreNotSent(round: Int) async throws {
        let environment = RelayEnvironment(network: network)
        let calls = (0..<3).map { _ in
            start {
                try await environment.commit(LikeStoryMutation(id: "s"), queue: MutationQueue("q"))
            }
        }
        try await eventually { environment.mutationsInFlight.count == 3 }
        _ = try await network.scripted.call(0)
        environment.reset()
        for call in calls { #expect(await call.value) }
        #expect(network.late.withLock { $0 } == [])
        #expect(network.scripted.calls.count == 1)
    }

    @Test(.bug(id: "started-during-reset"), arguments: 0..<20)
    func waitingPagesAndRefetchesAreNotSent(round: Int) async throws {
        let environment = RelayEnvironment(network: network)
        let shelves = Shelves(9)
        let network = network
        network.scripted.answer { shelves.response($0, $1) }
        let query = LibraryQuery(id: "l", first: 2, tags: .null)
        let books = try #require(try await environment.fetch(query).library?.books_library)
        network.scripted.answer { _, _ in nil }
        network.scripted.forgetCalls()
        let calls = [
            start { _ = try await environment.loadNext(1, of: books) },
            start { _ = try await environment.loadNext(2, of: books) },
            start { _ = try await environment.refetch(books) },
        ]
        try await eventually { environment.pageLoads.callerCount == 3 }
        _ = try await network.scripted.call(0)
        environment.reset()
        for call in calls { #expect(await call.value) }
        #expect(network.late.withLock { $0 } == [])
    }

    @Test(.bug(id: "started-during-reset")) func whatWaitsForTheNetworkIsNotSent() async throws {
        let reachability = ReachabilitySwitch(isReachable: false)
        var options = RelayEnvironment.Options()
        options.reachability = reachability
        let environment = RelayEnvironment(network: network, options: options)
        let call = start {
            _ = try await environment.fetch(
                WideQuery(),
                cacheConfig: CacheConfig(waitsForNetwork: true)
            )
        }
        try await eventually { environment.executor.callerCount == 1 }
        environment.reset()
        reachability.isReachable = true
        #expect(await call.value)
        #expect(network.scripted.calls.isEmpty)
    }

    @Test(.bug(id: "started-during-reset"), arguments: 0..<20)
    func pollsAndRetriesAreNotSent(round: Int) async throws {
        let environment = RelayEnvironment(network: network)
        let network = network
        network.scripted.answer { _, _ in itemsResponse(["1"]) }
        let polled = environment.observeResponses(
            to: WideQuery(),
            cacheConfig: CacheConfig(poll: .milliseconds(1))
        )
        let failing = environment.observeResponses(to: StoryQuery(id: "s"))
        try await eventually { network.scripted.calls.count > 2 }
        let isOver = Locked(false)
        let retries = Task.detached {
            while !isOver.withLock({ $0 }) { failing.retry() }
        }
        environment.reset()
        isOver.withLock { $0 = true }
        await retries.value
        #expect(network.late.withLock { $0 } == [])
        #expect(polled.ending == .reset && failing.ending == .reset)
    }

    @Test(.bug(id: "started-during-reset"), arguments: 0..<10)
    func refetchesAfterGapsAndOfPreloadsAreNotSent(round: Int) async throws {
        var options = RelayEnvironment.Options()
        options.refetches = .gaps
        let environment = RelayEnvironment(network: network, options: options)
        let network = network
        network.scripted.answer { request, _ in
            request.operationKind == .query ? itemsResponse(["1"]) : nil
        }
        let observed = environment.observeResponses(to: WideQuery())
        let preloaded = environment.preload(WideQuery(group: "p"), fetchPolicy: .networkOnly)
        let events = Collector(environment.subscribe(StoryUpdatedSubscription(id: "s")))
        try await eventually { network.scripted.calls.count == 3 }
        let subscription = network.scripted.calls.first {
            $0.request.operationKind == .subscription
        }
        let reporter = try #require(subscription?.cacheConfig.gapReporter)
        let isOver = Locked(false)
        let refetches = Task.detached {
            while !isOver.withLock({ $0 }) {
                GapReporter.report(.seconds(1), to: [reporter])
                preloaded.refetch()
                await Task.yield()
            }
        }
        try await eventually { network.scripted.calls.count > 5 }
        environment.reset()
        isOver.withLock { $0 = true }
        await refetches.value
        #expect(network.late.withLock { $0 } == [])
        #expect(observed.ending == .reset && preloaded.ending == .reset)
        try await eventually { events.ending != nil }
    }

    /// What is begun after it belongs to the new session.
    @Test func whatObserversBeginWhenNotifiedIsSent() async throws {
        let environment = RelayEnvironment(network: network)
        network.scripted.answer { _, _ in itemsResponse(["1"]) }
        let fetched = Locked<Task<Int, any Error>?>(nil)
        let observer = environment.store.onReset {
            let task = Task { try await environment.fetch(WideQuery()).items.count }
            fetched.withLock { $0 = task }
        }
        environment.reset()
        let task = try #require(fetched.withLock { $0 })
        #expect(try await task.value == 1)
        observer.dispose()
    }

    /// A listener of events hears of the reset before its observers.
    @Test(arguments: [false, true])
    func observationsThatBeginWhenTheDataIsGoneGoOn(isQuery: Bool) async throws {
        let listening = Locked<(@Sendable () -> Void)?>(nil)
        let environment = RelayEnvironment(network: network) { event in
            if case .storeReset = event { listening.withLock { take(&$0, nil) }?() }
        }
        network.scripted.answer { _, _ in itemsResponse(["1"]) }
        let live = Locked<LiveQuery<WideQuery>?>(nil)
        let values = Locked<AsyncStream<StoryRow_story.Data>?>(nil)
        for round in 1...2 {
            listening.withLock {
                $0 = {
                    if isQuery {
                        let query = environment.observeResponses(to: WideQuery())
                        live.withLock { $0 = query }
                        return
                    }
                    try? environment.commitPayload(
                        StoryQuery(id: "s"),
                        response: Data(storyResponse().utf8)
                    )
                    guard let node = try? environment.read(StoryQuery(id: "s")).node,
                        let story = node.storyRow_story
                    else { return }
                    let stream = environment.observe(story)
                    values.withLock { $0 = stream }
                }
            }
            environment.reset()
            if isQuery {
                let query = try #require(live.withLock { $0 })
                try await eventually { query.response.data?.items.count == 1 }
                #expect(query.ending == nil)
                // The next reset ends it.
                guard round == 2 else { continue }
                environment.reset()
                #expect(query.ending == .reset)
            } else {
                let stream = Collector(try #require(values.withLock { take(&$0, nil) }))
                _ = try await stream.values(1)
                try environment.commitUpdate { $0.record("s")?.setValue(9, for: "likeCount") }
                #expect(try await stream.values(2).map(\.likeCount).last == 9)
                guard round == 2 else { continue }
                environment.reset()
                try await eventually { stream.ending != nil }
            }
        }
    }

    @Test func twoAtOnceEndEverything() async throws {
        let environment = RelayEnvironment(network: network)
        let calls = (0..<3).map { _ in
            start {
                try await environment.commit(LikeStoryMutation(id: "s"), queue: MutationQueue("q"))
            }
        }
        try await eventually { environment.mutationsInFlight.count == 3 }
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<2 { group.addTask { environment.reset() } }
        }
        for call in calls { #expect(await call.value) }
        #expect(network.late.withLock { $0 } == [])
        #expect(environment.store.session == 2)
    }

    @Test(
        .bug(
            id: "missing-instead-of-reset",
            "A wait for data threw `missing` when a reset ended it."
        ),
        arguments: 0..<20
    )
    func aWaitForDataEndsAsReset(round: Int) async throws {
        let environment = RelayEnvironment(network: network)
        let network = network
        network.scripted.answer { _, _ in #"{"data":{"node":{"__typename":"Story","id":"s"}}}"# }
        let live = environment.observeResponses(to: StoryQuery(id: "s"))
        let data = await live.settled().data
        let story = try #require(data?.node?.storyRow_story)
        network.scripted.answer { _, _ in nil }
        live.refetch()
        try await eventually { environment.executor.callerCount == 1 }
        let call = start { _ = try await environment.waitForData(story) }
        try await Task.sleep(for: .microseconds(round % 4 * 500))
        environment.reset()
        #expect(await call.value)
        #expect(await start { _ = try await environment.waitForData(story) }.value)
    }

    @Test(
        .bug(
            id: "missing-during-reset",
            "A wait for data that began between the end of the requests and that of the data threw `missing`."
        )
    )
    func aWaitForDataThatBeginsDuringAResetEndsAsReset() async throws {
        let environment = RelayEnvironment(network: network)
        network.scripted.answer { _, _ in #"{"data":{"node":{"__typename":"Story","id":"s"}}}"# }
        let live = environment.observeResponses(to: StoryQuery(id: "s"))
        let data = await live.settled().data
        let story = try #require(data?.node?.storyRow_story)
        network.scripted.answer { _, _ in nil }
        live.refetch()
        try await eventually { environment.executor.callerCount == 1 }
        let isLoading = Locked(false)
        let call = Locked<Task<Bool, Never>?>(nil)
        network.whenReset.withLock { whenReset in
            whenReset = {
                if case .loading = environment.state(of: story) { isLoading.withLock { $0 = true } }
                let wait = start { _ = try await environment.waitForData(story) }
                call.withLock { $0 = wait }
            }
        }
        environment.reset()
        network.whenReset.withLock { $0 = nil }
        #expect(isLoading.withLock { $0 })
        #expect(await call.withLock { $0 }?.value == true)
    }
}
