import Foundation
import GraphQLLanguage
import GraphQLSchema

/// Writes the first `relay.json` for the schema and sources in a folder.
public enum ProjectTemplate {
    /// The runtime's types for scalars with common names.
    static let scalars = [
        "BigInt": "Int64", "Date": "CalendarDate", "DateTime": "DateTime", "Decimal": "Decimal",
        "Int64": "Int64", "JSON": "JSON", "JSONObject": "JSON",
        "Long": "Int64", "URI": "URL", "URL": "URL", "UUID": "UUID",
    ]

    /// Writes the file, unless it exists.
    ///
    /// - Parameters:
    ///   - folder: The folder.
    ///   - schema: The schema; searched for in the folder if `nil`.
    /// - Returns: The path of the file, its text, and what was chosen for the schema.
    /// - Throws: `ProjectTemplateError`; nothing was written.
    public static func write(
        in folder: String,
        schema: String? = nil
    ) throws(ProjectTemplateError) -> (path: String, text: String, choice: String) {
        let folder = URL(fileURLWithPath: folder).standardizedFileURL.path
        let path = "\(folder)/relay.json"
        guard FileKind(at: folder) == .folder else { throw .noFolder(FilePaths.display(folder)) }
        guard FileKind(at: path, followsLinks: false) == .nothing else {
            throw .exists(FilePaths.display(path))
        }
        let (text, choice) = try text(in: folder, schema: schema)
        do throws(SystemError) {
            try FileSystem.write(
                Array(text.utf8),
                to: path,
                temporary: "\(folder)/.relay.json.tmp"
            )
        } catch {
            throw .unwritable(FilePaths.display(path), error.reason)
        }
        return (FilePaths.display(path), text, choice)
    }

    private static func text(
        in folder: String,
        schema: String?
    ) throws(ProjectTemplateError) -> (text: String, choice: String) {
        let file: String
        if let schema {
            file = URL(fileURLWithPath: schema).standardizedFileURL.path
            guard !SchemaLoader.isAddress(schema) else { throw .address(schema) }
            guard FileKind(at: file) != .nothing else { throw .noFile(schema) }
        } else {
            guard let found = findSchema(in: folder) else {
                throw .noSchema(FilePaths.display(folder))
            }
            file = found
        }
        func quoted(_ text: String) -> String { DiagnosticJSON.quoted(text) }
        var lines = ["  \"schema\": \(quoted(FilePaths.relative(file, to: folder)))"]
        if let modules = modules(in: folder) {
            lines.append("  \"modules\": \(modules.json)")
        } else {
            let source = sources(in: folder)
            let output = source == "." ? "Generated" : source + "/Generated"
            lines.append("  \"src\": \(quoted(source))")
            lines.append("  \"artifactDirectory\": \(quoted(output))")
        }
        let schema = try? FilePaths.source(file)
        let isGlobal = schema.map { KeyPolicies.isGlobal(SchemaReader.read([$0]).schema) } ?? true
        lines.append("  \"identity\": \(quoted(isGlobal ? "global" : "perType"))")
        let types = scalarTypes(of: file)
        if !types.isEmpty {
            let members = types.map { "    \(quoted($0.name)): \($0.type)" }
            lines.append(
                "  \"customScalarTypes\": {\n\(members.joined(separator: ",\n"))\n  }"
            )
        }
        let choice =
            isGlobal
            ? "The schema has `interface Node { id: ID! }`, so ids are taken to be unique among all "
                + "objects: `\"identity\": \"global\"`."
            : "The schema has no `interface Node { id: ID! }`, so ids are taken to be unique within "
                + "each type: `\"identity\": \"perType\"`."
        return ("{\n\(lines.joined(separator: ",\n"))\n}\n", choice)
    }

