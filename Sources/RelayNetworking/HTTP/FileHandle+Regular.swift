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

    /// Runs file operations, whose errors become of this type.
    static func wrapping<Result>(_ body: () throws -> Result) throws(UnusableFile) -> Result {
        do {
            return try body()
        } catch let error as UnusableFile {
            throw error
        } catch {
            throw UnusableFile(code: EIO, errorDescription: error.localizedDescription)
        }
    }

    static let notReplaceable = UnusableFile(
        code: EEXIST,
        errorDescription: "it is a folder, a pipe or a device, and only regular files are replaced"
    )

    static let changed = UnusableFile(code: EIO, errorDescription: "it changed while it was read")

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

/// The content of a file, as far as its metadata identifies it.
struct FileVersion: Equatable {
    let size: off_t
    private let device: Int64
    private let number: UInt64
    private let seconds: Int
    private let nanoseconds: Int

    init(_ status: stat) {
        #if canImport(Darwin)
        let modified = status.st_mtimespec
        #else
        let modified = status.st_mtim
        #endif
        size = status.st_size
        (device, number) = (Int64(clamping: status.st_dev), UInt64(clamping: status.st_ino))
        (seconds, nanoseconds) = (Int(clamping: modified.tv_sec), modified.tv_nsec)
    }
}

extension FileVersion {
    /// Returns the version of a regular file.
    static func of(_ url: URL) throws -> FileVersion {
        let file = try FileHandle(readingRegularFileAt: url)
        defer { try? file.close() }
        return try file.version()
    }
}

extension FileHandle {
    /// Returns the version of the file now.
    func version() throws -> FileVersion { FileVersion(try status()) }

    /// - Throws: ``UnusableFile/changed`` if the file was written or replaced since this version.
    func check(is version: FileVersion) throws {
        guard try self.version() == version else { throw UnusableFile.changed }
    }
}

extension stat {
    var isRegular: Bool { st_mode & S_IFMT == S_IFREG }
}
