import Testing

@testable import Relay

/// Updaters name objects by keys as responses do.
@Suite struct RecordKeyTests {
    private let document: TestDocument

    init() throws {
        document = try TestDocument(
            """
            normalization
             user: type User @key(fields: ["id"])
              id: Int!
              name: String
             book: type Book @key(fields: ["isbn", "region"])
              isbn: String!
              region: Int!
              title: String
             deleted: [Int!] @deleteRecord(scope: "User")
            """
        )
        try document.write(
            #"{"user":{"id":1,"name":"n"},"book":{"isbn":"x","region":4,"title":"t"},"#
                + #""deleted":null}"#
        )
    }

    private func update(_ updater: @escaping (RecordSourceProxy) throws -> Void) throws {
        try document.test.environment.commitUpdate { store in try updater(store) }
    }

    @Test func recordsAreFoundByTheirKeys() throws {
        try update { store in
            #expect(store.record(RecordKey("User", id: "1"))?.value("name") == "n")
            let book = store.record(RecordKey("Book", ["region": 4, "isbn": "x"]))
            #expect(book?.value("title") == "t")
            #expect(book?.key == RecordKey("Book", ["isbn": "x", "region": "4"]))
            #expect(book?.id == nil)
            #expect(store.record(RecordKey("User", id: "1"))?.id == "1")
            #expect(store.record("1") == nil)
            #expect(store.record(RecordKey("Post", id: "1")) == nil)
            #expect(store.root.key == nil)
        }
    }

    @Test func createdObjectsAreThoseThatTheServerSends() throws {
        try update { store in
            let user = store.create(RecordKey("User", id: "2"), type: "User")
            user.setValue("mine", for: "name")
            #expect(user.value("id") == 2)
            _ = store.create(RecordKey("Book", ["isbn": "y", "region": 5]), type: "Book")
        }
        #expect(document.records[#"User("2")"#] == #"User {id: int 2; name: "mine"}"#)
        #expect(document.records[#"Book("y", "5")"#] == #"Book {isbn: "y"; region: int 5}"#)
        try document.write(#"{"user":{"id":2,"name":"theirs"},"book":null,"deleted":null}"#)
        #expect(document.records[#"User("2")"#] == #"User {id: int 2; name: "theirs"}"#)
    }

    @Test func anIDIsTheKeyThatOperationsDeclareForItsType() throws {
        try update { store in
            #expect(store.create("3", type: "User").key == RecordKey("User", id: "3"))
            #expect(store.create("3", type: "Book").key == RecordKey("3"))
        }
    }

    @Test func deletedObjectsAreThoseOfTheScope() throws {
        try document.write(#"{"user":null,"book":null,"deleted":[1]}"#)
        try update { store in
            #expect(store.record(RecordKey("User", id: "1")) == nil)
            store.delete(RecordKey("Book", ["isbn": "x", "region": 4]))
            #expect(store.record(RecordKey("Book", ["isbn": "x", "region": 4])) == nil)
        }
    }

    @Test func connectionsAreNamedByKeys() throws {
        try update { store in
            let book = try #require(store.record(RecordKey("Book", ["isbn": "x", "region": 4])))
            let name = ConnectionHandler.connectionID(
                of: RecordKey("Book", ["isbn": "x", "region": 4]),
                key: "Book_pages"
            )
            #expect(ConnectionHandler.connectionID(of: book, key: "Book_pages") == name)
            let key = "__Book_pages_connection"
            let connection = book.getOrCreateLinkedRecord(key, type: "Pages")
            let found = ConnectionHandler.connection(.string(name.rawValue), in: store)
            #expect(found?.dataID == connection.dataID)
        }
    }

    @Test func inspectionTakesKeys() throws {
        let inspection = document.test.environment.inspect()
        let book = RecordKey("Book", ["isbn": "x", "region": 4])
        #expect(inspection.description(of: book)?.contains("title: \"t\"") == true)
        #expect(inspection.description(of: RecordKey("User", id: "1")) != nil)
        #expect(inspection.description(of: RecordKey("Nothing", id: "1")) == nil)
        #expect(inspection.description(of: "1") == nil)
    }
}
