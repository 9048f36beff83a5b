import Foundation
import GraphQLLanguage
import GraphQLSchema
import Testing

@testable import RelayCompiler

/// Cases of the suites of Relay's own compiler: the same are accepted and refused, and what goes
/// to servers means the same, but for those in `Fixtures/relay-differences.txt` and
/// `relay-text-differences.txt`, each with its reason.
///
/// Runs where `RELAY_TEST_DATA` names the folder that holds `relay-fixtures`.
struct RelaySuiteTests {
    private static let folder = ProcessInfo.processInfo.environment["RELAY_TEST_DATA"].map {
        URL(fileURLWithPath: $0).appendingPathComponent("relay-fixtures")
    }

    private struct Case: Decodable {
        var suite: String
        var name: String
        var document: String
        var extensions: String?
        var verdict: String
        /// What goes to the server, by Relay.
        var operationTexts: [String]?

        var id: String { "\(suite)/\(name)" }
        var hasCustomID: Bool { suite.hasSuffix("_custom_id") }
    }

    @Test(.enabled(if: folder != nil, "RELAY_TEST_DATA is not set."))
    func verdictsAreRelays() throws {
        let folder = try #require(Self.folder)
        let cases = try cases(folder)
        var found: Set<String> = []
        for testCase in cases {
            let output = Compiler.operations(try input(testCase, schema(testCase, folder)))
            if output.diagnostics.hasErrors == (testCase.verdict == "accept") {
                found.insert(testCase.id)
            }
        }
        let listed = try differences("relay-differences.txt")
        #expect(found.subtracting(listed).sorted() == [], "Verdicts differ and no reason is given.")
        #expect(listed.subtracting(found).sorted() == [], "These do not differ any more.")
        #expect(cases.count > 400)
    }

    /// Texts mean the same: the same response keys, arguments, directives and conditions once
    /// fragments are merged in.
    @Test(.enabled(if: folder != nil, "RELAY_TEST_DATA is not set."))
    func textsMeanWhatRelaysMean() throws {
        let folder = try #require(Self.folder)
        var found: Set<String> = []
        var count = 0
        for testCase in try cases(folder) {
            let source = try schema(testCase, folder)
            guard let theirs = testCase.operationTexts,
                let ours = Compiler.operations(try input(testCase, source)).result
            else { continue }
            let schema = SchemaReader.read([source]).schema
            let texts = Dictionary(ours.map { ($0.name, $0.text) }) { first, _ in first }
            for (name, meaning) in theirs.flatMap({ TextMeaning.all(in: $0, schema: schema) }) {
                count += 1
                let own = texts[name].flatMap { TextMeaning.all(in: $0, schema: schema).first }
                if own?.meaning != meaning {
                    found.insert(testCase.id)
                }
            }
        }
        let listed = try differences("relay-text-differences.txt")
        #expect(found.subtracting(listed).sorted() == [], "Texts differ and no reason is given.")
        #expect(listed.subtracting(found).sorted() == [], "These do not differ any more.")
        #expect(count > 60)
    }

    private func schema(_ testCase: Case, _ folder: URL) throws -> Source {
        let name = testCase.hasCustomID ? "testschema_with_custom_id" : "testschema"
        let file = folder.appendingPathComponent("\(name).graphql")
        return Source(path: "schema.graphql", text: try String(contentsOf: file, encoding: .utf8))
    }

    private func cases(_ folder: URL) throws -> [Case] {
        let text = try String(
            contentsOf: folder.appendingPathComponent("cases.jsonl"),
            encoding: .utf8
        )
        return try text.split(separator: "\n")
            .map { try JSONDecoder().decode(Case.self, from: Data($0.utf8)) }
            .filter { testCase in
                !["docblock", "schema", "graphql-syntax/parse_schema"].contains {
                    testCase.suite.hasPrefix($0)
                }
            }
    }

    private func input(_ testCase: Case, _ schema: Source) throws -> Compiler.Input {
        var input = Compiler.Input(
            schema: [schema],
            documents: [Source(path: "document.graphql", text: testCase.document)]
        )
        input.extensions =
            testCase.extensions.map {
                [Source(path: "extensions.graphql", text: $0)]
            } ?? []
        return input
    }

    private func differences(_ name: String) throws -> Set<String> {
        let file = Repository.fixtures.appendingPathComponent(name)
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        return Set(
            lines.filter { !$0.hasPrefix("#") }.compactMap { line in
                line.range(of: ": ").map { String(line[..<$0.lowerBound]) }
            }
        )
    }
}
