import GraphQLLanguage
import GraphQLSchema
import Testing

@Suite struct OverlappingFieldsCanBeMergedRuleTests {
    private let aliases = "Use different aliases to fetch both."

    private func expect(
        _ document: String,
        _ expected: [String: String] = [:],
        schema: Schema = .pets,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expectErrors(
            OverlappingFieldsCanBeMergedRule.self,
            document,
            expected.mapValues { "\($0) \(aliases)" },
            schema: schema,
            sourceLocation: sourceLocation
        )
    }

    @Test(arguments: [
        "fragment A on Dog { name nickname }",
        "fragment A on Dog { name name n: name n: name }",
        "fragment A on Dog { isHouseTrained(atOtherHomes: true) isHouseTrained(atOtherHomes: true) }",
        "fragment A on Dog { isAtLocation(x: 1, y: 2) isAtLocation(y: 2, x: 1) }",
        "fragment A on Dog { a: name b: nickname }",
        "fragment A on Pet { ... on Dog { n: name } ... on Cat { n: nickname } }",
        "fragment A on Pet { ... on Dog { name(surname: true) } ... on Cat { name } }",
        "fragment A on Human { relatives { ...A } }",
        "query ($v: Boolean) { dog { name(surname: $v) ...B } } fragment B on Dog { name(surname: $v) }",
        "fragment A on Unknown { a: b a: b c }",
    ])
    func mergeableFieldsAreFine(document: String) {
        expect(document)
    }

    @Test func argumentsWithTwoValuesConflict() {
        let field = "isAtLocation(x: 1, x: 2)"
        expect(
            "fragment A on Dog { \(field) 1️⃣\(field) }",
            ["1️⃣": "Fields `isAtLocation` conflict: they have different arguments."]
        )
        expect("fragment A on Dog { isAtLocation(x: 1, x: 1) isAtLocation(x: 1, x: 1) }")
    }

    @Test func differentFieldsConflict() {
        expect(
            "fragment A on Dog { fido: name 1️⃣fido: nickname }",
            ["1️⃣": "Fields `fido` conflict: `name` and `nickname` are different fields."]
        )
        expect(
            "fragment A on Dog { nickname 1️⃣nickname: name }",
            ["1️⃣": "Fields `nickname` conflict: `nickname` and `name` are different fields."]
        )
    }

    @Test func differentArgumentsConflict() {
        let message = "Fields `name` conflict: they have different arguments."
        expect("fragment A on Dog { name 1️⃣name(surname: true) }", ["1️⃣": message])
        expect("fragment A on Dog { name(surname: false) 1️⃣name(surname: true) }", ["1️⃣": message])
        expect(
            "query ($a: Boolean, $b: Boolean) { dog { name(surname: $a) 1️⃣name(surname: $b) } }",
            ["1️⃣": message]
        )
    }

    @Test func fieldsOfAbstractTypesMeetAllOthers() {
        expect(
            "fragment A on Pet { ... on Dog { 1️⃣n: nickname } n: name ... on Cat { 2️⃣n: nickname } }",
            [
                "1️⃣": "Fields `n` conflict: `name` and `nickname` are different fields.",
                "2️⃣": "Fields `n` conflict: `name` and `nickname` are different fields.",
            ]
        )
    }

    @Test func conflictsBelowMergedFieldsAreFound() {
        expect(
            "{ human { relatives { x: iq } } human { relatives { 1️⃣x: name } } }",
            [
                "1️⃣": "Fields `x` conflict: `iq` and `name` are different fields. \(aliases)\n"
                    + "Fields `x` conflict: their types are `Int` and `String`."
            ]
        )
    }

    @Test func conflictsBetweenFragmentsAreFound() {
        expect(
            "{ dog { ...A ...B } } fragment A on Dog { x: name } fragment B on Dog { ...C } fragment C on Dog { 1️⃣x: nickname }",
            ["1️⃣": "Fields `x` conflict: `name` and `nickname` are different fields."]
        )
    }

    @Test func shapesMustAgreeOnDifferentObjectsToo() {
        let schema = Schema.sound(
            """
            union U = A | B
            type A { a: Int b: Int! c: [Int] d: Inner e: Float }
            type B { a: String b: Int c: Int d: Int e: Float f: Inner }
            type Inner { x: Int y: String }
            type Query { u: U }
            """
        )
        expect(
            "{ u { ... on A { a b c d { x } e } ... on B { 1️⃣a 2️⃣b 3️⃣c 4️⃣d e } } }",
            [
                "1️⃣": "Fields `a` conflict: their types are `Int` and `String`.",
                "2️⃣": "Fields `b` conflict: their types are `Int!` and `Int`.",
                "3️⃣": "Fields `c` conflict: their types are `[Int]` and `Int`.",
                "4️⃣": "Fields `d` conflict: their types are `Inner` and `Int`.",
            ],
            schema: schema
        )
        expect(
            "{ u { ... on A { d { v: x } } ... on B { d: f { 1️⃣v: y } } } }",
            ["1️⃣": "Fields `v` conflict: their types are `Int` and `String`."],
            schema: schema
        )
    }

    @Test(arguments: [
        "fragment A on Human { relatives @stream { iq } 1️⃣relatives @stream { iq } }",
        "fragment A on Human { relatives @stream { iq } 1️⃣relatives { iq } }",
        "fragment A on Human { relatives { iq } 1️⃣relatives @stream(initialCount: 2) { iq } }",
    ])
    func streamedFieldsConflictWithAllOthers(document: String) {
        expect(
            document,
            [
                "1️⃣": "Fields `relatives` conflict: one with `@stream` can be selected only once."
            ]
        )
    }

    @Test func streamedFieldsOfOneFragmentMeetThemselves() {
        expect(
            "{ human { ...F ... { ...F } } } fragment F on Human { relatives @stream { iq } }"
        )
    }

    @Test func spreadsWithDifferentArgumentsConflict() {
        expectErrors(
            OverlappingFieldsCanBeMergedRule.self,
            "{ human { ...F(a: true) ...F(a: true) 1️⃣...F(a: false) } } fragment F($a: Boolean) on Human { name(surname: $a) }",
            [
                "1️⃣":
                    "Spreads of `F` conflict: they have different arguments. Spread it with the same ones."
            ]
        )
    }

    /// Comparing fields in pairs takes minutes here.
    @Test(
        arguments: [
            "{ \(String(repeating: "dog { name barks } ", count: 20_000)) }",
            "{ dog { \((0..<3_000).map { "...F\($0)" }.joined(separator: " ")) } } "
                + (0..<3_000).map {
                    "fragment F\($0) on Dog { mother { mother { x\($0): name name } } }"
                }
                .joined(separator: " "),
            "{ dog { ...F0 } } "
                + (0..<500).map {
                    "fragment F\($0) on Dog { a: mother { ...F\($0 + 1) } b: mother { ...F\($0 + 1) } }"
                }.joined(separator: " ") + " fragment F500 on Dog { name }",
        ]
    )
    func hostileDocumentsAreCheckedQuickly(document: String) {
        #expect(processorSeconds { expect(document) } < 60)
    }

    @Test func cyclesOfFragmentsEnd() {
        expect(
            "{ dog { ...A } } fragment A on Dog { mother { ...B } name } fragment B on Dog { mother { ...A } name }"
        )
    }
}
