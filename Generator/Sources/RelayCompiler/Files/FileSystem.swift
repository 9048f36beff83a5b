import Foundation
import GraphQLLanguage

/// A failed system call.
struct SystemError: Error, Equatable {
    /// The path.
    var path: String
    /// The system's message, without a full stop.
    var reason: String
    /// Whether the error is a symbolic link where links are not followed.
    var isLink = false

    /// Returns the error of the last call.
    static func last(_ path: String) -> SystemError {
        let reason =
            switch errno {
            case ENOTDIR: "it, or a folder above it, is a file. Choose another path"
            case EISDIR: "it is a folder. Choose the path of a file"
            case EACCES, EPERM, EROFS:
                "you have no permission to do so. Choose another path, or change its permissions"
            default: String(cString: strerror(errno))
            }
        return SystemError(path: path, reason: reason)
    }
}

/// Reads and writes whole files.
enum FileSystem {
    /// The maximum size of files to read.
    static let maximumSize = 256 << 20

    /// Returns the bytes of a file.
    ///
    /// - Throws: An error if it cannot be read, is not a regular file, or is too large. Pipes and
    ///   devices, which may never end, are rejected.
    static func read(_ path: String) throws(SystemError) -> [UInt8] {
        // Does not wait for the writer of a pipe.
        try read(open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC), path: path)
    }

    /// Returns the bytes of an open file, and closes it.
    ///
    /// - Parameters:
    ///   - descriptor: The file; negative if it could not be opened, for the reason in `errno`.
    ///   - path: The path for error messages.
    /// - Returns: The bytes.
    /// - Throws: An error if it cannot be read, is not a regular file, or is too large.
    static func read(_ descriptor: Int32, path: String) throws(SystemError) -> [UInt8] {
        guard descriptor >= 0 else { throw .last(path) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .last(path) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw SystemError(path: path, reason: "it is a folder")
        default: throw SystemError(path: path, reason: "it is a pipe or a device, not a file")
        }
        let tooLarge = SystemError(path: path, reason: "it has more than \(maximumSize >> 20) MiB")
        guard status.st_size <= maximumSize else { throw tooLarge }
        var bytes: [UInt8] = []
        // One byte more than the expected size, so that a single call detects the end.
        var buffer = [UInt8](repeating: 0, count: max(Int(status.st_size) + 1, 4096))
        while true {
            let count = Foundation.read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .last(path) }
            if count == 0 { return bytes }
            bytes += buffer[..<count]
            guard bytes.count <= maximumSize else { throw tooLarge }
        }
    }

    /// Replaces a file atomically: the bytes are written to a temporary file, which is then
    /// renamed.
    ///
    /// - Parameters:
    ///   - bytes: The new contents.
    ///   - path: The path of the file.
    ///   - temporary: The path of the temporary file. An existing one is replaced.
    ///   - isPrivate: Whether no other user may read the file.
    ///   - folder: An open folder that contains the paths, with its own path.
    ///   - isExpected: Whether the existing item at the path may be replaced.
    /// - Throws: An error if it cannot be written; the existing item is then unchanged.
    static func write(
        _ bytes: [UInt8],
        to path: String,
        temporary: String,
        isPrivate: Bool = false,
        in folder: (descriptor: Int32, path: String)? = nil,
        isExpected: () -> Bool = { true }
    ) throws(SystemError) {
        let start = folder?.descriptor ?? AT_FDCWD
        let name = folder.map { "\($0.path)/\(path)" } ?? path
        unlinkat(start, temporary, 0)
        // Never follows a link that another user put there.
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let descriptor = openat(start, temporary, flags, isPrivate ? 0o600 : 0o666)
        guard descriptor >= 0 else { throw .last(name) }
        var isDone = false
        defer { if !isDone { unlinkat(start, temporary, 0) } }
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes {
                // A pointer because the system call requires one.
                Foundation.write(descriptor, $0.baseAddress, $0.count)
            }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else {
                let error = SystemError.last(name)
                close(descriptor)
                throw error
            }
            written += count
        }
        guard close(descriptor) == 0 else { throw .last(name) }
        guard isExpected() else {
            throw SystemError(path: name, reason: "it was replaced meanwhile")
        }
        guard renameat(start, temporary, start, path) == 0 else { throw .last(name) }
        isDone = true
    }

    /// Deletes a file.
    ///
    /// - Throws: An error if it cannot be deleted.
    static func delete(_ path: String) throws(SystemError) {
        guard unlink(path) == 0 else { throw .last(path) }
    }

    /// Creates a folder and its parent folders.
    ///
    /// - Parameters:
    ///   - path: The path of the folder.
    ///   - isPrivate: Whether no other user may open it.
    /// - Throws: An error if one of them cannot be created.
    static func createFolder(_ path: String, isPrivate: Bool = false) throws(SystemError) {
        if FileKind(at: path) == .folder { return }
        let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
        if parent != path {
            try createFolder(parent)
        }
        let isMade = mkdir(path, isPrivate ? 0o700 : 0o777) == 0
        guard isMade || FileKind(at: path) == .folder else { throw .last(path) }
    }
}
