import Foundation

/// Brings a folder of generated files up to date.
///
/// A file is written only if its bytes change, under a temporary name that is then renamed. A
/// manifest lists the written files in lines of `sha256  name`, which `sha256sum -c` reads. A file
/// is deleted only if the manifest lists it, its digest is still the same, and its header marks it as
/// generated. The ends of lines don't count: a file in which Git has written CRLF is up to date.
/// Nothing outside of the folder is touched: the folder is opened once for reading and
/// writing, and no link is followed from the configuration's folder to it.
struct ArtifactWriter {
    /// The name of the manifest.
    static let manifestName = ".relay-generated"
    /// The marker in the first line of a generated file.
    static let marker = "@generated"
    /// The only temporary file.
    ///
    /// Runs wait for each other, so a killed run leaves at most this file, which the next run
    /// replaces.
    private static let temporaryName = ".relay-generated.tmp"

    /// The changes that bring a folder up to date.
    struct Changes: Equatable {
        /// Files with another text than the generated one.
        var outdated: [GeneratedFile] = []
        /// The previous contents of those files, in their order.
        var replaced: [FileKind] = []
        /// The names of those of the files that were edited by hand.
        var overwritten: [String] = []
        /// The names of files that are no longer generated.
        var stale: [String] = []
        /// Files that are no longer generated, but are kept because they were edited by hand.
        var edited: [String] = []
        /// The manifest while files are written.
        ///
        /// It lists both the old and the new files.
        var interimManifest: String?
        /// The new manifest; `nil` if it is up to date.
        var manifest: String?
        /// Generated files whose names differ only in case from a stale name, by the stale name.
        ///
        /// On file systems that ignore case they are the same file.
        var variants: [String: String] = [:]
        /// Whether a killed run left its temporary file.
        var hasLeftOver = false
        /// Whether nothing was written to the folder before.
        var isFirst = false

        var isEmpty: Bool { outdated.isEmpty && stale.isEmpty && manifest == nil }
    }

    let path: String
    /// The folder from which on links are not followed.
    private let base: String
    /// The project that writes to the folder.
    private let owner: Manifest.Owner
    /// The folder, open between comparing and writing; `nil` if it does not exist.
    private var folder: OpenFolder?
    /// The files as they were when they were last examined, by name.
    private var known: [String: Known] = [:]

    /// The manifest that was last read or written, which takes long to read again.
    private var manifest: KnownManifest?
    /// The manifest that the last changes would write.
    private var newManifest: KnownManifest?

    private struct KnownManifest {
        let text: String
        let entries: [Manifest.Entry]
        let owner: Manifest.Owner?

        init(_ text: String) {
            self.text = text
            entries = Manifest.entries(of: text)
            owner = Manifest.owner(of: text)
        }

        init(_ entries: [Manifest.Entry], _ owner: Manifest.Owner) {
            self.entries = entries
            self.owner = owner
            text = Manifest.text(of: entries, owner)
        }
    }

    private struct Known {
        var stamp: FileStamp
        var digest: String
        var origin: FileOrigin
    }

    /// Creates a writer for a folder.
    ///
    /// - Parameters:
    ///   - folder: The folder.
    ///   - base: The configuration's folder.
    ///   - owner: The project.
    init(folder: URL, base: URL, owner: Manifest.Owner) {
        path = folder.path
        self.base = base.path
        self.owner = owner
    }

    /// Returns the changes after which the folder holds exactly these files.
    ///
    /// - Parameter files: The files.
    /// - Returns: The changes.
    /// - Throws: `ProjectError` when it would leave the folder, replace what was not generated, or
    ///   write to the folder of another configuration.
    mutating func changes(for files: [GeneratedFile]) throws(ProjectError) -> Changes {
        try open()
        var changes = Changes()
        changes.hasLeftOver = kind(of: Self.temporaryName) != .nothing
        let previous = try text(of: Self.manifestName)
        if previous != manifest?.text { manifest = previous.map { KnownManifest($0) } }
        try checkOwner()
        let entries = manifest?.entries ?? []
        changes.isFirst = previous == nil
        let listed = Set(entries)
        // Few runs need it.
        lazy var listedNames = Set(entries.map(\.name))
        for file in files {
            let current = try look(at: file.name)
            if current?.digest == file.digest { continue }
            let place = kind(of: file.name)
            let isListed = current != nil && listedNames.contains(file.name)
            guard current?.origin.isReplaced ?? (place == .nothing) else {
                let path = FilePaths.display("\(path)/\(file.name)")
                throw isListed ? .editedFile(path: path) : .foreignFile(path: path)
            }
            if let current, current.origin == .generator, isListed,
                !listed.contains(.init(digest: current.digest, name: file.name))
            {
                changes.overwritten.append(file.name)
            }
            changes.outdated.append(file)
            changes.replaced.append(place)
        }
        let kept = try addLeftOvers(entries, files, &changes)
        let wanted = files.map { Manifest.Entry(digest: $0.digest, name: $0.name) }
        let new = KnownManifest(wanted + kept, owner)
        if new.text != previous { changes.manifest = new.text }
        newManifest = new
        let unlisted = wanted.filter { !listed.contains($0) }
        if !unlisted.isEmpty {
            changes.interimManifest = Manifest.text(of: entries + unlisted, owner)
        }
        return changes
    }

