import Foundation
import Relay

/// What one record, one publish, one reader and one collection cost in stores of very different
/// sizes: the cost should not depend on the size.
struct ScaleWorkload {
    /// How large a store is.
    struct Size {
        let records: Int
        let readers: Int
    }

    static let sizes =
        [1_000, 10_000, 100_000, 1_000_000].map { Size(records: $0, readers: 0) }
        + [1_000, 10_000, 100_000].map { Size(records: 100_000, readers: $0) }

    /// One row of the table.
    struct Row {
        let size: Size
        /// In nanoseconds, for each record.
        var first = 0.0
        var again = 0.0
        var collection = 0.0
        var dropping = 0.0
        /// In nanoseconds, for each publish of one changed record.
        var update = 0.0
        /// In nanoseconds, for each reader.
        var subscribing = 0.0
        var cancelling = 0.0
    }

    private static let updates = 2_000

    static func run(printsJSON: Bool) throws {
        if !printsJSON { print(Row.head) }
        for size in sizes {
            // The median of each column; small stores are measured more often.
            let runs = max(3, min(15, 100_000 / size.records))
            var rows: [Row] = []
            for _ in 0..<runs { rows.append(try measure(size)) }
            let row = Row.median(of: rows)
            print(printsJSON ? row.json : row.line)
        }
    }

    private static func measure(_ size: Size) throws -> Row {
        var options = RelayEnvironment.Options()
        options.maximumResponseBytes = 1 << 30
        options.releaseBufferSize = 0
        let environment = RelayEnvironment(network: NoNetwork(), options: options)
        let query = ItemsQuery()
        let response = items(0..<size.records)
        let retained = environment.retain(query)
        var row = Row(size: size)
        let records = Double(size.records)
        row.first =
            try nanoseconds {
                try environment.commitPayload(query, response: response)
            } / records
        row.again =
            try nanoseconds {
                try environment.commitPayload(query, response: response)
            } / records

        let step = max(1, size.records / max(1, size.readers))
        let references = try environment.read(query).items.enumerated().filter { index, _ in
            index.isMultiple(of: step)
        }.prefix(size.readers).map(\.element.itemRow_item)
        var streams: [Any] = []
        row.subscribing =
            try nanoseconds {
                streams = references.map { environment.observe($0) }
            } / Double(max(1, references.count))
        row.update = try update(environment, size, updates)
        row.cancelling = try nanoseconds { streams.removeAll() } / Double(max(1, references.count))
        row.collection = try nanoseconds { environment.collectGarbage() } / records
        retained.dispose()
        row.dropping = try nanoseconds { environment.collectGarbage() } / records
        return row
    }

    /// Publishes changes of one record each, all over the store.
    static func update(
        _ environment: RelayEnvironment,
        _ size: Size,
        _ updates: Int
    ) throws -> Double {
        let query = ItemsQuery(group: "u")
        let retained = environment.retain(query)
        let responses = (0..<updates).map { round in
            let index = round * 7_919 % size.records
            return items(index..<index + 1, value: round + size.records)
        }
        // The root gets its field first.
        try environment.commitPayload(query, response: items(0..<1, value: -1))
        let time = try nanoseconds {
            for response in responses {
                try environment.commitPayload(query, response: response)
            }
        }
        withExtendedLifetime(retained) {}
        return time / Double(updates)
    }

    static func items(_ numbers: some Sequence<Int>, value: Int? = nil) -> Data {
        var text = #"{"data":{"items":["#
        var isFirst = true
        for index in numbers {
            let head = isFirst ? "" : ","
            isFirst = false
            text += "\(head){\"id\":\"item:\(index)\",\"name\":\"The name of \(index)\","
            text += "\"value\":\(value ?? index)}"
        }
        return Data((text + "]}}").utf8)
    }

    private static func nanoseconds(_ body: () throws -> Void) throws -> Double {
        let elapsed = try ContinuousClock().measure { try body() }.components
        return Double(elapsed.seconds) * 1e9 + Double(elapsed.attoseconds) / 1e9
    }
}

extension ScaleWorkload.Row {
    private typealias Column = (title: String, key: String, path: WritableKeyPath<Self, Double>)

    private static var columns: [Column] {
        [
            ("first", "first_ns", \.first), ("again", "again_ns", \.again),
            ("collect", "collect_ns", \.collection), ("drop", "drop_ns", \.dropping),
            ("update", "update_ns", \.update), ("subscribe", "subscribe_ns", \.subscribing),
            ("cancel", "cancel_ns", \.cancelling),
        ]
    }

    static func median(of rows: [Self]) -> Self {
        var result = rows[0]
        for column in columns {
            let values = rows.map { $0[keyPath: column.path] }
            result[keyPath: column.path] = Benchmark.median(values) ?? .nan
        }
        return result
    }

    private static func cell(_ text: String) -> String {
        String(repeating: " ", count: max(1, 10 - text.count)) + text
    }

    /// What the columns are: nanoseconds for each record, publish or reader.
    static var head: String {
        "scale, ns" + (["records", "readers"] + columns.map(\.title)).map { cell($0) }.joined()
    }

    /// One line for people.
    var line: String {
        let values = Self.columns.map { String(format: "%.0f", self[keyPath: $0.path]) }
        let cells = ["\(size.records)", "\(size.readers)"] + values
        return "         " + cells.map { Self.cell($0) }.joined()
    }

    /// One object for programs.
    var json: String {
        let values = Self.columns.map { column in
            "\"\(column.key)\":" + String(format: "%.1f", self[keyPath: column.path])
        }
        return "{\"name\":\"scale\",\"records\":\(size.records),\"readers\":\(size.readers),"
            + values.joined(separator: ",") + "}"
    }
}
