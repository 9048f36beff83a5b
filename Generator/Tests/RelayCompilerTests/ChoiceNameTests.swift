import GraphQLLanguage
import Testing

@testable import RelayCompiler

/// Fields with the same name in Swift stay apart in a choice of types.
struct ChoiceNameTests {
    private static let schema = """
        type Query { i: I }
        interface I { x: Int imageUrl: Link imageURL: Size self: Link self_: Size }
        type A implements I {
          x: Int imageUrl: Link imageURL: Size self: Link self_: Size
        }
        type Link { uri: String width: Int }
        type Size { height: Int }
        """

    /// Returns the properties of the choice's cases whose names meet in Swift.
    private func properties(_ selections: String) throws -> Set<String> {
        var input = Compiler.Input(
            schema: [Source(path: "schema.graphql", text: Self.schema)],
            documents: [Source(path: "a.graphql", text: "query Q { i { \(selections) } }")]
        )
        input.options.naming.acronyms = ["URL"]
        let output = Compiler.compile(input)
        #expect(output.diagnostics.map(\.message) == [])
        let file = try #require(output.result?.first { $0.name.hasPrefix("Q.") })
        let lines = file.text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
        return Set(lines.filter { $0.hasPrefix("let image") || $0.hasPrefix("let self") })
    }

    @Test(
        .bug(
            id: "choice-names",
            "Of two fields with the same name in Swift, one had the type of the other."
        )
    )
    func fieldsWithOneNameHaveTheirOwnTypes() throws {
        let acronyms = try properties("... on A { x } imageUrl { uri width } imageURL { height }")
        #expect(acronyms == ["let imageURL: ImageUrl?", "let imageURL_: ImageURL?"])
        let reserved = try properties("... on A { x } self { uri } self_ { height }")
        #expect(reserved == ["let self_: Self_?", "let self__: Self__?"])
    }
}