    /// Checks that no other configuration writes to the folder.
    private func checkOwner() throws(ProjectError) {
        guard let other = manifest?.owner, other.configuration != owner.configuration,
            other.isActive(in: path)
        else { return }
        throw .sharedFolder(
            path: FilePaths.display(path),
            configuration: FilePaths.display(other.configurationFile(from: path).path)
        )
    }

    /// Finds files that are listed and no longer generated.
    ///
    /// - Returns: The entries of files that are kept because they were edited.
    private mutating func addLeftOvers(
        _ entries: [Manifest.Entry],
        _ files: [GeneratedFile],
        _ changes: inout Changes
    ) throws(ProjectError) -> [Manifest.Entry] {
        // As in most runs.
        if entries.count == files.count, zip(entries, files).allSatisfy({ $0.name == $1.name }) {
            return []
        }
        let names = Set(files.map(\.name))
        let leftOver = entries.filter { !names.contains($0.name) }
        guard !leftOver.isEmpty else { return [] }
        let variants = Dictionary(
            files.map { ($0.name.lowercased(), $0.name) },
            uniquingKeysWith: { first, _ in first }
        )
        var kept: [Manifest.Entry] = []
        for entry in leftOver {
            guard let current = try look(at: entry.name) else { continue }
            let isAsWritten = current.digest == entry.digest
            if isAsWritten || current.origin == .empty {
                if !changes.stale.contains(entry.name) { changes.stale.append(entry.name) }
                changes.variants[entry.name] = variants[entry.name.lowercased()]
            } else if !entries.contains(.init(digest: current.digest, name: entry.name)),
                !changes.edited.contains(entry.name)
            {
                changes.edited.append(entry.name)
                kept.append(entry)
            }
        }
        return kept
    }

    /// Makes the changes.
    ///
    /// - Throws: `SystemError`. Files written before the error are complete and listed in the
    ///   manifest.
    mutating func apply(_ changes: Changes) throws(SystemError) {
        defer { folder = nil }
        if changes.hasLeftOver {
            try folder?.delete(Self.temporaryName)
        }
        guard !changes.isEmpty else { return }
        if folder == nil {
            folder = try OpenFolder(path, from: base, creates: true)
        }
        guard let folder else { throw SystemError(path: path, reason: "it does not exist") }
        if !changes.outdated.isEmpty || !changes.stale.isEmpty,
            let manifest = changes.interimManifest
        {
            try write(manifest, to: Self.manifestName, in: folder)
        }
        for (file, replaced) in zip(changes.outdated, changes.replaced) {
            try write(file.text, to: file.name, replacing: replaced, in: folder)
            if case .file(let stamp) = kind(of: file.name) {
                known[file.name] = Known(stamp: stamp, digest: file.digest, origin: .generator)
            }
        }
        for name in changes.stale {
            if let variant = changes.variants[name], isOneFile(name, variant) { continue }
            try folder.delete(name)
            known[name] = nil
        }
        if let manifest = changes.manifest {
            try write(manifest, to: Self.manifestName, in: folder)
            self.manifest = newManifest
        }
    }

    private mutating func open() throws(ProjectError) {
        do throws(SystemError) {
            folder = try OpenFolder(path, from: base, creates: false)
        } catch {
            let path = FilePaths.display(error.path)
            throw error.isLink
                ? .linkedFolder(path: path) : .unwritable(path: path, reason: error.reason)
        }
    }

    private func write(
        _ text: String,
        to name: String,
        replacing known: FileKind? = nil,
        in folder: OpenFolder
    ) throws(SystemError) {
        try folder.write(
            Array(text.utf8),
            to: name,
            replacing: known,
            temporary: Self.temporaryName
        )
    }

    private func kind(of name: String) -> FileKind { folder?.kind(of: name) ?? .nothing }

    private func isOneFile(_ name: String, _ other: String) -> Bool {
        guard case .file(let left) = kind(of: name), case .file(let right) = kind(of: other) else {
            return false
        }
        return left.isSameFile(as: right)
    }

    /// Returns the bytes of a file in the folder, or `nil` if it does not exist or is not a regular
    /// file.
    private func contents(of name: String) throws(ProjectError) -> [UInt8]? {
        guard case .file = kind(of: name) else { return nil }
        do throws(SystemError) {
            return try folder?.read(name)
        } catch {
            throw .unreadable(path: FilePaths.display(error.path), reason: error.reason)
        }
    }

    private func text(of name: String) throws(ProjectError) -> String? {
        try contents(of: name).map { String(decoding: LineEnds.unified($0), as: UTF8.self) }
    }

    /// Returns what kind of file it is, from memory if it has not been touched since.
    private mutating func look(at name: String) throws(ProjectError) -> Known? {
        guard case .file(let stamp) = kind(of: name) else {
            known[name] = nil
            return nil
        }
        if let known = known[name], known.stamp == stamp { return known }
        guard let bytes = try contents(of: name) else { return nil }
        let found = Known(
            stamp: stamp,
            digest: SHA256.hexadecimal(LineEnds.unified(bytes)),
            origin: FileOrigin(bytes)
        )
        known[name] = stamp.isRecent ? nil : found
        return found
    }
}
