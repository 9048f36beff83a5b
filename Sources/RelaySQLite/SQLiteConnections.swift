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
    /// If that fails, the connections are closed, and the owner is the one before.
    mutating func open() throws {
        close()
        do {
            let owner = try connect()
            reader.owner = owner
            writer.owner = owner
        } catch {
            close()
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
        let owner = try SQLiteSchema.claim(writer.connect(), file: files.file)
        _ = try SQLiteSchema.owner(reader.connect())
        return owner
    }
}
