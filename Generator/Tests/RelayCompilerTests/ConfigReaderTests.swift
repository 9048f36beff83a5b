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
