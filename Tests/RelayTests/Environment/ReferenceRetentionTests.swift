import Foundation
import Testing

@testable import Relay

/// Data that the app has references to stays in the store.
@Suite(.timeLimit(.minutes(10))) struct ReferenceRetentionTests {
    private let test = TestEnvironment(releaseBufferSize: 2)

    private var environment: RelayEnvironment { test.environment }

    private func answerStories() {
        test.network.answer { request, variables in
            guard request.operationKind == .query else { return nil }
            guard request.name == "StoryQuery", let id = variables.values["id"]?.string else {
                return itemsResponse(["i"])
            }
            return storyResponse(id: id)
        }
    }

    private func hasStory(_ id: String = "s") -> Bool {
        test.records["\"\(id)\""] != nil
    }

    /// Fetches as many other queries as push everything out of the release buffer.
    private func fetchOthers() async throws {
        for number in 0..<20 {
            _ = try await environment.fetch(WideQuery(group: .value("\(number)")))
        }
        environment.collectGarbage()
    }

    @Test func rowsAreNotLostWhateverElseIsFetched() async throws {
        answerStories()
        let data = try await environment.fetch(StoryQuery(id: "s"))
        let reference = try #require(data.node?.storyRow_story)
        try await fetchOthers()
        #expect(try environment.read(reference).title == "t")
        let values = Collector(environment.observe(reference))
        #expect(try await values.values(1).map(\.title) == ["t"])
    }

    @Test func memoryReturnsWithTheLastReference() async throws {
        answerStories()
        var references = [
            try #require(try await environment.fetch(StoryQuery(id: "s")).node?.storyRow_story)
        ]
        references.append(references[0])
        try await fetchOthers()
        references.removeLast()
        #expect(environment.inspect().statistics.referencedOperations == 1)
        #expect(hasStory())
        references.removeLast()
        try await fetchOthers()
        #expect(!hasStory())
        #expect(environment.inspect().statistics.referencedOperations == 0)
    }

    @Test func whatIsDroppedLaterThanItsBufferGoesWithoutBeingAsked() async throws {
        answerStories()
        var data: StoryQuery.Data? = try await environment.fetch(StoryQuery(id: "s"))
        try await fetchOthers()
        #expect(hasStory() && data != nil)
        data = nil
        // It is in the release buffer now, as the newest of two.
        for number in 0..<2 {
            _ = try await environment.fetch(WideQuery(group: .value("later\(number)")))
        }
        try await eventually { !hasStory() }
    }

    @Test func referencesOfMutationsAndEventsHoldWhatCameWithThem() async throws {
        answerStories()
        _ = try await environment.fetch(StoryQuery(id: "x"))
        let events = Collector(environment.subscribe(StoryUpdatedSubscription(id: "s")))
        let call = try await subscriptionCall()
        call.send(storyEvent("s"))
        let first = try await events.values(1)[0]
        let story = try #require(first.storyUpdated?.storyRow_story)
        call.send(storyEvent("other"))
        _ = try await events.values(2)
        try await fetchOthers()
        #expect(try environment.read(story).title == "t")
        #expect(hasStory() && !hasStory("x"))
    }

    private func subscriptionCall() async throws -> ScriptedNetwork.Call {
        try await eventually {
            test.network.calls.contains { $0.request.operationKind == .subscription }
        }
        return try #require(
            test.network.calls.first { $0.request.operationKind == .subscription }
        )
    }

    private func storyEvent(_ id: String) -> String {
        storyResponse(id: id).replacingOccurrences(of: "\"node\"", with: "\"storyUpdated\"")
    }

    @Test func referencesOfReadAndObservedDataHoldItToo() async throws {
        answerStories()
        _ = try await environment.fetch(StoryQuery(id: "s"))
        let read = try environment.read(StoryQuery(id: "s"))
        try await fetchOthers()
        #expect(hasStory() && read.node != nil)

        var observed: StoryQuery.Data?
        for try await data in environment.observe(StoryQuery(id: "o")) {
            observed = data
            break
        }
        try await fetchOthers()
        #expect(hasStory("o") && observed?.node != nil)
    }

    @Test func whatAReferenceOfAFragmentRefersToIsHeldByItsOperation() async throws {
        answerStories()
        var data: StoryQuery.Data? = try await environment.fetch(StoryQuery(id: "s"))
        let reference = try #require(data?.node?.storyRow_story)
        data = nil
        try await fetchOthers()
        // The author is another object, of the same operation.
        #expect(try environment.read(reference).author.name == "a")
    }

    @Test func readingDoesNotPushOthersOutOfTheBuffer() async throws {
        answerStories()
        _ = try await environment.fetch(StoryQuery(id: "s"))
        _ = try await environment.fetch(WideQuery())
        for number in 0..<50 { _ = try? environment.read(StoryQuery(id: ID("\(number)"))) }
        environment.collectGarbage()
        #expect(hasStory())
        #expect(environment.inspect().statistics.releasedOperations == 2)
    }

    /// Nothing would be left to collect.
    @Test func readingLeavesNoGarbage() async throws {
        answerStories()
        let retained = environment.retain(StoryQuery(id: "s"))
        _ = try await environment.fetch(StoryQuery(id: "s"))
        test.forgetLog()
        for _ in 0..<50 { _ = try environment.read(StoryQuery(id: "s")) }
        #expect(try await remains { !test.log.contains { $0.name.hasPrefix("store.gc") } })
        retained.dispose()
    }

    @Test func inspectionNamesTheHolder() async throws {
        answerStories()
        let data = try await environment.fetch(StoryQuery(id: "s"))
        try await fetchOthers()
        let reason = environment.inspect().retentionReason(of: "u")
        #expect(reason?.origin == .referenced(operation: #"StoryQuery {"id":"s"}"#))
        #expect(
            reason?.description == #"referenced: StoryQuery {"id":"s"} → root → "s" → "u""#
        )
        withExtendedLifetime(data) {}
    }

    @Test func theLastReferenceMayBeDroppedInAnUpdater() async throws {
        answerStories()
        let data = Locked<StoryQuery.Data?>(try await environment.fetch(StoryQuery(id: "s")))
        try await fetchOthers()
        try environment.commitUpdate { store in
            data.withLock { $0 = nil }
            store.root.setValue(1, for: "count")
        }
        #expect(environment.inspect().statistics.referencedOperations == 0)
    }

    @Test func referencesFromBeforeAResetHoldNothing() async throws {
        answerStories()
        let data = try await environment.fetch(StoryQuery(id: "s"))
        let reference = try #require(data.node?.storyRow_story)
        environment.reset()
        #expect(throws: StoreError.reset(definition: "StoryRow_story")) {
            try environment.read(reference)
        }
        #expect(!hasStory())
    }

    /// Whoever still has something can read it, at any time; in the end nothing is left.
    @Test func holdsUnderAnyOrderOfFetchesDropsAndCancellations() async throws {
        answerStories()
        let environment = environment
        try await withThrowingTaskGroup(of: Void.self) { group in
            for task in 0..<8 {
                group.addTask {
                    var random = SeededGenerator(seed: UInt64(task))
                    var held: [StoryRow_story.Ref] = []
                    for _ in 0..<150 {
                        let id = ID("\(Int.random(in: 0..<12, using: &random))")
                        switch Int.random(in: 0..<10, using: &random) {
                        case 0..<4:
                            let data = try await environment.fetch(StoryQuery(id: id))
                            if let story = data.node?.storyRow_story { held.append(story) }
                        case 4..<6:
                            if let story = try? environment.read(StoryQuery(id: id)).node {
                                held += story.storyRow_story.map { [$0] } ?? []
                            }
                        case 6:
                            let fetch = Task { try await environment.fetch(StoryQuery(id: id)) }
                            if Bool.random(using: &random) { await Task.yield() }
                            fetch.cancel()
                            if let story = try? await fetch.value.node?.storyRow_story {
                                held.append(story)
                            }
                        case 7: environment.collectGarbage()
                        case 8:
                            _ = try await environment.fetch(WideQuery(group: .value(id.rawValue)))
                        default: held.shuffle(using: &random)
                        }
                        if held.count > 6 { held.removeFirst(3) }
                        for story in held { #expect(try environment.read(story).title == "t") }
                    }
                }
            }
            try await group.waitForAll()
        }
        environment.releaseMemory()
        let statistics = environment.inspect().statistics
        #expect(statistics.referencedOperations == 0)
        #expect(statistics.retainedOperations == 0)
        #expect(statistics.records <= 1)
    }
}
