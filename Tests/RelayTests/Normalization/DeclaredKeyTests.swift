import Testing

@testable import Relay

/// Objects that declared key fields identify.
@Suite struct DeclaredKeyTests {
    /// Two types with ids of their own, and an interface and a union over them.
    private func perType() throws -> TestDocument {
        try TestDocument(
            """
            normalization
             user: type User @key(fields: ["id"])
              id: ID!
              name: String
             post: type Post @key(fields: ["id"])
              id: Int!
              title: String
             thing: interface Thing @key(fields: ["id"])
              __typename: String!
              id: ID!
             found: [union Found] @key(type: "User", fields: ["id"]) @key(type: "Price", fields: [])
              __typename: String!
              ... on type User
               id: ID!
              ... on type Price
               id: ID!
               amount: Int
            """
        )
    }

    private func books() throws -> TestDocument {
        try TestDocument(
            """
            normalization
             books: [type Book] @key(fields: ["author.id", "isbn", "isNew"])
              author: type User! @key(fields: ["id"])
               id: ID!
              isbn: String!
              isNew: Boolean!
              title: String
            """
        )
    }

    @Test func objectsOfTwoTypesWithOneIDAreTwo() throws {
        let document = try perType()
        try document.write(
            #"{"user":{"id":"1","name":"n"},"post":{"id":1,"title":"t"},"thing":null,"found":[]}"#
        )
        #expect(document.records[#"User("1")"#] == #"User {id: "1"; name: "n"}"#)
        #expect(document.records[#"Post("1")"#] == #"Post {id: int 1; title: "t"}"#)
        #expect(document.records["\"1\""] == nil)
    }

    @Test func anObjectIsOneThroughItsTypeAndItsInterface() throws {
        let document = try perType()
        try document.write(
            #"{"user":{"id":"1","name":"n"},"post":null,"thing":{"__typename":"User","id":1},"#
                + #""found":[{"__typename":"User","id":"1"}]}"#
        )
        #expect(document.records.keys.sorted() == [#"User("1")"#, "root"])
        // Also one of a type that the schema did not have when the operation was compiled.
        try document.write(
            #"{"user":null,"post":null,"thing":{"__typename":"New","id":"1"},"found":[]}"#
        )
        #expect(document.records[#"New("1")"#] == #"New {id: "1"}"#)
    }

