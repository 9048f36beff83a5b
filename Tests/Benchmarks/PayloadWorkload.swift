import Foundation
import Relay
import RelayTesting

/// Generated payloads of Saleor's operations, as bytes of JSON.
struct PayloadWorkload {
    static let name = "payload"
    private static let seeds: UInt64 = 10
    private let artifacts: [Artifact]
    private var options = PayloadOptions()

    init(_ generatedCode: [String], schema: URL) throws {
        artifacts = try Self.operations(in: generatedCode)
        options.schema = try PayloadSchema(contentsOf: schema)
    }

    func measure() throws -> Benchmark.Result {
        let bytes = generate()
        let benchmark = Benchmark(
            name: Self.name,
            unit: "MB/s",
            units: Double(bytes) / 1e6,
            runs: 7
        ) {
            { precondition(generate() == bytes, "The same seeds generate the same payloads.") }
        }
        return try benchmark.measure()
    }

    /// Generates a payload for each operation and seed, and returns the number of their bytes.
    private func generate() -> Int {
        var bytes = 0
        for artifact in artifacts {
            let variables = VariableData(Self.variables(of: artifact))
            for seed in 0..<Self.seeds {
                let payload = Payload.of(
                    artifact,
                    variables: variables,
                    seed: seed,
                    options: options
                )
                bytes += JSONValue.object(payload.response).utf8().count
            }
        }
        return bytes
    }

    /// Returns the text of the artifact in generated code; `nil` if there is none.
    private static func text(in code: String) -> String? {
        let parts = code.components(separatedBy: "#\"\"\"")
        guard parts.count > 1, let body = parts[1].components(separatedBy: "\"\"\"#").first else {
            return nil
        }
        // The closing delimiter has the indentation of the lines.
        let indentation = body.reversed().prefix { $0 == " " }.count
        let lines = body.split(separator: "\n").map { $0.dropFirst(indentation) }
        return lines.joined(separator: "\n")
    }

    /// Returns the artifacts of the operations in generated code, linked with those of fragments.
    private static func operations(in generatedCode: [String]) throws -> [Artifact] {
        let texts = generatedCode.compactMap(text)
        let isFragment = texts.map { $0.hasPrefix("fragment ") }
        var fragments: [Artifact] = []
        // A fragment may come before those that it spreads, whose artifacts it doesn't need here: an
        // operation is given all of them.
        for (text, isFragment) in zip(texts, isFragment) where isFragment {
            fragments.append(try Artifact(parsing: text))
        }
        return try zip(texts, isFragment).filter { !$1 }.map {
            try Artifact(parsing: $0.0, fragments: fragments)
        }.filter { $0.parameters != nil }
    }

    /// Values for the scalar variables.
    private static func variables(of artifact: Artifact) -> JSONObject {
        var values = JSONObject()
        for variable in artifact.contents.variables {
            switch variable.type.named.kind {
            case .int: values[variable.name] = 2
            case .id, .string: values[variable.name] = .string(variable.name)
            case .boolean: values[variable.name] = true
            default: values[variable.name] = variable.defaultValue
            }
        }
        return values
    }
}
