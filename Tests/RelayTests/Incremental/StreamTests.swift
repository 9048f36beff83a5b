import Foundation
import Testing

@testable import Relay

/// Lists with `@stream`, in the formats of 2022 and 2020 and in the newer one.
@Suite struct StreamTests {
    static let label = "FriendsLaterQuery$stream$friends"
    static let mail = "FriendsLaterQuery$defer$mail"
    static let whole = """
        {"data":{"viewer":{"id":"v","friends":[{"id":"1","name":"A","email":"a"},
        {"id":"2","name":"B","email":null},{"id":"3","name":"C","email":"c"},
        {"id":"1","name":"A"}]}}}
        """
    static let first = """
        {"data":{"viewer":{"id":"v","friends":[{"id":"1","name":"A"}]}},"hasNext":true
        """

    static let formats: [(name: String, payloads: [String])] = [
        (
            "2022",
            [
                first + "}",
                """
                {"incremental":[{"items":[{"id":"2","name":"B"},{"id":"3","name":"C"}],
                "path":["viewer","friends",1],"label":"\(label)"},
                {"data":{"email":null},"path":["viewer","friends",1],"label":"\(mail)"}],
                "hasNext":true}
                """,
                """
                {"incremental":[{"path":["viewer","friends",2],"label":"\(mail)",
                "data":{"email":"c"}},{"path":["viewer","friends",0],"label":"\(mail)",
                "data":{"email":"a"}},{"label":"\(label)","path":["viewer","friends",3],
                "items":[{"id":"1","name":"A"}]}],"hasNext":false}
                """,
            ]
        ),
        (
            "newer",
            [
                first + """
                    ,"pending":[{"id":"s","path":["viewer","friends"],"label":"\(label)"},
                    {"id":"0","path":["viewer","friends",0],"label":"\(mail)"}]}
                    """,
                """
                {"pending":[{"id":"1","path":["viewer","friends",1],"label":"\(mail)"}],
                "incremental":[{"id":"s","items":[{"id":"2","name":"B"}]},
                {"id":"1","data":{"email":null}}],"completed":[{"id":"1"}],"hasNext":true}
                """,
                """
                {"incremental":[{"id":"s","items":[{"id":"3","name":"C"},{"id":"1","name":"A"}]},
                {"id":"0","data":{"email":"a"}}],"completed":[{"id":"0"},{"id":"s"}],
                "pending":[{"id":"2","path":["viewer","friends",2],"label":"\(mail)"}],
                "hasNext":true}
                """,
                """
                {"incremental":[{"id":"2","data":{"email":"c"}}],"completed":[{"id":"2"}],
                "hasNext":false}
                """,
            ]
        ),
    ]

