import GraphQLLanguage
import GraphQLSchema
import Testing

/// Rules about operations and fragments as a whole.
@Suite struct DefinitionRuleTests {
    @Test func reportsTypeSystemDefinitions() {
        expectErrors(
            ExecutableDefinitionsRule.self,
            "{ dog { name } } type 1️⃣Cow { name: String } 2️⃣schema { query: Cow } extend type 3️⃣Dog { a: Int } directive @4️⃣a on FIELD",
            [
                "1️⃣": "The definition of `Cow` is not executable. Move it to a schema file.",
                "2️⃣": "The definition of a schema is not executable. Move it to a schema file.",
                "3️⃣": "The definition of `Dog` is not executable. Move it to a schema file.",
                "4️⃣": "The definition of `a` is not executable. Move it to a schema file.",
            ]
        )
        expectErrors(ExecutableDefinitionsRule.self, "{ dog { ...D } } fragment D on Dog { name }")
    }

    @Test func definitionsAmongDocumentsAreCheckedToo() {
        let document = """
            type Cow implements 1️⃣Beast 2️⃣@old { milk(of: 3️⃣Gras = {a: 1, 4️⃣a: 2}): Float tail: Cow }
            extend union Pet 5️⃣@skip(if: true) = Cow | 6️⃣Ox
            input Feed { hay: Int @deprecated(reason: 7️⃣1) @8️⃣deprecated }
            schema { query: 9️⃣Farm }
            directive @old on FIELD_DEFINITION
            { dog { ... on Cow { milk } } }
            """
        let marked = MarkedText(document)
        let parsed = Parser.parse(Source(text: marked.text))
        #expect(parsed.diagnostics.isEmpty)
        let found = Validator.validate(parsed.document, schema: .pets)
            .filter { $0.rule != "ExecutableDefinitionsRule" }
            .map { "\(marked.mark(at: $0.span.startOffset)) \($0.rule)" }
        #expect(
            found == [
                "1️⃣ KnownTypeNamesRule", "2️⃣ KnownDirectivesRule", "3️⃣ KnownTypeNamesRule",
                "4️⃣ UniqueInputFieldNamesRule", "5️⃣ KnownDirectivesRule", "6️⃣ KnownTypeNamesRule",
                "7️⃣ ValuesOfCorrectTypeRule", "8️⃣ UniqueDirectivesPerLocationRule",
                "9️⃣ KnownTypeNamesRule",
            ]
        )
    }

    @Test func reportsOperationsTheSchemaHasNoRootFor() {
        let schema = Schema.sound("type Query { a: Int }")
        expectErrors(
            KnownOperationTypesRule.self,
            "query Q { a } mutation 1️⃣M { a } 2️⃣subscription { a }",
            [
                "1️⃣": "The schema has no mutation type, so it cannot execute a mutation.",
                "2️⃣": "The schema has no subscription type, so it cannot execute a subscription.",
            ],
            schema: schema
        )
    }

    @Test func operationNamesAreUnique() {
        expectErrors(
            UniqueOperationNamesRule.self,
            "query A { dog { name } } query B { dog { name } } mutation 1️⃣A { rename(name: \"\") { iq } }",
            ["1️⃣": "There can be only one operation named `A`. Rename one of them."]
        )
        expectErrors(
            UniqueOperationNamesRule.self,
            "query A { dog { ...A } } fragment A on Dog { name }"
        )
    }

    @Test func fragmentNamesAreUnique() {
        expectErrors(
            UniqueFragmentNamesRule.self,
            "{ dog { ...A } } fragment A on Dog { name } fragment 1️⃣A on Dog { barks }",
            ["1️⃣": "There can be only one fragment named `A`. Rename one of them."]
        )
    }

    @Test func anonymousOperationsStandAlone() {
        let message = "An operation without a name must be the only one. Give it a name."
        expectErrors(
            LoneAnonymousOperationRule.self,
            "1️⃣{ dog { name } } query Named { dog { name } } 2️⃣query { cat { name } }",
            ["1️⃣": message, "2️⃣": message]
        )
        expectErrors(LoneAnonymousOperationRule.self, "{ dog { ...A } } fragment A on Dog { name }")
    }

    @Test func subscriptionsSelectOneField() {
        expectErrors(SingleFieldSubscriptionsRule.self, "subscription { news { iq } }")
        expectErrors(
            SingleFieldSubscriptionsRule.self,
            "subscription { a: news { iq } a: news { iq } }"
        )
        expectErrors(
            SingleFieldSubscriptionsRule.self,
            "subscription S { news { iq } 1️⃣other { iq } }",
            ["1️⃣": "Subscription `S` must select only one root field. Make a subscription of each."]
        )
        expectErrors(
            SingleFieldSubscriptionsRule.self,
            "subscription { ...F } fragment F on Subscription { news { iq } ... { ...G } } "
                + "fragment G on Subscription { 1️⃣other { iq } ...F }",
            ["1️⃣": "The subscription must select only one root field. Make a subscription of each."]
        )
    }

    @Test func subscriptionsSelectNoIntrospectionFields() {
        expectErrors(
            SingleFieldSubscriptionsRule.self,
            "subscription { 1️⃣__typename }",
            [
                "1️⃣":
                    "The subscription must not select the introspection field `__typename` at its root."
            ]
        )
    }

    @Test func subscriptionFieldsAreTakenInTheOrderOfExecution() {
        expectErrors(
            SingleFieldSubscriptionsRule.self,
            "subscription { ...F news: __typename } fragment F on Subscription { news { iq } }"
        )
        expectErrors(
            SingleFieldSubscriptionsRule.self,
            "subscription { ... { ...F } 1️⃣other { iq } } fragment F on Subscription { news { iq } }",
            ["1️⃣": "The subscription must select only one root field. Make a subscription of each."]
        )
    }

    @Test func subscriptionRootsAreUnconditional() {
        expectErrors(
            SingleFieldSubscriptionsRule.self,
            "subscription S($a: Boolean!) { news 1️⃣@skip(if: $a) { iq @include(if: $a) } }",
            [
                "1️⃣": "Subscription `S` must not use `@skip` on its root field. Move the condition "
                    + "to the application."
            ]
        )
    }
}
