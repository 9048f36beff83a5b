import Foundation
import Relay
import RelaySQLite

#if canImport(Glibc)
import Glibc
#endif

/// What keeping a store in a file costs: opening it, a first screen, everything, and changes.
struct DiskWorkload {
    static let sizes = [10_000, 100_000, 1_000_000]

    /// One row of the table.
    struct Row {
        let records: Int
        /// In milliseconds.
        var writing = 0.0
        var opening = 0.0
        var screen = 0.0
        var apart = 0.0
        var reading = 0.0
        var decoding = 0.0
        /// The size of the file, divided by that of the JSON.
        var size = 0.0
        /// In nanoseconds, for each publish of one changed record, with a file and without.
        var update = 0.0
        var memoryUpdate = 0.0
        /// In bytes: what is written when one record has changed.
        var changeBytes = 0.0
    }

    private static let updates = 2_000

    static func run(printsJSON: Bool, runsPeers: Bool) async throws {
        if !printsJSON { print(Row.head) }
        for size in sizes {
            var rows: [Row] = []
            for _ in 0..<(size > 100_000 ? 1 : 3) { rows.append(try await measure(size)) }
            let row = Row.median(of: rows)
            print(printsJSON ? row.json : row.line)
        }
        if runsPeers { try runPeer() }
    }

    private static func measure(_ records: Int) async throws -> Row {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("relay-disk-\(UInt64.random(in: 0...(.max)))")
        defer { try? FileManager.default.removeItem(at: folder) }
        var row = Row(records: records)
        try await write(in: folder, &row)
        // The first environment lives until its last change was written.
        for _ in 0..<100 where logSize(folder) > 0 { try await Task.sleep(for: .milliseconds(20)) }
        dropCache(of: folder)
        try await open(in: folder, &row)
        return row
    }

    static func environment(_ storage: SQLiteStorage?) -> RelayEnvironment {
        var options = RelayEnvironment.Options()
        options.maximumResponseBytes = 1 << 30
        options.persistence = storage.map { Persistence($0) }
        return RelayEnvironment(network: NoNetwork(), options: options)
    }

    private static func write(in folder: URL, _ row: inout Row) async throws {
        let response = ScaleWorkload.items(0..<row.records)
        // The objects of a screen that came with one response, and others from all over the store.
        let screen = Array(row.records..<row.records + 100)
        let apart = (0..<100).map { $0 * (row.records / 100) }
        for isKept in [false, true] {
            let storage = isKept ? SQLiteStorage(folder: folder) : nil
            let environment = environment(storage)
            let queries = [nil, "screen", "apart"].map { (group: String?) in
                ItemsQuery(group: group)
            }
            let retained = queries.map { environment.retain($0) }
            try environment.commitPayload(queries[0], response: response)
            try environment.commitPayload(queries[1], response: ScaleWorkload.items(screen))
            try environment.commitPayload(queries[2], response: ScaleWorkload.items(apart))
            let writing = try await milliseconds { try await environment.persist() }
            let update = try ScaleWorkload.update(
                environment,
                .init(records: row.records, readers: 0),
                updates
            )
            guard let storage else {
                row.memoryUpdate = update
                continue
            }
            (row.writing, row.update) = (writing, update)
            try await environment.persist()
            row.size = Double(try storage.size()) / Double(response.count)
            withExtendedLifetime(retained) {}
        }
    }

    /// How much the log of the file grows with a change of one record.
    private static func changeBytes(
        _ environment: RelayEnvironment,
        _ folder: URL
    ) async throws -> Double {
        var bytes: [Double] = []
        for round in 0..<9 {
            let before = logSize(folder)
            let item = ScaleWorkload.items(7..<8, value: 1_000_000 + round)
            try environment.commitPayload(ItemsQuery(group: "u"), response: item)
            try await environment.persist()
            bytes.append(Double(logSize(folder) - before))
        }
        return Benchmark.median(bytes) ?? .nan
    }

