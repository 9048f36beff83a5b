import Foundation
import GraphQLLanguage
import Testing

@testable import RelayCompiler

/// The cause comes first, what follows from it is not printed, and there is a cap.
struct FirstFindingTests {
    struct Mistake: CustomTestStringConvertible, Sendable {
        var testDescription: String
        /// Files, by path.
        var files: [String: String]
        /// What is printed, in order: parts of the messages of all findings.
        var findings: [String]

        init(_ name: String, _ files: [String: String], _ findings: [String]) {
            testDescription = name
            self.files = files
            self.findings = findings
        }
    }

    private static func configuration(
        schema: String = "schema.graphql",
        src: String = "src",
        output: String = "Generated",
        more: String = ""
    ) -> [String: String] {
        [
            "relay.json":
                "{\"schema\":\"\(schema)\",\"src\":\"\(src)\",\"artifactDirectory\":\"\(output)\"\(more)}"
        ]
    }

    private static let query = ["src/default.graphql": "query Default { name }"]

    static let mistakes = [
        Mistake(
            "two definitions of one name",
            [
                "src/a.graphql": "query A { user { ...F } }",
                "src/b.graphql": "fragment F on User { id }",
                "src/c.graphql": "fragment F on Page { title }",
            ],
            ["There can be only one fragment named `F`"]
        ),
        Mistake(
            "a fragment on a type that does not exist",
            ["src/a.graphql": "query B { user { ...F } }\nfragment F on Usr { id name }"],
            ["Type `Usr` does not exist in the schema. Did you mean `User`?"]
        ),
        Mistake(
            "a fragment on a wrong type",
            ["src/a.graphql": "query B { user { ...F } }\nfragment F on Page { id title }"],
            ["Fragment `F` can never match here: it is on `Page`"]
        ),
        Mistake(
            "merge markers in a document",
            [
                "src/a.graphql":
                    "query B {\n<<<<<<< HEAD\n  name\n=======\n  user { id }\n>>>>>>> other\n}\n"
            ],
            ["There is a merge conflict here."]
        ),
        Mistake(
            "HTML saved as a schema",
            ["schema.graphql": "<!DOCTYPE html>\n<html><body>Sign in</body></html>\n"],
            ["This is a web page (HTML or XML)"]
        ),
        Mistake(
            "HTML saved as an introspection result",
            configuration(schema: "s.json").merging(["s.json": "\n<html>"]) { $1 },
            ["This is a web page (HTML or XML)"]
        ),
        Mistake(
            "characters that mean nothing",
            ["src/a.graphql": "query A { %%%%%%%% name }"],
            ["Unexpected character `%`"]
        ),
        Mistake(
            "an unclosed string",
            ["src/a.graphql": "query A { node(id: \"abc) { id } }\nquery B { name }\n"],
            ["Unterminated string."]
        ),
        Mistake(
            "an unclosed block string",
            ["src/a.graphql": "query A { node(id: \"\"\"abc) { id } }\nquery B { name }\n"],
            ["Unterminated string."]
        ),
        Mistake(
            "an unclosed literal",
            ["src/a.swift": "import Relay\nlet a = graphql(\"\"\"\nquery B { name }\n"],
            ["This literal does not end. Close it with `\"\"\"`."]
        ),
        Mistake(
            "a fragment variable without @argumentDefinitions",
            [
                "src/a.graphql":
                    "fragment F on Query { friends(first: $count) { edges { cursor } } }\n"
                    + "query Q { ...F }"
            ],
            [
                "Variable `$count` is not defined by operation `Q`. A fragment declares variables "
                    + "of its own with `@argumentDefinitions(count: {type: \"Int\"})`."
            ]
        ),
        Mistake(
            "a missing schema file",
            configuration(schema: "scema.graphql"),
            ["scema.graphql` does not exist. Did you mean `schema.graphql`?"]
        ),
        Mistake(
            "a missing folder of documents",
            configuration(src: "srcc"),
            ["srcc` does not exist. Did you mean `src`?"]
        ),
        Mistake(
            "artifactDirectory equal to src",
            configuration(output: "src"),
            ["`src` and `artifactDirectory` are both `src`"]
        ),
        Mistake(
            "a typo in the runtime's scalars",
            configuration(more: ",\"customScalarTypes\":{\"DateTime\":\"Scalars.DateTme\"}"),
            ["Relay has no `Scalars.DateTme`. Did you mean `Scalars.DateTime`"]
        ),
        Mistake(
            "a scalar that the schema does not have",
            configuration(more: ",\"customScalarTypes\":{\"DateTme\":\"Scalars.DateTime\"}"),
            ["The schema has no scalar `DateTme`. Did you mean `DateTime`?"]
        ),
        Mistake(
            "a scalar that is another type",
            configuration(more: ",\"customScalarTypes\":{\"User\":\"Scalars.DateTime\"}"),
            ["`User` is not a scalar of the schema."]
        ),
        Mistake(
            "no document at all",
            configuration(src: "empty").merging(["empty/readme.txt": ""]) { $1 },
            ["There is no document in "]
        ),
    ]

