import Foundation
import Relay
import RelaySQLite
import TestSupport
import Testing

/// What happens on a volume without space.
///
/// `RELAY_SQLITE_VOLUME` names an empty one of 3 MB: `mount -t tmpfs -o size=3m tmpfs <folder>`.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["RELAY_SQLITE_VOLUME"] != nil))
struct FullDiskTests {
    @Test func writesFailUntilThereIsSpace() throws {
        let volume = try #require(ProcessInfo.processInfo.environment["RELAY_SQLITE_VOLUME"])
        let storage = SQLiteStorage(folder: URL(fileURLWithPath: volume))
        try storage.erase()
        try storage.set(row(1))
        let many = (1...500).map { StoredRow.Change.set(row($0, size: 8000), in: .records) }
        #expect(Outcome { try storage.write(many, isDurable: true) } == .full)
        #expect(try storage.rows(in: .records) == [row(1)])
        try storage.set(row(2))
        #expect(try storage.rows(in: .records) == [row(1), row(2)])

        try storage.erase()
        try storage.set(row(1))
        var size = 2 << 20
        var chunks = 0
        while size >= 512 {
            let chunk = URL(fileURLWithPath: volume).appendingPathComponent("chunk \(chunks)")
            do {
                try Data(count: size).write(to: chunk)
                chunks += 1
            } catch {
                try? FileManager.default.removeItem(at: chunk)
                size /= 2
            }
        }
        var outcomes: [Outcome] = []
        for number in 3...1003 {
            outcomes.append(Outcome { try storage.set(row(Int64(number), size: 4000)) })
            if outcomes.last != .fine { break }
        }
        #expect(outcomes.last == .full)
        #expect(storage.readAll() == .fine)
        let target = URL(fileURLWithPath: volume).appendingPathComponent("copy")
        #expect(Outcome { try storage.export(to: target) } == .full)
        #expect(Outcome { try SQLiteStorage(folder: target).open() } != .fine)
        try? FileManager.default.removeItem(at: target)
        for chunk in 0..<chunks {
            try FileManager.default.removeItem(
                at: URL(fileURLWithPath: volume).appendingPathComponent("chunk \(chunk)")
            )
        }
        try storage.set(row(2000, size: 8000))
        #expect(storage.readAll() == .fine)
        try storage.export(to: target)
    }
}
