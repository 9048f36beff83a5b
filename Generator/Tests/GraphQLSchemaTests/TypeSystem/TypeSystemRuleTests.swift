import GraphQLLanguage
import GraphQLSchema
import Testing

/// What must hold in schemas, one test or more for every rule.
@Suite struct TypeSystemRuleTests {
    @Test(
        .bug(id: "query-type-is-gone", "A schema that lacks its query type was printed as empty.")
    )
    func schemasWithoutTheirQueryTypeAreUnusable() {
        let text = "schema { query: Gone } type A { a: Int }"
        #expect(SchemaBuilder.build([Source(text: text)]).diagnostics.hasErrors)
        let other = "schema { query: A mutation: Gone } type A { a: Int }"
        #expect(!SchemaBuilder.build([Source(text: other)]).diagnostics.hasErrors)
    }

    @Test func schemasHaveRootsThatAreDifferentObjectTypes() {
        expectSchemaErrors(
            "RootTypesRule",
            "1️⃣type A { a: Int }",
            [
                "1️⃣":
                    "The schema has no query type. Define `type Query` or name another in `schema { query: … }`."
            ]
        )
        expectSchemaErrors(
            "RootTypesRule",
            "schema { query: A mutation: 1️⃣A subscription: 2️⃣I } type A { a: Int } input I { a: Int }",
            [
                "1️⃣": "`A` is the root type of query and mutation. Root types must be different.",
                "2️⃣": "The subscription type must be an object type; `I` is an input object type.",
            ]
        )
    }

    @Test func rootsAreNamedOnce() {
        expectSchemaErrors(
            "UniqueOperationTypesRule",
            "schema { query: A 1️⃣query: B } extend schema { 2️⃣query: A } type A { a: Int } type B { a: Int }",
            [
                "1️⃣": "There can be only one query type in a schema.",
                "2️⃣": "There can be only one query type in a schema.",
            ]
        )
        expectSchemaErrors(
            "LoneSchemaDefinitionRule",
            "schema { query: Query } type Query { a: Int } 1️⃣schema { query: Query }",
            ["1️⃣": "There can be only one schema definition. Use `extend schema` to add to it."]
        )
    }

    @Test func namesAreNotReserved() {
        let message = "must not begin with `__`, which is reserved for introspection."
        expectSchemaErrors(
            "ReservedNamesRule",
            "type Query { 1️⃣__a(2️⃣__b: Int): Int } enum 3️⃣__E { 4️⃣__V } directive @5️⃣__d(6️⃣__x: Int) on FIELD input I { 7️⃣__f: Int }",
            [
                "1️⃣": "The name `__a` \(message)", "2️⃣": "The name `__b` \(message)",
                "3️⃣": "The name `__E` \(message)", "4️⃣": "The name `__V` \(message)",
                "5️⃣": "The name `__d` \(message)", "6️⃣": "The name `__x` \(message)",
                "7️⃣": "The name `__f` \(message)",
            ]
        )
    }

    @Test func typesAndDirectivesAreDefinedOnce() {
        expectSchemaErrors(
            "UniqueTypeNamesRule",
            "type Query { a: Int } scalar A enum 1️⃣A { B }",
            ["1️⃣": "There can be only one type named `A`."]
        )
        expectSchemaErrors(
            "UniqueDirectiveNamesRule",
            "type Query { a: Int } directive @a on FIELD directive @1️⃣a on QUERY",
            ["1️⃣": "There can be only one directive named `@a`."]
        )
    }

    @Test func membersAreDefinedOnce() {
        expectSchemaErrors(
            "UniqueFieldDefinitionNamesRule",
            "type Query { a: Int 1️⃣a: String } extend type Query { 2️⃣a: Int } input I { a: Int 3️⃣a: Int }",
            [
                "1️⃣": "`Query.a` is defined twice.", "2️⃣": "`Query.a` is defined twice.",
                "3️⃣": "`I.a` is defined twice.",
            ]
        )
        expectSchemaErrors(
            "UniqueEnumValueNamesRule",
            "type Query { a: E } enum E { A B 1️⃣A }",
            ["1️⃣": "`E.A` is defined twice."]
        )
        expectSchemaErrors(
            "UniqueArgumentDefinitionNamesRule",
            "type Query { a(b: Int, 1️⃣b: Int): Int } directive @d(x: Int, 2️⃣x: Int) on FIELD",
            [
                "1️⃣": "Argument `Query.a(b:)` is defined twice.",
                "2️⃣": "Argument `@d(x:)` is defined twice.",
            ]
        )
    }

