import Foundation
import GraphQLLanguage
import RelayCompiler
import Testing

/// What generated code mentions besides the fragments that a definition spreads must be visible too.
struct ModuleVisibilityTests {
    private static let schema = """
        type Query { me: User }
        type User {
          id: ID! name: String day: Day pic(size: Int): String
          stories(first: Int, after: String, kind: Kind): Stories
        }
        type Stories { edges: [Story] pageInfo: PageInfo! }
        type Story { cursor: String! node: User }
        type PageInfo {
          hasNextPage: Boolean! endCursor: String hasPreviousPage: Boolean! startCursor: String
        }
        enum Kind { NEWS }
        scalar Day
        """

    /// Returns a project whose modules have a document each, with imports and an access level.
    private func project(
        _ modules: [(name: String, imports: [String], level: String, text: String)],
        _ options: String = ""
    ) throws -> TemporaryProject {
        let project = try TemporaryProject()
        try project.delete("Name.graphql")
        try project.write("schema.graphql", Self.schema)
        let list = modules.map { module in
            let imports = module.imports.map { "\"\($0)\"" }.joined(separator: ", ")
            let types = module.name == "API" ? #", "schemaTypes": true"# : ""
            return """
                "\(module.name)": {
                  "src": "\(module.name)", "imports": [\(imports)], "accessLevel": "\(module.level)"\(types)
                }
                """
        }
        try project.write(
            "relay.json",
            #"{"schema": "schema.graphql"\#(options), "modules": {\#(list.joined(separator: ", "))}}"#
        )
        for module in modules { try project.write("\(module.name)/d.graphql", module.text) }
        return project
    }

    private func messages(_ project: TemporaryProject) throws -> [String] {
        try project.run().diagnostics.map(\.message)
    }

