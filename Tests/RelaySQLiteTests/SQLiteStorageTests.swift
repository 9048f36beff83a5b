import Foundation
import Relay
import RelaySQLite
import TestSupport
import Testing

/// What a storage keeps, and who may use it.
@Suite(.timeLimit(.minutes(5))) struct SQLiteStorageTests {
    private let folder: StorageFolder

    init() throws { folder = try StorageFolder() }

    @Test(arguments: StoredRow.Table.allCases)
    func returnsWhatWasWritten(to table: StoredRow.Table) throws {
        let storage = try folder.opened()
        let rows = [
            StoredRow(number: .min, count: 0, label: "", bytes: Data()),
            StoredRow(number: -1, count: .max, label: "a\0b", bytes: Data([0, 1, 255])),
            StoredRow(number: 0, count: -3, label: "žluťoučký 🐎", bytes: Data(count: 100_000)),
            StoredRow(number: .max, bytes: Data("x".utf8).dropFirst(0)),
        ]
        try storage.write(rows.reversed().map { .set($0, in: table) }, isDurable: false)
        #expect(try storage.rows(in: table) == rows)
        for row in rows { #expect(try storage.bytes(of: row.number, in: table) == row.bytes) }
        #expect(try storage.bytes(of: 5, in: table) == nil)
    }

    @Test func keepsTablesApart() throws {
        let storage = try folder.opened()
        try storage.set(row(1, size: 1), in: .records)
        try storage.set(row(1, size: 2), in: .root)
        try storage.write([.remove(1, from: .records)], isDurable: false)
        #expect(try storage.rows(in: .records).isEmpty)
        #expect(try storage.rows(in: .root) == [row(1, size: 2)])
    }

    @Test func readsManyRowsInOrder() throws {
        let storage = try folder.opened()
        let rows = (0..<1500).map { row(Int64($0 * 7 % 1500), size: $0 % 4000) }
        try storage.write(rows.map { .set($0, in: .names) }, isDurable: false)
        #expect(try storage.rows(in: .names) == rows.sorted { $0.number < $1.number })
    }

    @Test func replacesRowsAndTheirCounts() throws {
        let storage = try folder.opened()
        try storage.set(row(1, count: 1))
        try storage.set(row(1, count: 1, size: 9000))
        #expect(try storage.rows(in: .records) == [row(1, count: 1, size: 9000)])
        try storage.set(row(1, count: 2, size: 3))
        #expect(try storage.rows(in: .records) == [row(1, count: 2, size: 3)])
    }

    @Test func theLastChangeOfARowCounts() throws {
        let storage = try folder.opened()
        try storage.write(
            [.set(row(1), in: .root), .remove(1, from: .root), .set(row(1, size: 4), in: .root)],
            isDurable: true
        )
        #expect(try storage.rows(in: .root) == [row(1, size: 4)])
    }

    @Test(arguments: [true, false]) func keepsRowsWhenItIsOpenedAgain(isDurable: Bool) throws {
        do {
            let storage = try folder.opened()
            try storage.write([.set(row(1), in: .records)], isDurable: isDurable)
        }
        #expect(try folder.names == ["relay.sqlite"])
        let storage = try folder.opened()
        #expect(try storage.rows(in: .records) == [row(1)])
        try storage.open()
        #expect(try storage.rows(in: .records) == [row(1)])
    }

    @Test func isClosedUntilItIsOpened() {
        let storage = folder.storage()
        #expect(storage.readAll() == .unavailable)
        #expect(Outcome { try storage.set(row(1)) } == .unavailable)
        #expect(Outcome { _ = try storage.size() } == .unavailable)
    }

    @Test func onlyTheLastWhoOpenedAFileMayUseIt() throws {
        let first = try folder.opened()
        try first.set(row(1))
        let second = try folder.opened()
        #expect(Outcome { try first.set(row(2)) } == .takenOver)
        #expect(first.readAll() == .takenOver)
        try second.set(row(3))
        #expect(try second.rows(in: .records).map(\.number) == [1, 3])
        try first.open()
        try first.set(row(4))
        #expect(Outcome { try second.set(row(5)) } == .takenOver)
        #expect(try first.rows(in: .records).map(\.number) == [1, 3, 4])
    }

    @Test func whoseFileWasErasedBySomebodyElseDoesNotDisturbThem() throws {
        var first: SQLiteStorage? = try folder.opened()
        try first?.set(row(1))
        let second = folder.storage()
        try second.erase()
        try second.set(row(2))
        #expect(Outcome { try first?.set(row(3)) } == .takenOver)
        first = nil
        try second.set(row(4))
        #expect(try folder.names.contains("relay.sqlite-wal"))
        #expect(try second.rows(in: .records).map(\.number) == [2, 4])
        #expect(try folder.opened().rows(in: .records).map(\.number) == [2, 4])
    }

    @Test func readsWhileATransactionWrites() throws {
        let storage = try folder.opened()
        try storage.set(row(1))
        let numbers = (1...20_000).map { Int64($0) }
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            try? storage.write(
                numbers.map { .set(row($0, size: 900), in: .records) },
                isDurable: true
            )
            done.signal()
        }
        var seen: Set<Int> = []
        repeat {
            seen.insert(try storage.rows(in: .records).count)
        } while done.wait(timeout: .now()) == .timedOut
        seen.insert(try storage.rows(in: .records).count)
        #expect(seen == [1, 20_000])
    }

    @Test func othersMayWriteWhileRowsAreVisited() throws {
        let storage = try folder.opened()
        try storage.write((1...600).map { .set(row($0), in: .names) }, isDurable: false)
        var numbers: [Int64] = []
        try storage.forEachRow(in: .names) { visited in
            numbers.append(visited.number)
            if visited.number == 1 { try? storage.set(row(601), in: .names) }
        }
        #expect(numbers == Array(1...601))
    }

    @Test func eraseLeavesNoByteInAnyFile() throws {
        let marker = "a secret that nobody may find"
        let secret = StoredRow(number: 1, label: marker, bytes: Data(marker.utf8))
        let storage = try folder.opened()
        try storage.set(secret)
        try storage.setAside()
        try storage.set(secret)
        #expect(try folder.contains(marker))
        try storage.erase()
        #expect(try !folder.contains(marker))
        #expect(storage.readAll() == .fine)
        #expect(try storage.rows(in: .records).isEmpty)
        try storage.set(row(2))
        #expect(try folder.names == ["relay.sqlite", "relay.sqlite-shm", "relay.sqlite-wal"])
    }

    /// A folder where files can't be removed, with the log there or not.
    @Test(.enabled(if: geteuid() != 0), arguments: [true, false])
    func eraseLeavesNoByteInFilesThatCanNotBeRemoved(isOpen: Bool) throws {
        let marker = "a secret that nobody may find"
        let secret = StoredRow(number: 1, label: marker, bytes: Data(marker.utf8))
        var storage = try folder.opened()
        try storage.set(secret)
        try storage.setAside()
        try storage.set(secret)
        if !isOpen { storage = folder.storage() }
        #expect(try folder.contains(marker))
        #expect(chmod(folder.url.path, 0o500) == 0)
        // Without its log SQLite can't open the file.
        #expect(Outcome { try storage.erase() } == (isOpen ? .fine : .unavailable))
        #expect(try !folder.contains(marker))
        #expect(chmod(folder.url.path, 0o700) == 0)
        if !isOpen { try storage.open() }
        #expect(try storage.rows(in: .records).isEmpty)
        try storage.set(row(1))
        #expect(try storage.rows(in: .records) == [row(1)])
    }

    @Test(.enabled(if: geteuid() != 0)) func eraseFailsIfItCanNotFindWhatWasSetAside() throws {
        let storage = try folder.opened()
        try storage.setAside()
        #expect(chmod(folder.url.path, 0o300) == 0)
        #expect(Outcome { try storage.erase() } == .unavailable)
        #expect(chmod(folder.url.path, 0o700) == 0)
        try storage.erase()
        #expect(try folder.names.allSatisfy { !$0.contains("damaged") })
    }

    @Test func keepsTwoOfTheFilesThatWereSetAside() throws {
        let storage = try folder.opened()
        for number in 1...4 {
            try storage.set(row(Int64(number)))
            try storage.setAside()
            #expect(try storage.rows(in: .records).isEmpty)
        }
        let aside = try folder.names.filter { $0.contains("damaged") }
        #expect(aside == ["relay.damaged-3.sqlite", "relay.damaged-4.sqlite"])
    }

    @Test func asideGoesTheLogWithItsFile() throws {
        try folder.fill()
        try Data("a log".utf8).write(to: folder.file("relay.sqlite-wal"))
        try Data("a journal".utf8).write(to: folder.file("relay.sqlite-journal"))
        try Data().write(to: folder.file("relay.damaged-99999999999999999999.sqlite"))
        try folder.storage().setAside()
        #expect(
            try folder.names.filter { $0.contains("damaged-1") } == [
                "relay.damaged-1.sqlite", "relay.damaged-1.sqlite-journal",
                "relay.damaged-1.sqlite-wal",
            ]
        )
    }

    @Test func filesAreOnlyForTheirOwner() throws {
        let storage = try folder.opened()
        try storage.set(row(1))
        for name in try folder.names {
            var information = stat()
            #expect(lstat(folder.file(name).path, &information) == 0)
            #expect(information.st_mode & 0o777 == 0o600)
        }
        _ = chmod(folder.main.path, 0o644)
        try storage.open()
        var information = stat()
        #expect(lstat(folder.main.path, &information) == 0)
        #expect(information.st_mode & 0o777 == 0o600)
    }

    @Test func becomesSmallerAfterMuchWasRemoved() throws {
        do {
            let storage = try folder.opened()
            let rows = (1...2000).map { row($0, size: 8000) }
            try storage.write(rows.map { .set($0, in: .records) }, isDurable: false)
            #expect(try storage.size() > 16_000_000)
            let removals = rows.dropFirst(10).map {
                StoredRow.Change.remove($0.number, from: .records)
            }
            try storage.write(removals, isDurable: false)
            for _ in 1...40 { try storage.set(row(1), in: .header) }
            #expect(try storage.size() < 10_000_000)
            #expect(try storage.rows(in: .records) == Array(rows.prefix(10)))
        }
        let size = try FileManager.default.attributesOfItem(atPath: folder.main.path)[.size] as? Int
        #expect(try #require(size) < 4_000_000)
    }

    @Test func theLogDoesNotStayLarge() throws {
        let storage = try folder.opened()
        let changes = (1...2000).map { StoredRow.Change.set(row($0, size: 8000), in: .records) }
        try storage.write(changes, isDurable: false)
        for _ in 1...3 { try storage.set(row(1), in: .header) }
        let log = folder.file("relay.sqlite-wal").path
        let size = try FileManager.default.attributesOfItem(atPath: log)[.size] as? Int
        #expect(try #require(size) <= 4 << 20)
    }

    @Test func anotherProcessReadsACopy() throws {
        let storage = try folder.opened()
        try storage.write(
            (1...300).map { .set(row($0, size: 500), in: .records) },
            isDurable: false
        )
        let url = folder.file("copy #1%?&ž.sqlite")
        try Data("what was there".utf8).write(to: url)
        try storage.export(to: url)
        try storage.export(to: url)
        #expect(try folder.names.filter { $0.hasPrefix("copy") } == [url.lastPathComponent])
        let image = SQLiteStorage(image: url)
        #expect(image.readAll() == .unavailable)
        try image.open()
        #expect(try image.rows(in: .records) == storage.rows(in: .records))
        #expect(try image.rows(in: .records).count == 300)
        #expect(try image.size() > 150_000)
        #expect(Outcome { try image.set(row(1)) } == .unavailable)
        #expect(Outcome { try image.erase() } == .unavailable)
        #expect(Outcome { try image.setAside() } == .unavailable)
        try image.export(to: folder.file("second.sqlite"))
        #expect(try folder.names.filter { $0.hasPrefix("copy") } == [url.lastPathComponent])
        try storage.set(row(1, size: 1))
        try storage.export(to: url)
        #expect(try image.bytes(of: 1, in: .records)?.count == 500)
        try image.open()
        #expect(try image.bytes(of: 1, in: .records)?.count == 1)
    }

    @Test func exportRemovesNoFolder() throws {
        let storage = try folder.opened()
        try FileManager.default.createDirectory(
            at: folder.file("copy.new/inner"),
            withIntermediateDirectories: true
        )
        #expect(Outcome { try storage.export(to: folder.file("copy")) } == .unavailable)
        #expect(FileManager.default.fileExists(atPath: folder.file("copy.new/inner").path))
    }

    @Test func manyThreadsMayDoEverythingAtOnce() throws {
        let storage = try folder.opened()
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for turn in 1...30 {
                let number = Int64(thread * 100 + turn)
                switch (thread, turn % 10) {
                case (0, 0): #expect(Outcome { try storage.erase() } == .fine)
                case (1, 0): #expect(Outcome { try storage.setAside() } == .fine)
                case (2, 0): #expect(Outcome { try storage.open() } == .fine)
                case (3, 0):
                    #expect(Outcome { try storage.export(to: folder.file("copy")) } == .fine)
                case (0...4, _):
                    #expect(Outcome { try storage.set(row(number, size: 500)) } == .fine)
                default: #expect(storage.readAll() == .fine)
                }
            }
        }
    }

    @Test func doesNotExportIntoItself() throws {
        let storage = try folder.opened()
        try storage.set(row(1))
        #expect(Outcome { try storage.export(to: folder.main) } == .unavailable)
        #expect(Outcome { try storage.export(to: folder.url) } == .unavailable)
        #expect(Outcome { try storage.export(to: folder.file("no/such")) } == .unavailable)
        #expect(try storage.rows(in: .records) == [row(1)])
        #expect(try folder.names.allSatisfy { !$0.hasSuffix(".new") })
    }

    @Test func whatWasTakenOverIsNotExported() throws {
        let first = try folder.opened()
        let second = try folder.opened()
        #expect(Outcome { try first.export(to: folder.file("copy")) } == .takenOver)
        try second.export(to: folder.file("copy"))
    }
}
