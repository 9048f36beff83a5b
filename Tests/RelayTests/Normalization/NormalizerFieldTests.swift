import Testing

@testable import Relay

/// Which values a record gets.
@Suite struct NormalizerFieldTests {
    private let test = TestEnvironment()

    @Test func skipsKeysThatNobodyAskedFor() throws {
        try test.write(
            #"{"data":{"extra":{"a":[1,{"b":"]}"}]},"items":[{"id":"1","x":null,"name":"a","y":{"id":"9"},"value":1,"z":[]}],"more":1}}"#,
            WideQuery()
        )
        #expect(test.records["\"1\""] == #"Item {id: "1"; name: "a"; value: int 1}"#)
        #expect(test.records.count == 2)
    }

    @Test(arguments: ["", " ", "\t", "\n", " \r\n "])
    func spaceMayStandBeforeAndAfterColons(space: String) throws {
        let response =
            #"{"data":{"items":[{"__typename":"Item","id":"1","name":"a","value":-1,"id2":0}]}}"#
        for colon in [space + ":", ":" + space, space + ":" + space] {
            try test.write(response.replacing(":", with: colon), WideQuery())
            #expect(test.records["\"1\""] == #"Item {id: "1"; name: "a"; value: int -1}"#)
            #expect(test.records.count == 2)
        }
    }

    @Test func theLastOfRepeatedKeysWins() throws {
        let response =
            #"{"data":{"items":[{"id":"1","name":"a","value":1,"name":"b","value":2,"value":1}]}}"#
        for _ in 0..<2 {
            try test.write(response, WideQuery())
            #expect(test.records["\"1\""] == #"Item {id: "1"; name: "b"; value: int 1}"#)
        }
    }

    @Test func readsEscapedTexts() throws {
        for (text, name) in [
            (#"\u00e9"#, "\u{e9}"), (#"a\n\"b\""#, "a\n\"b\""), (#"\\x"#, "\\x"), ("x", "x"),
        ] {
            let item = "{\"id\":\"\(text)\",\"name\":\"\(text)\",\"value\":1}"
            for _ in 0..<2 { try test.write("{\"data\":{\"items\":[\(item)]}}", WideQuery()) }
            let read = try test.environment.read(WideQuery()).items[0]
            #expect(read.name.hasSameBytes(as: name))
            #expect(read.id == ID(name))
        }
    }

    @Test func readsEscapedKeys() throws {
        try test.write(
            #"{"d\u0061ta":{"it\u0065ms":[{"\u0069d":"1","name":"a","value":1}]}}"#,
            WideQuery()
        )
        #expect(try test.environment.read(WideQuery()).items.map(\.id) == ["1"])
    }

    @Test func keepsNullsInLists() throws {
        let human = #"{"__typename":"Human","id":"1","name":"a"}"#
        for (list, expected) in [
            ("[null]", [nil]), ("[\(human),null,\(human)]", ["1", nil, "1"]), ("[]", []),
            ("[null,\(human)]", [nil, "1"]), ("[\(human)]", ["1"]),
        ] as [(String, [ID?])] {
            try test.write("{\"data\":{\"nodes\":\(list)}}", NodesQuery(ids: ["1"]))
            let nodes = try test.environment.read(NodesQuery(ids: ["1"])).nodes
            #expect(nodes.map { $0?.id } == expected)
            #expect(
                !(try test.write("{\"data\":{\"nodes\":\(list)}}", NodesQuery(ids: ["1"]))
                    .isPublished)
            )
        }
    }

