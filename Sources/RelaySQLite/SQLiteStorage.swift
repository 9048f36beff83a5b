public import Foundation
public import Relay

/// A storage in a file of SQLite.
///
/// A class because it owns the connections to the file.
///
/// The file is `relay.sqlite`. While it is open, SQLite keeps `relay.sqlite-wal` and
/// `relay.sqlite-shm` next to it. Files that were set aside are called `relay.damaged-1.sqlite` and
/// so on. Only the user who runs the process can read them.
///
/// One storage at a time uses a file. When another one opens it, in this process or another, the
/// first one throws `StorageError` from then on, also when it reads.
public final class SQLiteStorage: RecordStorage {
    // Two connections, so that a reader never waits for a transaction that writes. Locks are taken
    // in the order of the properties. `open()`, `erase()` and `setAside()` hold all three.
    let files: SQLiteFiles
    let isImage: Bool
    private let replacement = Locked(())
    private let writer: Locked<SQLiteConnection>
    private let reader: Locked<SQLiteConnection>

    /// Creates a storage in a folder, which need not exist before ``open()``.
    ///
    /// The folder should contain nothing else. On Apple platforms it is excluded from backups, and
    /// its files can't be read until the device has been unlocked for the first time.
    ///
    /// `name` is the name of the files without their extensions.
    public init(folder: URL, name: String = "relay") {
        precondition(!name.isEmpty && !name.contains("/"), "The name must be that of a file.")
        files = SQLiteFiles(folder: folder, name: name)
        isImage = false
        writer = Locked(SQLiteConnection(files: files, access: .write))
        reader = Locked(SQLiteConnection(files: files, access: .read))
    }

    /// Creates a storage that only reads a file, which ``export(to:)`` has made.
    ///
    /// Nothing may write to the file while it is open, but it may be replaced. The next call of
    /// ``open()`` reads the new one. No lock is taken, and no other file is created.
    public init(image: URL) {
        files = SQLiteFiles(image: image)
        isImage = true
        writer = Locked(SQLiteConnection(files: files, access: .image))
        reader = Locked(SQLiteConnection(files: files, access: .image))
    }

    /// Whether it was opened as an image.
    public var isReadOnly: Bool { isImage }

    // MARK: Reading

    /// Calls `body` with each row of a table.
    ///
    /// It reads several rows at a time and calls `body` between two reads, without a lock. If rows
    /// are written meanwhile, `body` gets some from before that write and others from after it.
    public func forEachRow(in table: StoredRow.Table, _ body: (StoredRow) -> Void) throws {
        var last: Int64?
        while let rows = try batch(of: table, after: last), let end = rows.last {
            for row in rows { body(row) }
            last = end.number
        }
    }

    /// Returns the bytes of a row.
    public func bytes(of number: Int64, in table: StoredRow.Table) throws -> Data? {
        try read { database in
            try database.withStatement(table.selectBytes) { statement in
                try statement.bind(number, at: 1)
                return try statement.step() ? statement.bytes(0) : nil
            }
        }
    }

    /// Returns how many bytes the pages of the file take, without those that are free.
    public func size() throws -> Int {
        try read { database in
            let pages = try database.integer("PRAGMA page_count")
            let used = pages.subtractingReportingOverflow(
                try database.integer("PRAGMA freelist_count")
            ).partialValue
            let size = used.multipliedReportingOverflow(
                by: try database.integer("PRAGMA page_size")
            ).partialValue
            return Int(clamping: size)
        }
    }

    /// Returns the next rows; `nil` if there can't be more.
    private func batch(of table: StoredRow.Table, after last: Int64?) throws -> [StoredRow]? {
        guard last != .max else { return nil }
        return try read { database in
            try database.withStatement(table.selectRows) { statement in
                try statement.bind(last.map { $0 + 1 } ?? .min, at: 1)
                var rows: [StoredRow] = []
                var size = 0
                while rows.count < 64, size < 1 << 18, try statement.step() {
                    let row = StoredRow(
                        number: try ascending(
                            statement.integer(0),
                            after: rows.last?.number ?? last
                        ),
                        count: try count(statement.integer(1)),
                        label: statement.text(2),
                        bytes: statement.bytes(3)
                    )
                    size += row.bytes.count
                    rows.append(row)
                }
                return rows
            }
        }
    }

