import Foundation
import Relay

/// The tables of our files, their owner, and how to tell them from other files.
enum SQLiteSchema {
    /// `RLYS`.
    static let application: Int64 = 0x524C_5953

    /// Makes a connection the owner of its file, and creates the tables in an empty one.
    ///
    /// `check` is called before that, while no other connection can write. Returns the owner: a number that is in
    /// the file until another storage opens it.
    ///
    /// - Throws: `StorageError` if the file is not one of ours.
    static func claim(
        _ database: SQLiteDatabase,
        file: String,
        after check: (SQLiteDatabase) throws -> Void = { _ in }
    ) throws -> Int64 {
        if try isEmpty(database) {
            // Before the first page is written, since both are fixed then.
            try database.execute("PRAGMA page_size=1024")
            try database.execute("PRAGMA auto_vacuum=INCREMENTAL")
        } else {
            // Before anything is written, because it may be the file of another program.
            guard !database.isReadOnly else {
                throw StorageError.damaged(
                    "`\(file)` has a format that SQLite can't write. Set it aside or erase it."
                )
            }
            try self.check(database, file: file)
        }
        guard try database.text("PRAGMA journal_mode=WAL") == "wal" else {
            throw StorageError.unavailable(
                "`\(file)` is on a volume where SQLite has no write-ahead log. Use a local folder."
            )
        }
        return try database.transaction(.writing) {
            try check(database)
            if try isEmpty(database) {
                try create(database)
            } else {
                for statement in try self.check(database, file: file) {
                    try database.execute(statement)
                }
            }
            let previous = try owner(database)
            var owner: Int64
            repeat { owner = Int64(Int32.random(in: 1...Int32.max)) } while owner == previous
            try setOwner(owner, of: database)
            return owner
        }
    }

    /// Writes the owner into the file.
    static func setOwner(_ owner: Int64, of database: SQLiteDatabase) throws {
        try database.execute("PRAGMA user_version=\(owner)")
    }

    /// Returns the owner of the file, as ``claim(_:file:after:)`` has written it.
    static func owner(_ database: SQLiteDatabase) throws -> Int64 {
        try database.integer("PRAGMA user_version")
    }

    /// Returns a number that changes when another connection has changed the file.
    static func version(of database: SQLiteDatabase) throws -> Int64 {
        try database.integer("PRAGMA data_version")
    }

    /// Checks that no other storage has opened the file.
    static func check(_ owner: Int64, of database: SQLiteDatabase, file: String) throws {
        guard try self.owner(database) == owner else {
            throw StorageError.takenOver(
                "Another environment has opened `\(file)` since. Use one environment for each file."
            )
        }
    }

    /// Checks that the file is one of ours, without reading any row.
    ///
    /// Returns the statements for the tables that it lacks because an earlier version has made it.
    @discardableResult
    static func check(_ database: SQLiteDatabase, file: String) throws -> [String] {
        guard try database.integer("PRAGMA application_id") == application else {
            throw StorageError.damaged(
                "`\(file)` is the database of another program. Set it aside or erase it."
            )
        }
        var missing = Set(statements)
        let isComplete = try database.withStatement(
            // `ANALYZE` makes tables of statistics, which do no harm.
            "SELECT sql FROM sqlite_master WHERE name NOT IN ('sqlite_stat1', 'sqlite_stat4') "
                + "OR sql NOT LIKE 'CREATE TABLE %'"
        ) { statement in
            // A file that was made to harm may have triggers, or millions of tables.
            while try statement.step() {
                if missing.remove(statement.text(0)) == nil { return false }
            }
            return missing.isSubset(of: later)
        }
        guard isComplete else {
            throw StorageError.damaged(
                "`\(file)` has other tables than this version of Relay. Set it aside or erase it."
            )
        }
        return statements.filter(missing.contains)
    }

    /// Removes all rows, so that none of their bytes is left in the file or its log.
    static func erase(_ database: SQLiteDatabase, file: String) throws {
        let missing = try check(database, file: file)
        try database.execute("PRAGMA secure_delete=ON")
        try database.transaction(.writing) {
            for table in StoredRow.Table.allCases where !missing.contains(create(table)) {
                try database.execute(table.deleteAll)
            }
        }
        try database.execute("VACUUM")
        // Its first column is whether another connection reads the log.
        guard try database.integer("PRAGMA wal_checkpoint(TRUNCATE)") == 0 else {
            throw StorageError.unavailable(
                "`\(file)` can't be erased, because another process uses it. Try again later."
            )
        }
    }

    /// Whether the file has no contents.
    ///
    /// It has one page if we were interrupted between choosing the log and creating the tables.
    static func isEmpty(_ database: SQLiteDatabase) throws -> Bool {
        try database.integer("PRAGMA page_count") <= 1
            && database.integer("PRAGMA application_id") == 0
            && database.integer("PRAGMA user_version") == 0
            && database.integer("SELECT count(*) FROM sqlite_master") == 0
    }

    private static func create(_ database: SQLiteDatabase) throws {
        for statement in statements { try database.execute(statement) }
        try database.execute("PRAGMA application_id=\(application)")
    }

    /// The statements that create the tables, in the words in which SQLite keeps them.
    static let statements = StoredRow.Table.allCases.map { create($0) }

    /// Those of tables that the first version did not have.
    private static let later = Set([StoredRow.Table.mutations, .uploads].map { create($0) })

    private static func create(_ table: StoredRow.Table) -> String {
        "CREATE TABLE \"\(table.rawValue)\" (number INTEGER PRIMARY KEY, "
            + "count INTEGER NOT NULL, label TEXT NOT NULL, bytes BLOB NOT NULL)"
    }
}
