import Foundation
import GraphQLLanguage
import RelayCompiler
import Testing

/// The generated code that is checked in is what the generator makes today.
struct GeneratedIsFreshTests {
    @Test(arguments: [
        "Tests/RelayTests", "Tests/GeneratedCode", "Tests/RelayTestingTests",
    ])
    func checkedInCodeIsUpToDate(folder: String) throws {
        let path = Repository.root.appendingPathComponent(folder).path
        let file = try ProjectCompiler.findConfiguration(path)
        let report = try ProjectCompiler.run(file, isCheck: true)
        #expect(DiagnosticRenderer().render(report.diagnostics).isEmpty)
        #expect(report.isUpToDate, "Run `relay-generator \(folder)`.")
        #expect(report.written.isEmpty)
        #expect(report.deleted.isEmpty)
    }
}
