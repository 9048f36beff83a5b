import Foundation
import Relay

/// The costs of lists that follow their filters, and of live searches: of changes that concern none of them,
/// and of one that does.
enum FollowWorkload {
    static func run(printsJSON: Bool) throws {
        let plain = try makeEnvironment(follows: false)
        let followed = try makeEnvironment(follows: true)
        var sides: [(plain: Double, followed: Double)] = []
        // The value orders the lists' rows; the name says to which list an item belongs.
        for (field, value) in [("id", 0), ("value", 1), ("name", 2)] {
            var (one, other): ([Double], [Double]) = ([], [])
            for round in 0..<5_000 {
                one.append(try change(field, value, round, plain))
                other.append(try change(field, value, round, followed))
            }
            sides.append((Benchmark.median(one) ?? .nan, Benchmark.median(other) ?? .nan))
        }
        let long = try long()
        let found = try found()
        if printsJSON {
            print(
                String(
                    format: "{\"name\":\"follow\",\"untouched_us\":[%.2f,%.2f],"
                        + "\"unlisted_us\":[%.2f,%.2f],\"long_us\":%.1f,\"first_ms\":%.2f,"
                        + "\"found_us\":[%.2f,%.2f]}",
                    sides[0].plain,
                    sides[0].followed,
                    sides[2].plain,
                    sides[2].followed,
                    long,
                    found.first,
                    found.unsearched,
                    found.searched
                )
            )
        } else {
            print(
                String(
                    format: "follow  a change beside 1,000 lists of a field on which none depends "
                        + "%.2f us (%.2f without them), one that no list asks for %.2f us (%.2f); moving a row "
                        + "in a list of 10,000 %.0f us; finding 10,000 objects %.1f ms, and moving one of them "
                        + "%.1f us (%.1f without a search)",
                    sides[0].followed,
                    sides[0].plain,
                    sides[2].followed,
                    sides[2].plain,
                    long,
                    found.first,
                    found.searched,
                    found.unsearched
                )
            )
        }
    }

    private static func item(_ id: String, _ name: String, _ value: Int) -> String {
        #"{"id":"\#(id)","name":"\#(name)","value":\#(value)}"#
    }

    private static func makeEnvironment(follows: Bool) throws -> RelayEnvironment {
        let environment = RelayEnvironment(network: NoNetwork())
        for list in 0..<1_000 {
            let items = (0..<100).map { item("\(list) \($0)", "list \(list)", $0) }
            let response = Data(#"{"data":{"items":[\#(items.joined(separator: ","))]}}"#.utf8)
            let group = Input.value("\(list)")
            if follows {
                let query = FollowedItemsQuery(group: group, name: .value("list \(list)"))
                try environment.commitPayload(query, response: response)
            } else {
                try environment.commitPayload(PlainItemsQuery(group: group), response: response)
            }
        }
        let free = Data(#"{"data":{"items":[\#(item("free", "none", 0))]}}"#.utf8)
        try environment.commitPayload(PlainItemsQuery(group: .value("free")), response: free)
        return environment
    }

    /// Microseconds for a change of the item that is in no list.
    private static func change(
        _ field: String,
        _ kind: Int,
        _ round: Int,
        _ environment: RelayEnvironment
    ) throws -> Double {
        let value: JSONValue =
            kind == 1 ? .int(Int64(round + 1)) : .string(kind == 0 ? "\(round)" : "none \(round)")
        let elapsed = try ContinuousClock().measure {
            try environment.commitUpdate { $0.record("free")?.setValue(value, for: field) }
        }
        return elapsed / .microseconds(1)
    }

    /// A response with a list of 10,000 rows.
    private static var longList: Data {
        let items = (0..<10_000).map { item("\($0)", "long", 2 * $0) }
        return Data(#"{"data":{"items":[\#(items.joined(separator: ","))]}}"#.utf8)
    }

    /// Microseconds for moving a row to another place of a long list.
    private static func long() throws -> Double {
        let environment = RelayEnvironment(network: NoNetwork())
        let query = FollowedItemsQuery(name: .value("long"))
        try environment.commitPayload(query, response: longList)
        return try moving(environment)
    }

    /// Milliseconds for finding all objects of a long list, and microseconds for moving one of them, also
    /// while no search is live.
    static func found() throws -> (first: Double, unsearched: Double, searched: Double) {
        let environment = RelayEnvironment(network: NoNetwork())
        try environment.commitPayload(PlainItemsQuery(), response: longList)
        let unsearched = try moving(environment)
        let clock = ContinuousClock()
        let begun = clock.now
        let objects = environment.objects(
            of: FoundItem_item.self,
            where: { $0.name == "long" },
            sortedBy: { $0.value < $1.value }
        )
        let first = (clock.now - begun) / .milliseconds(1)
        let searched = try withExtendedLifetime(objects) { try moving(environment) }
        return (first, unsearched, searched)
    }

    private static func moving(_ environment: RelayEnvironment) throws -> Double {
        var times: [Double] = []
        for round in 0..<500 {
            let elapsed = try ContinuousClock().measure {
                try environment.commitUpdate {
                    $0.record("5000")?.setValue(.int(Int64(round * 37 % 20_000)), for: "value")
                }
            }
            times.append(elapsed / .microseconds(1))
        }
        return Benchmark.median(times) ?? .nan
    }
}
