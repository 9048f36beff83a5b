import Foundation
import Relay
import RelaySQLite
import Testing

/// Prints how long things take, if the environment variable `RELAY_SQLITE_SPEED` is set.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["RELAY_SQLITE_SPEED"] != nil), .serialized)
struct SQLiteSpeedTests {
    private func time(_ name: String, _ repeats: Int = 5, _ body: () throws -> Void) rethrows {
        var times: [Double] = []
        for _ in 1...repeats {
            let start = DispatchTime.now().uptimeNanoseconds
            try body()
            times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000)
        }
        let sorted = times.sorted()
        let median = sorted[repeats / 2]
        print("TIME \(name): median \(median) ms, first \(times[0]), max \(sorted[repeats - 1])")
    }

    @Test func timesAreAsReported() throws {
        let folder = try StorageFolder()
        time("create") {
            try? folder.storage().erase()
        }
        for start in stride(from: Int64(0), to: 16_000, by: 1600) {
            let storage = try folder.opened()
            let changes = (start..<start + 1600).map {
                StoredRow.Change.set(row($0, count: 64, size: 8192), in: .records)
            }
            try time("write 1600 new rows", 1) { try storage.write(changes, isDurable: false) }
        }
        try time("open") { _ = try folder.opened() }
        var storage = try folder.opened()
        try time("counts after open", 5) {
            storage = try folder.opened()
            let start = DispatchTime.now().uptimeNanoseconds
            #expect(try storage.counts(in: .records).count == 16_000)
            print(
                "TIME   counts alone \(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)"
            )
        }
        try time("counts again") { _ = try storage.counts(in: .records) }
        try time("forEachRow") { try storage.forEachRow(in: .records) { _ in } }
        var number: Int64 = 0
        try time("bytes of a row x1000") {
            for _ in 1...1000 {
                number = (number + 7919) % 16_000
                _ = try storage.bytes(of: number, in: .records)
            }
        }
        try time("size") { _ = try storage.size() }
        let log = folder.file("relay.sqlite-wal").path
        func logSize() -> Int {
            (try? FileManager.default.attributesOfItem(atPath: log)[.size] as? Int) ?? 0
        }
        for (name, count, size) in [
            ("same size", 64, 8192), ("other size", 64, 8000), ("other count", 63, 8000),
        ] {
            storage = try folder.opened()
            try storage.set(row(1, count: 1), in: .header)
            for number in [8000, 8001, 8002] as [Int64] {
                let before = logSize()
                try storage.set(row(number, count: count, size: size, fill: 9))
                print("TIME log of an update, \(name): \(logSize() - before) bytes")
            }
        }
        try time("update", 200) {
            try storage.set(row(number, count: 64, size: 8192)); number = (number + 7919) % 16_000
        }
        try time("durable update", 100) {
            number = (number + 7919) % 16_000
            try storage.write(
                [.set(row(number, count: 64, size: 8192, fill: 3), in: .records)],
                isDurable: true
            )
        }
        let changes = (0..<1600).map {
            StoredRow.Change.set(row($0 * 10, count: 64, size: 8192, fill: 4), in: .records)
        }
        try time("update 1600 rows") { try storage.write(changes, isDurable: false) }
        try time("export", 1) { try storage.export(to: folder.file("copy")) }
        let image = SQLiteStorage(image: folder.file("copy"))
        try time("open image") { try image.open() }
        try time("erase", 1) { try storage.erase() }
    }
}
