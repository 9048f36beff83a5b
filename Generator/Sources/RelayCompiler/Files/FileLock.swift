import Foundation

/// A lock on folders, held until it is deallocated.
///
/// The system releases it when the process ends, even after a crash, and nothing is left on disk.
/// A class because the lock is held once and released in `deinit`.
final class FileLock {
    private let descriptors: [Int32]

    /// Locks folders, waiting for other processes to release them.
    ///
    /// All runs lock folders in the same order, so that they cannot deadlock. Folders that do not
    /// exist, and folders on file systems without locks, are not locked.
    ///
    /// - Parameters:
    ///   - folders: The folders.
    ///   - isShared: Whether other processes may also hold a shared lock.
    ///   - onWait: Called before waiting.
    init(_ folders: Set<String>, isShared: Bool = false, onWait: () -> Void = {}) {
        var opened: [(stamp: FileNumber, descriptor: Int32)] = []
        for folder in folders {
            let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            // Locking a folder again under a second name would wait forever.
            if let number = FileNumber(descriptor), !opened.contains(where: { $0.stamp == number })
            {
                opened.append((number, descriptor))
            } else {
                close(descriptor)
            }
        }
        descriptors = opened.sorted { $0.stamp < $1.stamp }.map(\.descriptor)
        let kind = isShared ? LOCK_SH : LOCK_EX
        var hasWaited = false
        for descriptor in descriptors where flock(descriptor, kind | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK else { continue }
            if !hasWaited { onWait() }
            hasWaited = true
            while flock(descriptor, kind) != 0, errno == EINTR {}
        }
    }

    deinit {
        for descriptor in descriptors { close(descriptor) }
    }
}

/// The identity of a file or folder.
private struct FileNumber: Comparable {
    private let device: UInt64
    private let number: UInt64

    init?(_ descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
    }

    static func < (left: FileNumber, right: FileNumber) -> Bool {
        (left.device, left.number) < (right.device, right.number)
    }
}
