import GraphQLLanguage
import Testing

@testable import RelayCompiler

/// The setters of `@updatable` code differ from each other.
struct UpdatableSetterTests {
    private static let schema = """
        type Query { user: User any: Any rows: [[User!]!] }
        union Any = User | Page
        type User { id: ID! name: String best: User Best: User }
        type Page { id: ID! }
        """

    private func compile(_ document: String) -> Compiler.Output<[GeneratedFile]> {
        Compiler.compile(
            Compiler.Input(
                schema: [Source(path: "schema.graphql", text: Self.schema)],
                documents: [Source(path: "a.graphql", text: document)]
            )
        )
    }

    private func setters(_ selections: String) throws -> [Substring] {
        let output = compile(
            """
            query Edit @updatable { \(selections) }
            fragment A on User @assignable { __typename }
            fragment B on User @assignable { __typename }
            """
        )
        #expect(output.diagnostics.map(\.message) == [])
        let file = try #require(output.result?.first { $0.name.hasPrefix("Edit.") })
        return file.text.matches(of: /func (set\w+\(_ value: .*?\))/).map(\.1)
    }

    @Test(
        .bug(
            id: "updatable-setter-twice",
            "A fragment that was spread twice had two equal setters."
        )
    )
    func takeEachFragmentOnce() throws {
        #expect(
            try setters("any { __typename ...A ... on User { __typename ...A ...B } }") == [
                "setAny(_ value: A.Ref?)", "setAny(_ value: B.Ref?)",
            ]
        )
    }

    @Test(
        .bug(
            id: "updatable-setter-case",
            "`best` and `Best` had equal setters."
        )
    )
    func ofFieldsThatDifferInCaseHaveNamesOfTheirOwn() throws {
        #expect(
            try setters("user { best { ...A } Best { ...A } }") == [
                "setBest(_ value: A.Ref?)", "setBest_(_ value: A.Ref?)",
            ]
        )
    }

    @Test(
        .bug(
            id: "updatable-nested-lists",
            "A list of lists of objects was read as a list of objects."
        )
    )
    func listsOfListsOfObjectsAreRefused() {
        let output = compile("query Edit @updatable { rows { name } }")
        #expect(
            output.diagnostics.map(\.message) == [
                "`rows` is a list of lists of objects, which `@updatable` code can't read. "
                    + "Remove it."
            ]
        )
    }
}
