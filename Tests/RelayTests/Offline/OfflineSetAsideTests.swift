import Foundation
import TestSupport
import Testing

@testable import Relay

/// Queued mutations whose storage turns out to be damaged when there is no space for another one.
@Suite(.timeLimit(.minutes(10))) struct OfflineSetAsideTests {
    /// A storage of which a damaged file can be set aside, but not always replaced.
    private final class DamagedDisk: RecordStorage {
        let rows: MemoryStorage
        private let state = Locked(State())

        struct State {
            var isDamaged = false
            var isFull = false
            /// Whether there is no file, because none could be created.
            var isMissing = false
            /// How many writes fail although there is space for another file.
            var failures = 0
        }

        init(_ rows: MemoryStorage = MemoryStorage()) { self.rows = rows }

        func set(_ change: (inout State) -> Void) { state.withLock { change(&$0) } }

        private func check(isWriting: Bool = false) throws {
            let state = state.withLock { $0 }
            if state.isMissing { throw StorageError.unavailable("Missing.") }
            if state.isDamaged { throw StorageError.damaged("Bits.") }
            if isWriting, state.isFull { throw StorageError.full("Full.") }
        }

        func open() throws {
            try state.withLock { state in
                if state.isMissing, state.isFull { throw StorageError.full("Full.") }
                state.isMissing = false
            }
        }
        func forEachRow(in table: StoredRow.Table, _ body: (StoredRow) -> Void) throws {
            // Some of it can be read.
            rows.forEachRow(in: table, body)
            try check()
        }
        func bytes(of number: Int64, in table: StoredRow.Table) throws -> Data? {
            if state.withLock({ $0.isMissing }) { throw StorageError.unavailable("Missing.") }
            return rows.bytes(of: number, in: table)
        }
        func write(_ changes: [StoredRow.Change], isDurable: Bool) throws {
            try check(isWriting: true)
            let fails = state.withLock { state in
                guard state.failures > 0, !state.isDamaged else { return false }
                state.failures -= 1
                return true
            }
            if fails { throw StorageError.full("Full.") }
            rows.write(changes, isDurable: isDurable)
        }
        func erase() throws {
            rows.erase()
            try open()
        }
        func setAside() throws {
            rows.setAside()
            state.withLock { ($0.isDamaged, $0.isMissing) = (false, true) }
            try open()
        }
        func size() -> Int { rows.size() }
    }

    private func launch(_ disk: DamagedDisk) -> TestEnvironment {
        var room = OfflineRoom()
        room.mutations = disk
        return room.launch { $0.sleep = { _ in try await Task.sleep(for: .milliseconds(5)) } }
    }

    @Test(.bug(id: "set-aside-full", "Mutations of a damaged storage were lost on a full disk."))
    func whatCouldBeReadIsKeptUntilThereIsSpace() async throws {
        let disk = DamagedDisk()
        _ = try await launch(disk).like("s", 5)
        disk.set { ($0.isDamaged, $0.isFull) = (true, true) }
        let test = launch(disk)
        #expect(try await remains { test.environment.offline.mutations.isEmpty })
        #expect(disk.rows.size() == 0)
        disk.set { $0.isFull = false }
        try await eventually { test.environment.offline.pending.map(\.id) == [1] }
        #expect(test.log.contains(.storageSetAside(reason: "Bits.")))
        #expect(launch(disk).environment.offline.pending.map(\.id) == [1])
    }

    @Test(.bug(id: "set-aside-full", "Mutations of a damaged storage were lost on a full disk."))
    func savedMutationsAreWrittenAgainWhenThereIsSpace() async throws {
        let disk = DamagedDisk()
        let test = launch(disk)
        _ = try await test.like("s", 5)
        disk.set { ($0.isDamaged, $0.isFull) = (true, true) }
        await #expect(throws: StorageError.self) {
            try await test.environment.commit(LikeStoryMutation(id: "t"), whenOffline: .queue())
        }
        #expect(disk.rows.size() == 0)
        #expect(test.environment.offline.pending.map(\.id) == [1])
        disk.set { $0.isFull = false }
        try await eventually { disk.rows.bytes(of: 1, in: .mutations) != nil }
        #expect(launch(disk).environment.offline.pending.map(\.id) == [1])
    }

    /// Without the account's row, another account would take the mutations for its own.
    @Test func theAccountIsWrittenWhenThereIsSpace() async throws {
        let disk = DamagedDisk()
        _ = try await launch(disk).like("s", 5)
        disk.set { ($0.isDamaged, $0.failures) = (true, 1) }
        let test = launch(disk)
        try await eventually { test.environment.offline.pending.map(\.id) == [1] }
        try await eventually { disk.rows.bytes(of: 1, in: .mutations) != nil }
        #expect(disk.rows.bytes(of: 0, in: .header) != nil)
    }

    @Test func aResetForgetsWhatCouldBeRead() async throws {
        let disk = DamagedDisk()
        _ = try await launch(disk).like("s", 5)
        disk.set { ($0.isDamaged, $0.isFull) = (true, true) }
        let test = launch(disk)
        test.environment.reset()
        disk.set { $0.isFull = false }
        #expect(try await remains { test.environment.offline.mutations.isEmpty })
        #expect(launch(disk).environment.offline.mutations.isEmpty)
    }
}
