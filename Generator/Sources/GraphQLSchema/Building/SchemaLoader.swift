import Foundation
import GraphQLLanguage

/// The error for a schema file that cannot be read.
public struct SchemaLoadError: Error, Equatable, CustomStringConvertible {
    /// The path as given.
    public var path: String
    /// The reason.
    public var reason: String

    /// Creates an error.
    public init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    /// A sentence that describes the error.
    public var description: String { "Cannot read schema `\(path)`: \(reason)" }
}

/// Loads schemas from files and folders.
public enum SchemaLoader {
    /// The file extensions of schema files in folders.
    public static let fileEndings = [".graphql", ".graphqls", ".gql", ".json"]

    /// Builds a schema from files and folders.
    ///
    /// Files that end in `.json` are introspection results, and all others are SDL. Folders are
    /// searched recursively for files that end in one of `fileEndings`.
    ///
    /// - Parameters:
    ///   - paths: Files and folders of the server's schema.
    ///   - extensions: Files and folders of the client's extensions of it.
    ///   - isStrict: Whether all problems in the schema are errors.
    /// - Returns: The schema and the errors in it.
    /// - Throws: `SchemaLoadError` for the first file that cannot be read.
    public static func load(
        _ paths: [String],
        extensions: [String] = [],
        isStrict: Bool = false
    ) throws(SchemaLoadError) -> SchemaResult {
        var builder = SchemaBuilder(isStrict: isStrict)
        for path in try files(at: paths) {
            builder.add(try source(at: path))
        }
        for path in try files(at: extensions, areExtensions: true) {
            builder.add(try source(at: path), origin: .client)
        }
        return builder.build()
    }

    /// Returns the files at the given paths, with those of a folder sorted by path.
    ///
    /// - Parameters:
    ///   - paths: Files and folders.
    ///   - areExtensions: Whether they have the client's extensions, which no server has.
    /// - Returns: The paths of files.
    /// - Throws: `SchemaLoadError` if a path does not exist, or a folder contains no schema.
    public static func files(
        at paths: [String],
        areExtensions: Bool = false
    ) throws(SchemaLoadError) -> [String] {
        var result: [String] = []
        for path in paths {
            var isFolder: ObjCBool = false
            guard !isAddress(path) else {
                throw SchemaLoadError(
                    path: path,
                    reason: "it is an address. Save its schema, and pass the path of the file: "
                        + "`\(fetchCommand(from: path))`."
                )
            }
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                let advice =
                    areExtensions
                    ? "" : " `\(fetchCommand(to: path))` saves the schema of a server."
                throw SchemaLoadError(
                    path: path,
                    reason: "there is no such file or folder.\(advice)"
                )
            }
            guard isFolder.boolValue else {
                result.append(path)
                continue
            }
            let names = (FileManager.default.enumerator(atPath: path)?.allObjects ?? [])
                .compactMap { $0 as? String }
                .filter { name in fileEndings.contains { name.hasSuffix($0) } }
                .filter { isFile("\(path)/\($0)") }
            guard !names.isEmpty else {
                throw SchemaLoadError(
                    path: path,
                    reason: "the folder has no file that ends in "
                        + fileEndings.joined(separator: ", ") + "."
                )
            }
            let folder = path.hasSuffix("/") ? path : path + "/"
            result += names.sorted().map { folder + $0 }
        }
        return result
    }

    /// Returns whether there is a regular file at a path, also through a link.
    ///
    /// Pipes are rejected because they may never end.
    private static func isFile(_ path: String) -> Bool {
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        let attributes = try? FileManager.default.attributesOfItem(atPath: target)
        return attributes?[.type] as? FileAttributeType == .typeRegular
    }

    /// Returns whether a path is the address of a server: `https://example.com/graphql`.
    package static func isAddress(_ path: String) -> Bool {
        path.contains("://")
    }

    /// Returns the command that saves the schema of a server.
    ///
    /// - Parameters:
    ///   - address: The address; `URL` if it is unknown.
    ///   - path: The path of the file. It is not used if SDL, which the command writes, would not be
    ///     read from it.
    /// - Returns: The command.
    package static func fetchCommand(
        from address: String = "URL",
        to path: String = ""
    ) -> String {
        let isSDL = fileEndings.contains { $0 != ".json" && path.hasSuffix($0) }
        return "relay-generator fetch-schema --output \(isSDL ? path : "schema.graphql") \(address)"
    }

    private static func source(at path: String) throws(SchemaLoadError) -> Source {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw SchemaLoadError(path: path, reason: "the file cannot be opened.")
        }
        return Source(path: path, bytes: [UInt8](data))
    }
}
