import Foundation
@_spi(Generated) import Relay
import RelayNetworking
import RelaySQLite

/// Queues mutations for a server that fails at random, in four lanes, until the process is killed.
///
/// The name of a mutation that survives from now on is printed. The next run continues with the numbers after
/// those that wait, or that the file `numbers` has.
enum QueueWriter {
    private static let lanes = 4

    static func run(in folder: URL, _ url: URL, drains: Bool) async throws {
        var options = RelayEnvironment.Options(persistence: .sqlite(in: folder))
        options.persistence?.delay = .milliseconds(1)
        options.offline.register(AppendMutation.self)
        options.offline.maximumDelay = .milliseconds(20)
        let environment = RelayEnvironment(
            network: HTTPNetwork(url: url, interceptors: [.idempotencyKeys()]),
            options: options
        )
        if drains {
            while !environment.offline.mutations.isEmpty {
                for mutation in environment.offline.failed {
                    // Each of them is a fault: nothing is refused here.
                    print("failed \(mutation)")
                    return
                }
                try await Task.sleep(for: .milliseconds(5))
            }
            return try await environment.persist()
        }
        let numbers = folder.appendingPathComponent("numbers")
        var number = (try? String(contentsOf: numbers, encoding: .utf8)).flatMap { Int($0) } ?? 0
        while true {
            number += 1
            // Before it is queued, so that no number is used twice.
            try Data("\(number)".utf8).write(to: numbers, options: .atomic)
            let (lane, current) = ("lane\(number % lanes)", number)
            Task {
                try await environment.commit(
                    AppendMutation(name: "\(lane):\(current)"),
                    optimisticResponse: ["append": ["id": .string("\(lane):\(current)")]],
                    whenOffline: .queue(key: lane)
                )
            }
            while !environment.offline.mutations.contains(where: {
                $0.variables["name"]?.string == "\(lane):\(current)"
            }), !environment.isExecuted("\(lane):\(current)") {
                await Task.yield()
            }
            try await environment.persist()
            FileHandle.standardOutput.write(Data("\(lane):\(current)\n".utf8))
        }
    }
}

extension RelayEnvironment {
    /// Whether the answer of a mutation is in the store.
    fileprivate func isExecuted(_ name: String) -> Bool {
        var isThere = false
        try? commitUpdate { isThere = $0.record(ID(name)) != nil }
        return isThere
    }
}

/// A mutation as the generator would write it.
private struct AppendMutation: GraphQLMutation {
    static let artifact = Artifact(
        v1: #"""
            mutation AppendMutation
            text mutation AppendMutation($name:String!){append(name:$name){id}}
            variables
             name: String!
            normalization
             append(name: $name): type Entry
              id: ID!
            reader
             append(name: $name)
              id
            """#
    )

    let name: String

    func write(to variables: inout VariableWriter) { variables.write("name", name) }

    struct Data: Selection, FieldValue {
        let append: Entry?

        init(_ reader: inout Reader) { append = reader.optionalObject(0) }

        static func areSame(_ left: Self, _ right: Self) -> Bool {
            var equality = Equality()
            equality.optionalObject(left.append, right.append)
            return equality.isEqual
        }

        struct Entry: Selection, Identifiable {
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
