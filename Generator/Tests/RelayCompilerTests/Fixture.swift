import Foundation
import GraphQLLanguage
import Testing

/// A pair of files: `name.graphql`, the input, and `name.expected`, the input and what comes of
/// it.
///
/// An input whose first line is `# expect-error` must have errors, and no other may. What stands
/// below a line `# schema` is the schema; a line `# schema name` stands for the one in
/// `schemas/name.graphql`; without either the tests' own is used. What stands below a line
/// `# extensions` is the client's extension of it. With `UPDATE_FIXTURES=1` in the
/// environment expectations are rewritten.
struct Fixture: CustomTestStringConvertible, Sendable {
    let name: String
    let document: Source
    let schema: Source
    let extensions: [Source]
    let expectsErrors: Bool
    private let input: String
    private let expectation: URL

    var testDescription: String { name }

    /// Returns the fixtures in a folder, by name.
    ///
    /// Stops the tests when there are none, because a test without arguments passes.
    static func all(in area: String) -> [Fixture] {
        let folder = Repository.fixtures.appendingPathComponent(area)
        do {
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            let fixtures = try files.filter { $0.hasSuffix(".graphql") }.sorted().map { file in
                try Fixture(folder.appendingPathComponent(file), area: area)
            }
            precondition(!fixtures.isEmpty, "`\(folder.path)` holds no fixture.")
            return fixtures
        } catch {
            preconditionFailure("`\(folder.path)` cannot be read: \(error)")
        }
    }

    private init(_ file: URL, area: String) throws {
        input = try String(contentsOf: file, encoding: .utf8)
        name = "\(area)/\(file.deletingPathExtension().lastPathComponent)"
        expectation = file.deletingPathExtension().appendingPathExtension("expected")
        expectsErrors = input.hasPrefix("# expect-error\n")
        let halves = input.components(separatedBy: "\n# extensions\n")
        extensions = halves.dropFirst().map { Source(path: "extensions.graphql", text: $0) }
        let parts = halves[0].components(separatedBy: "\n# schema\n")
        let named = parts[0].components(separatedBy: "\n# schema ")
        document = Source(path: file.lastPathComponent, text: named[0])
        schema =
            if parts.count > 1 {
                Source(path: "schema.graphql", text: parts[1])
            } else if named.count > 1 {
                try Self.schema(named: named[1].trimmingCharacters(in: .whitespacesAndNewlines))
            } else {
                try Self.testSchema()
            }
    }

    /// One of the schemas that fixtures share.
    static func schema(named name: String) throws -> Source {
        let file = Repository.fixtures.appendingPathComponent("schemas/\(name).graphql")
        return Source(path: "schema.graphql", text: try String(contentsOf: file, encoding: .utf8))
    }

    /// The schema of the runtime's tests.
    static func testSchema() throws -> Source {
        let file = Repository.root.appendingPathComponent("Tests/RelayTests/GraphQL/schema.graphql")
        return Source(
            path: "schema.graphql",
            text: try String(contentsOf: file, encoding: .utf8)
        )
    }

    /// Compares what came of the input with the expectation, or rewrites it.
    func check(_ output: String, hasErrors: Bool) throws {
        #expect(hasErrors == expectsErrors, "\(name): \(output)")
        let text = "==== input ====\n\(input)==== output ====\n\(output)"
        if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1" {
            try text.write(to: expectation, atomically: true, encoding: .utf8)
            return
        }
        let expected = try? String(contentsOf: expectation, encoding: .utf8)
        #expect(text == expected, "Run `UPDATE_FIXTURES=1 swift test` and review the difference.")
    }
}
