import Foundation
import Relay

/// A temporary file that only this user can read.
///
/// A class because it removes the file when it is deallocated. Until then it holds a lock on the
/// file, which ends with the process: a file without one is left over.
final class TemporaryFile: Sendable {
    /// The error for a file that can't be written, such as on a full device.
    struct Failure: Error {
        var reason: String
    }

    let url: URL
    private let handle: FileHandle
    private let isRemoved = Locked(false)

    /// Creates an empty file.
    ///
    /// The first one of a process removes those that other processes have left behind.
    init(in folder: URL) throws(Failure) {
        _ = Self.removal
        for _ in 0..<100 {
            let url = folder.appendingPathComponent(Self.prefix + UUID().uuidString)
            let handle = try Self.wrapping {
                try FileHandle(
                    opening: url,
                    O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
                    permissions: 0o600
                )
            }
            let isTaken =
                flock(handle.fileDescriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
            // Before it was locked, another process may have removed it as left over.
            if !isTaken, try Self.wrapping({ try handle.status().st_nlink }) > 0 {
                (self.url, self.handle) = (url, handle)
                return
            }
            try? handle.close()
        }
        throw Failure(reason: "other processes remove it")
    }

    deinit { remove() }

    /// Appends bytes.
    func write(_ data: Data) throws(Failure) {
        try Self.wrapping { try handle.write(contentsOf: data) }
    }

    /// Removes the file, also while it is open elsewhere.
    func remove() {
        let isFirst = isRemoved.withLock { isRemoved in
            defer { isRemoved = true }
            return !isRemoved
        }
        guard isFirst else { return }
        unlink(url.path)
        try? handle.close()
    }

    private static func wrapping<Result>(_ body: () throws -> Result) throws(Failure) -> Result {
        do {
            return try body()
        } catch {
            throw Failure(reason: error.localizedDescription)
        }
    }

    // MARK: Files that are left over

    private static let prefix = "relay-upload-"

    private static let removal: Void = removeAbandoned()

    /// Removes the files of processes that have ended without removing them.
    static func removeAbandoned(from folder: URL = FileManager.default.temporaryDirectory) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names where name.hasPrefix(prefix) {
            let url = folder.appendingPathComponent(name)
            let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
            guard let file = try? FileHandle(opening: url, flags) else { continue }
            defer { try? file.close() }
            // Not those of other users, or what only has such a name.
            if let status = try? file.status(), status.isRegular, status.st_uid == geteuid(),
                flock(file.fileDescriptor, LOCK_EX | LOCK_NB) == 0
            {
                unlink(url.path)
            }
        }
    }
}
