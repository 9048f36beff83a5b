import Foundation
import Testing

@testable import Relay

/// Many tasks at once: what each of them sees is whole, in order, and over when it is over.
@Suite(.timeLimit(.minutes(10))) struct ConcurrencyTests {
    private let test = TestEnvironment()
    private let ids = (0..<8).map { "i\($0)" }

    private func publish(_ value: Int) throws {
        try test.write(itemsResponse(ids, value: value), WideQuery())
    }

    @Test func readersSeeOneVersionAndNeverGoBack() async throws {
        try publish(0)
        let (isDone, reads) = (Locked(false), Locked(0))
        let enough = Thoroughness.isFull ? 20_000 : 2_000
        let newest = try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<32 {
                group.addTask {
                    var (last, count) = (0, 0)
                    while !isDone.withLock({ $0 }) {
                        let values = try test.environment.read(WideQuery()).items.map(\.value)
                        #expect(Set(values).count == 1)
                        #expect(values[0] >= last)
                        last = values[0]
                        count += 1
                        reads.withLock { $0 += 1 }
                        if count % 2 == 0 { await Task.yield() }
                    }
                }
            }
            var value = 0
            while value < 200 || reads.withLock({ $0 }) < enough {
                value += 1
                try publish(value)
                test.forgetLog()
                await Task.yield()
            }
            isDone.withLock { $0 = true }
            try await group.waitForAll()
            return value
        }
        #expect(try test.environment.read(WideQuery()).items[0].value == newest)
    }

    @Test func observersSeeVersionsInOrderAndTheLastOne() async throws {
        try publish(0)
        let all = (0..<8).map { _ in
            Collector(test.environment.observe(WideQuery(), fetchPolicy: .storeOnly))
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in 0..<4 {
                group.addTask {
                    for _ in 0..<50 {
                        try test.environment.commitUpdate { store in
                            // One more than whatever is there, in every record.
                            let next = (store.record("i0")?.value("value")?.int ?? 0) + 1
                            for id in ids {
                                store.record(ID(id))?.setValue(.int(next), for: "value")
                            }
                        }
                        if writer.isMultiple(of: 2) { await Task.yield() }
                    }
                }
            }
            try await group.waitForAll()
        }
        for observer in all {
            try await eventually {
                observer.values.last?.items.allSatisfy { $0.value == 200 } == true
            }
            let values = observer.values.map { data in
                #expect(Set(data.items.map(\.value)).count == 1)
                return data.items[0].value
            }
            #expect(values == values.sorted())
            #expect(Set(values).count == values.count)
        }
    }

    /// What one reader is told, and whether that is as it should be.
    private final class Witness: Sendable {
        // A class because the store's callback and the test share it.
        private let state = Locked((last: -1, isBusy: false, isWrong: false))

        /// Reads a value and takes note of it: by one thread at a time, though no lock is held.
        func see(_ read: () -> Int) {
            state.withLock { state in
                if state.isBusy { state.isWrong = true }
                state.isBusy = true
            }
            let value = read()
            state.withLock { state in
                if value < state.last { state.isWrong = true }
                state.last = value
                state.isBusy = false
            }
        }

        var last: Int { state.withLock { $0.last } }
        var isWrong: Bool { state.withLock { $0.isWrong } }
    }

    /// 100,000 readers come and go while somebody writes: none misses what was there when it came,
    /// none goes back or is called twice at once, and those who stay see the last value.
    @Test func readersWhoComeAndGoMissNothing() async throws {
        try publish(0)
        let store = test.environment.store
        let key = store.symbols.fieldKey("value")
        let id = try #require(store.writer.withLock { $0.identities.find("i0") })
        let value: @Sendable (RecordSource) -> Int = { source in
            if case .int(let value)? = source[id]?[key] { Int(value) } else { -1 }
        }
        let isDone = Locked(false)
        let writer = Task.detached {
            var version = 0
            while !isDone.withLock({ $0 }) {
                version += 1
                try publish(version)
                test.forgetLog()
                await Task.yield()
            }
            return version
        }
        let staying = await withTaskGroup(of: [(Witness, Disposable)].self) { group in
            for _ in 0..<4 {
                group.addTask {
                    var staying: [(Witness, Disposable)] = []
                    for round in 0..<25_000 {
                        let before = value(store.source)
                        let witness = Witness()
                        let subscription = store.subscribe { source in
                            witness.see { value(source) }
                            return .init(seen: [SeenRecord(id)], hasChanged: true)
                        }
                        if witness.last < before { Issue.record("missed version \(before)") }
                        if round % 64 == 0 { await Task.yield() }
                        if round % 2_500 == 0 {
                            staying.append((witness, subscription))
                            continue
                        }
                        subscription.dispose()
                        if witness.isWrong { Issue.record("twice at once, or an older version") }
                    }
                    return staying
                }
            }
            var all: [(Witness, Disposable)] = []
            for await staying in group { all += staying }
            return all
        }
        isDone.withLock { $0 = true }
        let last = try await writer.value
        for (witness, subscription) in staying {
            #expect(witness.last == last)
            #expect(!witness.isWrong)
            subscription.dispose()
        }
        #expect(store.subscriptions.withLock { $0.count == 0 })
    }

    /// What is written once cancelling has returned reaches nobody, though cancelling doesn't wait
    /// for readers that are being refreshed.
    @Test func nothingArrivesOnceCancellingHasReturned() async throws {
        try test.write(storyResponse(), StoryQuery(id: "s"))
        let retained = test.environment.retain(StoryQuery(id: "s"))
        let environment = test.environment
        let story = try #require(try environment.read(StoryQuery(id: "s")).node?.storyRow_story)
        let rounds = Thoroughness.isFull ? 2_000 : 200
        let isDone = Locked(false)
        let writer = Task.detached {
            while !isDone.withLock({ $0 }) {
                try environment.commitUpdate { store in
                    store.record("s")?.setValue(.int(.random(in: 0..<1_000)), for: "likeCount")
                }
                await Task.yield()
            }
        }
        for round in 0..<rounds {
            let (late, hasBegun) = (Locked(false), Locked(false))
            let title = "late \(round)"
            let task = Task.detached {
                for await data in environment.observe(story) {
                    hasBegun.withLock { $0 = true }
                    if data.title == title { late.withLock { $0 = true } }
                }
            }
            try await eventually { hasBegun.withLock { $0 } }
            task.cancel()
            try environment.commitUpdate { store in
                store.record("s")?.setValue(.string(title), for: "title")
            }
            await task.value
            if late.withLock({ $0 }) { Issue.record("delivered after cancelling") }
            test.forgetLog()
        }
        isDone.withLock { $0 = true }
        try await writer.value
        retained.dispose()
    }

    /// A record that a reader finds for the first time may change before the store knows that it
    /// has been read.
    @Test func recordsThatAreReadForTheFirstTimeAreNotMissed() async throws {
        let (environment, store) = (test.environment, test.environment.store)
        let retained = environment.retain(WideQuery())
        try test.write(itemsResponse(ids), WideQuery())
        let item = store.symbols.fieldKey("item")
        let values = store.symbols.fieldKey("value")
        let last = Locked(-1)
        // Follows a link of the root; slowly, so that others come in between.
        let subscription = store.subscribe { source in
            guard case .link(let id)? = source[.root]?[item] else {
                return .init(seen: [SeenRecord(.root)], hasChanged: false)
            }
            if case .int(let value)? = source[id]?[values] { last.withLock { $0 = Int(value) } }
            usleep(50)
            return .init(seen: [SeenRecord(.root), SeenRecord(id)], hasChanged: true)
        }
        for round in 1...(Thoroughness.isFull ? 2_000 : 200) {
            let id = ID(ids[round % ids.count])
            async let linked: Void = Task.detached {
                try environment.commitUpdate { store in
                    store.root.setLinkedRecord(store.record(id), for: "item")
                }
            }.value
            try environment.commitUpdate { store in
                store.record(id)?.setValue(.int(Int64(round)), for: "value")
            }
            try await linked
            try await eventually { last.withLock { $0 } == round }
            test.forgetLog()
        }
        subscription.dispose()
        retained.dispose()
    }

    @Test func everyLastValueArrives() async throws {
        try publish(0)
        for round in 1...100 {
            async let written: Void = Task.detached { try publish(round) }.value
            let observer = Collector(
                test.environment.observe(WideQuery(), fetchPolicy: .storeOnly)
            )
            try await written
            try await eventually { observer.values.last?.items[0].value == round }
        }
    }

    @Test func everythingAtOnceEndsAsItShould() async throws {
        test.network.answer { request, variables in
            switch request.name {
            case "WideQuery": itemsResponse(ids, value: 1)
            case "StoryQuery": storyResponse()
            case "LikeStoryMutation": likeResponse(2)
            default: storyEvent(likes: 3)
            }
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for index in 0..<64 {
                group.addTask { try await work(index) }
            }
            try await group.waitForAll()
        }
        let store = test.environment.store
        try await eventually { store.subscriptions.withLock { $0.count == 0 } }
        try await eventually { store.roots.withLock { $0.retainedCount } == 0 }
        #expect(store.writer.withLock { $0.optimisticUpdates.isEmpty })
        #expect(try await test.environment.fetch(WideQuery()).items.count == ids.count)
    }

    private func work(_ index: Int) async throws {
        for round in 0..<12 {
            switch (index + round) % 8 {
            case 0: _ = try await test.environment.fetch(WideQuery())
            case 1: _ = try await test.environment.fetch(StoryQuery(id: "s"))
            case 2:
                try await test.environment.commit(
                    LikeStoryMutation(id: "s"),
                    optimisticResponse: ["likeStory": ["id": "s", "likeCount": .int(Int64(round))]]
                )
            case 3:
                let data = try await test.environment.observe(WideQuery()).first { _ in true }
                #expect(data?.items.count == ids.count)
            case 4:
                for try await _ in test.environment.subscribe(StoryUpdatedSubscription(id: "s")) {}
            case 5:
                try test.environment.commitUpdate { $0.record("s")?.setValue("x", for: "title") }
            case 6:
                let retained = test.environment.retain(WideQuery())
                test.environment.collectGarbage()
                retained.dispose()
            default:
                let fetch = Task { try await test.environment.fetch(WideQuery(group: "g")) }
                if round % 2 == 0 { await Task.yield() }
                fetch.cancel()
                _ = try? await fetch.value
            }
        }
    }

    @Test func operationsThatNeverEndDoNotHoldUpOthers() async throws {
        test.network.answer { _, variables in
            variables["group"] == nil ? nil : itemsResponse(ids)
        }
        let stuck = (0..<16).map { index in
            Task { try await test.environment.fetch(StoryQuery(id: ID("\(index)"))) }
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for index in 0..<500 {
                group.addTask {
                    _ = try await test.environment.fetch(WideQuery(group: .value("\(index)")))
                }
            }
            try await group.waitForAll()
        }
        for task in stuck { task.cancel() }
        for task in stuck { await #expect(throws: CancellationError.self) { try await task.value } }
        try await eventually {
            test.network.calls.count { $0.termination == .cancelled } == stuck.count
        }
    }
}
