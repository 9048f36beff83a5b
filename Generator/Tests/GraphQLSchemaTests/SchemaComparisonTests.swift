import GraphQLLanguage
import Testing

@testable import GraphQLSchema

/// The kinds and severities of changes, most of them those of graphql-js.
struct SchemaComparisonTests {
    private func changes(_ old: String, _ new: String) -> [String] {
        func schema(_ text: String) -> Schema {
            SchemaBuilder.build([Source(path: "schema.graphql", text: text)]).schema
        }
        return SchemaComparison.changes(from: schema(old), to: schema(new)).map {
            "\($0.severity.rawValue) \($0.kind.rawValue) \($0.coordinate)"
        }
    }

    /// Expects a change, and the opposite one in the other direction.
    private func expect(
        _ old: String,
        _ new: String,
        _ expected: [String],
        back: [String],
        _ location: SourceLocation = #_sourceLocation
    ) {
        let query = "type Query { q: Int }\n"
        #expect(changes(query + old, query + new) == expected, sourceLocation: location)
        #expect(changes(query + new, query + old) == back, sourceLocation: location)
        #expect(changes(query + old, query + old) == [], sourceLocation: location)
    }

    @Test func findsTypes() {
        expect("type A { a: Int }", "", ["breaking TYPE_REMOVED A"], back: ["safe TYPE_ADDED A"])
        expect(
            "scalar A",
            "enum A { B }",
            ["breaking TYPE_CHANGED_KIND A"],
            back: ["breaking TYPE_CHANGED_KIND A"]
        )
        expect(
            "scalar A",
            #"scalar A @specifiedBy(url: "x")"#,
            ["dangerous SPECIFIED_BY_CHANGED A"],
            back: ["dangerous SPECIFIED_BY_CHANGED A"]
        )
        expect(
            "enum A { B }",
            "enum A { B C }",
            ["dangerous VALUE_ADDED_TO_ENUM A.C"],
            back: ["breaking VALUE_REMOVED_FROM_ENUM A.C"]
        )
        let types = "type A { a: Int } type B { a: Int } "
        expect(
            "\(types) union U = A",
            "\(types) union U = A | B",
            ["dangerous TYPE_ADDED_TO_UNION U"],
            back: ["breaking TYPE_REMOVED_FROM_UNION U"]
        )
        expect(
            "interface I { a: Int } type A { a: Int }",
            "interface I { a: Int } type A implements I { a: Int }",
            ["dangerous IMPLEMENTED_INTERFACE_ADDED A"],
            back: ["breaking IMPLEMENTED_INTERFACE_REMOVED A"]
        )
        #expect(
            changes(
                "type Query { a: Int } type Mutation { a: Int }",
                "schema { query: Query } type Query { a: Int } type Mutation { a: Int }"
            ) == ["breaking ROOT_TYPE_CHANGED Mutation"]
        )
    }

    @Test func findsFields() {
        func expect(
            _ old: String,
            _ new: String,
            _ expected: [String],
            back: [String],
            _ location: SourceLocation = #_sourceLocation
        ) {
            self.expect(
                "type A { b: Int \(old) }",
                "type A { b: Int \(new) }",
                expected,
                back: back,
                location
            )
        }
        expect("a: Int", "", ["breaking FIELD_REMOVED A.a"], back: ["safe FIELD_ADDED A.a"])
        expect(
            "a: [Int!]",
            "a: [Int!]!",
            ["safe FIELD_CHANGED_KIND_SAFE A.a"],
            back: ["breaking FIELD_CHANGED_KIND A.a"]
        )
        expect(
            "a: Int",
            "a: [Int]",
            ["breaking FIELD_CHANGED_KIND A.a"],
            back: ["breaking FIELD_CHANGED_KIND A.a"]
        )
        expect(
            "a: Int",
            "a: Int @deprecated",
            ["safe DEPRECATION_ADDED A.a"],
            back: ["safe DEPRECATION_REMOVED A.a"]
        )
        expect(
            "a(x: Int = 1): Int",
            "a(x: Int = 2): Int",
            ["dangerous ARG_DEFAULT_VALUE_CHANGE A.a(x:)"],
            back: ["dangerous ARG_DEFAULT_VALUE_CHANGE A.a(x:)"]
        )
        expect(
            "a(x: Int): Int",
            "a(x: Int = 2): Int",
            ["safe ARG_DEFAULT_VALUE_ADDED A.a(x:)"],
            back: ["dangerous ARG_DEFAULT_VALUE_CHANGE A.a(x:)"]
        )
        expect(
            "a: Int",
            "a(x: Int): Int",
            ["dangerous OPTIONAL_ARG_ADDED A.a(x:)"],
            back: ["breaking ARG_REMOVED A.a(x:)"]
        )
        expect(
            "a: Int",
            "a(x: Int!): Int",
            ["breaking REQUIRED_ARG_ADDED A.a(x:)"],
            back: ["breaking ARG_REMOVED A.a(x:)"]
        )
        expect(
            "a(x: Int): Int",
            "a(x: Int!): Int",
            ["breaking ARG_CHANGED_KIND A.a(x:)"],
            back: ["safe ARG_CHANGED_KIND_SAFE A.a(x:)"]
        )
        // Without its default, the argument must be given.
        expect(
            "a(x: Int! = 1): Int",
            "a(x: Int!): Int",
            ["breaking ARG_CHANGED_KIND A.a(x:)", "dangerous ARG_DEFAULT_VALUE_CHANGE A.a(x:)"],
            back: ["safe ARG_DEFAULT_VALUE_ADDED A.a(x:)"]
        )
        expect("a(x: In = {p: 1, q: [2]}): Int", "a(x: In = {q: [2], p: 1}): Int", [], back: [])
    }

    @Test func findsInputFieldsAndDirectives() {
        expect(
            "input A { a: Int }",
            "input A { a: Int b: Int }",
            ["dangerous OPTIONAL_INPUT_FIELD_ADDED A.b"],
            back: ["breaking FIELD_REMOVED A.b"]
        )
        expect(
            "input A { a: Int }",
            "input A { a: Int b: Int! }",
            ["breaking REQUIRED_INPUT_FIELD_ADDED A.b"],
            back: ["breaking FIELD_REMOVED A.b"]
        )
        expect(
            "input A { a: Int! }",
            "input A { a: Int }",
            ["safe FIELD_CHANGED_KIND_SAFE A.a"],
            back: ["breaking FIELD_CHANGED_KIND A.a"]
        )
        expect(
            "input A { a: Int }",
            "input A { a: Int = 3 }",
            ["safe INPUT_FIELD_DEFAULT_VALUE_ADDED A.a"],
            back: ["dangerous INPUT_FIELD_DEFAULT_VALUE_CHANGE A.a"]
        )
        expect(
            "input A { a: Int }",
            "input A @oneOf { a: Int }",
            ["breaking ONE_OF_CHANGED A"],
            back: ["dangerous ONE_OF_CHANGED A"]
        )
        expect(
            "directive @d on FIELD",
            "",
            ["breaking DIRECTIVE_REMOVED @d"],
            back: ["safe DIRECTIVE_ADDED @d"]
        )
        expect(
            "directive @d on FIELD | QUERY",
            "directive @d(x: Int, y: Int!) repeatable on FIELD",
            [
                "breaking DIRECTIVE_LOCATION_REMOVED @d",
                "breaking REQUIRED_DIRECTIVE_ARG_ADDED @d(y:)",
                "safe DIRECTIVE_REPEATABLE_ADDED @d", "safe OPTIONAL_DIRECTIVE_ARG_ADDED @d(x:)",
            ],
            back: [
                "breaking DIRECTIVE_REPEATABLE_REMOVED @d", "breaking DIRECTIVE_ARG_REMOVED @d(x:)",
                "breaking DIRECTIVE_ARG_REMOVED @d(y:)", "safe DIRECTIVE_LOCATION_ADDED @d",
            ]
        )
    }

    @Test func findsDeprecatedDirectives() {
        expect(
            "directive @d on FIELD",
            #"directive @d @deprecated(reason: "Old.") on FIELD"#,
            ["safe DEPRECATION_ADDED @d"],
            back: ["safe DEPRECATION_REMOVED @d"]
        )
    }

    @Test func ignoresOrderDescriptionsAndExtensionsOfTheClient() {
        expect(
            "type A { a: Int b(x: Int y: Int): Int } enum E { F G }",
            "enum E { G \"Old.\" F } \"New.\" type A { b(y: Int x: Int): Int a: Int }",
            [],
            back: []
        )
        let source = Source(path: "schema.graphql", text: "type Query { a: Int }")
        let extended = SchemaBuilder.build(
            [source],
            extensions: [Source(path: "client.graphql", text: "extend type Query { b: Int }")]
        )
        let plain = SchemaBuilder.build([source])
        #expect(SchemaComparison.changes(from: plain.schema, to: extended.schema).isEmpty)
        #expect(SchemaComparison.changes(from: extended.schema, to: plain.schema).isEmpty)
    }
}
