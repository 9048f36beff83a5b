import Testing

@testable import Relay

/// Mutations in flight: who sees them, and which ones wait for others.
@Suite(.timeLimit(.minutes(10))) struct MutationQueueTests {
    private let test = TestEnvironment()

    private var environment: RelayEnvironment { test.environment }

    private func response(_ count: Int) -> String {
        #"{"data":{"likeStory":{"id":"s","likeCount":\#(count)}}}"#
    }

    private func like(
        _ count: Int64,
        _ queue: MutationQueue?
    ) -> Task<Int?, any Error> {
        let environment = environment
        return Task {
            let data = try await environment.commit(
                LikeStoryMutation(id: "s"),
                optimisticUpdater: { store in
                    store.create("s", type: "Story").setValue(.int(count), for: "likeCount")
                },
                queue: queue
            )
            return data.likeStory?.likeCount
        }
    }

    /// Begins mutations one after another, so that they are in this order in the queue.
    private func likes(_ count: Int, _ queue: MutationQueue?) async throws -> [Task<
        Int?, any Error
    >] {
        var tasks: [Task<Int?, any Error>] = []
        let before = environment.mutationsInFlight.count
        for number in 1...count {
            tasks.append(like(Int64(number), queue))
            if queue?.replacesWaiting != true {
                try await eventually {
                    environment.mutationsInFlight.count == before + number
                }
            } else {
                try await Task.sleep(for: .milliseconds(5))
            }
        }
        return tasks
    }

    /// The calls of one actor, which don't wait for each other.
    @MainActor
    @Test func theOrderIsThatOfTheCalls() async throws {
        let model = MutationModel<LikeStoryMutation>(in: environment)
        let queue = MutationQueue("q")
        for round in 0..<100 {
            test.network.forgetCalls()
            test.network.answer { [self] _, _ in response(1) }
            let ids = (0..<6).map { "\(round)-\($0)" }
            var tasks: [Task<Void, any Error>] = []
            for (number, id) in ids.enumerated() {
                let mutation = LikeStoryMutation(id: ID(id))
                if round.isMultiple(of: 2) {
                    model.run(mutation, queue: queue)
                } else {
                    tasks.append(
                        Task {
                            _ = try await environment.commit(
                                mutation,
                                optimisticUpdater: { store in
                                    store.create("s", type: "Story")
                                        .setValue(.int(Int64(number)), for: "likeCount")
                                },
                                queue: queue
                            )
                        }
                    )
                }
            }
            while test.network.calls.count < 6 { await Task.yield() }
            for task in tasks { try await task.value }
            while model.isInFlight { await Task.yield() }
            let sent = test.network.calls.map { $0.variables["id"]?.string }
            #expect(sent == ids)
        }
    }

    private var likeCount: Int64? {
        get throws {
            var count: Int64?
            try environment.commitUpdate { store in
                count = store.record("s")?.value("likeCount")?.int
            }
            return count
        }
    }

    @Test func mutationsOfAKeyRunOneAfterAnother() async throws {
        let tasks = try await likes(3, MutationQueue("s"))
        #expect(environment.mutationsInFlight.map(\.isWaiting) == [false, true, true])
        for number in 0..<3 {
            let call = try await test.network.call(number)
            #expect(try await remains { test.network.calls.count == number + 1 })
            call.respond(response(number))
            #expect(try await tasks[number].value == number)
        }
        #expect(environment.mutationsInFlight.isEmpty)
    }

    @Test func mutationsWithOtherKeysOrNoneDoNotWait() async throws {
        let tasks = [
            like(1, MutationQueue("a")), like(2, MutationQueue(1)), like(3, nil), like(4, nil),
        ]
        try await eventually { test.network.calls.count == 4 }
        #expect(environment.mutationsInFlight.allSatisfy { !$0.isWaiting })
        for call in test.network.calls { call.respond(response(1)) }
        for task in tasks { _ = try await task.value }
    }

    @Test func aFailureLetsTheNextOneBegin() async throws {
        let tasks = try await likes(2, MutationQueue("s"))
        try await test.network.call().fail(Outage())
        await #expect(throws: Outage()) { try await tasks[0].value }
        try await test.network.call(1).respond(response(2))
        #expect(try await tasks[1].value == 2)
    }

    @Test func theNewestReplacesThoseThatWait() async throws {
        let tasks = try await likes(4, MutationQueue("s", replacesWaiting: true))
        for task in tasks[1...2] {
            await #expect(throws: MutationError.replaced(mutation: "LikeStoryMutation")) {
                try await task.value
            }
        }
        #expect(environment.mutationsInFlight.map(\.isWaiting) == [false, true])
        try await test.network.call().respond(response(1))
        #expect(try await tasks[0].value == 1)
        try await test.network.call(1).respond(response(4))
        #expect(try await tasks[3].value == 4)
        #expect(test.network.calls.count == 2)
    }

    @Test func cancellingTakesAMutationOutOfTheQueue() async throws {
        let tasks = try await likes(3, MutationQueue("s"))
        tasks[1].cancel()
        await #expect(throws: CancellationError.self) { try await tasks[1].value }
        #expect(environment.mutationsInFlight.count == 2)
        try await test.network.call().respond(response(1))
        try await test.network.call(1).respond(response(3))
        #expect(try await tasks[2].value == 3)
        #expect(test.network.calls.count == 2)
    }

    @Test func aResetEndsTheQueue() async throws {
        let tasks = try await likes(3, MutationQueue("s"))
        environment.reset()
        for task in tasks {
            await #expect(throws: StoreError.reset(definition: "LikeStoryMutation")) {
                try await task.value
            }
        }
        #expect(test.network.calls.count == 1)
        #expect(environment.mutationsInFlight.isEmpty)
        let next = like(5, MutationQueue("s"))
        try await test.network.call(1).respond(response(5))
        #expect(try await next.value == 5)
    }

    @Test func mutationsInFlightAreVisibleByMutationAndByObject() async throws {
        let values = Collector(environment.observeMutationsInFlight())
        #expect(try await values.values(1)[0].isEmpty)
        let task = like(7, nil)
        let call = try await test.network.call()
        let mutation = try #require(environment.mutationsInFlight.first)
        #expect(mutation.name == "LikeStoryMutation")
        #expect(mutation.variables == ["id": "s"])
        #expect(environment.isInFlight(LikeStoryMutation.self))
        #expect(!environment.isInFlight(DeleteReviewMutation.self))
        try test.write(
            #"{"data":{"node":{"__typename":"Story","id":"s","title":"t","likeCount":1,"author":{"id":"u","name":"n"}}}}"#,
            StoryQuery(id: "s")
        )
        let story = try #require(environment.read(StoryQuery(id: "s")).node?.storyRow_story)
        #expect(mutation.objects == [story.id])
        call.respond(response(7))
        _ = try await task.value
        #expect(!environment.isInFlight(LikeStoryMutation.self))
        try await eventually { values.values.last?.isEmpty == true }
        #expect(values.values.contains([mutation]))
    }

    // MARK: - Optimistic changes

    @Test func anOptimisticChangeIsShownReplacedAndReverted() async throws {
        try environment.commitUpdate { store in
            store.create("s", type: "Story").setValue(1, for: "likeCount")
        }
        let seen = { try environment.store.visible("s") }
        let change = try environment.applyOptimisticChange { store in
            store.record("s")?.setValue(5, for: "likeCount")
        }
        #expect(try seen() == 5)
        #expect(try likeCount == 1)
        try environment.commitUpdate { $0.record("s")?.setValue(2, for: "likeCount") }
        #expect(try seen() == 5)
        let version = environment.snapshot().version
        try change.replace { store in
            let count = store.record("s")?.value("likeCount")?.int ?? 0
            store.record("s")?.setValue(.int(count * 10), for: "likeCount")
        }
        #expect(environment.snapshot().version == version + 1)
        #expect(try seen() == 20)
        try environment.commitUpdate { $0.record("s")?.setValue(3, for: "likeCount") }
        #expect(try seen() == 30)
        change.revert()
        change.revert()
        #expect(try seen() == 3)
        try change.replace { $0.record("s")?.setValue(9, for: "likeCount") }
        #expect(try seen() == 3)
    }

    @Test func anOptimisticChangeThatThrowsChangesNothing() throws {
        #expect(throws: Outage.self) {
            try environment.applyOptimisticChange { store in
                _ = store.create("s", type: "Story")
                throw Outage()
            }
        }
        #expect(test.records.isEmpty)
        let change = try environment.applyOptimisticChange { store in
            store.create("s", type: "Story").setValue(1, for: "likeCount")
        }
        #expect(throws: Outage.self) { try change.replace { _ in throw Outage() } }
        #expect(test.records.isEmpty)
        try change.replace { store in
            store.create("s", type: "Story").setValue(2, for: "likeCount")
        }
        #expect(try environment.store.visible("s") == 2)
        change.revert()
        #expect(test.records.isEmpty)
    }

    @Test func anOptimisticChangeEndsWithTheSession() throws {
        let change = try environment.applyOptimisticChange { store in
            store.create("s", type: "Story").setValue(1, for: "likeCount")
        }
        environment.reset()
        #expect(test.records.isEmpty)
        #expect(throws: StoreError.self) {
            try change.replace { store in _ = store.create("s", type: "Story") }
        }
        change.revert()
        #expect(test.records.isEmpty)
    }

    /// Of changes that several threads replace and revert, none stays.
    @Test(arguments: 0..<10) func noneStaysThatWasReverted(seed: Int) async throws {
        let change = try environment.applyOptimisticChange { store in
            store.create("s", type: "Story").setValue(0, for: "likeCount")
        }
        await withTaskGroup(of: Void.self) { group in
            for number in 1...8 {
                group.addTask {
                    if number == 5 {
                        change.revert()
                    } else {
                        try? change.replace { store in
                            store.create("s", type: "Story")
                                .setValue(.int(Int64(number)), for: "likeCount")
                        }
                    }
                }
            }
        }
        #expect(test.records.isEmpty)
    }
}

extension Store {
    /// The number of likes that readers see.
    fileprivate func visible(_ id: String) throws -> Int64? {
        let key = symbols.hold(["likeCount"])
        var found: Int64?
        source.forEachID { record in
            if case .int(let value)? = source[record]?[key[0]] { found = value }
        }
        return found
    }
}
