import Relay
import Testing

/// Code that was generated for names that Swift has for itself compiles, and says the same to
/// the server.
struct NameTests {
    @Test func variablesKeepTheirNames() {
        let query = Class(
            in: 1,
            `inout`: "x",
            Data_: Data_(case: "c", default: .case, init_: false),
            variables: .a,
            self_: .b,
            artifact: 2
        )
        #expect(
            query.variables == [
                "in": 1, "inout": "x",
                "Data": ["case": "c", "default": "case", "init": false],
                "variables": "A", "self": "B", "init": true, "artifact": 2,
            ]
        )
    }

    @Test func enumValuesKeepTheirNames() {
        for value in Kind.allCases {
            #expect(Kind(rawValue: value.rawValue) == value)
        }
        #expect(Set(Kind.allCases.map(\.rawValue)).count == 23)
        #expect(Kind(rawValue: "new") == .unknown("new"))
        #expect(Kind.upperCase.rawValue == "upperCase")
    }

    @Test func inputsMayHoldThemselves() {
        let inner = Data_(case: "in")
        let mutation = Throw(where: .where(.not([.case("x")])), input: Array_(input: inner))
        #expect(
            mutation.variables == [
                "where": ["where": ["not": [["case": "x"]]]],
                "input": ["input": ["case": "in"]],
            ]
        )
    }

    @Test func artifactsParse() {
        let artifacts = [
            Class.artifact, Cases.artifact, Throw.artifact, Is.artifact, Same.artifact,
            Same_.artifact, SAME.artifact, Optional_.artifact, Objects_optional.artifact,
        ]
        #expect(artifacts.map(\.name).contains("class"))
    }
}