    /// Returns the file that most likely contains the schema: one with that name, nearest to the
    /// folder.
    private static func findSchema(in folder: String) -> String? {
        let tree = FileTree(
            folder,
            isWanted: { name in SchemaLoader.fileEndings.contains { name.hasSuffix($0) } },
            isEntered: { !$0.hasSuffix("/node_modules") }
        )
        func rank(_ path: String) -> (Int, Int, String) {
            let parts = FilePaths.relative(path, to: folder).split(separator: "/")
            let isNamedSo = parts.last?.lowercased().contains("schema") ?? false
            return (isNamedSo ? 0 : 1, parts.count, path)
        }
        return tree.files.map(\.path).sorted { rank($0) < rank($1) }.first(where: holdsSchema)
    }

    /// Returns whether a file contains a schema with a query type.
    static func holdsSchema(_ path: String) -> Bool {
        guard let source = try? FilePaths.source(path) else { return false }
        let result = SchemaReader.read([source])
        return !result.diagnostics.hasErrors && result.schema.rootType(for: .query) != nil
    }

    /// Returns the modules of the package in a folder, or `nil` if it has fewer than two.
    private static func modules(in folder: String) -> ProposedModules? {
        guard let manifest = try? FilePaths.source("\(folder)/Package.swift") else { return nil }
        let text = String(decoding: manifest.bytes, as: UTF8.self)
        return ProposedModules(PackageManifest(text)) { path in
            let path = URL(fileURLWithPath: "\(folder)/\(path)").standardizedFileURL.path
            return FilePaths.isIn(path, folder) && FileKind(at: path) == .folder
        }
    }

    /// Returns the folder of the only target, or that of all targets.
    private static func sources(in folder: String) -> String {
        guard FileKind(at: "\(folder)/Sources") == .folder else { return "." }
        let names = FileTree("\(folder)/Sources", isWanted: { $0.hasSuffix(".swift") }).files.map {
            FilePaths.relative($0.path, to: "\(folder)/Sources").split(separator: "/")
        }
        let targets = Set(names.filter { $0.count > 1 }.compactMap(\.first))
        guard targets.count == 1, let target = targets.first else { return "Sources" }
        return "Sources/\(target)"
    }

    private static func scalarTypes(of path: String) -> [(name: String, type: String)] {
        guard let source = try? FilePaths.source(path) else { return [] }
        let schema = SchemaReader.read([source]).schema
        let types: [(name: String, type: String)] = scalars.compactMap { name, type in
            guard case .scalar? = schema.type(named: name) else { return nil }
            return (name, DiagnosticJSON.quoted("Scalars." + type))
        }
        let upload: [(name: String, type: String)] =
            if case .scalar? = schema.type(named: "Upload") {
                [("Upload", DiagnosticJSON.quoted("FileUpload"))]
            } else {
                []
            }
        return (types + upload).sorted { $0.name < $1.name }
    }
}

/// An error of `relay-generator init`.
public enum ProjectTemplateError: Error, CustomStringConvertible {
    /// There already is one.
    case exists(String)
    /// The folder does not exist.
    case noFolder(String)
    /// The schema is the address of a server.
    case address(String)
    /// The schema does not exist.
    case noFile(String)
    /// No schema was found.
    case noSchema(String)
    /// The file cannot be written.
    case unwritable(String, String)

    /// The problem and the remedy.
    public var description: String {
        switch self {
        case .exists(let path):
            "There is a `\(path)` already. Edit it."
        case .noFolder(let path): "There is no folder `\(path)`."
        case .noSchema(let path):
            "There is no schema in `\(path)`: no SDL file with a query type, and no introspection "
                + "result. Pass the path of your server's schema, `--schema FILE`, or save it "
                + "there: `\(SchemaLoader.fetchCommand())`."
        case .address(let address):
            "A schema is a file, not an address. Save it: "
                + "`\(SchemaLoader.fetchCommand(from: address))`."
        case .noFile(let path):
            "There is no schema `\(path)`. `\(SchemaLoader.fetchCommand(to: path))` saves that of a "
                + "server."
        case .unwritable(let path, let reason): "`\(path)` can't be written: \(reason)."
        }
    }
}