    @Test func referencedTypesExist() {
        expectSchemaErrors(
            "KnownTypeNamesRule",
            "type Query implements 1️⃣Nod { a(b: 2️⃣Itn): [3️⃣Strng!] } union U = Query | 4️⃣X input I { a: 5️⃣Y } schema { query: Query mutation: 6️⃣Z }",
            [
                "1️⃣": "Type `Nod` does not exist.",
                "2️⃣": "Type `Itn` does not exist. Did you mean `Int`?",
                "3️⃣": "Type `Strng` does not exist. Did you mean `String`?",
                "4️⃣": "Type `X` does not exist.", "5️⃣": "Type `Y` does not exist.",
                "6️⃣": "Type `Z` does not exist.",
            ]
        )
    }

    @Test func fieldsHaveOutputTypesAndInputsHaveInputTypes() {
        expectSchemaErrors(
            "OutputTypesRule",
            "type Query { a: 1️⃣[I!] } input I { a: Int }",
            [
                "1️⃣":
                    "Field `Query.a` cannot have the type `[I!]`: `I` is an input object type, which is for input only."
            ]
        )
        expectSchemaErrors(
            "InputTypesRule",
            "type Query { a(b: 1️⃣Query): Int } input I { u: 2️⃣U! } union U = Query directive @d(x: 3️⃣[Query]) on FIELD",
            [
                "1️⃣":
                    "`Query.a(b:)` cannot have the type `Query`: `Query` is an object type, which is for output only.",
                "2️⃣": "`I.u` cannot have the type `U!`: `U` is a union, which is for output only.",
                "3️⃣":
                    "`@d(x:)` cannot have the type `[Query]`: `Query` is an object type, which is for output only.",
            ]
        )
    }

    @Test func appliedDirectivesFit() {
        expectSchemaErrors(
            "KnownDirectivesRule",
            "type Query 1️⃣@deprecated { a: Int 2️⃣@deprcated } schema 3️⃣@oneOf { query: Query }",
            [
                "1️⃣":
                    "Directive `@deprecated` cannot be used on OBJECT. It can be used on FIELD_DEFINITION, ARGUMENT_DEFINITION, INPUT_FIELD_DEFINITION, ENUM_VALUE, DIRECTIVE_DEFINITION.",
                "2️⃣": "Directive `@deprcated` does not exist. Did you mean `@deprecated`?",
                "3️⃣": "Directive `@oneOf` cannot be used on SCHEMA. It can be used on INPUT_OBJECT.",
            ]
        )
        expectSchemaErrors(
            "UniqueDirectivesPerLocationRule",
            "type Query @a { x: Int } extend type Query @1️⃣a @b @b { y: Int } directive @a on OBJECT directive @b repeatable on OBJECT",
            ["1️⃣": "Directive `@a` can be used only once here."]
        )
        expectSchemaErrors(
            "ProvidedRequiredArgumentsOnDirectivesRule",
            "type Query { a: Int } scalar D 1️⃣@specifiedBy",
            [
                "1️⃣":
                    "Argument `url` of type `String!` is required by directive `@specifiedBy`, but not given."
            ]
        )
        expectSchemaErrors(
            "KnownArgumentNamesOnDirectivesRule",
            "type Query { a: Int @deprecated(1️⃣reson: \"x\") }",
            [
                "1️⃣":
                    "Argument `reson` does not exist on directive `@deprecated`. Did you mean `reason`?"
            ]
        )
        expectSchemaErrors(
            "ValuesOfCorrectTypeRule",
            "type Query { a: Int @deprecated(reason: 1️⃣1) }",
            ["1️⃣": "Expected a value of type `String!`, found `1`."]
        )
    }

