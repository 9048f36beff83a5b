import Foundation
import GraphQLLanguage
import GraphQLSchema
import Testing

@testable import RelayCompiler

/// Packages that are generated apart, each with the descriptions of the modules that it imports.
struct ModuleDescriptionTests {
    private static let kit = """
        "API": {"src": "API", "schemaTypes": "all", "accessLevel": "public"},
        "Design": {"src": "Design", "imports": ["API"], "accessLevel": "public"}
        """
    private static let feed = """
        "Feed": {"src": "Feed", "imports": ["API", "Design"], "accessLevel": "internal"}
        """
    private static let described = """
        "API": {"description": "API/Generated/API.module.swift"},
        "Design": {"description": "Design/Generated/Design.module.swift"}
        """

    private func makeProject() throws -> TemporaryProject {
        let project = try TemporaryProject()
        try project.delete("Name.graphql")
        try project.write(
            "schema.graphql",
            """
            type Query { me: User users(role: Role): [User!]! }
            type User { id: ID! name: String role: Role size(unit: Unit): Int }
            enum Role { ADMIN GUEST }
            enum Unit { CM }
            """
        )
        try project.write("API/API.swift", "")
        try project.write(
            "Design/Row.swift",
            """
            let row = graphql(\"\"\"
                "Shows \\\\"a\\\\" user."
                fragment Row_user on User { name role size(unit: CM) ...Name_user }
                fragment Name_user on User { size(unit: CM) }
                \"\"\")
            """
        )
        try project.write(
            "Feed/Feed.graphql",
            "query FeedQuery($role: Role) { users(role: $role) { id ...Row_user } }"
        )
        try write(project, "relay", Self.kit + ", " + Self.feed)
        try write(project, "kit", Self.kit)
        try write(project, "feed", Self.described + ", " + Self.feed)
        return project
    }

    private func write(_ project: TemporaryProject, _ name: String, _ modules: String) throws {
        try project.write(
            "\(name).json",
            #"{"schema": "schema.graphql", "modules": {\#(modules)}}"#
        )
    }

    private func run(_ project: TemporaryProject, _ name: String) throws -> [String] {
        try ProjectCompiler.run(project.url("\(name).json")).diagnostics.map(\.message)
    }

