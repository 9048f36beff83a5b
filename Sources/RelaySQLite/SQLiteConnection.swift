import Foundation
import Relay

/// A connection that is made again after it has failed.
struct SQLiteConnection {
    let files: SQLiteFiles
    var access: SQLiteDatabase.Access
    /// The number that the file has while it is ours; `nil` until it was opened.
    var owner: Int64?
    /// Set while the file has the owner before us, because there was no space for another one.
    var overdue: OverdueClaim?
    /// `nil` until it is used.
    var database: SQLiteDatabase?

    init(files: SQLiteFiles, access: SQLiteDatabase.Access) {
        self.files = files
        self.access = access
    }

    /// A claim of a file that was opened without space.
    struct OverdueClaim {
        /// The version of the data for the connection that writes; `nil` if the file is read as an image.
        var version: Int64?
    }

    /// Calls `body` with the database and the owner that it should have.
    ///
    /// After an error that may come from the connection, the next call makes another one.
    mutating func use<Result>(
        _ body: (SQLiteDatabase, Int64) throws -> Result
    ) throws -> Result {
        let owner = try requireOwner()
        do {
            return try body(try connect(), owner)
        } catch {
            recover(from: error)
            throw error
        }
    }

    private mutating func recover(from error: any Error) {
        switch error {
        case StorageError.full:
            // The log still has the space of the changes that were taken back.
            if access == .write { try? database?.execute("PRAGMA wal_checkpoint(TRUNCATE)") }
        case StorageError.takenOver:
            break
        default:
            database = nil
        }
        if database?.isInTransaction == true { database = nil }
    }

    /// Returns the owner.
    ///
    /// - Throws: `StorageError` if the file was not opened.
    func requireOwner() throws -> Int64 {
        guard let owner else {
            throw StorageError.unavailable("`\(files.file)` is not open. Call `open()` first.")
        }
        return owner
    }

    /// Returns the database, and connects to it if that is necessary.
    mutating func connect() throws -> SQLiteDatabase {
        if let database { return database }
        try files.check()
        let database = try SQLiteDatabase(path: files.main, access: access, library: .shared())
        self.database = database
        return database
    }
}
