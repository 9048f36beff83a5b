import Foundation
import Relay

/// The costs of fields that the app derives, beside the same field of the server, and of live fields.
enum DerivedWorkload {
    static func run(printsJSON: Bool) async throws {
        let memory = try kept(DerivedRowsQuery()) - kept(StoredRowsQuery())
        var stored = try ReadAgain(StoredRowsQuery())
        var derived = try ReadAgain(DerivedRowsQuery())
        var objects = try ReadAgain(EdgeRowsQuery())
        // The objects of fields are linked elsewhere.
        try await Task.sleep(for: .milliseconds(100))
        // By turns, because the machine is not always equally fast.
        for round in 1...2_000 {
            try stored.run(round)
            try derived.run(round)
            try objects.run(round)
        }
        let live = try await live()
        if printsJSON {
            print(
                String(
                    format:
                        "{\"name\":\"derived\",\"stored_us\":%.2f,\"derived_us\":%.2f,\"objects_us\":%.2f,"
                        + "\"bytes\":%.0f,"
                        + "\"live_ms\":%.3f,\"live_versions\":%.1f}",
                    stored.median,
                    derived.median,
                    objects.median,
                    memory,
                    live.milliseconds,
                    live.versions
                )
            )
        } else {
            print(
                String(
                    format:
                        "derived  50 rows read again %.1f us with a stored field, %.1f us with an unchanged derived "
                        + "one (%.2f x), %.1f us with one that has objects; %.0f bytes a kept value; 1,000 live fields that change %.2f ms in %.1f versions",
                    stored.median,
                    derived.median,
                    derived.median / stored.median,
                    objects.median,
                    memory,
                    live.milliseconds,
                    live.versions
                )
            )
        }
    }

    private static func makeEnvironment(_ fields: Fields = Fields()) -> RelayEnvironment {
        var options = RelayEnvironment.Options()
        options.derivedFields = [fields]
        return RelayEnvironment(network: NoNetwork(), options: options)
    }

    private static func items(_ count: Int) -> Data {
        let items = (0..<count).map {
            #"{"id":"\#($0)","name":"item \#($0)","value":\#($0),"label":"","presence":0}"#
        }
        let text =
            #"{"data":{"shelf":{"id":"shelf","count":0},"items":[\#(items.joined(separator: ","))]}}"#
        return Data(text.utf8)
    }

    /// A query whose 50 rows are read again for each change of a field beside them.
    private struct ReadAgain {
        private let change: (Int) throws -> Void
        private var times: [Double] = []

        /// Microseconds for a change.
        var median: Double { Benchmark.median(times) ?? .nan }

        init<Query: GraphQLQuery>(_ query: Query) throws {
            let environment = makeEnvironment()
            try environment.commitPayload(query, response: items(50))
            let stream = environment.observe(query)
            change = { number in
                try environment.commitUpdate {
                    $0.record("shelf")?.setValue(.int(Int64(number)), for: "count")
                }
                withExtendedLifetime(stream) {}
            }
        }

        mutating func run(_ number: Int) throws {
            times.append(try ContinuousClock().measure { try change(number) } / .microseconds(1))
        }
    }

    /// Bytes that an observed row takes.
    private static func kept<Query: GraphQLQuery>(_ query: Query) throws -> Double {
        let count = 10_000
        let environment = makeEnvironment()
        try environment.commitPayload(query, response: items(count))
        let before = ProcessMemory.allocatedBytes ?? .nan
        let stream = environment.observe(query)
        let after = ProcessMemory.allocatedBytes ?? .nan
        withExtendedLifetime(stream) {}
        return (after - before) / Double(count)
    }

    /// Milliseconds from the first of 1,000 values that are sent at once until all are shown, and in how many
    /// versions they come.
    private static func live() async throws -> (milliseconds: Double, versions: Double) {
        let (rounds, count) = (61, 1_000)
        let fields = Fields()
        let environment = makeEnvironment(fields)
        try environment.commitPayload(PresencesQuery(), response: items(count))
        let query = environment.observeResponses(to: PresencesQuery(), fetchPolicy: .storeOnly)
        while fields.sources.withLock({ $0.count }) < count { await Task.yield() }
        try await Task.sleep(for: .milliseconds(200))
        var times: [Double] = []
        let before = environment.store.source.version
        for round in 1...rounds {
            let start = ContinuousClock.now
            for source in fields.sources.withLock({ $0 }) { source.yield(round) }
            while query.response.data?.items.allSatisfy({ Int($0.presence) == round }) != true {
                await Task.yield()
            }
            times.append((ContinuousClock.now - start) / .milliseconds(1))
            // As many frames a second as a screen shows.
            try await Task.sleep(for: .milliseconds(16))
        }
        let versions = environment.store.source.version - before
        return (Benchmark.median(times) ?? .nan, Double(versions) / Double(rounds))
    }

    private struct Fields: DerivedFieldFunctions {
        let sources = Locked<[AsyncStream<Int>.Continuation]>([])

        func itemPartner(_ item: ItemPartner_item.Data) -> ID? { ID(String((item.value + 1) % 50)) }

        func itemLabel(_ item: ItemLabel_item.Data) -> String { "item \(item.value)" }

        func itemPresence(_ item: ItemPresence_item.Data) -> LiveState<Int> {
            let (stream, continuation) = AsyncStream<Int>.makeStream()
            sources.withLock { $0.append(continuation) }
            return LiveState(0, changes: stream)
        }
    }
}
