import Foundation

/// A stamp that changes when a file changes.
struct FileStamp: Equatable, Sendable {
    var device: UInt64
    var number: UInt64
    var size: Int64
    var seconds: Int64
    var nanoseconds: Int64
    /// The time of the last status change of the file, which tools cannot set back.
    var statusSeconds: Int64
    var statusNanoseconds: Int64

    fileprivate init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
        size = Int64(status.st_size)
        #if canImport(Darwin)
        seconds = Int64(status.st_mtimespec.tv_sec)
        nanoseconds = Int64(status.st_mtimespec.tv_nsec)
        statusSeconds = Int64(status.st_ctimespec.tv_sec)
        statusNanoseconds = Int64(status.st_ctimespec.tv_nsec)
        #else
        seconds = Int64(status.st_mtim.tv_sec)
        nanoseconds = Int64(status.st_mtim.tv_nsec)
        statusSeconds = Int64(status.st_ctim.tv_sec)
        statusNanoseconds = Int64(status.st_ctim.tv_nsec)
        #endif
    }

    /// Returns the stamp of an unsaved text, which differs from those of files.
    ///
    /// - Parameter version: A number that no other text of the same file has had.
    /// - Returns: The stamp.
    static func unsaved(_ version: UInt64) -> FileStamp { FileStamp(version: version) }

    private init(version: UInt64) {
        device = .max
        number = version
        size = 0
        seconds = 0
        nanoseconds = 0
        statusSeconds = 0
        statusNanoseconds = 0
    }

    /// Whether the file was changed so recently that another change might not change the stamp,
    /// because the clocks of file systems have a low resolution.
    var isRecent: Bool {
        let changed = Double(seconds) + Double(nanoseconds) / 1e9
        return abs(Date().timeIntervalSince1970 - changed) < 0.1
    }

    /// Returns whether two stamps belong to the same file, whatever its names and contents.
    func isSameFile(as other: FileStamp) -> Bool {
        device == other.device && number == other.number
    }
}

/// A file and its stamp.
struct FileEntry: Equatable, Sendable {
    var path: String
    var stamp: FileStamp
}

/// The kind of a file at a path.
enum FileKind: Equatable {
    case nothing
    case file(FileStamp)
    case folder
    /// A symbolic link, if links are not followed.
    case link
    /// A pipe or a device.
    case other
    /// An item that cannot be accessed, and the reason.
    case unreadable(String)

    /// Returns the kind of the file at a path.
    ///
    /// Links are followed by default.
    init(at path: String, followsLinks: Bool = true) {
        var status = stat()
        let result = followsLinks ? stat(path, &status) : lstat(path, &status)
        self.init(result, status)
    }

    /// Returns the kind of the file at a name in an open folder, without following links.
    init(of name: String, in folder: Int32) {
        var status = stat()
        let result = fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW)
        self.init(result, status)
    }

    /// Creates a kind from the result of a system call.
    private init(_ result: Int32, _ status: stat) {
        guard result == 0 else {
            let isMissing = [ENOENT, ENOTDIR, ELOOP].contains(errno)
            self = isMissing ? .nothing : .unreadable(SystemError.last("").reason)
            return
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: self = .file(FileStamp(status))
        case S_IFDIR: self = .folder
        case S_IFLNK: self = .link
        default: self = .other
        }
    }
}

/// The files below a folder.
///
/// It skips hidden files and folders, and does not follow links to folders, which may form a cycle.
struct FileTree {
    private(set) var files: [FileEntry] = []
    /// The folder itself, its subfolders, and the folders of files behind links.
    private(set) var folders: [String] = []
    /// Folders that were skipped although they may hold wanted files, by path.
    private(set) var skipped: [SystemError] = []
    /// Files and folders that cannot be read, by path.
    private(set) var errors: [SystemError] = []

    /// Walks through a folder.
    ///
    /// - Parameters:
    ///   - folder: The folder.
    ///   - isWanted: Whether to include files with a name.
    ///   - isEntered: Whether to enter the folder at a path.
    init(
        _ folder: String,
        isWanted: (String) -> Bool,
        isEntered: (String) -> Bool = { _ in true }
    ) {
        var waiting = [folder]
        while let folder = waiting.popLast() {
            folders.append(folder)
            for (name, kind) in items(of: folder, isWanted) {
                let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
                switch kind {
                case .folder:
                    if isEntered(path) {
                        waiting.append(path)
                    }
                case .file(let stamp):
                    if isWanted(name) {
                        files.append(FileEntry(path: path, stamp: stamp))
                    }
                case .link:
                    switch FileKind(at: path) {
                    case .file(let stamp):
                        guard isWanted(name) else { break }
                        files.append(FileEntry(path: path, stamp: stamp))
                        folders.append(FilePaths.targetFolder(path))
                    case .folder:
                        if isEntered(path) {
                            skipped.append(.init(path: path, reason: "it is a link to a folder"))
                        }
                    case .nothing, .link, .other, .unreadable: break
                    }
                case .unreadable(let reason):
                    errors.append(SystemError(path: path, reason: reason))
                case .nothing, .other:
                    break
                }
            }
        }
        errors.sort { $0.path < $1.path }
        skipped.sort { $0.path < $1.path }
    }

    /// Returns the items in a folder that are not hidden, unordered; empty if the folder does not exist or
    /// cannot be read.
    private mutating func items(
        of folder: String,
        _ isWanted: (String) -> Bool
    ) -> [(name: String, kind: FileKind)] {
        guard let stream = opendir(folder) else {
            if errno != ENOENT, errno != ENOTDIR { errors.append(.last(folder)) }
            return []
        }
        defer { closedir(stream) }
        var items: [(String, FileKind)] = []
        while let entry = readdir(stream) {
            // A pointer because the name is a C array that ends with a zero.
            let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
                tuple.withMemoryRebound(to: CChar.self, capacity: 1) {
                    (String(validatingCString: $0), String(cString: $0))
                }
            }
            if let valid = name.0 {
                // In the open folder, because the system then looks for no other.
                if valid.utf8.first != UInt8(ascii: ".") {
                    items.append((valid, FileKind(of: valid, in: dirfd(stream))))
                }
            } else if isWanted(name.1) {
                let path = "\(folder)/\(name.1)"
                skipped.append(.init(path: path, reason: "its name is not UTF-8"))
            }
        }
        return items
    }
}
