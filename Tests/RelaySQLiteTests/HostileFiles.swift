import Foundation
import Relay
import Testing

@testable import RelaySQLite

/// Something that may be where a storage expects its file.
struct HostileFile: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// What ``SQLiteStorage/open()`` gives.
    let opening: Set<Outcome>
    /// What reading gives afterwards, if it could be opened.
    let reading: Set<Outcome>
    /// Whether permissions make it hostile, which do not apply to root.
    let needsPermissions: Bool
    let make: @Sendable (StorageFolder) throws -> Void

    init(
        _ description: String,
        opening: Set<Outcome> = [.damaged],
        reading: Set<Outcome> = [.fine],
        needsPermissions: Bool = false,
        make: @escaping @Sendable (StorageFolder) throws -> Void
    ) {
        testDescription = description
        self.opening = opening
        self.reading = reading
        self.needsPermissions = needsPermissions
        self.make = make
    }

    /// Runs a statement on the main file with SQLite.
    static func run(_ statements: [String], in folder: StorageFolder) throws {
        if try !folder.names.contains("relay.sqlite") { try Data().write(to: folder.main) }
        let database = try SQLiteDatabase(
            path: folder.main.path,
            access: .write,
            library: .shared()
        )
        for statement in statements { try database.execute(statement) }
    }

    static func filled(
        _ description: String,
        opening: Set<Outcome> = [.damaged],
        reading: Set<Outcome> = [.fine],
        edit: @escaping @Sendable (inout Data) -> Void
    ) -> HostileFile {
        HostileFile(description, opening: opening, reading: reading) { folder in
            try folder.fill()
            try folder.edit(edit)
        }
    }

    static func changed(
        _ description: String,
        opening: Set<Outcome> = [.damaged],
        reading: Set<Outcome> = [.fine],
        _ statements: String...
    ) -> HostileFile {
        HostileFile(description, opening: opening, reading: reading) { folder in
            try folder.fill()
            try run(statements, in: folder)
        }
    }

    static let all: [HostileFile] = contents + headers + databases + kinds + permissions + besides

    static let contents: [HostileFile] = [
        HostileFile("no file", opening: [.fine]) { _ in },
        HostileFile("an empty file", opening: [.fine]) { try Data().write(to: $0.main) },
        HostileFile("one byte", opening: [.fine]) { try Data([83]).write(to: $0.main) },
        HostileFile("zeros") { try Data(count: 8192).write(to: $0.main) },
        HostileFile("random bytes") { folder in
            let bytes = (0..<20_000).map { _ in UInt8.random(in: 0...255) }
            try Data(bytes).write(to: folder.main)
        },
        HostileFile("a text") { folder in
            try Data(String(repeating: "{\"data\": null}\n", count: 900).utf8).write(
                to: folder.main
            )
        },
        HostileFile("only the magic words") { folder in
            try Data("SQLite format 3\0".utf8).write(to: folder.main)
        },
        filled("truncated in the header") { $0 = $0.prefix(60) },
        filled("truncated in the first page") { $0 = $0.prefix(500) },
        filled("truncated after the first page") { $0 = $0.prefix(1024) },
        filled("truncated in the middle") { $0 = $0.prefix($0.count / 2 + 100) },
        // SQLite fills an incomplete page with zeros.
        filled("truncated by a byte", opening: [.fine], reading: [.fine, .damaged]) {
            $0.removeLast()
        },
        filled("bytes after the end", opening: [.fine]) { $0.append(Data(count: 5000)) },
    ]

    static let headers: [HostileFile] = [
        filled("a wrong magic word") { $0[3] ^= 1 },
        filled("a page size of 65536") { $0.replaceSubrange(16..<18, with: [0, 1]) },
        filled("a page size of 3") { $0.replaceSubrange(16..<18, with: [0, 3]) },
        filled("a page size of 512") { $0.replaceSubrange(16..<18, with: [2, 0]) },
        filled("a file format of the future") { $0[18] = 9 },
        filled("a schema format of the future") { $0[47] = 9 },
        filled("more pages than there are") { $0.replaceSubrange(28..<32, with: [0, 1, 0, 0]) },
        filled("fewer pages than there are", opening: [.fine, .damaged], reading: [.damaged]) {
            $0.replaceSubrange(28..<32, with: [0, 0, 0, 12])
        },
        filled("a free list that leads nowhere", opening: [.fine]) {
            $0.replaceSubrange(32..<40, with: [0, 255, 255, 255, 0, 0, 0, 9])
        },
        filled("another text encoding", opening: [.damaged]) { $0[59] = 2 },
        filled("another application in the header") { $0[68] ^= 255 },
        filled("a schema page with flipped bytes") { data in
            for index in 600..<1024 { data[index] ^= 0x55 }
        },
        filled("pages with flipped bytes", opening: [.fine, .damaged], reading: [.damaged]) {
            for page in 2..<12 {
                for index in page * 1024..<page * 1024 + 60 { $0[index] ^= 0xff }
            }
        },
        filled("a page that is its own child", opening: [.fine, .damaged], reading: [.damaged]) {
            // Pages of inner nodes begin with 5. All children become page 3.
            for page in 1..<$0.count / 1024 where $0[page * 1024] == 5 {
                $0.replaceSubrange(page * 1024 + 8..<page * 1024 + 12, with: [0, 0, 0, 3])
                for cell in stride(from: page * 1024 + 512, to: page * 1024 + 1024, by: 1) {
                    $0[cell] = cell % 4 == 3 ? 3 : 0
                }
            }
        },
    ]

    static let databases: [HostileFile] = [
        HostileFile("the database of another program") { folder in
            try run(["CREATE TABLE notes (text)", "INSERT INTO notes VALUES ('x')"], in: folder)
        },
        HostileFile("the name of our application and other tables") { folder in
            try run(
                ["PRAGMA application_id=\(SQLiteSchema.application)", "CREATE TABLE records (a)"],
                in: folder
            )
        },
        changed("a missing table", "DROP TABLE notes"),
        changed("an additional column", "ALTER TABLE root ADD COLUMN other"),
        changed("an index of another program", "CREATE INDEX other ON records(number, count)"),
        changed("another table", "CREATE TABLE other (a)"),
        changed("statistics", opening: [.fine], "ANALYZE"),
        changed(
            "a trigger",
            "CREATE TRIGGER t AFTER INSERT ON records BEGIN DELETE FROM records; END"
        ),
        changed(
            "a view in place of a table",
            "DROP TABLE root",
            "CREATE VIEW root AS SELECT number, count, label, bytes FROM records"
        ),
        changed(
            "a table that runs forever",
            "DROP TABLE root",
            "CREATE VIEW root AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i FROM n) "
                + "SELECT i AS number, 1 AS count, '' AS label, x'' AS bytes FROM n"
        ),
        changed(
            "values of other types",
            opening: [.fine],
            "UPDATE records SET count='many', label=x'ff00', bytes='text' WHERE number=1"
        ),
        changed(
            "a schema that is not SQL",
            opening: [.damaged],
            "PRAGMA writable_schema=ON",
            "UPDATE sqlite_master SET sql='CREATE TABLE nonsense' WHERE name='root'"
        ),
        changed(
            "two tables in one tree",
            opening: [.fine, .damaged],
            reading: [.fine, .damaged],
            "PRAGMA writable_schema=ON",
            "UPDATE sqlite_master SET rootpage=(SELECT rootpage FROM sqlite_master "
                + "WHERE name='records') WHERE name='root'"
        ),
    ]

    static let kinds: [HostileFile] = [
        HostileFile("a folder") { folder in
            try FileManager.default.createDirectory(
                at: folder.main,
                withIntermediateDirectories: true
            )
            try Data("x".utf8).write(to: folder.file("relay.sqlite/x"))
        },
        HostileFile("a pipe") { #expect(mkfifo($0.main.path, 0o600) == 0) },
        HostileFile("a socket") { folder in try bindSocket(at: folder.main.path) },
        HostileFile("a link to nothing") { folder in
            #expect(symlink(folder.file("nothing").path, folder.main.path) == 0)
        },
        HostileFile("a link to itself") { folder in
            #expect(symlink("relay.sqlite", folder.main.path) == 0)
        },
        HostileFile("a link to a storage") { folder in
            try folder.fill()
            try FileManager.default.moveItem(at: folder.main, to: folder.file("other.sqlite"))
            #expect(symlink("other.sqlite", folder.main.path) == 0)
        },
        HostileFile("a link to a device") { folder in
            #expect(symlink("/dev/zero", folder.main.path) == 0)
        },
        HostileFile("a pipe in place of the log") { folder in
            try folder.fill()
            #expect(mkfifo(folder.file("relay.sqlite-wal").path, 0o600) == 0)
        },
        HostileFile("a pipe in place of the index") { folder in
            try folder.fill()
            #expect(mkfifo(folder.file("relay.sqlite-shm").path, 0o600) == 0)
        },
        HostileFile("a folder in place of the log") { folder in
            try folder.fill()
            try FileManager.default.createDirectory(
                at: folder.file("relay.sqlite-wal"),
                withIntermediateDirectories: true
            )
        },
        HostileFile("a link in place of the journal") { folder in
            try folder.fill()
            #expect(symlink("/dev/zero", folder.file("relay.sqlite-journal").path) == 0)
        },
    ]

    static let permissions: [HostileFile] = [
        HostileFile("a read-only file", opening: [.unavailable], needsPermissions: true) { folder in
            try folder.fill()
            #expect(chmod(folder.main.path, 0o400) == 0)
        },
        HostileFile("no permission", opening: [.unavailable], needsPermissions: true) { folder in
            try folder.fill()
            #expect(chmod(folder.main.path, 0) == 0)
        },
        HostileFile("a read-only folder", opening: [.unavailable], needsPermissions: true) {
            folder in
            try folder.fill()
            #expect(chmod(folder.url.path, 0o500) == 0)
        },
        HostileFile("a folder nobody may enter", opening: [.unavailable], needsPermissions: true) {
            try $0.fill()
            #expect(chmod($0.url.path, 0) == 0)
        },
    ]

    static let besides: [HostileFile] = [
        HostileFile("a log of garbage", opening: [.fine]) { folder in
            try folder.fill()
            try Data((0..<9000).map { UInt8(truncatingIfNeeded: $0 * $0) })
                .write(to: folder.file("relay.sqlite-wal"))
        },
        HostileFile("an index of garbage", opening: [.fine]) { folder in
            try folder.fill()
            try Data(repeating: 0xa5, count: 40_000).write(to: folder.file("relay.sqlite-shm"))
        },
        HostileFile("a log without a file", opening: [.fine]) { folder in
            try copyLog(of: StorageFolder(), to: folder)
        },
        HostileFile(
            "the log of another storage",
            opening: [.fine, .damaged],
            reading: [.fine, .damaged]
        ) { folder in
            try folder.fill()
            try copyLog(of: StorageFolder(), to: folder)
        },
        HostileFile("the log of another program", opening: [.damaged]) { folder in
            try folder.fill()
            let other = try StorageFolder()
            try run([], in: other)
            let database = try SQLiteDatabase(
                path: other.main.path,
                access: .write,
                library: .shared()
            )
            try database.execute("PRAGMA journal_mode=WAL")
            try database.execute("CREATE TABLE notes (text)")
            try FileManager.default.copyItem(
                at: other.file("relay.sqlite-wal"),
                to: folder.file("relay.sqlite-wal")
            )
        },
        HostileFile("a journal of garbage", opening: [.fine]) { folder in
            try folder.fill()
            try Data(repeating: 0xd9, count: 3000).write(to: folder.file("relay.sqlite-journal"))
        },
        HostileFile("the journal of another database", opening: [.fine, .damaged]) { folder in
            try folder.fill()
            let other = try StorageFolder()
            try run(["CREATE TABLE a (b)", "INSERT INTO a VALUES (1)"], in: other)
            let database = try SQLiteDatabase(
                path: other.main.path,
                access: .write,
                library: .shared()
            )
            try database.execute("PRAGMA synchronous=FULL")
            try database.execute("PRAGMA cache_size=1")
            try database.execute("BEGIN")
            try database.execute("CREATE TABLE c AS SELECT zeroblob(900000)")
            try FileManager.default.copyItem(
                at: other.file("relay.sqlite-journal"),
                to: folder.file("relay.sqlite-journal")
            )
        },
    ]

    /// Puts the log of a storage with other rows next to the file.
    private static func copyLog(of other: StorageFolder, to folder: StorageFolder) throws {
        let storage = try other.opened()
        try storage.write((1...9).map { .set(row($0, size: 6000), in: .names) }, isDurable: false)
        try FileManager.default.copyItem(
            at: other.file("relay.sqlite-wal"),
            to: folder.file("relay.sqlite-wal")
        )
    }

    private static func bindSocket(at path: String) throws {
        #if canImport(Darwin)
        let descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
        #else
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        defer { close(descriptor) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let result = withUnsafePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        #expect(result == 0)
    }
}
