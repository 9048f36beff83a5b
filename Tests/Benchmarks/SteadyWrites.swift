import Foundation
import Relay
import RelaySQLite

/// The times of publishing and reading while a store of 100,000 records changes a thousand times a second,
/// without a file and with one.
struct SteadyWrites {
    private static let records = 100_000
    private static let perSecond = 1_000

    /// Times in microseconds.
    private struct Times {
        var publishing: [Double] = []
        var reading: [Double] = []
        /// How long after the last change all of it was in the file, in milliseconds.
        var rest = 0.0
        /// The size of the log at the end, in bytes.
        var log = 0
    }

    static func run(seconds: Int, printsJSON: Bool) async throws {
        for isKept in [false, true] {
            let times = try await measure(seconds, isKept: isKept)
            print(printsJSON ? json(times, seconds, isKept) : line(times, seconds, isKept))
        }
    }

    private static func measure(_ seconds: Int, isKept: Bool) async throws -> Times {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("relay-steady-\(UInt64.random(in: 0...(.max)))")
        defer { try? FileManager.default.removeItem(at: folder) }
        let environment = DiskWorkload.environment(isKept ? SQLiteStorage(folder: folder) : nil)
        let queries = [nil, "u"].map { (group: String?) in ItemsQuery(group: group) }
        let retained = queries.map { environment.retain($0) }
        try environment.commitPayload(queries[0], response: ScaleWorkload.items(0..<records))
        try await environment.persist()
        let clock = ContinuousClock()
        var times = Times()
        let start = clock.now
        for number in 0..<seconds * perSecond {
            let item = number * 7_919 % records
            let response = ScaleWorkload.items(item..<item + 1, value: number + records)
            try await clock.sleep(until: start + .milliseconds(number), tolerance: .zero)
            times.publishing.append(
                try microseconds {
                    try environment.commitPayload(queries[1], response: response)
                }
            )
            let elapsed = try microseconds {
                for item in try environment.read(queries[1]).items {
                    _ = try environment.read(item.itemRow_item)
                }
            }
            times.reading.append(elapsed)
        }
        let end = clock.now
        try await environment.persist()
        times.rest = microseconds(clock.now - end) / 1e3
        times.log = DiskWorkload.logSize(folder)
        withExtendedLifetime(retained) {}
        return times
    }

    private static func microseconds(_ body: () throws -> Void) throws -> Double {
        microseconds(try ContinuousClock().measure(body))
    }

    private static func microseconds(_ duration: Duration) -> Double {
        Double(duration.components.seconds) * 1e6 + Double(duration.components.attoseconds) / 1e12
    }

    private static func quantile(_ values: [Double], _ part: Double) -> Double {
        let sorted = values.sorted()
        return sorted.isEmpty ? .nan : sorted[Int(Double(sorted.count - 1) * part)]
    }

    private static func line(_ times: Times, _ seconds: Int, _ isKept: Bool) -> String {
        let name = (isKept ? "with a file" : "in memory").padding(
            toLength: 12,
            withPad: " ",
            startingAt: 0
        )
        func text(_ values: [Double]) -> String {
            [0.5, 0.99, 1].map { String(format: "%8.1f", quantile(values, $0)) }.joined()
        }
        return "steady   \(name) \(seconds) s, µs (median, 99 %, most): publish"
            + text(times.publishing) + ", read" + text(times.reading)
            + String(format: "; rest %.1f ms, log %d KB", times.rest, times.log >> 10)
    }

    private static func json(_ times: Times, _ seconds: Int, _ isKept: Bool) -> String {
        let values = [
            ("publish_us", quantile(times.publishing, 0.5)),
            ("publish_99_us", quantile(times.publishing, 0.99)),
            ("publish_most_us", quantile(times.publishing, 1)),
            ("read_us", quantile(times.reading, 0.5)),
            ("read_99_us", quantile(times.reading, 0.99)),
            ("rest_ms", times.rest), ("log_bytes", Double(times.log)),
        ]
        let members = values.map { "\"\($0.0)\":" + String(format: "%.3f", $0.1) }
        return "{\"name\":\"steady\",\"file\":\(isKept),\"seconds\":\(seconds),"
            + members.joined(separator: ",") + "}"
    }
}
