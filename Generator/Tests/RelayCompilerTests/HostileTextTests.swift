import Foundation
import Testing

@testable import RelayCompiler

/// No text from outside controls the terminal, hides in an editor, or becomes code.
///
/// A table: each place that text can come from, with each text that is meant to do harm. What the
/// tool prints and what it generates is looked at.
struct HostileTextTests {
    struct Place: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var arguments: [String] = []
        var prepare: @Sendable (TemporaryProject, String) throws -> Void

        init(
            _ name: String,
            _ arguments: [String] = [],
            _ prepare: @escaping @Sendable (TemporaryProject, String) throws -> Void = { _, _ in }
        ) {
            testDescription = name
            self.arguments = arguments
            self.prepare = prepare
        }
    }

    /// JSON in which the payload is escaped, and means what it does raw.
    private static func json(_ text: String) -> String {
        "\"" + text.utf16.map { "\\u" + String(format: "%04x", $0) }.joined() + "\""
    }

    private static func configuration(_ members: String) -> String {
        "{\"schema\":\"schema.graphql\",\"src\":\".\",\"artifactDirectory\":\"Generated\","
            + "\(members)}"
    }

    private static func persisting(_ command: String) -> String {
        configuration("\"persist\":{\"file\":\"p.json\",\"command\":\(command)}")
    }

    static let places = [
        Place("the name of a document that is right") { project, text in
            try project.write("a\(text).graphql", "query AQuery { name }")
        },
        Place("the name of a document with a mistake") { project, text in
            try project.write("a\(text).graphql", "query AQuery { nme }")
        },
        Place("the text of a document") { project, text in
            try project.write("a.graphql", "query AQuery { \(text)name \"\(text)\" }")
        },
        Place("a string of a document") { project, text in
            try project.write(
                "schema.graphql",
                "type Query { name(of: String): String old: Kind } enum Kind { A }"
            )
            let value = text.utf16.map { "\\u" + String(format: "%04x", $0) }.joined()
            try project.write("a.graphql", "query AQuery { a: name(of: \"\(value)\") }")
        },
        Place("the description of a document") { project, text in
            try project.write("a.graphql", "\"\"\"\n\(text)\n\"\"\"\nquery AQuery { name }")
        },
        Place("a key of relay.json") { project, text in
            try project.write("relay.json", configuration("\(json("k" + text)): 1"))
        },
        Place("a value of relay.json") { project, text in
            try project.write("relay.json", configuration("\"accessLevel\": \(json("k" + text))"))
        },
        Place("a path of relay.json") { project, text in
            try project.write(
                "relay.json",
                "{\"schema\":\(json("s" + text)),\"src\":\".\",\"artifactDirectory\":\"Generated\"}"
            )
        },
        Place("a command of relay.json") { project, text in
            try project.write(
                "relay.json",
                persisting("[\(json("no" + text))]")
            )
        },
        Place("what a command says and answers") { project, text in
            try project.write("persist.sh", "printf '%s' '\(text)' | tee /dev/stderr")
            try project.write(
                "relay.json",
                persisting("[\"sh\",\"persist.sh\"]")
            )
        },
        Place("an id that a command answers") { project, text in
            let answer = "{\"NameQuery\":\(json("id" + text))}"
            try project.write("persist.sh", "cat <<'END'\n\(answer)\nEND")
            try project.write(
                "relay.json",
                persisting("[\"sh\",\"persist.sh\"]")
            )
        },
        Place("an id of the list of persisted operations") { project, text in
            try project.write("p.json", "{\(json("id" + text)): \"query NameQuery{name}\"}")
            try project.write(
                "relay.json",
                persisting("[\"true\"]")
            )
        },
        Place("a description of the schema") { project, text in
            try project.write(
                "schema.graphql",
                "type Query { \"\"\"\(text)\"\"\" name: String old: Kind } enum Kind { A }"
            )
        },
        Place("a reason of a deprecation") { project, text in
            let reason = text.utf16.map { "\\u" + String(format: "%04x", $0) }.joined()
            try project.write(
                "schema.graphql",
                "type Query { name: String @deprecated(reason: \"\(reason)\") old: Kind } "
                    + "enum Kind { A }"
            )
        },
        Place(
            "a reason of a deprecation, checked",
            ["check", "--schema", "schema.graphql", "Name.graphql"]
        ) { project, text in
            let reason = text.utf16.map { "\\u" + String(format: "%04x", $0) }.joined()
            try project.write(
                "schema.graphql",
                "type Query { name: String @deprecated(reason: \"\(reason)\") old: Kind } "
                    + "enum Kind { A }"
            )
        },
        Place(
            "a name of an introspection result",
            ["check", "--schema", "s.json"]
        ) { project, text in
            try project.write(
                "s.json",
                "{\"__schema\":{\"queryType\":{\"name\":\"Query\"},\"types\":[{\"kind\":\"OBJECT\","
                    + "\"name\":\(json("Q" + text)),\"fields\":[]}]}}"
            )
        },
        Place("a page in place of a schema", ["check", "--schema", "s.graphql"]) { project, text in
            try project.write("s.graphql", "<html>\(text)</html>")
        },
    ]

    /// The places whose text gets into generated files.
    static let generated: Set = [
        "a string of a document", "the description of a document", "a description of the schema",
        "a reason of a deprecation",
    ]

    @Test(arguments: places)
    func nothingHiddenIsPrintedOrGenerated(place: Place) throws {
        var fileCount = 0
        for text in Hostile.payloads + ["a\nlet code = 1"] {
            let project = try TemporaryProject()
            // Not every text can be in every place: a file's name, for example.
            try place.prepare(project, text)
            let output = try Tool.run(place.arguments, in: project.folder)
            #expect(Hostile.hidden(in: output).isEmpty, "\(output)")
            if place.testDescription.hasPrefix("the name") {
                #expect(!output.contains("\nlet code"))
            }
            for name in project.generated {
                fileCount += 1
                let generated = try project.read("Generated/\(name)")
                #expect(Hostile.hidden(in: generated).isEmpty, "\(generated)")
                #expect(!generated.contains("\nlet code"), "\(generated)")
            }
        }
        if Self.generated.contains(place.testDescription) { #expect(fileCount > 0) }
    }

    @Test(arguments: [
        ["generate\u{1B}[31m"], ["check", "--\u{1B}[31m"], ["ir", "--stage", "\u{9B}31m"],
        ["format", "\u{202E}.graphql"], ["init", "\u{1B}[31m"], ["print-schema", "\u{1B}[31m"],
    ])
    func argumentsAreFilteredToo(arguments: [String]) throws {
        let project = try TemporaryProject()
        let output = try Tool.run(arguments, in: project.folder)
        #expect(!output.isEmpty)
        #expect(Hostile.hidden(in: output).isEmpty, "\(output)")
    }

    /// Pipes get results as they are, terminals get nothing that controls them.
    @Test func resultsAreFilteredOnTerminals() throws {
        let project = try TemporaryProject()
        try project.write("a.graphql", "# \u{202E}\u{1B}[31m\nquery AQuery { name }\n")
        let arguments = ["format", "a.graphql"]
        let piped = try Tool.run(arguments, in: project.folder)
        #expect(piped.contains("# \u{202E}\u{1B}[31m"))
        let shown = try Tool.run(arguments, in: project.folder, onTerminal: true)
        #expect(shown.contains("# \\u{202e}\\u{1b}[31m"))
    }

    @Test func idsHoldNoLineFeeds() throws {
        let project = try TemporaryProject()
        try project.write("p.json", "{\"1\\ntext query Other{name}\": \"query NameQuery{name}\"}")
        try project.write(
            "relay.json",
            Self.persisting("[\"true\"]")
        )
        let error = #expect(throws: ProjectError.self) { try project.run() }
        #expect(error?.description.contains("an id contains a control character") == true)
    }

    @Test func aLineFeedInADocumentsNameIsNoCode() throws {
        let project = try TemporaryProject()
        try project.write("a\nlet code = 1.graphql", "query AQuery { name }")
        _ = try project.run()
        let text = try project.read("Generated/AQuery.graphql.swift")
        #expect(text.contains("from a\\nlet code = 1.graphql. Do not edit."))
    }
}

