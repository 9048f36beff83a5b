import Testing

@testable import Relay

/// Values of variables that messages of servers repeat.
@Suite struct HiddenValuesTests {
    private func hidden(_ message: String, _ values: [JSONValue]) -> String? {
        HiddenValues(["v": .array(values)])?.hidden(in: message)
    }

    @Test func eachPlaceOfAValueIsHidden() {
        #expect(hidden("no secret here, secret", ["secret"]) == "no … here, …")
        #expect(hidden("secretsecret", ["secret"]) == "……")
        #expect(hidden("secre secret", ["secret"]) == "secre …")
        #expect(hidden("12345678", [12_345_678]) == "…")
        #expect(hidden("nothing", ["secret"]) == nil)
        #expect(hidden("", ["secret"]) == nil)
    }

    @Test func shortValuesStay() {
        #expect(HiddenValues(["v": ["short", 12_345, true, .null]]) == nil)
        #expect(HiddenValues([:]) == nil)
    }

    @Test func theLongestOfSeveralIsHidden() {
        #expect(hidden("my secret-token!", ["secret", "secret-token"]) == "my …!")
        #expect(hidden("my secret-toke!", ["secret-token", "secret"]) == "my …-toke!")
    }

    @Test func valuesThatOverlapAreHiddenTogether() {
        #expect(hidden("_abcdefghi_", ["abcdef", "defghi"]) == "_…_")
    }

    @Test func valuesAreFoundAsTheyAreInJSON() {
        #expect(hidden(#"bad "a\"b\nsecret""#, ["a\"b\nsecret"]) == #"bad "…""#)
        // A value is found in front of a mark that changes its last character on screen.
        #expect(hidden("pässwörd\u{301}", ["pässwörd"]) == "…\u{301}")
    }

    @Test func aThousandErrorsAndValuesAreNoProblem() {
        let names = (0..<1_000).map { "identifier-\($0)" }
        let errors = names.map { GraphQLError(message: String(repeating: "x", count: 500) + $0) }
        let variables = VariableData(["ids": .array(names.map { JSONValue.string($0) })])
        let hidden = GraphQLError.hidingValues(of: variables, in: errors)
        #expect(hidden.allSatisfy { $0.safeMessage?.contains("identifier") == false })
    }
}
