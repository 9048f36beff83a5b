import Foundation
import TestSupport
import Testing

@testable import Relay

/// Who waits for whom: cancelling waits for nobody, and a reader that takes long for nobody else.
@Suite(.timeLimit(.minutes(5))) struct WaitingTests {
    private let test = TestEnvironment()

    /// A place where a thread stays until it is let go.
    private final class Gate: Sendable {
        // A class because those who wait and those who open share it.
        private let entered = DispatchSemaphore(value: 0)
        private let opened = DispatchSemaphore(value: 0)

        func pass() {
            entered.signal()
            opened.wait()
        }

        func waitUntilEntered() async throws {
            try await onThreadOfItsOwn { [entered] in entered.wait() }
        }

        func open() { opened.signal() }
    }

    /// Does `work` on a thread of its own; a test that waits for it for ever runs into its limit.
    private func cancelling(
        _ victims: [Task<Void, Never>],
        doesNotWait explanation: Comment,
        while gate: Gate
    ) async throws {
        let isCancelled = Locked(false)
        Thread.detachNewThread {
            for victim in victims { victim.cancel() }
            isCancelled.withLock { $0 = true }
        }
        let hasReturned = (try? await eventually { isCancelled.withLock { $0 } }) != nil
        #expect(hasReturned, explanation)
        gate.open()
    }

    private func observers(_ story: StoryRow_story.Ref) async throws -> [Task<Void, Never>] {
        let environment = test.environment
        let state = environment.invalidationState(of: [story.id])
        let begun = Locked(0)
        let count: @Sendable () -> Void = { begun.withLock { $0 += 1 } }
        let tasks: [Task<Void, Never>] = [
            Task { for await _ in environment.observe(story) { count() } },
            Task { for await _ in environment.observe([story]) { count() } },
            Task {
                do {
                    for try await _ in environment.observe(WideQuery(), fetchPolicy: .storeOnly) {
                        count()
                    }
                } catch {}
            },
            Task { for await _ in environment.observeInvalidation(state) {} },
            Task { _ = try? await environment.fetch(WideQuery()) },
            Task {
                do {
                    let events = environment.subscribe(StoryUpdatedSubscription(id: "s"))
                    for try await _ in events {}
                } catch {}
            },
            Task { _ = try? await environment.commit(LikeStoryMutation(id: "s")) },
        ]
        try await eventually { begun.withLock { $0 } == 3 && test.network.calls.count == 3 }
        return tasks
    }

    private func prepare() throws -> StoryRow_story.Ref {
        try test.write(storyResponse(), StoryQuery(id: "s"))
        try test.write(itemsResponse(["i"]), WideQuery())
        return try #require(try test.environment.read(StoryQuery(id: "s")).node?.storyRow_story)
    }

    @Test func cancellingDoesNotWaitForAResponseThatIsWritten() async throws {
        let tasks = try await observers(try prepare())
        let (gate, environment) = (Gate(), test.environment)
        let written = Task {
            try await onThreadOfItsOwn { try environment.commitUpdate { _ in gate.pass() } }
        }
        try await gate.waitUntilEntered()
        try await cancelling(tasks, doesNotWait: "cancelling waits for a writer", while: gate)
        try await written.value
        for task in tasks { await task.value }
    }

    @Test func cancellingDoesNotWaitForAReaderThatIsRefreshed() async throws {
        let tasks = try await observers(try prepare())
        let (gate, environment) = (Gate(), test.environment)
        let isFirst = Locked(true)
        let slow = environment.store.subscribe { _ in
            if !isFirst.withLock({ take(&$0, false) }) { gate.pass() }
            return .init(seen: [SeenRecord(.root)], hasChanged: true)
        }
        let written = Task {
            try await onThreadOfItsOwn {
                try environment.commitUpdate { $0.root.setValue(1, for: "count") }
            }
        }
        try await gate.waitUntilEntered()
        try await cancelling(tasks, doesNotWait: "cancelling waits for a reader", while: gate)
        try await written.value
        for task in tasks { await task.value }
        slow.dispose()
    }

    /// Neither do writers, other readers, those who subscribe, and the collector.
    @Test func nobodyElseWaitsForAReaderThatIsRefreshed() async throws {
        let story = try prepare()
        let (gate, environment) = (Gate(), test.environment)
        let isFirst = Locked(true)
        let slow = environment.store.subscribe { _ in
            if !isFirst.withLock({ take(&$0, false) }) { gate.pass() }
            return .init(seen: [SeenRecord(.root)], hasChanged: true)
        }
        let written = Task {
            try await onThreadOfItsOwn {
                try environment.commitUpdate { $0.root.setValue(1, for: "count") }
            }
        }
        try await gate.waitUntilEntered()
        let retained = environment.retain(StoryQuery(id: "s"))
        let values = Collector(environment.observe(story))
        try environment.commitUpdate { $0.record("s")?.setValue(7, for: "likeCount") }
        try await eventually { values.values.last?.likeCount == 7 }
        environment.collectGarbage()
        #expect(try environment.read(story).likeCount == 7)
        slow.dispose()
        gate.open()
        try await written.value
        retained.dispose()
    }

    /// The collector doesn't know what a reader will read that has not been refreshed yet.
    @Test func theCollectorKeepsWhatAStaleReaderIsAboutToRead() async throws {
        let story = try prepare()
        let (gate, environment) = (Gate(), test.environment)
        let isFirst = Locked(true)
        let slow = environment.store.subscribe { _ in
            if !isFirst.withLock({ take(&$0, false) }) { gate.pass() }
            return .init(seen: [SeenRecord(.root)], hasChanged: true)
        }
        let values = Collector(environment.observe(story))
        environment.releaseMemory()
        let written = Task {
            try await onThreadOfItsOwn {
                // The slow reader is refreshed first, and holds up the other one.
                try environment.commitUpdate { store in
                    store.root.setValue(1, for: "count")
                    let author = store.create("new", type: "User")
                    author.setValue("b", for: "name")
                    store.record("s")?.setLinkedRecord(author, for: "author")
                }
            }
        }
        try await gate.waitUntilEntered()
        environment.collectGarbage()
        gate.open()
        try await written.value
        try await eventually { values.values.last?.author.name == "b" }
        slow.dispose()
    }
}
