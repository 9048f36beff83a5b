import Foundation
import Relay
import Testing

@testable import RelayNetworking

/// What is read of a GraphQL response without its data, and of an operation.
struct PayloadErrorsTests {
    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    @Test(
        .bug(id: "byte-order-mark", "Errors were not found in a response with a byte order mark.")
    )
    func aByteOrderMarkIsSkipped() throws {
        let text = #"{"data":{"a":null},"errors":[{"message":"PersistedQueryNotFound"}]}"#
        let answer = PayloadErrors(Data(Self.mark + text.utf8))
        #expect(answer.data == .nulls(["a"]))
        #expect(answer.contains(["PersistedQueryNotFound"]))
        let list = Data(Self.mark + "[{},1]".utf8)
        #expect(
            try list.elementRanges().map { list.bytes($0) } == [Data("{}".utf8), Data("1".utf8)]
        )
    }

    static let texts: [(text: String, keys: Set<String>?)] = [
        ("mutation M{a}", ["a"]), ("{ a, b }", ["a", "b"]),
        (
            "mutation M($i: I = {x: \")}\"}) @d(e: {f: 1}) { a: b(c: \"\\\"}\") @g { h } i }",
            ["a", "i"]
        ),
        ("mutation M { # }\n a(b: \"\"\"}\"c)\"\"\") { d(e: [{f: 1}]) { g } } }", ["a"]),
        ("mutation M { a ...F } fragment F on M { b }", nil), ("mutation M { ... { a } }", nil),
        ("fragment F on A { a } mutation M { b }", nil), ("mutation M { a", nil), ("", nil),
    ]

    @Test(arguments: texts)
    func findsTheRootFields(text: String, keys: Set<String>?) {
        let request = RequestParameters(name: "M", operationKind: .mutation, text: text)
        #expect(request.rootKeys == keys)
    }

    @Test func anOperationWithoutATextHasNoKnownFields() {
        #expect(
            RequestParameters(name: "M", operationKind: .mutation, text: nil, id: "1").rootKeys
                == nil
        )
    }
}
