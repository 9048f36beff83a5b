import Foundation
import GraphQLLanguage
import GraphQLSchema

/// Finds the files of a project.
struct SourceScanner {
    private let config: ProjectConfig
    private let excludes: [Glob]

    init(_ config: ProjectConfig) {
        self.config = config
        excludes = config.excludes.map(Glob.init)
    }

    /// The files of the schema, by path.
    func schemaFiles() throws(ProjectError) -> [URL] {
        var files: [URL] = []
        for url in config.schema {
            guard let isFolder = Self.isFolder(url) else {
                throw .missing(path: FilePaths.display(url), key: "schema")
            }
            guard isFolder else {
                files.append(url)
                continue
            }
            let found = Self.files(below: url) {
                ["graphql", "graphqls"].contains($0.pathExtension)
            }
            guard !found.isEmpty else { throw .noSchema(path: FilePaths.display(url)) }
            files += found
        }
        return Self.unique(files)
    }

    /// The documents, by path: `.graphql` files that are not the schema's, not excluded, and not
    /// in hidden folders.
    func documentFiles() throws(ProjectError) -> [URL] {
        let schema = Set(try schemaFiles().map(\.path))
        let output = config.artifactDirectory.path + "/"
        var files: [URL] = []
        for url in config.sources {
            guard let isFolder = Self.isFolder(url) else {
                throw .missing(path: FilePaths.display(url), key: "src")
            }
            files +=
                isFolder
                ? Self.files(below: url) { $0.pathExtension == "graphql" } : [url]
        }
        return Self.unique(files).filter { file in
            !schema.contains(file.path) && !file.path.hasPrefix(output) && !isExcluded(file)
        }
    }

    private func isExcluded(_ file: URL) -> Bool {
        let path = FilePaths.relative(file, to: config.folder)
        return excludes.contains { $0.matches(path) }
    }

    /// Whether there is a folder at a path, or a file; nil when there is nothing.
    private static func isFolder(_ url: URL) -> Bool? {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        return exists ? isFolder.boolValue : nil
    }

    private static func files(below folder: URL, where isWanted: (URL) -> Bool) -> [URL] {
        let enumerator = FileManager.default.enumerator(
            at: folder,
            includingPropertiesForKeys: [.isRegularFileKey],
            options: [.skipsHiddenFiles]
        )
        var files: [URL] = []
        while let url = enumerator?.nextObject() as? URL {
            if isWanted(url), isFolder(url) == false {
                files.append(url.standardizedFileURL)
            }
        }
        return files
    }

    private static func unique(_ files: [URL]) -> [URL] {
        var seen: Set<String> = []
        return files.filter { seen.insert($0.path).inserted }.sorted { $0.path < $1.path }
    }
}
