import Foundation
import RelayInspector
import StoreTape
import Testing

@testable import Relay

/// Bugs that apps have: the recording of each shows its cause.
@Suite struct PlantedBugTests {
    /// An environment that is recorded, on a clock of the test.
    private struct App {
        let clock = TestClock()
        let test: TestEnvironment
        let recording: EnvironmentRecording
        private let file: URL

        init(logsServerMessages: Bool = false) throws {
            let clock = clock
            test = TestEnvironment {
                $0.now = { clock.now }
                $0.logsServerMessages = logsServerMessages
            }
            file = FileManager.default.temporaryDirectory
                .appendingPathComponent("\(UUID().uuidString).tape")
            recording = try test.environment.record(to: file)
        }

        var environment: RelayEnvironment { test.environment }

        /// Ends the recording, and answers a question about it.
        func ask(_ question: String, _ arguments: String...) async throws -> String {
            // The last thing that happens tells how late it is.
            try environment.commitUpdate { $0.invalidateStore() }
            try await recording.end()
            defer { try? FileManager.default.removeItem(at: file) }
            let tape = try Tape([UInt8](Data(contentsOf: file)))
            return try TapeQuestions(tape).answer(question, arguments).text
        }
    }

    @Test func aQueryThatIsFetchedForEver() async throws {
        let app = try App()
        app.test.network.answer { _, _ in storyResponse() }
        for _ in 0..<6 {
            _ = try await app.environment.fetch(StoryQuery(id: "s"), fetchPolicy: .networkOnly)
            app.clock.advance(by: .seconds(1))
        }
        let problems = try await app.ask("problems")
        #expect(
            problems.contains("`StoryQuery {\"id\":\"s\"}` is fetched again and again: 6 times")
        )
    }

    @Test func aRowThatHasAnotherKeyThanItsChanges() async throws {
        let app = try App()
        try app.test.write(storyResponse(), StoryQuery(id: "s"))
        try app.environment.commitUpdate { store in
            let story = store.create(ID("Story:s"), type: "Story")
            story.setValue("s", for: "id")
            story.setValue(.int(7), for: "likeCount")
        }
        let problems = try await app.ask("problems")
        #expect(problems.contains("\"Story:s\" and \"s\" are both `Story` with id \"s\""))
    }

    @Test func dataThatIsKeptForEver() async throws {
        let app = try App()
        let retained = app.environment.retain(StoryQuery(id: "s"))
        try app.test.write(storyResponse(), StoryQuery(id: "s"))
        app.clock.advance(by: .seconds(60))
        let reason = try await app.ask("why", "u")
        #expect(reason.contains("\"u\" is retained: StoryQuery {\"id\":\"s\"}"))
        #expect(reason.contains("→ \"s\" → \"u\""))
        #expect(reason.contains("no live reader reads any of its data"))
        retained.dispose()
    }

    @Test func retainedDataThatNothingReadsIsAProblem() async throws {
        let app = try App()
        let retained = app.environment.retain(StoryQuery(id: "s"))
        try app.test.write(storyResponse(), StoryQuery(id: "s"))
        try await app.recording.flush()
        app.clock.advance(by: .seconds(60))
        let problems = try await app.ask("problems")
        #expect(problems.contains("is retained since"))
        retained.dispose()
    }

    @Test func anOptimisticUpdateThatNeverEnds() async throws {
        let app = try App()
        try app.test.write(storyResponse(likes: 1), StoryQuery(id: "s"))
        let change = try app.environment.applyOptimisticChange { store in
            store.record(ID("s"))?.setValue(.int(2), for: "likeCount")
        }
        app.clock.advance(by: .seconds(60))
        let answer = try await app.ask("optimistic")
        #expect(answer.contains("an optimistic change, in force since"))
        #expect(answer.contains("\"s\".likeCount: 2 instead of 1"))
        change.revert()
    }

    @Test func anOptimisticUpdateThatIsInForceForLongIsAProblem() async throws {
        let app = try App()
        try app.test.write(storyResponse(likes: 1), StoryQuery(id: "s"))
        let mutation = Task {
            try await app.environment.commit(
                LikeStoryMutation(id: "s"),
                optimisticResponse: ["likeStory": ["id": "s", "likeCount": 2]]
            )
        }
        _ = try await app.test.network.call()
        app.clock.advance(by: .seconds(60))
        let problems = try await app.ask("problems")
        #expect(problems.contains("The optimistic update of `LikeStoryMutation` is still in force"))
        #expect(problems.contains("mutation `LikeStoryMutation` [1] has no end after 60.000 s"))
        mutation.cancel()
    }

    @Test func aListThatHasLostAPage() async throws {
        let shelves = Shelves(4)
        let app = try App()
        app.test.network.answer { shelves.response($0, $1) }
        let query = LibraryQuery(
            id: "l",
            first: 4,
            after: .null,
            genre: .null,
            tags: .null
        )
        _ = try await app.environment.fetch(query)
        shelves.change { $0.removeLast(3) }
        _ = try await app.environment.fetch(query, fetchPolicy: .networkOnly)
        let problems = try await app.ask("problems")
        #expect(problems.contains("had 4 rows, and has 1 since the response of `LibraryQuery`"))
    }

    @Test func aStaleField() async throws {
        let app = try App()
        let query = ProductStockQuery(id: "p")
        let response =
            #"{"data":{"product":{"id":"p","stock":3}}}"#
        try app.test.write(response, query)
        let stream = app.environment.observe(query, fetchPolicy: .storeOnly)
        let reader = Task { for try await _ in stream {} }
        try await eventually("a reader") {
            app.environment.inspect().statistics.subscriptions == 1
        }
        app.clock.advance(by: .seconds(10_000))
        let problems = try await app.ask("problems")
        #expect(problems.contains("`ProductStockQuery` shows \"p\".stock, which is stale since"))
        reader.cancel()
    }

    @Test func aFragmentWithoutData() async throws {
        let app = try App()
        try app.test.write(storyResponse(), StoryQuery(id: "s"))
        let data = try app.environment.read(StoryQuery(id: "s"))
        let reference = try #require(data.node?.storyRow_story)
        try app.environment.commitUpdate { store in
            _ = store.create(ID("other"), type: "User")
            store.record(ID("s"))?.setLinkedRecord(store.record(ID("other")), for: "author")
        }
        let reader = Task { for await _ in app.environment.observe(reference) {} }
        try await eventually("the event") {
            app.test.log.contains { if case .readMissing = $0 { true } else { false } }
        }
        let problems = try await app.ask("problems")
        #expect(problems.contains("The app has no data for an observed fragment"))
        #expect(problems.contains("StoryRow_story"))
        reader.cancel()
    }

    @Test func aRequestThatFailed() async throws {
        let app = try App(logsServerMessages: true)
        let call = Task { try await app.environment.fetch(StoryQuery(id: "s")) }
        try await app.test.network.call().fail(Outage(reason: "no route"))
        _ = try? await call.value
        let problems = try await app.ask("problems")
        #expect(problems.contains("query `StoryQuery` [1] failed: Outage(reason: \"no route\")"))
    }

    @Test func aViewThatIsToldWhy() async throws {
        let app = try App()
        try app.test.write(storyResponse(likes: 1), StoryQuery(id: "s"))
        let data = try app.environment.read(StoryQuery(id: "s"))
        let reference = try #require(data.node?.storyRow_story)
        let likes = Locked<Int>(0)
        let reader = Task {
            for await story in app.environment.observe(reference) {
                likes.withLock { $0 = story.likeCount }
            }
        }
        try await eventually("the first value") { likes.withLock { $0 } == 1 }
        try app.test.write(storyResponse(likes: 5), StoryQuery(id: "s"))
        try await eventually("the second value") { likes.withLock { $0 } == 5 }
        let readers = try await app.ask("readers", "s")
        #expect(readers.contains("StoryRow_story of \"s\", of StoryQuery {\"id\":\"s\"}"))
        #expect(readers.contains("by the response of StoryQuery"))
        #expect(readers.contains("because of \"s\".likeCount: a new value"))
        reader.cancel()
    }

    @Test func aSlowWrite() async throws {
        let app = try App()
        let clock = app.clock
        try app.test.write(storyResponse(), StoryQuery(id: "s"))
        let call = Task {
            try await app.environment.commit(
                LikeStoryMutation(id: "s"),
                updater: { _, _ in clock.advance(by: .milliseconds(40)) }
            )
        }
        try await app.test.network.call().respond(likeResponse(3))
        _ = try await call.value
        let problems = try await app.ask("problems")
        #expect(problems.contains("Writing a response took 40.0 ms, longer than a frame"))
    }
}
