#if os(macOS) || APPLE_STUBS
import CoreServices
import Dispatch
import Foundation

/// Watches folders recursively through the file system events of Apple's platforms.
final class EventStreamWatcher: FolderWatcher {
    private let signal = DispatchSemaphore(value: 0)
    private let queue = DispatchQueue(label: "relay-generator.watch")
    private var folders: Set<String> = []
    private var stream: FSEventStreamRef?

    deinit {
        stop()
    }

    func watch(_ folders: Set<String>) -> Bool {
        let isLarger = !folders.isSubset(of: self.folders)
        let isSame = Self.roots(of: folders) == Self.roots(of: self.folders)
        self.folders = folders
        guard !isSame else { return isLarger }
        stop()
        // The pointer is valid as long as the stream because `stop` precedes the end of `self`.
        var context = FSEventStreamContext(
            version: 0,
            info: Unmanaged.passUnretained(signal).toOpaque(),
            retain: nil,
            release: nil,
            copyDescription: nil
        )
        let flags = kFSEventStreamCreateFlagFileEvents | kFSEventStreamCreateFlagNoDefer
        stream = FSEventStreamCreate(
            kCFAllocatorDefault,
            { _, info, _, _, _, _ in
                guard let info else { return }
                Unmanaged<DispatchSemaphore>.fromOpaque(info).takeUnretainedValue().signal()
            },
            &context,
            Self.roots(of: folders) as CFArray,
            FSEventStreamEventId(kFSEventStreamEventIdSinceNow),
            0.01,
            FSEventStreamCreateFlags(flags)
        )
        if let stream {
            FSEventStreamSetDispatchQueue(stream, queue)
            FSEventStreamStart(stream)
        }
        return isLarger
    }

    func wait(_ seconds: Double?) -> Bool {
        let timeout = seconds.map { DispatchTime.now() + $0 } ?? .distantFuture
        return signal.wait(timeout: timeout) == .success
    }

    /// Returns the folders that are not inside another one.
    private static func roots(of folders: Set<String>) -> [String] {
        var roots: [String] = []
        // In sorted order, a folder comes before its contents, possibly with others in between:
        // `a`, `a b`, `a/c`.
        for folder in folders.sorted() where !roots.contains(where: { FilePaths.isIn(folder, $0) })
        {
            roots.append(folder)
        }
        return roots
    }

    private func stop() {
        guard let stream else { return }
        FSEventStreamStop(stream)
        FSEventStreamInvalidate(stream)
        FSEventStreamRelease(stream)
        self.stream = nil
        queue.sync {}
    }
}
#endif
