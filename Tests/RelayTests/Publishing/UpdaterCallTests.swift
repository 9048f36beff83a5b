import Foundation
import TestSupport
import Testing

@testable import Relay

/// Calls of the environment from within an updater.
@Suite(.timeLimit(.minutes(10))) struct UpdaterCallTests {
    private let test = TestEnvironment()

    private func name(_ environment: RelayEnvironment) throws -> String? {
        try environment.read(WideQuery()).items.first?.name
    }

    @Test func readingInAnUpdaterSeesTheUpdateSoFar() throws {
        let environment = test.environment
        try test.write(itemsResponse(["1"]), WideQuery())
        try environment.commitUpdate { store throws in
            #expect(try name(environment) == "n1")
            store.record("1")?.setValue("a", for: "name")
            #expect(try name(environment) == "a")
            store.record("1")?.setValue("b", for: "name")
            #expect(try name(environment) == "b")
            #expect(environment.inspect().description(of: "1")?.contains(#"name: "b""#) == true)
            store.delete("1")
            #expect(environment.inspect().statistics.deletedRecords == 1)
        }
        #expect(try environment.read(WideQuery()).items.isEmpty)
    }

    @Test func checkingInAnUpdaterSeesTheUpdateSoFar() throws {
        let environment = test.environment
        let retained = environment.retain(WideQuery())
        try test.write(itemsResponse(["1"]), WideQuery())
        #expect(throws: Outage.self) {
            try environment.commitUpdate { store in
                store.root.setValue(.null, for: "items")
                let one = environment.invalidationState(of: [])
                store.invalidateStore()
                #expect(environment.check(WideQuery()) == .stale)
                #expect(environment.isInvalidated(since: one))
                throw Outage()
            }
        }
        guard case .available = environment.check(WideQuery()) else {
            Issue.record("the update that failed is seen")
            return
        }
        retained.dispose()
    }

    @Test func optimisticUpdatersAndHandlersSeeWhatIsThereSoFar() async throws {
        let seen = Locked<[Int?]>([])
        let test = test
        let read: @Sendable () -> Void = {
            let likes = try? test.environment.read(StoryQuery(id: "s")).node?.storyRow_story
                .map { try test.environment.read($0).likeCount }
            seen.withLock { $0.append(likes ?? nil) }
        }
        try test.write(storyResponse(likes: 1), StoryQuery(id: "s"))
        test.network.answer { _, _ in likeResponse(7) }
        try await test.environment.commit(
            LikeStoryMutation(id: "s"),
            optimisticResponse: ["likeStory": ["id": "s", "likeCount": 2]],
            updater: { store, _ in
                read()
                store.record("s")?.setValue(8, for: "likeCount")
                read()
            },
            optimisticUpdater: { store in
                read()
                store.record("s")?.setValue(3, for: "likeCount")
                read()
            }
        )
        #expect(seen.withLock { $0 } == [2, 3, 7, 8])
    }

    @Test func aStreamThatIsBegunInAnUpdaterSeesPublishedVersionsOnly() async throws {
        let environment = test.environment
        try test.write(itemsResponse(["1"]), WideQuery())
        let stream = Locked<AsyncThrowingStream<WideQuery.Data, any Error>?>(nil)
        try? environment.commitUpdate { store in
            store.record("1")?.setValue("never", for: "name")
            stream.withLock {
                $0 = environment.observe(WideQuery(), fetchPolicy: .storeOnly)
            }
            throw Outage()
        }
        let values = Collector(try #require(stream.withLock { $0 }))
        #expect(try await values.values(1).map { $0.items.first?.name } == ["n1"])
    }

    @Test func otherThreadsReadWhatIsPublishedMeanwhile() async throws {
        let test = test
        try test.write(itemsResponse(["1"]), WideQuery())
        let (isChanged, isRead) = (Locked(false), Locked(false))
        // It waits without giving way, so on a thread that no other test needs.
        let update = Task {
            try await onThreadOfItsOwn {
                try test.environment.commitUpdate { store in
                    store.record("1")?.setValue("new", for: "name")
                    isChanged.withLock { $0 = true }
                    while !isRead.withLock({ $0 }) { Thread.sleep(forTimeInterval: 0.001) }
                }
            }
        }
        while !isChanged.withLock({ $0 }) { await Task.yield() }
        #expect(try name(test.environment) == "n1")
        isRead.withLock { $0 = true }
        try await update.value
        #expect(try name(test.environment) == "new")
    }

    @Test func whatAReadInAnUpdaterLogsIsLoggedWithTheUpdate() throws {
        let log = Locked<[LogEvent]>([])
        let isInside = Locked(false)
        let environment = RelayEnvironment(network: ScriptedNetwork()) { event in
            #expect(!isInside.withLock { $0 })
            log.withLock { $0.append(event) }
        }
        try environment.commitUpdate { store in
            isInside.withLock { $0 = true }
            environment.store.logRead(.readRequiredNull(definition: "D", path: "p"))
            store.root.setValue(1, for: "x")
            isInside.withLock { $0 = false }
        }
        #expect(log.withLock { $0 }.contains(.readRequiredNull(definition: "D", path: "p")))
    }

    @Test func anUpdaterMayWriteToAnotherEnvironment() throws {
        let other = TestEnvironment()
        try test.environment.commitUpdate { _ in
            try other.environment.commitUpdate { $0.root.setValue(1, for: "x") }
        }
        #expect(other.records["root"] == " {x: int 1}")
    }

    #if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
    private static func expectOurSentence(_ result: ExitTest.Result?) {
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("An updater can't write to its own environment"))
    }

    @Test func writingInAnUpdaterEndsWithASentenceThatNamesTheRemedy() async {
        let update = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            let environment = TestEnvironment().environment
            try environment.commitUpdate { _ in
                try environment.commitUpdate { $0.root.setValue(1, for: "x") }
            }
        }
        Self.expectOurSentence(update)
        let reset = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            let environment = TestEnvironment().environment
            try environment.commitUpdate { _ in environment.reset() }
        }
        Self.expectOurSentence(reset)
        let collection = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            let environment = TestEnvironment().environment
            try environment.commitUpdate { _ in environment.collectGarbage() }
        }
        Self.expectOurSentence(collection)
    }

    @Test func writingInAnOptimisticUpdaterEndsWithTheSentenceToo() async {
        let update = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            let test = TestEnvironment()
            try await test.environment.commit(
                LikeStoryMutation(id: "s"),
                optimisticUpdater: { _ in
                    try test.environment.commitUpdate { $0.root.setValue(1, for: "x") }
                }
            )
        }
        Self.expectOurSentence(update)
    }
    #endif
}
