import Foundation

/// As much of a file as has been downloaded, and which version of it that is.
///
/// `film.mp4.partial` has the bytes. `film.mp4.partial-version` says of which URL and version they
/// are; without it they are of no use. A link in the place of either is replaced, never followed.
///
/// A class because it owns the open file, which is locked until it is closed, also against other
/// processes.
final class PartialFile {
    /// What a server said of the file whose bytes are kept.
    struct Version: Equatable {
        /// A strong entity tag with its quotes, or a date.
        var validator: String
        /// The size of the whole file; `nil` when it is not known.
        var total: Int64?
    }

    /// Another download into the same file is running.
    struct Busy: Error {}

    /// How many bytes have come.
    private(set) var size: Int64 = 0
    /// `nil` when what has come cannot be completed.
    private(set) var version: Version?

    private let file: URL
    private let data: URL
    private let note: URL
    /// The hash of the URL that the bytes come from.
    private let source: String
    private let handle: FileHandle
    private var isOpen = true

    /// Opens what an earlier download of `file` from `url` has left, or an empty file.
    ///
    /// - Throws: ``Busy``, and errors of the file system.
    init(for file: URL, from url: URL) throws {
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

    /// Forgets what has come, and begins with the first byte of a version.
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
        try output.write(contentsOf: Data(Self.text(of: version, source: source).utf8))
    }

    /// Appends the next bytes.
    func append(_ chunk: Data) throws {
        try handle.seek(toOffset: UInt64(size))
        try handle.write(contentsOf: chunk)
        size += Int64(chunk.count)
    }

    /// Puts the file in its place.
    func complete() throws {
        guard rename(data.path, file.path) == 0 else { throw UnusableFile.last }
        unlink(note.path)
        isOpen = false
        try handle.close()
    }

    /// Forgets what has come.
    func reset() throws {
        size = 0
        version = nil
        try handle.truncate(atOffset: 0)
        unlink(note.path)
    }

    /// Lets other downloads use the file; bytes that cannot be completed are removed.
    func close() {
        guard isOpen else { return }
        isOpen = false
        if size == 0 || version == nil {
            unlink(data.path)
            unlink(note.path)
        }
        try? handle.close()
    }

    // MARK: - The lock

    private static func lock(_ url: URL) throws -> FileHandle {
        // Whoever held the lock may have moved the file away before we got it; then we try again.
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
            // A second name of the file may be somebody else's.
            if own.isRegular, own.st_nlink == 1 { return handle }
            unlink(url.path)
        }
        throw Busy()
    }

    // MARK: - The note

    private static let format = "relay-download 1"

    /// Four lines: the format, the hash of the URL, the size of the whole file, the validator.
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
