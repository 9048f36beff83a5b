public import Foundation
import Relay

extension SQLiteStorage {
    /// Writes a copy into a single file, for ``init(image:)`` in another process.
    ///
    /// The copy has every change that was written until now. It replaces a file that is at the URL, in one
    /// step: a process that has the old one open continues to read it. Other threads can read and
    /// write the storage meanwhile.
    ///
    /// - Throws: a `StorageError`. Then the file at the URL is unchanged.
    public func export(to url: URL) throws {
        guard url.isFileURL, !url.path.utf8.contains(0) else {
            throw StorageError.unavailable("The URL does not lead to a file. Use a file URL.")
        }
        let target = SQLiteFile(url.path)
        guard !target.isSame(as: SQLiteFile(files.main)) else {
            throw StorageError.unavailable(
                "`\(files.file)` can't be exported into itself. Use another URL."
            )
        }
        // With the same name each time, so that there is only one after a crash.
        let copy = SQLiteFile(url.path + ".new")
        try withoutReplacing { owner in
            do {
                try write(copy, owner: owner)
                try copy.rename(to: target.path)
            } catch {
                if case .regular? = try? copy.kind { try? copy.remove() }
                throw error
            }
        }
        SQLiteFile.synchronizeFolder(url.deletingLastPathComponent().path)
    }

    private func write(_ copy: SQLiteFile, owner: Int64) throws {
        switch try copy.kind {
        case .missing: break
        case .regular: try copy.remove()
        default:
            throw StorageError.unavailable(
                "The copy can't be written, because `\(copy.name)` is not a file. Remove it."
            )
        }
        // SQLite writes into an empty file too, and other users can't read this one.
        guard try copy.create() else {
            throw StorageError.unavailable(
                "Another process exports to the same URL. Try again later."
            )
        }
        var source = SQLiteConnection(files: files, access: isImage ? .image : .read)
        let database = try source.connect()
        // SQLite counts the copy as a change.
        try database.execute("PRAGMA query_only=OFF")
        try database.withStatement("VACUUM INTO ?1") { statement in
            try statement.bind(copy.path, at: 1)
            _ = try statement.step()
        }
        try finish(copy, owner: owner)
        copy.synchronize()
    }

    /// Makes the copy a file that needs no log, and checks that it has our tables.
    private func finish(_ copy: SQLiteFile, owner: Int64) throws {
        let database = try SQLiteDatabase(path: copy.path, access: .write, library: .shared())
        guard try database.text("PRAGMA journal_mode=DELETE") == "delete" else {
            throw StorageError.unavailable("The copy can't be written. Try again later.")
        }
        try SQLiteSchema.check(owner, of: database, file: files.file)
    }
}
