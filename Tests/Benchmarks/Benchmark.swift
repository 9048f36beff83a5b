import Foundation

/// Something to measure: prepared anew for each run, and only the run is timed.
struct Benchmark {
    let name: String
    /// What `units` counts: "MB/s", "stories", "updates".
    let unit: String
    let units: Double
    let runs: Int
    /// The JSON that is read, for comparison with parsers of nothing but JSON.
    var bytes: Data?
    /// Prepares a run; returns what is timed.
    let prepare: () throws -> () throws -> Void

    struct Result {
        let name: String
        let unit: String
        /// In milliseconds, as `minimum` is.
        let median: Double
        let minimum: Double
        /// How many units a second, or how many microseconds a unit.
        let value: Double
        /// The most memory that the process has used until the first run was over.
        var peakMegabytes = ProcessMemory.peakMegabytes
        /// Medians of parsers of nothing but JSON for the same bytes, in milliseconds.
        var foundation: Double?
        var node: Double?
        /// What was measured beside it, in lines of their own.
        var parts: [Result] = []
    }

    /// Runs, and between the runs lets `node` parse the same bytes, so that both meet the same
    /// weather.
    func measure(beside node: NodeParser? = nil) throws -> Result {
        var seconds: [Double] = []
        var nodeMilliseconds: [Double] = []
        var peak = 0.0
        for _ in 0..<runs {
            let run = try prepare()
            seconds.append(try Self.seconds(run))
            if seconds.count == 1 { peak = ProcessMemory.peakMegabytes }
            if bytes != nil, let time = node?.parse() { nodeMilliseconds.append(time) }
        }
        let median = Self.median(seconds) ?? .nan
        return Result(
            name: name,
            unit: unit,
            median: median * 1000,
            minimum: (seconds.min() ?? .nan) * 1000,
            value: unit == "MB/s" ? units / median : median * 1e6 / units,
            peakMegabytes: peak,
            foundation: try foundation(),
            node: Self.median(nodeMilliseconds)
        )
    }

    /// Foundation's time for the same bytes, in milliseconds.
    private func foundation() throws -> Double? {
        guard let bytes else { return nil }
        let seconds = try (0..<3).map { _ in
            try Self.seconds { _ = try JSONSerialization.jsonObject(with: bytes) }
        }
        return Self.median(seconds).map { $0 * 1000 }
    }

    private static func seconds(_ run: () throws -> Void) throws -> Double {
        let elapsed = try ContinuousClock().measure { try run() }.components
        return Double(elapsed.attoseconds) / 1e18 + Double(elapsed.seconds)
    }

    static func median(_ values: [Double]) -> Double? {
        values.isEmpty ? nil : values.sorted()[values.count / 2]
    }
}

extension Benchmark.Result {
    private func format(_ value: Double) -> String {
        value.isNaN ? "null" : String(format: "%.3f", value)
    }

    /// One line for people.
    func line() -> String {
        var columns = [name.padding(toLength: 16, withPad: " ", startingAt: 0)]
        if !median.isNaN {
            columns += ["median \(format(median)) ms", "min \(format(minimum)) ms"]
        }
        columns += ["\(format(value)) \(unit)", "peak \(Int(peakMegabytes)) MB"]
        if let node { columns.append("\(format(median / node)) of JSON.parse") }
        if let foundation {
            columns.append("\(format(median / foundation)) of JSONSerialization")
        }
        let own = columns.joined(separator: "  ")
        return ([own] + parts.map { $0.line() }).joined(separator: "\n")
    }

    /// One object a line for programs; the parsers beside it have lines of their own.
    func json() -> String {
        let ratio = node.map { format(median / $0) } ?? "null"
        var lines = [
            "{\"name\":\"\(name)\",\"median_ms\":\(format(median)),"
                + "\"min_ms\":\(format(minimum)),\"unit\":\"\(unit)\",\"value\":\(format(value)),"
                + "\"peak_mb\":\(format(peakMegabytes)),\"ratio_jsonparse\":\(ratio)}"
        ]
        for (parser, time) in [("JSON.parse", node), ("JSONSerialization", foundation)] {
            guard let time else { continue }
            let ratio = node.map { format(time / $0) } ?? "null"
            lines.append(
                "{\"name\":\"\(name) \(parser)\",\"median_ms\":\(format(time)),\"min_ms\":null,"
                    + "\"unit\":\"ms\",\"value\":\(format(time)),\"peak_mb\":null,"
                    + "\"ratio_jsonparse\":\(ratio)}"
            )
        }
        return (lines + parts.map { $0.json() }).joined(separator: "\n")
    }
}
