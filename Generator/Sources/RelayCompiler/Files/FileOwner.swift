import Foundation

/// Looks up the owners of files.
enum FileOwner {
    /// Whether somebody else than the user, or the owner of a folder, decides what is at a path.
    ///
    /// The superuser may change everything anyway, so its files are fine. Of a link both the link
    /// and what it leads to count.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - folder: A folder that the user chose.
    /// - Returns: Whether the owner is somebody else.
    static func isForeign(_ path: String, besides folder: String) -> Bool {
        var trusted: Set<uid_t> = [0, geteuid()]
        var status = stat()
        if stat(folder, &status) == 0 { trusted.insert(status.st_uid) }
        guard lstat(path, &status) == 0, trusted.contains(status.st_uid) else { return true }
        guard stat(path, &status) == 0 else { return false }
        return !trusted.contains(status.st_uid)
    }
}
