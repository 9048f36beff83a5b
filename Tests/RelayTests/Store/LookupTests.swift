import Testing

@testable import Relay

/// Fields whose objects the store finds by their arguments.
@Suite struct LookupTests {
    private static let rows = """
        normalization
         books: [type Book] @key(fields: ["isbn", "region"])
          isbn: String!
          region: Int!
          title: String
         user: type User @key(fields: ["id"])
          id: ID!
          name: String
         thing: interface Thing
          __typename: String!
          id: ID!
        """

    private static let response = """
        {"books":[{"isbn":"x","region":4,"title":"t"},{"isbn":"y","region":4,"title":null}],\
        "user":{"id":"1","name":"n"},"thing":{"__typename":"Dog","id":"7"}}
        """

    private func environment(_ handlers: [any MissingFieldHandler] = []) throws -> TestDocument {
        let test = TestEnvironment { $0.missingFieldHandlers = handlers }
        let rows = try TestDocument(Self.rows, in: test)
        try rows.write(Self.response)
        return rows
    }

    private func detail(
        _ line: String,
        _ fields: String...,
        variables: VariableData = [:],
        in rows: TestDocument
    ) throws -> TestDocument {
        let lines = ["normalization", " \(line)"] + fields.map { "  \($0)" }
        return try TestDocument(
            lines.joined(separator: "\n"),
            variables: variables,
            in: rows.test
        )
    }

    private func resolve(_ document: TestDocument) -> Bool {
        document.test.environment.store.resolveMissingFields(of: document.operation)
        return document.isAvailable
    }

    @Test func anObjectIsFoundByArgumentsWithinInputObjects() throws {
        let rows = try environment()
        let book = try detail(
            #"book(filter: {isbn: $isbn, region: 4}): type Book @key(fields: ["isbn", "region"]) @lookup(arguments: ["filter.isbn", "filter.region"], scope: "Book")"#,
            "isbn: String!",
            "title: String",
            variables: ["isbn": "x"],
            in: rows
        )
        #expect(!book.isAvailable)
        #expect(resolve(book))
        #expect(rows.records["root"]?.contains(#"book(filter:"#) == true)
    }

    /// The object came by an event, a mutation or an updater, of which the root has nothing.
    @Test(arguments: [false, true])
    func anObjectIsFoundInAStoreWithoutARoot(isOptimistic: Bool) throws {
        let test = TestEnvironment()
        let thing = try TestDocument(
            """
            normalization
             thing(id: "7"): interface Thing @lookup(arguments: ["id"], scope: "")
              __typename: String!
              id: ID!
            """,
            in: test
        )
        #expect(!resolve(thing))
        if isOptimistic {
            _ = try test.environment.applyOptimisticChange { store in
                _ = store.create("7", type: "Dog")
            }
        } else {
            try test.environment.commitUpdate { _ = $0.create("7", type: "Dog") }
        }
        #expect(test.records["root"] == nil)
        #expect(resolve(thing))
        #expect(test.records["root"]?.contains("thing(id:") == true)
    }

