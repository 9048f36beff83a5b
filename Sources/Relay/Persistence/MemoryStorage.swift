#if canImport(Darwin)
public import Foundation
#else
public import FoundationEssentials
#endif

/// A ``RecordStorage`` in memory, for tests: environments that are given the same one follow each other
/// like the runs of an app.
///
/// ```swift
/// let storage = MemoryStorage()
/// let first = RelayEnvironment(network: network, options: .init(persistence: .init(storage)))
/// …
/// try await first.persist()
/// let relaunched = RelayEnvironment(network: offline, options: .init(persistence: .init(storage)))
/// ```
///
/// A class because the environments share it.
public final class MemoryStorage: RecordStorage {
    private let tables = Locked<[StoredRow.Table: [Int64: StoredRow]]>([:])

    /// An empty storage.
    public init() {}

    /// Does nothing.
    public func open() {}

    /// Calls `body` with each row of a table, in ascending order of the numbers.
    public func forEachRow(in table: StoredRow.Table, _ body: (StoredRow) -> Void) {
        let rows = tables.withLock { $0[table] ?? [:] }
        for row in rows.values.sorted(by: { $0.number < $1.number }) { body(row) }
    }

    /// Returns the bytes of a row; `nil` if there is none with this number.
    public func bytes(of number: Int64, in table: StoredRow.Table) -> Data? {
        tables.withLock { $0[table]?[number]?.bytes }
    }

    /// Makes changes.
    public func write(_ changes: [StoredRow.Change], isDurable: Bool) {
        tables.withLock { tables in
            for change in changes {
                switch change {
                case .set(let row, in: let table): tables[table, default: [:]][row.number] = row
                case .remove(let number, from: let table): tables[table]?[number] = nil
                }
            }
        }
    }

    /// Removes everything.
    public func erase() { tables.withLock { $0 = [:] } }

    /// Removes everything, because there is no place to keep it.
    public func setAside() { erase() }

    /// Returns how many bytes the rows have.
    public func size() -> Int {
        tables.withLock { tables in
            tables.values.reduce(0) { sum, rows in
                rows.values.reduce(sum) { $0 + $1.bytes.count + $1.label.utf8.count }
            }
        }
    }
}