    @Test func typesHaveMembers() {
        expectSchemaErrors(
            "TypeMembersRule",
            "type Query { a: Int } type 1️⃣A interface 2️⃣B input 3️⃣C enum 4️⃣D union 5️⃣E type F extend type F { a: Int }",
            [
                "1️⃣": "Type `A` has no fields. Define at least one.",
                "2️⃣": "Type `B` has no fields. Define at least one.",
                "3️⃣": "Input object type `C` has no fields. Define at least one.",
                "4️⃣": "Enum `D` has no values. Define at least one.",
                "5️⃣": "Union `E` has no member types. Define at least one.",
            ]
        )
    }

    @Test func unionsContainDifferentObjectTypes() {
        expectSchemaErrors(
            "UnionMembersRule",
            "type Query { a: U } interface I { a: Int } union U = Query | 1️⃣I | 2️⃣Query",
            [
                "1️⃣": "Union `U` cannot contain the interface `I`, only object types.",
                "2️⃣": "Union `U` contains `Query` twice.",
            ]
        )
    }

    @Test func extensionsFitWhatTheyExtend() {
        expectSchemaErrors(
            "PossibleTypeExtensionsRule",
            "extend type 1️⃣Query2 { b: Int } type Query { a: Int } extend input 2️⃣Query { c: Int } extend scalar 3️⃣Int @x directive @x on SCALAR",
            [
                "1️⃣": "Cannot extend type `Query2` because it is not defined. Did you mean `Query`?",
                "2️⃣": "Cannot extend `Query` with `extend input`: it is defined with `type`.",
                "3️⃣": "Cannot extend type `Int` because it is built in.",
            ]
        )
    }

    @Test func inputObjectsCanBeMade() {
        expectSchemaErrors(
            "InputObjectsRule",
            "type Query { a(i: A): Int } input A { 1️⃣b: B! } input B { c: C! d: [B!]! e: B } input C { a: A! } input D { 2️⃣d: D! }",
            [
                "1️⃣":
                    "Input object type `A` contains itself through the non-null fields `b.c.a`. Make one of them nullable.",
                "2️⃣":
                    "Input object type `D` contains itself through the non-null fields `d`. Make one of them nullable.",
            ]
        )
        expectSchemaErrors(
            "InputObjectsRule",
            "type Query { a(i: A): Int } input A @oneOf { a: 1️⃣Int! b: Int = 2️⃣1 c: Int }",
            [
                "1️⃣": "Field `A.a` must be nullable, because `A` is `@oneOf`.",
                "2️⃣": "Field `A.b` cannot have a default, because `A` is `@oneOf`.",
            ]
        )
    }

    @Test func defaultsFitAndDoNotContainThemselves() {
        expectSchemaErrors(
            "DefaultValuesRule",
            "type Query { a(x: Int = 1️⃣\"1\", y: E = 2️⃣B, z: [Int] = 1): Int } enum E { A } input I { a: I = 3️⃣{} b: J = {} } input J { c: Int = 1 i: I }",
            [
                "1️⃣":
                    "The default of `Query.a(x:)` is wrong: Expected a value of type `Int`, found `\"1\"`.",
                "2️⃣": "The default of `Query.a(y:)` is wrong: `B` is not a value of enum `E`.",
                "3️⃣": "The default of `I.a` contains itself.",
            ]
        )
    }

    @Test func requiredInputsAreNotDeprecated() {
        expectSchemaErrors(
            "DeprecatedInputsRule",
            "type Query { a(x: Int! 1️⃣@deprecated, y: Int! = 1 @deprecated, z: Int @deprecated): Int } input I { a: Int! 2️⃣@deprecated }",
            [
                "1️⃣":
                    "`Query.a(x:)` is required and so cannot be deprecated. Make it nullable or give it a default.",
                "2️⃣":
                    "`I.a` is required and so cannot be deprecated. Make it nullable or give it a default.",
            ]
        )
    }

    @Test func directivesDoNotUseThemselves() {
        expectSchemaErrors(
            "DirectiveDefinitionsRule",
            "type Query { a: Int } directive @a(x: Int 1️⃣@a) on ARGUMENT_DEFINITION directive @b(y: 2️⃣I) on INPUT_FIELD_DEFINITION input I { z: Int @b }",
            [
                "1️⃣": "The definition of directive `@a` uses the directive itself.",
                "2️⃣": "The definition of directive `@b` uses the directive itself.",
            ]
        )
    }
}
