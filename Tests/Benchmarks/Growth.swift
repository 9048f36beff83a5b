import Foundation

/// How costs grow: each row is one operation, measured at several sizes.
///
/// The ratio of the cost at the largest size to that at the smallest says more than either, because
/// it doesn't depend on the machine.
struct Growth: Sendable {
    let number: String
    let title: String
    let sizes: [Int]
    /// The largest ratio, or the largest cost, that is wanted.
    let wanted: String
    /// Returns the cost at a size, in microseconds.
    let cost: @Sendable (Int) throws -> Double

    static let all = lists + updates + stores + keys + [NestedCode.row]

    /// Measures the rows with the given numbers, or all of them.
    static func run(_ numbers: [String], printsJSON: Bool) throws {
        if !printsJSON { print(head) }
        let rows = all.filter { row in
            numbers.isEmpty || numbers.contains { row.number == $0 || row.family == $0 }
        }
        for row in rows {
            let costs = try row.sizes.map { try row.cost($0) }
            print(printsJSON ? row.json(costs) : row.line(costs))
        }
    }

    /// The number without the letter.
    private var family: String { number.filter(\.isNumber) }

    // MARK: - Measuring

    /// Returns the least duration of nine runs, in microseconds for each of `count` operations.
    static func best(of runs: Int = 9, count: Int = 1, _ run: (Int) throws -> Void) rethrows
        -> Double
    {
        var best = Double.infinity
        for round in 0..<runs {
            let time = try microseconds { try run(round) }
            best = min(best, time / Double(count))
        }
        return best
    }

    static func microseconds(_ body: () throws -> Void) rethrows -> Double {
        let elapsed = try ContinuousClock().measure { try body() }.components
        return Double(elapsed.seconds) * 1e6 + Double(elapsed.attoseconds) / 1e12
    }

    // MARK: - Printing

    private static let head =
        "| Row | Operation | Cost in µs at each size | Ratio | Wanted |\n"
        + "|---|---|---|---|---|"

    private func ratio(_ costs: [Double]) -> Double {
        guard let first = costs.first, let last = costs.last else { return .nan }
        return last / first
    }

    /// One row of a table.
    private func line(_ costs: [Double]) -> String {
        let cells = zip(sizes, costs).map { size, cost in
            "\(size): \(String(format: cost < 10 ? "%.2f" : "%.0f", cost))"
        }
        let ratio = String(format: "%.2f", ratio(costs))
        return "| \(number) | \(title) | \(cells.joined(separator: ", ")) | \(ratio) | \(wanted) |"
    }

    /// One object for programs.
    private func json(_ costs: [Double]) -> String {
        let sizes = sizes.map { "\($0)" }.joined(separator: ",")
        let costs = costs.map { String(format: "%.3f", $0) }.joined(separator: ",")
        return "{\"name\":\"growth-\(number)\",\"sizes\":[\(sizes)],\"us\":[\(costs)]}"
    }
}
