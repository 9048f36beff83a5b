import Foundation
import TestSupport
import Testing

@testable import Relay

/// Queued mutations whose storage another environment has opened.
@Suite(.timeLimit(.minutes(10))) struct OfflineTakeoverTests {
    /// A storage that only notices when it is read that another one has its file.
    private final class TakenStorage: RecordStorage {
        let rows = MemoryStorage()
        private let state = Locked(State())

        struct State {
            /// Thrown by reading and writing.
            var error: StorageError?
            /// Thrown by erasing.
            var eraseError: StorageError?
            var opened = 0
        }

        func set(_ change: (inout State) -> Void) { state.withLock { change(&$0) } }
        var opened: Int { state.withLock { $0.opened } }

        private func check() throws { if let error = state.withLock({ $0.error }) { throw error } }

        func open() {
            // It takes the file back.
            state.withLock { state in
                state.opened += 1
                if case .takenOver? = state.error { state.error = nil }
            }
        }
        func forEachRow(in table: StoredRow.Table, _ body: (StoredRow) -> Void) throws {
            try check()
            rows.forEachRow(in: table, body)
        }
        func bytes(of number: Int64, in table: StoredRow.Table) throws -> Data? {
            try check()
            return rows.bytes(of: number, in: table)
        }
        func write(_ changes: [StoredRow.Change], isDurable: Bool) throws {
            try check()
            rows.write(changes, isDurable: isDurable)
        }
        func erase() throws {
            if let error = state.withLock({ $0.eraseError }) { throw error }
            rows.erase()
        }
        func setAside() { rows.setAside() }
        func size() -> Int { rows.size() }
    }

    private let disk = TakenStorage()

    private func launch() -> TestEnvironment {
        var room = OfflineRoom()
        room.mutations = disk
        return room.launch { $0.sleep = { _ in try await Task.sleep(for: .milliseconds(1)) } }
    }

    private func expectMutationStays() async throws {
        #expect(try await remains { disk.rows.bytes(of: 1, in: .mutations) != nil })
        #expect(disk.opened == 1)
    }

    @Test(.bug(id: "taken-erase", "A reset erased the mutations of another environment."))
    func aResetLeavesTheMutationsOfAnotherEnvironment() async throws {
        let test = launch()
        let like = try await test.like("s", 5)
        disk.set { $0.error = .takenOver("Taken.") }
        test.environment.reset()
        await #expect(throws: StoreError.self) { try await like.value }
        try await expectMutationStays()
    }

    @Test(.bug(id: "taken-erase", "A reset erased the mutations of another environment."))
    func anEraseThatIsTriedAgainTakesNothingOver() async throws {
        let test = launch()
        let like = try await test.like("s", 5)
        disk.set { $0.eraseError = .unavailable("Locked.") }
        test.environment.reset()
        await #expect(throws: StoreError.self) { try await like.value }
        disk.set { $0 = TakenStorage.State(error: .takenOver("Taken."), opened: $0.opened) }
        try await expectMutationStays()
    }
}
