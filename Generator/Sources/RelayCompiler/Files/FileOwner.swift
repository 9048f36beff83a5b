import Foundation

/// Looks up the owners of files.
enum FileOwner {
    /// Returns whether another user controls the file at a path.
    ///
    /// The user, the owner of `folder` and the superuser are trusted. The superuser may change
    /// everything anyway. Both a link and its target are checked.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - folder: A folder that the user chose; `nil` to trust no other owner.
    /// - Returns: Whether the owner is another user.
    static func isForeign(_ path: String, besides folder: String? = nil) -> Bool {
        var trusted: Set<uid_t> = [0, geteuid()]
        var status = stat()
        if let folder, stat(folder, &status) == 0 { trusted.insert(status.st_uid) }
        guard lstat(path, &status) == 0, trusted.contains(status.st_uid) else { return true }
        guard stat(path, &status) == 0 else { return false }
        return !trusted.contains(status.st_uid)
    }
}
