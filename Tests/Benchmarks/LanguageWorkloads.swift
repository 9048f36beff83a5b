import Foundation
import GraphQLLanguage
import GraphQLSchema

/// The GraphQL language and schema on real ones: GitHub's schema, Saleor's operations.
struct LanguageWorkloads {
    private let github: Source
    private let saleorSchema: Source
    private let operations: Source
    private let folder: URL

    init(folder: URL) throws {
        func load(_ path: String) throws -> Source {
            let data = try Data(contentsOf: folder.appendingPathComponent(path))
            return Source(path: path, bytes: Array(data))
        }
        self.folder = folder
        github = try load("github/schema.valid.graphql")
        saleorSchema = try load("saleor/schema.graphql")
        operations = try load("saleor/operations/all.graphql")
    }

    var all: [Benchmark] {
        [
            Benchmark(
                name: "parse-sdl",
                unit: "MB/s",
                units: Double(github.bytes.count) / 1e6,
                runs: 15
            ) {
                { _ = Parser.parse(github) }
            },
            Benchmark(
                name: "build-schema",
                unit: "MB/s",
                units: Double(github.bytes.count) / 1e6,
                runs: 15
            ) {
                {
                    let result = SchemaBuilder.build([github], isStrict: true)
                    precondition(!result.diagnostics.hasErrors, "GitHub's schema must be valid.")
                }
            },
            Benchmark(
                name: "validate",
                unit: "MB/s",
                units: Double(operations.bytes.count) / 1e6,
                runs: 15
            ) {
                let schema = SchemaBuilder.build([saleorSchema]).schema
                return {
                    let document = Parser.parse(operations).document
                    _ = Validator.validate(document, schema: schema)
                }
            },
        ]
    }

    /// What graphql-core takes for the same, in the Python that is on the path.
    func peers() -> String {
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("peers.py")
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", script.path, folder.path]
        process.standardOutput = output
        do {
            try process.run()
        } catch {
            return "graphql-core was not measured: python3 can't be run.\n"
        }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
