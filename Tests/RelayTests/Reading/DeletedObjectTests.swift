import Testing

@_spi(Generated) @testable import Relay

/// How links and lists read after objects were deleted, with both values of the option.
@Suite struct DeletedObjectTests {
    private func document(leavingOut: Bool) throws -> TestDocument {
        let document = try TestDocument(
            """
            normalization
             rows: [type Row]
              id: ID!
              owner: type User!
               id: ID!
              editor: type User
               id: ID!
             totalCount: Int
            reader
             rows
              id
              owner
               id
              editor
               id
             totalCount
            """,
            in: TestEnvironment { $0.leavesOutDeletedObjects = leavingOut }
        )
        try document.write(Self.rows)
        return document
    }

    private static let rows = """
        {"rows":[{"id":"1","owner":{"id":"a"},"editor":{"id":"b"}},null,\
        {"id":"2","owner":{"id":"c"},"editor":null},{"id":"3","owner":{"id":"a"},"editor":null}],\
        "totalCount":4}
        """

    private struct Rows: TestSelection, FieldValue {
        let rows: [Row?]
        let totalCount: Int?

        init(_ reader: inout Reader) {
            rows = reader.objectsOrNil(0)
            totalCount = reader.optionalInt(1)
        }
    }

    /// The same, read as a value like lists of lists.
    private struct Values: TestSelection, FieldValue {
        let rows: [Row?]

        init(_ reader: inout Reader) { rows = reader.value(0) }
    }

    private struct Row: TestSelection, FieldValue {
        let id: ID
        let owner: User
        let editor: User?

        init(_ reader: inout Reader) {
            id = reader.id(0)
            owner = reader.object(1)
            editor = reader.optionalObject(2)
        }
    }

    private struct User: TestSelection, FieldValue {
        let id: ID

        init(_ reader: inout Reader) { id = reader.id(0) }
    }

    /// The ids of the rows, `-` for null.
    private func ids(_ document: TestDocument) throws -> [String] {
        let rows = try #require(document.read(Rows.self).value).rows
        let values = try #require(document.read(Values.self).value).rows
        #expect(rows == values)
        return rows.map { $0?.id.rawValue ?? "-" }
    }

    private func delete(_ id: ID, _ document: TestDocument) throws {
        try document.test.environment.commitUpdate { $0.delete(id) }
    }

    @Test(arguments: [(false, ["-", "-", "2", "3"]), (true, ["-", "2", "3"])])
    func aDeletedElement(leavingOut: Bool, expected: [String]) throws {
        let document = try document(leavingOut: leavingOut)
        #expect(try ids(document) == ["1", "-", "2", "3"])
        try delete("1", document)
        try delete("1", document)
        try delete("unknown", document)
        #expect(try ids(document) == expected)
        // A field of the server's stays as it was.
        #expect(document.read(Rows.self).value?.totalCount == 4)
        #expect(document.read(Rows.self).errors.isEmpty)
        // The server sends it again.
        try document.write(Self.rows)
        #expect(try ids(document) == ["1", "-", "2", "3"])
    }

    @Test(arguments: [(false, ["-", "-", "2", "-"]), (true, ["-", "2"])])
    func elementsThatNeedADeletedObject(leavingOut: Bool, expected: [String]) throws {
        let document = try document(leavingOut: leavingOut)
        try delete("a", document)
        #expect(try ids(document) == expected)
    }

    @Test(arguments: [false, true])
    func aNullableLinkToADeletedObjectIsNull(leavingOut: Bool) throws {
        let document = try document(leavingOut: leavingOut)
        try delete("b", document)
        #expect(try ids(document) == ["1", "-", "2", "3"])
        #expect(document.read(Rows.self).value?.rows.first??.editor == nil)
    }

    @Test(arguments: [(false, ["-", "-", "-", "-"]), (true, ["-"])])
    func allElements(leavingOut: Bool, expected: [String]) throws {
        let document = try document(leavingOut: leavingOut)
        for id: ID in ["1", "2", "3", "a"] { try delete(id, document) }
        #expect(try ids(document) == expected)
    }

    @Test func nodesOfConnectionsAreLeftOutAndTheirCountIsRight() throws {
        for leavingOut in [false, true] {
            let feed = FeedDocument(TestEnvironment { $0.leavesOutDeletedObjects = leavingOut })
            try feed.write(FeedDocument.page(["a", "b", "c"]), ["first": 3])
            try feed.test.environment.commitUpdate { $0.delete("b") }
            // The edge stays, and has no node.
            #expect(try feed.ids() == ["a", "?", "c"])
        }
    }

    /// An element with two links to an object, one of them with its errors caught.
    private struct Edges: TestSelection, FieldValue {
        let edges: [Edge?]

        init(_ reader: inout Reader) { edges = reader.objectsOrNil(0) }
    }

    private struct Edge: TestSelection, FieldValue {
        let node: User
        let preview: Result<Preview?, FieldErrors>

        init(_ reader: inout Reader) {
            node = reader.object(0)
            preview = reader.value(1)
        }
    }

    private struct Preview: TestSelection, FieldValue {
        let story: User

        init(_ reader: inout Reader) { story = reader.object(0) }
    }

    @Test(arguments: ["node", "preview"])
    func aCaughtErrorOfADeletedObjectDoesNotKeepItsElement(first: String) throws {
        let lines = [
            "node": ["  node: type Story!", "   id: ID!"],
            "preview": [
                "  preview: type Preview", "   story: type Story!", "    id: ID!",
            ],
        ]
        let second = first == "node" ? "preview" : "node"
        let document = try TestDocument(
            """
            normalization
             edges: [type Edge!]!
            \((lines[first, default: []] + lines[second, default: []]).joined(separator: "\n"))
            reader
             edges
              node
               id
              preview @catch(to: RESULT)
               story
                id
            """,
            in: TestEnvironment { $0.leavesOutDeletedObjects = true }
        )
        try document.write(
            #"""
            {"edges":[{"node":{"id":"s"},"preview":{"story":{"id":"s"}}},
            {"node":{"id":"t"},"preview":{"story":{"id":"s"}}}]}
            """#
        )
        try delete("s", document)
        let snapshot = document.read(Edges.self)
        let edges = try #require(snapshot.value).edges
        #expect(edges.map { $0?.node.id } == ["t"])
        #expect(throws: FieldErrors.self) { try edges.first??.preview.get() }
    }
}