    @Test func argumentsMakeFieldsDifferent() throws {
        try test.write(
            #"{"data":{"human":{"id":"1000","meters":1.5,"alsoMeters":1.5,"feet":5},"luke":{"id":"1000","name":"Luke"},"#
                + #""vader":{"id":"1001","name":"Vader"},"empire":[],"jedi":null,"ships":{"edges":[]}}}"#,
            AliasesQuery()
        )
        let record = test.records["\"1000\""]
        #expect(
            record
                == #"Human {height(unit:"FOOT"): 5.0; height(unit:"METER"): 1.5; height: 1.5; id: "1000"; name: "Luke"}"#
        )
        let root = try #require(test.records["root"])
        #expect(root.contains(#"human(id:"1000"): ->"1000""#))
        #expect(root.contains(#"human(id:"1001"): ->"1001""#))
        #expect(root.contains(#"reviews(episode:"JEDI",since:"2026-01-01T00:00:00Z"): null"#))
        #expect(
            root.contains(
                #"filter:{"by":{"registry":[1,2]},"text":"falcon \"M\" \\ \u{e9}\n","within":[[0.5,1000]]}"#
            )
        )
    }

    @Test func variablesAreInStorageKeysWithTheirDefaults() throws {
        try test.write(#"{"data":{"search":[]}}"#, SearchQuery(text: "a"))
        try test.write(#"{"data":{"search":[]}}"#, SearchQuery(text: "a", first: .null))
        try test.write(#"{"data":{"items":[]}}"#, WideQuery())
        try test.write(#"{"data":{"items":[]}}"#, WideQuery(group: .null))
        let root = try #require(test.records["root"])
        #expect(
            root
                == #" {items(group:null): []; items: []; search(first:10,text:"a"): []; search(first:null,text:"a"): []}"#
        )
    }

    @Test func whatIsLeftOutIsMissingAndReported() throws {
        let written = try test.write(
            #"{"data":{"viewer":{"id":"1","email":null,"friends":[{"id":"2"}]}}}"#,
            ViewerQuery()
        )
        #expect(written.missing.sorted() == ["viewer.friends.0.name", "viewer.name"])
        #expect(throws: StoreError.missing(definition: "ViewerQuery", fields: ["viewer.name"])) {
            try test.environment.read(ViewerQuery())
        }
        #expect(!test.isAvailable(ViewerQuery()))
        let all = try test.write(#"{"data":{}}"#, ViewerQuery())
        #expect(all.missing == ["viewer"])
    }

    @Test func whatIsLeftOutKeepsItsValue() throws {
        try test.write(
            #"{"data":{"viewer":{"id":"1","name":"a","email":"e","friends":[]}}}"#,
            ViewerQuery()
        )
        try test.write(#"{"data":{"viewer":{"id":"1","name":"b"}}}"#, ViewerQuery())
        #expect(test.records["\"1\""] == #"User {email: "e"; friends: []; id: "1"; name: "b"}"#)
    }

    static let same = [
        #"{"data":{"viewer":{"id":"1","name":"a","email":null,"friends":[{"id":"2","name":"b"},{"id":"3","name":"\u00e9"}]}}}"#,
        #"{"data":{"viewer":null}}"#,
        #"{"data":{"viewer":{"id":"1","name":"","email":"","friends":[]}}}"#,
        #"{"data":{"viewer":{"id":"1","name":"a","email":null,"friends":null},"viewer":{"id":"1","name":"b"}}}"#,
        #"{"data":{"viewer":{"id":"1","name":"a","email":null,"friends":null}},"errors":[{"message":"no","path":["viewer","email"]}]}"#,
    ]

    @Test(arguments: same)
    func theSameResponseAgainChangesNothing(response: String) throws {
        #expect(try test.write(response, ViewerQuery()).isPublished)
        let records = test.records
        let again = try test.write(response, ViewerQuery())
        #expect(test.records == records)
        if !response.contains("\"b\"}}}") || !response.contains("null},\"viewer\"") {
            #expect(!again.isPublished)
        }
    }

    @Test func listsOfObjectsChangeInEveryWay() throws {
        let lists = [[], [1], [1, 2], [1, 2, 3], [1, 3], [3, 1], [2], [1, 1], []]
        for list in lists + lists.reversed() {
            let items = list.map { "{\"id\":\"\($0)\",\"name\":\"n\",\"value\":1}" }
            try test.write("{\"data\":{\"items\":[\(items.joined(separator: ","))]}}", WideQuery())
            #expect(
                try test.environment.read(WideQuery()).items.map(\.id.rawValue)
                    == list.map(String.init)
            )
        }
    }
}
