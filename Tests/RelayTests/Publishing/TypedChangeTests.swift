import Testing

@testable import Relay

/// Typed changes by updaters, and the status of objects.
@Suite(.timeLimit(.minutes(10))) struct TypedChangeTests {
    private let test = TestEnvironment()

    private var environment: RelayEnvironment { test.environment }

    private func story() throws -> FragmentRef<StoryRow_story> {
        try #require(try environment.read(StoryQuery(id: "s")).node?.storyRow_story)
    }

    // MARK: - Creating and linking

    @Test func createsAnObjectAndLinksIt() throws {
        try test.write(storyResponse(author: "a"), StoryQuery(id: "s"))
        let row = try story()
        try environment.commitUpdate { store in
            let author = store.create("new", as: Author_user.self)
            let story = try #require(store.updatable(StoryUpdate(id: "s")).node?.asStory)
            story.setAuthor(author)
            story.author?.name = "Ann"
            story.likeCount = 7
        }
        let data = try environment.read(row)
        #expect(data.author.name == "Ann" && data.likeCount == 7)
        #expect(test.records["\"u\""] != nil)
    }

    @Test func setsAListOfLists() throws {
        let query = PointsQuery(id: "s")
        try test.write(
            #"{"data":{"node":{"__typename":"Starship","id":"s","coordinates":[[0]]}}}"#,
            query
        )
        try environment.commitUpdate { store in
            store.updatable(PointsUpdate(id: "s")).node?.asStarship?.coordinates = [[1, 2], []]
        }
        #expect(try points(query) == [[1, 2], []])
        try environment.commitUpdate { store in
            store.updatable(PointsUpdate(id: "s")).node?.asStarship?.coordinates = nil
        }
        #expect(try points(query) == nil)
    }

    private func points(_ query: PointsQuery) throws -> [[Double]]? {
        guard case .starship(let ship)? = try environment.read(query).node else { return [] }
        return ship.coordinates
    }

    @Test func anObjectThatIsThereStaysAsItIs() throws {
        try test.write(storyResponse(author: "a"), StoryQuery(id: "s"))
        try environment.commitUpdate { store in
            _ = store.create("u", as: Author_user.self)
            _ = store.create(RecordKey("u"), as: Author_user.self)
        }
        #expect(try environment.read(try story()).author.name == "a")
    }

    @Test func isRolledBackWithItsUpdate() throws {
        try test.write(storyResponse(author: "a"), StoryQuery(id: "s"))
        let row = try story()
        let change = try environment.applyOptimisticChange { store in
            let author = store.create("new", as: Author_user.self)
            let story = store.updatable(StoryUpdate(id: "s")).node?.asStory
            story?.setAuthor(author)
            story?.author?.name = "Ann"
        }
        #expect(try environment.read(row).author.name == "Ann")
        // The change is applied again on the new data.
        try test.write(storyResponse(likes: 5, author: "b"), StoryQuery(id: "s"))
        #expect(try environment.read(row).author.name == "Ann")
        change.revert()
        #expect(try environment.read(row).author.name == "b")
        try environment.commitUpdate { #expect($0.record("new") == nil) }
    }

    @Test func refersToRecordsOfTheFragmentsTypeOnly() throws {
        try test.write(storyResponse(), StoryQuery(id: "s"))
        try environment.commitUpdate { store in
            let user = try #require(store.record("u")?.reference(as: Author_user.self))
            #expect(store.record(user)?.id == "u")
            #expect(store.record("s")?.reference(as: Author_user.self) == nil)
            #expect(store.root.reference(as: Author_user.self) == nil)
        }
    }

    @Test func referencesOfAnUpdaterAreOfItsStore() throws {
        let other = TestEnvironment()
        try test.write(storyResponse(), StoryQuery(id: "s"))
        try other.write(storyResponse(), StoryQuery(id: "s"))
        var reference: FragmentRef<Author_user>?
        try other.environment.commitUpdate { reference = $0.create("x", as: Author_user.self) }
        #expect(throws: UpdateError.foreignRecord) {
            try environment.commitUpdate { store in
                store.updatable(StoryUpdate(id: "s")).node?.asStory?.setAuthor(reference)
            }
        }
        // In its own store it can be used in a later updater.
        try other.environment.commitUpdate { store in
            store.updatable(StoryUpdate(id: "s")).node?.asStory?.setAuthor(reference)
            #expect(store.record("s")?.linkedRecord("author")?.id == "x")
        }
    }

    // MARK: - Connections

    @Test func changesTheOwnFieldsOfAConnection() async throws {
        let library = Library(5)
        library.shelves["crime"] = ["x0", "x1"]
        let all = try await library.open(2)
        let crime = try await library.open(1, genre: "crime")
        let change = try library.environment.applyOptimisticChange { store in
            let update = BooksUpdate(library: "l", genre: .unset, tags: .null)
            let books = store.updatable(update).library?.books
            books?.totalCount = (books?.totalCount ?? 0) + 1
            books?.edges?.first??.node?.title = "New"
        }
        #expect(try library.environment.read(all).books?.totalCount == 6)
        #expect(try library.environment.read(crime).books?.totalCount == 2)
        // The next page has the server's count, below the change.
        library.shelves.change { $0.append("b5") }
        try await library.environment.loadNext(2, of: all)
        #expect(try library.environment.read(all).books?.totalCount == 7)
        #expect(try library.ids(all).count == 4)
        change.revert()
        #expect(try library.environment.read(all).books?.totalCount == 6)
    }

    @Test func aConnectionThatWasNeverFetchedIsNotThere() async throws {
        let library = Library(5)
        _ = try await library.open(2)
        try library.environment.commitUpdate { store in
            let update = BooksUpdate(library: "l", genre: "none")
            #expect(store.updatable(update).library != nil)
            #expect(store.updatable(update).library?.books == nil)
        }
    }

    // MARK: - Status and unset fields

    @Test func tellsUnknownFromDeleted() throws {
        try test.write(storyResponse(), StoryQuery(id: "s"))
        try environment.commitUpdate { store in
            #expect(store.status(of: "s") == .known)
            #expect(store.status(of: "nobody") == .unknown)
            #expect(store.record("nobody") == nil)
            store.delete("s")
            #expect(store.record("s") == nil)
            #expect(store.status(of: "s") == .deleted)
            #expect(store.status(of: RecordKey("s")) == .deleted)
            #expect(store.status(of: RecordKey("Book", ["isbn": "1"])) == .unknown)
            store.delete("nobody")
            #expect(store.status(of: "nobody") == .deleted)
        }
        try environment.commitUpdate { #expect($0.status(of: "s") == .deleted) }
        environment.reset()
        try environment.commitUpdate { #expect($0.status(of: "s") == .unknown) }
    }

    /// An update that has asked for an object's status is applied again when the object arrives.
    @Test func theStatusIsPartOfWhatAnUpdateDependsOn() throws {
        try test.write(storyResponse(likes: 1, id: "t"), StoryQuery(id: "t"))
        let change = try environment.applyOptimisticChange { store in
            let isKnown = store.status(of: "s") == .known
            store.record("t")?.setValue(isKnown ? 100 : 50, for: "likeCount")
        }
        let row = try #require(try environment.read(StoryQuery(id: "t")).node?.storyRow_story)
        #expect(try environment.read(row).likeCount == 50)
        try test.write(storyResponse(id: "s"), StoryQuery(id: "s"))
        #expect(try environment.read(row).likeCount == 100)
        try environment.commitUpdate { $0.delete("s") }
        #expect(try environment.read(row).likeCount == 50)
        change.revert()
        #expect(try environment.read(row).likeCount == 1)
    }

    @Test func aFieldThatIsUnsetIsMissing() throws {
        try test.write(storyResponse(likes: 3), StoryQuery(id: "s"))
        let row = try story()
        #expect(test.isAvailable(StoryQuery(id: "s")))
        let change = try environment.applyOptimisticChange { store in
            store.record("s")?.unsetField("likeCount")
            store.record("s")?.unsetField("author")
            #expect(store.record("s")?.value("likeCount") == nil)
            #expect(store.record("s")?.linkedRecord("author") == nil)
        }
        guard case .missing(let fields) = environment.state(of: row) else {
            Issue.record("\(environment.state(of: row))")
            return
        }
        #expect(Set(fields) == ["likeCount", "author"])
        #expect(!test.isAvailable(StoryQuery(id: "s")))
        change.revert()
        #expect(try environment.read(row).likeCount == 3)
        #expect(test.isAvailable(StoryQuery(id: "s")))
    }

    @Test func anUnsetFieldIsFetchedAgain() async throws {
        try test.write(storyResponse(likes: 3), StoryQuery(id: "s"))
        try environment.commitUpdate { $0.record("s")?.unsetField("likeCount") }
        async let data = environment.fetch(StoryQuery(id: "s"), fetchPolicy: .storeOrNetwork)
        try await test.network.call().respond(storyResponse(likes: 4))
        let row = try #require(try await data.node?.storyRow_story)
        #expect(try environment.read(row).likeCount == 4)
    }

    @Test func unsettingWhatIsNotThereChangesNothing() throws {
        try test.write(storyResponse(), StoryQuery(id: "s"))
        let version = environment.store.source.version
        try environment.commitUpdate { store in
            store.root.unsetField("never")
            store.record("s")?.unsetField("body")
        }
        #expect(environment.store.source.version == version)
    }
}
