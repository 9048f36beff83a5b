import Foundation
import Testing

@testable import Relay

/// Whatever is wrong with a response, the error says at which byte and at which response path.
@Suite struct ErrorPlaceTests {
    /// What is wrong, the response with `^` before the byte at which it is, and the path.
    ///
    /// `~` stands for a byte that is not UTF-8.
    static let wrong: [(JSONError.Reason, String, String)] = [
        (.unexpectedByte(0x7D), #"{"data":{"items":[{"id":"1",^}]}}"#, "items.0"),
        (.unexpectedByte(0x22), #"{"data":{"items":[{"id":"1"^"name":"a"}]}}"#, "items.0"),
        (.unexpectedByte(0x78), #"{"data":{"items":[{"id":"1","value":^x}]}}"#, "items.0.value"),
        (.unexpectedByte(0x5D), #"{"data":{"items":[{"id":"1"},^]}}"#, "items.1"),
        (.unexpectedByte(0x78), #"{"data":{"items":n^x}}"#, "items"),
        (.unexpectedEnd, #"{"data":{"items":[{"id":"1","name":"a^"#, "items.0.name"),
        (.unexpectedEnd, #"{"data":{"items":[{"id":"1"}^"#, "items.0"),
        (
            .invalidUTF8, #"{"data":{"items":[{"id":"1"},{"id":"2","name":"abc^~"}]}}"#,
            "items.1.name"
        ),
        (.invalidUTF8, #"{"data":{"items":[{"id":"1","other":"^~"}]}}"#, "items.0"),
        (.loneSurrogate, #"{"data":{"items":[{"id":"1","name":"a^\ud800b"}]}}"#, "items.0.name"),
        (.loneSurrogate, #"{"data":{"items":[{"id":"1","name":"^\udc00"}]}}"#, "items.0.name"),
        (.invalidEscape, #"{"data":{"items":[{"id":"1","name":"^\q"}]}}"#, "items.0.name"),
        (
            .controlCharacterInString, "{\"data\":{\"items\":[{\"id\":\"1\",\"name\":\"a^\n\"}]}}",
            "items.0.name"
        ),
        (.invalidNumber, #"{"data":{"items":[{"id":"1","value":-^}]}}"#, "items.0.value"),
        (.invalidNumber, #"{"data":{"items":[{"id":"1","value":^01}]}}"#, "items.0.value"),
        (.numberOutOfRange, #"{"data":{"items":[{"id":"1","value":^1e999}]}}"#, "items.0.value"),
        (.trailingContent, #"{"data":{"items":[]}} ^{}"#, ""),
        (.unexpectedByte(0x78), #"{"errors":[^x],"data":{}}"#, ""),
    ]

    @Test(arguments: wrong)
    func textsThatAreNoJSON(reason: JSONError.Reason, marked: String, path: String) throws {
        let test = TestEnvironment()
        let (body, offset) = try Self.body(marked)
        let error = #expect(throws: ResponseError.self) { try publish(body, WideQuery(), test) }
        let expected = JSONError(reason, at: offset)
        #expect(error == .invalidJSON(operation: "WideQuery", path: path, expected))
        let text = error?.description ?? ""
        #expect(text.contains("at byte \(offset)"))
        #expect(path.isEmpty || text.contains("at `\(path)`"))
    }

    @Test func valuesThatAreTooDeep() throws {
        let test = TestEnvironment()
        let start = #"{"data":{"board":null,"settings":"#
        let body = Data((start + String(repeating: "[", count: 600)).utf8)
        let error = #expect(throws: ResponseError.self) { try publish(body, BoardQuery(), test) }
        // Two levels are the response's own.
        let expected = JSONError(.tooDeep(limit: 512), at: start.utf8.count + 511)
        #expect(error == .invalidJSON(operation: "BoardQuery", path: "settings", expected))
        #expect(error?.description.contains("512 levels") == true)
    }

    @Test func responsesThatAreTooLarge() throws {
        let test = TestEnvironment { $0.maximumResponseBytes = 10 }
        let body = Data(#"{"data":{}}"#.utf8)
        let error = #expect(throws: ResponseError.self) { try publish(body, WideQuery(), test) }
        let expected = JSONError(.tooLarge(bytes: 11, limit: 10), at: 0)
        #expect(error == .invalidJSON(operation: "WideQuery", path: "", expected))
    }

    /// The response with `^` before the value that is of another kind, its path and its type.
    static let otherKinds: [(String, String, String, String)] = [
        (
            #"{"data":{"board":{"cells":[[],[null,{"x":^"1"}]]}}}"#, "board.cells.1.1.x", "Int!",
            "a string"
        ),
        (
            #"{"data":{"board":{"cells":[[],[null,^5]]}}}"#, "board.cells.1.1", "[[Cell]!]!",
            "a number"
        ),
        (
            #"{"data":{"board":{"labels":[["a",^{}]]}}}"#, "board.labels.0.1", "[[String]]",
            "an object"
        ),
        (
            #"{"data":{"board":{"cells":[[{"x": ^1.5 }]]}}}"#, "board.cells.0.0.x", "Int!",
            "a number"
        ),
        (#"{"data":{"board":^true}}"#, "board", "Board", "a boolean"),
    ]

    @Test(arguments: otherKinds)
    func valuesOfAnotherKind(marked: String, path: String, type: String, found: String) throws {
        let test = TestEnvironment()
        let (body, offset) = try Self.body(marked)
        let error = #expect(throws: ResponseError.self) { try publish(body, BoardQuery(), test) }
        #expect(
            error
                == .unexpectedKind(
                    operation: "BoardQuery",
                    path: path,
                    offset: offset,
                    expected: type,
                    found: found
                )
        )
        #expect(error?.description.contains("\(found) at `\(path)`, at byte \(offset)") == true)
        #expect(test.records.isEmpty)
    }

    private static func body(_ marked: String) throws -> (Data, Int) {
        var bytes = Array(marked.utf8)
        let offset = try #require(bytes.firstIndex(of: UInt8(ascii: "^")))
        bytes.remove(at: offset)
        return (Data(bytes.map { $0 == UInt8(ascii: "~") ? 0xFF : $0 }), offset)
    }

    private func publish<Query: GraphQLQuery>(
        _ body: Data,
        _ query: Query,
        _ test: TestEnvironment
    ) throws {
        try test.environment.commitPayload(query, response: body)
    }
}
