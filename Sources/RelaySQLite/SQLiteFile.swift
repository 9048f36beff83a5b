import Foundation
import Relay

/// A path, and what we do with the file there without SQLite.
///
/// Nothing here opens a file that SQLite has open: closing it would release the locks that SQLite
/// has on it in this process. Links are not followed, except those in the path of the folder.
struct SQLiteFile {
    let path: String

    init(_ path: String) {
        self.path = path
    }

    /// The last component of the path, for messages.
    var name: String { path.split(separator: "/").last.map(String.init) ?? path }

    /// The kind of file at a path.
    enum Kind: Equatable {
        case missing
        case regular(size: Int64)
        case folder
        /// With its name for messages.
        case other(String)
    }

    /// The kind of file at the path.
    var kind: Kind {
        get throws {
            var information = stat()
            guard lstat(path, &information) == 0 else {
                guard errno != ENOENT else { return .missing }
                throw unavailable("looked at", errno)
            }
            switch information.st_mode & S_IFMT {
            case S_IFREG: return .regular(size: Int64(information.st_size))
            case S_IFDIR: return .folder
            case S_IFLNK: return .other("a symbolic link")
            case S_IFIFO: return .other("a pipe")
            case S_IFSOCK: return .other("a socket")
            default: return .other("a device")
            }
        }
    }

    /// Checks that there is a regular file or nothing.
    func check() throws {
        switch try kind {
        case .missing, .regular: break
        case .folder: throw foreign("a folder")
        case .other(let name): throw foreign(name)
        }
    }

    private func foreign(_ kind: String) -> StorageError {
        .damaged("`\(name)` is \(kind) and not a file. Remove it, set it aside or erase it.")
    }

    /// Creates an empty file that only its owner can read.
    ///
    /// Returns whether it was missing until now.
    func create() throws -> Bool {
        let file = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC | O_NOFOLLOW, mode_t(0o600))
        guard file >= 0 else {
            guard errno != EEXIST else { return false }
            throw unavailable("created", errno)
        }
        // The mask of the process may have taken permissions away from the owner.
        _ = fchmod(file, 0o600)
        close(file)
        return true
    }

    /// Takes the permissions of everybody else away.
    func hideFromOthers() {
        var information = stat()
        guard lstat(path, &information) == 0, information.st_mode & S_IFMT == S_IFREG,
            information.st_mode & 0o077 != 0
        else { return }
        _ = chmod(path, information.st_mode & 0o700)
    }

    /// Removes what is at the path, if there is something.
    func remove() throws {
        switch try kind {
        case .missing: return
        case .folder:
            do {
                try FileManager.default.removeItem(atPath: path)
            } catch {
                throw unavailable("removed", 0)
            }
        case .regular, .other:
            guard unlink(path) == 0 || errno == ENOENT else { throw unavailable("removed", errno) }
        }
    }

    /// Removes what is at the path, or makes it empty if it can't be removed.
    func clear() throws {
        do {
            try remove()
        } catch {
            try truncate()
        }
    }

    /// Makes a regular file empty.
    func truncate() throws {
        guard case .regular(1...) = try kind else { return }
        // Qualified, because it has the name of this method.
        guard systemTruncate(path, 0) == 0 else { throw unavailable("made empty", errno) }
    }

    /// Renames what is at the path, if there is something.
    func rename(to target: String) throws {
        guard try kind != .missing else { return }
        guard systemRename(path, target) == 0 else { throw unavailable("renamed", errno) }
    }

    /// Whether both paths lead to the same file.
    func isSame(as other: SQLiteFile) -> Bool {
        var one = stat()
        var two = stat()
        return stat(path, &one) == 0 && stat(other.path, &two) == 0
            && one.st_dev == two.st_dev && one.st_ino == two.st_ino
    }

    /// Returns when the bytes of a file are on the device, or can't be brought there.
    ///
    /// The file must not be open in SQLite.
    func synchronize() {
        Self.synchronize(path, O_RDONLY)
    }

    /// Returns when the names in a folder are on the device, or can't be brought there.
    static func synchronizeFolder(_ path: String) {
        synchronize(path, O_RDONLY | O_DIRECTORY)
    }

    private static func synchronize(_ path: String, _ flags: Int32) {
        let file = open(path, flags | O_CLOEXEC)
        guard file >= 0 else { return }
        #if canImport(Darwin)
        if fcntl(file, F_FULLFSYNC) != 0 { _ = fsync(file) }
        #else
        _ = fsync(file)
        #endif
        close(file)
    }

    private func unavailable(_ verb: String, _ code: Int32) -> StorageError {
        let reason = strerror(code).map { code == 0 ? "" : ": \(String(cString: $0))" } ?? ""
        let text = "`\(name)` can't be \(verb)\(reason). Check the permissions of its folder."
        return code == ENOSPC || code == EDQUOT ? .full(text) : .unavailable(text)
    }
}

// The functions of the system, under names that the methods above do not have.
private func systemTruncate(_ path: String, _ size: off_t) -> Int32 { truncate(path, size) }
private func systemRename(_ path: String, _ target: String) -> Int32 { rename(path, target) }
