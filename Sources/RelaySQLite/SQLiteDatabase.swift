import Foundation
import Relay

/// A connection to a file of SQLite.
///
/// A class because it owns the connection, which is closed when it is released. It is not safe to
/// use it from several threads at a time.
final class SQLiteDatabase {
    /// The access of a connection.
    enum Access {
        /// Reads and writes a file that exists.
        case write
        /// Reads a file to which other connections may write.
        case read
        /// Reads a file that never changes, without any lock or file next to it.
        case image
    }

    private let library: SQLiteLibrary
    private let handle: SQLiteLibrary.Database
    private let file: String
    private var statements: [String: SQLiteStatement] = [:]

    /// Opens the file at a path.
    ///
    /// It must be a regular file: SQLite follows links and waits for pipes.
    init(path: String, access: Access, library: SQLiteLibrary) throws {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        var opened: SQLiteLibrary.Database?
        let name = access == .image ? Self.imageName(path) : path
        let code = SQLiteCode(rawValue: library.open(name, &opened, Self.flags(access), nil))
        guard code == .ok, let opened else {
            let error = library.error(code, of: opened, file: file)
            _ = library.close(opened)
            throw error
        }
        self.library = library
        self.file = file
        handle = opened
        _ = library.useExtendedCodes(handle, 1)
        _ = library.setBusyTimeout(handle, Self.busyTimeout)
        // SQLite opens a file that is write protected for reading only, and does not say so.
        guard access != .write || !isReadOnly else {
            throw StorageError.unavailable(
                "`\(file)` is write protected. Make it and its folder writable."
            )
        }
        try configure(access)
    }

    deinit {
        statements = [:]
        _ = library.close(handle)
    }

    // MARK: Statements

    /// Runs a statement once, and ignores its rows.
    func execute(_ sql: String) throws {
        let statement = try prepare(sql)
        while try statement.step() {}
    }

    /// Calls `body` with a statement, which is kept for the next call.
    ///
    /// When it returns, the statement holds no lock any more.
    func withStatement<Result>(
        _ sql: String,
        _ body: (SQLiteStatement) throws -> Result
    ) throws -> Result {
        let statement = try statements[sql] ?? prepare(sql)
        statements[sql] = statement
        defer { statement.reset() }
        return try body(statement)
    }

    /// Runs a statement that is kept for the next call.
    func run(_ sql: String) throws {
        try withStatement(sql) { while try $0.step() {} }
    }

    /// Returns the first column of the first row; 0 if there is none.
    func integer(_ sql: String) throws -> Int64 {
        try withStatement(sql) { try $0.step() ? $0.integer(0) : 0 }
    }

    /// Returns the first column of the first row; an empty text if there is none.
    func text(_ sql: String) throws -> String {
        try withStatement(sql) { try $0.step() ? $0.text(0) : "" }
    }

    // MARK: Transactions

    /// When a transaction takes its lock.
    enum Transaction: String {
        /// With the first statement, which should be one that reads.
        case reading = "BEGIN"
        /// At once, so that no other connection can write until it ends.
        case writing = "BEGIN IMMEDIATE"
    }

    /// Calls `body` in a transaction, and takes all its changes back if something fails.
    func transaction<Result>(_ kind: Transaction, _ body: () throws -> Result) throws -> Result {
        try run(kind.rawValue)
        do {
            let result = try body()
            try run("COMMIT")
            return result
        } catch {
            // SQLite itself has already ended it after some errors.
            if isInTransaction { try? run("ROLLBACK") }
            throw error
        }
    }

    /// Calls `body`, and if `isDurable`, syncs the log at the end of each transaction in it.
    func synchronizing(_ isDurable: Bool, _ body: () throws -> Void) throws {
        guard isDurable else { return try body() }
        try execute("PRAGMA synchronous=FULL")
        defer { try? execute("PRAGMA synchronous=NORMAL") }
        try body()
    }

    /// Whether a transaction is open.
    var isInTransaction: Bool { library.isAutocommit(handle) == 0 }

    /// Whether the file can't be written: for now its permissions, later also its format.
    var isReadOnly: Bool { library.isReadOnly(handle, "main") != 0 }

    /// Whether the file has been removed or renamed since it was opened.
    var hasMoved: Bool {
        var moved: Int32 = 0
        return library.control(handle, "main", Self.hasMoved, &moved) == 0 && moved != 0
    }

    private func prepare(_ sql: String) throws -> SQLiteStatement {
        var statement: SQLiteLibrary.Statement?
        let code = SQLiteCode(rawValue: library.prepare(handle, sql, -1, &statement, nil))
        guard code == .ok, let statement else {
            throw library.error(code, of: handle, file: file)
        }
        return SQLiteStatement(statement, library: library, file: file)
    }

    // MARK: Options

    private func configure(_ access: Access) throws {
        // The file may come from anywhere: its schema must not call functions, and pages are checked when
        // they are read. A file that is mapped into memory would crash us when it is truncated.
        try execute("PRAGMA trusted_schema=OFF")
        try execute("PRAGMA cell_size_check=ON")
        try execute("PRAGMA mmap_size=0")
        try execute("PRAGMA temp_store=MEMORY")
        guard access == .write else { return try execute("PRAGMA query_only=ON") }
        try execute("PRAGMA synchronous=NORMAL")
        try execute("PRAGMA journal_size_limit=\(Self.largestLog)")
        // Overwrites what is deleted if that costs no additional page.
        try execute("PRAGMA secure_delete=FAST")
        #if canImport(Darwin)
        // `fsync` alone leaves the data in the cache of the drive.
        try execute("PRAGMA fullfsync=1")
        try execute("PRAGMA checkpoint_fullfsync=1")
        #endif
    }

    private static func flags(_ access: Access) -> Int32 {
        let readOnly: Int32 = 0x1
        let readWrite: Int32 = 0x2
        let isURI: Int32 = 0x40
        let withoutMutex: Int32 = 0x8000
        // A reader also opens for writing, because it may have to recover the log, and close it.
        return withoutMutex | (access == .image ? readOnly | isURI : readWrite)
    }

    private static func imageName(_ path: String) -> String {
        var name = "file:"
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
                UInt8(ascii: "-"), UInt8(ascii: "_"):
                name.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16)
                name += digits.count == 1 ? "%0" + digits : "%" + digits
            }
        }
        return name + "?immutable=1"
    }

    /// In milliseconds.
    private static let busyTimeout: Int32 = 250
    /// In bytes: about what the log has at most between two checkpoints.
    private static let largestLog = 4 << 20
    private static let hasMoved: Int32 = 20
}
