import GraphQLSchema
import Testing

/// Rules about arguments.
@Suite struct ArgumentRuleTests {
    @Test func argumentsExist() {
        expectErrors(
            KnownArgumentNamesRule.self,
            "{ dog { isHouseTrained(1️⃣atOtherHome: true) name(4️⃣x: 1) @skip(2️⃣iff: true) ...F(3️⃣b: 1) } } fragment F($a: Int) on Dog { barks(5️⃣x: 1) }",
            [
                "1️⃣":
                    "Argument `atOtherHome` does not exist on field `Dog.isHouseTrained`. Did you mean `atOtherHomes`?",
                "2️⃣": "Argument `iff` does not exist on directive `@skip`. Did you mean `if`?",
                "3️⃣": "Argument `b` does not exist on fragment `F`. Its only argument is `a`.",
                "4️⃣":
                    "Argument `x` does not exist on field `Dog.name`. Its only argument is `surname`.",
                "5️⃣":
                    "Argument `x` does not exist on field `Dog.barks`. It has no arguments. Remove it.",
            ]
        )
        expectErrors(
            KnownArgumentNamesRule.self,
            "{ unknown(a: 1) dog @unknown(a: 1) { ...Unknown(a: 1) } }"
        )
    }

    @Test func argumentsAreGivenOnce() {
        expectErrors(
            UniqueArgumentNamesRule.self,
            "{ arguments { int(value: 1, 1️⃣value: 2) string @tag(name: \"a\", level: 1, 2️⃣level: 2) } }",
            [
                "1️⃣": "Argument `value` is given twice.",
                "2️⃣": "Argument `level` is given twice.",
            ]
        )
    }

    @Test func manyArgumentsAreComparedToo() {
        let many = (0..<20).map { "a\($0): 1" }.joined(separator: ", ")
        expectErrors(
            UniqueArgumentNamesRule.self,
            "{ dog(\(many), 1️⃣a3: 2) { name } }",
            [
                "1️⃣": "Argument `a3` is given twice."
            ]
        )
    }

    @Test func requiredArgumentsAreGiven() {
        expectErrors(
            ProvidedRequiredArgumentsRule.self,
            "{ arguments { 1️⃣requirements(req1: 1) nonNullWithDefault optionals int 2️⃣nonNullInt } dog { ...F name 3️⃣@skip } } fragment F on Dog { barks }",
            [
                "1️⃣":
                    "Argument `req2` of type `Int!` is required by field `requirements`, but not given.",
                "2️⃣":
                    "Argument `value` of type `Int!` is required by field `nonNullInt`, but not given.",
                "3️⃣":
                    "Argument `if` of type `Boolean!` is required by directive `@skip`, but not given.",
            ]
        )
    }

    @Test func requiredFragmentVariablesAreGiven() {
        expectErrors(
            ProvidedRequiredArgumentsRule.self,
            "{ dog { 1️⃣...F(a: 1) } } fragment F($a: Int!, $b: Int!, $c: Int! = 1, $d: Int) on Dog { barks }",
            ["1️⃣": "Argument `b` of type `Int!` is required by fragment `F`, but not given."]
        )
    }
}
