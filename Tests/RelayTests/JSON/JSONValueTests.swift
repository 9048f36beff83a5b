import Foundation
import Relay
import Testing

@Suite struct JSONValueTests {
    private let value: JSONValue = [
        "int": 1, "double": 1.5, "text": "a", "flag": true, "none": .null, "list": [1, "x"],
    ]

    /// A missing payload or variable is another thing than `null`.
    @Test func anAbsentValueIsNotNull() {
        func value(_ isAbsent: Bool, _ value: JSONValue) -> JSONValue? { isAbsent ? nil : value }
        #expect(value(true, 1) == Optional.none)
        #expect(value(false, .null) == .some(.null))
    }

    @Test func isReachedIntoByKeyAndIndex() {
        #expect(value["int"]?.int == 1)
        #expect(value["int"]?.double == 1)
        #expect(value["double"]?.double == 1.5)
        #expect(value["double"]?.int == nil)
        #expect(value["text"]?.string == "a")
        #expect(value["flag"]?.bool == true)
        #expect(value["none"]?.isNull == true)
        #expect(value["list"]?[1] == "x")
        #expect(value["list"]?[2] == nil)
        #expect(value["list"]?[-1] == nil)
        #expect(value["list"]?["int"] == nil)
        #expect(value["missing"] == nil)
    }

    @Test func assigningNilRemovesAndNullStays() {
        var object: JSONObject = ["a": 1, "b": 2]
        object["a"] = .null
        object["b"] = nil
        object["c"] = 3
        object["d"] = nil
        #expect(object == ["a": .null, "c": 3])
        #expect(object.keys == ["a", "c"])
    }

    @Test func encodesAsItself() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data = try encoder.encode(value)
        #expect(try JSONValue(parsing: data) == value)
        let variables = try encoder.encode(VariableData(["a": .null, "b": [1]]))
        #expect(String(decoding: variables, as: UTF8.self) == #"{"a":null,"b":[1]}"#)
    }

    @Test(arguments: [0, 9, 10, 1_234_567_890, -1, -10, .max, .min] as [Int64])
    func writesIntegers(value: Int64) {
        #expect(JSONValue.int(value).description == String(value))
    }

    @Test func writesSortedKeysAndEscapes() {
        let value: JSONValue = ["b": "\u{1}\"\\\n\u{7f}é", "a": .double(.infinity)]
        let text = String(decoding: value.utf8(sortsKeys: true), as: UTF8.self)
        #expect(text == "{\"a\":null,\"b\":\"\\u0001\\\"\\\\\\n\u{7f}é\"}")
        #expect(JSONValue.object([:]).utf8(layout: .pretty) == Array("{}".utf8))
    }

    /// Objects are compared without looking each member up from the start.
    @Test(
        .bug(id: "5", "comparing objects took a square of the time"),
        .timeLimit(.minutes(10))
    )
    func objectsOfManyMembersAreCompared() {
        let members = (0..<100_000).map { ("key \($0)", JSONValue.int(Int64($0))) }
        let object = JSONObject(members)
        #expect(object == JSONObject(members))
        #expect(object == JSONObject(members.reversed()))
        #expect(object != JSONObject(members.dropLast() + [("key x", 0)]))
        #expect(object != JSONObject(members.dropLast() + [("key 99999", 0)]))
    }
}
