import Foundation

/// Brings a folder of generated files up to date.
///
/// Files are written under a temporary name and renamed, and only where their bytes change. What
/// was written is listed in a manifest, lines of `sha256  name` (`sha256sum -c` reads them); a
/// file is deleted only when it is listed there, unchanged since, and its header says that it was
/// generated. Nothing outside of the folder is touched.
struct ArtifactWriter {
    /// The name of the list of the files that were written.
    static let manifestName = ".relay-generated"
    /// What the first line of a generated file says.
    static let marker = "@generated"

    /// What has to be done.
    struct Changes: Equatable {
        /// Files whose text is not what it should be.
        var outdated: [GeneratedFile] = []
        /// Files that are no longer generated, by name.
        var stale: [String] = []
        /// The manifest; nil when it is as it should be.
        var manifest: String?

        var isEmpty: Bool { outdated.isEmpty && stale.isEmpty && manifest == nil }
    }

    let folder: URL

    /// What has to be done for the folder to hold some files and no older ones.
    func changes(for files: [GeneratedFile]) -> Changes {
        var changes = Changes()
        let names = Set(files.map(\.name))
        changes.outdated = files.filter { contents(of: $0.name) != Array($0.text.utf8) }
        let previous = contents(of: Self.manifestName).map { String(decoding: $0, as: UTF8.self) }
        changes.stale = entries(of: previous ?? "").compactMap { entry in
            names.contains(entry.name) || !isOurs(entry) ? nil : entry.name
        }
        let manifest = Self.manifest(of: files)
        if manifest != previous {
            changes.manifest = manifest
        }
        return changes
    }

    /// Makes the changes.
    ///
    /// - Throws: Errors of the file system. Files written before one stay, whole; the manifest
    ///   comes last, so the next run knows them by their bytes.
    func apply(_ changes: Changes) throws {
        guard !changes.isEmpty else { return }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for file in changes.outdated {
            try write(Data(file.text.utf8), to: file.name)
        }
        for name in changes.stale {
            try FileManager.default.removeItem(at: url(name))
        }
        if let manifest = changes.manifest {
            try write(Data(manifest.utf8), to: Self.manifestName)
        }
    }

    private func write(_ data: Data, to name: String) throws {
        let temporary = url(".\(name).\(ProcessInfo.processInfo.processIdentifier).tmp")
        do {
            try data.write(to: temporary)
            if rename(temporary.path, url(name).path) != 0 {
                throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url(name).path])
            }
        } catch {
            try? FileManager.default.removeItem(at: temporary)
            throw error
        }
    }

    private func url(_ name: String) -> URL {
        folder.appendingPathComponent(name, isDirectory: false)
    }

    /// The bytes of a file in the folder; nil when it is not there, or not a plain file.
    private func contents(of name: String) -> [UInt8]? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: url(name).path)
        guard attributes?[.type] as? FileAttributeType == .typeRegular else { return nil }
        return (try? Data(contentsOf: url(name))).map(Array.init)
    }

    // MARK: - Manifest

    private struct Entry {
        var digest: String
        var name: String
    }

    private static func manifest(of files: [GeneratedFile]) -> String {
        let lines = files.map { "\(SHA256.hexadecimal($0.text.utf8))  \($0.name)\n" }
        return "# Files that relay-generator wrote here; it deletes no others.\n" + lines.joined()
    }

    private func entries(of manifest: String) -> [Entry] {
        manifest.split(whereSeparator: \.isNewline).compactMap { line in
            let parts = line.split(separator: " ", maxSplits: 1)
            guard line.first != "#", parts.count == 2 else { return nil }
            let name = parts[1].drop { $0 == " " }
            return Entry(digest: String(parts[0]), name: String(name))
        }
    }

    /// Whether a file that was once written is still there as it was.
    private func isOurs(_ entry: Entry) -> Bool {
        guard !entry.name.contains("/"), !entry.name.hasPrefix("."),
            let bytes = contents(of: entry.name)
        else {
            return false
        }
        return bytes.starts(with: Array("// \(Self.marker) ".utf8))
            && SHA256.hexadecimal(bytes) == entry.digest
    }
}
