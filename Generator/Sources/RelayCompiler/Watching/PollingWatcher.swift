import Foundation

/// Looks at all files of folders twice a second: for file systems that tell nothing.
final class PollingWatcher: FolderWatcher {
    private static let interval = 0.5

    private var folders: Set<String> = []
    private var seen: [String: [FileEntry]] = [:]

    func watch(_ folders: Set<String>) -> Bool {
        let added = folders.subtracting(self.folders)
        self.folders = folders
        // What was seen before stays as it was: it may have changed while nobody waited.
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

    private static func look(at folders: Set<String>) -> [String: [FileEntry]] {
        var result: [String: [FileEntry]] = [:]
        for folder in folders {
            let tree = FileTree(folder, isWanted: { _ in true }, isEntered: { _ in false })
            result[folder] = tree.files.sorted { $0.path < $1.path }
        }
        return result
    }
}
