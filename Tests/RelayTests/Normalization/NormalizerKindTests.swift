import Foundation
import Testing

@testable import Relay

/// Values are checked against the kinds that the schema gives them.
@Suite struct NormalizerKindTests {
    private let test = TestEnvironment()

    static let refusedItems: [(String, String, String, String)] = [
        (#"{"items":{}}"#, "items", "[Item!]!", "an object"),
        (#"{"items":"x"}"#, "items", "[Item!]!", "a string"),
        (#"{"items":[1]}"#, "items.0", "[Item!]!", "a number"),
        (#"{"items":[{"id":"1"},[]]}"#, "items.1", "[Item!]!", "a list"),
        (#"{"items":[{"id":true}]}"#, "items.0.id", "ID!", "a boolean"),
        (#"{"items":[{"id":{}}]}"#, "items.0.id", "ID!", "an object"),
        (#"{"items":[{"id":"1","name":1}]}"#, "items.0.name", "String!", "a number"),
        (#"{"items":[{"id":"1","name":["x"]}]}"#, "items.0.name", "String!", "a list"),
        (#"{"items":[{"id":"1","value":"1"}]}"#, "items.0.value", "Int!", "a string"),
        (#"{"items":[{"id":"1","value":1.5}]}"#, "items.0.value", "Int!", "a number"),
        (#"{"items":[{"id":"1","value":true}]}"#, "items.0.value", "Int!", "a boolean"),
        (
            #"{"items":[{"id":"1","value":9223372036854775808}]}"#, "items.0.value", "Int!",
            "a number"
        ),
    ]

    @Test(arguments: refusedItems)
    func refusesAnotherKind(data: String, path: String, expected: String, found: String) throws {
        try test.write(#"{"data":{"items":[{"id":"1","name":"a","value":1}]}}"#, WideQuery())
        let before = test.records
        let error = #expect(throws: ResponseError.self) {
            try test.write("{\"data\":\(data)}", WideQuery())
        }
        guard case .unexpectedKind("WideQuery", path, _, expected, found)? = error else {
            Issue.record("\(error?.description ?? "")")
            return
        }
        #expect(test.records == before)
        #expect(error?.description.contains(path) == true)
    }

    static let refusedElsewhere: [(String, String)] = [
        (#"{"board":[]}"#, "board"), (#"{"board":{"labels":["x"]}}"#, "board.labels.0"),
        (#"{"board":{"labels":[[1]]}}"#, "board.labels.0.0"),
        (#"{"board":{"cells":[{}]}}"#, "board.cells.0"),
        (#"{"board":{"marks":[[true]]}}"#, "board.marks.0.0"),
        (#"{"board":{"marks":[[["JEDI"]]]}}"#, "board.marks.0.0"),
    ]

    @Test(arguments: refusedElsewhere)
    func refusesAnotherKindInLists(data: String, path: String) {
        let error = #expect(throws: ResponseError.self) {
            try test.write("{\"data\":\(data)}", BoardQuery())
        }
        guard case .unexpectedKind(_, path, _, _, _)? = error else {
            Issue.record("\(error?.description ?? "")")
            return
        }
        #expect(test.records.isEmpty)
    }

    @Test func takesWholeNumbersHoweverWritten() throws {
        try test.write(
            #"{"data":{"items":[{"id":7,"name":"a","value":1.0},{"id":"8","name":"b","value":2e2}]}}"#,
            WideQuery()
        )
        let items = try test.environment.read(WideQuery()).items
        #expect(items.map(\.id) == ["7", "8"])
        #expect(items.map(\.value) == [1, 200])
        #expect(test.records["\"7\""] != nil)
    }

    @Test func takesIntegersForFloats() throws {
        let response =
            #"{"data":{"starships":{"edges":[{"cursor":"c","node":"#
            + #"{"id":"s","name":"n","length":34,"coordinates":[[1,2.5],[]],"crew":[]}}],"#
            + #""pageInfo":{"hasNextPage":false,"endCursor":null}}}}"#
        try test.write(response, StarshipsQuery())
        let node = try test.environment.read(StarshipsQuery()).starships.edges[0].node
        #expect(node.coordinates == [[1, 2.5], []])
        #expect(try test.environment.read(node.starshipRow_starship).length == 34)
    }

    @Test func takesAnyJSONForACustomScalar() throws {
        for settings in [#"{"a":[1,null]}"#, "[[1],{}]", "\"x\"", "1.5", "true", "\"\\u00e9\""] {
            try test.write("{\"data\":{\"board\":null,\"settings\":\(settings)}}", BoardQuery())
            let expected = try JSONValue(parsing: .init(settings.utf8))
            let read = try test.environment.read(BoardQuery()).settings
            #expect(read == expected)
        }
    }

    static let refusedBodies = [
        "", " ", "<html>502</html>", "[]", "null", "\"x\"", "{}", "{\"errors\":[]}", "{\"x\":1}",
        #"{"data":[]}"#, #"{"data":"x"}"#, #"{"data":{"items":[]}"#, #"{"data":{"items":[]}}x"#,
        #"{"data":{"items":[],}}"#, #"{"data":{"x":01}}"#, #"{"data":{"x":"\ud800"}}"#,
        #"{"data":{"items":[{"id":"1","name":"a"}"#, #"{"data":{}} {"data":{}}"#,
    ]

    @Test(arguments: refusedBodies)
    func refusesWhatIsNoResponse(body: String) {
        let error = #expect(throws: ResponseError.self) { try test.write(body, WideQuery()) }
        #expect(error?.description.contains("`WideQuery`") == true)
        #expect(test.records.isEmpty)
        #expect(test.log.map(\.name) == ["execute.normalize.refuse"])
    }

    @Test func refusesInvalidUTF8AndDepth() throws {
        let bytes = Array(#"{"data":{"items":[{"id":""#.utf8) + [0xFF] + Array(#""}]}}"#.utf8)
        let operation = test.environment.describe(WideQuery())
        let error = #expect(throws: ResponseError.self) {
            try test.environment.commit(.init(bytes), operation, root: .root)
        }
        guard case .invalidJSON(_, let path, let reason)? = error else {
            throw Timeout(description: "other")
        }
        #expect(reason.reason == .invalidUTF8)
        #expect(reason.offset == 25)
        #expect(path == "items.0.id")
        let deep = String(repeating: "[", count: 600) + String(repeating: "]", count: 600)
        #expect(throws: ResponseError.self) {
            try test.write("{\"data\":{\"settings\":\(deep)}}", BoardQuery())
        }
    }

    @Test func toleratesAResponseOfExtensionsAlone() throws {
        let written = try test.write(#"{"extensions":{"cost":1}}"#, WideQuery())
        #expect(!written.isPublished)
        try test.write(#"{"extensions":{}}"#, WideQuery())
        #expect(test.records.isEmpty)
    }

    @Test func readsTheTopLevelInAnyOrder() throws {
        try test.write(
            #" { "hasNext":false,"errors":null,"label":"x","extensions":{"a":1},"#
                + #""data":{"items":[]},"path":[1]} "#,
            WideQuery()
        )
        #expect(try test.environment.read(WideQuery()).items.isEmpty)
    }
}
