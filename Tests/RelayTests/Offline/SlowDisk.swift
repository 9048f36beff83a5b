import Foundation
import TestSupport

@testable import Relay

/// A storage whose writes wait, or fail, while a test says so.
final class SlowDisk: RecordStorage {
    let rows = MemoryStorage()
    private let gate = NSCondition()
    // Guarded by `gate`.
    nonisolated(unsafe) private var isHeld = false
    nonisolated(unsafe) private var waiting = 0
    nonisolated(unsafe) private var passes = 0
    nonisolated(unsafe) private var error: StorageError?
    nonisolated(unsafe) private var refused: String?

    func hold() {
        gate.lock()
        isHeld = true
        gate.unlock()
    }

    func release(failingWith error: StorageError? = nil) {
        gate.lock()
        self.error = error
        isHeld = false
        gate.broadcast()
        gate.unlock()
    }

    /// Has writes fail that contain a text; with `nil`, none.
    func refuse(_ text: String?) {
        gate.lock()
        refused = text
        gate.unlock()
    }

    /// Lets one write pass.
    func letPass() {
        gate.lock()
        passes += 1
        gate.broadcast()
        gate.unlock()
    }

    /// Whether a write waits.
    var isWriting: Bool {
        gate.lock()
        defer { gate.unlock() }
        return waiting > passes
    }

    /// Whether a mutation that is stored has a text.
    func has(_ text: String) -> Bool {
        (try? rows.rows(in: .mutations))?.contains { row in
            row.bytes.range(of: Data(text.utf8)) != nil
        } ?? false
    }

    func open() {}
    func forEachRow(in table: StoredRow.Table, _ body: (StoredRow) -> Void) {
        rows.forEachRow(in: table, body)
    }
    func bytes(of number: Int64, in table: StoredRow.Table) -> Data? {
        rows.bytes(of: number, in: table)
    }
    func write(_ changes: [StoredRow.Change], isDurable: Bool) throws {
        gate.lock()
        waiting += 1
        while isHeld, passes == 0 { gate.wait() }
        waiting -= 1
        passes = max(0, passes - 1)
        let (error, refused) = (error, refused)
        gate.unlock()
        if let error { throw error }
        if let refused, changes.contains(where: { $0.contains(refused) }) {
            throw StorageError.full("Full.")
        }
        rows.write(changes, isDurable: isDurable)
    }
    func erase() { rows.erase() }
    func setAside() { rows.setAside() }
    func size() -> Int { rows.size() }
}

extension StoredRow.Change {
    fileprivate func contains(_ text: String) -> Bool {
        guard case .set(let row, _) = self else { return false }
        return row.bytes.range(of: Data(text.utf8)) != nil
    }
}
