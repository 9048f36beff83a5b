import Foundation
import GraphQLLanguage
import Testing

@testable import RelayCompiler

/// Cases of the suites of Relay's own compiler: the same are accepted and refused, but for those
/// in `Fixtures/relay-differences.txt`, each with its reason.
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
    }

    @Test(.enabled(if: folder != nil, "RELAY_TEST_DATA is not set."))
    func verdictsAreRelays() throws {
        let folder = try #require(Self.folder)
        var found: Set<String> = []
        var count = 0
        for testCase in try cases(folder) {
            let schema =
                testCase.suite.hasSuffix("_custom_id") ? "testschema_with_custom_id" : "testschema"
            let output = Compiler.operations(
                try input(testCase, folder.appendingPathComponent("\(schema).graphql"))
            )
            let errors = output.diagnostics.filter { $0.severity == .error }
            if errors.contains(where: { $0.message.contains("not supported") }) {
                continue
            }
            count += 1
            if errors.isEmpty != (testCase.verdict == "accept") {
                found.insert("\(testCase.suite)/\(testCase.name)")
            }
        }
        let listed = try differences()
        #expect(found.subtracting(listed).sorted() == [], "Verdicts differ and no reason is given.")
        #expect(listed.subtracting(found).sorted() == [], "These do not differ any more.")
        #expect(count > 200)
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

    private func input(_ testCase: Case, _ schema: URL) throws -> Compiler.Input {
        let text = try String(contentsOf: schema, encoding: .utf8)
        var input = Compiler.Input(
            schema: [Source(path: "schema.graphql", text: text)],
            documents: [Source(path: "document.graphql", text: testCase.document)]
        )
        input.extensions =
            testCase.extensions.map {
                [Source(path: "extensions.graphql", text: $0)]
            } ?? []
        return input
    }

    private func differences() throws -> Set<String> {
        let file = Repository.fixtures.appendingPathComponent("relay-differences.txt")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        return Set(
            lines.filter { !$0.hasPrefix("#") }.compactMap { line in
                line.range(of: ": ").map { String(line[..<$0.lowerBound]) }
            }
        )
    }
}
