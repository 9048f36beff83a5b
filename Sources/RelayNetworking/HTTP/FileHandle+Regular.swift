import Foundation

/// The error for a file that cannot be used.
struct UnusableFile: LocalizedError {
    /// The system's error code, such as `ENOENT`.
    var code: Int32
    var errorDescription: String?

    /// The error of the last system call.
    static var last: UnusableFile {
        let code = errno
        return UnusableFile(code: code, errorDescription: String(cString: strerror(code)))
    }

    static let notRegular = UnusableFile(
        code: EINVAL,
        errorDescription: "it is a folder, a pipe or a device, and only regular files are read"
    )
}

extension FileHandle {
    /// Opens a file with the flags of `open(2)`.
    ///
    /// `permissions` are used if the file is created.
    convenience init(opening url: URL, _ flags: Int32, permissions: mode_t = 0) throws {
        let descriptor = open(url.path, flags, permissions)
        guard descriptor >= 0 else { throw UnusableFile.last }
        self.init(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    /// Opens a file for reading, without blocking on a pipe.
    ///
    /// - Throws: ``UnusableFile`` for anything except a regular file, or a link to one.
    convenience init(readingRegularFileAt url: URL) throws {
        try self.init(opening: url, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard try status().isRegular else {
            try? close()
            throw UnusableFile.notRegular
        }
    }

    /// Returns the file's metadata.
    func status() throws -> stat {
        var result = stat()
        guard fstat(fileDescriptor, &result) == 0 else { throw UnusableFile.last }
        return result
    }
}

extension stat {
    var isRegular: Bool { st_mode & S_IFMT == S_IFREG }
}
