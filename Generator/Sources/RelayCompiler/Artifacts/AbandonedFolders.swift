import Foundation

/// Finds folders with files that this tool generated before `artifactDirectory` changed.
///
/// The old folder is not recorded anywhere, but its manifest lists files of the same names. The
/// search runs when files are written to a folder for the first time.
enum AbandonedFolders {
    /// Returns such folders below the configuration's folder.
    ///
    /// Folders with their own `relay.json` are skipped, because their files belong to another
    /// project, and so are folders whose manifest names another project or configuration.
    ///
    /// - Parameters:
    ///   - config: The project.
    ///   - files: The files that are generated now.
    /// - Returns: The paths of the folders, sorted.
    static func find(_ config: ProjectConfig, _ files: [GeneratedFile]) -> [String] {
        let names = Set(files.map(\.name))
        let current = Set(config.generatedFolders.map(\.path))
        let tree = FileTree(config.folder.path, isWanted: { _ in false }) { folder in
            !folder.hasSuffix("/node_modules") && FileKind(at: "\(folder)/relay.json") == .nothing
        }
        return tree.folders.filter { folder in
            let path = "\(folder)/\(ArtifactWriter.manifestName)"
            guard !current.contains(folder), case .file = FileKind(at: path, followsLinks: false),
                let bytes = try? FileSystem.read(path)
            else { return false }
            let text = String(decoding: bytes, as: UTF8.self)
            let owner = config.owner(of: URL(fileURLWithPath: folder, isDirectory: true))
            guard Manifest.owner(of: text).map({ $0 == owner }) ?? true else { return false }
            return Manifest.entries(of: text).contains {
                names.contains($0.name) && FileKind(at: "\(folder)/\($0.name)") != .nothing
            }
        }.sorted()
    }
}
