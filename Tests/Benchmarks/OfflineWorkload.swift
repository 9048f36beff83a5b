import Foundation
@_spi(Generated) import Relay
import RelaySQLite

/// What queued mutations cost: the call, the row on disk, and the launch with all of them.
enum OfflineWorkload {
    private static let count = 1_000

    static func run(printsJSON: Bool) async throws {
        var (first, calls, bytes, logs): ([Double], [Double], [Double], [Double]) = ([], [], [], [])
        var (launches, plain): ([Double], [Double]) = ([], [])
        for _ in 0..<5 {
            let folder = FileManager.default.temporaryDirectory
                .appendingPathComponent("relay-offline-\(UInt64.random(in: 0...(.max)))")
            defer { try? FileManager.default.removeItem(at: folder) }
            plain.append(try await launch(in: folder, isFirst: true))
            let costs = try await queue(in: folder)
            first.append(costs.first)
            calls.append(costs.later)
            bytes.append(costs.bytes)
            logs.append(costs.log)
            launches.append(try await launch(in: folder, isFirst: false))
        }
        let values = [first, calls, bytes, logs, plain, launches].map {
            Benchmark.median($0) ?? .nan
        }
        if printsJSON {
            print(
                String(
                    format:
                        "{\"name\":\"offline\",\"mutations\":%d,\"first_us\":%.1f,\"call_us\":%.1f,"
                        + "\"bytes\":%.0f,\"log_bytes\":%.0f,\"launch_empty_ms\":%.2f,\"launch_ms\":%.2f}",
                    count,
                    values[0],
                    values[1],
                    values[2],
                    values[3],
                    values[4],
                    values[5]
                )
            )
        } else {
            print(
                String(
                    format:
                        "offline  %d mutations: %.1f us a call for the first 100, %.1f us later, %.0f bytes a row, "
                        + "%.0f in the log for one that is written alone; launch to the first frame %.2f ms without any, %.2f ms with them",
                    count,
                    values[0],
                    values[1],
                    values[2],
                    values[3],
                    values[4],
                    values[5]
                )
            )
        }
    }

    private static func environment(in folder: URL) -> RelayEnvironment {
        var options = RelayEnvironment.Options(persistence: .sqlite(in: folder))
        options.reachability = ReachabilitySwitch(isReachable: false)
        options.offline.register(SetItemMutation.self)
        return RelayEnvironment(network: NoNetwork(), options: options)
    }

    private struct Costs {
        /// Microseconds for each of the first 100 calls, and of the others.
        var first = 0.0
        var later = 0.0
        /// The size of a row.
        var bytes = 0.0
        /// How much SQLite's log grows for a mutation that is written alone, in bytes.
        var log = 0.0
    }

    /// Queues the mutations.
    @MainActor
    private static func queue(in folder: URL) async throws -> Costs {
        var costs = Costs()
        let environment = environment(in: folder)
        try environment.commitPayload(
            ItemsQuery(group: nil),
            response: ScaleWorkload.items(0..<count)
        )
        let retained = environment.retain(ItemsQuery(group: nil))
        try await environment.persist()
        costs.first = try await call(0..<100, environment)
        try await environment.persist()
        let before = try logSize(in: folder)
        for index in 100..<120 {
            _ = try await call(index..<index + 1, environment)
            try await environment.persist()
        }
        costs.log = Double(try logSize(in: folder) - before) / 20
        costs.later = try await call(120..<count, environment)
        if environment.offline.mutations.count != count { print("Not all were queued.") }
        try await environment.persist()
        withExtendedLifetime(retained) {}
        var size = 0
        let mutations = Persistence.sqlite(in: folder).mutations
        try mutations?.open()
        try mutations?.forEachRow(in: .mutations) { size += $0.bytes.count }
        costs.bytes = Double(size) / Double(count)
        return costs
    }

    /// The size of SQLite's log of queued mutations, in bytes.
    private static func logSize(in folder: URL) throws -> Int {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let logs = names.filter { $0.hasPrefix("mutations") && $0.hasSuffix("-wal") }
        return try logs.reduce(0) { sum, name in
            let file = folder.appendingPathComponent(name).path
            let attributes = try FileManager.default.attributesOfItem(atPath: file)
            return sum + (attributes[.size] as? Int ?? 0)
        }
    }

    /// Queues some of the mutations; returns microseconds a call on the main actor.
    @MainActor
    private static func call(
        _ range: Range<Int>,
        _ environment: RelayEnvironment
    ) async throws -> Double {
        let start = ContinuousClock.now
        for index in range {
            Task {
                try await environment.commit(
                    SetItemMutation(id: ID("item:\(index)")),
                    optimisticResponse: [
                        "setItem": ["id": .string("item:\(index)"), "name": "queued"]
                    ],
                    whenOffline: .queue()
                )
            }
        }
        // The tasks run before this one continues.
        await Task.yield()
        return (ContinuousClock.now - start) / .microseconds(1) / Double(range.count)
    }

    /// Returns milliseconds from the launch to the data of a first screen.
    private static func launch(in folder: URL, isFirst: Bool) async throws -> Double {
        var environment: RelayEnvironment?
        var names: Set<String> = []
        let time = try await DiskWorkload.milliseconds {
            let new = Self.environment(in: folder)
            environment = new
            guard !isFirst else { return }
            for item in try new.read(ItemsQuery(group: nil)).items.prefix(20) {
                names.insert(try new.read(item.itemRow_item).name)
            }
        }
        if !isFirst, names != ["queued"] || environment?.offline.pending.count != count {
            print("The mutations are not shown.")
        }
        withExtendedLifetime(environment) {}
        return time
    }
}

/// A mutation as the generator would write it.
private struct SetItemMutation: GraphQLMutation {
    static let artifact = Artifact(
        v1: #"""
            mutation SetItemMutation
            text mutation SetItemMutation($id:ID!){setItem(id:$id){id name}}
            variables
             id: ID!
            normalization
             setItem(id: $id): type Item
              id: ID!
              name: String!
            reader
             setItem(id: $id)
              id
            """#
    )

    let id: ID

    func write(to variables: inout VariableWriter) { variables.write("id", id) }

    struct Data: Selection, FieldValue {
        let setItem: Item?

        init(_ reader: inout Reader) { setItem = reader.optionalObject(0) }

        static func areSame(_ left: Self, _ right: Self) -> Bool {
            var equality = Equality()
            equality.optionalObject(left.setItem, right.setItem)
            return equality.isEqual
        }

        struct Item: Selection, Identifiable {
            let id: ID

            init(_ reader: inout Reader) { id = reader.id(0) }

            static func areSame(_ left: Self, _ right: Self) -> Bool {
                var equality = Equality()
                equality.id(left.id, right.id)
                return equality.isEqual
            }
        }
    }
}