    /// Returns a number if it is greater than the one before.
    ///
    /// In a damaged file a page may be part of a tree many times, so that there is no end of rows.
    private func ascending(_ number: Int64, after last: Int64?) throws -> Int64 {
        if let last, number <= last { throw wrongRow }
        return number
    }

    private func count(_ value: Int64) throws -> Int {
        guard let count = Int(exactly: value) else { throw wrongRow }
        return count
    }

    private var wrongRow: StorageError {
        .damaged("`\(files.file)` is damaged: a row has a wrong number. Set it aside or erase it.")
    }

    /// Calls `body` with the connection for reading, in a transaction.
    private func read<Result>(_ body: (SQLiteDatabase) throws -> Result) throws -> Result {
        try reader.withLock { connection in
            // There is space for others to write by now, and an image would not be read again.
            if !isImage, connection.access == .image, try !files.hasNoLog {
                (connection.database, connection.access) = (nil, .read)
            }
            return try connection.use { database, owner in
                try database.transaction(.reading) {
                    try SQLiteSchema.check(owner, of: database, file: files.file)
                    return try body(database)
                }
            }
        }
    }

    // MARK: Writing

    /// Makes changes in one transaction.
    public func write(_ changes: [StoredRow.Change], isDurable: Bool) throws {
        try refuseImage()
        let isOverdue = writer.withLock { $0.overdue != nil }
        if isOverdue { try replace { try $0.claim() } }
        try writer.withLock { connection in
            try connection.use { database, owner in
                try database.synchronizing(isDurable) {
                    try database.transaction(.writing) {
                        guard !database.hasMoved else {
                            throw StorageError.takenOver(StorageError.moved(files.file))
                        }
                        try SQLiteSchema.check(owner, of: database, file: files.file)
                        for change in changes { try apply(change, to: database) }
                        // SQLite syncs nothing for a transaction without changes.
                        if changes.isEmpty { try SQLiteSchema.setOwner(owner, of: database) }
                    }
                }
                reclaim(database)
            }
        }
    }

    private func apply(_ change: StoredRow.Change, to database: SQLiteDatabase) throws {
        switch change {
        case .set(let row, in: let table): try set(row, in: table, of: database)
        case .remove(let number, from: let table):
            try database.withStatement(table.delete) { statement in
                try statement.bind(number, at: 1)
                _ = try statement.step()
            }
        }
    }

    private func set(
        _ row: StoredRow,
        in table: StoredRow.Table,
        of database: SQLiteDatabase
    ) throws {
        try database.withStatement(table.upsert) { statement in
            try statement.bind(row.number, at: 1)
            try statement.bind(Int64(row.count), at: 2)
            try statement.bind(row.label, at: 3)
            try statement.bind(row.bytes, at: 4)
            _ = try statement.step()
        }
    }

    /// Makes the file smaller if much of it is free, by one megabyte at most for each write.
    ///
    /// A quarter of the file may be free, because new rows need space again.
    private func reclaim(_ database: SQLiteDatabase) {
        guard let free = try? database.integer("PRAGMA freelist_count"), free > 2048,
            let pages = try? database.integer("PRAGMA page_count"), free > pages / 4
        else { return }
        // The changes are in the file, whether or not this succeeds.
        try? database.run("PRAGMA incremental_vacuum(1024)")
    }

    // MARK: Replacing

    /// Calls `body` while the connections are not in use otherwise, and nothing is exported.
    func replace(_ body: (inout SQLiteConnections) throws -> Void) throws {
        try replacement.withLock { _ in
            try writer.withLock { writer in
                try reader.withLock { reader in
                    var connections = SQLiteConnections(writer: writer, reader: reader)
                    // Moved, since a database is closed when its last reference is gone.
                    writer.database = nil
                    reader.database = nil
                    defer {
                        writer = connections.writer
                        reader = connections.reader
                    }
                    try body(&connections)
                }
            }
        }
    }

    /// Calls `body` with the owner that the file should have, while it is not replaced.
    func withoutReplacing(_ body: (Int64) throws -> Void) throws {
        try replacement.withLock { _ in
            try body(try reader.withLock { try $0.requireOwner() })
        }
    }

    func refuseImage() throws {
        guard !isImage else {
            throw StorageError.unavailable(
                "`\(files.file)` was opened as an image, which can only be read."
            )
        }
    }
}
