import GraphQLLanguage
import Testing

@testable import RelayCompiler

/// The directives of variables are sent if the server knows them, and those of definitions only use
/// variables that have a value there.
struct VariableDirectiveTests {
    private static let schema = """
        directive @audited on VARIABLE_DEFINITION
        directive @trace(n: Int) on FRAGMENT_DEFINITION
        type Query { count(n: Int): Int me: User node(id: ID!): Node }
        interface Node { id: ID! }
        type User implements Node { id: ID! score(n: Int): Int }
        """

    private func compile(_ document: String) -> Compiler.Output<[Compiler.OperationOutput]> {
        var input = Compiler.Input(
            schema: [Source(path: "schema.graphql", text: Self.schema)],
            documents: [Source(path: "document.graphql", text: document)]
        )
        input.extensions = [
            Source(
                path: "extensions.graphql",
                text: "directive @mine on VARIABLE_DEFINITION"
            )
        ]
        return Compiler.operations(input)
    }

    private func texts(_ document: String) -> [String] {
        let output = compile(document)
        #expect(output.diagnostics.map(\.message) == [])
        return (output.result ?? []).map(\.text)
    }

    @Test(
        .bug(id: "variable-directives", "Directives of the app on variables were sent.")
    )
    func onlyDirectivesOfTheServerAreSent() {
        let query = """
            query Q($n: Int @mine @audited, $m: Int @unusedLocalVariable_DEPRECATED) {
              count(n: $n) other: count(n: $m)
            }
            """
        #expect(texts(query) == ["query Q($n:Int@audited,$m:Int){count(n:$n) other:count(n:$m)}"])
    }

    @Test(
        .bug(id: "variable-directives", "Directives of the app on variables were sent.")
    )
    func refetchQueriesHaveTheDirectivesOfTheServer() {
        let fragment = """
            fragment F on User
              @refetchable(queryName: "FQuery")
              @argumentDefinitions(
                n: { type: "Int", directives: ["@mine", "@audited"] }
                m: { type: "Int", unusedLocalVariable_DEPRECATED: true }
              ) { score(n: $n) }
            """
        let texts = texts(fragment)
        #expect(texts.count == 1)
        #expect(texts.first?.hasPrefix("query FQuery($n:Int@audited,$id:ID!){") == true)
    }

    @Test(
        .bug(id: "operation-providers", "`@provider` on a variable of an operation was sent.")
    )
    func providersOfOperationsAreRefused() {
        let output = compile("query Q($n: Int @provider(name: \"Size\")) { count(n: $n) }")
        #expect(
            output.diagnostics.map(\.message) == [
                "`$n` is a variable of an operation, which gets its value from the call. Remove "
                    + "`@provider`, or declare `$n` in the fragment that uses it."
            ]
        )
    }

    @Test(
        .bug(
            id: "definition-variables",
            "A fragment's variable in a directive of its definition was sent without a declaration."
        )
    )
    func variablesOfFragmentsAreRefusedOnTheirDefinitions() {
        let output = compile(
            """
            query Q($m: Int) { me { ...F(n: $m) } }
            fragment F($n: Int) on User @trace(n: $n) { score(n: $n) }
            """
        )
        #expect(
            output.diagnostics.map(\.message) == [
                "`$n` is a variable of `F`, which has no value in the directives of the definition. "
                    + "Write a constant, or a variable of the operation."
            ]
        )
    }

    @Test(
        .bug(
            id: "definition-variables",
            "A provided variable in a directive of a fragment's definition was undefined."
        )
    )
    func providedVariablesAreSentOnDefinitions() {
        let texts = texts(
            """
            query Q { me { ...F } }
            fragment F on User @argumentDefinitions(n: { type: "Int", provider: "Size" }) @trace(n: $n) {
              score
            }
            """
        )
        let name = "$__relay_internal__pv__Size"
        #expect(
            texts == [
                "query Q(\(name):Int){me{id ...F}} fragment F on User@trace(n:\(name)){score}"
            ]
        )
    }

    @Test func variablesOfOperationsAreSentOnDefinitions() {
        let texts = texts(
            """
            query Q($n: Int) { me { ...F } }
            fragment F on User @trace(n: $n) @refetchable(queryName: "FQuery") { score }
            """
        )
        #expect(texts.contains { $0.hasPrefix("query FQuery($n:Int,$id:ID!){") })
        #expect(texts.contains { $0.hasPrefix("query Q($n:Int){") })
    }

    @Test(
        .bug(
            id: "definition-variables",
            "A refetch query declared one variable for two that had the same name."
        )
    )
    func variablesOnDefinitionsCountForRefetchQueries() {
        let output = compile(
            """
            query Q($n: Int) { me { ...F(n: 1) } }
            fragment F($n: Int) on User @refetchable(queryName: "FQuery") { score(n: $n) ...G }
            fragment G on User @trace(n: $n) { id }
            """
        )
        #expect(output.diagnostics.map(\.rule) == ["RequireRefetchableTypes"])
    }
}
