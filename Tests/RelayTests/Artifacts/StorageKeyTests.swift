import Testing

@testable import Relay

@Suite struct StorageKeyTests {
    private func key(_ arguments: String, _ variables: VariableData = [:]) throws -> String {
        let text = "query Q\nid 1\nreader\n f\(arguments)"
        guard case .items(let items) = try Artifact(parsing: text).contents.reader,
            case .field(_, let key, _)? = items.first?.kind
        else { throw Timeout(description: "no field") }
        return key.text(variables)
    }

    @Test func isTheNameWhereThereAreNoArguments() throws {
        #expect(try key("") == "f")
        #expect(try key("(a: $a)") == "f")
    }

    @Test func sortsArgumentsAndMembersByTheirBytes() throws {
        #expect(try key("(b: 1, a: {d: 1, c: 2}, B: [2, 1])") == #"f(B:[2,1],a:{"c":2,"d":1},b:1)"#)
        #expect(
            try key("(x: $x)", ["x": ["z": 1, "a": [["c": 1, "b": 2]]]])
                == #"f(x:{"a":[{"b":2,"c":1}],"z":1})"#
        )
    }

    @Test func tellsNullFromAbsent() throws {
        #expect(try key("(a: null)") == "f(a:null)")
        #expect(try key("(a: $a)", ["a": .null]) == "f(a:null)")
        #expect(try key("(a: $a, b: 1)") == "f(b:1)")
        #expect(try key("(a: {b: $b, c: $c})", ["c": .null]) == #"f(a:{"c":null})"#)
        #expect(try key("(a: [$b])") == "f(a:[null])")
    }

    @Test func takesWholeNumbersAsOne() throws {
        #expect(try key("(a: 1.0, b: [2e0])") == "f(a:1,b:[2])")
        #expect(try key("(a: $a)", ["a": .double(1)]) == key("(a: $a)", ["a": .int(1)]))
        #expect(try key("(a: $a)", ["a": .double(-0.0)]) == "f(a:0)")
        #expect(try key("(a: 1.5)") == "f(a:1.5)")
        #expect(try key("(a: $a)", ["a": .double(1e300)]) == "f(a:1e+300)")
    }

    @Test func takesEnumValuesAsTheirNames() throws {
        #expect(try key("(a: EMPIRE)") == key("(a: $a)", ["a": Episode.empire.inputValue]))
    }

    @Test(arguments: ["", "x", "\"", "a\\", "a\nb", "é", "a longer text, of more than 15 bytes"])
    func isTheSameForAVariableAsForAConstant(text: String) throws {
        let escaped = JSONValue.string(text).description
        #expect(try key("(a: $a)", ["a": .string(text)]) == "f(a:\(escaped))")
        #expect(try key("(a: $a)", ["a": .string(text)]) == key("(a: \(escaped))"))
    }

    @Test func keepsTextsApart() throws {
        #expect(try key("(a: \"\u{e9}\")").utf8.count != key("(a: \"e\u{301}\")").utf8.count)
        #expect(try key(#"(a: "x\",b:\"y")"#) != key(#"(a: "x", b: "y")"#))
        #expect(try key(#"(a: "1")"#) != key("(a: 1)"))
    }

    @Test func isKnownBeforehandWhereNothingVaries() throws {
        #expect(StorageKey(name: "f", arguments: []).constant == "f")
        let varying = Argument(name: "a", value: .list([.variable("v")]))
        #expect(StorageKey(name: "f", arguments: [varying]).constant == nil)
    }

    @Test func isTheSameForUpdatersAsForResponses() throws {
        #expect(
            try StorageKey.text(name: "f", arguments: ["b": 1, "a": .null])
                == key("(a: null, b: 1.0)")
        )
    }
}
