import Relay
import RelayTesting
import TestSupport
import Testing

/// The code of the article on fetching data does what the article says.
@Suite(.timeLimit(.minutes(10))) struct FetchingDataRuns {
    private let mock = MockEnvironment()
    private let seen = Lines()

    private static func article(
        _ mock: MockEnvironment,
        _ seen: Lines,
        feed: LiveQuery<FeedQuery>? = nil
    ) -> FetchingData {
        FetchingData(
            environment: mock.environment,
            id: "1",
            feed: feed ?? mock.environment.observeResponses(to: FeedQuery(first: 1)),
            show: { data in seen.append("stories \(data.feed.map(\.id.rawValue))") },
            showProgress: { seen.append($0 ? "loading" : "idle") },
            showRetryButton: { retry in
                seen.append("retry")
                retry()
            },
            report: seen.report
        )
    }

    private func run(
        _ code: @escaping @Sendable (FetchingData) async throws -> Void
    ) -> Task<Void, any Error> {
        Task { [mock, seen] in
            // The feed is not used, and asks no server.
            let feed = mock.environment.observeResponses(
                to: FeedQuery(first: 0),
                fetchPolicy: .storeOnly
            )
            try await code(Self.article(mock, seen, feed: feed))
        }
    }

    @Test func fetchAsksOnceAndObserveFollows() async throws {
        let task = run { try await $0.overview() }
        try await mock.next(FeedQuery.self).resolve(.feed(story("1", "Hello")))
        try await seen.expect([#"stories ["1"]"#])
        let newer = Payload.feed(story("2", "New"), story("1", "Hello"))
        try mock.environment.commitPayload(FeedQuery(first: 10), response: newer.bytes)
        try await seen.expect([#"stories ["1"]"#, #"stories ["2", "1"]"#])
        task.cancel()
        _ = await task.result
        #expect(mock.pending.isEmpty)
        try mock.verify()
    }

    @Test func storedDataIsUsedUntilItsMaximumAge() async throws {
        let first = run { try await $0.policies() }
        try await mock.next(FeedQuery.self).resolve(.feed(story("1", "Hello")))
        try await first.value
        mock.clock.advance(by: .seconds(59))
        try await run { try await $0.policies() }.value
        #expect(seen.all == [#"stories ["1"]"#, #"stories ["1"]"#])
        mock.clock.advance(by: .seconds(2))
        let last = run { try await $0.policies() }
        try await mock.next(FeedQuery.self).resolve(.feed(story("2", "Bye")))
        try await last.value
        #expect(seen.all.last == #"stories ["2"]"#)
        try mock.verify()
    }

    @Test func responsesHaveDataErrorsAndFailures() async throws {
        let task = run { try await $0.responses() }
        let error: JSONObject = [
            "message": "gone", "path": ["feed", 0, "author"], "extensions": ["code": "LOST"],
        ]
        var payload = Payload.feed(story("1", "Hello"))
        payload.response["errors"] = [.object(error)]
        try await mock.next(FeedQuery.self).resolve(payload)
        let like = try await mock.next(LikeStoryMutation.self)
        #expect(like.variables["id"] == "1")
        try await like.resolve(["likeStory": ["id": "1", "likeCount": 4]])
        let events = try await mock.next(StoryAddedSubscription.self)
        let event: JSONObject = ["storyAdded": story("2", "New")]
        try await events.send(Payload(data: event, errors: ["half an event"]))
        try await events.complete()
        try await task.value
        let lines = seen.all
        try #require(lines.count == 4, "\(lines)")
        #expect(lines[0] == #"stories ["1"]"#)
        #expect(lines[1].hasPrefix("gone ") && lines[1].contains("author"))
        #expect(lines[1].contains("LOST"))
        #expect(lines[2].contains("half an event"))
        #expect(lines[3].contains("likeCount: Optional(4)") || lines[3].contains("likeCount: 4"))
    }

    @Test func aFailureIsInTheResponse() async throws {
        let task = run { try await $0.responses() }
        try await mock.next(FeedQuery.self).fail(Unplugged())
        try await seen.expect(["Unplugged()"])
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func errorsBesideTheDataAreThrownOnRequest() async throws {
        let task = run { try await $0.errors() }
        let payload = Payload(data: Payload.feed(story("1", "Hello")).data, errors: ["gone"])
        try await mock.next(FeedQuery.self).resolve(payload)
        await #expect(throws: ResponseError.self) { try await task.value }
    }

    @Test func aLiveQueryContinuesAfterAFailure() async throws {
        let task = run { await $0.live() }
        try await mock.next(FeedQuery.self).fail(Unplugged())
        // The retry button is pressed at once.
        try await mock.next(FeedQuery.self).resolve(.feed(story("1", "Hello")))
        _ = try await comesToHold { seen.all.last == "idle" && seen.count > 3 }
        #expect(seen.all.contains("retry"))
        #expect(seen.all.suffix(2) == [#"stories ["1"]"#, "idle"])
        try mock.environment.commitPayload(
            FeedQuery(first: 10),
            response: Payload.feed(story("2", "Bye")).bytes
        )
        _ = try await comesToHold { seen.all.contains(#"stories ["2"]"#) }
        #expect(seen.all.suffix(2) == [#"stories ["2"]"#, "idle"])
        task.cancel()
        try await task.value
    }

    @Test func refreshingKeepsTheDataUntilTheNewIsThere() async throws {
        let feed = mock.environment.observeResponses(to: FeedQuery(first: 10))
        try await mock.next(FeedQuery.self).resolve(.feed(story("1", "Old")))
        _ = await feed.settled()
        let task = Task { [mock, seen] in
            await Self.article(mock, seen, feed: feed).refreshing()
        }
        let request = try await mock.next(FeedQuery.self)
        #expect(feed.response.data?.feed.map(\.id) == ["1"])
        #expect(feed.response.isLoading)
        try await request.resolve(.feed(story("2", "New")))
        await task.value
        #expect(feed.response.data?.feed.map(\.id) == ["2"])
        #expect(seen.count == 1)
    }

    @Test func pollingPausesAndAsksAtOnceWhenItResumes() async throws {
        let stored = try await mock.fetchFeed(story("1", "Hello"))
        let unused = mock.environment.observeResponses(
            to: FeedQuery(first: 0),
            fetchPolicy: .storeOnly
        )
        let feed = Self.article(mock, seen, feed: unused).polling()
        try await mock.next(FeedQuery.self).resolve(.feed(story("2", "Next")))
        #expect(feed.response.data?.feed.map(\.id) == ["2"])
        try await mock.clock.waitForSleeper()
        mock.clock.advance(by: .seconds(30))
        try await mock.next(FeedQuery.self).resolve(.feed(story("3", "Last")))
        #expect(feed.response.data?.feed.map(\.id) == ["3"])
        feed.pausePolling()
        mock.clock.advance(by: .seconds(300))
        try await mock.settled()
        #expect(mock.pending.isEmpty)
        withExtendedLifetime(stored) {}
    }

    @Test func aNewSearchReplacesTheOneBefore() async throws {
        let texts = Lines()
        let search = { @Sendable (text: String) in
            run { article in
                let found = try await article.search(text)
                texts.append(found.search.map(\.title).joined())
            }
        }
        let first = search("a")
        let request = try await mock.next(SearchQuery(text: "a"))
        let second = search("ab")
        try await request.untilCancelled()
        await #expect(throws: CancellationError.self) { try await first.value }
        let found: Payload = ["search": [["id": "1", "title": "About"]]]
        try await mock.next(SearchQuery(text: "ab")).resolve(found)
        try await second.value
        // The store has the answer to the same text.
        try await search("ab").value
        #expect(texts.all == ["About", "About"])
        try mock.verify()
    }

    @Test func aPreloadedScreenIsFetchedOnce() async throws {
        let task = run { await $0.preloading() }
        try await mock.next(FeedQuery.self).resolve(.feed(story("1", "Hello")))
        _ = try await comesToHold { seen.count > 0 }
        #expect(Set(seen.all) == [#"stories ["1"]"#])
        #expect(mock.pending.isEmpty)
        task.cancel()
        try await task.value
    }

    @Test func aMutationWaitsForTheNetwork() async throws {
        let sent = Lines()
        let task = run { try await $0.offline(API.answering([:], sent)) }
        try await Task.sleep(for: .milliseconds(100))
        #expect(sent.all.isEmpty)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(sent.all.isEmpty)
    }
}
