import Foundation
import Observation
import Testing

@testable import Relay

/// What a screen of many models shows, one frame after the other.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct ModelFrameTests {
    private nonisolated static let count =
        Int(ProcessInfo.processInfo.environment["MODEL_STEPS"] ?? "") ?? 300
    private let test = TestEnvironment()

    private func ids(_ count: Int) -> [String] { (0..<count).map { "s\($0)" } }

    @Test func onePublishIsOneTurnForAThousandModels() async throws {
        let stories = try test.stories(ids(1_000))
        let models = stories.map { FragmentModel($0, in: test.environment) }
        for model in models { #expect(model.data != nil) }
        await test.quiet()
        let before = test.turns
        for likes in 1...3 {
            try test.like(ids(1_000), likes)
            await test.quiet()
            #expect(models.allSatisfy { $0.data?.likeCount == likes })
        }
        #expect(test.turns == before + 3)
    }

    @Test func notifiesOnceAPublishAndNotForEqualData() async throws {
        let stories = try test.stories(ids(8))
        let models = stories.map { FragmentModel($0, in: test.environment) }
        let data = models.map { model in ChangeCounter { _ = model.data } }
        let phases = models.map { model in ChangeCounter { _ = model.phase } }
        await test.quiet()
        var random = SeededGenerator(seed: 1)
        var (likes, changes) = (Array(repeating: 0, count: 8), Array(repeating: 0, count: 8))
        for _ in 0..<Self.count {
            let row = Int.random(in: 0..<8, using: &random)
            let new = Int.random(in: 0..<3, using: &random)
            if new != likes[row] { changes[row] += 1 }
            likes[row] = new
            try test.like(["s\(row)"], new)
            await test.quiet()
            await Task.yield()
            #expect(models[row].data?.likeCount == new)
        }
        #expect(data.map(\.count) == changes)
        #expect(phases.allSatisfy { $0.count == 0 })
    }

    /// Several threads publish versions in which all stories have the same number of likes.
    ///
    /// Models appear in the middle of it.
    @Test(arguments: 1...3) func noFrameMixesVersions(writers: Int) async throws {
        let all = ids(20)
        let stories = try test.stories(all)
        let test = test
        let running = Locked(writers)
        for writer in 0..<writers {
            Task.detached {
                for step in 0..<Self.count {
                    try? test.like(all, writer + step * writers + 1)
                    if step % 8 == 0 { await Task.yield() }
                }
                running.withLock { $0 -= 1 }
            }
        }
        var models = stories.map { FragmentModel($0, in: test.environment) }
        let list = FragmentListModel(stories, in: test.environment)
        var random = SeededGenerator(seed: UInt64(writers))
        var mixed = 0
        while running.withLock({ $0 > 0 }) {
            if random.chance(30) {
                let row = Int.random(in: 0..<20, using: &random)
                models[row] = FragmentModel(stories[row], in: test.environment)
            }
            if random.chance(10) { models.shuffle(using: &random) }
            let seen = Set(models.compactMap { $0.data?.likeCount })
            if seen.count != 1 || Set(list.data?.map(\.likeCount) ?? []) != seen { mixed += 1 }
            if random.chance(60) { await Task.yield() }
        }
        #expect(mixed == 0)
        await test.quiet()
        let last = try test.environment.read(stories[0]).likeCount
        #expect(models.compactMap { $0.data?.likeCount }.allSatisfy { $0 == last })
    }

    @Test func aThousandModelsLeaveNothing() async throws {
        let stories = try test.stories(ids(10))
        await test.quiet()
        let before = test.environment.inspect().statistics
        weak var oldState: AnyObject?
        for round in 0..<10 {
            var models = (0..<1_000).map { FragmentModel(stories[$0 % 10], in: test.environment) }
            for model in models { #expect(model.data != nil) }
            oldState = models[0].live
            if round.isMultiple(of: 2) { await test.quiet() }
            try test.like(["s1"], round)
            models = []
        }
        try test.like(["s1"], 0)
        await test.quiet()
        let environment = test.environment
        try await eventually { environment.inspect().statistics.subscriptions == 0 }
        #expect(environment.inspect().statistics == before)
        #expect(oldState == nil)
    }

    /// The first read of a model that appears while a publication waits for the main actor shows the
    /// version of the other models.
    @Test func aModelThatAppearsBetweenPublishAndTurnShowsTheOldVersion() async throws {
        let stories = try test.stories(["a", "b"])
        let first = FragmentModel(stories[0], in: test.environment)
        #expect(first.data?.likeCount == 0)
        await test.quiet()
        try test.like(["a", "b"], 5)
        // The turn comes when this task gives way.
        let second = FragmentModel(stories[1], in: test.environment)
        #expect(first.data?.likeCount == 0 && second.data?.likeCount == 0)
        let new = FragmentModel(try test.story("c"), in: test.environment)
        #expect(new.data != nil, "It isn't in the version on screen.")
        await test.quiet()
        #expect(first.data?.likeCount == 5 && second.data?.likeCount == 5)
    }

    @Test func aQueryThatAppearsBetweenPublishAndTurnShowsTheOldVersion() async throws {
        try test.write(itemsResponse(["1"]), WideQuery())
        let story = FragmentModel(try test.story(), in: test.environment)
        _ = story.data
        await test.quiet()
        try test.like(["s"], 2)
        try test.write(itemsResponse(["1"], value: 2), WideQuery())
        let query = QueryModel(WideQuery(), in: test.environment)
        let shown = (query.data?.items[0].value, story.data?.likeCount)
        #expect(shown == (1, 0))
        await test.quiet()
        #expect(query.data?.items[0].value == 2 && story.data?.likeCount == 2)
    }

    @Test func garbageCollectionLeavesTheVersionOnScreenReadable() async throws {
        let test = TestEnvironment(releaseBufferSize: 0)
        let stories = try test.stories(["a", "b"])
        let first = FragmentModel(stories[0], in: test.environment)
        _ = first.data
        await test.quiet()
        try test.like(["a", "b"], 5)
        test.environment.collectGarbage()
        let second = FragmentModel(stories[1], in: test.environment)
        #expect(first.data?.likeCount == second.data?.likeCount)
        await test.quiet()
        #expect(first.data?.likeCount == 5 && second.data?.likeCount == 5)
    }
}
