import Foundation
import GraphQLLanguage
import GraphQLSchema

@testable import RelayCompiler

/// Projects with lists that follow changes, for the tests of `@follows`.
enum FollowsProject {
    static let schema = """
        type Query {
          issues(state: IssueState = OPEN, states: [IssueState!], first: Int, after: String): IssueConnection!
          all(owner: ID, text: String): [Issue!]!
          page(offset: Int, limit: Int): IssuePage
          pair: Pair
          search: [SearchResult]
          nodes: [Node]
          groups: [[Issue]]
          graph: Graph
          repository(id: ID!): Repository
          viewer: User
          count: Int
        }
        interface Node { id: ID! }
        enum IssueState { OPEN CLOSED }
        scalar Time
        type Issue implements Node {
          id: ID! number: Int! title: String status: String isPinned: Boolean score(of: Int!): Int
          state: IssueState! updatedAt: Time votes: Float labels: [String!]
          assignee: User repository: Repository! book: Book place: Place
        }
        type User implements Node { id: ID! name: String issues: [Issue!] }
        type Repository implements Node { id: ID! issues(first: Int): IssueConnection }
        type Book { isbn: String! shelf: String! title: String }
        type Place { street: String issues: [Issue] }
        union SearchResult = Issue | User
        type IssueConnection {
          edges: [IssueEdge] nodes: [Issue] pageInfo: PageInfo! totalCount: Int
        }
        type IssueEdge { cursor: String! node: Issue }
        type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
        directive @stream(if: Boolean! = true, label: String, initialCount: Int = 0) on FIELD
        directive @defer(if: Boolean! = true, label: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT
        type IssuePage { rows: [Issue!]! total: Int! }
        type Pair { old: [Issue] new: [Issue] }
        type Graph { edges: [Line] }
        type Line { length: Int }

        """

    static let extensions = """
        extend type Book @typePolicy(keyFields: "isbn shelf")
        extend type Issue { isHidden: Boolean }

        """

    static let board = """
        fragment Board_query on Query @argumentDefinitions(state: { type: "IssueState" }) {
          issues(state: $state, first: 20)
            @connection(key: "Board_issues")
            @follows(where: { state: { eq: $state } }, orderBy: [{ updatedAt: DESC }]) {
            edges { node { id title } }
          }
        }

        """

    /// Creates a project.
    static func make(_ documents: String, _ extensions: String = "") throws -> TemporaryProject {
        let project = try TemporaryProject()
        try project.delete("Name.graphql")
        try project.write(
            "relay.json",
            """
            {"schema": "schema.graphql", "schemaExtensions": "client.graphql", "src": ".",
             "artifactDirectory": "Generated"}
            """
        )
        try project.write("schema.graphql", schema)
        try project.write("client.graphql", Self.extensions + extensions)
        try project.write("Documents.graphql", documents)
        return project
    }

    /// Returns the artifact of a definition.
    static func artifact(
        _ name: String = "Q",
        of documents: String,
        _ extensions: String = ""
    ) throws -> String {
        let project = try make(documents, extensions)
        let diagnostics = try project.run().diagnostics
        guard diagnostics.isEmpty else { return DiagnosticRenderer().render(diagnostics) }
        return try project.read("Generated/\(name).graphql.swift")
    }

    /// Returns the errors in documents, each with the text at its position.
    static func errors(
        _ documents: String,
        _ extensions: String = ""
    ) throws -> [(message: String, text: String)] {
        let read = SchemaReader.read(
            [Source(path: "schema.graphql", text: schema)],
            extensions: [Source(path: "client.graphql", text: Self.extensions + extensions)]
        )
        var found = read.diagnostics
        if !found.hasErrors {
            var input = Compiler.Input(
                schema: [Source(path: "schema.graphql", text: schema)],
                documents: [Source(path: "Documents.graphql", text: documents)]
            )
            input.extensions = [
                Source(path: "client.graphql", text: Self.extensions + extensions)
            ]
            found = Compiler.compile(input).diagnostics
        }
        return found.map { ($0.message, $0.span.text) }
    }
}

extension String {
    /// The lines with a text, without the white space around them.
    func lines(with text: String) -> [String] {
        split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { $0.contains(text) }
    }
}
