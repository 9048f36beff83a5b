import Foundation
import GraphQLLanguage
import Testing

@testable import RelayCompiler

/// Fields that the app derives from a fragment of the same object.
struct DerivationTests {
    private static let schema = """
        type Query { issue(id: ID!): Issue node: Node }
        type Mutation { close(id: ID!): Issue }
        interface Node { id: ID! }
        type Issue implements Node { id: ID! number: Int! title: String project: Project note(size: Int): String }
        type Project implements Node { id: ID! name: String! }
        input Shape { wide: Boolean }

        """

    private static let heading = """
        enum Style { LONG SHORT }
        extend type Issue { heading(style: Style = LONG): String! @derived(fragment: "Heading_issue") }

        """

    private func makeProject(
        _ documents: String,
        extensions: String = Self.heading,
        fragment: String = "fragment Heading_issue on Issue { number title }\n"
    ) throws -> TemporaryProject {
        let project = try TemporaryProject()
        try project.delete("Name.graphql")
        try project.write(
            "relay.json",
            """
            {"schema": "schema.graphql", "schemaExtensions": "client.graphql", "src": ".",
             "artifactDirectory": "Generated"}
            """
        )
        try project.write("schema.graphql", Self.schema)
        try project.write("client.graphql", extensions)
        try project.write("Fragment.graphql", fragment)
        try project.write("Documents.graphql", documents)
        return project
    }

    private func errors(
        _ documents: String,
        extensions: String = Self.heading,
        fragment: String = "fragment Heading_issue on Issue { number title }\n"
    ) throws -> String {
        let project = try makeProject(documents, extensions: extensions, fragment: fragment)
        return DiagnosticRenderer().render(try project.run().diagnostics)
    }

    private static let query = "query IssueQuery { issue(id: 1) { heading } }\n"

    // MARK: - Output

    @Test(
        .bug(
            id: "derived-inout",
            "The argument `inout` of a derived field broke the code."
        )
    )
    func argumentsMayBeKeywords() throws {
        let project = try makeProject(
            Self.query,
            extensions: """
                extend type Issue {
                  heading(inout: Int = 1, in: Int = 2): String! @derived(fragment: "Heading_issue")
                }

                """
        )
        #expect(try project.run().diagnostics.isEmpty)
        let functions = try project.read("Generated/DerivedFieldFunctions.schema.swift")
        #expect(functions.contains("`inout`: arguments.value(\"inout\""))
        #expect(functions.contains(" in: arguments.value(\"in\""))
    }

