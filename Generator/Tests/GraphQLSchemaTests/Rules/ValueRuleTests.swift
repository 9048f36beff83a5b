import GraphQLSchema
import Testing

/// Rules about values.
@Suite struct ValueRuleTests {
    @Test(arguments: [
        ("int", "1"), ("int", "-2147483648"), ("int", "null"), ("float", "1"), ("float", "1.5e3"),
        ("string", "\"a\""), ("string", "\"\"\"a\"\"\""), ("boolean", "true"), ("id", "1"),
        ("id", "\"a\""), ("enum", "BROWN"), ("strings", "[\"a\", null]"), ("strings", "\"a\""),
        ("nonNullStrings", "null"), ("matrix", "[[1], [2, null], 3]"), ("matrix", "1"),
        ("complex", "{requiredField: true}"), ("oneOf", "{intField: 1}"),
        ("date", "{any: [thing, 1, \"x\"]}"),
    ])
    func valuesOfTheirTypesAreFine(field: String, value: String) {
        expectErrors(ValuesOfCorrectTypeRule.self, "{ arguments { \(field)(value: \(value)) } }")
    }

    @Test(arguments: [
        ("int", "1.0", "Expected a value of type `Int`, found `1.0`."),
        ("int", "\"1\"", "Expected a value of type `Int`, found `\"1\"`."),
        ("int", "2147483648", "`2147483648` does not fit into `Int`, which has 32 bits."),
        ("int", "[1]", "Expected a value of type `Int`, found a list."),
        ("nonNullInt", "null", "Expected a value of type `Int!`, found `null`."),
        ("float", "\"1\"", "Expected a value of type `Float`, found `\"1\"`."),
        ("string", "1", "Expected a value of type `String`, found `1`."),
        ("string", "BAR", "Expected a value of type `String`, found `BAR`."),
        ("boolean", "1", "Expected a value of type `Boolean`, found `1`."),
        ("id", "1.0", "Expected a value of type `ID`, found `1.0`."),
        ("enum", "BRWN", "`BRWN` is not a value of enum `FurColor`. Did you mean `BROWN`?"),
        ("enum", "\"TAN\"", "`\"TAN\"` is not a value of enum `FurColor`. Did you mean `TAN`?"),
        ("enum", "1", "Expected a value of type `FurColor`, found `1`."),
        ("complex", "1", "Expected a value of type `ComplexInput`, found `1`."),
        ("oneOf", "[1]", "Expected a value of type `OneOfInput`, found a list."),
        (
            "oneOf", "{}",
            "Exactly one field of `OneOfInput` must be given, not 0: it is `@oneOf`."
        ),
        (
            "oneOf", "{intField: 1, stringField: null}",
            "Exactly one field of `OneOfInput` must be given, not 2: it is `@oneOf`."
        ),
        (
            "complex", "{intField: 1}",
            "Field `requiredField` of type `Boolean!` is required by `ComplexInput`, but not given."
        ),
    ])
    func otherValuesAreReported(field: String, value: String, message: String) {
        expectErrors(
            ValuesOfCorrectTypeRule.self,
            "{ arguments { \(field)(value: 1️⃣\(value)) } }",
            ["1️⃣": message]
        )
    }

    @Test func mistakesInsideAreReportedWhereTheyAre() {
        expectErrors(
            ValuesOfCorrectTypeRule.self,
            "{ arguments { nonNullStrings(value: [\"a\", 1️⃣null, 2️⃣1]) complex(value: {requiredField: true, nonNullField: 3️⃣null, 4️⃣intFild: 1}) oneOf(value: {intField: 5️⃣null}) } }",
            [
                "1️⃣": "Expected a value of type `String!`, found `null`.",
                "2️⃣": "Expected a value of type `String!`, found `1`.",
                "3️⃣": "Expected a value of type `Boolean!`, found `null`.",
                "4️⃣":
                    "Field `intFild` does not exist on input object type `ComplexInput`. Did you mean `intField`?",
                "5️⃣": "Field `intField` of `OneOfInput` must not be null: the type is `@oneOf`.",
            ]
        )
    }

    @Test func defaultsOfVariablesAreChecked() {
        expectErrors(
            ValuesOfCorrectTypeRule.self,
            "query ($a: Int = 1️⃣\"x\", $b: [String!]! = [\"a\"], $c: Int! = 2️⃣null) { dog { name } } fragment F($d: Boolean = 3️⃣1) on Dog { name }",
            [
                "1️⃣": "Expected a value of type `Int`, found `\"x\"`.",
                "2️⃣": "Expected a value of type `Int!`, found `null`.",
                "3️⃣": "Expected a value of type `Boolean`, found `1`.",
            ]
        )
    }

    @Test func argumentsOfDirectivesAndSpreadsAreChecked() {
        expectErrors(
            ValuesOfCorrectTypeRule.self,
            "{ dog @skip(if: 1️⃣1) { ...F(a: 2️⃣\"x\") } } fragment F($a: Int) on Dog { name }",
            [
                "1️⃣": "Expected a value of type `Boolean!`, found `1`.",
                "2️⃣": "Expected a value of type `Int`, found `\"x\"`.",
            ]
        )
    }

    @Test func inputFieldsAreGivenOnce() {
        expectErrors(
            UniqueInputFieldNamesRule.self,
            "{ arguments { complex(value: {intField: 1, 1️⃣intField: 2}) date(value: [{a: 1, b: {c: 1, 2️⃣c: 2}}]) } }",
            [
                "1️⃣": "Input field `intField` is given twice.",
                "2️⃣": "Input field `c` is given twice.",
            ]
        )
    }
}
