import GraphQLSchema
import Testing

/// Rules about directives.
@Suite struct DirectiveRuleTests {
    @Test func directivesExistAndStandWhereTheyMay() {
        expectErrors(
            KnownDirectivesRule.self,
            "query 1️⃣@onField @onQuery { dog 2️⃣@onFild { name 3️⃣@onQuery @onField ... 4️⃣@onField { barks } } }",
            [
                "1️⃣": "Directive `@onField` cannot be used on QUERY. It can be used on FIELD.",
                "2️⃣": "Directive `@onFild` does not exist. Did you mean `@onField`?",
                "3️⃣": "Directive `@onQuery` cannot be used on FIELD. It can be used on QUERY.",
                "4️⃣":
                    "Directive `@onField` cannot be used on INLINE_FRAGMENT. It can be used on FIELD.",
            ]
        )
        expectErrors(
            KnownDirectivesRule.self,
            "query ($a: Int @onVariable) { arguments { int(value: $a) } }"
        )
        expectErrors(
            KnownDirectivesRule.self,
            "fragment F($a: Int @onVariable, $b: Int 1️⃣@onField) on Dog { name }",
            [
                "1️⃣":
                    "Directive `@onField` cannot be used on FRAGMENT_VARIABLE_DEFINITION. It can be used on FIELD."
            ]
        )
    }

    @Test func directivesStandOnceUnlessRepeatable() {
        expectErrors(
            UniqueDirectivesPerLocationRule.self,
            "{ dog @onField @1️⃣onField { name @tag(name: \"a\") @tag(name: \"b\") @unknown @unknown } }",
            ["1️⃣": "Directive `@onField` can be used only once here."]
        )
    }

    @Test func definitionsAndTheirExtensionsAreOnePlaceForDirectives() {
        expectErrors(
            UniqueDirectivesPerLocationRule.self,
            "extend schema @onField type A @onField { a(b: Int @onField): Int @onField } extend schema @1️⃣onField extend type A @2️⃣onField @tag(name: \"a\") extend type A @tag(name: \"b\") extend type B @onField",
            [
                "1️⃣": "Directive `@onField` can be used only once here.",
                "2️⃣": "Directive `@onField` can be used only once here.",
            ]
        )
    }

    @Test func deferAndStreamAreNotOnTheRootsOfMutationsAndSubscriptions() {
        expectErrors(
            DeferStreamDirectiveOnRootFieldRule.self,
            "mutation { ... 1️⃣@defer { rename(name: \"\") { ... @defer { iq } } } } query { ... @defer { dog { name } } } subscription S { ... 2️⃣@defer { news { iq } } }",
            [
                "1️⃣": "`@defer` cannot be used on the root mutation type `Mutation`.",
                "2️⃣": "`@defer` cannot be used on the root subscription type `Subscription`.",
            ]
        )
    }

    @Test func subscriptionsDeferOnlyWhenItCanBeSwitchedOff() {
        expectErrors(
            DeferStreamDirectiveOnValidOperationsRule.self,
            "subscription S($a: Boolean!) { news { ... 1️⃣@defer { iq } ... @defer(if: $a) { iq } ... @defer(if: false) { iq } ... @skip(if: true) @defer { iq } ...F } } fragment F on Human { relatives 2️⃣@stream { iq } }",
            [
                "1️⃣": "`@defer` is not supported in subscriptions. Switch it off with `if: false`.",
                "2️⃣": "`@stream` is not supported in subscriptions. Switch it off with `if: false`.",
            ]
        )
    }

    @Test func labelsAreStaticAndUnique() {
        expectErrors(
            DeferStreamDirectiveLabelRule.self,
            "query ($l: String) { human { ... @defer(label: \"a\") { iq } ... @defer(label: 1️⃣\"a\") { iq } relatives @stream(label: 2️⃣$l) { iq } } }",
            [
                "1️⃣":
                    "The label \"a\" is used twice. Labels of `@defer` and `@stream` must be unique.",
                "2️⃣": "The label of `@stream` must be a string, not a variable.",
            ]
        )
    }

    @Test func onlyListsAreStreamed() {
        expectErrors(
            StreamDirectiveOnListFieldRule.self,
            "{ human 1️⃣@stream { relatives @stream { iq } pets @stream { name } } }",
            ["1️⃣": "`@stream` cannot be used on field `human`: its type `Human` is not a list."]
        )
    }
}
