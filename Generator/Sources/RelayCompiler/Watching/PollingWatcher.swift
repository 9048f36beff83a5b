import Foundation

/// Examines all files of folders twice a second, for file systems without notifications.
final class PollingWatcher: FolderWatcher {
    private static let interval = 0.5

    private var folders: Set<String> = []
    private var seen: [String: Listing] = [:]

    /// The contents of a folder.
    private struct Listing: Equatable {
        var files: [FileEntry] = []
        var folders: Set<String> = []
    }

    func watch(_ folders: Set<String>) -> Bool {
        let added = folders.subtracting(self.folders)
        self.folders = folders
        // Earlier listings are kept, because a folder may have changed between waits.
        seen = seen.filter { folders.contains($0.key) }
        seen.merge(Self.look(at: added)) { old, _ in old }
        return !added.isEmpty
    }

    func wait(_ seconds: Double?) -> Bool {
        let end = seconds.map { Date().addingTimeInterval($0) }
        while true {
            let left = end.map { $0.timeIntervalSinceNow } ?? Self.interval
            Thread.sleep(forTimeInterval: max(0, min(left, Self.interval)))
            let now = Self.look(at: folders)
            if now != seen {
                seen = now
                return true
            }
            if left <= 0 { return false }
        }
    }

    private static func look(at folders: Set<String>) -> [String: Listing] {
        var result: [String: Listing] = [:]
        for folder in folders {
            var listing = Listing()
            let isEntered = { (path: String) in
                listing.folders.insert(path)
                return false
            }
            let tree = FileTree(folder, isWanted: { _ in true }, isEntered: isEntered)
            listing.files = tree.files.sorted { FilePaths.isOrdered($0.path, $1.path) }
            result[folder] = listing
        }
        return result
    }
}
