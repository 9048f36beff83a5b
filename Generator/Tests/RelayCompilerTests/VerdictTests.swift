import Foundation
import GraphQLLanguage
import Testing

@testable import RelayCompiler

/// What Relay's compiler accepts and what it refuses, a directive at a time.
///
/// The cases stand in `Fixtures/verdicts`: a line with the verdict and a title, for a refusal the
/// reason behind `>`, and the document.
///
/// ```
/// refuse no action
/// > Argument `action` of type `RequiredFieldAction!` is required
/// query RQuery { me { name @required } }
/// ```
struct VerdictTests {
    struct Case: CustomTestStringConvertible {
        let testDescription: String
        /// What the error says; nil where there is none.
        var reason: String?
        var document = ""
    }

    @Test(arguments: (try? cases()) ?? [])
    func isRelays(verdict: Case) throws {
        let input = Compiler.Input(
            schema: [try Fixture.schema(named: "social")],
            documents: [Source(path: "document.graphql", text: verdict.document)]
        )
        let output = Compiler.compile(input)
        let errors = output.diagnostics.filter { $0.severity == .error }.map(\.message)
        if let reason = verdict.reason {
            #expect(errors.contains { $0.contains(reason) }, "\(errors)")
        } else {
            #expect(errors == [])
            #expect(output.result != nil)
        }
    }

    @Test func areMany() throws {
        let cases = try Self.cases()
        #expect(cases.count > 200)
        #expect(cases.contains { $0.reason == nil } && cases.contains { $0.reason != nil })
    }

    private static func cases() throws -> [Case] {
        let folder = Repository.fixtures.appendingPathComponent("verdicts")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        return try files.flatMap { file in
            try cases(
                in: String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8),
                area: file.replacingOccurrences(of: ".txt", with: "")
            )
        }
    }

    private static func cases(in text: String, area: String) -> [Case] {
        var cases: [Case] = []
        for line in text.split(separator: "\n") {
            if let title = line.dropping("accept ") {
                cases.append(Case(testDescription: "\(area): \(title)"))
            } else if let title = line.dropping("refuse ") {
                cases.append(Case(testDescription: "\(area): \(title)", reason: ""))
            } else if let reason = line.dropping("> ") {
                cases[cases.count - 1].reason = reason
            } else {
                cases[cases.count - 1].document += "\(line)\n"
            }
        }
        return cases
    }
}

extension Substring {
    /// What follows a prefix; nil where it has another.
    fileprivate func dropping(_ prefix: String) -> String? {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
    }
}
