import Foundation
import Relay
import RelayTesting
import Testing

/// The behaviours of Relay's `RelayMockEnvironment`, and those in which ours differs on purpose.
@Suite(.timeLimit(.minutes(1))) struct MockEnvironmentTests {
    private let mock = MockEnvironment()
    private var environment: RelayEnvironment { mock.environment }

    private struct Failure: Error, Equatable {}

    private static func feed(_ titles: String...) -> Payload {
        let stories = titles.enumerated().map { index, title in
            story(id: "\(index + 1)", title: title)
        }
        return ["feed": .array(stories)]
    }

    private static func story(id: String, title: String = "Hello", likes: Int64 = 3) -> JSONValue {
        [
            "__typename": "Story", "id": .string(id), "title": .string(title),
            "likeCount": .int(likes), "isRead": false,
            "author": ["__typename": "User", "id": "u1", "name": "Ann", "image": .null],
        ]
    }

    // MARK: - Pending operations

    @Test func listsPendingOperationsWithTheirVariables() async throws {
        let first = Task { try await environment.fetch(FeedQuery(first: 1)) }
        let second = Task { try await environment.fetch(StoryQuery(id: "7")) }
        let story = try await mock.next(StoryQuery.self)
        let feed = try await mock.next(FeedQuery.self)
        #expect(story.variables == ["id": "7"])
        #expect(feed.description == #"FeedQuery {"first":1}"#)
        #expect(Set(mock.pending.map(\.name)) == ["FeedQuery", "StoryQuery"])
        try await story.resolve(["story": .null])
        #expect(mock.pending.map(\.name) == ["FeedQuery"])
        try await feed.resolve(Self.feed("Hello"))
        #expect(mock.pending.isEmpty)
        #expect(try await second.value.story == nil)
        #expect(try await first.value.feed.count == 1)
    }

    @Test func takesEachOperationOnce() async throws {
        let calls = [1, 2].map { first in
            Task { try await environment.fetch(FeedQuery(first: first)) }
        }
        let taken = [
            try await mock.next(FeedQuery.self), try await mock.next(FeedQuery.self),
        ]
        #expect(Set(taken.compactMap { $0.variables["first"]?.int }) == [1, 2])
        for operation in taken { try await operation.resolve(["feed": []]) }
        for call in calls { #expect(try await call.value.feed.isEmpty) }
    }

    @Test func findsAnOperationByItsVariables() async throws {
        let calls = [1, 2].map { first in
            Task { try await environment.fetch(FeedQuery(first: first)) }
        }
        try await mock.next(FeedQuery(first: 2)).resolve(Self.feed("A", "B"))
        try await mock.next(FeedQuery.self) { $0["first"] == 1 }.resolve(Self.feed("A"))
        #expect(try await calls[0].value.feed.count == 1)
        #expect(try await calls[1].value.feed.count == 2)
    }

    @Test func sendsIdenticalQueriesOnce() async throws {
        let calls = (1...2).map { _ in
            Task { try await environment.fetch(FeedQuery(first: 1)) }
        }
        let operation = try await mock.next(FeedQuery.self)
        try await Task.sleep(for: .milliseconds(20))
        #expect(mock.pending.count == 1)
        try await operation.resolve(Self.feed("Hello"))
        mock.answer(FeedQuery.self, with: Self.feed("Hello"))
        for call in calls { #expect(try await call.value.feed.count == 1) }
    }

    @Test func saysWhatIsPendingInsteadOfAnOperation() async throws {
        let call = Task { try await environment.fetch(StoryQuery(id: "7")) }
        let story = try await mock.next(StoryQuery.self)
        let error = await #expect(throws: MockError.self) {
            _ = try await mock.next(FeedQuery.self, within: .milliseconds(20))
        }
        guard case .notSent("FeedQuery", [#"StoryQuery {"id":"7"}"#], let location) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(location.hasPrefix("RelayTestingTests/MockEnvironmentTests.swift:"))
        try await story.resolve(["story": .null])
        _ = try await call.value
    }

    @Test func stopsWaitingForAnOperationWhenCancelled() async throws {
        let waiting = Task { try await mock.next(FeedQuery.self, within: .seconds(50)) }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { _ = try await waiting.value }
    }

    // MARK: - Answers

    @Test func rejects() async throws {
        let call = Task { try await environment.fetch(FeedQuery(first: 1)) }
        try await mock.next(FeedQuery.self).fail(Failure())
        await #expect(throws: Failure.self) { try await call.value }
    }

    @Test func writesBeforeItReturns() async throws {
        let feed = environment.observeResponses(to: FeedQuery(first: 1))
        try await mock.next(FeedQuery.self).resolve(Self.feed("Hello"))
        guard case .available = environment.check(FeedQuery(first: 1)) else {
            Issue.record("The response was not written.")
            return
        }
        _ = await feed.settled()
    }

    @Test func refusesASecondAnswer() async throws {
        let call = Task { try await environment.fetch(FeedQuery(first: 1)) }
        let operation = try await mock.next(FeedQuery.self)
        try await operation.resolve(Self.feed("Hello"))
        await #expect(throws: MockError.self) { try await operation.resolve(Self.feed("Other")) }
        await #expect(throws: MockError.self) { try await operation.fail(Failure()) }
        await #expect(throws: MockError.self) { try await operation.complete() }
        #expect(try await call.value.feed.count == 1)
    }

    @Test func saysThatTheAppHasCancelled() async throws {
        let call = Task { try await environment.fetch(FeedQuery(first: 1)) }
        let operation = try await mock.next(FeedQuery.self)
        call.cancel()
        _ = await call.result
        #expect(!operation.isPending)
        let error = MockError.ended(
            operation: "FeedQuery",
            reason: "the app has cancelled it"
        )
        await #expect(throws: error) { try await operation.resolve(Self.feed("Hello")) }
        #expect(mock.pending.isEmpty)
    }

    @Test func waitsUntilTheAppHasCancelled() async throws {
        let call = Task { try await environment.fetch(FeedQuery(first: 1)) }
        let operation = try await mock.next(FeedQuery.self)
        let early = MockError.notCancelled(
            operation: "FeedQuery",
            reason: "it is still in flight"
        )
        await #expect(throws: early) { try await operation.untilCancelled(within: .zero) }
        let waiting = Task { try await operation.untilCancelled() }
        call.cancel()
        try await waiting.value
        // At once.
        try await operation.untilCancelled(within: .zero)
        let other = Task { try await environment.fetch(FeedQuery(first: 1)) }
        let answered = try await mock.next(FeedQuery.self)
        try await answered.resolve(Self.feed("Hello"))
        _ = try await other.value
        let late = MockError.notCancelled(
            operation: "FeedQuery",
            reason: "the test has answered it"
        )
        await #expect(throws: late) { try await answered.untilCancelled() }
    }

    @Test func aCancelledWaitForACancelledOperationEnds() async throws {
        let call = Task { try await environment.fetch(FeedQuery(first: 1)) }
        let operation = try await mock.next(FeedQuery.self)
        let waiting = Task { try await operation.untilCancelled(within: .seconds(600)) }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
        try await operation.resolve(Self.feed("Hello"))
        _ = try await call.value
    }

    @Test func endsWhatIsPendingOnReset() async throws {
        let call = Task { try await environment.fetch(FeedQuery(first: 1)) }
        let operation = try await mock.next(FeedQuery.self)
        environment.reset()
        await #expect(throws: StoreError.self) { try await call.value }
        #expect(!operation.isPending)
    }

    @Test func passesErrorsOfTheServerOn() async throws {
        let call = Task { try await environment.response(to: StoryQuery(id: "1")) }
        try await mock.next(StoryQuery.self)
            .resolve(Payload(data: ["story": .null], errors: ["It was deleted."]))
        #expect(try await call.value.errors.map(\.message) == ["It was deleted."])
    }

    @Test func refusesAnAnswerWithoutData() async throws {
        let call = Task { try await environment.fetch(StoryQuery(id: "1")) }
        try await mock.next(StoryQuery.self).resolve(Payload(response: [:]))
        await #expect(throws: ResponseError.self) { try await call.value }
    }

    @Test func deliversTextThatIsNotJSON() async throws {
        let call = Task { try await environment.fetch(StoryQuery(id: "1")) }
        let operation = try await mock.next(StoryQuery.self)
        try await operation.send(text: "<html>")
        await #expect(throws: ResponseError.self) { try await call.value }
    }

    @Test func parsesWholeResponses() throws {
        #expect(try Payload(json: #"{"data": {"story": null}}"#) == ["story": .null])
        #expect(throws: MockError.self) { try Payload(json: "[]") }
        #expect(throws: JSONError.self) { try Payload(json: "{") }
    }

    // MARK: - Answers ahead

    @Test func answersAheadOnce() async throws {
        mock.answer(FeedQuery.self, with: Self.feed("Hello"))
        #expect(try await environment.fetch(FeedQuery(first: 1)).feed.count == 1)
        let call = Task { try await environment.fetch(FeedQuery(first: 2)) }
        try await mock.next(FeedQuery.self).resolve(["feed": []])
        #expect(try await call.value.feed.isEmpty)
    }

    @Test func answersInOrder() async throws {
        mock.answer(FeedQuery.self, with: Self.feed("A"))
        mock.answer(FeedQuery.self, with: Self.feed("A", "B"))
        mock.answer(StoryQuery.self, times: nil) { operation in
            ["story": ["id": operation.variables["id"] ?? "", "title": "T", "likeCount": 1]]
        }
        for id in ["5", "6"] {
            #expect(try await environment.fetch(StoryQuery(id: ID(id))).story?.id == ID(id))
        }
        #expect(try await environment.fetch(FeedQuery(first: 1)).feed.count == 1)
        #expect(try await environment.fetch(FeedQuery(first: 1)).feed.count == 2)
        try mock.verify()
    }

    @Test(
        .bug(id: "mock-order", "A later answer was used while an earlier one was being made."),
        arguments: [false, true]
    )
    func usesALaterAnswerOnlyAfterEarlierOnes(hasEarlier: Bool) async throws {
        mock.answer(FeedQuery.self) { [mock] _ in
            mock.answer(FeedQuery.self, with: Self.feed("A", "B"))
            return hasEarlier ? Self.feed("A") : nil
        }
        let feed = try await environment.fetch(FeedQuery(first: 1)).feed
        #expect(feed.count == (hasEarlier ? 1 : 2))
        if hasEarlier {
            #expect(try await environment.fetch(FeedQuery(first: 2)).feed.count == 2)
        }
    }

    @Test func leavesAnOperationPendingWhenAResolverHasNoAnswer() async throws {
        mock.answer(times: nil) { $0.name == "StoryQuery" ? ["story": .null] : nil }
        let call = Task { try await environment.fetch(FeedQuery(first: 1)) }
        _ = try await environment.fetch(StoryQuery(id: "1"))
        try await mock.next(FeedQuery.self).resolve(["feed": []])
        #expect(try await call.value.feed.isEmpty)
    }

    @Test func failsWithTheErrorOfAResolver() async throws {
        mock.answer(FeedQuery.self) { _ in throw Failure() }
        await #expect(throws: Failure.self) { try await environment.fetch(FeedQuery(first: 1)) }
    }

    @Test func answersOperationsThatWaitAlready() async throws {
        let call = Task { try await environment.fetch(FeedQuery(first: 1)) }
        while mock.pending.isEmpty { await Task.yield() }
        mock.answer(FeedQuery.self, with: ["feed": []])
        #expect(try await call.value.feed.isEmpty)
    }

    @Test(.bug(id: "answer-or-next", "A waiting test took an operation before its answer."))
    func leavesAnOperationToTheAnswerThatIsAboutToCome() async throws {
        mock.answer(FeedQuery.self) { _ in
            // So long that the waiting test looks at the operation.
            Thread.sleep(forTimeInterval: 0.2)
            return Self.feed("Hello")
        }
        let waiting = Task { try await mock.next(FeedQuery.self) }
        try await Task.sleep(for: .milliseconds(50))
        #expect(try await environment.fetch(FeedQuery(first: 1)).feed.count == 1)
        let call = Task { try await environment.fetch(FeedQuery(first: 2)) }
        let operation = try await waiting.value
        try #require(operation.variables == ["first": 2])
        try await operation.resolve(["feed": []])
        #expect(try await call.value.feed.isEmpty)
    }

    @Test(.bug(id: "answer-order", "An answer that was not needed came before earlier ones."))
    func keepsTheOrderOfAnswersThatWereNotNeeded() async throws {
        let call = Task { try await environment.fetch(StoryQuery(id: "1")) }
        while mock.pending.isEmpty { await Task.yield() }
        mock.answer(FeedQuery.self, with: Self.feed("A"))
        mock.answer { [mock] operation in
            guard operation.name == "StoryQuery" else { return Self.feed("A", "B") }
            // Answers the operation before this one does.
            mock.answer(StoryQuery.self, with: ["story": .null])
            return ["story": ["id": "1", "title": "T", "likeCount": 1]]
        }
        #expect(try await call.value.story == nil)
        #expect(try await environment.fetch(FeedQuery(first: 1)).feed.count == 1)
        #expect(try await environment.fetch(FeedQuery(first: 2)).feed.count == 2)
    }

    // MARK: - Unexpected operations

    @Test func failsAnUnexpectedOperationAtOnce() async throws {
        let mock = MockEnvironment(unexpected: .fail)
        let error = await #expect(throws: MockError.self) {
            try await mock.environment.fetch(StoryQuery(id: "7"))
        }
        let text = try #require(error?.description)
        #expect(text.contains(#"Operation `StoryQuery` with variables `{"id":"7"}`"#))
        #expect(text.contains("RelayTestingTests/MockEnvironmentTests.swift:"))
        #expect(mock.unexpectedOperations == [error])
        #expect(throws: try #require(error)) { try mock.verify() }
    }

    @Test func failsAnOperationThatNobodyTakes() async throws {
        let mock = MockEnvironment(unexpected: .wait(.milliseconds(20)))
        await #expect(throws: MockError.self) {
            try await mock.environment.fetch(StoryQuery(id: "7"))
        }
        #expect(mock.unexpectedOperations.count == 1)
    }

    @Test func countsWaitingOperationsAsUnexpected() async throws {
        let call = Task { try await environment.fetch(StoryQuery(id: "7")) }
        while mock.pending.isEmpty { await Task.yield() }
        #expect(throws: MockError.self) { try mock.verify() }
        try await mock.next(StoryQuery.self).resolve(["story": .null])
        _ = try await call.value
        try mock.verify()
    }

    @Test(.bug(id: "cancelled-unexpected", "A cancelled operation was reported by chance."))
    func countsCancelledOperationsAsUnexpected() async throws {
        let call = Task { try await environment.fetch(StoryQuery(id: "7")) }
        while mock.pending.isEmpty { await Task.yield() }
        let operation = try #require(mock.pending.first)
        call.cancel()
        try await operation.untilCancelled()
        try await mock.settled()
        guard case .unexpected("StoryQuery", _, _) = mock.unexpectedOperations.first else {
            Issue.record("\(mock.unexpectedOperations)")
            return
        }
        #expect(mock.unexpectedOperations.count == 1)
    }

    @Test func expectsACancelledOperationThatItHasTaken() async throws {
        let taken = Task { try await environment.fetch(StoryQuery(id: "7")) }
        let operation = try await mock.next(StoryQuery.self)
        taken.cancel()
        try await operation.untilCancelled()
        try await mock.settled()
        try mock.verify()
    }

    // MARK: - Mutations

    @Test func rollsBackAMutationThatFails() async throws {
        let story = try await likedStory()
        let liking = Task {
            try await environment.commit(
                LikeStoryMutation(id: "1"),
                optimisticResponse: Self.liked(4)
            )
        }
        let mutation = try await mock.next(LikeStoryMutation.self)
        #expect(try environment.read(story).likeCount == 4)
        try await mutation.fail(Failure())
        await #expect(throws: Failure.self) { try await liking.value }
        #expect(try environment.read(story).likeCount == 3)
    }

    @Test func replacesTheOptimisticResponse() async throws {
        let story = try await likedStory()
        let liking = Task {
            try await environment.commit(
                LikeStoryMutation(id: "1"),
                optimisticResponse: Self.liked(4)
            )
        }
        try await mock.next(LikeStoryMutation.self).resolve(Payload(data: Self.liked(5)))
        #expect(try await liking.value.likeStory?.likeCount == 5)
        #expect(try environment.read(story).likeCount == 5)
    }

    private static func liked(_ count: Int64) -> JSONObject {
        ["likeStory": ["__typename": "Story", "id": "1", "likeCount": .int(count)]]
    }

    private func likedStory() async throws -> StoryRow_story.Ref {
        mock.answer(FeedQuery.self, with: Self.feed("Hello"))
        return try await environment.fetch(FeedQuery(first: 1)).feed[0].storyRow_story
    }

    // MARK: - Subscriptions and parts

    @Test func deliversEvents() async throws {
        var events = environment.subscribe(StoryAddedSubscription()).makeAsyncIterator()
        let operation = try await mock.next(StoryAddedSubscription.self)
        try await operation.send(["storyAdded": Self.story(id: "1")])
        try await operation.send(["storyAdded": Self.story(id: "2")])
        try await mock.settled()
        #expect(try await events.next()?.storyAdded.id == "1")
        #expect(try await events.next()?.storyAdded.id == "2")
        try await operation.complete()
        #expect(try await events.next() == nil)
    }

    @Test func endsASubscriptionThatIsDropped() async throws {
        do {
            let events = environment.subscribe(StoryAddedSubscription())
            _ = try await mock.next(StoryAddedSubscription.self)
            withExtendedLifetime(events) {}
        }
        while !mock.pending.isEmpty { await Task.yield() }
    }

    @Test func deliversParts() async throws {
        let late = environment.observeResponses(to: LateStoryQuery(id: "1"))
        let operation = try await mock.next(LateStoryQuery.self)
        try await operation.send(
            Payload(response: [
                "data": ["story": ["__typename": "Story", "id": "1", "title": "Hello"]],
                "hasNext": true,
            ])
        )
        #expect(late.response.data?.story?.title == "Hello")
        #expect(late.response.data?.story?.details == nil || late.response.isLoading)
        try await operation.sendPart([
            "path": ["story"], "label": "LateStoryQuery$defer$details", "hasNext": false,
            "data": Self.details,
        ])
        try await operation.complete()
        let response = await late.settled()
        let details = try #require(response.data?.story?.details)
        #expect(try environment.read(details).subtitle == "Late")
    }

    private static let details: JSONValue = [
        "subtitle": "Late", "rating": 4.5, "kind": "NEWS", "kinds": .null, "createdAt": "now",
        "grid": .null, "related": .null,
    ]

    // MARK: - Time

    @Test func agesDataByItsClock() async throws {
        mock.answer(StoryQuery.self, times: nil, with: ["story": .null])
        let query = StoryQuery(id: "1")
        _ = try await environment.fetch(query)
        _ = try await environment.fetch(query, fetchPolicy: .storeOrNetwork, maxAge: .seconds(60))
        mock.clock.advance(by: .seconds(61))
        let isStale = environment.observeResponses(
            to: query,
            fetchPolicy: .storeOnly,
            maxAge: .seconds(60)
        )
        #expect(isStale.response.isStale)
    }

    @Test func pollsByItsClock() async throws {
        let live = environment.observeResponses(
            to: FeedQuery(first: 1),
            cacheConfig: CacheConfig(poll: .seconds(30))
        )
        for titles in [["A"], ["A", "B"], ["A", "B", "C"]] {
            let stories = titles.enumerated().map {
                Self.story(id: "\($0.offset)", title: $0.element)
            }
            try await mock.next(FeedQuery.self).resolve(["feed": .array(stories)])
            let response = await live.settled()
            #expect(response.data?.feed.count == titles.count)
            try await mock.clock.waitForSleeper()
            mock.clock.advance(by: .seconds(29))
            #expect(mock.pending.isEmpty)
            mock.clock.advance(by: .seconds(1))
        }
        try await mock.next(FeedQuery.self).complete()
        live.end()
    }

    @Test func settlesWhenNothingIsInFlight() async throws {
        try await mock.settled()
        let story = try await likedStory()
        let call = Task {
            _ = try await environment.commit(LikeStoryMutation(id: "1"))
            _ = try await environment.fetch(StoryQuery(id: "1"))
        }
        mock.answer(LikeStoryMutation.self, with: Payload(data: Self.liked(4)))
        mock.answer(StoryQuery.self) { _ in
            ["story": ["id": "1", "title": "New", "likeCount": 5]]
        }
        while mock.pending.isEmpty, try environment.read(story).likeCount == 3 {
            await Task.yield()
        }
        try await mock.settled()
        #expect(try environment.read(story).title == "New")
        try await call.value
    }

    @Test func saysWhatKeepsItFromSettling() async throws {
        let call = Task { try await environment.fetch(StoryQuery(id: "7")) }
        let operation = try await mock.next(StoryQuery.self)
        let error = MockError.notSettled(pending: [#"StoryQuery {"id":"7"}"#])
        await #expect(throws: error) { try await mock.settled(within: .milliseconds(20)) }
        try await operation.resolve(["story": .null])
        _ = try await call.value
    }
}

@Suite(.timeLimit(.minutes(1))) struct ManualClockTests {
    private let clock = ManualClock()

    @Test func wakesTasksInTheOrderOfTheirDeadlines() async throws {
        let (woken, continuation) = AsyncStream.makeStream(of: Int.self)
        for seconds in [3, 1, 2] {
            Task {
                try await clock.sleep(for: .seconds(seconds))
                continuation.yield(seconds)
            }
        }
        try await clock.waitForSleeper(count: 3)
        var iterator = woken.makeAsyncIterator()
        for second in 1...3 {
            clock.advance(by: .seconds(1))
            #expect(await iterator.next() == second)
            #expect(clock.sleeperCount == 3 - second)
        }
    }

    @Test func throwsWhenCancelled() async throws {
        let sleeping = Task { try await clock.sleep(for: .seconds(1)) }
        try await clock.waitForSleeper()
        sleeping.cancel()
        await #expect(throws: CancellationError.self) { try await sleeping.value }
        #expect(clock.sleeperCount == 0)
        let late = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await clock.sleep(for: .seconds(1))
        }
        await #expect(throws: CancellationError.self) { try await late.value }
        #expect(clock.sleeperCount == 0)
    }

    @Test func returnsAtOnceForATimeThatHasPassed() async throws {
        try await clock.sleep(for: .zero)
        try await clock.sleep(until: clock.now)
    }

    @Test func saysThatNobodySleeps() async throws {
        await #expect(throws: MockError.nobodySleeps(count: 0, of: 1)) {
            try await clock.waitForSleeper(within: .milliseconds(10))
        }
    }
}