    @Test(arguments: [
        "query Shell { me { ...G } }",
        "fragment S on Query @refetchable(queryName: \"Again\") { me { ...G } }",
    ])
    func anOperationImportsTheModulesOfProviders(document: String) throws {
        let fragment = #"fragment F($x: Int @provider(name: "Size")) on User { pic(size: $x) }"#
        func project(_ imports: [String]) throws -> TemporaryProject {
            try self.project([
                ("Design", [], "package", fragment),
                ("Feed", ["Design"], "package", "fragment G on User { ...F }"),
                ("Shell", ["Feed"] + imports, "package", document),
            ])
        }
        #expect(
            try messages(project([])) == [
                "The provider of a variable of fragment `F` belongs to module `Design`, which `Shell` "
                    + "does not import. Add \"Design\" to `imports` of `Shell` in relay.json, and to "
                    + "the `dependencies` of its target in Package.swift."
            ]
        )
        let allowed = try project(["Design"])
        #expect(try messages(allowed).isEmpty)
        let name = document.hasPrefix("query") ? "Shell" : "Again"
        let text = try allowed.read("Shell/Generated/\(name).graphql.swift")
        #expect(text.contains("import Design\n") && text.contains("Size.value"))
    }

    /// References to the fragments in it become properties of the definition that spreads it.
    @Test func aSpreadWithoutMaskUsesTheFragmentsInIt() throws {
        func project(_ imports: [String]) throws -> TemporaryProject {
            try self.project([
                ("Base", [], "package", "fragment X on User { name }"),
                (
                    "Design", ["Base"], "package",
                    "fragment F on User { id ...E @relay(mask: false) } fragment E on User { ...X }"
                ),
                (
                    "Feed", ["Design"] + imports, "package",
                    "query Q { me { ...F @relay(mask: false) } }"
                ),
            ])
        }
        let found = try project([]).run().diagnostics
        #expect(
            found.map(\.message) == [
                "Fragment `X` belongs to module `Base`, which `Feed` does not import. Add \"Base\" to "
                    + "`imports` of `Feed` in relay.json, and to the `dependencies` of its target in "
                    + "Package.swift."
            ]
        )
        #expect(found.first?.span.startOffset == 18)
        #expect(try messages(project(["Base"])).isEmpty)
    }

    @Test(arguments: ["package", "public"])
    func aFragmentExposesTheTypesOfConnectionsFilters(level: String) throws {
        let project = try project([
            ("API", [], level, ""),
            (
                "Feed", ["API"], "public",
                """
                fragment F($k: Kind) on User {
                  stories(first: 3, kind: $k) @connection(key: "F_stories", filters: ["kind"]) {
                    edges { node { name } }
                  }
                }
                """
            ),
        ])
        let message =
            "Enum `Kind` of module `API` is package, and connections of module `Feed` are public. "
            + "Add `\"accessLevel\": \"public\"` to `API` in relay.json."
        #expect(try messages(project) == (level == "public" ? [] : [message]))
    }

    @Test func theModuleOfAScalarMustBeImported() throws {
        func messages(_ module: String, _ imports: [String]) throws -> [String] {
            try self.messages(
                project(
                    [
                        ("Clock", [], "package", "fragment C on User { name }"),
                        ("Feed", imports, "package", "fragment F on User { day }"),
                        ("Shell", ["Feed"], "package", "query Q { me { ...F } }"),
                    ],
                    #", "customScalarTypes": {"Day": {"type": "Day", "module": "\#(module)"}}"#
                )
            )
        }
        let start = "The Swift type of scalar `Day` belongs to module "
        #expect(
            try messages("Clock", []) == [
                start
                    + "`Clock`, which `Feed` does not import. Add \"Clock\" to `imports` of `Feed` in "
                    + "relay.json, and to the `dependencies` of its target in Package.swift."
            ]
        )
        #expect(
            try messages("Shell", []) == [
                start + "`Shell`, which `Feed` does not import. It cannot, because `Shell` imports "
                    + "`Feed`. Move it to a module that both import."
            ]
        )
        #expect(try messages("Clock", ["Clock"]).isEmpty)
        #expect(try messages("Feed", []).isEmpty)
        // Modules that aren't in relay.json are the app's own affair.
        #expect(try messages("Dates", []).isEmpty)
    }

    @Test func samplesHaveModulesOfTheirOwn() throws {
        func messages(_ first: String, _ second: String) throws -> [String] {
            let project = try project([("A", [], "package", ""), ("B", [], "package", "")])
            try project.write(
                "relay.json",
                """
                {"schema": "schema.graphql", "modules": {
                  "A": {"src": "A", "samples": \(first)}, "B": {"src": "B", "samples": \(second)}
                }}
                """
            )
            return try self.messages(project).filter { $0.contains("same name") }
        }
        let cure =
            " have the same name. Give the target with the samples another one: "
            + "`{ \"directory\": …, \"name\": "
        #expect(
            try messages(#""A/Samples""#, #""B/Samples""#) == [
                "The samples of module `A` and the samples of module `B`" + cure
                    + "\"BSamples\" }`."
            ]
        )
        #expect(
            try messages(#"{"directory": "S", "name": "B"}"#, #""B/BSamples""#) == [
                "Module `B` and the samples of module `A`" + cure + "\"ASamples\" }`."
            ]
        )
        #expect(try messages(#""A/ASamples""#, #""B/BSamples""#).isEmpty)
    }

    @Test func namesAndSettingsOfModulesAreChecked() throws {
        for (module, message) in [
            (
                #""Relay": {"src": "A"}"#,
                "Generated code imports another module with the name `Relay`. Rename this one."
            ),
            (
                #""A": {"src": "A", "schemaTypes": "some"}"#,
                #"`schemaTypes` must be `true`, `false` or `"all"`."#
            ),
        ] {
            let project = try project([("A", [], "package", "")])
            try project.write(
                "relay.json",
                #"{"schema": "schema.graphql", "modules": {\#(module)}}"#
            )
            #expect(try messages(project).contains(message))
        }
    }
}