    static func logSize(_ folder: URL) -> Int {
        let path = folder.appendingPathComponent("relay.sqlite-wal").path
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return (attributes?[.size] as? NSNumber)?.intValue ?? 0
    }

    private static func open(in folder: URL, _ row: inout Row) async throws {
        let storage = SQLiteStorage(folder: folder)
        var environment: RelayEnvironment?
        row.opening = try await milliseconds { environment = Self.environment(storage) }
        guard let environment else { return }
        var seen = 0
        func read(_ group: String) throws {
            for item in try environment.read(ItemsQuery(group: group)).items {
                seen += try environment.read(item.itemRow_item).name.utf8.count
            }
        }
        row.screen = try await milliseconds { try read("screen") } + row.opening
        row.apart = try await milliseconds { try read("apart") } + row.screen
        precondition(seen > 0)
        // The rest is read in the background, which is over when a writer gets its turn.
        row.reading =
            try await milliseconds {
                try await environment.persist()
            } + row.apart
        let source = environment.store.source
        row.decoding =
            try await milliseconds {
                source.forEachID { id in
                    if source.borrow(id) != nil { seen += 1 }
                }
            } + row.reading
        precondition(seen > row.records)
        row.changeBytes = try await changeBytes(environment, folder)
    }

    /// Has the system forget what it has in memory of the files.
    private static func dropCache(of folder: URL) {
        #if canImport(Glibc)
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for file in files {
            let descriptor = Glibc.open(folder.appendingPathComponent(file).path, O_RDONLY)
            guard descriptor >= 0 else { continue }
            fsync(descriptor)
            _ = posix_fadvise(descriptor, 0, 0, POSIX_FADV_DONTNEED)
            close(descriptor)
        }
        #endif
    }

    /// The same records as rows of fields, by the same library.
    private static func runPeer() throws {
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("disk_peer.py")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", script.path]
        try process.run()
        process.waitUntilExit()
    }

    static func milliseconds(_ body: () async throws -> Void) async throws -> Double {
        let elapsed = try await ContinuousClock().measure { try await body() }.components
        return Double(elapsed.seconds) * 1e3 + Double(elapsed.attoseconds) / 1e15
    }
}

extension DiskWorkload.Row {
    private typealias Column = (title: String, key: String, path: WritableKeyPath<Self, Double>)

    private static var columns: [Column] {
        [
            ("write", "write_ms", \.writing), ("open", "open_ms", \.opening),
            ("screen", "screen_ms", \.screen), ("apart", "apart_ms", \.apart),
            ("read", "read_ms", \.reading),
            ("decode", "decode_ms", \.decoding), ("size", "size_ratio", \.size),
            ("update", "update_ns", \.update), ("memory", "memory_update_ns", \.memoryUpdate),
            ("change", "change_bytes", \.changeBytes),
        ]
    }

    static func median(of rows: [Self]) -> Self {
        var result = rows[0]
        for column in columns {
            result[keyPath: column.path] =
                Benchmark.median(rows.map { $0[keyPath: column.path] }) ?? .nan
        }
        return result
    }

    private static func cell(_ text: String) -> String {
        String(repeating: " ", count: max(1, 10 - text.count)) + text
    }

    /// What the columns are: milliseconds since the launch, the size of the file beside the JSON's,
    /// nanoseconds a publish with a file and without, and bytes.
    static var head: String {
        "disk     " + (["records"] + columns.map(\.title)).map { cell($0) }.joined()
    }

    /// One line for people.
    var line: String {
        let values = Self.columns.map { column in
            let value = self[keyPath: column.path]
            return String(format: value < 100 ? "%.2f" : "%.0f", value)
        }
        return "         " + (["\(records)"] + values).map { Self.cell($0) }.joined()
    }

    /// One object for programs.
    var json: String {
        let values = Self.columns.map { column in
            "\"\(column.key)\":" + String(format: "%.3f", self[keyPath: column.path])
        }
        return "{\"name\":\"disk\",\"records\":\(records)," + values.joined(separator: ",") + "}"
    }
}
