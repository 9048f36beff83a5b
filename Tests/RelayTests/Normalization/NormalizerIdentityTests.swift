import Testing

@testable import Relay

/// Which record an object goes into.
@Suite struct NormalizerIdentityTests {
    private let test = TestEnvironment()

    private func viewer(_ members: String) -> String {
        "{\"data\":{\"viewer\":{\(members)}}}"
    }

    @Test func objectsWithAnIDShareOneRecord() throws {
        try test.write(
            viewer(#""id":"1","name":"a","email":null,"friends":[{"id":"2","name":"b"}]"#),
            ViewerQuery()
        )
        try test.write(#"{"data":{"items":[{"id":"2","name":"c","value":3}]}}"#, WideQuery())
        #expect(test.records["\"2\""] == #"Item {id: "2"; name: "c"; value: int 3}"#)
        #expect(test.records["\"1\""]?.contains(#"friends: [->"2"]"#) == true)
        #expect(test.records.count == 3)
    }

    @Test(arguments: ["client:root", "root", "root.viewer", "0", "\u{e9}", "a\\u0000b", "\\\""])
    func idsCannotNameOtherRecords(id: String) throws {
        try test.write(
            viewer(#""id":"\#(id)","name":"a","email":null,"friends":null"#),
            ViewerQuery()
        )
        #expect(try test.environment.read(ViewerQuery()).viewer?.name == "a")
        #expect(test.records["root"]?.contains("viewer: ->") == true)
        #expect(test.records.count == 2)
    }

    @Test func idsThatUnicodeCallsEquivalentAreTwo() throws {
        try test.write(
            "{\"data\":{\"items\":[{\"id\":\"\u{e9}\",\"name\":\"a\",\"value\":1},"
                + "{\"id\":\"e\u{301}\",\"name\":\"b\",\"value\":2}]}}",
            WideQuery()
        )
        #expect(try test.environment.read(WideQuery()).items.map(\.name) == ["a", "b"])
        #expect(test.environment.store.source.count == 3)
    }

    @Test func escapedAndPlainIDsAreTheSame() throws {
        try test.write(
            viewer(#""id":"\u00e9\/x","name":"a","email":null,"friends":null"#),
            ViewerQuery()
        )
        let written = try test.write(
            viewer(#""id":"é/x","name":"a","email":null,"friends":null"#),
            ViewerQuery()
        )
        #expect(!written.isPublished)
        #expect(test.records.count == 2)
    }

    @Test(arguments: ["\"id\":null,", "\"id\":\"\",", ""])
    func objectsWithoutIDAreTheirPlaces(id: String) throws {
        try test.write(viewer("\(id)\"name\":\"a\",\"email\":null,\"friends\":null"), ViewerQuery())
        #expect(test.records.keys.sorted() == ["root", "root.viewer"])
    }

    @Test func placesInListsHaveTheirIndex() throws {
        try test.write(
            #"{"data":{"beings":[{"__typename":"Ghost","__isBeing":"Ghost","born":"1","home":{"name":"x"},"haunts":"y"},"#
                + #"{"__typename":"Ghost","__isBeing":"Ghost","born":"2","home":null,"haunts":"z"}]}}"#,
            BeingsQuery()
        )
        #expect(
            test.records.keys.sorted() == [
                "root", "root.beings.0", "root.beings.0.home", "root.beings.1",
            ]
        )
    }

    @Test func placesInListsOfListsAreApart() throws {
        func cell(_ x: Int) -> String { "{\"x\":\(x),\"y\":0,\"piece\":null}" }
        try test.write(
            "{\"data\":{\"board\":{\"cells\":[[\(cell(1)),null],[],[\(cell(2)),\(cell(3))]],"
                + "\"labels\":null,\"marks\":null},\"settings\":null}}",
            BoardQuery()
        )
        let cells = try #require(try test.environment.read(BoardQuery()).board?.cells)
        #expect(cells.map { $0.map { $0?.x } } == [[1, nil], [], [2, 3]])
        #expect(test.records.count == 5)
    }

    @Test func lateIDsAndTypesAreFound() throws {
        let late =
            #"{"data":{"hero":{"born":null,"home":{"population":1,"name":"p"},"name":"Luke","__isBeing":"Human","id":"1","__typename":"Human"}}}"#
        let early =
            #"{"data":{"hero":{"__typename":"Human","id":"1","name":"Luke","__isBeing":"Human","born":null,"home":{"name":"p","population":1.0}}}}"#
        try test.write(late, HeroNameQuery())
        #expect(test.records["\"1\""]?.hasPrefix("Human {") == true)
        #expect(!(try test.write(early, HeroNameQuery()).isPublished))
    }

    @Test func aLateIDBehindNestedOnesIsItsOwn() throws {
        try test.write(
            viewer(#""friends":[{"name":"b","id":"2"}],"email":"id","name":"a","id":"1""#),
            ViewerQuery()
        )
        #expect(test.records.keys.sorted() == ["\"1\"", "\"2\"", "root"])
        #expect(try test.environment.read(ViewerQuery()).viewer?.id == "1")
    }

    @Test func anObjectWithinItselfIsOneRecord() throws {
        let response = viewer(
            #""id":"1","name":"a","email":"e","friends":[{"id":"1","name":"a"},{"id":"2","name":"b"}]"#
        )
        try test.write(response, ViewerQuery())
        #expect(test.records.count == 3)
        let viewer = try #require(try test.environment.read(ViewerQuery()).viewer)
        let friends = try #require(viewer.friends)
        #expect(viewer.name == "a" && viewer.email == "e")
        #expect(try test.environment.read(friends[0].userName_user).name == "a")
        #expect(!(try test.write(response, ViewerQuery()).isPublished))
    }

    @Test func ofTwoContradictingObjectsTheOneThatIsSelectedLastWins() throws {
        let response = viewer(
            #""id":"1","name":"outer","email":null,"friends":[{"id":"1","name":"inner"}]"#
        )
        for _ in 0..<3 {
            try test.write(response, ViewerQuery())
            #expect(try test.environment.read(ViewerQuery()).viewer?.name == "inner")
        }
    }

    @Test func theLastOfTwoContradictingElementsWins() throws {
        for _ in 0..<3 {
            try test.write(
                #"{"data":{"items":[{"id":"1","name":"a","value":1},{"id":"1","name":"b","value":1}]}}"#,
                WideQuery()
            )
            #expect(try test.environment.read(WideQuery()).items.map(\.name) == ["b", "b"])
        }
    }

    @Test func theLastTypeOfAnIDWins() throws {
        try test.write(viewer(#""id":"1","name":"a","email":null,"friends":null"#), ViewerQuery())
        try test.write(#"{"data":{"items":[{"id":"1","name":"a","value":1}]}}"#, WideQuery())
        #expect(test.records["\"1\""]?.hasPrefix("Item {") == true)
        #expect(
            test.log.last
                == .executeTypeConflict(
                    operation: "WideQuery",
                    path: "items.0",
                    previous: "User",
                    current: "Item"
                )
        )
        #expect(try test.environment.read(ViewerQuery()).viewer?.name == "a")
    }
}
