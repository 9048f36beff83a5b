import Foundation
import Relay

/// Responses with 200,000 ids that are made to collide, beside one with as many friendly ids.
///
/// Hashes are seeded anew for each store, so who makes the ids knows the algorithm, not the seed.
enum HostileIDs {
    private static let count = 200_000
    private static let runs = 5

    /// The slowest hostile response and the friendly one, as a ratio of medians.
    static func measure() throws -> Benchmark.Result {
        let friendly = response { index in
            String(UInt64(index + 1) &* 0x9E37_79B9_7F4A_7C15, radix: 36) + "friendly"
        }
        let base = try median(friendly)
        var worst = 0.0
        for (_, id) in patterns { worst = max(worst, try median(response(id))) }
        return Benchmark.Result(
            name: "hostile-ids",
            unit: "times a friendly response",
            median: worst,
            minimum: base,
            value: worst / base
        )
    }

    private static let patterns: [(String, @Sendable (Int) -> String)] = [
        ("one part of the table with another seed", { chosen[$0] }),
        ("multiples of a table's size", { pad("\($0 * 524_288)") }),
        ("a prefix in common", { "aaaaaaaaaaaaaaaa" + pad("\($0)") }),
        ("a suffix in common", { pad("\($0)") + "aaaaaaaaaaaaaaaa" }),
        ("both", { "aaaaaaaa" + pad("\($0)") + "aaaaaaaa" }),
        ("one bit in each byte", { bits($0) }),
    ]

    private static func pad(_ text: String) -> String {
        String(repeating: "0", count: max(0, 16 - text.count)) + text
    }

    private static func bits(_ number: Int) -> String {
        String(decoding: (0..<20).map { UInt8(0x60 | number >> $0 & 1) }, as: UTF8.self)
    }

    /// Ids whose hashes lie within the 64th part of a table, should its seed be 0.
    private static let chosen: [String] = {
        let table = ByteTable(seed: 0)
        var ids: [String] = []
        ids.reserveCapacity(count)
        var number = 0
        while ids.count < count {
            number += 1
            var id = pad("\(number)")
            let hash = id.withUTF8 { table.hash(UnsafeRawBufferPointer($0)) }
            if hash & 0x7E000 == 0 { ids.append(id) }
        }
        return ids
    }()

    private static func response(_ id: (Int) -> String) -> Data {
        var text = #"{"data":{"items":["#
        for index in 0..<count {
            text += "\(index == 0 ? "" : ","){\"id\":\"\(id(index))\",\"name\":\"n\",\"value\":1}"
        }
        return Data((text + "]}}").utf8)
    }

    /// In milliseconds, for a store of its own each time.
    private static func median(_ response: Data) throws -> Double {
        var times: [Double] = []
        for _ in 0..<runs {
            let environment = RelayEnvironment(network: NoNetwork())
            let elapsed = try ContinuousClock().measure {
                try environment.commitPayload(ItemsQuery(), response: response)
            }.components
            times.append(Double(elapsed.seconds) * 1e3 + Double(elapsed.attoseconds) / 1e15)
        }
        return Benchmark.median(times) ?? .nan
    }
}
