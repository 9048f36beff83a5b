import Foundation
import Testing

@testable import Relay

/// Data of a fragment that an app writes itself.
@Suite(.timeLimit(.minutes(10))) struct CommitFragmentPayloadTests {
    private let test = TestEnvironment()
    private var environment: RelayEnvironment { test.environment }

    /// A row that was read, and a reference to it.
    private func row(
        _ test: TestEnvironment? = nil,
        id: String = "s"
    ) throws -> FragmentRef<StoryRow_story> {
        let test = test ?? self.test
        try test.write(storyResponse(id: id), StoryQuery(id: ID(id)))
        let node = try test.environment.read(StoryQuery(id: ID(id))).node
        return try #require(node?.storyRow_story)
    }

    // MARK: - References

    @Test func writesAFragmentsDataAsOneVersion() async throws {
        let row = try row()
        let rows = Collector(environment.observe(row))
        _ = try await rows.values(1)
        test.forgetLog()
        try environment.commitPayload(
            row,
            data: ["title": "new", "likeCount": 9, "author": ["id": "v", "name": "Vi"]]
        )
        let values = try await rows.values(2)
        #expect(values.map(\.title) == ["t", "new"])
        #expect(values[1].likeCount == 9)
        #expect(values[1].author.name == "Vi")
        #expect(test.log.contains(.storePublish(changedRecords: 2)))
        #expect(
            test.log.contains(
                .executeNormalize(operation: "StoryRow_story", changedRecords: 2, missingFields: [])
            )
        )
        rows.cancel()
    }

    @Test func fieldsThatItLacksStay() throws {
        let row = try row()
        try environment.commitPayload(row, data: ["likeCount": 9])
        let data = try environment.read(row)
        #expect(data.likeCount == 9)
        #expect(data.title == "t")
        #expect(data.author.name == "a")
        try environment.commitPayload(row, data: [:])
        #expect(try environment.read(row).title == "t")
    }

    @Test func theSameDataAgainChangesNothing() throws {
        let row = try row()
        try environment.commitPayload(row, data: ["likeCount": 9])
        test.forgetLog()
        try environment.commitPayload(row, data: ["likeCount": 9, "unknown": [1, 2]])
        #expect(!test.log.contains { if case .storePublish = $0 { true } else { false } })
    }

    @Test func jsonInBytesIsReadAsItIs() throws {
        let row = try row()
        let text = #"{"__typename":"Story","id":"s","title":"\u00e9","likeCount":1e1}"#
        try environment.commitPayload(row, data: Data(text.utf8))
        #expect(try environment.read(row).title == "é")
        #expect(try environment.read(row).likeCount == 10)
    }

    @Test func theReferenceMayBeFromAMutation() throws {
        let row = try row()
        let event = StoryUpdatedSubscription(id: "s")
        let operation = environment.describe(event)
        let root = environment.store.makeLocalID()
        try environment.commit(Data(storyEvent(likes: 3).utf8), operation, root: root)
        let snapshot =
            environment.snapshot(operation, root: root, in: environment.store.source)
            as Snapshot<StoryUpdatedSubscription.Output>
        let other = try #require(snapshot.output.storyUpdated?.storyRow_story)
        try environment.commitPayload(other, data: ["title": "from an event"])
        #expect(try environment.read(row).title == "from an event")
    }

    @Test func fieldsOfFragmentsBelowAreWritten() throws {
        let query = ReviewsQuery(episode: .jedi)
        try test.write(
            #"{"data":{"reviews":[{"id":"1","stars":5,"commentary":null,"#
                + #""createdAt":"2024-02-29T12:00:00Z","author":{"id":"u","name":"Ann"}}]}}"#,
            query
        )
        let row = try #require(try environment.read(query).reviews?.first).reviewRow_review
        try environment.commitPayload(row, data: ["author": ["id": "u", "name": "Bea"]])
        let author = try #require(try environment.read(row).author)
        #expect(author.name == "Bea")
        #expect(try environment.read(author.userName_user).name == "Bea")
    }

    @Test func connectionsTakePagesAsFromAResponse() async throws {
        let library = Library(5)
        let books = try await library.open(2)
        try library.environment.commitPayload(
            books,
            data: ["books": Shelves.page(["x", "y", "z"], next: true)]
        )
        #expect(try library.ids(books) == ["x", "y", "z"])
        #expect(library.variables.isEmpty)
    }

    @Test func argumentsAreThoseOfTheSpread() async throws {
        let library = Library(5)
        let crime = try await library.open(2, genre: "crime")
        let others = try await library.open(2)
        try library.environment.commitPayload(crime, data: ["books": Shelves.page(["x"])])
        #expect(try library.ids(crime) == ["x"])
        #expect(try library.ids(others) == ["b0", "b1"])
    }

    @Test func anOptimisticUpdateStaysAboveIt() throws {
        let row = try row()
        let change = try environment.applyOptimisticChange { store in
            store.record("s")?.setValue("mine", for: "title")
        }
        try environment.commitPayload(row, data: ["title": "theirs", "likeCount": 4])
        #expect(try environment.read(row).title == "mine")
        #expect(try environment.read(row).likeCount == 4)
        change.revert()
        #expect(try environment.read(row).title == "theirs")
    }

    @Test func absentTypesTeachNothing() throws {
        let query = CharacterCardQuery(id: "h")
        try test.write(
            #"{"data":{"node":{"__typename":"Human","__isCharacter":"Human","__isBeing":"Human","#
                + #""id":"h","name":"Luke","mass":77,"born":null,"home":null,"friends":[]}}}"#,
            query
        )
        let card = try #require(try environment.read(query).node?.characterCard_character)
        let facts = environment.store.source.typeFacts
        try environment.commitPayload(card, data: ["name": "Leia", "id": "h"])
        #expect(environment.store.source.typeFacts == facts)
        #expect(environment.inspect().description(of: "h")?.contains(#"name: "Leia""#) == true)
    }

    // MARK: - What is refused

    @Test(arguments: [
        "", "{", "[]", "1", "null", #""text""#, #"{"title":1}"#, #"{"likeCount":"1"}"#,
        #"{"likeCount":9e99}"#, #"{"author":[]}"#, #"{"author":{"id":"v","name":[]}}"#,
        #"{"title":"x"} {}"#, #"{"title":"x","likeCount":}"#, #"{"id":"other","title":"x"}"#,
        #"{"id":"other","title":"x","id":"other"}"#, #"{"title":"\ud800\"}"#,
    ])
    func hostileDataChangesNothing(text: String) throws {
        let row = try row()
        let before = test.records
        #expect(throws: (any Error).self) {
            try environment.commitPayload(row, data: Data(text.utf8))
        }
        #expect(test.records == before)
    }

    @Test func errorsSayWhatIsWrong() throws {
        let row = try row()
        #expect(throws: PayloadError.otherObject(fragment: "StoryRow_story")) {
            try environment.commitPayload(row, data: ["id": "other"])
        }
        #expect(throws: PayloadError.notAnObject(fragment: "StoryRow_story")) {
            try environment.commitPayload(row, data: Data("[1]".utf8))
        }
        #expect(
            PayloadError.notSelected(fragment: "A", operation: "B").description.contains("`B`")
        )
    }

    @Test func dataThatIsTooLargeIsRefused() throws {
        let test = TestEnvironment { $0.maximumResponseBytes = 400 }
        let row = try row(test)
        let long = JSONValue.string(String(repeating: "x", count: 1_000))
        #expect(throws: ResponseError.self) {
            try test.environment.commitPayload(row, data: ["title": long])
        }
        #expect(try test.environment.read(row).title == "t")
    }

    @Test func anObjectThatIsGoneIsAnError() throws {
        let row = try row()
        try environment.commitUpdate { $0.delete("s") }
        #expect(throws: StoreError.deleted(definition: "StoryRow_story")) {
            try environment.commitPayload(row, data: ["title": "x"])
        }
        environment.reset()
        #expect(throws: StoreError.reset(definition: "StoryRow_story")) {
            try environment.commitPayload(row, data: ["title": "x"])
        }
        #expect(throws: StoreError.foreignReference(definition: "StoryRow_story")) {
            try TestEnvironment().environment.commitPayload(row, data: ["title": "x"])
        }
        #expect(test.records.isEmpty)
    }

    @Test func fieldsThatTheOperationLacksAreAnError() throws {
        try test.write(likeResponse(3), LikeStoryMutation(id: "s"))
        let owner = environment.describe(LikeStoryMutation(id: "s"))
        let id = try #require(environment.store.writer.withLock { $0.identities.find("s") })
        let row = FragmentRef<StoryRow_story>(dataID: id, owner: owner, arguments: nil)
        #expect(
            throws: PayloadError.notSelected(
                fragment: "StoryRow_story",
                operation: "LikeStoryMutation"
            )
        ) {
            try environment.commitPayload(row, data: ["title": "x"])
        }
    }

    // MARK: - Objects that are not there yet

    @Test func anObjectByIDIsReadWithoutARequest() async throws {
        let saved = SavedReference<LibraryName_library>("4", with: .init(language: "de"))
        let library = try environment.commitPayload(saved, data: ["name": "Bücherei"])
        #expect(try environment.read(library).name == "Bücherei")
        let again = try await environment.reference(to: saved)
        #expect(try environment.read(again).name == "Bücherei")
        #expect(test.network.calls.isEmpty)
        environment.collectGarbage()
        #expect(try environment.read(library).name == "Bücherei")
    }

    @Test func aListByIDCanBePaged() async throws {
        let library = Library(5)
        library.shelves["/new"] = library.shelves[""]
        let saved = SavedReference<Books_library>("l")
        let books = try library.environment.commitPayload(
            saved,
            data: ["id": "l", "books": Shelves.page(["b0", "b1"], next: true)]
        )
        #expect(
            try await library.environment.loadNext(2, of: books) == .loaded(added: 2, hasMore: true)
        )
        #expect(try library.ids(books) == ["b0", "b1", "b2", "b3"])
    }

    @Test func aFragmentOnTheQueryHasItsFieldsAtTheRoot() throws {
        let saved = SavedReference<Stories_query>(nil)
        let page: JSONValue = [
            "edges": [["cursor": "c", "node": ["__typename": "Story", "id": "s", "title": "t"]]],
            "pageInfo": [
                "hasNextPage": false, "hasPreviousPage": false, "startCursor": .null,
                "endCursor": .null,
            ],
        ]
        let stories = try environment.commitPayload(saved, data: ["feed": page])
        #expect(try environment.read(stories).feed.map(\.title) == ["t"])
    }

    @Test func dataOfAnotherObjectIsRefused() throws {
        let saved = SavedReference<LibraryName_library>("4")
        #expect(throws: PayloadError.otherObject(fragment: "LibraryName_library")) {
            try environment.commitPayload(saved, data: ["id": "5", "name": "x"])
        }
        #expect(throws: ResponseError.self) {
            try environment.commitPayload(saved, data: ["name": ["x"]])
        }
        #expect(test.records.isEmpty)
        try environment.commitPayload(saved, data: ["id": 4, "name": "x"])
        #expect(environment.inspect().description(of: "4") != nil)
    }

    @Test func manyThreadsWriteOneFragment() async throws {
        let row = try row()
        await withTaskGroup(of: Void.self) { group in
            for task in 0..<8 {
                group.addTask { [environment] in
                    for count in 0..<50 {
                        let likes = JSONValue.int(Int64(task * 50 + count))
                        try? environment.commitPayload(
                            row,
                            data: ["likeCount": likes, "title": .string("\(task * 50 + count)")]
                        )
                    }
                }
            }
        }
        let data = try environment.read(row)
        #expect(data.title == "\(data.likeCount)")
    }
}
