import Foundation
import TestSupport
import Testing

@testable import Relay

/// Mutations that wait until the server can be reached, in this run of the app or a later one.
@Suite(.timeLimit(.minutes(10))) struct OfflineTests {
    private let room = OfflineRoom()

    @Test func itIsShownAtOnceKeptAndSent() async throws {
        let test = room.launch()
        try test.write(storyResponse(likes: 1), StoryQuery(id: "s"))
        let like = try await test.like()
        #expect(test.likes() == 9)
        #expect(test.states == [.waitingForNetwork])
        #expect(try room.kept() == ["LikeStoryMutation"])
        #expect(try await remains { test.network.calls.isEmpty })
        #expect(test.environment.isInFlight(LikeStoryMutation.self))
        room.reachability.isReachable = true
        let call = try await test.network.call()
        #expect(
            call.cacheConfig.transactionID == test.environment.offline.pending[0].idempotencyKey
        )
        #expect(test.states == [.sending])
        call.respond(likeResponse(10))
        #expect(try await like.value == 10)
        #expect(test.likes() == 10)
        #expect(test.environment.offline.mutations.isEmpty)
        #expect(!test.environment.isInFlight(LikeStoryMutation.self))
        try await test.environment.persist()
        #expect(try await comesToHold { try room.kept() == [] })
        #expect(test.log.contains(.offlineDrain))
    }

    @Test func itIsThereAfterARelaunchBeforeTheFirstRead() async throws {
        let first = room.launch()
        try first.write(storyResponse(likes: 1), StoryQuery(id: "s"))
        try await first.environment.persist()
        _ = try await first.like("s", 2)
        _ = try await first.like("s", 3)
        let key = first.environment.offline.pending[0].idempotencyKey
        let second = room.launch()
        #expect(second.likes() == 3)
        #expect(second.environment.offline.pending.map(\.id) == [1, 2])
        #expect(
            second.environment.mutationsInFlight.map(\.name) == [
                "LikeStoryMutation", "LikeStoryMutation",
            ]
        )
        room.reachability.isReachable = true
        let call = try await second.network.call()
        #expect(call.cacheConfig.transactionID == key)
        #expect(try await remains { second.network.calls.count == 1 })
        call.respond(likeResponse(20))
        try await eventually { second.environment.offline.pending.map(\.id) == [2] }
        #expect(second.likes() == 3)
        try await second.network.call(1).respond(likeResponse(30))
        try await eventually { second.environment.offline.mutations.isEmpty }
        #expect(second.likes() == 30)
    }

    @MainActor @Test func modelsShowItOnTheFirstFrame() async throws {
        let first = room.launch()
        try first.write(storyResponse(likes: 1), StoryQuery(id: "s"))
        try await first.environment.persist()
        _ = try await first.like("s", 5)
        let second = room.launch()
        let query = QueryModel(StoryQuery(id: "s"), in: second.environment)
        let story = try #require(query.data?.node?.storyRow_story)
        #expect(FragmentModel(story, in: second.environment).data?.likeCount == 5)
    }

    @Test func registeredUpdatersRunInLaterRunsToo() async throws {
        let first = room.launch()
        try first.write(storyResponse(likes: 1), StoryQuery(id: "s"))
        try await first.environment.persist()
        let task = Task {
            try await first.environment.commit(
                LikeMutation(id: "s"),
                optimisticResponse: LikeMutation.RawResponse(
                    likeStory: .init(id: "s", likeCount: 4)
                ),
                whenOffline: .queue()
            )
        }
        try await eventually { first.states == [.waitingForNetwork] }
        #expect(first.records[#""s""#]?.contains(#"title: "mine""#) == true)
        let second = room.launch()
        #expect(second.likes() == 4)
        #expect(second.records[#""s""#]?.contains(#"title: "mine""#) == true)
        room.reachability.isReachable = true
        try await second.network.call().respond(likeResponse(7))
        try await eventually { second.environment.offline.mutations.isEmpty }
        #expect(second.records["root"]?.contains("likes: int 7") == true)
        #expect(second.records[#""s""#]?.contains(#"title: "t""#) == true)
        task.cancel()
    }

    @Test func aRejectedOneIsUndoneAndStaysInTheList() async throws {
        let test = room.launch()
        room.reachability.isReachable = true
        try test.write(storyResponse(likes: 1), StoryQuery(id: "s"))
        let like = try await test.like()
        let error = #"{"message":"no","path":["likeStory"],"extensions":{"code":7}}"#
        try await test.network.call().respond(#"{"data":null,"errors":[\#(error)]}"#)
        await #expect(throws: ResponseError.self) { try await like.value }
        #expect(test.likes() == 1)
        let expected = QueuedMutation.Failure.rejected([
            GraphQLError(message: "no", path: [.key("likeStory")], extensions: ["code": 7])
        ])
        #expect(test.environment.offline.failed.map(\.failure) == [expected])
        try await test.environment.persist()
        let key = test.environment.offline.failed[0].idempotencyKey
        // In a later run it can be changed and sent again.
        let second = room.launch()
        let offline = second.environment.offline
        #expect(offline.failed.map(\.failure) == [expected])
        #expect(second.environment.mutationsInFlight.isEmpty)
        #expect(try await remains { second.network.calls.isEmpty })
        try second.write(storyResponse(likes: 1), StoryQuery(id: "s"))
        try offline.edit(
            1,
            to: LikeStoryMutation(id: "s"),
            optimisticResponse: ["likeStory": ["id": "s", "likeCount": 3]]
        )
        #expect(second.likes() == 1)
        try offline.sendAgain(1)
        #expect(second.likes() == 3)
        let call = try await second.network.call()
        #expect(call.cacheConfig.transactionID != key)
        call.respond(likeResponse(4))
        try await eventually { offline.mutations.isEmpty }
        #expect(second.likes() == 4)
        #expect(throws: OfflineError.notFound(id: 1)) { try offline.sendAgain(1) }
        #expect(throws: OfflineError.notFound(id: 1)) { try offline.remove(1) }
    }

    @Test func afterAFailureOfTheNetworkItIsTriedAgain() async throws {
        let test = room.launch(hasReachability: false)
        try test.write(storyResponse(likes: 1), StoryQuery(id: "s"))
        let like = try await test.like()
        try await test.network.call().fail(Outage())
        try await eventually { test.states == [.waitingAfterFailure] }
        #expect(test.likes() == 9)
        // A request that succeeds shows that the network works.
        test.network.answer { request, _ in
            request.operationKind == .query ? itemsResponse(["1"]) : likeResponse(3)
        }
        try await test.environment.fetch(WideQuery())
        #expect(try await like.value == 3)
        let ids = test.network.calls.filter { $0.request.operationKind == .mutation }
            .map(\.cacheConfig.transactionID)
        #expect(ids.count == 2 && Set(ids).count == 1)
    }

    @Test func itIsTriedAgainByItselfLaterAndLater() async throws {
        let waits = Locked<[Duration]>([])
        let test = room.launch(hasReachability: false) {
            $0.sleep = { duration in waits.withLock { $0.append(duration) } }
            $0.offline.maximumDelay = .seconds(3)
        }
        let like = Task {
            try await test.environment.commit(LikeStoryMutation(id: "s"), whenOffline: .queue())
        }
        for attempt in 0..<4 { try await test.network.call(attempt).fail(Outage()) }
        try await test.network.call(4).respond(likeResponse(1))
        _ = try await like.value
        // The clock stands still for the waits, which take no time; so there may be several for each.
        let longest = waits.withLock { waits in waits.max() ?? .zero }
        #expect(longest <= .seconds(3) && longest > .seconds(2))
        #expect(waits.withLock { $0.contains { $0 <= .seconds(1) } })
    }

    @Test func oneThatCannotBeSentBlocksItsOwnKeyOnly() async throws {
        let test = room.launch(hasReachability: false)
        let blocked = try await test.like("1", key: "a")
        let after = try await test.like("2", key: "a")
        let other = try await test.like("3", key: "b")
        try await eventually { test.network.calls.count == 2 }
        for call in test.network.calls {
            if call.variables["id"] == "1" {
                call.fail(Outage())
            } else {
                call.respond(likeResponse(1, id: "3"))
            }
        }
        #expect(try await other.value == 1)
        // Its success has shown that the network works.
        try await eventually { test.network.calls.count == 3 }
        #expect(test.network.calls[2].variables["id"] == "1")
        #expect(test.environment.offline.pending.map(\.key) == ["a", "a"])
        test.network.calls[2].respond(likeResponse(1, id: "1"))
        try await test.network.call(3).respond(likeResponse(2, id: "2"))
        #expect(try await blocked.value == 1)
        #expect(try await after.value == 2)
    }

    @Test(.bug(id: "offline", "sendNow sent nothing where operations fail fast"))
    func sendNowSendsWhereOtherOperationsFailFast() async throws {
        let test = room.launch { $0.failsFastWhenUnreachable = true }
        let like = try await test.like()
        test.environment.offline.sendNow()
        try await test.network.call().respond(likeResponse(4))
        #expect(try await like.value == 4)
    }

    @Test func aCallThatIsCancelledLeavesItInTheQueue() async throws {
        let test = room.launch()
        try test.write(storyResponse(likes: 1), StoryQuery(id: "s"))
        let like = try await test.like()
        like.cancel()
        await #expect(throws: CancellationError.self) { try await like.value }
        #expect(test.likes() == 9)
        room.reachability.isReachable = true
        try await test.network.call().respond(likeResponse(2))
        try await eventually { test.likes() == 2 }
        #expect(test.environment.offline.mutations.isEmpty)
    }

    @Test func removingUndoesItAndCancelsItsRequest() async throws {
        let test = room.launch()
        try test.write(storyResponse(likes: 1), StoryQuery(id: "s"))
        let first = try await test.like("s", 8)
        try test.environment.offline.remove(1)
        await #expect(throws: OfflineError.removed(mutation: "LikeStoryMutation")) {
            try await first.value
        }
        #expect(test.likes() == 1)
        room.reachability.isReachable = true
        let second = try await test.like("s", 9)
        let call = try await test.network.call()
        try test.environment.offline.remove(2)
        await #expect(throws: OfflineError.self) { try await second.value }
        try await eventually { call.termination == .cancelled }
        #expect(test.likes() == 1 && test.environment.offline.mutations.isEmpty)
        try await eventually { try room.kept() == [] }
        // The queue goes on.
        let third = try await test.like("s", 7)
        try await test.network.call(1).respond(likeResponse(2))
        #expect(try await third.value == 2)
    }

    @Test func waitingOnesAreReplaced() async throws {
        let test = room.launch()
        try test.write(storyResponse(likes: 1), StoryQuery(id: "s"))
        let queue = MutationQueue("likes", replacesWaiting: true)
        let first = try await test.like("s", 2, queue: queue)
        let second = try await test.like("s", 3, queue: queue)
        await #expect(throws: MutationError.replaced(mutation: "LikeStoryMutation")) {
            try await first.value
        }
        #expect(test.environment.offline.pending.map(\.key) == ["likes"])
        #expect(test.likes() == 3)
        room.reachability.isReachable = true
        try await test.network.call().respond(likeResponse(4))
        #expect(try await second.value == 4)
    }

    @Test func thePolicyOfTheQueueCounts() async throws {
        let test = room.launch()
        let queue = MutationQueue(ID("x"), whenOffline: .queue())
        let like = Task {
            try await test.environment.commit(LikeStoryMutation(id: "s"), queue: queue)
        }
        try await eventually { test.states == [.waitingForNetwork] }
        #expect(test.environment.offline.pending.map(\.key) == ["x"])
        await #expect(throws: Outage.self) {
            async let other = test.environment.commit(
                LikeStoryMutation(id: "s"),
                queue: queue,
                whenOffline: .fail
            )
            try await test.network.call().fail(Outage())
            _ = try await other
        }
        let waiting = Task {
            try await test.environment.commit(LikeStoryMutation(id: "w"), whenOffline: .wait)
        }
        #expect(try await remains { test.network.calls.count == 1 })
        #expect(test.environment.offline.pending.count == 1)
        test.network.answer { _, variables in
            likeResponse(1, id: variables["id"]?.string ?? "")
        }
        room.reachability.isReachable = true
        _ = try await (like.value, waiting.value)
    }

    @MainActor @Test func modelsQueueToo() async throws {
        let test = room.launch()
        try test.write(storyResponse(likes: 1), StoryQuery(id: "s"))
        let model = MutationModel<LikeStoryMutation>(in: test.environment)
        model.run(
            LikeStoryMutation(id: "s"),
            optimisticResponse: ["likeStory": ["id": "s", "likeCount": 6]],
            whenOffline: .queue()
        )
        try await eventually { test.states == [.waitingForNetwork] }
        #expect(model.isInFlight && test.likes() == 6)
        room.reachability.isReachable = true
        try await test.network.call().respond(likeResponse(7))
        while model.isInFlight { await Task.yield() }
        #expect(model.data?.likeStory?.likeCount == 7)
    }

    @Test func theStreamShowsEachChange() async throws {
        let test = room.launch()
        var iterator = test.environment.offline.observe().makeAsyncIterator()
        #expect(await iterator.next() == [])
        let like = try await test.like()
        var states: [QueuedMutation.State] = []
        while states.last != .waitingForNetwork {
            states.append(try #require(await iterator.next()?.first?.state))
        }
        room.reachability.isReachable = true
        try await test.network.call().respond(likeResponse(1))
        _ = try await like.value
        while let next = await iterator.next(), !next.isEmpty {}
        #expect(test.environment.inspect().queuedMutations.isEmpty)
    }

    @Test func sendNowDoesNotAskWhetherTheNetworkCanBeReached() async throws {
        let test = room.launch()
        let like = try await test.like()
        try await eventually { !test.environment.offline.isReachable }
        test.environment.offline.sendNow()
        try await test.network.call().respond(likeResponse(1))
        #expect(try await like.value == 1)
    }

    @Test func theEnvironmentEndsWhileMutationsWait() async throws {
        var test: TestEnvironment? = room.launch()
        let like = try await #require(test).like()
        like.cancel()
        _ = try? await like.value
        weak let environment = test?.environment
        let network = try #require(test?.network)
        test = nil
        try await eventually { environment == nil }
        room.reachability.isReachable = true
        #expect(try await remains { network.calls.isEmpty })
        let second = room.launch()
        try await second.network.call().respond(likeResponse(1))
        try await eventually { second.environment.offline.mutations.isEmpty }
    }
}

