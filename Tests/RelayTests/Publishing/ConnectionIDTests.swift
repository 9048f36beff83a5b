import Testing

@testable import Relay

/// The id of a connection names its record wherever an id does.
@Suite(.timeLimit(.minutes(10))) struct ConnectionIDTests {
    private let library = Library(2)
    private let id = Books_library.booksConnection(tags: .null).id(of: "l")

    private func open() async throws -> FragmentRef<Books_library> { try await library.open() }

    private func find(_ store: RecordSourceProxy) throws -> (list: RecordProxy, id: ID) {
        let record = try #require(store.record("l"))
        let list = try #require(ConnectionHandler.connections(of: record, key: "Books_books").first)
        let ids = ConnectionHandler.connectionIDs(of: record, key: "Books_books")
        return (list, try #require(ids.first))
    }

    @Test(.bug(id: "connection-id", "`store.record(connectionID)` was nil."))
    func namesTheConnection() async throws {
        let books = try await open()
        try library.environment.commitUpdate { store in
            let (list, id) = try find(store)
            #expect(store.record(id)?.dataID == list.dataID)
            #expect(store.record(RecordKey(id))?.dataID == list.dataID)
            #expect(store.status(of: id) == .known)
            #expect(store.create(id, type: "BookConnection").dataID == list.dataID)
            let unknown = ConnectionHandler.connectionID(of: "l", key: "Books_none")
            #expect(store.record(unknown) == nil)
            #expect(store.status(of: unknown) == .unknown)
            #expect(store.record(ConnectionHandler.connectionID(of: "x", key: "K")) == nil)
        }
        withExtendedLifetime(books) {}
    }

    @Test(
        .bug(
            id: "connection-id",
            "`store.delete(connectionID)` left the list as it was, and wrote a record without a type."
        )
    )
    func deletesTheConnection() async throws {
        let books = try await open()
        let before = Set(library.test.records.keys)
        #expect(try library.environment.read(books).books != nil)
        try library.environment.commitUpdate { store in store.delete(try find(store).id) }
        #expect(try library.environment.read(books).books == nil)
        #expect(Set(library.test.records.keys) == before)
        withExtendedLifetime(books) {}
    }

    @Test func isInvalidatedAndWatched() async throws {
        let books = try await open()
        var id: ID?
        try library.environment.commitUpdate { id = try find($0).id }
        let key = RecordKey(try #require(id))
        let state = library.environment.invalidationState(of: [key])
        try library.environment.commitUpdate { $0.record(key)?.invalidateRecord() }
        #expect(library.environment.isInvalidated(since: state))
        withExtendedLifetime(books) {}
    }

    /// An object of the server's is never taken for a connection, whatever its id.
    @Test func anObjectWithSuchAnIDIsItself() async throws {
        let books = try await open()
        try library.environment.commitUpdate { store in
            let (list, id) = try find(store)
            let object = store.makeRecord(
                store.change { $0.identities.intern(id.rawValue) },
                type: "Story"
            )
            #expect(store.record(id)?.dataID == object.dataID)
            #expect(object.dataID != list.dataID)
        }
        withExtendedLifetime(books) {}
    }
}
