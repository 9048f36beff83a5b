import GraphQLLanguage
import GraphQLSchema
import Testing

/// Rules about fragments and types.
@Suite struct FragmentRuleTests {
    @Test func typesExist() {
        expectErrors(
            KnownTypeNamesRule.self,
            "query Q($a: 1️⃣Strin, $b: [Int!]!) { dog { ... on 2️⃣Dgo { name } ...F } } fragment F on 3️⃣Peet { name }",
            [
                "1️⃣": "Type `Strin` does not exist in the schema. Did you mean `String`?",
                "2️⃣": "Type `Dgo` does not exist in the schema. Did you mean `Dog`?",
                "3️⃣": "Type `Peet` does not exist in the schema. Did you mean `Pet`?",
            ]
        )
    }

    @Test func builtInScalarsExistOnlyWhenTheSchemaUsesThem() {
        let schema = Schema.sound("type Query { a(b: Int): String }")
        expectErrors(
            KnownTypeNamesRule.self,
            "query ($a: Int, $b: 1️⃣Float, $c: Boolean) { a }",
            ["1️⃣": "Type `Float` does not exist in the schema."],
            schema: schema
        )
    }

    @Test func fragmentsAreOnTypesWithFields() {
        expectErrors(
            FragmentsOnCompositeTypesRule.self,
            "fragment F on 1️⃣FurColor { a } fragment G on Dog { ... on 2️⃣ComplexInput { a } ... { name } }",
            [
                "1️⃣": "Fragment `F` cannot be on the enum `FurColor`: it has no fields to select.",
                "2️⃣":
                    "A fragment cannot be on the input object type `ComplexInput`: it has no fields to select.",
            ]
        )
    }

    @Test func fragmentsExist() {
        expectErrors(
            KnownFragmentNamesRule.self,
            "{ dog { ...1️⃣DogFeilds ... on Dog { ...2️⃣X } } } fragment DogFields on Dog { name }",
            [
                "1️⃣": "Fragment `DogFeilds` does not exist. Did you mean `DogFields`?",
                "2️⃣": "Fragment `X` does not exist.",
            ]
        )
    }

    @Test func fragmentsAreUsed() {
        expectErrors(
            NoUnusedFragmentsRule.self,
            "{ dog { ...A } } fragment A on Dog { ...B } fragment B on Dog { name } "
                + "fragment 1️⃣C on Dog { ...D } fragment 2️⃣D on Dog { ...C }",
            [
                "1️⃣": "Fragment `C` is never used. Spread it or remove it.",
                "2️⃣": "Fragment `D` is never used. Spread it or remove it.",
            ]
        )
    }

    @Test(arguments: [
        ("Dog", "Dog"), ("Dog", "Pet"), ("Pet", "Dog"), ("CatOrDog", "Cat"), ("Pet", "CatOrDog"),
        ("Mammal", "Canine"), ("Canine", "Pet"),
    ])
    func spreadsThatCanMatchAreFine(parent: String, type: String) {
        expectErrors(
            PossibleFragmentSpreadsRule.self,
            "fragment A on \(parent) { ...B ... on \(type) { __typename } } fragment B on \(type) { __typename }"
        )
    }

    @Test(arguments: [("Dog", "Cat"), ("Human", "Pet"), ("CatOrDog", "Human"), ("Mammal", "Cat")])
    func spreadsThatCanNeverMatchAreReported(parent: String, type: String) {
        expectErrors(
            PossibleFragmentSpreadsRule.self,
            "fragment A on \(parent) { 1️⃣...B ... on 2️⃣\(type) { __typename } } fragment B on \(type) { __typename }",
            [
                "1️⃣":
                    "Fragment `B` can never match here: it is on `\(type)`, which a `\(parent)` can never be.",
                "2️⃣": "This fragment can never match: a `\(parent)` can never be a `\(type)`.",
            ]
        )
    }

    @Test func fragmentsDoNotSpreadThemselves() {
        expectErrors(
            NoFragmentCyclesRule.self,
            "fragment A on Dog { 1️⃣...A }",
            ["1️⃣": "Fragment `A` spreads itself."]
        )
        expectErrors(
            NoFragmentCyclesRule.self,
            "fragment A on Dog { 1️⃣...B } fragment B on Dog { ...C } fragment C on Dog { ...A 2️⃣...C }",
            [
                "1️⃣": "Fragment `A` spreads itself through `B`, `C`.",
                "2️⃣": "Fragment `C` spreads itself.",
            ]
        )
        expectErrors(
            NoFragmentCyclesRule.self,
            "fragment A on Dog { ...B ...C } fragment B on Dog { ...C } fragment C on Dog { ...Unknown }"
        )
    }

    @Test func manyLongCyclesAreReportedInTime() {
        let count = 5_000
        let ring = (0..<count).map { index in
            let spreads = [1, 7 * index, 31 * index].map { "...F\((index + $0) % count)" }
            return "fragment F\(index) on Dog { \(spreads.joined(separator: " ")) }"
        }
        let document = Parser.parse(Source(text: ring.joined(separator: " "))).document
        var diagnostics: [Diagnostic] = []
        let seconds = processorSeconds {
            diagnostics = Validator.validate(
                document,
                schema: .pets,
                rules: [NoFragmentCyclesRule.self]
            )
        }
        #expect(diagnostics.count > 1_000)
        #expect(diagnostics.contains { $0.message.hasSuffix(" more.") })
        #expect(diagnostics.allSatisfy { $0.message.utf8.count < 200 && $0.related.count <= 10 })
        #expect(seconds < 5)
    }

    @Test func longChainsOfFragmentsAreFollowedWithoutRecursion() {
        let count = 5_000
        let chain = (0..<count).map { "fragment F\($0) on Human { relatives { ...F\($0 + 1) } }" }
        let document =
            "{ human { ...F0 } } \(chain.joined(separator: " ")) fragment F\(count) on Human { iq }"
        let result = Parser.parse(Source(text: document))
        #expect(Validator.validate(result.document, schema: .pets).isEmpty)
    }
}
