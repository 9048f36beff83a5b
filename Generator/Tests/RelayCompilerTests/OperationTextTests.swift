import Foundation
import GraphQLLanguage
import GraphQLSchema
import Testing

@testable import RelayCompiler

/// What goes to servers is valid for them, and the same however the project is laid out.
struct OperationTextTests {
    @Test(arguments: ["Tests/RelayTests", "Tests/GeneratedCodeTests"])
    func everyTextIsValid(folder: String) throws {
        let folder = Repository.root.appendingPathComponent(folder)
        let schema = try source(folder.appendingPathComponent("GraphQL/schema.graphql"))
        let built = SchemaBuilder.build([schema]).schema
        let texts = try texts(folder.appendingPathComponent("Generated"))
        #expect(!texts.isEmpty)
        for text in texts {
            let document = Parser.parse(Source(text: text))
            let findings = Validator.validate(document.document, schema: built)
            let all = document.diagnostics + findings
            #expect(all.isEmpty, "\(text)\n\(DiagnosticRenderer().render(all))")
        }
    }

    @Test func orderOfSourcesMakesNoDifference() throws {
        let folder = Repository.root.appendingPathComponent("Tests/RelayTests/GraphQL")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        let documents = try names.filter { $0 != "schema.graphql" }
            .map { try source(folder.appendingPathComponent($0)) }
        let schema = try source(folder.appendingPathComponent("schema.graphql"))
        let forwards = Compiler.compile(.init(schema: [schema], documents: documents))
        let backwards = Compiler.compile(.init(schema: [schema], documents: documents.reversed()))
        #expect(forwards.result.map { $0.count > 30 } == true)
        #expect(forwards.result == backwards.result)
    }

    private func source(_ file: URL) throws -> Source {
        Source(path: file.lastPathComponent, bytes: Array(try Data(contentsOf: file)))
    }

    private func texts(_ folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().compactMap {
            name in
            let text = try String(
                contentsOf: folder.appendingPathComponent(name),
                encoding: .utf8
            )
            let line = text.split(separator: "\n").first { $0.hasPrefix("        text ") }
            return line.map { String($0.dropFirst(13)) }
        }
    }
}