/// The tool as users call it.
enum Tool {
    /// What the tool prints, on both of its outputs.
    ///
    /// It is killed when it has used the processor for more than `processorSeconds`.
    static func run(
        _ arguments: [String],
        in folder: URL,
        onTerminal: Bool = false,
        processorSeconds: Int? = nil
    ) throws -> String {
        try result(
            arguments,
            in: folder,
            onTerminal: onTerminal,
            processorSeconds: processorSeconds
        ).output
    }

    /// What the tool prints, and its exit status.
    static func result(
        _ arguments: [String],
        in folder: URL,
        onTerminal: Bool = false,
        processorSeconds: Int? = nil
    ) throws -> (output: String, status: Int) {
        let output = folder.appendingPathComponent(".output")
        try Data().write(to: output)
        defer { try? FileManager.default.removeItem(at: output) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let terminal = ["python3", "-c", "import pty, sys; pty.spawn(sys.argv[1:])"]
        let limit = processorSeconds.map { ["bash", "-c", "ulimit -t \($0); exec \"$@\"", "bash"] }
        process.arguments =
            (onTerminal ? terminal : []) + (limit ?? []) + [try executable().path] + arguments
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forUpdating: output)
        process.standardError = process.standardOutput
        try process.run()
        process.waitUntilExit()
        let text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
        return (
            onTerminal ? text.replacing("\r\n", with: "\n") : text, Int(process.terminationStatus)
        )
    }

    /// The executable beside the tests.
    private static func executable() throws -> URL {
        let folder = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
            .deletingLastPathComponent()
        let candidates = [folder, Repository.root.appendingPathComponent(".build/debug")]
            .map { $0.appendingPathComponent("relay-generator") }
        return try #require(candidates.first { FileManager.default.fileExists(atPath: $0.path) })
    }
}