    @Test func theServerGetsTheFragmentAndReadersGetTheField() throws {
        let project = try makeProject(Self.query)
        #expect(try project.run().diagnostics.isEmpty)
        let text = try project.read("Generated/IssueQuery.graphql.swift")
        #expect(text.contains("text query IssueQuery{issue(id:1){id ...Heading_issue}}"))
        #expect(text.contains("spreads Heading_issue"))
        #expect(text.contains(#"   heading @derived(field: "Issue.heading")"#))
        #expect(!text.contains("heading_issue:"))
        let functions = try project.read("Generated/DerivedFieldFunctions.schema.swift")
        #expect(
            functions.contains(
                "func issueHeading(_ issue: Heading_issue.Data, style: Style) throws -> Swift.String"
            )
        )
        #expect(functions.contains(#"arguments.value("style", default: "LONG")"#))
        // Although no document mentions it.
        #expect(project.exists("Generated/Style.schema.swift"))
    }

    @Test func theFunctionOfALiveFieldReturnsItsState() throws {
        let extensions = """
            extend type Issue {
              readers(most: Int = 9): [Int!] @derived(fragment: "Heading_issue") @live
            }
            """
        let project = try makeProject(
            "query IssueQuery { issue(id: 1) { readers } }",
            extensions: extensions
        )
        #expect(try project.run().diagnostics.isEmpty)
        let text = try project.read("Generated/IssueQuery.graphql.swift")
        #expect(text.contains("text query IssueQuery{issue(id:1){id ...Heading_issue}}"))
        #expect(text.contains(#"   readers @derived(field: "Issue.readers")"#))
        let functions = try project.read("Generated/DerivedFieldFunctions.schema.swift")
        #expect(functions.contains("most: Swift.Int) throws -> Relay.LiveState<[Swift.Int]?>"))
        #expect(functions.contains("of: Heading_issue.self, live: {"))
        // The type of its function changes with the directive alone.
        try project.write(
            "client.graphql",
            extensions.replacingOccurrences(of: " @live", with: "")
        )
        #expect(try project.run().diagnostics.isEmpty)
        let later = try project.read("Generated/DerivedFieldFunctions.schema.swift")
        #expect(later.contains("most: Swift.Int) throws -> [Swift.Int]?"))
    }

    @Test func theSpreadThatTheAuthorWritesIsRead() throws {
        let project = try makeProject(
            "query IssueQuery { issue(id: 1) { heading ...Heading_issue } }"
        )
        #expect(try project.run().diagnostics.isEmpty)
        let text = try project.read("Generated/IssueQuery.graphql.swift")
        #expect(text.contains("let heading_issue: Heading_issue.Ref"))
    }

    @Test func variablesOfDerivedFieldsAreKnownToTheStore() throws {
        let project = try makeProject(
            """
            query IssueQuery($style: Style, $named: Boolean!, $other: Style) {
              issue(id: 1) { id heading(style: $style) @include(if: $named) ...Row @arguments(s: $other) }
            }
            fragment Row on Issue @argumentDefinitions(s: {type: "Style"}) {
              number
              short: heading(style: $s)
            }
            """
        )
        #expect(try project.run().diagnostics.isEmpty)
        let text = try project.read("Generated/IssueQuery.graphql.swift")
        for name in ["style", "named", "other"] {
            #expect(
                text.contains("variables.write(\"\(name)\"")
                    || text.contains("variables.writeInput(\"\(name)\"")
            )
        }
    }

    @Test func definitionsSelectItWithDifferentArguments() throws {
        let documents = """
            query IssueQuery { issue(id: 1) { heading ...Row } }
            fragment Row on Issue { heading(style: SHORT) ...Deep }
            fragment Deep on Issue { heading(style: LONG) title }
            """
        #expect(try errors(documents) == "")
        // One definition has one property of a name.
        let twice = try errors("query Q { issue(id: 1) { heading heading(style: SHORT) } }")
        #expect(twice.contains("different arguments"))
        // What the fields imply must fit together.
        let clash = try errors("query Q { issue(id: 1) { heading title: number } }")
        #expect(clash.contains("different fields"))
    }

    @Test func nothingIsWrittenWithoutDerivedFields() throws {
        let project = try makeProject(
            "query IssueQuery { issue(id: 1) { id } }",
            extensions: "extend type Issue { isOpen: Boolean }"
        )
        #expect(try project.run().diagnostics.isEmpty)
        #expect(!project.exists("Generated/DerivedFieldFunctions.schema.swift"))
    }

    // MARK: - Errors

    private static func field(_ declaration: String, on type: String = "Issue") -> String {
        "enum Style { LONG } extend type \(type) { \(declaration) @derived(fragment: \"Heading_issue\") }"
    }

    @Test(arguments: [
        (field("other: Project"), "no field of `Query` finds an object of type `Project`"),
        (field("other(shape: Shape): Int"), "is an input object"),
        (
            "extend interface Node { a: Int @derived(fragment: \"Heading_issue\") } "
                + "extend type Issue { a: Int } extend type Project { a: Int }", "is an interface"
        ),
        (
            "extend interface Node { a: Int } extend type Project { a: Int } "
                + "extend type Issue { a: Int @derived(fragment: \"Heading_issue\") }",
            "`Node` has it too"
        ),
        (
            field("other: Int").replacingOccurrences(of: "Heading_issue", with: "Heading_isue"),
            "There is no fragment `Heading_isue`"
        ),
        (
            field("other: Int").replacingOccurrences(of: "Heading_issue", with: "Heading_isue"),
            "Did you mean `Heading_issue`?"
        ),
        (field("other: Int", on: "Project"), "Derive it from one on `Project`"),
        ("extend type Issue { other: Int @live }", "can't be live, because it is not derived"),
    ])
    func declarationsThatCannotBe(extensions: String, message: String) throws {
        let text = try errors("query Q { node { id } }", extensions: extensions)
        #expect(text.contains("client.graphql") && text.contains(message), "\(text)")
    }

    @Test(arguments: [
        ("query Q @updatable { issue(id: 1) { heading } }", "so it can't be set"),
        (
            "query Q @jsonResponse { issue(id: 1) { ...A } } fragment A on Issue { heading }",
            "is delivered as JSON"
        ),
        ("query Q { issue(id: 1) { heading(size: 1) } }", "size"),
        ("query Q { issue(id: 1) { heading @live } }", "@live"),
        ("query Q { issue(id: 1) { heading { id } } }", "heading"),
    ])
    func usesThatCannotBe(documents: String, message: String) throws {
        let text = try errors(documents)
        #expect(text.contains("Documents.graphql") && text.contains(message), "\(text)")
    }

    @Test(arguments: ["@updatable", "@catch"])
    func theFragmentHasPlainData(directive: String) throws {
        let text = try errors(
            Self.query,
            fragment: "fragment Heading_issue on Issue \(directive) { number }\n"
        )
        #expect(text.contains("`Issue.heading` is derived from its plain data"), "\(text)")
    }

    @Test(arguments: [
        ("size: {type: \"Int!\"}", true), ("size: {type: \"Int\"}", false),
        ("size: {type: \"Int!\", defaultValue: 1}", false),
        ("size: {type: \"Int!\", provider: \"SizeProvider\"}", false),
    ])
    func theFragmentNeedsNoArguments(argument: String, isError: Bool) throws {
        let text = try errors(
            Self.query,
            fragment: """
                fragment Heading_issue on Issue @argumentDefinitions(\(argument)) {
                  note(size: $size)
                }

                """
        )
        let message = "can't be derived from `Heading_issue`, whose argument `size` nothing passes"
        #expect(text.contains(message) == isError, "\(text)")
    }

    @Test func cyclesAreErrors() throws {
        let own = try errors(Self.query, fragment: "fragment Heading_issue on Issue { heading }\n")
        #expect(own.contains("Heading_issue"), "\(own)")
        let two = try errors(
            Self.query,
            extensions: """
                extend type Issue {
                  heading: String @derived(fragment: "Heading_issue")
                  other: String @derived(fragment: "Other_issue")
                }
                """,
            fragment: """
                fragment Heading_issue on Issue { other }
                fragment Other_issue on Issue { project { id } heading }
                """
        )
        #expect(two.contains("Other_issue"), "\(two)")
    }

    @Test func fieldsOfServersAreNotDerived() throws {
        let project = try makeProject(Self.query)
        try project.write(
            "schema.graphql",
            Self.schema + "extend type Project { a: Int @derived(fragment: \"Heading_issue\") }"
        )
        let text = DiagnosticRenderer().render(try project.run().diagnostics)
        #expect(text.contains("is a field of the server"), "\(text)")
    }

    // MARK: - Changes

    /// The fragment of a derived field is used, although nothing spreads it.
    @Test func lintKnowsWhatFieldsAreDerivedFrom() throws {
        let project = try makeProject(Self.query)
        try project.write(
            "View.swift",
            "let q = IssueQuery(); f(q.issue.heading, a.number, a.title)\n"
        )
        let url = project.url("relay.json")
        #expect(try ProjectLint.run(url).diagnostics.isEmpty)
        let compiler = ProjectCompiler(url)
        _ = try compiler.run()
        // Another one is not.
        try project.write("Spare.graphql", "fragment Spare on Issue { number }\n")
        let rules = try ProjectLint.run(url).diagnostics.map(\.message)
        #expect(rules.count == 1 && rules.first?.contains("`Spare`") == true, "\(rules)")
    }

    /// What one run after the other writes is what a single one would write.
    @Test func laterRunsWriteTheSame() throws {
        let project = try makeProject(Self.query + "fragment Row on Issue { title }\n")
        let compiler = ProjectCompiler(project.url("relay.json"))
        _ = try compiler.run()
        func change(_ file: String, _ text: String, writes names: Set<String>) throws {
            try project.write(file, text)
            let report = try compiler.run()
            #expect(report.diagnostics.isEmpty)
            #expect(Set(report.written.names) == names, "\(report.written)")
            #expect(try project.run(isCheck: true).isUpToDate)
        }
        // The fragment has a field more: who selects the derived field fetches it by the spread.
        try change(
            "Fragment.graphql",
            "fragment Heading_issue on Issue { number title project { name } }\n",
            writes: ["Heading_issue.graphql.swift"]
        )
        // Another definition, so that the fragment is no part of what is compiled.
        try change(
            "Documents.graphql",
            Self.query + "fragment Row on Issue { number }\n",
            writes: ["Row.graphql.swift"]
        )
        // The fragment clashes with who selects the field.
        try project.write(
            "Documents.graphql",
            "query IssueQuery { issue(id: 1) { heading name: number } }\n"
                + "fragment Row on Issue { number }\n"
        )
        _ = try compiler.run()
        try project.write("Fragment.graphql", "fragment Heading_issue on Issue { name: title }\n")
        let text = DiagnosticRenderer().render(try compiler.run().diagnostics)
        #expect(text.contains("different fields"), "\(text)")
    }

    @Test func modulesHaveTheProtocolsOfTheirFragments() throws {
        let project = try TemporaryProject()
        try project.delete("Name.graphql")
        try project.write("schema.graphql", Self.schema)
        try project.write("client.graphql", Self.heading)
        try project.write(
            "relay.json",
            """
            {"schema": "schema.graphql", "schemaExtensions": "client.graphql",
             "modules": {
               "Base": {"src": "Base", "schemaTypes": true,
                 "accessLevel": "public"},
               "Feed": {"src": "Feed", "imports": ["Base"],
                 "accessLevel": "public"}
             }}
            """
        )
        try project.write("Base/A.graphql", "fragment Heading_issue on Issue { number title }\n")
        try project.write("Feed/B.graphql", Self.query)
        let diagnostics = try project.run().diagnostics
        #expect(diagnostics.isEmpty, "\(DiagnosticRenderer().render(diagnostics))")
        let text = try project.read("Base/Generated/BaseDerivedFieldFunctions.schema.swift")
        #expect(text.contains("public nonisolated protocol BaseDerivedFieldFunctions"))
        #expect(text.contains("public var derivedFields"))
        #expect(!project.exists("Feed/Generated/FeedDerivedFieldFunctions.schema.swift"))
        let query = try project.read("Feed/Generated/IssueQuery.graphql.swift")
        #expect(query.contains("import Base"))
        // Who selects the field needs the module of the fragment.
        let config = try project.read("relay.json")
        try project.write(
            "relay.json",
            config.replacingOccurrences(of: "\"imports\": [\"Base\"],", with: "")
        )
        let errors = DiagnosticRenderer().render(try project.run().diagnostics)
        #expect(errors.contains("Heading_issue"), "\(errors)")
    }
}
