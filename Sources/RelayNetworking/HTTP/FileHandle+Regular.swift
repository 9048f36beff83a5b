import Foundation

/// Why a file is not used.
struct UnusableFile: LocalizedError {
    /// The system's number for it: `ENOENT`.
    var code: Int32
    var errorDescription: String?

    /// What the last call of the system failed with.
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
    /// Opens a file with flags of `open(2)`; `permissions` are those of a file that is created.
    convenience init(opening url: URL, _ flags: Int32, permissions: mode_t = 0) throws {
        let descriptor = open(url.path, flags, permissions)
        guard descriptor >= 0 else { throw UnusableFile.last }
        self.init(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    /// Opens a file for reading, without waiting for whoever writes to a pipe.
    ///
    /// - Throws: ``UnusableFile`` for anything but a regular file, or a link to one.
    convenience init(readingRegularFileAt url: URL) throws {
        try self.init(opening: url, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard try status().isRegular else {
            try? close()
            throw UnusableFile.notRegular
        }
    }

    /// What the file system knows of the open file.
    func status() throws -> stat {
        var result = stat()
        guard fstat(fileDescriptor, &result) == 0 else { throw UnusableFile.last }
        return result
    }
}

extension stat {
    var isRegular: Bool { st_mode & S_IFMT == S_IFREG }
}
