import Testing

@_spi(Generated) @testable import Relay

/// What optimistic responses lack, and what is left when they are rolled back.
@Suite(.timeLimit(.minutes(10))) struct OptimisticResponseTests {
    private let test = TestEnvironment()

    /// What the compiler makes of `@raw_response_type`.
    private struct Edit: RawResponseMutation {
        static let artifact = Artifact(
            v1: """
                mutation Edit
                text mutation Edit($with:Boolean!)
                variables
                 with: Boolean!
                normalization
                 edit: type Story
                  id: ID!
                  title: String
                  body: String if $with
                  author: type User
                   id: ID!
                   name: String
                  tags: [type Tag]
                   id: ID!
                   text: String
                  place: interface Place
                   __typename: String!
                   ... on interface Named
                    __isNamed: String!
                    label: String
                   ... on type City
                    mayor: String
                   ... on type Lake
                    depth: Int
                """
        )
        typealias Data = LikeStoryMutation.Data
        var with = false

        func write(to variables: inout VariableWriter) { variables.write("with", with) }

        struct RawResponse: GraphQLInputObject {
            var edit: JSONObject
            func write(to variables: inout VariableWriter) {
                variables.write("edit", JSONValue.object(edit))
            }
        }
    }

    /// The record `id` while an optimistic response is in force.
    private func record(_ id: String, _ edit: JSONObject, with: Bool = false) async throws
        -> String?
    {
        let index = test.network.calls.count
        let commit = Task {
            try await test.environment.commit(
                Edit(with: with),
                optimisticResponse: .init(edit: edit)
            )
        }
        let call = try await test.network.call(index)
        let record = test.records["\"\(id)\""]
        call.fail(Outage())
        _ = try? await commit.value
        return record
    }

    @Test func nilInATypedOptimisticResponseIsNull() async throws {
        let record = try await record("s", ["id": "s", "author": .null])
        #expect(record == #"Story {author: null; id: "s"; place: null; tags: null; title: null}"#)
        #expect(!test.log.contains { $0.name == "store.optimistic.incomplete" })
    }

    @Test func nilInNestedObjectsAndListsIsNull() async throws {
        let edit: JSONObject = [
            "id": "s", "author": ["id": "u"], "tags": [["id": "t"], .null], "title": "x",
        ]
        #expect(try await record("u", edit) == #"User {id: "u"; name: null}"#)
        #expect(try await record("t", edit) == #"Tag {id: "t"; text: null}"#)
    }

    @Test func excludedFieldsAndFieldsOfOtherTypesStayUnset() async throws {
        let edit: JSONObject = ["id": "s", "place": ["__typename": "City"]]
        let excluded = try await record("s", edit)
        #expect(excluded?.contains("body") == false)
        let places = { (records: [String: String]) in records.values.filter { $0.hasPrefix("City") }
        }
        let commit = Task {
            try await test.environment.commit(
                Edit(with: true),
                optimisticResponse: .init(edit: edit)
            )
        }
        let call = try await test.network.call(1)
        #expect(places(test.records) == ["City {mayor: null}"])
        #expect(test.records["\"s\""]?.contains("body: null") == true)
        call.fail(Outage())
        _ = try? await commit.value
    }

    @Test func whatAnUntypedOptimisticResponseLacksIsLoggedOnceWithItsPath() async throws {
        try test.write(storyResponse(), StoryQuery(id: "s"))
        let commit = Task {
            try await test.environment.commit(
                LikeStoryMutation(id: "s"),
                optimisticResponse: ["likeStory": [:]]
            )
        }
        let call = try await test.network.call()
        try test.write(storyResponse(likes: 9), StoryQuery(id: "s"))
        call.fail(Outage())
        _ = try? await commit.value
        let logged = test.log.compactMap { event in
            if case .optimisticIncomplete(_, let fields) = event { fields } else { nil }
        }
        #expect(logged == [["likeStory.id", "likeStory.likeCount"]])
    }

    // MARK: - Rolling back

    @Test func theRowOfARolledBackCreateReadsAsDeleted() async throws {
        try test.write(storyResponse(), StoryQuery(id: "s"))
        let known = try #require(try test.environment.read(StoryQuery(id: "s")).node)
        let row = try #require(known.storyRow_story)
        let commit = Task {
            try await test.environment.commit(
                LikeStoryMutation(id: "new"),
                optimisticResponse: ["likeStory": ["id": "new", "likeCount": 1]],
                optimisticUpdater: { store in
                    let story = store.rootField("likeStory")
                    story?.setValue("draft", for: "title")
                    story?.setLinkedRecord(store.record("u"), for: "author")
                }
            )
        }
        let call = try await test.network.call()
        let id = test.environment.store.writer.withLock { $0.identities.find("new") }
        let draft = FragmentRef<StoryRow_story>(
            dataID: try #require(id),
            owner: row.owner,
            arguments: nil
        )
        let values = Collector(test.environment.observe([row, draft]))
        let first = try test.environment.read(draft)
        #expect(first.title == "draft")
        call.fail(Outage())
        _ = try? await commit.value
        #expect(throws: StoreError.deleted(definition: "StoryRow_story")) {
            try test.environment.read(draft)
        }
        #expect(try test.environment.read([row, draft]).map(\.title) == ["t"])
        #expect(try await values.values(2).map { $0.map(\.title) } == [["t", "draft"], ["t"]])
        // Nor does a collection turn it into something to be fetched.
        test.environment.collectGarbage()
        #expect(try test.environment.read([draft]).isEmpty)
        // The next attempt is another object with the same id.
        try test.write(storyResponse(id: "new"), StoryQuery(id: "new"))
        #expect(try test.environment.read([draft]).count == 1)
    }

    /// The store has lost the object, but not the server.
    @Test(arguments: [false, true])
    func anObjectOfTheServerThatACollectionHasTakenIsMissing(isChild: Bool) async throws {
        let test = TestEnvironment(releaseBufferSize: 0)
        let retained = test.environment.retain(WideQuery())
        defer { retained.dispose() }
        try test.write(itemsResponse(["1"]), WideQuery())
        try test.write(storyResponse(), StoryQuery(id: "s"))
        test.environment.collectGarbage()
        let id = try #require(test.environment.store.writer.withLock { $0.identities.find("s") })
        #expect(test.environment.check(StoryQuery(id: "s")) == .missing)
        for _ in 0..<2 {
            let commit = Task {
                try await test.environment.commit(
                    LikeStoryMutation(id: "s"),
                    optimisticResponse: [
                        "likeStory": ["id": isChild ? "made up" : "s", "likeCount": 1]
                    ],
                    optimisticUpdater: { store in
                        let other = isChild ? store.create("s", type: "Story") : nil
                        other?.setValue("draft", for: "title")
                    }
                )
            }
            let call = try await test.network.call(test.network.calls.count)
            call.fail(Outage())
            _ = try? await commit.value
            #expect(test.environment.check(StoryQuery(id: "s")) == .missing)
            #expect(!test.environment.store.source.isWithdrawn(id))
            test.environment.collectGarbage()
        }
        let fetched = Task {
            try await test.environment.fetch(
                StoryQuery(id: "s"),
                fetchPolicy: .storeOrNetwork
            )
        }
        try await test.network.call(2).respond(storyResponse())
        #expect(try await fetched.value.node != nil)
    }

    /// The update that has made an object up ends before another one that has changed it.
    @Test func anObjectThatTwoUpdatesChangeIsDeletedWithTheLast() throws {
        let store = test.environment.store
        let first = try store.add(OptimisticUpdate { _ = $0.create(ID("new"), type: "Story") })
        let second = try store.add(
            OptimisticUpdate { $0.create(ID("new"), type: "Story").setValue("t", for: "title") }
        )
        let id = try #require(store.writer.withLock { $0.identities.find("new") })
        store.remove(first)
        #expect(store.source[id]?.isDeleted == false)
        store.remove(second)
        #expect(store.source[id] == nil && store.source.isWithdrawn(id))
    }

    @Test func anObjectThatTheServerConfirmsIsNotDeleted() async throws {
        let commit = Task {
            try await test.environment.commit(
                LikeStoryMutation(id: "new"),
                optimisticResponse: ["likeStory": ["id": "new", "likeCount": 1]]
            )
        }
        let call = try await test.network.call()
        call.respond(likeResponse(2, id: "new"))
        _ = try await commit.value
        let source = test.environment.store.source
        #expect(source.invalidations.allWithdrawn.isEmpty)
        #expect(test.records["\"new\""] != nil)
    }

    @Test func isStillDeletedWhenItWentWhileACollectionWasUnderWay() throws {
        let store = test.environment.store
        // Two roots, so that the collection takes several steps.
        let held = [
            test.environment.retain(StoryQuery(id: "a")),
            test.environment.retain(StoryQuery(id: "b")),
        ]
        defer { for holder in held { holder.dispose() } }
        #expect(!store.collectStep())
        let update = try store.add(
            OptimisticUpdate { _ = $0.create(ID("new"), type: "Story") }
        )
        store.remove(update)
        while !store.collectStep() {}
        let withdrawn = store.source.invalidations.allWithdrawn
        let id = try #require(store.writer.withLock { $0.identities.find("new") })
        #expect(withdrawn == [id])
    }

    @Test func rolledBackCreatesDoNotPileUp() async throws {
        for number in 0..<3_000 {
            let update = try test.environment.store.add(
                OptimisticUpdate { _ = $0.create(ID("new \(number)"), type: "Story") }
            )
            test.environment.store.remove(update)
        }
        test.environment.collectGarbage()
        #expect(test.environment.store.source.invalidations.allWithdrawn.count == 1_000)
        #expect(
            test.environment.store.writer.withLock { $0.base.invalidations.allWithdrawn.count }
                == 1_000
        )
        #expect(test.records.isEmpty)
    }
}
