import Foundation
import GraphQLLanguage

/// Why a call of the system failed.
struct SystemError: Error, Equatable {
    /// The path that was asked for.
    var path: String
    /// What the system says, without a full stop.
    var reason: String

    /// The error of the last call.
    static func last(_ path: String) -> SystemError {
        SystemError(path: path, reason: String(cString: strerror(errno)))
    }
}

/// Reads and writes whole files.
enum FileSystem {
    /// The bytes of a file.
    ///
    /// - Throws: When it can't be read.
    static func read(_ path: String) throws(SystemError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .last(path) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .last(path) }
        guard status.st_mode & S_IFMT != S_IFDIR else {
            throw SystemError(path: path, reason: "it is a folder")
        }
        var bytes: [UInt8] = []
        // One byte more than there should be, so that one call sees the end.
        var buffer = [UInt8](repeating: 0, count: max(Int(status.st_size) + 1, 4096))
        while true {
            let count = Foundation.read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .last(path) }
            if count == 0 { return bytes }
            bytes += buffer[..<count]
        }
    }

    /// Replaces a file at once, or not at all: bytes go to a temporary file, which is then given
    /// the name.
    ///
    /// - Parameters:
    ///   - bytes: What the file shall hold.
    ///   - path: Where it shall be.
    ///   - temporary: Where the temporary file is; one that a run left there is replaced.
    /// - Throws: When it can't be written; what was at the path is as it was.
    static func write(
        _ bytes: [UInt8],
        to path: String,
        temporary: String
    ) throws(SystemError) {
        unlink(temporary)
        // Never through a link that somebody put there.
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let descriptor = open(temporary, flags, 0o666)
        guard descriptor >= 0 else { throw .last(path) }
        var isDone = false
        defer { if !isDone { unlink(temporary) } }
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes {
                // A pointer because the system takes nothing else.
                Foundation.write(descriptor, $0.baseAddress, $0.count)
            }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else {
                let error = SystemError.last(path)
                close(descriptor)
                throw error
            }
            written += count
        }
        guard close(descriptor) == 0, rename(temporary, path) == 0 else { throw .last(path) }
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
