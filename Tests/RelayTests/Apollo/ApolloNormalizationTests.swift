import Testing

@testable import Relay

/// Apollo Kotlin's tests of lists and structures that are resolved by code, and of objects whose
/// fields come from several fragments.
@Suite struct ApolloNormalizationTests {
    /// Apollo's `resolveList`: a field of an object in a list, found by code.
    @Test func aListOfAnObjectWithinIsFoundByCode() throws {
        struct Books: MissingFieldHandler {
            func linkedRecords(
                for field: MissingField,
                in store: RecordSourceProxy
            ) -> [RecordProxy?]? {
                guard field.name == "books", let ids = field.arguments["bookIds"]?.array
                else { return nil }
                let found = ids.map { id in
                    id.string.flatMap { store.record(RecordKey("Book", id: ID($0))) }
                }
                return found.contains { $0 == nil } ? nil : found
            }
        }
        let test = TestEnvironment { $0.missingFieldHandlers = [Books()] }
        func books(_ ids: String) throws -> TestDocument {
            try TestDocument(
                """
                normalization
                 viewer: type Viewer
                  libraries: [type Library!] @key(fields: ["id"])
                   id: ID!
                   books(bookIds: \(ids)): [type Book!] @key(fields: ["id"])
                    id: ID!
                    name: String
                reader
                 viewer
                  libraries
                   books(bookIds: \(ids))
                    name
                """,
                in: test
            )
        }
        try books(#"["1", "2"]"#).write(
            #"{"viewer":{"libraries":[{"id":"l","books":["#
                + #"{"id":"1","name":"First"},{"id":"2","name":"Second"}]}]}}"#
        )
        let second = try books(#"["2"]"#)
        #expect(!second.isAvailable)
        test.environment.store.resolveMissingFields(of: second.operation)
        let text = Tree.read(second.operation, test.environment.store.source).text
        #expect(text == #"{viewer:{libraries:[{books:[{name:"Second"}]}]}}"#)
        let third = try books(#"["2", "3"]"#)
        test.environment.store.resolveMissingFields(of: third.operation)
        #expect(!third.isAvailable)
    }

    /// Apollo's `resolvePaginatedList`: there, code returns a map with keys in it.
    ///
    /// A handler makes the records that lead to the objects.
    @Test func aStructureAroundObjectsIsMadeByCode() throws {
        struct Pages: MissingFieldHandler {
            func linkedRecord(
                for field: MissingField,
                in store: RecordSourceProxy
            ) -> RecordProxy? {
                guard field.name == "page", let ids = field.arguments["ids"]?.array
                else { return nil }
                let books = ids.compactMap { id in
                    id.string.flatMap { store.record(RecordKey("Book", id: ID($0))) }
                }
                guard books.count == ids.count else { return nil }
                let page = field.record.getOrCreateLinkedRecord(
                    "page",
                    type: "BookPage",
                    arguments: field.arguments
                )
                let edges = books.map { book in
                    let edge = book.getOrCreateLinkedRecord("pageEdge", type: "BookEdge")
                    edge.setLinkedRecord(book, for: "node")
                    return edge
                }
                page.setLinkedRecords(edges, for: "edges")
                return page
            }
        }
        let test = TestEnvironment { $0.missingFieldHandlers = [Pages()] }
        let rows = try TestDocument(
            """
            normalization
             books: [type Book!] @key(fields: ["id"])
              id: ID!
              name: String
            """,
            in: test
        )
        try rows.write(#"{"books":[{"id":"1","name":"First"},{"id":"2","name":"Second"}]}"#)
        let page = try TestDocument(
            """
            normalization
             page(ids: ["2", "1"]): type BookPage
              edges: [type BookEdge]
               node: type Book @key(fields: ["id"])
                id: ID!
                name: String
            reader
             page(ids: ["2", "1"])
              edges
               node
                name
            """,
            in: test
        )
        test.environment.store.resolveMissingFields(of: page.operation)
        #expect(page.isAvailable)
        let text = Tree.read(page.operation, test.environment.store.source).text
        #expect(text == #"{page:{edges:[{node:{name:"Second"}},{node:{name:"First"}}]}}"#)
    }

    /// Apollo's `issue4772`, `issue3672` and `issue2818`: objects without type and id, and one object
    /// without id that a field and a fragment select.
    @Test func objectsWithoutKeysAreReadAsTheyWereWritten() throws {
        let home = try TestDocument(
            """
            normalization
             country(code: "foo"): type Country
              name: String
             home: type Home
              sectionA: type Section
               name: String
               id: String
               imageUrl: String
             lists: [[type Item]]
              inner: type Item
               value: Int
            reader
             country(code: "foo")
              name
             home
              sectionA
               name
              ...HomeSections
             lists
              inner
               value
            """
        )
        try home.write(
            #"{"country":{"name":"Foo"},"home":{"sectionA":{"name":"n","id":"i","imageUrl":"u"}},"#
                + #""lists":[[{"inner":{"value":1}},null],[{"inner":null}],null]}"#
        )
        let source = home.test.environment.store.source
        #expect(
            Tree.read(home.operation, source).text
                == #"{country:{name:"Foo"},home:{sectionA:{name:"n"},...HomeSections},"#
                + #"lists:[[{inner:{value:1}},nil],[{inner:nil}],nil]}"#
        )
        #expect(home.records["root.home.sectionA"]?.contains(#"imageUrl: "u""#) == true)
        #expect(home.isAvailable)
    }
}