    @Test func embeddedObjectsBelongToTheirPlaceWhateverIDTheyHave() throws {
        let document = try perType()
        try document.write(
            #"{"user":null,"post":null,"thing":null,"#
                + #""found":[{"__typename":"Price","id":"1","amount":1},"#
                + #"{"__typename":"Price","id":"1","amount":2},{"__typename":"Other"}]}"#
        )
        #expect(
            document.records.keys.sorted() == [
                "root", "root.found.0", "root.found.1", "root.found.2",
            ]
        )
        #expect(!document.test.log.contains { $0.name == "execute.key.missing" })
    }

    @Test(arguments: [
        #"{"author":{"id":"a"},"isbn":"1","isNew":true,"title":"t"}"#,
        #"{"title":"t","isNew":true,"isbn":"1","author":{"name":"id","id":"a"}}"#,
        #"{"isbn":"\u0031","title":"isbn","author":{"id":"a"},"isNew":true}"#,
    ])
    func severalKeyFieldsAreFoundInAnyOrder(book: String) throws {
        let document = try books()
        try document.write(#"{"books":[\#(book)]}"#)
        let record = document.records[#"Book("a", "1", "true")"#]
        #expect(
            record?.hasPrefix(#"Book {author: ->User("a"); isNew: true; isbn: "1"; title: "#)
                == true
        )
        #expect(!(try document.write(#"{"books":[\#(book)]}"#).isPublished))
        #expect(document.records.count == 3)
    }

    @Test(arguments: [
        #""isbn":null,"isNew":true"#, #""isNew":true"#, #""isbn":["1"],"isNew":true"#,
    ])
    func aNullOrAbsentKeyMeansThePlaceAndIsLoggedOnce(members: String) throws {
        let document = try books()
        let book = #"{"author":{"id":"a"},\#(members),"title":"t"}"#
        guard !members.contains("[") else {
            #expect(throws: ResponseError.self) { try document.write(#"{"books":[\#(book)]}"#) }
            return
        }
        let written = try document.write(#"{"books":[\#(book),\#(book)]}"#)
        #expect(
            document.records.keys.sorted() == [
                #"User("a")"#, "root", "root.books.0", "root.books.1",
            ]
        )
        let event = LogEvent.executeKeyMissing(operation: "Q", path: "books.0", type: "Book")
        #expect(written.events.filter { $0 == event }.count == 1)
        #expect(written.events.count { $0.name == "execute.key.missing" } == 1)
    }

    @Test func anObjectWithinAKeyThatIsNullMeansThePlace() throws {
        let document = try books()
        try document.write(#"{"books":[{"author":null,"isbn":"1","isNew":true,"title":null}]}"#)
        #expect(document.records.keys.sorted() == ["root", "root.books.0"])
    }

    /// A field of another name may have the key field's name as its alias.
    @Test func aPartBelongsToTheObjectWithItsKeyUnderItsAlias() throws {
        let document = try TestDocument(
            """
            normalization
             book: type Book @key(fields: ["isbn"], as: ["__isbn"])
              isbn = title: String
              __isbn = isbn: String!
              ... @defer(label: "L")
               pages: Int
            """
        )
        var writer = PartWriter(document.operation, in: document.test)
        try writer.write(#"{"data":{"book":{"isbn":"Emma","__isbn":"1"}},"hasNext":true}"#)
        func part(_ data: String) -> String {
            #"{"incremental":[{"path":["book"],"label":"L","data":{\#(data),"pages":7}}],"hasNext":true}"#
        }
        try writer.write(part(#""isbn":"Emma 2","__isbn":"1""#))
        #expect(writer.records[#"Book("1")"#]?.contains("pages: int 7") == true)
        #expect(throws: ResponseError.self) { try writer.write(part(#""__isbn":"2""#)) }
    }

    @Test func keyFieldsAreFoundUnderTheirAliases() throws {
        let document = try TestDocument(
            """
            normalization
             found: [union Found] @key(type: "User", fields: ["id"], as: ["__id_Int"]) @key(type: "Note", fields: ["author.id", "number"], as: ["__author_User.__id_Int", "number"]) @key(type: "Page", fields: ["id"], as: ["__id_ID"], scope: "")
              __typename: String!
              ... on type User
               __id_Int = id: Int!
               id: Int!
              ... on type Page
               __id_ID = id: ID!
              ... on type Note
               __author_User = author: type User! @key(fields: ["id"], as: ["__id_Int"])
                __id_Int = id: Int!
               number: Int!
            """
        )
        try document.write(
            #"{"found":[{"__typename":"User","__id_Int":1,"id":1},"#
                + #"{"__typename":"User","id":1,"__id_Int":1},"#
                + #"{"__typename":"Page","__id_ID":"1"},"#
                + #"{"__typename":"Note","number":2,"__author_User":{"__id_Int":1}}]}"#
        )
        let keys = ["\"1\"", #"Note("1", "2")"#, #"User("1")"#, "root"]
        #expect(document.records.keys.sorted() == keys)
        #expect(document.records[#"User("1")"#] == #"User {id: int 1}"#)
        try document.test.environment.commitUpdate { store in
            let user = store.create("5", type: "User")
            #expect(user.key == RecordKey("User", id: "5"))
            #expect(user.value("id") == 5)
        }
    }

    @Test func objectsOfAGroupShareTheirKeys() throws {
        let document = try TestDocument(
            """
            normalization
             pets: [interface Pet] @key(fields: ["id"], scope: "Pet")
              __typename: String!
              id: ID!
             node: interface Pet @key(fields: ["nodeId"], scope: "")
              __typename: String!
              nodeId: ID!
            """
        )
        try document.write(
            #"{"pets":[{"__typename":"Dog","id":"1"},{"__typename":"Dog","id":"2"}],"#
                + #""node":{"__typename":"Cat","nodeId":"1"}}"#
        )
        #expect(document.records.keys.sorted() == ["\"1\"", #"Pet("1")"#, #"Pet("2")"#, "root"])
    }

    @Test(arguments: ["1", "\"1\"", "1.0", "1e0", "\"\\u0031\""])
    func numbersAndTheirTextsAreOneKey(id: String) throws {
        let document = try perType()
        try document.write(
            #"{"user":null,"post":null,"thing":{"__typename":"User","id":\#(id)},"found":[]}"#
        )
        #expect(document.records.keys.sorted() == [#"User("1")"#, "root"])
    }

    @Test func theLastOfRepeatedKeysNamesTheRecord() throws {
        let document = try perType()
        try document.write(
            #"{"user":{"id":"1","name":"n","id":"2"},"post":null,"thing":null,"found":[]}"#
        )
        #expect(document.records[#"User("2")"#] == #"User {id: "2"; name: "n"}"#)
        #expect(document.records[#"User("1")"#] == nil)
        let books = try books()
        try books.write(
            #"{"books":[{"author":{"id":"a"},"isbn":"1","isNew":true,"title":"t","isbn":"2"}]}"#
        )
        #expect(books.records[#"Book("a", "2", "true")"#] != nil)
        #expect(books.records[#"Book("a", "1", "true")"#] == nil)
    }

    @Test func anObjectWithoutTypeBelongsToItsPlace() throws {
        let document = try perType()
        try document.write(#"{"user":null,"post":null,"thing":{"id":"1"},"found":[]}"#)
        #expect(document.records.keys.sorted() == ["root", "root.thing"])
    }

    @Test func keysSurviveCollections() throws {
        let document = try perType()
        let retained = document.test.environment.store.retain(document.operation, from: .root)
        let data =
            #"{"user":{"id":"a longer id than eleven","name":"n"},"post":{"id":7,"title":"t"},"#
            + #""thing":null,"found":[]}"#
        try document.write(data)
        for number in 0..<3 {
            try document.write(data.replacing("longer id", with: "longer id \(number)"))
            document.test.environment.store.collectGarbage()
        }
        #expect(!(try document.write(data.replacing("longer id", with: "longer id 2")).isPublished))
        #expect(document.records[#"Post("7")"#] != nil)
        retained.dispose()
    }
}
