import Testing

@testable import Relay

/// Invalidation by typed keys, by type, by field and by connection.
@Suite(.timeLimit(.minutes(10))) struct TypedInvalidationTests {
    private let test = TestEnvironment()
    private let users: TestDocument
    private let pages: TestDocument
    private let posts: TestDocument
    private let retained: [Disposable]

    init() throws {
        users = try TestDocument(
            """
            normalization
             user: type User @key(fields: ["id"])
              id: ID!
              name: String
              friends(first: 1): [type User] @key(fields: ["id"])
               id: ID!
            """,
            variables: ["document": 1],
            in: test
        )
        pages = try TestDocument(
            """
            normalization
             user: type User @key(fields: ["id"])
              id: ID!
              friends(first: 2): [type User] @key(fields: ["id"])
               id: ID!
              friendsCount: Int
            """,
            variables: ["document": 2],
            in: test
        )
        posts = try TestDocument(
            """
            normalization
             post: type Post @key(fields: ["id"])
              id: ID!
              title: String
            """,
            variables: ["document": 3],
            in: test
        )
        let store = test.environment.store
        retained = [users, pages, posts].map { store.retain($0.operation, from: .root) }
        try users.write(#"{"user":{"id":"1","name":"n","friends":[{"id":"2"}]}}"#)
        try pages.write(#"{"user":{"id":"1","friends":[{"id":"3"}],"friendsCount":2}}"#)
        try posts.write(#"{"post":{"id":"1","title":"t"}}"#)
    }

    /// The operations that are stale.
    private var stale: Set<String> {
        var names: Set<String> = []
        for (name, document) in [("users", users), ("pages", pages), ("posts", posts)]
        where test.environment.store.check(document.operation) == .stale { names.insert(name) }
        return names
    }

    private func update(_ updater: @escaping (RecordSourceProxy) throws -> Void) throws {
        try test.environment.commitUpdate { store in try updater(store) }
    }

    @Test func anObjectIsInvalidatedByItsKey() throws {
        try update { $0.record(RecordKey("User", id: "1"))?.invalidateRecord() }
        #expect(stale == ["users", "pages"])
        try users.write(#"{"user":{"id":"1","name":"n","friends":[{"id":"2"}]}}"#)
        #expect(stale == ["pages"])
    }

    @Test func statesAreOfTypedKeys() throws {
        let environment = test.environment
        let user = environment.invalidationState(of: [RecordKey("User", id: "1")])
        let post = environment.invalidationState(of: [RecordKey("Post", id: "1")])
        let both = environment.invalidationState(
            of: [RecordKey("Post", id: "1"), RecordKey("User", id: "1")]
        )
        let unknown = environment.invalidationState(of: [RecordKey("User", id: "9")])
        try update { $0.record(RecordKey("User", id: "1"))?.invalidateRecord() }
        #expect(environment.isInvalidated(since: user))
        #expect(environment.isInvalidated(since: both))
        #expect(!environment.isInvalidated(since: post))
        #expect(!environment.isInvalidated(since: unknown))
        // One that comes later, though its identity was not needed by anything else until then.
        test.environment.releaseMemory()
        try users.write(#"{"user":{"id":"9","name":"n","friends":[]}}"#)
        #expect(!environment.isInvalidated(since: unknown))
        try update { $0.record(RecordKey("User", id: "9"))?.invalidateRecord() }
        #expect(environment.isInvalidated(since: unknown))
    }

    @Test func aStateCanBeTakenInAnUpdater() throws {
        var state: InvalidationState?
        let environment = test.environment
        try environment.commitUpdate { store in
            state = environment.invalidationState(
                of: [RecordKey("User", id: "1"), RecordKey("User", id: "new")]
            )
            _ = store.create(RecordKey("User", id: "new"), type: "User")
        }
        let taken = try #require(state)
        #expect(!environment.isInvalidated(since: taken))
        try update { $0.record(RecordKey("User", id: "new"))?.invalidateRecord() }
        #expect(environment.isInvalidated(since: taken))
    }

    @Test func observersOfTypedKeysAreNotified() async throws {
        let environment = test.environment
        let state = environment.invalidationState(of: [RecordKey("User", id: "2")])
        let stream = environment.observeInvalidation(state)
        try update { $0.invalidateRecords(ofType: "User") }
        var iterator = stream.makeAsyncIterator()
        #expect(await iterator.next() != nil)
    }

    @Test func allObjectsOfATypeAreInvalidated() throws {
        try update { $0.invalidateRecords(ofType: "Nothing") }
        #expect(stale == [])
        try update { store in
            store.delete(RecordKey("Post", id: "1"))
            store.invalidateRecords(ofType: "Post")
        }
        #expect(stale == [])
        try update { $0.invalidateRecords(ofType: "User") }
        #expect(stale == ["users", "pages"])
    }

    @Test func aFieldIsInvalidatedWithItsArguments() throws {
        try update { store in
            store.record(RecordKey("User", id: "1"))?
                .invalidateField("friends", arguments: ["first": 2])
        }
        #expect(stale == ["pages"])
        try pages.write(#"{"user":{"id":"1","friends":[],"friendsCount":2}}"#)
        #expect(stale == [])
    }

    @Test func aFieldIsInvalidatedWithAllArguments() throws {
        let state = test.environment.invalidationState(of: [RecordKey("User", id: "1")])
        try update { $0.record(RecordKey("User", id: "1"))?.invalidateField("friend") }
        #expect(stale == [])
        #expect(!test.environment.isInvalidated(since: state))
        try update { $0.record(RecordKey("User", id: "1"))?.invalidateField("friends") }
        #expect(stale == ["users", "pages"])
        #expect(test.environment.isInvalidated(since: state))
    }

    @Test func aFieldWithoutArgumentsIsInvalidatedAlone() throws {
        try update { $0.record(RecordKey("User", id: "1"))?.invalidateField("name") }
        #expect(stale == ["users"])
        // Together with the object, the later of both counts.
        try users.write(#"{"user":{"id":"1","name":"n","friends":[{"id":"2"}]}}"#)
        try update { store in
            store.record(RecordKey("User", id: "1"))?.invalidateField("friendsCount")
            store.record(RecordKey("User", id: "2"))?.invalidateRecord()
        }
        #expect(stale == ["users", "pages"])
    }

    @Test func fieldsOfRecordsThatAreCollectedAreForgotten() throws {
        try update { store in
            store.record(RecordKey("User", id: "1"))?.invalidateField("friends")
        }
        for retained in retained { retained.dispose() }
        test.environment.releaseMemory()
        #expect(test.environment.store.source.invalidations.records.isEmpty)
    }

    @Test func anOptimisticUpdateInvalidatesNoField() throws {
        let update = try test.environment.store.add(
            OptimisticUpdate { store in
                store.record(RecordKey("User", id: "1"))?.invalidateField("friends")
                store.invalidateRecords(ofType: "User")
            }
        )
        #expect(stale == [])
        test.environment.store.remove(update)
        #expect(stale == [])
    }

    @Test func anUpdaterThatThrowsInvalidatesNoField() throws {
        #expect(throws: Outage.self) {
            try update { store in
                store.record(RecordKey("User", id: "1"))?.invalidateField("friends")
                throw Outage()
            }
        }
        #expect(stale == [])
    }

    @Test(arguments: [nil, [:]] as [JSONObject?])
    func connectionsAreInvalidated(filters: JSONObject?) throws {
        let feed = FeedDocument()
        let document = try feed.document(["first": 2])
        let operation = document.operation
        let page = JSONValue.object(["feed": FeedDocument.page(["a", "b"])]).description
        let store = feed.test.environment.store
        let retained = store.retain(operation, from: .root)
        defer { retained.dispose() }
        try document.write(page)
        #expect(store.check(operation) != .stale)
        try feed.test.environment.commitUpdate { store in
            ConnectionHandler.invalidateConnection(
                of: store.root,
                key: "Other_feed",
                filters: filters
            )
        }
        #expect(store.check(operation) != .stale)
        try feed.test.environment.commitUpdate { store in
            ConnectionHandler.invalidateConnection(
                of: store.root,
                key: "List_feed",
                filters: filters
            )
        }
        #expect(store.check(operation) == .stale)
        try document.write(page)
        #expect(store.check(operation) != .stale)
    }

    private struct Outage: Error {}
}
