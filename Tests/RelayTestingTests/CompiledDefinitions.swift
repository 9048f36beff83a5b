import Foundation
import Relay
import RelayTesting
import Testing

/// The definitions in the generated code of a project, parsed from its files.
struct CompiledDefinitions: Sendable, CustomTestStringConvertible {
    /// The folder of the project's `relay.json`, from the root of the package.
    let name: String
    let schema: PayloadSchema
    let artifacts: [String: Artifact]

    var operations: [Artifact] {
        artifacts.values.filter { $0.parameters != nil }.sorted { $0.name < $1.name }
    }

    var testDescription: String { name }

    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The projects of the tests and of the examples.
    static func projects() throws -> [CompiledDefinitions] {
        var files: [String] = []
        for folder in ["Tests", "Examples"] {
            let url = root.appendingPathComponent(folder)
            let inside = try FileManager.default.subpathsOfDirectory(atPath: url.path)
            files += inside.filter { !$0.contains(".build/") }.map { folder + "/" + $0 }
        }
        let names = files.filter { $0.hasSuffix("/relay.json") }
            .map { String($0.dropLast("/relay.json".count)) }
        var generated: [String: [String]] = [:]
        for file in files where file.hasSuffix(".graphql.swift") && file.contains("/Generated/") {
            let owner = names.filter { file.hasPrefix($0 + "/") }.max { $0.count < $1.count }
            if let owner { generated[owner, default: []].append(file) }
        }
        return try generated.map { try CompiledDefinitions($0.key, files: $0.value) }
            .sorted { $0.name < $1.name }
    }

    private init(_ name: String, files: [String]) throws {
        self.name = name
        let folder = Self.root.appendingPathComponent(name)
        let config = try JSONValue(
            parsing: Data(contentsOf: folder.appendingPathComponent("relay.json"))
        )
        let path = config["schema"]?.string ?? ""
        let file = folder.appendingPathComponent(path).standardizedFileURL
        schema = try PayloadSchema(contentsOf: file)
        artifacts = try Self.artifacts(in: files.map { Self.root.appendingPathComponent($0) })
    }

    /// Returns the artifacts in generated files, by the names of definitions.
    static func artifacts(in files: [URL]) throws -> [String: Artifact] {
        var texts: [String: Text] = [:]
        for file in files {
            guard let text = try Text(String(contentsOf: file, encoding: .utf8)) else { continue }
            texts[text.type] = text
        }
        var made: [String: Artifact] = [:]
        for type in texts.keys { _ = try artifact(type, texts, &made) }
        return Dictionary(made.values.map { ($0.name, $0) }) { first, _ in first }
    }

    /// The artifact in a generated file.
    private struct Text {
        /// The Swift type of the definition.
        let type: String
        let lines: [Substring]
        /// The Swift types of the fragments that it is linked with.
        let fragments: [String]

        /// Returns `nil` if the file has none.
        init?(_ file: String) throws {
            let parts = file.components(separatedBy: "#\"\"\"")
            let ends = parts.count > 1 ? parts[1].components(separatedBy: "\"\"\"#") : []
            guard let body = ends.first,
                let type = file.firstMatch(of: /(?:struct|enum) `?(\w+)`?: Relay/)?.1
            else { return nil }
            self.type = String(type)
            // The text is indented by as much as its first line.
            let text = body.split(separator: "\n")
            let indentation = text.first?.prefix { $0 == " " }.count ?? 0
            lines = text.map { $0.dropFirst(indentation) }
            fragments = ends[1].prefix { $0 != "\n" }.matches(of: /(\w+)`?\.artifact/).map {
                String($0.1)
            }
        }
    }

    /// Returns the artifact of a definition, and makes those of the fragments that it is linked with.
    private static func artifact(
        _ type: String,
        _ texts: [String: Text],
        _ made: inout [String: Artifact]
    ) throws -> Artifact {
        if let known = made[type] { return known }
        let text = try #require(texts[type], "\(type)")
        var fragments: [Artifact] = []
        for name in text.fragments { fragments.append(try artifact(name, texts, &made)) }
        let artifact = try Artifact(
            parsing: text.lines.joined(separator: "\n"),
            fragments: fragments
        )
        made[type] = artifact
        return artifact
    }

    /// Values for the variables: numbers, names and ids; nothing for input objects.
    static func variables(of artifact: Artifact, conditions: Bool = true) -> VariableData {
        var values = JSONObject()
        for variable in artifact.contents.variables {
            switch variable.type.named.kind {
            case .int: values[variable.name] = 2
            case .id, .string: values[variable.name] = .string(variable.name)
            case .boolean: values[variable.name] = .bool(conditions)
            default: values[variable.name] = variable.defaultValue
            }
        }
        return VariableData(values)
    }
}