    private func files(_ project: TemporaryProject) throws -> [String: String] {
        var files: [String: String] = [:]
        for module in ["API", "Design", "Feed"] {
            let folder = "\(module)/Generated"
            let names = try FileManager.default.contentsOfDirectory(
                atPath: project.url(folder).path
            )
            for name in names {
                // The lists of files name the configuration, which is another one.
                let text = try project.read("\(folder)/\(name)")
                files["\(folder)/\(name)"] = text.replacing(/# Configuration: .*\n/, with: "")
            }
        }
        return files
    }

    @Test(arguments: ["", "@jsonResponse"])
    func packagesAreGeneratedAsIfTogether(directive: String) throws {
        let project = try makeProject()
        try project.write(
            "Feed/Other.graphql",
            "query OtherQuery \(directive) { me { size(unit: CM) ...Row_user } }"
        )
        #expect(try run(project, "relay").isEmpty)
        let together = try files(project)
        for module in ["API", "Design", "Feed"] { try project.delete("\(module)/Generated") }
        #expect(try run(project, "kit").isEmpty)
        #expect(!project.exists("Feed/Generated"))
        #expect(try run(project, "feed").isEmpty)
        let apart = try files(project)
        #expect(apart == together)
        #expect(apart.keys.contains("Design/Generated/Design.module.swift"))
        #expect(apart.keys.contains("API/Generated/Unit.schema.swift"))
        #expect(try ProjectCompiler.run(project.url("feed.json"), isCheck: true).isUpToDate)
    }

    /// A package may have the types of the schema and nothing else.
    @Test func aPackageOfTypesNeedsNoDocuments() throws {
        let project = try makeProject()
        try write(
            project,
            "types",
            #""API": {"src": "API", "schemaTypes": "all", "accessLevel": "public"}"#
        )
        #expect(try run(project, "types").isEmpty)
        let types = try project.read("API/Generated/API.module.swift")
        #expect(project.exists("API/Generated/Unit.schema.swift"))
        // Two configurations can't have one folder.
        try project.delete("types.json")
        #expect(try run(project, "relay").isEmpty)
        #expect(try project.read("API/Generated/API.module.swift") == types)
        try write(project, "types", #""API": {"src": "API", "schemaTypes": true}"#)
        #expect(try run(project, "types").map { $0.contains("no document") } == [true])
    }

    @Test func descriptionsAreRead() throws {
        let project = try makeProject()
        #expect(try run(project, "kit").isEmpty)
        let text = try project.read("Design/Generated/Design.module.swift")
        #expect(text.split(separator: "\n").allSatisfy { $0.hasPrefix("// ") })
        let description = try ModuleDescription(Source(text: text))
        #expect(description.file.text == text)
        #expect(description.imports == ["API"])
        #expect(description.fragments.count == 2)
        #expect(
            description.uses == [
                "Role": "ADMIN GUEST", "Unit": "CM", "User.name": "String", "User.role": "Role",
                "User.size": "Int", "User.size(unit:)": "Unit", "User": "identified by id and type",
            ]
        )
    }

    /// A checkout may end its lines with CRLF.
    @Test func linesMayEndWithCRLF() throws {
        let project = try makeProject()
        let (row, description) = ("Design/Row.swift", "Design/Generated/Design.module.swift")
        let source = try project.read(row)
            .replacingOccurrences(of: "{ name role", with: "{\n            name role")
        try project.write(row, source)
        #expect(try run(project, "kit").isEmpty)
        let text = try project.read(description)
        try project.write(row, source.replacingOccurrences(of: "\n", with: "\r\n"))
        #expect(try run(project, "kit").isEmpty)
        #expect(try project.read(description) == text)
        try project.write(description, text.replacingOccurrences(of: "\n", with: "\r\n"))
        #expect(try run(project, "feed").isEmpty)
        #expect(project.exists("Feed/Generated"))
    }

    @Test func followsAChangedDescription() throws {
        let project = try makeProject()
        _ = try run(project, "kit")
        let feed = ProjectCompiler(project.url("feed.json"))
        _ = try feed.run()
        #expect(feed.watchedFolders.contains(project.url("Design/Generated").path))
        let text = try project.read("Design/Row.swift")
        try project.write(
            "Design/Row.swift",
            text.replacingOccurrences(of: "{ name role", with: "{ id name role")
        )
        _ = try run(project, "kit")
        // The runtime links the new field.
        #expect(try feed.run().written.isEmpty)
        try project.write(
            "Design/Row.swift",
            text.replacingOccurrences(of: "{ name role", with: "{ two: size(unit: $unit) name role")
        )
        _ = try run(project, "kit")
        let report = try feed.run()
        #expect(report.diagnostics.map(\.message).contains { $0.contains("`$unit`") })
    }

    /// A package that persists its operations has no texts of fragments for operations that are sent
    /// as texts.
    @Test func reportsFragmentsWithoutTexts() throws {
        let project = try makeProject()
        func write(_ name: String, _ modules: String, _ persist: String) throws {
            try project.write(
                "\(name).json",
                """
                {"schema": "schema.graphql", "modules": {\(modules)},
                 "persist": {"file": "\(name)-operations.json"\(persist)}}
                """
            )
        }
        try write("kit", Self.kit, "")
        #expect(try run(project, "kit").isEmpty)
        let message =
            "`FeedQuery` is sent as a text, but fragment `Row_user` was generated without one, "
            + "because the package of module `Design` persists operations. Persist operations here "
            + "as well, or add `\"keepText\": true` to `persist` in the relay.json of that package."
        #expect(try run(project, "feed") == [message])
        try write("feed", Self.described + ", " + Self.feed, ", \"keepText\": true")
        #expect(try run(project, "feed") == [message])
        // With ids, and for operations that reach no such fragment.
        try write("feed", Self.described + ", " + Self.feed, "")
        #expect(try run(project, "feed").isEmpty)
        try self.write(project, "feed", Self.described + ", " + Self.feed)
        try project.write("Feed/Feed.graphql", "query FeedQuery { me { id } }")
        #expect(try run(project, "feed").isEmpty)
        // Through other fragments, for refetching, and not for responses as JSON, whose texts are
        // complete.
        let own = "fragment Own_user on User { name ...Row_user }"
        try project.write("Feed/Feed.graphql", "\(own) query FeedQuery { me { ...Own_user } }")
        #expect(try run(project, "feed") == [message])
        try project.write("Feed/Feed.graphql", own)
        #expect(try run(project, "feed").isEmpty)
        let text =
            "fragment Own_query on Query @refetchable(queryName: \"Q\") { me { ...Row_user } }"
        try project.write("Feed/Feed.graphql", text)
        #expect(try run(project, "feed").map { $0.hasPrefix("`Own_query` is sent") } == [true])
        try project.write("Feed/Feed.graphql", "query A @jsonResponse { me { ...Row_user } }")
        #expect(try run(project, "feed").isEmpty)
        // With the texts there is nothing to report.
        try project.write("Feed/Feed.graphql", "query FeedQuery { me { ...Row_user } }")
        try write("kit", Self.kit, ", \"keepText\": true")
        #expect(try run(project, "kit").isEmpty)
        #expect(try run(project, "feed").isEmpty)
    }

    @Test func reportsHowSchemasDiffer() throws {
        let project = try makeProject()
        _ = try run(project, "kit")
        let schema = try project.read("schema.graphql")
        // What the module does not use may differ.
        try project.write("schema.graphql", schema + "\ntype Other { a: Int }")
        #expect(try run(project, "feed").isEmpty)
        try project.write(
            "schema.graphql",
            schema.replacingOccurrences(of: "name: String", with: "name: String!")
                .replacingOccurrences(of: "GUEST", with: "VISITOR")
                .replacingOccurrences(of: "size(unit: Unit): Int", with: "")
        )
        #expect(
            try run(project, "feed") == [
                "Module `Design` was generated with another schema: `Role` is `ADMIN GUEST` there "
                    + "and `ADMIN VISITOR` here; `User.name` is `String` there and `String!` here; "
                    + "`User.size` does not exist here, and 1 more. Generate both with the same "
                    + "schema."
            ]
        )
    }

