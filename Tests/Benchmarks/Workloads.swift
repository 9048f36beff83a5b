import Foundation
import Relay

/// The workloads: what is fed to the store, and what is read out of it.
struct Workloads {
    private let feed1000: Data
    private let feed10000: Data
    private let wide: Data
    private let groupA: Data
    private let groupB: Data
    private let updates: [(id: ID, response: Data)]

    init(folder: URL) throws {
        func load(_ name: String) throws -> Data {
            try Data(contentsOf: folder.appendingPathComponent(name))
        }
        feed1000 = try load("feed-1000.json")
        feed10000 = try load("feed-10000.json")
        wide = try load("wide-100000.json")
        groupA = try load("gc-a.json")
        groupB = try load("gc-b.json")
        updates = try load("update-1000.jsonl").split(separator: UInt8(ascii: "\n")).map { line in
            let line = Data(line)
            let id = try JSONValue(parsing: line)["data"]?["node"]?["id"]?.string
            return (ID(id ?? ""), line)
        }
    }

    /// Foundation's time for the bytes of W1, in milliseconds.
    func jsonSerialization() -> Double {
        let benchmark = Benchmark(name: "", unit: "MB/s", units: 1, runs: 3) {
            { _ = try JSONSerialization.jsonObject(with: feed10000) }
        }
        return (try? benchmark.measure().median) ?? .nan
    }

    var all: [Benchmark] {
        [
            json, write("W1-1000", feed1000, FeedQuery(first: 1000), runs: 31),
            write("W1-10000", feed10000, FeedQuery(first: 10000), runs: 11), again,
            write("W2", wide, WideQuery(group: "w"), runs: 11),
            update(100), update(1000), update(10000), collect, read,
        ]
    }

    private func makeEnvironment() -> RelayEnvironment {
        RelayEnvironment(network: NoNetwork())
    }

    private var json: Benchmark {
        Benchmark(name: "json", unit: "MB/s", units: Double(feed10000.count) / 1e6, runs: 11) {
            { _ = try JSONValue(parsing: feed10000) }
        }
    }

    private func write<Query: GraphQLQuery>(
        _ name: String,
        _ data: Data,
        _ query: Query,
        runs: Int
    ) -> Benchmark {
        Benchmark(name: name, unit: "MB/s", units: Double(data.count) / 1e6, runs: runs) {
            let environment = makeEnvironment()
            return { try environment.commitPayload(query, response: data) }
        }
    }

    private var again: Benchmark {
        let environment = makeEnvironment()
        return Benchmark(
            name: "W1-again",
            unit: "MB/s",
            units: Double(feed10000.count) / 1e6,
            runs: 11
        ) {
            try environment.commitPayload(FeedQuery(first: 10000), response: feed10000)
            return { try environment.commitPayload(FeedQuery(first: 10000), response: feed10000) }
        }
    }

    private func update(_ subscribers: Int) -> Benchmark {
        Benchmark(name: "W3-\(subscribers)", unit: "µs", units: Double(updates.count), runs: 11) {
            let environment = makeEnvironment()
            try environment.commitPayload(FeedQuery(first: 10000), response: feed10000)
            let data = try environment.read(FeedQuery(first: 10000))
            let streams = (0..<subscribers).map { index in
                let story = data.feed.edges[index * 10000 / subscribers].node
                return environment.observe(
                    FragmentRef<StoryRow_story>(story.storyItem_story)
                )
            }
            return {
                for (id, response) in updates {
                    try environment.commitPayload(UpdateQuery(id: id), response: response)
                }
                withExtendedLifetime(streams) {}
            }
        }
    }

    private var collect: Benchmark {
        Benchmark(name: "W4", unit: "µs", units: 50000, runs: 11) {
            let environment = makeEnvironment()
            let kept = environment.retain(WideQuery(group: "a"))
            try environment.commitPayload(WideQuery(group: "a"), response: groupA)
            try environment.commitPayload(WideQuery(group: "b"), response: groupB)
            return {
                environment.collectGarbage()
                withExtendedLifetime(kept) {}
            }
        }
    }

    private var read: Benchmark {
        let environment = makeEnvironment()
        return Benchmark(name: "W5", unit: "µs", units: 10000, runs: 11) {
            try environment.commitPayload(FeedQuery(first: 10000), response: feed10000)
            return {
                let data = try environment.read(FeedQuery(first: 10000))
                for edge in data.feed.edges { _ = try environment.read(edge.node.storyItem_story) }
            }
        }
    }
}

private struct NoNetwork: Network {
    func execute(request: RequestParameters, variables: VariableData, cacheConfig: CacheConfig)
        -> AsyncThrowingStream<Data, any Error>
    {
        .single { throw CancellationError() }
    }
}

extension FragmentRef where Fragment == StoryRow_story {
    /// The same story for another fragment: what a row would be given.
    fileprivate init(_ other: StoryItem_story.Ref) {
        self.init(dataID: other.dataID, owner: other.owner, arguments: nil)
    }
}
