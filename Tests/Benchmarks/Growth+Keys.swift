import Foundation
import Relay

/// Rows 15 and 16: what declared keys cost, and the deletion of an object that many others refer to.
extension Growth {
    static let keys = [
        Growth(
            number: "15",
            title: "a key of two fields, more than a key of one, for each object",
            sizes: [10_000, 100_000],
            wanted: "0.06 µs",
            cost: compositeKey
        ),
        Growth(
            number: "15a",
            title: "a key of one field, for each object with all its fields",
            sizes: [10_000, 100_000],
            wanted: "",
            cost: { try write("booklets", $0, BookletsQuery()) }
        ),
        Growth(
            number: "16",
            title: "deleting an object that so many refer to, in 1,000,000 records",
            sizes: [1, 100, 10_000],
            wanted: "5,000 µs",
            cost: { try delete($0, isObserved: false) }
        ),
        Growth(
            number: "16o",
            title: "the same, with the list of those that refer to it observed",
            sizes: [1, 100, 10_000],
            wanted: "",
            cost: { try delete($0, isObserved: true) }
        ),
    ]

    /// In turn, so that both meet the same machine.
    @Sendable private static func compositeKey(_ size: Int) throws -> Double {
        let (one, two) = (objects("booklets", size), objects("volumes", size))
        var best = (one: Double.infinity, two: Double.infinity)
        for _ in 0..<9 {
            best.one = min(best.one, try writing(one, BookletsQuery()))
            best.two = min(best.two, try writing(two, VolumesQuery()))
        }
        return (best.two - best.one) / Double(size)
    }

    private static func write<Query: GraphQLQuery>(
        _ field: String,
        _ size: Int,
        _ query: Query
    ) throws -> Double {
        let response = objects(field, size)
        return try (0..<9).map { _ in try writing(response, query) / Double(size) }.min() ?? .nan
    }

    private static func writing<Query: GraphQLQuery>(
        _ response: Data,
        _ query: Query
    ) throws -> Double {
        let environment = RelayEnvironment(network: NoNetwork())
        return try microseconds { try environment.commitPayload(query, response: response) }
    }

    private static func objects(_ field: String, _ count: Int) -> Data {
        let objects = (0..<count).map { index in
            #"{"isbn":"978-\#(index)","region":\#(index % 7),"name":"Name \#(index)","value":\#(index)}"#
        }
        return Data((#"{"data":{"\#(field)":["# + objects.joined(separator: ",") + "]}}").utf8)
    }

    private static func delete(_ referrers: Int, isObserved: Bool) throws -> Double {
        var options = RelayEnvironment.Options()
        options.maximumResponseBytes = 1 << 30
        let environment = RelayEnvironment(network: NoNetwork(), options: options)
        let rest = (0..<1_000_000 - referrers).map { index in
            #"{"id":"item:\#(index)","name":"n","value":1}"#
        }
        try environment.commitPayload(
            ItemsQuery(),
            response: Data((#"{"data":{"items":["# + rest.joined(separator: ",") + "]}}").utf8)
        )
        let stories = (0..<referrers).map { index in
            #"{"id":"story:\#(index)","author":{"id":"u","name":"n"}}"#
        }
        let response = Data(
            (#"{"data":{"stories":["# + stories.joined(separator: ",") + "]}}").utf8
        )
        let retained = environment.retain(ReferrersQuery())
        defer { retained.dispose() }
        var best = Double.infinity
        for _ in 0..<5 {
            try environment.commitPayload(ReferrersQuery(), response: response)
            let stream =
                isObserved ? environment.observe(ReferrersQuery(), fetchPolicy: .storeOnly) : nil
            let time = try microseconds {
                try environment.commitUpdate { store in store.delete("u") }
            }
            best = min(best, time)
            withExtendedLifetime(stream) {}
        }
        return best
    }
}
