import Foundation
import Relay
import TestSupport
import Testing

@testable import RelaySQLite

/// A storage whose file another one has opened must not remove it.
@Suite(.timeLimit(.minutes(5))) struct TakenOverTests {
    private let folder: StorageFolder

    init() throws { folder = try StorageFolder() }

    /// Makes a storage drop its connections, because a lock is held for too long.
    private func dropConnections(of storage: SQLiteStorage) throws {
        let other = try SQLiteDatabase(path: folder.main.path, access: .write, library: .shared())
        try other.execute("BEGIN IMMEDIATE")
        #expect(Outcome { try storage.set(row(1)) } == .unavailable)
        try other.execute("ROLLBACK")
    }

    @Test(
        .bug(id: "lost-connection", "The file of another storage was removed."),
        arguments: [true, false],
        [true, false]
    )
    func theFileOfAnotherStorageStays(isErased: Bool, isConnected: Bool) throws {
        let first = try folder.opened()
        try first.set(row(1))
        if !isConnected { try dropConnections(of: first) }
        let second = try folder.opened()
        try second.set(row(2))
        #expect(
            Outcome { try isErased ? first.erase() : first.setAside() } == .takenOver
        )
        try second.set(row(3))
        #expect(try second.rows(in: .records).map(\.number) == [1, 2, 3])
        #expect(try folder.names.allSatisfy { !$0.contains("damaged") })
    }

    @Test(arguments: [true, false]) func aDroppedConnectionIsMadeAgain(isErased: Bool) throws {
        let storage = try folder.opened()
        try storage.set(row(1))
        try dropConnections(of: storage)
        try isErased ? storage.erase() : storage.setAside()
        #expect(try storage.rows(in: .records).isEmpty)
        try storage.set(row(2))
    }

    /// An attempt that had space for an empty file alone.
    @Test(arguments: [true, false]) func anEmptyFileIsReplaced(isErased: Bool) throws {
        let storage = try folder.opened()
        try dropConnections(of: storage)
        for name in try folder.names {
            try FileManager.default.removeItem(at: folder.url.appendingPathComponent(name))
        }
        try Data().write(to: folder.main)
        try isErased ? storage.erase() : storage.setAside()
        try storage.set(row(2))
        #expect(try storage.rows(in: .records) == [row(2)])
    }

    @Test(arguments: [true, false]) func aFileThatIsGoneIsCreatedAgain(isErased: Bool) throws {
        let storage = try folder.opened()
        try dropConnections(of: storage)
        try FileManager.default.removeItem(at: folder.main)
        try isErased ? storage.erase() : storage.setAside()
        try storage.set(row(2))
        #expect(try storage.rows(in: .records) == [row(2)])
    }
}
