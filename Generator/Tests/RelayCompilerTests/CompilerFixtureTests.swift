import GraphQLLanguage
import Testing

@testable import RelayCompiler

/// Documents to artifacts, to Swift, or to diagnostics.
struct CompilerFixtureTests {
    @Test(arguments: Fixture.all(in: "artifacts"))
    func writesArtifacts(fixture: Fixture) throws {
        try check(fixture) { file in
            let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
            let start = lines.firstIndex { $0.contains("Artifact(v1: ") } ?? lines.endIndex
            let artifact = lines[start...].dropFirst().prefix { !$0.contains("\"\"\"#") }
            return artifact.isEmpty
                ? nil
                : "==== \(file.name) ====\n" + artifact.map { "\($0.dropFirst(12))\n" }.joined()
        }
    }

    @Test(arguments: Fixture.all(in: "swift"))
    func writesSwift(fixture: Fixture) throws {
        try check(fixture) { "==== \($0.name) ====\n\($0.text)" }
    }

    @Test(arguments: Fixture.all(in: "directives"))
    func compilesDirectives(fixture: Fixture) throws {
        try check(fixture) { "==== \($0.name) ====\n\($0.text)" }
    }

    @Test(arguments: Fixture.all(in: "validation"))
    func reportsErrors(fixture: Fixture) throws {
        try check(fixture) { _ in nil }
    }

    private func check(_ fixture: Fixture, _ render: (GeneratedFile) -> String?) throws {
        var input = Compiler.Input(schema: [fixture.schema], documents: [fixture.document])
        input.options.accessLevel = .public
        input.extensions = fixture.extensions
        input.options.customScalarTypes = ["DateTime": "Timestamp"]
        let output = Compiler.compile(input)
        let files = (output.result ?? []).compactMap(render).joined()
        let diagnostics = DiagnosticRenderer(showsRules: true).render(output.diagnostics)
        try fixture.check(diagnostics + files, hasErrors: output.diagnostics.hasErrors)
    }
}
