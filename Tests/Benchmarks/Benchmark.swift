import Foundation

/// Something to measure: prepared anew for each run, and only the run is timed.
struct Benchmark {
    let name: String
    /// What `units` counts: "MB", "stories", "updates".
    let unit: String
    let units: Double
    let runs: Int
    /// Prepares a run; returns what is timed.
    let prepare: () throws -> () throws -> Void

    struct Result {
        let name: String
        let unit: String
        let median: Double
        let minimum: Double
        let perUnit: Double
        let peakMegabytes: Double
    }

    func measure() throws -> Result {
        var seconds: [Double] = []
        for _ in 0..<runs {
            let run = try prepare()
            let clock = ContinuousClock()
            let elapsed = try clock.measure { try run() }
            seconds.append(
                Double(elapsed.components.attoseconds) / 1e18
                    + Double(elapsed.components.seconds)
            )
        }
        seconds.sort()
        let median = seconds[seconds.count / 2]
        return Result(
            name: name,
            unit: unit,
            median: median * 1000,
            minimum: (seconds.first ?? 0) * 1000,
            perUnit: unit == "MB/s" ? units / median : median * 1e6 / units,
            peakMegabytes: Self.peakMegabytes
        )
    }

    private static var peakMegabytes: Double {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return Double(usage.ru_maxrss) / 1024
    }
}

extension Benchmark.Result {
    private func format(_ value: Double) -> String { String(format: "%.3f", value) }

    /// One line for people; `reference` is Foundation's time for the bytes of W1.
    func line(_ reference: Double?) -> String {
        var columns = [
            name.padding(toLength: 12, withPad: " ", startingAt: 0),
            "median \(format(median)) ms", "min \(format(minimum)) ms",
            "\(format(perUnit)) \(unit)", "peak \(Int(peakMegabytes)) MB",
        ]
        if let reference { columns.append("\(format(median / reference)) of JSONSerialization") }
        return columns.joined(separator: "  ")
    }

    /// One object for programs.
    func json(_ reference: Double?) -> String {
        let ratio = reference.map { format(median / $0) } ?? "null"
        return "{\"name\":\"\(name)\",\"median_ms\":\(format(median)),"
            + "\"min_ms\":\(format(minimum)),\"unit\":\"\(unit)\",\"value\":\(format(perUnit)),"
            + "\"peak_mb\":\(format(peakMegabytes)),\"ratio_jsonserialization\":\(ratio)}"
    }
}
