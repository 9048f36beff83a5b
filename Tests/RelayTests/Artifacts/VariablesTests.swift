import Testing

@testable @_spi(Generated) import Relay

@Suite struct VariablesTests {
    @Test func guardsHoldWhereAnAlternativeDoes() {
        let test = Guard(alternatives: [
            [.init(variable: "a", isNegated: false), .init(variable: "b", isNegated: true)],
            [.init(variable: "c", isNegated: false)],
        ])
        #expect(test.holds(["a": true, "b": false]))
        #expect(test.holds(["a": true]))
        #expect(!test.holds(["a": true, "b": true]))
        #expect(test.holds(["a": false, "b": true, "c": true]))
        #expect(!test.holds([:]))
        #expect(!test.holds(["a": "true"]))
    }

    @Test func defaultsStandInForAbsentVariablesOnly() {
        let definitions = [
            VariableDefinition(name: "a", type: .named(.int, "Int"), defaultValue: 1),
            VariableDefinition(name: "b", type: .named(.int, "Int"), defaultValue: nil),
            VariableDefinition(name: "c", type: .named(.int, "Int"), defaultValue: .null),
        ]
        #expect(definitions.applyingDefaults(to: [:]) == ["a": 1, "c": .null])
        #expect(definitions.applyingDefaults(to: ["a": .null, "c": 2]) == ["a": .null, "c": 2])
    }

    @Test func writesUnsetNullAndValueAsThreeThings() {
        var writer = VariableWriter()
        writer.writeInput("unset", Input<Int>.unset)
        writer.writeInput("null", Input<Int>.null)
        writer.writeInput("value", Input.value(3))
        writer.write("optional", Int?.none)
        writer.write("list", [1, nil])
        #expect(
            writer.values == ["null": .null, "value": 3, "optional": .null, "list": [1, .null]]
        )
    }

    @Test func writesTheVariablesOfAnOperation() {
        #expect(HeroQuery(friends: true).variables == ["friends": true, "size": 64])
        #expect(
            HeroQuery(episode: .null, friends: false, first: .unset, size: 1).variables
                == ["episode": .null, "friends": false, "size": 1]
        )
        #expect(WideQuery(group: "x").variables == ["group": "x"])
        let filter = StarshipFilter(text: "a", within: [[0.5]], by: .name("n"))
        #expect(
            StarshipsQuery(first: .unset, after: .unset, filter: .value(filter)).variables
                == ["filter": ["text": "a", "within": [[0.5]], "by": ["name": "n"]]]
        )
    }

    @Test func defaultsAreInStorageKeysButNotSent() {
        let test = TestEnvironment()
        let operation = test.environment.describe(HeroQuery(friends: true))
        #expect(operation.variables["episode"] == nil)
        #expect(operation.effectiveVariables["episode"] == "EMPIRE")
        #expect(operation.effectiveVariables["first"] == 3)
    }

    @Test func inputsAreMadeFromOptionalsAndLiterals() {
        #expect(Input<Int>(nil) == .unset)
        #expect(Input(3) == .value(3))
        let inputs: (Input<Int>, Input<Double>, Input<String>, Input<Bool>) = (1, 1.5, "a", true)
        #expect(inputs.0.value == 1 && inputs.1.value == 1.5)
        #expect(inputs.2.value == "a" && inputs.3.value == true)
        #expect(Input<Int>.null.value == nil)
    }

    @Test func sameVariablesInAnotherOrderAreEqual() {
        let a: VariableData = ["a": 1, "b": .null]
        let b: VariableData = ["b": .null, "a": 1]
        #expect(a == b)
        #expect(a.hashValue == b.hashValue)
        #expect(a != ["a": 1])
        #expect(a.description == #"{"a":1,"b":null}"#)
    }
}
