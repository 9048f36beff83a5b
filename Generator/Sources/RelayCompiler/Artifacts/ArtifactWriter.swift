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
    /// The one temporary file: runs come one after the other, so one that was killed leaves at
    /// most this, for the next to replace.
    private static let temporaryName = ".relay-generated.tmp"

    /// What has to be done.
    struct Changes: Equatable {
        /// Files whose text is not what it should be.
        var outdated: [GeneratedFile] = []
        /// Files that are no longer generated, by name.
        var stale: [String] = []
        /// Files that are no longer generated but were changed by hand, so they stay.
        var edited: [String] = []
        /// The manifest while files are written: what it lists now and will then.
        var interimManifest: String?
        /// The manifest; nil when it is as it should be.
        var manifest: String?
        /// Files that are generated, by stale names that differ from theirs in case alone: where
        /// case makes no difference they are one file.
        var variants: [String: String] = [:]
        /// Whether a run that was killed left its temporary file.
        var hasLeftOver = false

        var isEmpty: Bool { outdated.isEmpty && stale.isEmpty && manifest == nil }
    }

    let folder: String
    /// What files were when they were last looked at, by name.
    private var known: [String: Known] = [:]

    private struct Known {
        var stamp: FileStamp
        var digest: String
        var isGenerated: Bool
    }

    init(folder: URL) {
        self.folder = folder.path
    }

    /// What has to be done for the folder to hold some files and no older ones.
    ///
    /// - Parameter files: The files.
    /// - Returns: What has to be done.
    /// - Throws: `ProjectError` when it would leave the folder, or replace what was not generated.
    mutating func changes(for files: [GeneratedFile]) throws(ProjectError) -> Changes {
        if FileKind(at: folder, followsLinks: false) == .link {
            throw .linkedFolder(path: FilePaths.display(folder))
        }
        var changes = Changes()
        changes.hasLeftOver = kind(of: Self.temporaryName) != .nothing
        for file in files {
            let current = try look(at: file.name)
            if current?.digest == file.digest { continue }
            guard current?.isGenerated ?? (kind(of: file.name) == .nothing) else {
                throw .foreignFile(path: FilePaths.display(path(file.name)))
            }
            changes.outdated.append(file)
        }
        let previous = try text(of: Self.manifestName)
        let entries = Self.entries(of: previous ?? "")
        let names = Set(files.map(\.name))
        let leftOver = entries.filter { !names.contains($0.name) }
        let variants =
            leftOver.isEmpty
            ? [:]
            : Dictionary(uniqueKeysWithValues: files.map { ($0.name.lowercased(), $0.name) })
        for entry in leftOver {
            guard let current = try look(at: entry.name), current.isGenerated else { continue }
            if current.digest == entry.digest {
                changes.stale.append(entry.name)
                changes.variants[entry.name] = variants[entry.name.lowercased()]
            } else if !entries.contains(Entry(digest: current.digest, name: entry.name)) {
                changes.edited.append(entry.name)
            }
        }
        let wanted = files.map { Entry(digest: $0.digest, name: $0.name) }
        let manifest = Self.manifest(of: wanted)
        if manifest != previous {
            changes.manifest = manifest
        }
        let listed = Set(entries)
        let unlisted = wanted.filter { !listed.contains($0) }
        if !unlisted.isEmpty {
            changes.interimManifest = Self.manifest(of: entries + unlisted)
        }
        return changes
    }

    /// Makes the changes.
    ///
    /// - Throws: `SystemError`. Files written before one stay, whole, and the manifest lists them.
    mutating func apply(_ changes: Changes) throws(SystemError) {
        if changes.hasLeftOver {
            try FileSystem.delete(path(Self.temporaryName))
        }
        guard !changes.isEmpty else { return }
        try FileSystem.createFolder(folder)
        if !changes.outdated.isEmpty || !changes.stale.isEmpty,
            let manifest = changes.interimManifest
        {
            try write(manifest, to: Self.manifestName)
        }
        for file in changes.outdated {
            try write(file.text, to: file.name)
            if case .file(let stamp) = kind(of: file.name) {
                known[file.name] = Known(stamp: stamp, digest: file.digest, isGenerated: true)
            }
        }
        for name in changes.stale {
            if let variant = changes.variants[name], isOneFile(name, variant) { continue }
            try FileSystem.delete(path(name))
            known[name] = nil
        }
        if let manifest = changes.manifest {
            try write(manifest, to: Self.manifestName)
        }
    }

    private func write(_ text: String, to name: String) throws(SystemError) {
        try FileSystem.write(
            Array(text.utf8),
            to: path(name),
            temporary: path(Self.temporaryName)
        )
    }

    private func path(_ name: String) -> String { "\(folder)/\(name)" }

    private func kind(of name: String) -> FileKind {
        FileKind(at: path(name), followsLinks: false)
    }

    private func isOneFile(_ name: String, _ other: String) -> Bool {
        guard case .file(let left) = kind(of: name), case .file(let right) = kind(of: other) else {
            return false
        }
        return left.isSameFile(as: right)
    }

    /// The bytes of a file in the folder; nil when it is not there, or not a plain file.
    private func contents(of name: String) throws(ProjectError) -> [UInt8]? {
        guard case .file = kind(of: name) else { return nil }
        do throws(SystemError) {
            return try FileSystem.read(path(name))
        } catch {
            throw .unreadable(path: FilePaths.display(error.path), reason: error.reason)
        }
    }

    private func text(of name: String) throws(ProjectError) -> String? {
        try contents(of: name).map { String(decoding: $0, as: UTF8.self) }
    }

    /// What a file is, from memory if it has not been touched since.
    private mutating func look(at name: String) throws(ProjectError) -> Known? {
        guard case .file(let stamp) = kind(of: name) else {
            known[name] = nil
            return nil
        }
        if let known = known[name], known.stamp == stamp { return known }
        guard let bytes = try contents(of: name) else { return nil }
        let found = Known(
            stamp: stamp,
            digest: SHA256.hexadecimal(bytes),
            isGenerated: bytes.starts(with: Array("// \(Self.marker) ".utf8))
        )
        known[name] = stamp.isRecent ? nil : found
        return found
    }

    // MARK: - Manifest

    private struct Entry: Hashable {
        var digest: String
        var name: String
    }

    private static func manifest(of entries: [Entry]) -> String {
        let lines = entries.map { "\($0.digest)  \($0.name)\n" }
        return "# Files that relay-generator wrote here; it deletes no others.\n" + lines.joined()
    }

    /// What a manifest lists; names that would lead out of the folder are not among it.
    private static func entries(of manifest: String) -> [Entry] {
        // By bytes: a manifest has a line for each file, and is read in every run.
        manifest.utf8.split { $0 == 0x0a || $0 == 0x0d }.compactMap { line in
            let parts = line.split(separator: 0x20, maxSplits: 1)
            guard line.first != UInt8(ascii: "#"), parts.count == 2 else { return nil }
            let name = parts[1].drop { $0 == 0x20 }
            guard !name.contains(UInt8(ascii: "/")), name.first != UInt8(ascii: ".") else {
                return nil
            }
            return Entry(digest: String(Substring(parts[0])), name: String(Substring(name)))
        }
    }
}
