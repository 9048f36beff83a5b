import GraphQLLanguage
import GraphQLSchema
import Testing

@testable import RelayCompiler

/// Fields are sent only on types that have them, however conditions are nested.
struct NestedRefinementTests {
    private static let schema = Source(
        path: "schema.graphql",
        text: """
            directive @trace on INLINE_FRAGMENT
            type Query { node(id: ID!): Node me: User bot: Bot }
            interface Node { id: ID! }
            interface Named { name: String }
            type User implements Node & Named { id: ID! name: String }
            type Bot implements Named { name: String }
            """
    )

    /// Returns the text of the query, which must be valid.
    private func text(_ document: String) throws -> String {
        let input = Compiler.Input(
            schema: [Self.schema],
            documents: [Source(path: "document.graphql", text: document)]
        )
        let output = Compiler.operations(input)
        #expect(output.diagnostics.map(\.message) == [])
        let text = try #require(output.result?.first).text
        let parsed = Parser.parse(Source(text: text))
        let findings = Validator.validate(
            parsed.document,
            schema: SchemaBuilder.build([Self.schema]).schema
        )
        #expect(findings.map(\.message) == [], "\(text)")
        return text
    }

    @Test(
        .bug(
            id: "nested-refinements",
            "A field of an outer type was sent on an inner one that lacks it."
        )
    )
    func fieldsOfAnOuterTypeAreSentOnIt() throws {
        let text = try text(
            """
            query Q { node(id: "1") { ... on Named { name ... on Node { key: id } } } }
            """
        )
        let expected = """
            ...on Named{__isNamed:__typename name ...on Node{key:id}}
            """
        #expect(text.contains(expected))
    }

    @Test(
        .bug(
            id: "nested-refinements",
            "A field of an outer type was sent on an inner one that lacks it."
        ),
        arguments: [
            "query Q { node(id: \"1\") { ...F } } fragment F on Node { ... on Named { ... on Node { key: id } } }",
            "query Q { me { ... on Named @trace { ... on Node { key: id } } } }",
            "query Q { me { ... on Named @trace { ... on User { key: id } } } }",
            "query Q { me { ... on Named @trace { ... { ... on Node @trace { ... on Named { n: name } } } } } }",
            "query Q { bot { ... on Named { name ... on Node @trace { key: id } } } }",
        ]
    )
    func textsAreValid(document: String) throws {
        _ = try text(document)
    }

    @Test(
        .bug(
            id: "nested-refinement-types",
            "A field had the wider type of another interface, whose `__typename` was not sent."
        )
    )
    func fieldsKeepTheTypeThatIsWritten() throws {
        let schema = """
            type Query { node(id: ID!): Node }
            interface Node { id: ID! owner: Human }
            interface Named { owner: Being }
            interface Being { name: String }
            type Human implements Being & Node { id: ID! name: String height: Int owner: Human }
            type User implements Node & Named { id: ID! owner: Human }
            """
        let document = """
            query C { node(id: 1) { ... on Named { ... on Node { owner { height } } } } }
            """
        let input = Compiler.Input(
            schema: [Source(path: "schema.graphql", text: schema)],
            documents: [Source(path: "document.graphql", text: document)]
        )
        let output = Compiler.operations(input)
        #expect(output.diagnostics.map(\.message) == [])
        #expect(output.result?.first?.text.contains("...on Node{owner{id height}}") == true)
        let artifacts = Compiler.compile(input).result ?? []
        #expect(artifacts.contains { $0.text.contains("owner: type Human") })
    }
}
