import Foundation

/// The list of the files that were written to a folder.
///
/// ```
/// # Files that relay-generator wrote here; it deletes no others.
/// # Configuration: ../relay.json
/// # Project: admin
/// 85be03f2…  Name.graphql.swift
/// ```
enum Manifest {
    struct Entry: Hashable {
        var digest: String
        var name: String
    }

    /// The project that writes to a folder.
    struct Owner: Equatable {
        /// The path of the configuration, relative to the folder: `../relay.json`.
        var configuration: String
        /// The name of the project; `nil` if the configuration has only one.
        var project: String?

        /// Returns whether the configuration exists and has the folder for generated files.
        func isActive(in folder: String) -> Bool {
            let file = configurationFile(from: folder)
            guard case .file = FileKind(at: file.path),
                let source = try? FilePaths.source(file.path)
            else { return false }
            return ConfigReader.read(source, file: file).projects.contains { config in
                config.generatedFolders.contains { $0.path == folder }
            }
        }

        /// Returns the location of the configuration.
        func configurationFile(from folder: String) -> URL {
            URL(
                fileURLWithPath: configuration,
                relativeTo: URL(fileURLWithPath: folder, isDirectory: true)
            ).standardizedFileURL
        }
    }

    private static let title = "# Files that relay-generator wrote here; it deletes no others."
    private static let configuration = "# Configuration: "
    private static let project = "# Project: "

    static func text(of entries: [Entry], _ owner: Owner?) -> String {
        var text = Self.title + "\n"
        if let owner {
            text += Self.configuration + owner.configuration + "\n"
            if let name = owner.project { text += Self.project + name + "\n" }
        }
        text.reserveCapacity(entries.reduce(text.utf8.count) { $0 + 67 + $1.name.utf8.count })
        for entry in entries {
            text += entry.digest
            text += "  "
            text += entry.name
            text += "\n"
        }
        return text
    }

    /// Returns the owner that a manifest names; `nil` for manifests of earlier versions.
    ///
    /// Of a merge conflict the first side counts.
    static func owner(of manifest: String) -> Owner? {
        // The first lines are enough, and a manifest may have thousands.
        let lines = manifest.utf8.split(maxSplits: 8) { $0 == 0x0a || $0 == 0x0d }
            .map { String(Substring($0)) }
        func value(_ key: String) -> String? {
            lines.first { $0.hasPrefix(key) }.map { String($0.dropFirst(key.count)) }
        }
        return value(configuration).map { Owner(configuration: $0, project: value(project)) }
    }

    /// The entries of a manifest.
    ///
    /// Names that would lead out of the folder are not among it, nor are the lines that a merge
    /// leaves: of a conflict both sides count.
    static func entries(of manifest: String) -> [Entry] {
        // Uses bytes for speed, because a manifest has a line for each file and is read in each
        // run.
        manifest.utf8.split { $0 == 0x0a || $0 == 0x0d }.compactMap { line in
            let parts = line.split(separator: 0x20, maxSplits: 1)
            guard line.first != UInt8(ascii: "#"), parts.count == 2, parts[0].count == 64 else {
                return nil
            }
            let name = parts[1].drop { $0 == 0x20 }
            guard !name.contains(UInt8(ascii: "/")), name.first != UInt8(ascii: ".") else {
                return nil
            }
            return Entry(digest: String(Substring(parts[0])), name: String(Substring(name)))
        }
    }
}

extension ProjectConfig {
    /// Returns the owner that the list of files in one of the folders names.
    func owner(of folder: URL) -> Manifest.Owner {
        Manifest.Owner(
            configuration: FilePaths.relative(file.path, to: folder.path),
            project: name
        )
    }
}
