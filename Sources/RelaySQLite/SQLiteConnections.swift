import Foundation
import Relay

/// The connections of a storage.
struct SQLiteConnections {
    var writer: SQLiteConnection
    var reader: SQLiteConnection

    /// Closes the files.
    ///
    /// SQLite then copies the log into the database and removes it.
    mutating func close() {
        reader.database = nil
        writer.database = nil
    }

    /// Opens the file and becomes its owner.
    ///
    /// If there is no space for that, a file that is ours can be read, and ``claim()`` makes us its
    /// owner later. If it fails, the connections are closed, and the owner is the one before.
    mutating func open() throws {
        close()
        let before = (reader.access, writer.overdue)
        do {
            let owner = try connect()
            reader.owner = owner
            writer.owner = owner
        } catch {
            close()
            (reader.access, writer.overdue) = before
            throw error
        }
    }

    private mutating func connect() throws -> Int64 {
        let files = writer.files
        guard writer.access != .image else {
            let database = try reader.connect()
            try SQLiteSchema.check(database, file: files.file)
            return try SQLiteSchema.owner(database)
        }
        // Without SQLite there should not be a new file either.
        _ = try SQLiteLibrary.shared()
        try files.prepare()
        (reader.access, writer.overdue) = (.read, nil)
        do {
            let owner = try SQLiteSchema.claim(writer.connect(), file: files.file)
            _ = try SQLiteSchema.owner(reader.connect())
            return owner
        } catch StorageError.full(let reason) {
            return try connectWithoutSpace(reason)
        }
    }

    // MARK: Without space

    /// Opens the file for reading.
    ///
    /// Returns its owner.
    private mutating func connectWithoutSpace(_ reason: String) throws -> Int64 {
        do {
            let database = try writer.connect()
            writer.overdue = .init(version: try SQLiteSchema.version(of: database))
            return try readOwner(reason)
        } catch StorageError.full {
            close()
            // There is no space for the index of a log either, but also no log: others that use the file
            // would have both.
            guard try writer.files.hasNoLog else { throw StorageError.full(reason) }
            reader.access = .image
            writer.overdue = .init(version: nil)
            return try readOwner(reason)
        }
    }

    private mutating func readOwner(_ reason: String) throws -> Int64 {
        let database = try reader.connect()
        // Nothing can be read from an empty file.
        guard try !SQLiteSchema.isEmpty(database) else { throw StorageError.full(reason) }
        // Tables of later versions need space.
        let missing = try SQLiteSchema.check(database, file: reader.files.file)
        guard missing.isEmpty else { throw StorageError.full(reason) }
        return try SQLiteSchema.owner(database)
    }

    /// Becomes the owner of a file that was opened without space.
    ///
    /// If that fails, the file can be read as before.
    ///
    /// - Throws: `StorageError`, which is `takenOver` if the file was written since.
    mutating func claim() throws {
        guard let overdue = writer.overdue, let before = writer.owner else { return }
        let access = reader.access
        if access == .image { close() }
        do {
            let files = writer.files
            let owner = try SQLiteSchema.claim(writer.connect(), file: files.file) { database in
                try SQLiteSchema.check(before, of: database, file: files.file)
                // The owner before may have written, too.
                let version = try SQLiteSchema.version(of: database)
                guard version == overdue.version ?? version else {
                    throw StorageError.takenOver(StorageError.written(files.file))
                }
            }
            // An image would not be read again.
            reader.database = nil
            reader.access = .read
            (reader.owner, writer.owner, writer.overdue) = (owner, owner, nil)
        } catch {
            if access == .image || writer.database?.isInTransaction == true { close() }
            throw error
        }
    }
}
