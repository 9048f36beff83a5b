import Foundation
import Relay
import RelaySQLite
import TestSupport
import Testing

/// What is in a file after a process was killed while it wrote.
@Suite(.timeLimit(.minutes(5))) struct SQLiteCrashTests {
    /// Copies the log and then the file, as they are while somebody writes, and opens the copy.
    ///
    /// The log goes first. Otherwise the copy might have a file from before a checkpoint with a log
    /// from after it, which no crash leaves behind.
    @Test func aCopyMadeDuringWritesHasTheRowsOfOneCommit() throws {
        let folder = try StorageFolder()
        let storage = try folder.opened()
        try storage.write(rows(of: 0), isDurable: false)
        let stopped = DispatchSemaphore(value: 0)
        let isDone = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            var generation = 1
            while stopped.wait(timeout: .now()) == .timedOut {
                try? storage.write(rows(of: generation), isDurable: generation % 3 == 0)
                generation += 1
            }
            isDone.signal()
        }
        var generations: Set<Int> = []
        for _ in 1...25 {
            let crashed = try StorageFolder()
            guard try copy(folder, to: crashed) else { continue }
            let storage = try crashed.opened()
            let rows = try storage.rows(in: .records)
            let generation = try #require(rows.first?.bytes.first)
            generations.insert(Int(generation))
            #expect(rows.count == 40)
            #expect(rows.allSatisfy { $0.bytes == Data(repeating: generation, count: 5000) })
            #expect(try storage.rows(in: .records).allSatisfy { $0.count == Int(generation) })
        }
        stopped.signal()
        isDone.wait()
        #expect(generations.count > 3)
    }

    private func rows(of generation: Int) -> [StoredRow.Change] {
        let fill = UInt8(truncatingIfNeeded: generation)
        return (1...40).map {
            .set(row($0, count: Int(fill), size: 5000, fill: fill), in: .records)
        }
    }

    /// Returns whether no checkpoint was made meanwhile.
    private func copy(_ folder: StorageFolder, to target: StorageFolder) throws -> Bool {
        let before = try Data(contentsOf: folder.main)
        let log = try Data(contentsOf: folder.file("relay.sqlite-wal"))
        guard try Data(contentsOf: folder.main) == before else { return false }
        try before.write(to: target.main)
        try log.write(to: target.file("relay.sqlite-wal"))
        return true
    }
}