    /// As Relay's own servers send it: `data` is the element at the end of the path.
    @Test func elementsOfTheFormatOf2020ComeAsData() throws {
        var writer = PartWriter(FriendsLaterQuery())
        let friend = { (index: Int) in #""path":["viewer","friends",\#(index)]"# }
        try writer.write([
            Self.first + "}",
            #"{\#(friend(1)),"label":"\#(Self.label)","data":{"id":"2","name":"B"},"hasNext":true}"#,
            #"{\#(friend(1)),"label":"\#(Self.mail)","data":{"email":null},"hasNext":true}"#,
            #"{\#(friend(2)),"label":"\#(Self.label)","data":{"id":"3","name":"C"},"hasNext":true}"#,
            #"{\#(friend(0)),"label":"\#(Self.mail)","data":{"email":"a"},"hasNext":true}"#,
            #"{\#(friend(2)),"label":"\#(Self.mail)","data":{"email":"c"},"hasNext":true}"#,
            #"{\#(friend(3)),"label":"\#(Self.label)","data":{"id":"1","name":"A"},"hasNext":false}"#,
        ])
        #expect(writer.records == (try PartWriter.records(Self.whole, FriendsLaterQuery())))
        #expect(writer.missing == [])
        #expect(writer.outstanding == nil)
    }

    @Test func aNullElementOfTheFormatOf2020IsAnElementWhereItMayBeNull() throws {
        var writer = PartWriter(CrewLaterQuery())
        try writer.write(
            """
            {"data":{"hero":{"__typename":"Droid","id":"1","name":"R","friends":[]}},
            "hasNext":true}
            """
        )
        let error = #"[{"message":"gone","path":["hero","friends",0]}]"#
        try writer.write(
            """
            {"path":["hero","friends",0],"label":"CrewLaterQuery$stream$friends","data":null,
            "errors":\(error),"hasNext":true}
            """
        )
        #expect(writer.records["\"1\""]?.contains("friends: [error(gone)]") == true)
        #expect(writer.errors == ["gone"])
    }

    @Test func anElementOfTheFormatOf2020ThatFailedLeavesTheListAsItIs() throws {
        var writer = PartWriter(FriendsLaterQuery())
        try writer.write(Self.first + "}")
        let before = writer.records
        try writer.write(
            """
            {"path":["viewer","friends",1],"label":"\(Self.label)","data":null,
            "errors":[{"message":"gone"}],"hasNext":false}
            """
        )
        #expect(writer.records == before)
        #expect(writer.errors == ["gone"])
    }

    @Test(
        arguments: [
            (
                #"["viewer","friends",2],"data":{}"#,
                ResponseError.InvalidPartReason.pastEnd(count: 1)
            ),
            (#"["viewer","friends",0],"data":5"#, .malformed("`data` is no object")),
            (#"["viewer","friends"],"data":[]"#, .malformed("`data` is no object")),
        ]
    )
    func elementsOfTheFormatOf2020AreRefusedWithTheirPath(
        entry: String,
        problem: ResponseError.InvalidPartReason
    ) throws {
        var writer = PartWriter(FriendsLaterQuery())
        try writer.write(Self.first + "}")
        let error = #expect(throws: ResponseError.self) {
            let label = problem == .pastEnd(count: 1) ? Self.label : Self.mail
            try writer.write(#"{"path":\#(entry),"label":"\#(label)","hasNext":true}"#)
        }
        guard case .invalidPart(_, let path, problem)? = error else { throw try #require(error) }
        #expect(path.hasPrefix("viewer.friends"))
    }

    @Test(arguments: formats.indices)
    func partsComeToTheSameAsTheWhole(format: Int) throws {
        var writer = PartWriter(FriendsLaterQuery())
        var counts: [Int] = []
        for payload in Self.formats[format].payloads {
            try writer.write(payload)
            let data = try writer.test.environment.read(FriendsLaterQuery())
            counts.append(data.viewer?.friends?.count ?? -1)
        }
        #expect(counts == (format == 0 ? [1, 3, 4] : [1, 2, 4, 4]))
        #expect(writer.records == (try PartWriter.records(Self.whole, FriendsLaterQuery())))
        #expect(writer.missing == [])
        #expect(writer.outstanding == nil)
    }

    @Test func listsOfListsAndObjectsWithoutIDAreFilledInOrder() throws {
        let (cells, cell, piece) = (
            "BoardLaterQuery$stream$cells", "BoardLaterQuery$defer$cell",
            "BoardLaterQuery$defer$piece"
        )
        var writer = PartWriter(BoardLaterQuery())
        try writer.write([
            """
            {"data":{"board":{"cells":[[{"x":1,"piece":null},null]]}},"hasNext":true}
            """,
            """
            {"incremental":[{"items":[[],[{"x":2,"piece":{"__typename":"Pawn","id":"p",
            "color":"white"}},{"x":3,"piece":{"__typename":"Queen","id":"q","color":"black"}}]],
            "path":["board","cells",1],"label":"\(cells)"},
            {"data":{"moved":true},"path":["board","cells",2,0,"piece"],"label":"\(piece)"}],
            "hasNext":true}
            """,
            """
            {"incremental":[{"data":{"y":12},"path":["board","cells",2,0],"label":"\(cell)"},
            {"data":{"y":13},"path":["board","cells",2,1],"label":"\(cell)"},
            {"data":{"__isPiece":"Queen"},"path":["board","cells",2,1,"piece"],"label":"\(piece)"},
            {"items":[[{"x":4,"piece":null}]],"path":["board","cells",3],"label":"\(cells)"},
            {"data":{"y":11},"path":["board","cells",0,0],"label":"\(cell)"},
            {"data":{"y":14},"path":["board","cells",3,0],"label":"\(cell)"},
            {"data":{"settings":null},"path":[],"label":"BoardLaterQuery$defer$settings"}],
            "hasNext":false}
            """,
        ])
        let whole = """
            {"data":{"settings":null,"board":{"cells":[[{"x":1,"y":11,"piece":null},null],[],
            [{"x":2,"y":12,"piece":{"__typename":"Pawn","id":"p","color":"white","moved":true}},
            {"x":3,"y":13,"piece":{"__typename":"Queen","id":"q","color":"black"}}],
            [{"x":4,"y":14,"piece":null}]]}}}
            """
        #expect(writer.records == (try PartWriter.records(whole, BoardLaterQuery())))
        #expect(writer.missing == [])
    }

    @Test func anEmptyListIsFilled() throws {
        var writer = PartWriter(FriendsLaterQuery(count: 0))
        try writer.write([
            #"{"data":{"viewer":{"id":"v","friends":[]}},"hasNext":true}"#,
            """
            {"incremental":[{"items":[{"id":"1","name":"A"}],"path":["viewer","friends",0]}],
            "hasNext":true}
            """,
            #"{"incremental":[{"items":[],"path":["viewer","friends",1]}],"hasNext":true}"#,
        ])
        #expect(try writer.test.environment.read(FriendsLaterQuery()).viewer?.friends?.count == 1)
    }

    @Test func elementsThatComeAgainReplaceThoseThere() throws {
        var writer = PartWriter(FriendsLaterQuery())
        try writer.write(Array(Self.formats[0].payloads.prefix(2)))
        try writer.write(
            """
            {"incremental":[{"items":[{"id":"9","name":"I"}],"path":["viewer","friends",1]}],
            "hasNext":true}
            """
        )
        let friends = try writer.test.environment.read(FriendsLaterQuery()).viewer?.friends
        #expect(friends?.map(\.name) == ["A", "I", "C"])
    }

    @Test func errorsAreStoredAtTheElementsThatFailed() throws {
        var writer = PartWriter(FriendsLaterQuery())
        try writer.write(Self.first + "}")
        try writer.write(
            """
            {"incremental":[{"items":[null,{"id":"3","name":"C"}],"path":["viewer","friends",1],
            "errors":[{"message":"no second","path":["viewer","friends",1]}]},
            {"data":{"email":null},"path":["viewer","friends",2],"label":"\(Self.mail)",
            "errors":[{"message":"no mail","path":["viewer","friends",2,"email"]}]}],"hasNext":true}
            """
        )
        #expect(writer.errors == ["no second", "no mail"])
        #expect(
            writer.records["\"v\""]?.contains("friends: [->\"1\",error(no second),->\"3\"]") == true
        )
        #expect(writer.records["\"3\""]?.contains("email: error(no mail)") == true)
    }

    @Test func aListGoesOnAfterErrorsInIt() throws {
        var writer = PartWriter(FriendsLaterQuery())
        try writer.write([
            """
            {"data":{"viewer":{"id":"v","friends":[null]}},"hasNext":true,
            "errors":[{"message":"no first","path":["viewer","friends",0]}]}
            """,
            """
            {"incremental":[{"items":[null],"path":["viewer","friends",1],
            "errors":[{"message":"no second","path":["viewer","friends",1]}]}],"hasNext":true}
            """,
            """
            {"incremental":[{"items":[{"id":"3","name":"C"}],"path":["viewer","friends",2]}],
            "hasNext":true}
            """,
        ])
        #expect(
            writer.records["\"v\""]
                == #"User {friends: [error(no first),error(no second),->"3"]; id: "v"}"#
        )
    }

    @Test func aStreamThatFailsLeavesWhatIsThere() throws {
        var writer = PartWriter(FriendsLaterQuery())
        try writer.write(Self.first + "}")
        let before = writer.records
        try writer.write(
            """
            {"incremental":[{"items":null,"path":["viewer","friends",1],"label":"\(Self.label)",
            "errors":[{"message":"cut off","path":["viewer","friends",1]}]}],"hasNext":true}
            """
        )
        #expect(writer.records == before)
        #expect(writer.errors == ["cut off"])
    }

    @Test func aListThatSomethingElseHasReplacedIsLeftAsItIs() throws {
        let test = TestEnvironment()
        var writer = PartWriter(FriendsLaterQuery(), in: test)
        try writer.write(Array(Self.formats[0].payloads.prefix(2)))
        let other = """
            {"data":{"viewer":{"id":"v","friends":[{"id":"3","name":"C","email":null}]}}}
            """
        try test.write(other, FriendsLaterQuery(isStreamed: false))
        let before = test.records
        try writer.write(
            """
            {"incremental":[{"items":[{"id":"4","name":"D"}],"path":["viewer","friends",3]}],
            "hasNext":true}
            """
        )
        #expect(test.records == before)
        // What is in it now is not what the server means by its positions.
        try writer.write(
            """
            {"incremental":[{"data":{"email":"e"},"path":["viewer","friends",0]},
            {"data":{"email":"e"},"path":["viewer","friends",3],"label":"\(Self.mail)"}],
            "hasNext":false}
            """
        )
        #expect(test.records == before)
    }

    @Test(
        .bug(
            id: "streamed-and-whole",
            "A list that was streamed in one place and whole in another lacked fields."
        ),
        arguments: [true, false]
    )
    func aListThatIsWholeElsewhereGoesOn(isWholeFirst: Bool) throws {
        let streamed = """
             me = viewer: type User
              id: ID!
              friends: [type User!] @stream(label: "s")
               id: ID!
               name: String
            """
        let whole = """
             viewer: type User
              id: ID!
              friends: [type User!]
               id: ID!
            """
        let parts = isWholeFirst ? [whole, streamed] : [streamed, whole]
        let test = TestEnvironment()
        let text = "normalization\n\(parts.joined(separator: "\n"))\nreader\n viewer\n  id\n"
        var writer = PartWriter(try TestDocument(text, in: test).operation, in: test)
        try writer.write(
            """
            {"data":{"me":{"id":"v","friends":[]},
            "viewer":{"id":"v","friends":[{"id":"1"},{"id":"2"}]}},"hasNext":true}
            """
        )
        let list = "User {friends: [->\"1\",->\"2\"]; id: \"v\"}"
        #expect(test.records["\"v\""] == list)
        try writer.write(
            """
            {"incremental":[{"items":[{"id":"1","name":"A"},{"id":"2","name":"B"}],
            "path":["me","friends",0],"label":"s"}],"hasNext":false}
            """
        )
        #expect(test.records["\"v\""] == list)
        #expect(test.records["\"2\""] == #"User {id: "2"; name: "B"}"#)
        let hasConflict = test.log.contains { event in
            if case .executeValueConflict = event { true } else { false }
        }
        #expect(!hasConflict)
    }

    @Test func aPartIsOfTheObjectThatTheServerMeant() throws {
        let test = TestEnvironment()
        var writer = PartWriter(FriendsLaterQuery(), in: test)
        try writer.write(Self.first + "}")
        // Something else has put another object in its place.
        try test.write(
            #"{"data":{"viewer":{"id":"w","name":"W","email":"w@w","friends":null}}}"#,
            ViewerQuery()
        )
        try writer.write(
            """
            {"incremental":[{"data":{"email":"a@a"},"path":["viewer","friends",0]},
            {"items":[{"id":"2","name":"B"}],"path":["viewer","friends",1]}],"hasNext":false}
            """
        )
        #expect(test.records["\"1\""]?.contains("email: \"a@a\"") == true)
        #expect(test.records["\"v\""]?.contains("friends: [->\"1\",->\"2\"]") == true)
        #expect(test.records["\"w\""]?.contains("a@a") == false)
    }

    @Test func aPartOfADeletedObjectIsNotWritten() throws {
        let test = TestEnvironment()
        var writer = PartWriter(FriendsLaterQuery(), in: test)
        try writer.write(Self.first + "}")
        try test.environment.commitUpdate { $0.delete("1") }
        let before = test.records
        try writer.write(
            #"{"incremental":[{"data":{"email":"a"},"path":["viewer","friends",0]}],"hasNext":true}"#
        )
        #expect(test.records == before)
        try test.environment.commitUpdate { $0.delete("v") }
        let after = test.records
        try writer.write(
            """
            {"incremental":[{"items":[{"id":"2","name":"B"}],"path":["viewer","friends",1]}],
            "hasNext":true}
            """
        )
        #expect(test.records == after)
    }
}
