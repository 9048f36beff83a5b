import Relay
import RelayTesting
import TestSupport
import Testing

/// The code of the landing page and of the articles on parts and on finding objects does what they
/// say.
@Suite(.timeLimit(.minutes(10))) struct ShowingDataRuns {
    private let mock = MockEnvironment()
    private let seen = Lines()

    @Test func theLandingPageReadsTheFirstStory() async throws {
        let network = API.answering(["FeedQuery": .feed(story("1", "Hello"), story("2", "Bye"))])
        #expect(try await LandingPage.story(network).title == "Hello")
    }

    @Test func aQueryAndItsDeferredFragmentAreShownAsPartsArrive() async throws {
        let titles = Task { [mock, seen] in
            let article = ReceivingParts(environment: mock.environment, show: seen.report)
            try await article.title(of: "1")
        }
        let request = try await mock.next(StoryQuery.self)
        let labels = try #require(request.request.text)
        #expect(labels.contains("@defer") && labels.contains("@stream"))
        let first: JSONObject = [
            "id": "1", "title": "Hello", "related": [story("2", "A"), story("3", "B")],
        ]
        let pending: JSONValue = [
            ["id": "0", "path": ["story"], "label": "StoryQuery$defer$StoryComments_story"],
            ["id": "1", "path": ["story", "related"], "label": "StoryQuery$stream$related"],
        ]
        try await request.send(
            Payload(
                response: [
                    "data": ["story": .object(first)], "pending": pending, "hasNext": true,
                ]
            )
        )
        try await seen.expect(["Hello 2"])
        let reference = try #require(
            mock.environment.observeResponses(to: StoryQuery(id: "1"), fetchPolicy: .storeOnly)
                .response.data?.story?.storyComments_story
        )
        let comments = Task { [mock, seen] in
            let article = ReceivingParts(environment: mock.environment, show: seen.report)
            await article.comments(of: reference)
        }
        try await request.sendPart([
            "incremental": [["id": "1", "items": [story("4", "C")]]], "hasNext": true,
        ])
        try await seen.expect(["Hello 2", "Hello 3"])
        try await request.sendPart([
            "incremental": [["id": "0", "data": ["comments": ["Nice"]]]],
            "completed": [["id": "0"], ["id": "1"]], "hasNext": false,
        ])
        try await request.complete()
        try await seen.expect(["Hello 2", "Hello 3", #"["Nice"]"#])
        comments.cancel()
        await comments.value
        titles.cancel()
        _ = await titles.result
    }

    private func write(_ stories: JSONValue...) throws {
        let payload = Payload(data: ["feed": .array(stories)])
        try mock.environment.commitPayload(FeedQuery(first: 10), response: payload.bytes)
    }

    @Test func popularStoriesAreFoundInOrder() async throws {
        let kept = mock.environment.retain(FeedQuery(first: 10))
        try write(
            story("1", "A", likes: 100),
            story("2", "B", likes: 99),
            story("3", "C", likes: 300)
        )
        let task = Task { [mock, seen] in
            let environment = mock.environment
            await showPopular(environment) { stories in
                let rows = try? environment.read(stories)
                seen.append(rows?.map(\.title).joined() ?? "unreadable")
            }
        }
        try await seen.expect(["CA"])
        try mock.environment.commitUpdate { $0.record("2")?.setValue(200, for: "likeCount") }
        try await seen.expect(["CA", "CBA"])
        try mock.environment.commitUpdate { $0.delete("3") }
        try await seen.expect(["CA", "CBA", "BA"])
        task.cancel()
        await task.value
        kept.dispose()
        #expect(mock.pending.isEmpty)
    }

    @MainActor @Test func aModelFindsOtherObjectsForAnotherFilter() throws {
        let kept = mock.environment.retain(FeedQuery(first: 10))
        try write(story("1", "Apples", likes: 100), story("2", "Pears"))
        let rows = searchPopular(for: "ear", in: mock.environment)
        #expect(rows.data?.map(\.title) == ["Pears"])
        try mock.environment.commitUpdate { $0.record("1")?.setValue("Bears", for: "title") }
        #expect(rows.data?.map(\.title) == ["Bears", "Pears"])
        kept.dispose()
    }

    @Test func objectsAreFoundWithVariables() async throws {
        let kept = mock.environment.retain(StoryQuery(id: "1"))
        let payload: Payload = [
            "story": ["id": "1", "title": "Hello", "comments": ["Nice"], "related": []]
        ]
        try mock.environment.commitPayload(StoryQuery(id: "1"), response: payload.bytes)
        // This one lacks comments.
        try write(story("2", "Bye"))
        var found = storiesWithComments(mock.environment).makeAsyncIterator()
        let stories = try mock.environment.read(await found.next() ?? [])
        #expect(stories.map(\.comments) == [["Nice"]])
        kept.dispose()
    }
}
