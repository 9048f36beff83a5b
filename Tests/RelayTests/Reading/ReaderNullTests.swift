import Testing

@_spi(Generated) @testable import Relay

/// Null, missing, deleted and failed, and how far each of them reaches.
@Suite struct ReaderNullTests {
    private let test = TestEnvironment()

    private func write(_ board: String) throws {
        try test.write("{\"data\":{\"board\":\(board),\"settings\":null}}", BoardQuery())
    }

    @Test func nullInANullablePlaceIsNil() throws {
        try write(#"{"cells":[[null]],"labels":null,"marks":[null]}"#)
        let board = try #require(try test.environment.read(BoardQuery()).board)
        #expect(board.cells.map { $0.map { $0 == nil } } == [[true]])
        #expect(board.labels == nil)
        #expect(board.marks == [nil])
    }

    @Test func nullInANonNullPlaceReachesTheNearestNullable() throws {
        try write(
            #"{"cells":[[{"x":1,"y":null,"piece":null},{"x":1,"y":2,"piece":null}]],"labels":[],"marks":[]}"#
        )
        let snapshot = test.snapshot(BoardQuery())
        let row = try #require(snapshot.value?.board?.cells.first)
        #expect(row.map { $0?.y } == [nil, 2])
        #expect(snapshot.errors.map(\.path) == ["board.cells.0.0.y"])
        #expect(snapshot.errors.map(\.reason) == [.unexpectedNull])
    }

    @Test func nullThroughTwoNonNullPlaces() throws {
        try write(#"{"cells":null,"labels":[],"marks":[]}"#)
        let snapshot = test.snapshot(BoardQuery())
        #expect(snapshot.value != nil)
        #expect(snapshot.value?.board == nil)
        #expect(snapshot.errors.map(\.path) == ["board.cells"])
    }

    @Test func aNullElementFailsOnlyItsList() throws {
        try write(#"{"cells":[],"labels":[["a"]],"marks":[["JEDI",null],["EMPIRE"]]}"#)
        let snapshot = test.snapshot(BoardQuery())
        #expect(snapshot.value?.board?.marks == [nil, [.empire]])
        #expect(snapshot.value?.board?.labels == [["a"]])
        #expect(snapshot.errors.map(\.path) == ["board.marks.0.1"])
    }

    @Test func nullWithNothingNullableAroundItFailsTheWhole() throws {
        try test.write(#"{"data":{"items":[{"id":"1","name":null,"value":1}]}}"#, WideQuery())
        let error = #expect(throws: StoreError.self) { try test.environment.read(WideQuery()) }
        #expect(
            error
                == .failed(
                    definition: "WideQuery",
                    [FieldError(path: "items.0.name", reason: .unexpectedNull)]
                )
        )
    }

    @Test func aFailureIsNotForgottenForAFieldReadAfterIt() throws {
        // `name` comes before the nullable `friends`, which reads well.
        try test.write(
            #"{"data":{"viewer":{"id":"1","name":null,"email":"e","friends":[{"id":"2","name":"b"}]}}}"#,
            ViewerQuery()
        )
        let snapshot = test.snapshot(ViewerQuery())
        #expect(snapshot.value != nil)
        #expect(snapshot.value?.viewer == nil)
        #expect(snapshot.errors.map(\.path) == ["viewer.name"])
    }

    @Test func severalFailuresAreAllReported() throws {
        try write(#"{"cells":[[{"x":null,"y":null,"piece":null}]],"labels":[],"marks":[[null]]}"#)
        let snapshot = test.snapshot(BoardQuery())
        #expect(
            snapshot.errors.map(\.path) == [
                "board.cells.0.0.x", "board.cells.0.0.y", "board.marks.0.0",
            ]
        )
        #expect(snapshot.value?.board?.marks == [nil])
    }

    @Test func whatIsMissingIsNoNull() throws {
        try test.write(#"{"data":{"viewer":{"id":"1","name":"a","friends":null}}}"#, ViewerQuery())
        #expect(throws: StoreError.missing(definition: "ViewerQuery", fields: ["viewer.email"])) {
            try test.environment.read(ViewerQuery())
        }
        #expect(throws: StoreError.missing(definition: "WideQuery", fields: ["items"])) {
            try test.environment.read(WideQuery())
        }
    }

    @Test func anEmptyStoreHasNothing() {
        let error = #expect(throws: StoreError.self) { try test.environment.read(ViewerQuery()) }
        #expect(error == .missing(definition: "ViewerQuery", fields: ["viewer"]))
        #expect(error?.description.contains("Fetch an operation that selects it first") == true)
    }

    @Test func aDeletedObjectIsNullOrLeftOut() throws {
        try test.write(
            #"{"data":{"nodes":[{"__typename":"Human","id":"1","name":"a"},{"__typename":"Human","id":"2","name":"b"}],"items":[]}}"#,
            NodesQuery(ids: [])
        )
        try test.write(
            #"{"data":{"items":[{"id":"1","name":"a","value":1},{"id":"2","name":"b","value":2}]}}"#,
            WideQuery()
        )
        try test.environment.commitUpdate { $0.delete("1") }
        #expect(try test.environment.read(WideQuery()).items.map(\.id) == ["2"])
        #expect(try test.environment.read(NodesQuery(ids: [])).nodes.map { $0?.id } == [nil, "2"])
        #expect(test.snapshot(NodesQuery(ids: [])).errors.isEmpty)
    }

    @Test func aDeletedObjectWhereNoNullCanBeFails() throws {
        try test.write(storyResponse(), StoryQuery(id: "s"))
        let story = try #require(
            try test.environment.read(StoryQuery(id: "s")).node?.storyRow_story
        )
        try test.environment.commitUpdate { $0.delete("u") }
        #expect(
            throws: StoreError.failed(
                definition: "StoryRow_story",
                [FieldError(path: "author", reason: .unexpectedNull)]
            )
        ) { try test.environment.read(story) }
        try test.environment.commitUpdate { $0.delete("s") }
        #expect(throws: StoreError.deleted(definition: "StoryRow_story")) {
            try test.environment.read(story)
        }
        #expect(try test.environment.read(StoryQuery(id: "s")).node == nil)
    }

    @Test func everyRecordThatWasReadIsSeen() throws {
        try test.write(storyResponse(), StoryQuery(id: "s"))
        let story = try #require(
            try test.environment.read(StoryQuery(id: "s")).node?.storyRow_story
        )
        let store = test.environment.store
        let query = test.snapshot(StoryQuery(id: "s"))
        #expect(query.seen.map { store.describe($0.id) } == ["root", "\"s\""])
        let names = test.snapshot(story).seen.map { store.describe($0.id) }
        #expect(Set(names) == ["\"s\"", "\"u\""])
        try test.environment.commitUpdate { $0.delete("u") }
        #expect(test.snapshot(story).seen.count == 2)
    }

    @Test func anElementGoesWithWhatItCannotBeWithout() throws {
        struct Edge: TestSelection, FieldValue {
            let node: Field<ID>
            init(_ reader: inout Reader) { node = reader.object(0) }
        }
        struct Edges: TestSelection, FieldValue {
            let edges: [Edge]
            init(_ reader: inout Reader) { edges = reader.objects(0) }
        }
        let document = try TestDocument(
            """
            normalization
             edges: [type Edge!]!
              node: type Node!
               id: ID!
            reader
             edges
              node
               id
            """,
            in: test
        )
        try document.write(#"{"edges":[{"node":{"id":"a"}},{"node":{"id":"b"}}]}"#)
        try test.environment.commitUpdate { $0.delete("a") }
        let snapshot = document.read(Edges.self)
        #expect(snapshot.value?.edges.map(\.node.value) == ["b"])
        #expect(snapshot.errors.isEmpty)
        try document.write(#"{"edges":[{"node":{"id":"b"}},{"node":null}]}"#)
        try test.environment.commitUpdate { $0.delete("b") }
        #expect(document.read(Edges.self).value == nil, "a null is no deletion")
    }
}
