import Relay
import RelayTesting
import Testing

/// Samples that the generator writes from documents.
@Suite(.timeLimit(.minutes(1))) struct SampleTests {
    @Test func isReadAsItWasWritten() throws {
        let story = StoryRow_story.Data.sample(
            title: "Hello",
            author: .sample(byline_user: .sample(name: "Ann"))
        )
        let data = try story.data
        #expect(data.title == "Hello")
        #expect(data.likeCount == 42)
        #expect(try story.environment.read(data.author.byline_user).name == "Ann")
    }

    @Test func hasAnIDWithoutBeingAskedForOne() throws {
        let data = try StoryRow_story.Data.sample().data
        #expect(data.author.id == "User:1")
        let named = try StoryRow_story.Data.sample(author: .sample(id: "7")).data
        #expect(named.author.id == "7")
    }

    @Test(.bug(id: "optional-typename", "Samples with an optional `__typename` didn't compile."))
    func mayHaveAnOptionalTypeName() async throws {
        let mock = MockEnvironment()
        mock.answer(
            TypenamesQuery.self,
            with: .sample(
                node: .sample(__typename: "User"),
                feed: [.sample(), .sample(__typename: "Story"), .sample(__typename: nil)],
                me: .sample(__typename: "Person")
            )
        )
        let data = try await mock.environment.fetch(TypenamesQuery(detailed: true))
        #expect(data.node?.__typename == "User")
        #expect(data.feed.map(\.__typename) == ["Story", "Story", "Story"])
        #expect(try data.me?.__typename.get() == "Person")
    }

    @Test func isTheSameObjectWhereverItIsRead() throws {
        let story = StoryRow_story.Data.sample()
        #expect(story.ref == story.ref)
        #expect(story.environment === story.environment)
        let copy = story
        #expect(copy.ref == story.ref)
    }

    @Test func makesConnectionsOfNodes() throws {
        let list = StoryList_query.Data.sample(
            stories: .sample(
                totalCount: 9,
                nodes: [
                    .sample(storyRow_story: .sample(title: "A")),
                    .sample(id: "7", storyRow_story: .sample(title: "B")),
                    .sample(),
                ],
                hasNext: true
            )
        )
        let stories = try list.data.stories
        #expect(stories.nodes.map(\.id) == ["Story:1", "7", "Story:2"])
        #expect(stories.totalCount == 9)
        #expect(stories.hasNext)
        let titles = try stories.nodes.map { try list.environment.read($0.storyRow_story).title }
        #expect(titles == ["A", "B", "title"])
        #expect(try StoryList_query.Data.sample(stories: .sample(nodes: [])).data.stories.isEmpty)
    }

    @Test func loadsThePageAfterASample() async throws {
        let mock = MockEnvironment()
        let first = StoryList_query.Data.sample(
            stories: .sample(nodes: [.sample(id: "1")], hasNext: true)
        )
        mock.answer(StoriesQuery.self, with: .sample(storyList_query: first))
        let list = try await mock.environment.fetch(StoriesQuery()).storyList_query
        let environment = mock.environment
        let loading = Task { try await environment.loadNext(2, of: list) }
        let page = try await mock.next(StoryPageQuery.self)
        #expect(page.variables["cursor"] == "endCursor")
        let second = StoryList_query.Data.sample(stories: .sample(nodes: [.sample(id: "2")]))
        try await page.resolve(StoryPageQuery.Data.sample(storyList_query: second))
        _ = try await loading.value
        let stories = try environment.read(list).stories
        #expect(stories.nodes.map(\.id) == ["1", "2"] && !stories.hasNext)
    }

    @Test func aCursorThatIsGivenIsKept() throws {
        let given = StoryList_query.Data.sample(
            stories: .sample(edges: [], pageInfo: .sample(endCursor: "c", hasNextPage: true))
        )
        let text = Rendition(storeOf: given.environment).text
        #expect(text.contains(#"endCursor: "c""#), "\(text)")
        let last = StoryList_query.Data.sample(stories: .sample(edges: []))
        #expect(!Rendition(storeOf: last.environment).text.contains(#""endCursor""#))
    }

    @Test func makesObjectsOfEachTypeOfAUnion() throws {
        let story = SearchResultRow_result.Data.story(title: "Hello", author: .sample(name: "Ann"))
        guard case .story(let data) = try story.data else {
            Issue.record("It is no story.")
            return
        }
        #expect(data.author.name == "Ann")
        let user = SearchResultRow_result.Data.user(byline_user: .sample(name: "Bob"))
        guard case .user(let data) = try user.data else {
            Issue.record("It is no user.")
            return
        }
        #expect(try user.environment.read(data.byline_user).name == "Bob")
        guard case .other = try SearchResultRow_result.Data.other().data else {
            Issue.record("It is a known type.")
            return
        }
    }

    @Test func readsNestedListsNullsAndScalars() throws {
        let details = StoryDetails_story.Data.sample(
            subtitle: nil,
            rating: 2.5,
            kind: .review,
            kinds: [.news, .unknown("LATER")],
            createdAt: "now",
            grid: [[1], [], [2, 3]],
            related: [.sample(title: "One"), nil]
        )
        let data = try details.data
        #expect(data.subtitle == nil)
        #expect(data.rating == 2.5)
        #expect(data.kind == .review)
        #expect(data.kinds == [.news, .unknown("LATER")])
        #expect(data.createdAt == "now")
        #expect(data.grid == [[1], [], [2, 3]])
        #expect(data.related?.map { $0?.title } == ["One", nil])
        #expect(try StoryDetails_story.Data.sample().data.kind == .news)
    }

    @Test func updatesItsObserversLikeAnyObject() async throws {
        let story = StoryRow_story.Data.sample(author: .sample(id: "7"))
        var values = story.environment.observe(story.ref).makeAsyncIterator()
        #expect(await values.next()?.title == "title")
        try story.environment.commitUpdate { store in
            store.record(story.ref)?.setValue("New", for: "title")
        }
        #expect(await values.next()?.title == "New")
    }

    @Test func staysInTheStoreAsLongAsItsReference() throws {
        let mock = MockEnvironment()
        do {
            let ref = mock.environment.write(StoryRow_story.Data.sample(author: .sample(id: "7")))
            mock.environment.collectGarbage()
            let data = try mock.environment.read(ref)
            #expect(try mock.environment.read(data.author.byline_user).name == "name")
        }
        mock.environment.releaseMemory()
        try mock.environment.commitUpdate { store in #expect(store.record("7") == nil) }
    }

    @Test(.bug(id: "second-write", "A second sample in a store was read as the first."))
    func isAnObjectOfItsOwnInAStore() throws {
        let environment = MockEnvironment().environment
        let stories = ["A", "B"].map { title in
            environment.write(
                StoryRow_story.Data.sample(
                    title: title,
                    author: .sample(byline_user: .sample(name: "by \(title)"))
                )
            )
        }
        let data = try stories.map { try environment.read($0) }
        #expect(data.map(\.title) == ["A", "B"])
        let names = try data.map { try environment.read($0.author.byline_user).name }
        #expect(names == ["by A", "by B"])
    }

    @Test(.bug(id: "second-write", "Values of a sample were lost if the store had others."))
    func replacesWhatTheStoreHas() throws {
        let environment = MockEnvironment().environment
        let old = environment.write(
            StoryList_query.Data.sample(
                stories: .sample(
                    totalCount: 3,
                    nodes: [
                        .sample(id: "1", storyRow_story: .sample(title: "Old", likeCount: 7)),
                        .sample(id: "2"),
                    ]
                )
            )
        )
        let new = environment.write(
            StoryList_query.Data.sample(
                stories: .sample(
                    nodes: [.sample(id: "1", storyRow_story: .sample(title: "New"))]
                )
            )
        )
        for list in [old, new] {
            let stories = try environment.read(list).stories
            #expect(stories.totalCount == 3)
            #expect(stories.nodes.map(\.id) == ["1"])
            let row = try environment.read(stories.nodes[0].storyRow_story)
            #expect(row.title == "New")
            #expect(row.likeCount == 7)
        }
        _ = environment.write(
            StoryList_query.Data.sample(stories: .sample(nodes: [.sample(id: "2")]))
        )
        #expect(try environment.read(new).stories.nodes.map(\.id) == ["2"])
    }

    @Test(.bug(id: "default-ids", "An object without a chosen id could be one with that id."))
    func noDefaultIDIsAChosenOne() throws {
        let list = StoryList_query.Data.sample(
            stories: .sample(nodes: [.sample(), .sample(id: "Story:1"), .sample()])
        )
        let ids = try list.data.stories.nodes.map(\.id)
        #expect(Set(ids).count == 3)
        #expect(ids[1] == "Story:1")
    }

    @Test func tellsHowToConnectItsEnvironment() async throws {
        let story = StoryRow_story.Data.sample()
        let error = await #expect(throws: (any Error).self) {
            try await story.environment.fetch(StoryQuery(id: "1"))
        }
        #expect(String(describing: try #require(error)).contains("MockEnvironment"))
    }

    // MARK: - Responses

    @Test func answersOperations() async throws {
        let mock = MockEnvironment(unexpected: .fail)
        mock.answer(
            FeedQuery.self,
            with: FeedQuery.Data.sample(feed: [
                .sample(id: "1", storyRow_story: .sample(title: "Hello"))
            ])
        )
        let feed = try await mock.environment.fetch(FeedQuery(first: 1)).feed
        #expect(feed.map(\.id) == ["1"])
        #expect(try mock.environment.read(feed[0].storyRow_story).title == "Hello")
    }

    @Test func resolvesPendingOperations() async throws {
        let mock = MockEnvironment()
        async let liked = mock.environment.commit(LikeStoryMutation(id: "1"))
        let sample = LikeStoryMutation.Data.sample(likeStory: .sample(id: "1", likeCount: 5))
        try await mock.next(LikeStoryMutation.self).resolve(sample)
        #expect(try await liked.likeStory?.likeCount == 5)
    }

    @Test func sendsSamplesAsEvents() async throws {
        let mock = MockEnvironment()
        var events = mock.environment.subscribe(StoryAddedSubscription()).makeAsyncIterator()
        let operation = try await mock.next(StoryAddedSubscription.self)
        for id in ["1", "2"] as [ID] {
            try await operation.send(
                StoryAddedSubscription.Data.sample(storyAdded: .sample(id: id))
            )
            #expect(try await events.next()?.storyAdded.id == id)
        }
        let other = LikeStoryMutation.Data.sample()
        await #expect(throws: MockError.self) { try await operation.send(other) }
        #expect(operation.isPending)
        try await operation.complete()
        let late = StoryAddedSubscription.Data.sample()
        await #expect(throws: MockError.self) { try await operation.send(late) }
    }

    @Test func choosesTypesInResponses() async throws {
        let mock = MockEnvironment(unexpected: .fail)
        mock.answer(
            SearchQuery.self,
            with: SearchQuery.Data.sample(search: [
                .sample(searchResultRow_result: .user(byline_user: .sample(name: "Ann"))),
                .sample(searchResultRow_result: .story(title: "Hello")),
            ])
        )
        let results = try await mock.environment.fetch(SearchQuery(text: "a")).search
        #expect(results.map(\.__typename) == ["User", "Story"])
        guard case .user(let user) = try mock.environment.read(results[0].searchResultRow_result)
        else {
            Issue.record("It is no user.")
            return
        }
        #expect(try mock.environment.read(user.byline_user).name == "Ann")
    }

    @Test func isTheSameThroughTheStoreAndThroughAResponse() async throws {
        let sample = StoriesQuery.Data.sample(
            storyList_query: .sample(
                stories: .sample(
                    nodes: [
                        .sample(id: "1", storyRow_story: .sample(title: "A")), .sample(id: "2"),
                    ],
                    hasNext: true
                )
            )
        )
        let mock = MockEnvironment(unexpected: .fail)
        mock.answer(StoriesQuery.self, with: sample)
        let ref = try await mock.environment.fetch(StoriesQuery()).storyList_query
        let stories = try mock.environment.read(ref).stories
        let direct = StoryList_query.Data.sample(
            stories: .sample(
                nodes: [.sample(id: "1", storyRow_story: .sample(title: "A")), .sample(id: "2")],
                hasNext: true
            )
        )
        let expected = try direct.data.stories
        #expect(stories.nodes.map(\.id) == expected.nodes.map(\.id))
        #expect(stories.hasNext == expected.hasNext)
        #expect(
            try mock.environment.read(stories.nodes[0].storyRow_story).title
                == direct.environment.read(expected.nodes[0].storyRow_story).title
        )
    }

    // MARK: - Inline fragments

    @Test func fragmentsOfAnObjectAgreeOnItsType() throws {
        let person = ActorName_actor.Data.sample(
            named: .sample(name: "Ann"),
            person: .sample(firstName: "A")
        )
        #expect(try person.data.named?.name == "Ann")
        #expect(try person.data.person?.firstName == "A")
        #expect(try person.data.page == nil)
        let page = ActorName_actor.Data.sample(page: .sample(websites: ["example.com"]))
        #expect(try page.data.page?.websites == ["example.com"])
        #expect(try page.data.named == nil)
        #expect(try page.data.person == nil)
    }

    @Test func anObjectTypeComesBeforeAnAbstractOne() async throws {
        // By itself, the fragment on the interface would choose its first object type.
        let sample = ContentQuery.Data.sample(nodes: [
            .sample(actor: .sample(id: "1", page: .sample(websites: ["example.com"]))),
            .sample(actor: .sample(id: "2")),
        ])
        let mock = MockEnvironment(unexpected: .fail)
        mock.answer(ContentQuery.self, with: sample)
        let nodes = try await mock.environment.fetch(ContentQuery()).nodes
        #expect(nodes.map { $0?.__typename } == ["Page", "Person"])
        let first = try #require(nodes.first??.actor)
        #expect(try mock.environment.read(first).page?.websites == ["example.com"])
    }
}
