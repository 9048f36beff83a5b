import Testing

@testable import Relay

@Suite(.timeLimit(.minutes(10))) struct EnvironmentSnapshotTests {
    private let test = TestEnvironment(releaseBufferSize: 0) {
        $0.fewNames = TestEnvironment.noNames
    }

    private var environment: RelayEnvironment { test.environment }

    private func write(likes: Int = 1) throws {
        try test.write(storyResponse(likes: likes), StoryQuery(id: "s"))
    }

    @Test func parentsAndChildrenAreOfOneVersion() throws {
        try write(likes: 1)
        let snapshot = environment.snapshot()
        let story = try #require(try snapshot.read(StoryQuery(id: "s")).node?.storyRow_story)
        try write(likes: 2)
        #expect(try snapshot.read(story).likeCount == 1)
        #expect(try snapshot.read([story, story]).map(\.likeCount) == [1, 1])
        #expect(try environment.read(story).likeCount == 2)
        let later = environment.snapshot()
        #expect(try later.read(story).likeCount == 2)
        #expect(snapshot.version < later.version)
    }

    @Test func hasWhatTheStoreHasLost() throws {
        try write()
        let snapshot = environment.snapshot()
        for number in 0..<5 {
            try test.write(storyResponse(id: "\(number)"), StoryQuery(id: ID("\(number)")))
            try environment.commitUpdate { $0.root.setValue(.null, for: "other") }
        }
        environment.collectGarbage()
        #expect(test.records["\"s\""] == nil)
        // Read by an operation that is described only now: its keys must be those of before.
        let story = try #require(try snapshot.read(StoryQuery(id: "s")).node?.storyRow_story)
        #expect(try snapshot.read(story).author.name == "a")
        #expect(throws: StoreError.self) { try environment.read(StoryQuery(id: "s")) }
    }

    @Test func isForgottenWithItsLastCopy() throws {
        try write()
        do {
            let snapshot = environment.snapshot()
            let copy = snapshot
            #expect(environment.store.published.withLock { $0.held.count } == 1)
            withExtendedLifetime((snapshot, copy)) {}
        }
        #expect(environment.store.published.withLock { $0.held.isEmpty })
    }

    @Test func seesTheUpdatersChangesSoFar() throws {
        try write()
        try environment.commitUpdate { store in
            store.record("s")?.setValue(9, for: "likeCount")
            let snapshot = environment.snapshot()
            let story = try #require(try snapshot.read(StoryQuery(id: "s")).node?.storyRow_story)
            #expect(try snapshot.read(story).likeCount == 9)
            store.record("s")?.setValue(10, for: "likeCount")
            #expect(try snapshot.read(story).likeCount == 9)
        }
    }

    @Test func isOfItsSession() throws {
        try write()
        let snapshot = environment.snapshot()
        let story = try #require(try snapshot.read(StoryQuery(id: "s")).node?.storyRow_story)
        environment.reset()
        #expect(throws: StoreError.reset(definition: "StoryQuery")) {
            try snapshot.read(StoryQuery(id: "s"))
        }
        // What it holds is of its own session, as the reference is.
        #expect(try snapshot.read(story).likeCount == 1)
    }

    /// Whatever is written and collected meanwhile, a snapshot reads as when it was taken.
    @Test func readsTheSameAtAnyTime() async throws {
        let environment = environment
        try write()
        let writer = Task.detached { [self] in
            var number = 0
            while !Task.isCancelled {
                number += 1
                try write(likes: number)
                if number % 7 == 0 {
                    try environment.commitUpdate { $0.delete("s") }
                    environment.collectGarbage()
                }
                // So that the readers have a thread where there are few.
                await Task.yield()
            }
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    for _ in 0..<300 {
                        let snapshot = environment.snapshot()
                        // The story may be collected, or deleted.
                        guard let node = try? snapshot.read(StoryQuery(id: "s")).node,
                            let story = node.storyRow_story
                        else { continue }
                        let first = try snapshot.read(story)
                        await Task.yield()
                        #expect(try snapshot.read(story).likeCount == first.likeCount)
                    }
                }
            }
            try await group.waitForAll()
        }
        writer.cancel()
        _ = await writer.result
    }
}