    /// The artifacts of a package contain the ages that its schema declares.
    @Test func reportsAgesThatDiffer() throws {
        let project = try makeProject()
        _ = try run(project, "kit")
        let schema = try project.read("schema.graphql")
        // Scalars inherit the age of a type when artifacts are linked.
        try project.write(
            "schema.graphql",
            schema + "\nextend type User @cacheControl(maxAge: 60)"
        )
        #expect(try run(project, "feed").isEmpty)
        try project.write(
            "schema.graphql",
            schema + "\nextend type User @cacheControlField(name: \"name\", maxAge: 5)"
        )
        #expect(
            try run(project, "feed") == [
                "Module `Design` was generated with another schema: `User.name` is `String` there "
                    + "and `String, fresh for 5 seconds` here. Generate both with the same schema."
            ]
        )
    }

    /// The artifacts of a package contain the keys of objects, and the fields that these take.
    @Test func reportsKeysThatDiffer() throws {
        let project = try makeProject()
        let schema = try project.read("schema.graphql")
        try project.write("schema.graphql", schema.replacing("name: String", with: "name: String!"))
        _ = try run(project, "kit")
        func message(_ there: String, _ here: String) -> String {
            "Module `Design` was generated with another schema: `User` is `identified by \(there)` "
                + "there and `identified by \(here)` here. Generate both with the same schema."
        }
        for (identity, key) in [
            (#"{"User": "name"}"#, "name and type"), (#"{"User": ""}"#, "place"),
            (#""global""#, "id"),
        ] {
            try project.write(
                "feed.json",
                #"{"schema": "schema.graphql", "identity": \#(identity), "modules": {"#
                    + Self.described + ", " + Self.feed + "}}"
            )
            #expect(try run(project, "feed") == [message("id and type", key)])
        }
        // Extensions of the client declare them too.
        try project.write(
            "extensions.graphql",
            "extend type User @typePolicy(keyFields: \"id name\", keyGroup: \"Being\")"
        )
        try project.write(
            "feed.json",
            #"{"schema": "schema.graphql", "schemaExtensions": ["extensions.graphql"], "modules": {"#
                + Self.described + ", " + Self.feed + "}}"
        )
        #expect(try run(project, "feed") == [message("id and type", "id and name in Being")])
        // What the module doesn't use may differ.
        try project.write("extensions.graphql", "extend type Query @typePolicy(keyFields: \"\")")
        #expect(try run(project, "feed").isEmpty)
    }

    /// Artifacts list the types that satisfy a condition.
    @Test func reportsConditionsThatDiffer() throws {
        let project = try makeProject()
        func write(_ user: String) throws {
            try project.write(
                "schema.graphql",
                """
                type Query { me: User any: [Named] }
                interface Named { name: String } interface Node { id: ID! } interface Other { id: ID! }
                type User implements \(user) { id: ID! name: String }
                type Cat implements Named & Node { id: ID! name: String }
                """
            )
        }
        try write("Node")
        try project.delete("Design/Row.swift")
        try project.write(
            "Design/Row.graphql",
            "fragment Row_node on Node { id ... on Named { name } ...Name_named @alias }"
        )
        try project.write("Design/Name.graphql", "fragment Name_named on Named { name }")
        try project.write("Feed/Feed.graphql", "query FeedQuery { me { ...Row_node } }")
        #expect(try run(project, "kit").isEmpty)
        #expect(try run(project, "feed").isEmpty)
        // No condition is about this type.
        try write("Node & Other")
        #expect(try run(project, "feed").isEmpty)
        try write("Node & Named")
        #expect(
            try run(project, "feed") == [
                "Module `Design` was generated with another schema: `Named in Node` is `Cat` there and "
                    + "`Cat User` here. Generate both with the same schema."
            ]
        )
    }

    /// The code of a module depends on the descriptions of those that it imports.
    @Test func followsADescriptionWhoseDefinitionsStay() throws {
        let project = try makeProject()
        _ = try run(project, "kit")
        let feed = ProjectCompiler(project.url("feed.json"))
        _ = try feed.run()
        try write(project, "kit", Self.kit.replacing("\"all\"", with: "true"))
        try project.write(
            "Design/Row.swift",
            #"let row = graphql("fragment Row_user on User { name }")"#
        )
        _ = try run(project, "kit")
        try project.write("Feed/Other.graphql", "query OtherQuery { me { name } }")
        #expect(try feed.run().diagnostics.map(\.message).count == 1)
        #expect(try run(project, "feed").count == 1)
    }

    /// An interface or union may have other members, if those that both schemas have keep their keys.
    @Test func reportsKeysOfMembersThatDiffer() throws {
        let project = try makeProject()
        let schema = try project.read("schema.graphql").replacing(
            "users(",
            with: "found: [Found] users("
        )
        func write(_ found: String) throws {
            try project.write("schema.graphql", schema + "\nunion Found = User | Item\n" + found)
        }
        try write("type Item { code: String! name: String }")
        try project.write(
            "Design/Found.graphql",
            "fragment Found_query on Query { found { __typename } }"
        )
        #expect(try run(project, "kit").isEmpty)
        try write("type Item { code: String! } extend union Found = Other type Other { code: Int }")
        #expect(try run(project, "feed").isEmpty)
        try project.write(
            "schema.graphql",
            schema + "union Found = User | Other type Other { code: Int }"
        )
        #expect(try run(project, "feed").isEmpty)
        try write("type Item @typePolicy(keyFields: \"code\") { code: String! }")
        #expect(
            try run(project, "feed") == [
                "Module `Design` was generated with another schema: `Item` is `identified by place` "
                    + "there and `identified by code and type` here. Generate both with the same "
                    + "schema."
            ]
        )
    }

    @Test func reportsTypesThatAreNotGenerated() throws {
        let project = try makeProject()
        try write(
            project,
            "kit",
            Self.kit.replacingOccurrences(of: "\"all\"", with: "true")
        )
        try project.write(
            "Design/Row.swift",
            #"let a = graphql("fragment Row_user on User { id }")"#
        )
        _ = try run(project, "kit")
        #expect(
            try run(project, "feed") == [
                "Enum `Role` was not generated in module `API`. Add `\"schemaTypes\": \"all\"` to "
                    + "that module in the relay.json of its package."
            ]
        )
    }

    @Test func reportsUnusableDescriptions() throws {
        let project = try makeProject()
        #expect(try run(project, "feed").count == 2)  // do not exist
        _ = try run(project, "kit")
        let path = "Design/Generated/Design.module.swift"
        let text = try project.read(path)
        func message(_ text: String) throws -> String {
            try project.write(path, text)
            return try run(project, "feed").joined()
        }
        #expect(try message("").contains("it is not a description of a module"))
        #expect(try message(text + "// {}\n").contains("it was edited, or is incomplete"))
        #expect(
            try message(text.replacingOccurrences(of: "\"format\":2", with: "\"format\":1"))
                .contains("another version of relay-generator wrote it")
        )
        #expect(
            try message(Self.adding(#"{"other":1}"#, to: text))
                .contains("another version of relay-generator wrote it")
        )
        let lines = text.split(separator: "\n").dropLast().joined(separator: "\n")
        #expect(try message(lines).contains("it was edited, or is incomplete"))
        #expect(
            try message(project.read("API/Generated/API.module.swift"))
                .contains("it describes module `API`")
        )
        #expect(try message(text) == "")
    }

    /// Returns a description with another line, as a later version might write it.
    private static func adding(_ line: String, to text: String) -> String {
        let lines = text.split(separator: "\n").map { String($0.dropFirst(3)) }
        let rest = lines.dropFirst(2) + [line]
        let digest = SHA256.hexadecimal(rest.joined(separator: "\n").utf8)
        let start = lines[0].prefix { $0 != ":" }
        return (["\(start):\(digest)", lines[1]] + rest).map { "// \($0)\n" }.joined()
    }

    @Test func reportsAnImportThatIsNotDescribed() throws {
        let project = try makeProject()
        _ = try run(project, "kit")
        try write(
            project,
            "feed",
            #""Design": {"description": "Design/Generated/Design.module.swift"}, "#
                + #""Feed": {"src": "Feed", "imports": ["Design"]}"#
        )
        #expect(
            try run(project, "feed") == [
                "Module `Design` imports `API`, which is not in `modules`. Add it with its "
                    + "`description`, which modules with `\"accessLevel\": \"public\"` have."
            ]
        )
    }

    @Test func refusesSourcesBesideADescription() throws {
        let project = try makeProject()
        try write(project, "feed", #""A": {"description": "a", "src": "A"}"#)
        #expect(
            try run(project, "feed") == [
                "`src` can't be combined with `description`, which contains it. Remove it."
            ]
        )
    }
}
