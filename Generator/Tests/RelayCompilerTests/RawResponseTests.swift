import GraphQLLanguage
import Testing

@testable import RelayCompiler

/// The type of a response that the app creates has all fields that a server would return.
struct RawResponseTests {
    private static let schema = """
        directive @defer(if: Boolean! = true, label: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT
        type Query { me: Int }
        type Mutation { set(x: Int): Result! me: User }
        union Result = Ok | Failure
        type Ok { info: Info owner: User count: Int! }
        type Failure { info: Info owner: Page count: Int! }
        type Info { message: String! code: Int! }
        interface Node { id: ID! }
        type User implements Node { id: ID! name: String! best: User! }
        type Page implements Node { id: ID! title: String! }
        """

    /// The lines of `RawResponse` that declare properties and types, without indentation.
    private func lines(_ document: String) throws -> [String] {
        let input = Compiler.Input(
            schema: [Source(path: "schema.graphql", text: Self.schema)],
            documents: [Source(path: "a.graphql", text: document)]
        )
        let output = Compiler.compile(input)
        #expect(output.diagnostics.map(\.message) == [])
        let file = try #require(output.result?.first { $0.name.hasPrefix("M.") })
        let lines = file.text.split(separator: "\n").map {
            String($0.drop { $0 == " " })
        }
        let start = try #require(lines.firstIndex { $0.contains("struct RawResponse") })
        return lines[start...].filter { $0.hasPrefix("var ") || $0.contains("struct ") }
    }

    @Test(
        .bug(
            id: "raw-response-fields",
            "The first of several selections of an object was its type."
        )
    )
    func fieldsOfSeveralTypesAreMerged() throws {
        let lines = try lines(
            """
            mutation M @raw_response_type {
              set(x: 1) {
                ... on Ok { info { message } } ... on Failure { info { message code } }
              }
            }
            """
        )
        #expect(lines.filter { $0.contains("struct Info") }.count == 1)
        #expect(lines.contains("var message: Swift.String"))
        #expect(lines.contains("var code: Relay.Input<Swift.Int>"))
    }

    @Test(
        .bug(
            id: "raw-response-defer",
            "An object had no fields of deferred fragments."
        )
    )
    func fieldsOfDeferredFragmentsAreMerged() throws {
        let lines = try lines(
            """
            mutation M @raw_response_type { me { best { id } ...Rest @defer } }
            fragment Rest on User { best { name } }
            """
        )
        #expect(lines.filter { $0.contains("struct Best") }.count == 1)
        #expect(lines.contains("var name: Swift.String"))
    }

    @Test(
        .bug(
            id: "raw-response-types",
            "An object of two types had the fields of the first."
        )
    )
    func objectsOfSeveralTypesSayWhichTheyAre() throws {
        let lines = try lines(
            """
            mutation M @raw_response_type {
              set(x: 1) {
                ... on Ok { owner { name ... on Node { id } } } ... on Failure { owner { title } }
              }
            }
            """
        )
        let owner = lines.drop { !$0.contains("struct Owner") }
        #expect(owner.contains("var typename: Swift.String"))
        #expect(owner.contains("var name: Relay.Input<Swift.String>"))
        #expect(owner.contains("var title: Relay.Input<Swift.String>"))
    }

    @Test(
        .bug(
            id: "raw-response-typename",
            "A response lacked a type name that is selected under an alias."
        )
    )
    func typeNamesUnderAliasesAreWritten() throws {
        let input = Compiler.Input(
            schema: [Source(path: "schema.graphql", text: Self.schema)],
            documents: [
                Source(
                    path: "a.graphql",
                    text: """
                        mutation M @raw_response_type {
                          me { kind: __typename name } set(x: 1) { sort: __typename }
                        }
                        """
                )
            ]
        )
        let file = try #require(
            Compiler.compile(input).result?.first { $0.name.hasPrefix("M.") }
        )
        let lines = file.text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
        #expect(lines.contains("variables.write(\"kind\", \"User\")"))
        #expect(lines.contains("variables.write(\"sort\", self.typename)"))
        #expect(lines.filter { $0 == "variables.write(\"__typename\", self.typename)" }.count == 1)
    }
}
