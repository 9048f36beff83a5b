/// Reports that something changed in folders.
///
/// It does not report what changed. The caller examines all files, which costs one stamp for each
/// unchanged file.
protocol FolderWatcher: AnyObject {
    /// Watches these folders from now on, and no others.
    ///
    /// Their subfolders are not included.
    ///
    /// - Parameter folders: The folders.
    /// - Returns: Whether some of them were not watched before, so that changes may have been
    ///   missed.
    func watch(_ folders: Set<String>) -> Bool

    /// Waits for a change.
    ///
    /// - Parameter seconds: The time limit; `nil` for none.
    /// - Returns: Whether there was a change.
    func wait(_ seconds: Double?) -> Bool
}

/// Creates the watcher that suits the system.
enum FolderWatchers {
    /// A watcher that the system notifies, or one that polls where there is no such
    /// thing.
    static func make(polls: Bool) -> any FolderWatcher {
        guard !polls else { return PollingWatcher() }
        #if os(macOS) || APPLE_STUBS
        return EventStreamWatcher()
        #elseif os(Linux)
        return InotifyWatcher() ?? PollingWatcher()
        #else
        return PollingWatcher()
        #endif
    }
}
