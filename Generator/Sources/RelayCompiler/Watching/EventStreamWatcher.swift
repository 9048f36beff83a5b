#if canImport(Darwin)
import CoreServices
import Foundation

/// Is told by the file system events of Apple's platforms.
final class EventStreamWatcher: FolderWatcher {
    private let signal = DispatchSemaphore(value: 0)
    private let queue = DispatchQueue(label: "relay-generator.watch")
    private var folders: Set<String> = []
    private var stream: FSEventStreamRef?

    deinit {
        stop()
    }

    func watch(_ folders: Set<String>) -> Bool {
        guard folders != self.folders else { return false }
        let isLarger = !folders.isSubset(of: self.folders)
        self.folders = folders
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
            folders.sorted() as CFArray,
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
