import Foundation
import Relay
import RelaySQLite

/// A storage that can be closed while an environment still has it.
///
/// A class because the environment keeps a reference to it.
final class DetachableStorage: RecordStorage {
    private let state: Locked<State>

    private struct State {
        /// `nil` once it was detached.
        var storage: SQLiteStorage?
        /// How many calls have not returned.
        var calls = 0
    }

    init(_ storage: SQLiteStorage) {
        state = Locked(State(storage: storage))
    }

    /// Closes the storage once it is not in use.
    func detach() {
        // Released here, outside of the lock.
        _ = state.withLock { state in
            defer { state.storage = nil }
            return state.storage
        }
    }

    /// Whether a call has not returned; it may still open files.
    var isInUse: Bool { state.withLock { $0.calls > 0 } }

    /// Calls `body` with the storage.
    ///
    /// - Throws: `StorageError` if it was detached, as if another environment had it now.
    private func use<Result>(_ body: (SQLiteStorage) throws -> Result) throws -> Result {
        let storage = state.withLock { state in
            if state.storage != nil { state.calls += 1 }
            return state.storage
        }
        guard let storage else { throw StorageError.takenOver("The storage was detached.") }
        defer { state.withLock { $0.calls -= 1 } }
        return try body(storage)
    }

    func open() throws { try use { try $0.open() } }

    func forEachRow(in table: StoredRow.Table, _ body: (StoredRow) -> Void) throws {
        try use { try $0.forEachRow(in: table, body) }
    }

    func bytes(of number: Int64, in table: StoredRow.Table) throws -> Data? {
        try use { try $0.bytes(of: number, in: table) }
    }

    func write(_ changes: [StoredRow.Change], isDurable: Bool) throws {
        try use { try $0.write(changes, isDurable: isDurable) }
    }

    func erase() throws { try use { try $0.erase() } }

    func setAside() throws { try use { try $0.setAside() } }

    func size() throws -> Int { try use { try $0.size() } }

    func export(to url: URL) throws { try use { try $0.export(to: url) } }
}
