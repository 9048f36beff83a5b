import Foundation
import GraphQLLanguage

/// Reads `relay.json`.
///
/// ```json
/// {
///   "schema": "schema.graphql",
///   "src": ["Sources/App"],
///   "excludes": ["Sources/App/Old/**"],
///   "artifactDirectory": "Sources/App/Generated",
///   "customScalarTypes": { "DateTime": "Timestamp" },
///   "accessLevel": "internal"
/// }
/// ```
struct ConfigReader {
    private static let keys = [
        "$schema", "accessLevel", "artifactDirectory", "customScalarTypes", "excludes", "schema",
        "src",
    ]

    private let file: URL
    private var diagnostics: [Diagnostic] = []

    /// Reads a configuration.
    ///
    /// - Parameters:
    ///   - source: The text of the file.
    ///   - file: Where it is; paths in it are relative to its folder.
    /// - Returns: The configuration, nil when something is wrong with it, and what that is.
    static func read(_ source: Source, file: URL) -> (config: ProjectConfig?, [Diagnostic]) {
        do {
            var reader = ConfigReader(file: file)
            let config = reader.config(try ConfigJSON.parse(source))
            return (reader.diagnostics.isEmpty ? config : nil, reader.diagnostics)
        } catch {
            return (nil, [error])
        }
    }

    private init(file: URL) {
        self.file = file
    }

    private mutating func config(_ json: ConfigJSON) -> ProjectConfig? {
        guard case .object(let members) = json.content else {
            report("A configuration is an object, `{ \"schema\": … }`.", json.span)
            return nil
        }
        for member in members where !Self.keys.contains(member.key) {
            let hint = Suggestions.didYouMean(member.key, among: Self.keys)
            let known = Self.keys.dropFirst().map { "`\($0)`" }.joined(separator: ", ")
            report(
                "Unknown key `\(member.key)`.\(hint.isEmpty ? " Known keys are \(known)." : hint)",
                member.keySpan
            )
        }
        func value(_ key: String) -> ConfigJSON? {
            members.first { $0.key == key }?.value
        }
        func required(_ key: String, _ what: String) -> ConfigJSON? {
            let value = value(key)
            if value == nil {
                report("The key `\(key)` is missing: \(what).", json.span)
            }
            return value
        }
        let schema = required("schema", "the file, files or folder that hold the schema")
            .map { paths($0, "schema") }
        let sources = required("src", "the folder or folders that hold the documents")
            .map { paths($0, "src") }
        let output = required("artifactDirectory", "the folder that generated files go to")
            .flatMap { string($0, "artifactDirectory") }
            .map(resolve)
        return ProjectConfig(
            file: file,
            schema: schema ?? [],
            sources: sources ?? [],
            excludes: value("excludes").map { strings($0, "excludes") } ?? [],
            artifactDirectory: output ?? file,
            customScalarTypes: value("customScalarTypes").map { scalarTypes($0) } ?? [:],
            accessLevel: value("accessLevel").flatMap { accessLevel($0) } ?? .internal
        )
    }

    private mutating func paths(_ json: ConfigJSON, _ key: String) -> [URL] {
        let paths = strings(json, key)
        if paths.isEmpty, diagnostics.isEmpty {
            report("`\(key)` names nothing. Give it a path.", json.span)
        }
        return paths.map(resolve)
    }

    private func resolve(_ path: String) -> URL {
        URL(fileURLWithPath: path, relativeTo: file.deletingLastPathComponent()).standardizedFileURL
    }

    private mutating func strings(_ json: ConfigJSON, _ key: String) -> [String] {
        switch json.content {
        case .string(let string): return [string]
        case .array(let elements): return elements.compactMap { string($0, key) }
        default:
            report("`\(key)` is a string or a list of strings, not \(json.kind).", json.span)
            return []
        }
    }

    private mutating func string(_ json: ConfigJSON, _ key: String) -> String? {
        guard case .string(let string) = json.content, !string.isEmpty else {
            let kind = if case .string = json.content { "an empty one" } else { json.kind }
            report("`\(key)` holds strings, not \(kind).", json.span)
            return nil
        }
        return string
    }

    private mutating func scalarTypes(_ json: ConfigJSON) -> [String: String] {
        guard case .object(let members) = json.content else {
            report(
                "`customScalarTypes` is an object from scalars to Swift types, not \(json.kind).",
                json.span
            )
            return [:]
        }
        var types: [String: String] = [:]
        for member in members {
            guard let type = string(member.value, "customScalarTypes") else { continue }
            guard Self.isTypeName(type) else {
                report(
                    "`\(type)` is not the name of a Swift type. Give the scalar a type that "
                        + "conforms to `CustomScalar`.",
                    member.value.span
                )
                continue
            }
            types[member.key] = type
        }
        return types
    }

    /// Whether a string is one or more identifiers with dots between them.
    private static func isTypeName(_ string: String) -> Bool {
        string.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
            guard let first = part.unicodeScalars.first else { return false }
            return (first.properties.isXIDStart || first == "_")
                && part.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
        }
    }

    private mutating func accessLevel(_ json: ConfigJSON) -> AccessLevel? {
        guard let name = string(json, "accessLevel") else { return nil }
        let level = AccessLevel(rawValue: name)
        if level == nil {
            report(
                "`\(name)` is no access level. Choose `public`, `package` or `internal`.",
                json.span
            )
        }
        return level
    }

    private mutating func report(_ message: String, _ span: SourceSpan) {
        diagnostics.append(Diagnostic(rule: "Config", message: message, span: span))
    }
}
