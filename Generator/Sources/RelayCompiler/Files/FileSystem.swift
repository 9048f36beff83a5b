import Foundation
import GraphQLLanguage

/// A failed system call.
struct SystemError: Error, Equatable {
    /// The path that was asked for.
    var path: String
    /// The system's message, without a full stop.
    var reason: String
    /// Whether it is a symbolic link where none is followed.
    var isLink = false

    /// The error of the last call.
    static func last(_ path: String) -> SystemError {
        SystemError(path: path, reason: String(cString: strerror(errno)))
    }
}

/// Reads and writes whole files.
enum FileSystem {
    /// The size of the largest file that is read.
    static let maximumSize = 256 << 20

    /// The bytes of a file.
    ///
    /// - Throws: When it can't be read, is no regular file, or is too large. Pipes and devices,
    ///   which may never end, are not opened for long.
    static func read(_ path: String) throws(SystemError) -> [UInt8] {
        // Without waiting for the writer of a pipe.
        try read(open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC), path: path)
    }

    /// The bytes of a file that was opened, which is closed.
    ///
    /// - Parameters:
    ///   - descriptor: The file; negative when it could not be opened, for the reason in `errno`.
    ///   - path: What errors call it.
    /// - Returns: The bytes.
    /// - Throws: When it can't be read, is no regular file, or is too large.
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
        // One byte more than there should be, so that one call sees the end.
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

    /// Replaces a file at once, or not at all: bytes go to a temporary file, which is then given
    /// the name.
    ///
    /// - Parameters:
    ///   - bytes: What the file shall hold.
    ///   - path: Where it shall be.
    ///   - temporary: Where the temporary file is; one that a run left there is replaced.
    ///   - folder: An open folder that the paths are in, with its own path.
    ///   - isExpected: Whether what is at the path now may be replaced.
    /// - Throws: When it can't be written; what was at the path is as it was.
    static func write(
        _ bytes: [UInt8],
        to path: String,
        temporary: String,
        in folder: (descriptor: Int32, path: String)? = nil,
        isExpected: () -> Bool = { true }
    ) throws(SystemError) {
        let start = folder?.descriptor ?? AT_FDCWD
        let name = folder.map { "\($0.path)/\(path)" } ?? path
        unlinkat(start, temporary, 0)
        // Never through a link that somebody put there.
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let descriptor = openat(start, temporary, flags, 0o666)
        guard descriptor >= 0 else { throw .last(name) }
        var isDone = false
        defer { if !isDone { unlinkat(start, temporary, 0) } }
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes {
                // A pointer because the system takes nothing else.
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
            throw SystemError(path: name, reason: "something else was put there meanwhile")
        }
        guard renameat(start, temporary, start, path) == 0 else { throw .last(name) }
        isDone = true
    }

    /// Deletes a file.
    ///
    /// - Throws: When it can't be deleted.
    static func delete(_ path: String) throws(SystemError) {
        guard unlink(path) == 0 else { throw .last(path) }
    }

    /// Makes a folder and those above it.
    ///
    /// - Throws: When one can't be made.
    static func createFolder(_ path: String) throws(SystemError) {
        if FileKind(at: path) == .folder { return }
        let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
        if parent != path {
            try createFolder(parent)
        }
        guard mkdir(path, 0o777) == 0 || FileKind(at: path) == .folder else { throw .last(path) }
    }
}
