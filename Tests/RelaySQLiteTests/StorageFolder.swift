import Foundation
import Relay
import RelaySQLite
import TestSupport
import Testing

/// A folder for the files of a test, which is removed with it.
final class StorageFolder: Sendable {
    let url: URL

    init(in parent: URL = FileManager.default.temporaryDirectory) throws {
        url = parent.appendingPathComponent("relay-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        _ = chmod(url.path, 0o700)
        try? FileManager.default.removeItem(at: url)
    }

    var main: URL { file("relay.sqlite") }

    func file(_ name: String) -> URL { url.appendingPathComponent(name) }

    func storage() -> SQLiteStorage { SQLiteStorage(folder: url) }

    func opened() throws -> SQLiteStorage {
        let storage = storage()
        try storage.open()
        return storage
    }

    /// A closed file with rows.
    func fill(rows: Int64 = 50, size: Int = 3000) throws {
        let storage = try opened()
        try storage.write(
            (1...rows).map { .set(row($0, size: size), in: .records) }
                + [.set(row(1, size: 20), in: .header)],
            isDurable: false
        )
    }

    var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
    }

    /// Whether a text is in any file.
    func contains(_ text: String) throws -> Bool {
        try names.contains { try Data(contentsOf: file($0)).range(of: Data(text.utf8)) != nil }
    }

    func edit(_ edit: (inout Data) -> Void) throws {
        var data = try Data(contentsOf: main)
        edit(&data)
        try data.write(to: main)
    }
}

func row(_ number: Int64, count: Int = 1, size: Int = 10, fill: UInt8 = 7) -> StoredRow {
    StoredRow(
        number: number,
        count: count,
        label: "row \(number)",
        bytes: Data(repeating: fill, count: size)
    )
}

/// The kind of an error, without its text.
enum Outcome: Equatable {
    case fine, damaged, unavailable, full, takenOver, other

    init(_ body: () throws -> Void) {
        do {
            try body()
            self = .fine
        } catch {
            switch error {
            case StorageError.damaged: self = .damaged
            case StorageError.unavailable: self = .unavailable
            case StorageError.full: self = .full
            case StorageError.takenOver: self = .takenOver
            default: self = .other
            }
        }
    }
}

extension RecordStorage {
    func set(_ row: StoredRow, in table: StoredRow.Table = .records) throws {
        try write([.set(row, in: table)], isDurable: false)
    }

    /// Calls everything that reads.
    ///
    /// Returns what went wrong first.
    func readAll() -> Outcome {
        Outcome {
            for table in StoredRow.Table.allCases {
                for row in try rows(in: table) { _ = try bytes(of: row.number, in: table) }
            }
            _ = try size()
        }
    }
}
