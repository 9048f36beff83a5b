import Foundation
import TestSupport
import Testing

@testable import Relay

/// Everything that can be cancelled is cancelled by other threads, at any moment, while everything
/// is written and delivered.
///
/// Cancelling runs handlers inside a lock of Swift's runtime, which resuming a task takes as well:
/// a lock of ours on both ways would stop both for ever.
///
/// `CANCELLATION_SECONDS` says how long for each.
@Suite(.serialized, .timeLimit(.minutes(10))) struct CancellationStressTests {
    private static let seconds =
        ProcessInfo.processInfo.environment["CANCELLATION_SECONDS"].flatMap(Double.init)
        ?? (Thoroughness.isFull ? 2 : 0.3)

    private let test = TestEnvironment()
    private let ids = (0..<50).map { "i\($0)" }

    /// What is begun and then cancelled.
    enum Victim: CaseIterable, Sendable {
        case query, queryFromNetwork, fragment, fragments, invalidation
        case fetch, sharedFetch, subscription, mutation, screen
    }

    @Test(arguments: Victim.allCases)
    func cancellingNeverStopsThoseWhoWrite(victim: Victim) async throws {
        test.network.answer { [ids] request, _ in
            switch request.name {
            case "WideQuery": itemsResponse(ids, value: Int.random(in: 0..<1_000))
            case "StoryQuery": storyResponse()
            case "LikeStoryMutation": likeResponse(Int.random(in: 0..<1_000))
            default: storyEvent(likes: Int.random(in: 0..<1_000))
            }
        }
        try test.write(storyResponse(), StoryQuery(id: "s"))
        try test.write(itemsResponse(ids), WideQuery())
        let retained = [
            test.environment.retain(StoryQuery(id: "s")), test.environment.retain(WideQuery()),
        ]
        let watchdog = Watchdog("Cancelling: \(victim)")
        let isDone = Locked(false)
        try await withThrowingTaskGroup(of: Void.self) { group in
            // Threads rather than tasks, which would share the pool with those that are cancelled.
            for writer in 0..<2 {
                group.addTask {
                    try await onThreadOfItsOwn {
                        while !isDone.withLock({ $0 }) { try write(writer) }
                    }
                }
            }
            group.addTask {
                defer { isDone.withLock { $0 = true } }
                try await onThreadOfItsOwn {
                    let end = Date() + Self.seconds
                    while Date() < end {
                        let tasks = try begin(victim)
                        usleep(UInt32.random(in: 50...400))
                        for task in tasks { task.cancel() }
                        watchdog.beat()
                    }
                    // From here on it waits for tasks, and other tests may have all threads.
                    watchdog.stop()
                }
            }
            try await group.waitForAll()
        }
        #expect(watchdog.count > 0)
        let store = test.environment.store
        try await eventually { store.subscriptions.withLock { $0.count == 0 } }
        try await eventually { store.roots.withLock { $0.retainedCount } == retained.count }
        #expect(store.writer.withLock { $0.optimisticUpdates.isEmpty })
        #expect(store.invalidations.withLock { $0.isEmpty })
        #expect(store.resets.withLock { $0.isEmpty })
        for disposable in retained { disposable.dispose() }
    }

    private func write(_ writer: Int) throws {
        let value = Int.random(in: 0..<1_000)
        switch Int.random(in: 0..<20) {
        case 0 where writer == 0: test.environment.collectGarbage()
        case 1: _ = test.environment.store.collectStep()
        case 2..<5: try test.write(itemsResponse(ids, value: value), WideQuery())
        default:
            try test.environment.commitUpdate { store in
                store.record("s")?.setValue(.int(Int64(value)), for: "likeCount")
                store.record("i\(value % 50)")?.setValue(.int(Int64(value)), for: "value")
                if value % 4 == 0 { store.record("s")?.invalidateRecord() }
            }
        }
        test.forgetLog()
    }

    private func begin(_ victim: Victim) throws -> [Task<Void, Never>] {
        let environment = test.environment
        switch victim {
        case .query:
            return [
                drain { environment.observe(WideQuery(), fetchPolicy: .storeOnly) }
            ]
        case .queryFromNetwork:
            return [
                drain { environment.observe(WideQuery(), fetchPolicy: .storeAndNetwork) }
            ]
        case .fragment:
            let story = try story()
            return [drain { environment.observe(story) }]
        case .fragments:
            let stories = [try story(), try story()]
            return [drain { environment.observe(stories) }]
        case .invalidation:
            let state = environment.invalidationState(of: [try story().id])
            return [drain { environment.observeInvalidation(state) }]
        case .fetch:
            return [Task { _ = try? await environment.fetch(WideQuery()) }]
        case .sharedFetch:
            return (0..<4).map { _ in Task { _ = try? await environment.fetch(WideQuery()) } }
        case .subscription:
            return [drain { environment.subscribe(StoryUpdatedSubscription(id: "s")) }]
        case .mutation:
            return [
                Task {
                    _ = try? await environment.commit(
                        LikeStoryMutation(id: "s"),
                        optimisticUpdater: { store in
                            store.record("s")?.setValue(1, for: "likeCount")
                        }
                    )
                }
            ]
        case .screen:
            let story = try story()
            return (0..<50).map { _ in drain { environment.observe(story) } }
                + [drain { environment.observe(WideQuery(), fetchPolicy: .storeOnly) }]
        }
    }

    private func story() throws -> StoryRow_story.Ref {
        try #require(try test.environment.read(StoryQuery(id: "s")).node?.storyRow_story)
    }

    private func drain<Stream: AsyncSequence & Sendable>(
        _ stream: @escaping @Sendable () -> Stream
    ) -> Task<Void, Never> {
        Task {
            do { for try await _ in stream() {} } catch {}
        }
    }
}