/// Observed queries are fetched again, and what views see of the queue.
@Suite(.timeLimit(.minutes(10))) struct OfflineViewTests {
    private let room = OfflineRoom()

    @MainActor @Test func modelsShowTheQueue() async throws {
        let test = room.launch()
        let model = OfflineModel(in: test.environment)
        #expect(model.pending.isEmpty && model.failed.isEmpty && model.isReachable)
        let like = try await test.like()
        // Whether the network can be reached is known when the mutation was to be sent.
        while model.pending.map(\.state) != [.waitingForNetwork] || model.isReachable {
            await Task.yield()
        }
        room.reachability.isReachable = true
        try await test.network.call().respond(#"{"data":null,"errors":[{"message":"no"}]}"#)
        _ = await like.result
        while model.failed.isEmpty { await Task.yield() }
        #expect(model.pending.isEmpty && model.isReachable)
    }

    @MainActor @Test func aModelEndsWithItsView() async throws {
        let test = room.launch()
        var model: OfflineModel? = OfflineModel(in: test.environment)
        #expect(model?.pending.isEmpty == true)
        weak let gone = model
        model = nil
        while gone != nil { await Task.yield() }
    }

    /// Observes a query over a network that answers everything, and returns how often it was fetched.
    private func observed(
        _ refetches: RefetchOccasions,
        in room: OfflineRoom,
        _ body: (TestEnvironment) async throws -> Void
    ) async throws -> Int {
        let test = room.launch { $0.refetches = refetches }
        test.network.answer { request, _ in
            request.operationKind == .query ? itemsResponse(["1"]) : likeResponse(1)
        }
        let task = Task { for try await _ in test.environment.observe(WideQuery()) {} }
        defer { task.cancel() }
        try await eventually { test.isAvailable(WideQuery()) }
        try await body(test)
        _ = try await remains { true }
        return test.network.calls.count { $0.request.operationKind == .query }
    }

    @Test func observedQueriesAreFetchedOnceAfterTheQueueIsEmpty() async throws {
        let count = try await observed(.queuedMutations, in: room) { test in
            let likes = [
                try await test.like("s"), try await test.like("s"),
                try await test.like("t", key: "t"),
            ]
            room.reachability.isReachable = true
            for like in likes { _ = try await like.value }
            try await eventually { test.network.calls.count >= 5 }
        }
        #expect(count == 2)
        // Those that were sent at once are no reason.
        let other = OfflineRoom()
        other.reachability.isReachable = true
        let others = try await observed(.queuedMutations, in: other) { test in
            let likes = Task {
                try await test.environment.commit(LikeStoryMutation(id: "s"), whenOffline: .queue())
            }
            _ = try await likes.value
        }
        #expect(others == 1)
    }

    @Test func observedQueriesAreFetchedWhenTheNetworkIsBackOrTheAppAsks() async throws {
        room.reachability.isReachable = true
        let count = try await observed([.reconnect], in: room) { test in
            #expect(try await remains { room.reachability.waiterCount == 1 })
            room.reachability.isReachable = false
            #expect(try await remains { test.network.calls.count == 1 })
            room.reachability.isReachable = true
            try await eventually { test.network.calls.count == 2 }
        }
        #expect(count == 2)
        let asked = try await observed([], in: OfflineRoom()) { test in
            room.reachability.isReachable = false
            room.reachability.isReachable = true
            test.environment.refetchObservedQueries()
            try await eventually { test.network.calls.count == 2 }
        }
        #expect(asked == 2)
    }

    @Test func whatIsChangedOrSentAgainStaysBelowLaterOnes() async throws {
        let test = room.launch()
        try test.write(storyResponse(likes: 1), StoryQuery(id: "s"))
        let first = try await test.like("s", 5, key: "a")
        let second = try await test.like("s", 6, key: "b")
        try test.environment.offline.edit(
            1,
            to: LikeStoryMutation(id: "s"),
            optimisticResponse: ["likeStory": ["id": "s", "likeCount": 7]]
        )
        #expect(test.likes() == 6)
        room.reachability.isReachable = true
        try await eventually { test.network.calls.count == 2 }
        room.reachability.isReachable = false
        let calls = test.network.calls
        let key = test.environment.offline.mutations[0].idempotencyKey
        let own = try #require(calls.first { $0.cacheConfig.transactionID == key })
        own.respond(#"{"data":null,"errors":[{"message":"no"}]}"#)
        await #expect(throws: ResponseError.self) { try await first.value }
        #expect(test.likes() == 6)
        try test.environment.offline.sendAgain(1)
        #expect(test.likes() == 6)
        // It is there, below the other one.
        calls.first { $0.cacheConfig.transactionID != key }?.fail(Outage())
        try await eventually { test.states.allSatisfy { $0 != .sending } }
        try test.environment.offline.remove(2)
        #expect(test.likes() == 7)
        _ = await second.result
    }

    @Test func manyKeysTakeTurns() async throws {
        let test = room.launch { $0.offline.maximumRequests = 3 }
        var likes: [Task<Int?, any Error>] = []
        for number in 0..<40 {
            likes.append(try await test.like(ID("\(number)"), key: "\(number)"))
        }
        room.reachability.isReachable = true
        try await eventually { test.network.calls.count == 3 }
        #expect(try await remains { test.network.calls.count == 3 })
        // Those that go while they wait take nobody's turn.
        for mutation in test.environment.offline.mutations where mutation.state != .sending {
            guard mutation.id % 5 == 0 else { continue }
            try test.environment.offline.remove(mutation.id)
        }
        var answered = 0
        while answered < test.network.calls.count {
            let call = test.network.calls[answered]
            call.respond(likeResponse(answered, id: call.variables["id"]?.string ?? ""))
            answered += 1
            let left = test.environment.offline.mutations.count
            try await eventually("next request") { [answered] in
                test.environment.offline.mutations.count < max(1, left)
                    && test.network.calls.count >= min(answered + 3, answered + max(0, left - 1))
            }
            #expect(test.network.calls.count <= answered + 3)
        }
        try await eventually { test.environment.offline.mutations.isEmpty }
        for like in likes { _ = await like.result }
    }

    @Test func theNextOneDoesNotWaitForARemovedOne() async throws {
        let test = room.launch(hasReachability: false) {
            $0.sleep = { _ in try await Task.sleep(for: .seconds(1_000)) }
        }
        let first = try await test.like("a")
        try await test.network.call().fail(Outage())
        try await eventually { test.states == [.waitingAfterFailure] }
        let second = try await test.like("b")
        #expect(try await remains { test.network.calls.count == 1 })
        try test.environment.offline.remove(1)
        await #expect(throws: OfflineError.self) { try await first.value }
        try await test.network.call(1).respond(likeResponse(4, id: "b"))
        #expect(try await second.value == 4)
    }

    @Test func theSuccessOfAnotherRequestHasItTriedOnce() async throws {
        let test = room.launch(hasReachability: false) {
            $0.sleep = { _ in try await Task.sleep(for: .seconds(1_000)) }
        }
        func query(_ call: Int) async throws {
            let query = Task {
                try await test.environment.fetch(WideQuery(), fetchPolicy: .networkOnly)
            }
            try await test.network.call(call).respond(itemsResponse(["1"]))
            _ = try await query.value
        }
        let like = try await test.like()
        try await test.network.call().fail(Outage())
        try await eventually { test.states == [.waitingAfterFailure] }
        #expect(try await remains { test.network.calls.count == 1 })
        try await query(1)
        try await test.network.call(2).fail(Outage())
        try await eventually { test.states == [.waitingAfterFailure] }
        // The server fails at this one, and works otherwise.
        try await query(3)
        #expect(try await remains { test.network.calls.count == 4 })
        test.environment.offline.sendNow()
        try await test.network.call(4).respond(likeResponse(5))
        #expect(try await like.value == 5)
    }
}
