import Testing

@testable @_spi(Generated) import Relay

/// Texts that Unicode calls equivalent are different ids, values and keys.
@Suite struct IDTests {
    static let twins = [
        ("\u{e9}", "e\u{301}"), ("\u{212b}", "\u{c5}"), ("\u{1100}\u{1161}", "\u{ac00}"),
    ]

    @Test(arguments: twins)
    func comparesByBytes(a: String, b: String) {
        #expect(a == b)
        #expect(ID(a) != ID(b))
        #expect(Set([ID(a), ID(b), ID(a)]).count == 2)
        #expect(JSONValue.string(a) != .string(b))
        #expect(Set([JSONValue.string(a), .string(b)]).count == 2)
        let members: [(String, JSONValue)] = [(a, 1), (b, 2)]
        #expect(JSONObject(members).count == 2)
        #expect(Value.string(a) != .string(b))
        #expect(!String.areSame(a, b))
        var equality = Equality()
        equality.string(a, b)
        #expect(!equality.isEqual)
    }

    @Test func isItsText() {
        let id: ID = "user:4"
        #expect(id.rawValue == "user:4")
        #expect(id.description == "user:4")
        #expect(id.inputValue == "user:4")
        #expect(ID("a\(1)") == "a1")
    }

    @Test func objectsAreEqualInAnyOrder() {
        let a: JSONObject = ["a": 1, "b": ["c": [.null]]]
        let b: JSONObject = ["b": ["c": [.null]], "a": 1]
        #expect(a == b)
        #expect(a.hashValue == b.hashValue)
        #expect(a != ["a": 1])
        #expect(a != ["a": 1, "b": ["c": []]])
        #expect(JSONValue.int(1) != .double(1))
    }
}