    private func project(_ files: [String: String]) throws -> TemporaryProject {
        let project = try TemporaryProject()
        try project.write(
            "schema.graphql",
            """
            type Query {
              name: String
              node(id: ID!): Node
              friends(first: Int, after: String): Friends
              user: User
              page: Page
            }
            interface Node { id: ID! }
            type User implements Node { id: ID! name: String }
            type Page implements Node { id: ID! title: String }
            type Friends { edges: [Edge] }
            type Edge { node: User cursor: String }
            scalar DateTime
            """
        )
        for (path, text) in Self.configuration().merging(Self.query, uniquingKeysWith: { $1 }) {
            try project.write(path, text)
        }
        for (path, text) in files { try project.write(path, text) }
        return project
    }

    @Test(arguments: mistakes)
    func theCauseComesFirstAndAlone(mistake: Mistake) throws {
        let messages = try project(mistake.files).run().diagnostics.map(\.message)
        #expect(messages.count == mistake.findings.count, "\(messages)")
        for (message, part) in zip(messages, mistake.findings) {
            #expect(message.contains(part))
        }
    }

    @Test func documentsInGQLFilesCount() throws {
        let project = try project(["src/other.gql": "query Other { name }"])
        #expect(try project.run().written.names.contains("Other.graphql.swift"))
    }

    @Test func saysThatALinkToAFolderIsNotSearched() throws {
        let project = try project(["elsewhere/a.graphql": "query Linked { name }"])
        try FileManager.default.createSymbolicLink(
            at: project.url("src/link"),
            withDestinationURL: project.url("elsewhere")
        )
        let finding = try project.run().diagnostics.first
        #expect(finding?.severity == .warning)
        #expect(finding?.message.contains("is not searched for documents: it is a link") == true)
    }

    #if os(Linux)
    @Test func saysThatANameIsNotUTF8() throws {
        let project = try project([:])
        let path =
            Array(project.url("src/a").path.utf8CString.dropLast()) + [-1]
            + Array(".graphql".utf8CString)
        let file = open(path, O_CREAT | O_WRONLY, 0o600)
        close(file)
        let finding = try project.run().diagnostics.first
        #expect(finding?.message.contains("is not searched for documents: its name") == true)
    }
    #endif

    // MARK: - The command line

    @Test(arguments: [
        (["genrate"], "There is no command, file or folder `genrate`. Did you mean `generate`?"),
        (["chekc", "--schema", "s"], "Did you mean `check`?"),
        (["init", "empty"], "There is no schema in `empty`"),
        (["check", "--schema", "schema.graphql"], "The schema is valid."),
    ])
    func theToolSaysWhatWasMeant(arguments: [String], message: String) throws {
        let project = try project(["empty/x": ""])
        #expect(try Tool.run(arguments, in: project.folder).contains(message))
    }

    @Test func initNamesTheCurrentFolder() throws {
        let project = try project(["empty/x": ""])
        let output = try Tool.run(["init"], in: project.url("empty"))
        #expect(output.contains("There is no schema in `.`"))
    }

    @Test func initKnowsUploads() throws {
        let project = try project(["new/schema.graphql": "type Query { a: Int } scalar Upload"])
        let output = try Tool.run(["init"], in: project.url("new"))
        #expect(
            output.contains(#""Upload": "FileUpload""#)
        )
    }
}
