import Foundation
import GraphQLLanguage
import GraphQLSchema
import Testing

@testable import RelayCompiler

/// What goes to servers is valid for them, and the same however the project is laid out.
struct OperationTextTests {
    @Test(arguments: ["Tests/RelayTests", "Tests/GeneratedCode"])
    func everyTextIsValid(folder: String) throws {
        let folder = Repository.root.appendingPathComponent(folder)
        let schema = try source(folder.appendingPathComponent("GraphQL/schema.graphql"))
        let built = SchemaBuilder.build([schema]).schema
        let graphQL = folder.appendingPathComponent("GraphQL")
        let names = try FileManager.default.contentsOfDirectory(atPath: graphQL.path).sorted()
        let documents = try names.filter { $0 != "schema.graphql" }
            .map { try source(graphQL.appendingPathComponent($0)) }
        let output = Compiler.operations(.init(schema: [schema], documents: documents))
        let texts = try #require(output.result).map(\.text)
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

    /// The documents with every directive, cut into definitions, laid out in many ways.
    @Test(arguments: 1...8 as ClosedRange<UInt64>)
    func orderOfDefinitionsMakesNoDifference(seed: UInt64) throws {
        let folder = Repository.root.appendingPathComponent("Tests/GeneratedCode/Directives")
        let graphQL = folder.appendingPathComponent("GraphQL")
        let names = try FileManager.default.contentsOfDirectory(atPath: graphQL.path)
        let definitions = try names.sorted().filter { $0 != "schema.graphql" }.flatMap { name in
            let source = try source(graphQL.appendingPathComponent(name))
            return Parser.parse(source).document.definitions.map { String($0.span.text) }
        }
        func files(_ definitions: [String], perFile count: Int) throws -> [String: String] {
            let documents = stride(from: 0, to: definitions.count, by: count).map { start in
                let part = definitions[start..<min(start + count, definitions.count)]
                return Source(path: "\(start).graphql", text: part.joined(separator: "\n"))
            }
            var input = Compiler.Input(
                schema: [try source(graphQL.appendingPathComponent("schema.graphql"))],
                documents: documents
            )
            input.extensions = [try source(folder.appendingPathComponent("extensions.graphql"))]
            input.options.hasMemberwiseInitializers = true
            let made = try #require(Compiler.compile(input).result)
            // The header names the source, which differs.
            return Dictionary(
                uniqueKeysWithValues: made.map { file in
                    (
                        file.name,
                        file.text.split(separator: "\n").dropFirst(2).joined(separator: "\n")
                    )
                }
            )
        }
        var random = Random(seed: seed)
        let expected = try files(definitions, perFile: definitions.count)
        let shuffled = definitions.shuffled(using: &random)
        #expect(try files(shuffled, perFile: Int(seed)) == expected)
        #expect(expected.count > 80)
    }

    /// SplitMix64.
    private struct Random: RandomNumberGenerator {
        private var state: UInt64

        init(seed: UInt64) { state = seed }

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
    }

    private func source(_ file: URL) throws -> Source {
        Source(path: file.lastPathComponent, bytes: Array(try Data(contentsOf: file)))
    }
}
