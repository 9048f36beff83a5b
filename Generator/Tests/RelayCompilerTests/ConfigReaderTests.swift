import Foundation
import GraphQLLanguage
import Testing

@testable import RelayCompiler

struct ConfigReaderTests {
    @Test func readsAllKeys() throws {
        let config = try #require(
            read(
                """
                {
                  "$schema": "https://example.com/schema.json",
                  "schema": ["a.graphql", "../b"],
                  "src": "Sources",
                  "excludes": ["Sources/Old/**"],
                  "artifactDirectory": "Sources/Generated",
                  "customScalarTypes": { "DateTime": "Timestamp", "URL": "Foundation.URL" },
                  "accessLevel": "package"
                }
                """
            ).config
        )
        #expect(config.schema.map(\.path) == ["/project/a.graphql", "/b"])
        #expect(config.sources.map(\.path) == ["/project/Sources"])
        #expect(config.excludes == ["Sources/Old/**"])
        #expect(config.artifactDirectory.path == "/project/Sources/Generated")
        #expect(
            config.options.customScalarTypes == ["DateTime": "Timestamp", "URL": "Foundation.URL"]
        )
        #expect(config.options.accessLevel == .package)
    }

    @Test func defaultsToInternalCode() throws {
        let config = try #require(
            read(#"{"schema": "s", "src": ["x"], "artifactDirectory": "y"}"#).config
        )
        #expect(config.options.accessLevel == .internal)
        #expect(config.excludes.isEmpty)
        #expect(config.options.customScalarTypes.isEmpty)
    }

    @Test(arguments: [
        (
            #"{"schemas": "s", "src": "x", "artifactDirectory": "y", "schema": "s"}"#,
            "relay.json:1:2: error: Unknown key `schemas`. Did you mean `schema`"
        ),
        (#"{"src": "x", "artifactDirectory": "y"}"#, "1:1: error: The key `schema` is missing"),
        (
            #"{"schema": 1, "src": "x", "artifactDirectory": "y"}"#,
            "1:12: error: `schema` must be a string or a list of strings, not a number."
        ),
        (
            #"{"schema": "s", "src": [], "artifactDirectory": "y"}"#,
            "1:24: error: `src` has no path."
        ),
        (
            #"{"schema": "s", "src": "x", "artifactDirectory": "y", "accessLevel": "open"}"#,
            "`open` is not a valid access level. Choose `public`, `package` or `internal`."
        ),
        (
            #"{"schema": "s", "src": "x", "artifactDirectory": "y", "customScalarTypes": {"A": "B<C>"}}"#,
            "`B<C>` is not the name of a Swift type."
        ),
        (
            #"{"schema": "s", "src": "x", "artifactDirectory": "y", "accessLevel": true}"#,
            "`accessLevel` must be `public`, `package` or `internal`, not a boolean."
        ),
        (
            #"{"schema": "s", "src": "x", "artifactDirectory": ["x"]}"#,
            "1:50: error: `artifactDirectory` must be a string, not a list."
        ),
        (
            #"{"schema": "s", "src": "x", "artifactDirectory": "y", "persist": {"file": 5}}"#,
            "`file` must be a string, not a number."
        ),
        (
            #"{"schema": "s", "src": ["x", 1], "artifactDirectory": "y"}"#,
            "`src` must contain strings, not a number."
        ),
        (
            #"{"schema": "s", "src": "x", "artifactDirectory": null}"#,
            "1:50: error: `artifactDirectory` is null. Write the folder for generated files."
        ),
        (
            #"{"schema": "s", "src": "x", "artifactDirectory": "y",}"#,
            "1:53: error: JSON has no comma before `}`. Remove the comma."
        ),
        (
            #"{"schema": "s", "src": ["x",], "artifactDirectory": "y"}"#,
            "1:28: error: JSON has no comma before `]`. Remove the comma."
        ),
        (
            #"{"schema": "https://x.com/graphql", "src": "x", "artifactDirectory": "y"}"#,
            "`relay-generator fetch-schema --output schema.graphql https://x.com/graphql`"
        ),
        (
            #"{"data": {"__schema": {"types": []}}}"#,
            "This is an introspection result, which is a schema, and not a configuration."
        ),
        (#"{"schema": "s", "schema": "t"}"#, "The key `schema` occurs twice."),
        (#"{"schema": "s""#, "1:15: error: Expected `,` or `}`, found the end."),
        (#"{"schema": "s,"#, "Expected `\"`, found the end."),
        (#"{"schema": tru}"#, "Expected a JSON value, found `t`."),
        (#"["schema"]"#, "A configuration must be an object"),
        (#"{} x"#, "Expected the end of the JSON text, found `x`."),
        ("", "Expected a JSON value, found the end."),
        (String(repeating: "[", count: 100_000), "levels of nesting"),
    ])
    func saysWhatIsWrong(text: String, message: String) {
        let (config, diagnostics) = read(text)
        #expect(config == nil)
        let rendered = DiagnosticRenderer().render(diagnostics)
        #expect(rendered.contains(message), "\(rendered)")
    }

    @Test(
        .bug(id: "unknown-scalar", "A scalar that the runtime doesn't have was suggested."),
        arguments: [("Datetime", "DateTime"), ("Date", "CalendarDate")]
    )
    func suggestsScalarsOfTheRuntime(_ name: String, _ suggestion: String) {
        let text = """
            {"schema": "s", "src": "x", "artifactDirectory": "y",
             "customScalarTypes": {"At": "Scalars.\(name)"}}
            """
        let messages = read(text).diagnostics.map(\.message)
        #expect(messages.count == 1)
        #expect(
            messages.first?.hasPrefix(
                "Relay has no `Scalars.\(name)`. Did you mean `Scalars.\(suggestion)`"
            ) == true,
            "\(messages)"
        )
    }

    @Test func knowsTheScalarsOfTheRuntime() throws {
        let file = Repository.root.appendingPathComponent("Sources/Relay/Reading/Scalars.swift")
        let text = try String(contentsOf: file, encoding: .utf8)
        let names = text.matches(of: /typealias (\w+) =/).map { String($0.1) }
        #expect(Set(names) == Set(ConfigReader.runtimeScalars))
        #expect(Set(ProjectTemplate.scalars.values).isSubset(of: names))
    }

    @Test func understandsEscapes() throws {
        let text = #"{"schema": "a\u00e9\uD83D\uDE00\/\"\\", "src": "x", "artifactDirectory": "y"}"#
        let config = try #require(read(text).config)
        #expect(config.schema.first?.lastPathComponent == "\"\\")
        #expect(config.schema.first?.path.contains("aé😀/") == true)
    }

    private func read(_ text: String) -> (config: ProjectConfig?, diagnostics: [Diagnostic]) {
        let result = ConfigReader.read(
            Source(path: "relay.json", text: text),
            file: URL(fileURLWithPath: "/project/relay.json")
        )
        return (result.projects.first, result.1)
    }
}
