import Foundation
import GraphQLLanguage
import RelayCompiler
import Testing

/// `@alias` on a fragment's definition, as in Relay 21.
struct FragmentAliasTests {
    @Test(
        .bug(id: "alias-on-fragment", "`@alias` on the definition of a fragment was refused."),
        arguments: [
            ("@alias", "...Row_user", "let row_user: Row_user.Ref?"),
            ("@alias(as: \"row\")", "...Row_user", "let row: Row_user.Ref?"),
            ("@alias(as: \"row\")", "...Row_user @alias(as: \"own\")", "let own: Row_user.Ref?"),
        ]
    )
    func namesTheSpreadsWithoutAnAlias(
        _ alias: String,
        _ spread: String,
        _ property: String
    ) throws {
        let project = try project("{ node { \(spread) } }", alias)
        let report = try project.run()
        #expect(report.diagnostics.isEmpty, "\(report.diagnostics.map(\.message))")
        let text = try project.read("Generated/NameQuery.graphql.swift")
        #expect(text.contains(property), "\(text)")
    }

    @Test func twoSpreadsOfOneObjectNeedTwoNames() throws {
        let project = try project("{ node { ...Row_user ...Other_user @alias(as: \"row\") } }")
        let report = try project.run()
        #expect(
            report.diagnostics.map(\.message)
                == ["The alias `row` is used twice here. Choose another."]
        )
    }

    @Test func anotherAliasCompilesTheSpreadsAgain() throws {
        let project = try project("{ node { ...Row_user } }")
        _ = try project.run()
        try project.write("Row.graphql", "fragment Row_user on User @alias(as: \"new\") { name }")
        _ = try project.run()
        #expect(try project.read("Generated/NameQuery.graphql.swift").contains("let new: "))
    }

    private func project(
        _ query: String,
        _ alias: String = "@alias(as: \"row\")"
    ) throws -> TemporaryProject {
        let project = try TemporaryProject()
        try project.write(
            "schema.graphql",
            """
            type Query { node: Node }
            interface Node { id: ID! }
            type User implements Node { id: ID! name: String }
            type Page implements Node { id: ID! }
            """
        )
        try project.write("Name.graphql", "query NameQuery \(query)")
        try project.write("Row.graphql", "fragment Row_user on User \(alias) { name }")
        try project.write("Other.graphql", "fragment Other_user on User { id }")
        return project
    }
}
