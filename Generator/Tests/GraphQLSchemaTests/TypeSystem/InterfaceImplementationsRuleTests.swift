import GraphQLLanguage
import GraphQLSchema
import Testing

@Suite struct InterfaceImplementationsRuleTests {
    private func expect(
        _ schema: String,
        _ expected: [String: String] = [:],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expectSchemaErrors(
            "InterfaceImplementationsRule",
            "type Query { a: Int } " + schema,
            expected,
            sourceLocation: sourceLocation
        )
    }

    @Test func soundImplementationsAreFine() {
        expect(
            """
            interface A { a: A b: [A] c(x: Int): A }
            interface B implements A { a: B! b: [B!]! c(x: Int, y: Int): C! }
            type C implements B & A { a: C! b: [C!]! c(x: Int, y: Int, z: Int! = 1): C! d: Int }
            """
        )
    }

    @Test func fieldsArePresent() {
        expect(
            "interface A { a: Int b: Int } type 1️⃣T implements A { a: Int }",
            ["1️⃣": "Type `T` lacks the field `b: Int` of interface `A`."]
        )
    }

    @Test func typesAreCovariant() {
        expect(
            "interface A { a: Int! b: [Int] c: A } type T implements A { 1️⃣a: Int 2️⃣b: Int 3️⃣c: String }",
            [
                "1️⃣": "Field `T.a` must be `Int!` or narrower, as in interface `A`; it is `Int`.",
                "2️⃣": "Field `T.b` must be `[Int]` or narrower, as in interface `A`; it is `Int`.",
                "3️⃣": "Field `T.c` must be `A` or narrower, as in interface `A`; it is `String`.",
            ]
        )
    }

    @Test func argumentsAreTheSame() {
        expect(
            "interface A { a(x: Int, y: Int): Int } type T implements A { 1️⃣a(2️⃣x: Int!, 3️⃣z: Int!): Int }",
            [
                "1️⃣": "Field `T.a` lacks the argument `y: Int` of interface `A`.",
                "2️⃣": "Argument `T.a(x:)` must be of type `Int`, as in interface `A`; it is `Int!`.",
                "3️⃣":
                    "Argument `T.a(z:)` must not be required, because interface `A` does not have it.",
            ]
        )
    }

    @Test func interfacesOfInterfacesAreImplementedToo() {
        expect(
            "interface A { a: Int } interface B implements A { a: Int } type T implements 1️⃣B { a: Int }",
            ["1️⃣": "Type `T` must implement `A` too, because `B` does."]
        )
    }

    @Test func onlyOtherInterfacesAreImplementedAndOnce() {
        expect(
            "interface A { a: Int } type O { a: Int } type T implements A & 1️⃣A & 2️⃣O { a: Int } interface S implements 3️⃣S { a: Int }",
            [
                "1️⃣": "Type `T` implements `A` twice.",
                "2️⃣": "Type `T` cannot implement the object type `O`, only interfaces.",
                "3️⃣": "Interface `S` cannot implement itself.",
            ]
        )
        expect(
            "interface A implements 1️⃣B { a: Int } interface B implements 2️⃣A { a: Int }",
            [
                "1️⃣": "`A` and `B` cannot implement each other.",
                "2️⃣": "`B` and `A` cannot implement each other.",
            ]
        )
    }

    @Test func deprecationOfImplementationsAloneIsAWarning() {
        let text = "type Query implements A { a: Int @deprecated } interface A { a: Int }"
        let result = SchemaBuilder.build([Source(text: text)], isStrict: true)
        #expect(result.diagnostics.map(\.severity) == [.warning])
        #expect(
            result.diagnostics.map(\.message) == [
                "Field `Query.a` should not be deprecated as long as `A.a` is not."
            ]
        )
    }
}
