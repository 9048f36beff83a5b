import Foundation
import Relay

extension SQLiteStorage {
    /// Opens the file, and creates it with its folder if it is missing.
    ///
    /// On a device without space, a file with contents can be read. Writing then fails until there is
    /// space.
    public func open() throws {
        try replace { try $0.open() }
    }

    /// Removes all files.
    ///
    /// Where they can't be removed, it removes the rows, or makes the files empty.
    public func erase() throws {
        try refuseImage()
        try replace { connections in
            try refuseForeign(&connections)
            connections.close()
            do {
                try files.removeAll()
            } catch {
                try eraseInPlace()
            }
            try connections.open()
        }
    }

    /// Checks that the file was not taken over: another storage's is not ours to remove.
    ///
    /// A connection that was dropped is made again for it.
    private func refuseForeign(_ connections: inout SQLiteConnections) throws {
        guard let owner = connections.writer.owner else { return }
        do {
            let database = try connections.writer.connect()
            guard !database.hasMoved else {
                throw StorageError.takenOver(StorageError.moved(files.file))
            }
            // An earlier attempt may have removed the file, and created another without having space for more.
            if try SQLiteSchema.isEmpty(database) { return }
            try SQLiteSchema.check(owner, of: database, file: files.file)
        } catch StorageError.takenOver(let text) {
            throw StorageError.takenOver(text)
        } catch {
            // A damaged file is removed.
        }
    }

    /// Renames the file to `relay.damaged-1.sqlite`, or with the next number, and creates an empty one.
    ///
    /// Two such files are kept.
    public func setAside() throws {
        try refuseImage()
        try replace { connections in
            try refuseForeign(&connections)
            connections.close()
            try files.setAside()
            try connections.open()
        }
    }

    private func eraseInPlace() throws {
        do {
            try files.check()
            let database = try SQLiteDatabase(path: files.main, access: .write, library: .shared())
            try SQLiteSchema.erase(database, file: files.file)
        } catch {
            // A damaged file, or one in a folder where SQLite can't create its log.
            return try files.truncateAll()
        }
        try files.truncateRest()
    }
}
