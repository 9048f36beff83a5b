/// Tells when something changes in folders.
///
/// What it was is of no interest: whoever is told looks at all files, most of which cost a stamp.
protocol FolderWatcher: AnyObject {
    /// Watches folders from now on, and no others; not the folders in them.
    ///
    /// - Parameter folders: The folders.
    /// - Returns: Whether some were not watched before, so that changes may have been missed.
    func watch(_ folders: Set<String>) -> Bool

    /// Waits for a change.
    ///
    /// - Parameter seconds: How long; for ever if nil.
    /// - Returns: Whether there was one.
    func wait(_ seconds: Double?) -> Bool
}

/// The kinds of watchers there are.
enum FolderWatchers {
    /// A watcher that is told by the system, or one that looks for itself where there is no such
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
