import Foundation

/// The downloaded part of a file, and the version that it belongs to.
///
/// `film.mp4.partial` contains the bytes. `film.mp4.partial-version` contains their URL and
/// version; without it they cannot be used. A link in place of either file is replaced and never
/// followed.
///
/// A class because it owns the open file, which is locked until it is closed, also against other
/// processes.
final class PartialFile {
    /// The version of a file, as the server identifies it.
    struct Version: Equatable {
        /// A strong entity tag with its quotation marks, or a date.
        var validator: String
        /// The size of the complete file; `nil` if it is unknown.
        var total: Int64?
    }

    /// The error if another download to the same file is running.
    struct Busy: Error {}

    /// The number of bytes downloaded so far.
    private(set) var size: Int64 = 0
    /// The version of the bytes; `nil` if the download cannot be resumed.
    private(set) var version: Version?

    private let file: URL
    private let data: URL
    private let note: URL
    /// The hash of the URL from which the bytes were downloaded.
    private let source: String
    private let handle: FileHandle
    private var isOpen = true

    /// Opens the part that an earlier download of `file` from `url` has stored, or an empty file.
    ///
    /// - Throws: ``Busy``, and ``UnusableFile``.
    init(for file: URL, from url: URL) throws {
        var old = stat()
        // Links are followed, because one in a folder of devices leads to a device.
        if stat(file.path, &old) == 0, !old.isRegular { throw UnusableFile.notReplaceable }
        self.file = file
        data = file.appendingPathExtension("partial")
        note = file.appendingPathExtension("partial-version")
        source = SHA256.hex(of: url.absoluteString)
        handle = try Self.lock(data)
        version = Self.read(note, source: source)
        if version != nil { size = Int64(try handle.status().st_size) }
    }

    deinit {
        close()
    }

    /// Discards the stored bytes, and starts a new version.
    func begin(_ version: Version?) throws {
        try reset()
        self.version = version
        guard let version else { return }
        let output = try FileHandle(
            opening: note,
            O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
            permissions: 0o600
        )
        defer { try? output.close() }
        let text = Data(Self.text(of: version, source: source).utf8)
        try UnusableFile.wrapping { try output.write(contentsOf: text) }
    }

    /// Appends the next bytes.
    func append(_ chunk: Data) throws(UnusableFile) {
        try UnusableFile.wrapping {
            try handle.seek(toOffset: UInt64(size))
            try handle.write(contentsOf: chunk)
        }
        size += Int64(chunk.count)
    }

    /// Moves the file to its destination.
    func complete() throws(UnusableFile) {
        guard rename(data.path, file.path) == 0 else { throw UnusableFile.last }
        unlink(note.path)
        isOpen = false
        try UnusableFile.wrapping { try handle.close() }
    }

    /// Discards the stored bytes.
    func reset() throws(UnusableFile) {
        size = 0
        version = nil
        try UnusableFile.wrapping { try handle.truncate(atOffset: 0) }
        unlink(note.path)
    }

    /// Allows other downloads to use the file.
    ///
    /// Bytes that cannot be resumed are removed.
    func close() {
        guard isOpen else { return }
        isOpen = false
        if size == 0 || version == nil {
            unlink(data.path)
            unlink(note.path)
        }
        // Also unlocked, because a process that starts at this moment may hold the open file too.
        flock(handle.fileDescriptor, LOCK_UN)
        try? handle.close()
    }

    // MARK: - The lock

    private static func lock(_ url: URL) throws -> FileHandle {
        // The previous owner of the lock may have moved the file before the lock was acquired here.
        // Then it is opened again.
        for _ in 0..<100 {
            let handle: FileHandle
            do {
                handle = try FileHandle(
                    opening: url,
                    O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC,
                    permissions: 0o666
                )
            } catch let error as UnusableFile where error.code == ELOOP {
                unlink(url.path)
                continue
            }
            if flock(handle.fileDescriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
                throw Busy()
            }
            var named = stat()
            let own = try handle.status()
            guard lstat(url.path, &named) == 0, named.st_ino == own.st_ino,
                named.st_dev == own.st_dev
            else { continue }
            // A second hard link to the file may belong to another user.
            if own.isRegular, own.st_nlink == 1 { return handle }
            unlink(url.path)
        }
        throw Busy()
    }

    // MARK: - The version file

    private static let format = "relay-download 1"

    /// Four lines: the format, the hash of the URL, the size of the complete file, the validator.
    private static func text(of version: Version, source: String) -> String {
        let total = version.total.map(String.init) ?? "?"
        return [format, source, total, version.validator].joined(separator: "\n")
    }

    private static func read(_ note: URL, source: String) -> Version? {
        guard
            let input = try? FileHandle(
                opening: note,
                O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
            )
        else { return nil }
        defer { try? input.close() }
        guard (try? input.status().isRegular) == true,
            let bytes = try? input.read(upToCount: 4096)
        else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard lines.count == 4, lines[0] == format, lines[1] == source, !lines[3].isEmpty,
            lines[2] == "?" || Int64(lines[2]) != nil
        else { return nil }
        return Version(validator: lines[3], total: Int64(lines[2]))
    }
}
