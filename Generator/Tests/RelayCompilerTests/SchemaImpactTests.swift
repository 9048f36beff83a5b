import Foundation
import GraphQLLanguage
import GraphQLSchema
import Testing

@testable import RelayCompiler

struct SchemaImpactTests {
    private static let schema = """
        type Query { node(id: ID!): Node user(filter: Filter): User users(kind: Kind): [User] }
        interface Node { id: ID! }
        type User implements Node { id: ID! name: String kind: Kind friends: [User] }
        enum Kind { A B }
        input Filter { kind: Kind name: String }
        """

    /// A project with a fragment in a Swift file, and a query that spreads it.
    private static func project(_ old: String = schema) throws -> TemporaryProject {
        let project = try TemporaryProject()
        try project.delete("Name.graphql")
        try project.write("schema.graphql", old)
        try project.write(
            "Row.swift",
            #"""
            let document = graphql("""
                fragment Row_user on User { name kind }
                """)
            func row(_ user: Row_user.Ref) {}
            """#
        )
        try project.write("List.graphql", "query List { users(kind: A) { ...Row_user } }")
        try project.write("Find.graphql", "query Find($by: Filter) { user(filter: $by) { id } }")
        try project.write("Main.swift", "let query = Find()\nfunc all(_ kinds: [Kind]) {}")
        _ = try project.run()
        return project
    }

    private func effects(
        _ edit: (String) -> String,
        _ project: TemporaryProject
    ) throws -> (lines: [String], impact: SchemaImpact) {
        let impact = try SchemaImpact(
            from: [Source(path: "old.graphql", text: Self.schema)],
            to: [Source(path: "new.graphql", text: edit(Self.schema))],
            configuration: project.url("relay.json")
        )
        let lines = impact.effects.map { effect in
            let definitions = effect.definitions.map { $0.isValid ? $0.name : "\($0.name)!" }
            return "\(effect.change.severity.rawValue) \(effect.change.coordinate): "
                + "\(definitions.joined(separator: " ")) | "
                + effect.swiftFiles.names.joined(separator: " ")
        }
        return (lines, impact)
    }

    @Test func namesDefinitionsAndSwiftFiles() throws {
        let project = try Self.project()
        let removed = try effects({ $0.replacing("name: String kind", with: "kind") }, project)
        #expect(
            removed.lines == [
                "breaking User.name: Row_user! | Row_user.graphql.swift Row.swift"
            ]
        )
        #expect(removed.impact.isBreaking)
        let row = removed.impact.effects.first?.definitions.first
        #expect(row?.line == 2)
        #expect(row?.file.hasSuffix("/Row.swift") == true)
        #expect(removed.impact.diagnostics.map(\.span.start.line) == [2])

        let added = try effects({ $0.replacing("A B", with: "A B C") }, project)
        #expect(
            added.lines == [
                "dangerous Kind.C: Find Row_user | Find.graphql.swift Kind.schema.swift "
                    + "Row_user.graphql.swift Main.swift Row.swift"
            ]
        )
        #expect(!added.impact.isBreaking)
    }

    /// Memberwise initializers are in files of their own, and code may name a type that another
    /// definition had before.
    @Test func namesTheFilesOfRenamedDefinitions() throws {
        let project = try Self.project()
        try project.write(
            "relay.json",
            """
            {"schema": "schema.graphql", "src": ".", "artifactDirectory": "Generated",
             "memberwiseInitializers": true,
             "naming": {"operationNames": {"Find": "Row_user"}, "fragmentNames": {"Row_user": "Row"},
                        "schemaTypeNames": {"Kind": "UserKind"}, "schemaTypePrefix": "My"}}
            """
        )
        try project.write("Main.swift", "let query = Find()\nfunc all(_ kinds: [UserKind]) {}")
        _ = try project.run()
        let added = try effects({ $0.replacing("A B", with: "A B C") }, project)
        #expect(
            added.lines == [
                "dangerous Kind.C: Find Row_user | Row.graphql.swift Row.memberwise.swift "
                    + "Row_user.graphql.swift Row_user.memberwise.swift UserKind.schema.swift "
                    + "Main.swift Row.swift"
            ]
        )
        let input = try effects({ $0.replacing("name: String }", with: "name: ID }") }, project)
        #expect(input.lines.first?.contains("| MyFilter.schema.swift Row_user.graph") == true)
    }

    /// The artifact of an operation has the types of its own fields, and not of those of fragments.
    @Test(arguments: [false, true])
    func namesTheFragmentWhoseArtifactHasTheType(inModules: Bool) throws {
        let project = try Self.project()
        if inModules {
            try project.write(
                "relay.json",
                #"{"schema": "schema.graphql", "modules": {"App": {"src": ".", "schemaTypes": true}}}"#
            )
        }
        let before = try project.run()
        #expect(before.diagnostics.isEmpty)
        let (lines, _) = try effects(
            { $0.replacing("name: String kind", with: "name: ID kind") },
            project
        )
        #expect(
            lines == [
                "breaking User.name: Row_user | Row_user.graphql.swift Row.swift"
            ]
        )
        try project.write(
            "schema.graphql",
            Self.schema.replacing("name: String kind", with: "name: ID kind")
        )
        #expect(try project.run().written.names == ["Row_user.graphql.swift"])
    }

    @Test func aBreakingChangeOfWhatNothingUsesDoesNotBreakTheProject() throws {
        let project = try Self.project()
        let (lines, impact) = try effects({ $0.replacing("friends: [User]", with: "") }, project)
        #expect(lines == ["breaking User.friends:  | "])
        #expect(!impact.isBreaking)
        let schemas = [Self.schema, Self.schema.replacing("friends: [User]", with: "")].map {
            SchemaReader.read([Source(path: "schema.graphql", text: $0)]).schema
        }
        #expect(SchemaImpact(from: schemas[0], to: schemas[1]).isBreaking)
    }

    @Test func tellsLiteralsFromTypesWithAllMembers() throws {
        let project = try Self.project()
        let (lines, _) = try effects(
            { $0.replacing("name: String }", with: "name: String! }") },
            project
        )
        #expect(
            lines == [
                "breaking Filter.name: Find | Filter.schema.swift Find.graphql.swift Main.swift"
            ]
        )
        let kinds = try effects({ $0.replacing("{ A B }", with: "{ B }") }, project).lines
        #expect(kinds.first?.hasPrefix("breaking Kind.A: Find List! Row_user |") == true)
        let others = try effects({ $0.replacing("{ A B }", with: "{ A }") }, project).lines
        #expect(others.first?.hasPrefix("breaking Kind.B: Find Row_user |") == true)
    }

    /// A type that is stricter is safe for graphql-js, but two fields may no longer be merged.
    @Test func aSafeChangeThatInvalidatesADefinitionIsBreaking() throws {
        let project = try Self.project()
        try project.write(
            "Both.graphql",
            "query Both { node(id: 1) { ... on User { x: name } ... on Page { x: title } } }"
        )
        let old = Self.schema + "type Page implements Node { id: ID! title: String }"
        let new = old.replacing("title: String", with: "title: String!")
        let impact = try SchemaImpact(
            from: [Source(path: "old.graphql", text: old)],
            to: [Source(path: "new.graphql", text: new)],
            configuration: project.url("relay.json")
        )
        #expect(impact.effects.map(\.change.kind) == [.fieldChangedKindSafe])
        #expect(impact.effects.map(\.change.severity) == [.breaking])
        #expect(impact.isBreaking)
    }

    @Test func comparesWithTheProjectsOwnSchema() throws {
        let project = try Self.project()
        let old = Self.schema.replacing("name: String kind", with: "kind")
        let impact = try SchemaImpact(
            from: [Source(path: "old.graphql", text: old)],
            to: nil,
            configuration: project.url("relay.json")
        )
        #expect(impact.effects.map(\.change.kind) == [.fieldAdded])
        #expect(!impact.isBreaking)
    }

    @Test func reportsAnExtensionThatNoLongerFits() throws {
        let project = try Self.project()
        try project.write("client.graphql", "extend type User { isSelected: Boolean }")
        try project.write(
            "relay.json",
            """
            {"schema": "schema.graphql", "schemaExtensions": "client.graphql", "src": ".",
             "artifactDirectory": "Generated"}
            """
        )
        let new = "type Query { users(kind: Kind): Int } enum Kind { A B }"
        let impact = try SchemaImpact(
            from: [Source(path: "old.graphql", text: Self.schema)],
            to: [Source(path: "new.graphql", text: new)],
            configuration: project.url("relay.json")
        )
        #expect(impact.isBreaking)
        #expect(impact.diagnostics.contains { $0.span.source.path.hasSuffix("client.graphql") })
    }
}
