import GraphQLSchema
import Testing

/// Rules about fields and their selections.
@Suite struct FieldRuleTests {
    @Test func fieldsExist() {
        expectErrors(
            FieldsOnCorrectTypeRule.self,
            "{ dog { nicknam: 1️⃣nicknme __typename } 2️⃣unknown { anything } }",
            [
                "1️⃣": "Field `nicknme` does not exist on type `Dog`. Did you mean `nickname`?",
                "2️⃣":
                    "Field `unknown` does not exist on type `Query`. Remove it, or update the schema.",
            ]
        )
    }

    @Test func fieldsOfNarrowerTypesAreSuggested() {
        expectErrors(
            FieldsOnCorrectTypeRule.self,
            "{ pet { 1️⃣barks } catOrDog { 2️⃣nickname 3️⃣name } }",
            [
                "1️⃣": "Field `barks` does not exist on type `Pet`. Select it inside `... on Dog`.",
                "2️⃣":
                    "Field `nickname` does not exist on type `CatOrDog`. Select it inside `... on Cat` or `... on Dog`.",
                "3️⃣":
                    "Field `name` does not exist on type `CatOrDog`. Select it inside `... on Pet` or `... on Canine` or `... on Cat`.",
            ]
        )
    }

    @Test func introspectionIsOnTheRootOfQueriesOnly() {
        expectErrors(
            FieldsOnCorrectTypeRule.self,
            "{ __schema { types { name } } __type(name: \"Dog\") { name isOneOf } dog { 1️⃣__schema } }",
            [
                "1️⃣":
                    "Field `__schema` does not exist on type `Dog`. Remove it, or update the schema."
            ]
        )
    }

    @Test func scalarsHaveNoSelectionAndObjectsHaveOne() {
        expectErrors(
            ScalarLeafsRule.self,
            "{ dog { barks 1️⃣{ loudly } } 2️⃣human cat { furColor } }",
            [
                "1️⃣": "Field `barks` must not have a selection: its type `Boolean` has no fields.",
                "2️⃣":
                    "Field `human` of type `Human` must have a selection of fields. Did you mean `human { … }`?",
            ]
        )
    }

    @Test func introspectionDoesNotNestLists() {
        let message =
            "The introspection nests lists of types 3 levels deep. Select fewer levels."
        expectErrors(
            MaxIntrospectionDepthRule.self,
            "{ 1️⃣__schema { types { fields { type { fields { type { ...F } } } } } } } fragment F on __Type { interfaces { name } }",
            ["1️⃣": message]
        )
        expectErrors(
            MaxIntrospectionDepthRule.self,
            "{ __schema { types { fields { type { fields { name } } } } } }"
        )
    }

    @Test func introspectionThroughManyFragmentsIsCheckedQuickly() {
        let fragments = (0..<200).map {
            "fragment F\($0) on __Type { ofType { ...F\($0 + 1) } a: ofType { ...F\($0 + 1) } }"
        }
        expectErrors(
            MaxIntrospectionDepthRule.self,
            "{ __schema { types { ...F0 } } } \(fragments.joined(separator: " ")) fragment F200 on __Type { name }"
        )
    }
}
