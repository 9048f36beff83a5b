import Foundation

/// A lock on a file or folder, held until the value is gone; a class because it is held once.
///
/// The system gives it up when the process ends, however that happens, and nothing is left on the
/// disk.
final class FileLock {
    private let descriptor: Int32

    /// Locks a file or folder that exists, and waits until others have let go of it.
    ///
    /// - Parameters:
    ///   - path: The file or folder.
    ///   - isShared: Whether others may hold it in the same way.
    ///   - onWait: Called before it waits.
    init?(_ path: String, isShared: Bool = false, onWait: () -> Void = {}) {
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        let kind = isShared ? LOCK_SH : LOCK_EX
        guard flock(descriptor, kind | LOCK_NB) != 0 else { return }
        // File systems without locks have to do without.
        guard errno == EWOULDBLOCK else { return }
        onWait()
        while flock(descriptor, kind) != 0, errno == EINTR {}
    }

    deinit {
        close(descriptor)
    }
}