    @Test(arguments: [
        (#""z""#, false), (#""x""#, true), ("null", false), ("7", false), (#"["x"]"#, false),
    ])
    func onlyKnownKeysAreAnswered(isbn: String, isKnown: Bool) throws {
        let rows = try environment()
        let book = try detail(
            "book(isbn: \(isbn), region: 4): type Book "
                + #"@lookup(arguments: ["isbn", "region"], scope: "Book")"#,
            "title: String",
            in: rows
        )
        #expect(resolve(book) == isKnown)
    }

    @Test func somethingThatIsNotSelectedYetIsStillMissing() throws {
        let rows = try environment()
        let book = try detail(
            #"book(isbn: "x", region: 4): type Book @lookup(arguments: ["isbn", "region"], scope: "Book")"#,
            "title: String",
            "pages: Int",
            in: rows
        )
        #expect(!resolve(book))
    }

    /// The text of a list or an object is not the key of an object with that text.
    @Test(arguments: [
        (#"["x"]"#, #"isbn: ["x"]"#), (#"{"x":1}"#, "isbn: {x: 1}"), ("null", "isbn: null"),
        ("[]", "isbn: []"),
    ])
    func onlyScalarsAreKeys(text: String, argument: String) throws {
        let rows = try environment()
        let isbn = JSONValue.string(text).description
        let book = #"{"isbn":\#(isbn),"region":4,"title":"t"}"#
        try rows.write(#"{"books":[\#(book)],"user":null,"thing":null}"#)
        for isList in [false, true] {
            let type = isList ? "[type Book]" : "type Book"
            let argument = isList ? argument.replacing("isbn: ", with: "isbn: [") + "]" : argument
            let book = try detail(
                "book(\(argument), region: 4): \(type) "
                    + #"@lookup(arguments: ["isbn", "region"], scope: "Book")"#,
                "title: String",
                in: rows
            )
            #expect(!resolve(book))
        }
    }

    @Test(arguments: [(#"["1"]"#, true), ("[1]", true), ("[]", true), (#"["1", "2"]"#, false)])
    func listsAreAnsweredWhenAllOfThemAreKnown(ids: String, isKnown: Bool) throws {
        let rows = try environment()
        let users = try detail(
            #"users(ids: \#(ids)): [type User!] @lookup(arguments: ["ids"], scope: "User")"#,
            "name: String",
            in: rows
        )
        #expect(resolve(users) == isKnown)
    }

    @Test(arguments: [("Dog", true), ("Cat", false)])
    func anObjectOfAnotherTypeIsNotTaken(type: String, isKnown: Bool) throws {
        let rows = try environment()
        let pet = try detail(
            #"pet(id: "7"): interface Pet @lookup(arguments: ["id"], scope: "", types: ["\#(type)"])"#,
            "__typename: String!",
            "id: ID!",
            in: rows
        )
        #expect(resolve(pet) == isKnown)
    }

    @Test func deletedObjectsAndThoseOfUnknownTypeAreNotTaken() throws {
        let rows = try environment()
        try rows.test.environment.commitUpdate { store in
            store.delete(RecordKey("User", id: "1"))
        }
        let user = try detail(
            #"user(id: "1"): type User @lookup(arguments: ["id"], scope: "User")"#,
            "name: String",
            in: rows
        )
        #expect(!resolve(user))
        try rows.write(#"{"books":[],"user":null,"thing":{"id":"8"}}"#)
        let thing = try detail(
            #"other(id: "8"): interface Thing @lookup(arguments: ["id"], scope: "")"#,
            "id: ID!",
            in: rows
        )
        #expect(!resolve(thing))
    }

    @Test func readersOfTheFieldAreNotified() async throws {
        let rows = try environment()
        let user = try detail(
            #"user(id: "1"): type User @lookup(arguments: ["id"], scope: "User")"#,
            "name: String",
            in: rows
        )
        let before = rows.test.environment.store.source.version
        #expect(resolve(user))
        let after = rows.test.environment.store.source.version
        #expect(after > before)
        // Once it is there, nothing is written again.
        #expect(resolve(user))
        #expect(rows.test.environment.store.source.version == after)
    }

    @Test func insideAnUpdaterNothingIsResolved() throws {
        let rows = try environment()
        let user = try detail(
            #"user(id: "1"): type User @lookup(arguments: ["id"], scope: "User")"#,
            "name: String",
            in: rows
        )
        try rows.test.environment.commitUpdate { _ in
            #expect(!resolve(user))
        }
        #expect(resolve(user))
    }

    // MARK: - Objects of optimistic updates

    private func userDetail(_ rows: TestDocument) throws -> TestDocument {
        try detail(
            #"user(id: "9"): type User @key(fields: ["id"]) @lookup(arguments: ["id"], scope: "User")"#,
            "name: String",
            in: rows
        )
    }

    private func make(_ name: String, _ store: Store) throws -> OptimisticUpdate.ID {
        try store.add(
            OptimisticUpdate { store in
                let user = store.create(RecordKey("User", id: "9"), type: "User")
                user.setValue(.string(name), for: "name")
            }
        )
    }

    @Test(
        .bug(
            id: "optimistic-lookup",
            "Lookups never found objects that only optimistic updates had made."
        )
    )
    func objectsOfOptimisticUpdatesAreFoundWhileTheyExist() throws {
        let rows = try environment()
        let store = rows.test.environment.store
        let user = try userDetail(rows)
        #expect(!resolve(user))
        let update = try make("new", store)
        #expect(resolve(user))
        #expect(rows.test.environment.inspect().statistics.optimisticUpdates == 1)
        let version = store.source.version
        #expect(resolve(user))
        #expect(store.source.version == version)
        // Other updates may come and go.
        let other = try make("other", store)
        store.remove(other)
        #expect(user.isAvailable)
        store.remove(update)
        #expect(!user.isAvailable)
        #expect(rows.records["root"]?.contains("user(id") == false)
        #expect(store.writer.withLock { $0.optimisticUpdates.isEmpty })
    }

    @Test(arguments: [false, true])
    func theLinkStaysIfTheServerHasTheObject(hasOtherUpdate: Bool) throws {
        let rows = try environment()
        let store = rows.test.environment.store
        let user = try userDetail(rows)
        let update = try make("new", store)
        let other = hasOtherUpdate ? try make("other", store) : nil
        #expect(resolve(user))
        try rows.write(
            #"{"books":[],"user":{"id":"9","name":"theirs"},"thing":{"__typename":"Dog","id":"7"}}"#
        )
        #expect(user.isAvailable)
        store.remove(update)
        #expect(user.isAvailable)
        if let other { store.remove(other) }
        #expect(user.isAvailable)
        #expect(store.writer.withLock { $0.optimisticUpdates.isEmpty })
        #expect(rows.records["root"]?.contains("user(id") == true)
    }

    // MARK: - Handlers

    private struct Handler: MissingFieldHandler {
        func value(for field: MissingField, in store: RecordSourceProxy) -> JSONValue? {
            field.name == "shout" ? "N" : field.name == "age" ? "not a number" : nil
        }

        func linkedRecord(for field: MissingField, in store: RecordSourceProxy) -> RecordProxy? {
            guard field.name == "byCode", let code = field.arguments["code"]?.string else {
                return nil
            }
            return store.record(RecordKey("User", id: ID(String(code.dropFirst()))))
        }

        func linkedRecords(
            for field: MissingField,
            in store: RecordSourceProxy
        ) -> [RecordProxy?]? {
            field.name == "both" ? [store.record(RecordKey("User", id: "1")), nil] : nil
        }
    }

    @Test func handlersFindScalarsLinksAndLists() throws {
        let rows = try environment([Handler()])
        let user = try detail(
            #"byCode(code: "u1"): type User"#,
            "name: String",
            "shout: String",
            in: rows
        )
        #expect(resolve(user))
        #expect(rows.records[#"User("1")"#]?.contains(#"shout: "N""#) == true)
        let both = try detail("both: [type User]", "name: String", in: rows)
        #expect(resolve(both))
        let age = try detail(#"byCode(code: "u1"): type User"#, "age: Int", in: rows)
        #expect(!resolve(age))
        let unknown = try detail(#"byCode(code: "u2"): type User"#, "name: String", in: rows)
        #expect(!resolve(unknown))
    }
}
