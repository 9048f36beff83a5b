import Foundation
import Relay
import TestSupport
import Testing

@testable import RelaySQLite

/// What a storage makes of files that are not what it has written.
@Suite(.timeLimit(.minutes(5))) struct HostileFileTests {
    private static let isRoot = geteuid() == 0

    @Test(arguments: HostileFile.all) func isReportedAndCanBeErased(file: HostileFile) throws {
        let folder = try StorageFolder()
        try file.make(folder)
        let storage = folder.storage()
        let opened = Outcome { try storage.open() }
        if file.needsPermissions {
            guard !Self.isRoot else { return }
            #expect(file.opening.contains(opened))
            #expect(chmod(folder.url.path, 0o700) == 0)
        } else {
            #expect(file.opening.contains(opened))
            if opened == .fine {
                #expect(file.reading.contains(storage.readAll()))
                let written = Outcome { try storage.set(row(1), in: .notes) }
                #expect([.fine, .damaged].contains(written))
            }
        }
        try storage.erase()
        #expect(storage.readAll() == .fine)
        try storage.set(row(1))
        #expect(try storage.rows(in: .records) == [row(1)])
    }

    @Test(arguments: HostileFile.all) func canBeSetAside(file: HostileFile) throws {
        guard !file.needsPermissions else { return }
        let folder = try StorageFolder()
        try file.make(folder)
        let storage = folder.storage()
        _ = Outcome { try storage.open() }
        try storage.setAside()
        #expect(storage.readAll() == .fine)
        try storage.set(row(1))
        #expect(try storage.rows(in: .records) == [row(1)])
        try storage.erase()
        #expect(try folder.names.allSatisfy { !$0.contains("damaged") })
    }

    @Test(arguments: HostileFile.all) func asAnImageItCanOnlyBeRead(file: HostileFile) throws {
        guard !file.needsPermissions else { return }
        let folder = try StorageFolder()
        try file.make(folder)
        let names = try folder.names
        let image = SQLiteStorage(image: folder.main)
        let opened = Outcome { try image.open() }
        if opened == .fine { #expect([.fine, .damaged].contains(image.readAll())) }
        #expect([.fine, .damaged, .unavailable].contains(opened))
        #expect(try folder.names == names)
    }

    @Test func otherFilesThanOursStay() throws {
        let folder = try StorageFolder()
        try Data("x".utf8).write(to: folder.file("target"))
        #expect(symlink("target", folder.main.path) == 0)
        let storage = folder.storage()
        #expect(Outcome { try storage.open() } == .damaged)
        try storage.setAside()
        try storage.erase()
        #expect(try Data(contentsOf: folder.file("target")) == Data("x".utf8))
    }

    @Test func theDatabaseOfAnotherProgramIsNotChanged() throws {
        let folder = try StorageFolder()
        try HostileFile.run(["CREATE TABLE notes (text)"], in: folder)
        let before = try Data(contentsOf: folder.main)
        #expect(Outcome { try folder.storage().open() } == .damaged)
        #expect(try Data(contentsOf: folder.main) == before)
        #expect(try folder.names == ["relay.sqlite"])
    }

    @Test func createsFoldersThatAreMissing() throws {
        let folder = try StorageFolder()
        let storage = SQLiteStorage(folder: folder.file("a/b/c"))
        try storage.open()
        #expect(FileManager.default.fileExists(atPath: folder.file("a/b/c/relay.sqlite").path))
    }

    @Test func placesThatCanNotBeFoldersAreUnavailable() throws {
        let folder = try StorageFolder()
        try Data().write(to: folder.file("file"))
        #expect(symlink("nothing", folder.file("link").path) == 0)
        let long = String(repeating: String(repeating: "d", count: 200) + "/", count: 6)
        let places = [
            folder.file("file"), folder.file("file/below"), folder.file("link"),
            folder.file(long), folder.file(String(repeating: "e", count: 300)),
            URL(fileURLWithPath: "/proc/nothing"), URL(fileURLWithPath: "/dev/null/x"),
        ]
        for place in places {
            let storage = SQLiteStorage(folder: place)
            #expect(Outcome { try storage.open() } == .unavailable, "\(place)")
            #expect(Outcome { try storage.erase() } == .unavailable, "\(place)")
        }
        if let web = URL(string: "https://example.com/folder") {
            #expect(Outcome { try SQLiteStorage(folder: web).open() } == .unavailable)
            #expect(Outcome { try SQLiteStorage(image: web).open() } == .unavailable)
        }
    }

    @Test func aLockedFileIsUnavailableUntilItIsUnlocked() throws {
        let folder = try StorageFolder()
        let storage = try folder.opened()
        try storage.set(row(1))
        let other = try SQLiteDatabase(
            path: folder.main.path,
            access: .write,
            library: .shared()
        )
        try other.execute("BEGIN IMMEDIATE")
        #expect(Outcome { try storage.set(row(2)) } == .unavailable)
        #expect(try storage.rows(in: .records) == [row(1)])
        #expect(Outcome { try folder.storage().open() } == .unavailable)
        try other.execute("COMMIT")
        try storage.set(row(2))
        #expect(try storage.rows(in: .records) == [row(1), row(2)])
    }

    @Test func aFileLockedExclusivelyIsUnavailable() throws {
        let folder = try StorageFolder()
        try folder.fill()
        let other = try SQLiteDatabase(
            path: folder.main.path,
            access: .write,
            library: .shared()
        )
        try other.execute("PRAGMA journal_mode=DELETE")
        try other.execute("BEGIN EXCLUSIVE")
        let start = Date()
        let storage = folder.storage()
        #expect(Outcome { try storage.open() } == .unavailable)
        #expect(Date().timeIntervalSince(start) < 2)
        try other.execute("COMMIT")
        try storage.open()
        #expect(storage.readAll() == .fine)
    }

    @Test func noLockIsHeldBetweenCalls() throws {
        let folder = try StorageFolder()
        let storage = try folder.opened()
        let other = try SQLiteDatabase(path: folder.main.path, access: .write, library: .shared())
        func expectNoLock() throws {
            // It waits for all who read or write.
            #expect(try other.integer("PRAGMA wal_checkpoint(TRUNCATE)") == 0)
        }
        try storage.write((1...600).map { .set(row($0), in: .records) }, isDurable: true)
        try expectNoLock()
        #expect(storage.readAll() == .fine)
        try expectNoLock()
        #expect(try storage.bytes(of: 1, in: .records) != nil)
        try expectNoLock()
        try storage.forEachRow(in: .records) { _ in try? expectNoLock() }
        _ = try folder.opened()
        #expect(Outcome { try storage.set(row(1)) } == .takenOver)
        #expect(storage.readAll() == .takenOver)
        try expectNoLock()
    }

    @Test func aLibraryThatIsMissingIsUnavailable() throws {
        #if !canImport(Darwin)
        #expect(SQLiteLibrary(names: ["libnothing.so"]) == nil)
        #expect(SQLiteLibrary(names: ["libc.so.6"]) == nil)
        #expect(SQLiteLibrary.missing.contains("`libsqlite3-0`"))
        #endif
    }

    @Test func aClosedFileIsAnImageToo() throws {
        let folder = try StorageFolder()
        try folder.fill()
        let image = SQLiteStorage(image: folder.main)
        try image.open()
        #expect(try image.rows(in: .records).count == 50)
        #expect(try folder.names == ["relay.sqlite"])
    }

    @Test func aFileThatDisappearsDoesNotDisturbReaders() throws {
        let folder = try StorageFolder()
        let storage = try folder.opened()
        try storage.set(row(1))
        try FileManager.default.removeItem(at: folder.main)
        #expect(Outcome { try storage.set(row(2)) } == .takenOver)
        #expect(storage.readAll() == .fine)
        try storage.open()
        #expect(try storage.rows(in: .records).isEmpty)
        try storage.set(row(3))
    }

    @Test func aFileTruncatedWhileItIsOpenIsDamaged() throws {
        let folder = try StorageFolder()
        try folder.fill()
        let storage = try folder.opened()
        #expect(truncate(folder.main.path, 20_000) == 0)
        #expect([.damaged, .takenOver].contains(storage.readAll()))
        #expect([.fine, .damaged].contains(Outcome { try storage.set(row(1)) }))
        try storage.setAside()
        try storage.set(row(1))
        #expect(storage.readAll() == .fine)
    }

    @Test func randomDamageIsNeverMoreThanAnError() throws {
        var random = SystemRandomNumberGenerator()
        let folder = try StorageFolder()
        try folder.fill(rows: 400, size: 600)
        let sound = try Data(contentsOf: folder.main)
        for _ in 1...60 {
            let damaged = try StorageFolder()
            var data = sound
            for _ in 1...Int.random(in: 1...60, using: &random) {
                // Half of the damage is in the first pages, where it does most.
                let end = Bool.random(using: &random) ? 9 * 4096 : data.count
                data[Int.random(in: 0..<end, using: &random)] = UInt8.random(in: 0...255)
            }
            try data.write(to: damaged.main)
            let storage = damaged.storage()
            let opened = Outcome { try storage.open() }
            #expect([.fine, .damaged, .unavailable].contains(opened))
            if opened == .fine {
                #expect([.fine, .damaged].contains(storage.readAll()))
                let changes = (1...400).flatMap { number -> [StoredRow.Change] in
                    [
                        .set(row(number, size: 900), in: .records),
                        .remove(number - 200, from: .records),
                    ]
                }
                let written = Outcome { try storage.write(changes, isDurable: false) }
                #expect([.fine, .damaged, .full].contains(written))
            }
            try storage.setAside()
            #expect(storage.readAll() == .fine)
        }
    }

    @Test func messagesNameTheFileAndNotItsFolder() throws {
        let folder = try StorageFolder()
        try Data("text".utf8).write(to: folder.main)
        do {
            try folder.storage().open()
        } catch {
            let text = "\(error)"
            #expect(text.hasPrefix("`relay.sqlite` is damaged: file is not a database"))
            #expect(!text.contains("/"))
        }
    }
}
