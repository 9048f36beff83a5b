import GraphQLSchema
import Testing

/// Rules about variables.
@Suite struct VariableRuleTests {
    @Test func variablesAreOfInputTypes() {
        expectErrors(
            VariablesAreInputTypesRule.self,
            "query ($a: Int, $b: [FurColor!]!, $c: ComplexInput, $d: 1️⃣Dog!, $e: 2️⃣[Pet], $f: Unknown) { dog { name } }",
            [
                "1️⃣":
                    "Variable `$d` cannot have the type `Dog!`: object type `Dog` is not an input type.",
                "2️⃣":
                    "Variable `$e` cannot have the type `[Pet]`: interface `Pet` is not an input type.",
            ]
        )
    }

    @Test func variableNamesAreUnique() {
        let message = "There can be only one variable named `$a`."
        expectErrors(
            UniqueVariableNamesRule.self,
            "query A($a: Int, $b: Int, $1️⃣a: String, $2️⃣a: ID) { dog { name } } query B($a: Int) { dog { name } }",
            ["1️⃣": message, "2️⃣": message]
        )
    }

    @Test func usedVariablesAreDefined() {
        expectErrors(
            NoUndefinedVariablesRule.self,
            "query A($id: ID) { human(id: 1️⃣$idd) { ...F } } query B($b: Boolean) { human { ...F } } fragment F on Human { name(surname: 2️⃣$b) }",
            [
                "1️⃣": "Variable `$idd` is not defined by operation `A`. Did you mean `$id`?",
                "2️⃣": "Variable `$b` is not defined by operation `A`.",
            ]
        )
        expectErrors(
            NoUndefinedVariablesRule.self,
            "{ human(id: 1️⃣$x) { iq } }",
            [
                "1️⃣": "Variable `$x` is not defined."
            ]
        )
    }

    @Test func variablesInsideListsAndObjectsCount() {
        expectErrors(
            NoUndefinedVariablesRule.self,
            "query ($a: Boolean!) { arguments { complex(value: {requiredField: $a, stringListField: [1️⃣$b]}) } }",
            ["1️⃣": "Variable `$b` is not defined."]
        )
    }

    @Test func definedVariablesAreUsed() {
        expectErrors(
            NoUnusedVariablesRule.self,
            "query Q($a: ID, 1️⃣$b: ID, $c: Boolean) { human(id: $a) { ...F } } fragment F on Human { name(surname: $c) }",
            ["1️⃣": "Variable `$b` is never used in operation `Q`."]
        )
    }

    @Test func fragmentVariablesAreUsedByTheirFragment() {
        expectErrors(
            NoUnusedVariablesRule.self,
            "{ human { ...F(a: true) } } fragment F($a: Boolean, 1️⃣$b: Int) on Human { name(surname: $a) }",
            ["1️⃣": "Variable `$b` is never used in fragment `F`."]
        )
    }

    @Test(arguments: [
        ("Int", "int"), ("Int!", "int"), ("Int!", "nonNullInt"), ("Int = 1", "nonNullInt"),
        ("Int", "nonNullWithDefault"), ("[String]", "strings"), ("[String!]", "strings"),
        ("[String!]!", "nonNullStrings"), ("ComplexInput", "complex"), ("OneOfInput", "oneOf"),
    ])
    func fittingVariablesAreFine(type: String, field: String) {
        expectErrors(
            VariablesInAllowedPositionRule.self,
            "query ($v: \(type)) { arguments { \(field)(value: $v) } }"
        )
    }

    @Test(arguments: [
        ("Int", "string", "String"), ("Int", "nonNullInt", "Int!"),
        ("Int = null", "nonNullInt", "Int!"),
        ("String", "strings", "[String]"), ("[String]", "nonNullStrings", "[String!]"),
        ("ComplexInput!", "oneOf", "OneOfInput"), ("Int!", "float", "Float"),
    ])
    func variablesThatDoNotFitAreReported(type: String, field: String, expected: String) {
        let shown = type.split(separator: " ")[0]
        expectErrors(
            VariablesInAllowedPositionRule.self,
            "query ($v: \(type)) { arguments { \(field)(value: 1️⃣$v) } }",
            [
                "1️⃣":
                    "Variable `$v` of type `\(shown)` cannot be used where `\(expected)` is expected. Declare it as `\(expected)`."
            ]
        )
    }

    @Test func variablesFitInsideLists() {
        expectErrors(
            VariablesInAllowedPositionRule.self,
            "query ($v: String) { arguments { strings(value: [$v]) nonNullStrings(value: [1️⃣$v]) } }",
            [
                "1️⃣":
                    "Variable `$v` of type `String` cannot be used where `String!` is expected."
                    + " Declare it as `String!`."
            ]
        )
    }

    @Test func oneOfFieldsNeedNonNullVariables() {
        expectErrors(
            VariablesInAllowedPositionRule.self,
            "query ($v: String, $w: Int!) { arguments { oneOf(value: {stringField: 1️⃣$v}) b: oneOf(value: {intField: $w}) } }",
            [
                "1️⃣":
                    "Variable `$v` of type `String` must be `String!` to be the field of the `@oneOf` input object `OneOfInput`."
            ]
        )
    }

    @Test func fragmentVariablesFitWithTheirOwnTypes() {
        expectErrors(
            VariablesInAllowedPositionRule.self,
            "query ($b: Int) { human { ...F(a: 1️⃣$b) } } fragment F($a: Boolean!) on Human { name(surname: $a) relatives { ...G(a: $a) } } fragment G($a: Boolean, $c: Int) on Human { name(surname: 2️⃣$c) iq @skip(if: 3️⃣$a) }",
            [
                "1️⃣":
                    "Variable `$b` of type `Int` cannot be used where `Boolean!` is expected."
                    + " Declare it as `Boolean!`.",
                "2️⃣":
                    "Variable `$c` of type `Int` cannot be used where `Boolean` is expected."
                    + " Declare it as `Boolean`.",
                "3️⃣":
                    "Variable `$a` of type `Boolean` cannot be used where `Boolean!` is expected."
                    + " Declare it as `Boolean!`.",
            ]
        )
    }
}
