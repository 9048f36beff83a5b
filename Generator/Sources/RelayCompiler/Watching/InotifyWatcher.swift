#if os(Linux)
#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Watches folders through Linux's inotify.
///
/// Each folder has a watch of its own, which covers its files.
final class InotifyWatcher: FolderWatcher {
    private static let events =
        UInt32(IN_MODIFY) | UInt32(IN_CLOSE_WRITE) | UInt32(IN_CREATE) | UInt32(IN_DELETE)
        | UInt32(IN_MOVED_FROM) | UInt32(IN_MOVED_TO) | UInt32(IN_DELETE_SELF)
        | UInt32(IN_MOVE_SELF) | UInt32(IN_ONLYDIR)

    private let descriptor: Int32
    private var watches: [String: Int32] = [:]
    /// Polls folders that the system cannot watch because of its limits.
    private let rest = PollingWatcher()
    private var hasRest = false

    /// Returns `nil` if the system has no more inotify instances.
    init?() {
        descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
        guard descriptor >= 0 else { return nil }
    }

    deinit {
        close(descriptor)
    }

    func watch(_ folders: Set<String>) -> Bool {
        let old = watches
        watches = [:]
        var unwatched: Set<String> = []
        for path in folders {
            // Includes folders that are already watched, because another folder may now be at the
            // path. For the same folder this has no effect.
            let watch = inotify_add_watch(descriptor, path, Self.events)
            if watch >= 0 {
                watches[path] = watch
            } else if errno == ENOSPC || errno == ENOMEM {
                unwatched.insert(path)
            }
        }
        for watch in Set(old.values).subtracting(watches.values) {
            inotify_rm_watch(descriptor, watch)
        }
        hasRest = !unwatched.isEmpty
        let isLarger = !Set(watches.values).isSubset(of: old.values)
        return rest.watch(unwatched) || isLarger
    }

    func wait(_ seconds: Double?) -> Bool {
        guard hasRest else { return waitForEvents(seconds) }
        var left = seconds ?? .infinity
        while left > 0 {
            if waitForEvents(min(left, 0.5)) || rest.wait(0) { return true }
            left -= 0.5
        }
        return false
    }

    private func waitForEvents(_ seconds: Double?) -> Bool {
        let clock = ContinuousClock()
        let end = seconds.map { clock.now + .seconds($0) }
        while true {
            var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let left = end.map { max(0, (clock.now.duration(to: $0)) / .milliseconds(1)) }
            let count = poll(&request, 1, left.map { Int32($0.rounded(.up)) } ?? -1)
            if count > 0, readEvents() { return true }
            if let end, clock.now >= end { return false }
        }
    }

    /// Reads the system's events.
    ///
    /// - Returns: Whether they are relevant. Events about hidden files and the ends of watches are
    ///   not.
    private func readEvents() -> Bool {
        var matters = false
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return matters }
            var start = 0
            // `struct inotify_event`: watch, mask, cookie and the length of the name after it.
            while start + 16 <= count {
                let isOfOurs = word(buffer, start + 4) & UInt32(IN_IGNORED) != 0
                let length = Int(word(buffer, start + 12))
                let isHidden = length > 0 && buffer[start + 16] == UInt8(ascii: ".")
                matters = matters || !isHidden && !isOfOurs
                start += 16 + length
            }
        }
    }

    private func word(_ bytes: [UInt8], _ start: Int) -> UInt32 {
        var word: UInt32 = 0
        withUnsafeMutableBytes(of: &word) {
            // Copied as a pointer because the bytes are in the machine's order.
            $0.copyBytes(from: bytes[start..<start + 4])
        }
        return word
    }
}
#endif
