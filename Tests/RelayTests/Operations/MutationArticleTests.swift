import Testing

@testable import Relay

/// The code of the article on mutations does what the article says.
@Suite(.timeLimit(.minutes(10))) struct MutationArticleTests {
    private struct Unplugged: Error {}

    private let test = TestEnvironment()
    private var environment: RelayEnvironment { test.environment }

    /// Writes a story with one like, and returns a reference to it.
    private func written() throws -> StoryRow_story.Ref {
        try test.write(storyResponse(likes: 1), StoryQuery(id: "s"))
        return try #require(environment.read(StoryQuery(id: "s")).node?.storyRow_story)
    }

    private func likes(_ story: StoryRow_story.Ref) throws -> Int {
        try environment.read(story).likeCount
    }

    @Test func anExpectedResponseIsShownUntilTheServersArrives() async throws {
        let story = try written()
        let liked = Task { [environment] in try await like("s", seeing: 1, in: environment) }
        let call = try await test.network.call()
        #expect(try likes(story) == 2)
        call.respond(likeResponse(7))
        try await liked.value
        #expect(try likes(story) == 7)
    }

    @Test func anUpdaterWithTypesIsRolledBackWithItsMutation() async throws {
        let story = try written()
        let liked = Task { [environment] in try await likeOnceMore("s", in: environment) }
        let call = try await test.network.call()
        #expect(try likes(story) == 2)
        // It runs again when the data that it has read changes.
        try environment.commitUpdate { $0.record("s")?.setValue(5, for: "likeCount") }
        #expect(try likes(story) == 6)
        call.fail(Unplugged())
        await #expect(throws: Unplugged.self) { try await liked.value }
        #expect(try likes(story) == 5)
    }

    @Test func aFieldIsLinkedToANewObject() throws {
        let story = try written()
        try setAuthor("Eve", of: "s", in: environment)
        #expect(try environment.read(story).author.name == "Eve")
        try environment.commitUpdate { store in
            #expect(store.record("u")?.value("name") == "a")
        }
    }

    @Test func theTotalOfAConnectionIsChanged() async throws {
        let library = Library(9)
        let books = try await library.open(2)
        let totals = Locked<[Int?]>([])
        for _ in 0...1 {
            try library.environment.commitUpdate { store in
                let update = BooksUpdate(library: "l", genre: .unset, tags: .null)
                let total = store.updatable(update).library?.books?.totalCount
                totals.withLock { $0.append(total) }
            }
            try countOneMore(in: "l", in: library.environment)
        }
        let seen = totals.withLock { $0 }
        #expect(seen == [seen[0], (seen[0] ?? 0) + 1])
        withExtendedLifetime(books) {}
    }

    @Test func aMutationThatIsSentAgainHasItsKey() async throws {
        for attempt in 0...1 {
            let mutation = LikeStoryMutation(id: "s")
            let sent = Task { [environment] in
                try await send(mutation, draft: "draft-1", in: environment)
            }
            let call = try await test.network.call(attempt)
            #expect(call.cacheConfig.transactionID == "draft-1")
            call.fail(Unplugged())
            await #expect(throws: Unplugged.self) { try await sent.value }
        }
    }

    @Test func aRowStaysWhileItWaitsToBeSentAgain() async throws {
        let story = try written()
        let mutation = LikeMutation(id: "s")
        let expected = LikeMutation.RawResponse(likeStory: .init(id: "s", likeCount: 2))
        let sent = Task { [environment] in
            try await send(mutation, showing: expected, in: environment)
        }
        let call = try await test.network.call()
        #expect(try likes(story) == 2)
        call.fail(Unplugged())
        await #expect(throws: Unplugged.self) { try await sent.value }
        #expect(try likes(story) == 2)
        let again = Task { [environment] in
            try await send(mutation, showing: expected, in: environment)
        }
        try await test.network.call(1).respond(likeResponse(3))
        try await again.value
    }
}
