import Foundation
import Relay
import RelayInspector

/// The workloads: what is fed to the store, and what is read out of it.
struct Workloads {
    #if LEGACY_TEXT
    /// What reading strings as on Apple's systems before 26 changes.
    static let names = ["W1-legacy-text"]
    #else
    /// All of them, in the order in which they run.
    static let names = [
        "json", "W1-1000", "W1-10000", "W1-again", "W2", "W3-100", "W3-1000", "W3-10000",
        "W3-recorded", "W4",
        "W5",
        "reader-wait", "record-memory", "hostile-ids", "first-use",
    ]
    #endif

    let folder: URL

    /// Measures one of them; files are read only as needed, so that the peak of memory is its own.
    func measure(_ name: String, isBesideNode: Bool) throws -> Benchmark.Result {
        switch name {
        case "reader-wait": return try ReaderWait.measure(try load("feed-10000.json"))
        case "record-memory": return try recordMemory()
        case "hostile-ids": return try HostileIDs.measure()
        case "first-use": return try FirstUse.measure()
        default: break
        }
        let benchmark = try benchmark(name)
        let file = name == "W2" ? "wide-100000" : name == "W1-1000" ? "feed-1000" : "feed-10000"
        let node = isBesideNode && benchmark.bytes != nil ? NodeParser(url("\(file).json")) : nil
        return try benchmark.measure(beside: node)
    }

    private func benchmark(_ name: String) throws -> Benchmark {
        switch name {
        case "W1-1000":
            write(name, try load("feed-1000.json"), FeedQuery(first: 1000), runs: 31)
        case "W1-10000", "W1-legacy-text":
            write(name, try load("feed-10000.json"), FeedQuery(first: 10000), runs: 11)
        case "W1-again": again(try load("feed-10000.json"))
        case "W2": write(name, try load("wide-100000.json"), WideQuery(group: "w"), runs: 11)
        case "W3-100": try update(100)
        case "W3-1000": try update(1000)
        case "W3-10000": try update(10000)
        case "W3-recorded": try update(100, isRecorded: true)
        case "W4": try collect()
        case "W5": try read()
        default: json(try load("feed-10000.json"))
        }
    }

    private func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

    private func load(_ name: String) throws -> Data {
        let file = url(name)
        guard FileManager.default.fileExists(atPath: file.path) else { throw Missing(file: file) }
        return try Data(contentsOf: file)
    }

    /// The error for a folder without the data of a workload.
    private struct Missing: Error, CustomStringConvertible {
        let file: URL

        var description: String {
            let folder = file.deletingLastPathComponent().path
            return "\(file.path) is missing. Run `relay-benchmarks make-data \(folder)`."
        }
    }

    private func makeEnvironment() -> RelayEnvironment {
        RelayEnvironment(network: NoNetwork())
    }

    private func json(_ data: Data) -> Benchmark {
        var benchmark = Benchmark(
            name: "json",
            unit: "MB/s",
            units: Double(data.count) / 1e6,
            runs: 11
        ) {
            { _ = try JSONValue(parsing: data) }
        }
        benchmark.bytes = data
        return benchmark
    }

    private func write<Query: GraphQLQuery>(
        _ name: String,
        _ data: Data,
        _ query: Query,
        runs: Int
    ) -> Benchmark {
        var benchmark = Benchmark(
            name: name,
            unit: "MB/s",
            units: Double(data.count) / 1e6,
            runs: runs
        ) {
            let environment = makeEnvironment()
            return { try environment.commitPayload(query, response: data) }
        }
        benchmark.bytes = data
        return benchmark
    }

    private func again(_ data: Data) -> Benchmark {
        let environment = makeEnvironment()
        var benchmark = Benchmark(
            name: "W1-again",
            unit: "MB/s",
            units: Double(data.count) / 1e6,
            runs: 11
        ) {
            try environment.commitPayload(FeedQuery(first: 10000), response: data)
            return { try environment.commitPayload(FeedQuery(first: 10000), response: data) }
        }
        benchmark.bytes = data
        return benchmark
    }

    /// With `isRecorded` while the environment is recorded for the inspector.
    private func update(_ subscribers: Int, isRecorded: Bool = false) throws -> Benchmark {
        let feed = try load("feed-10000.json")
        let lines = try load("update-1000.jsonl").split(separator: UInt8(ascii: "\n"))
        let updates = try lines.map { line in
            let line = Data(line)
            let id = try JSONValue(parsing: line)["data"]?["node"]?["id"]?.string
            return (id: ID(id ?? ""), response: line)
        }
        return Benchmark(
            name: isRecorded ? "W3-recorded" : "W3-\(subscribers)",
            unit: "µs",
            units: Double(updates.count),
            runs: 11
        ) {
            let environment = makeEnvironment()
            try environment.commitPayload(FeedQuery(first: 10000), response: feed)
            let data = try environment.read(FeedQuery(first: 10000))
            let streams = (0..<subscribers).map { index in
                let story = data.feed.edges[index * 10000 / subscribers].node
                return environment.observe(FragmentRef<StoryRow_story>(story.storyItem_story))
            }
            let tape = FileManager.default.temporaryDirectory.appendingPathComponent("relay.tape")
            let recording = isRecorded ? try environment.record(to: tape) : nil
            if let recording { Self.waitUntilWritten(recording) }
            return {
                for (id, response) in updates {
                    try environment.commitPayload(UpdateQuery(id: id), response: response)
                }
                withExtendedLifetime((streams, recording)) {}
            }
        }
    }

    /// Waits until the beginning of a recording is written, which is that of the whole store.
    private static func waitUntilWritten(_ recording: EnvironmentRecording) {
        let isWritten = DispatchSemaphore(value: 0)
        Task.detached {
            try? await recording.flush()
            isWritten.signal()
        }
        isWritten.wait()
    }

    private func collect() throws -> Benchmark {
        let (groupA, groupB) = (try load("gc-a.json"), try load("gc-b.json"))
        // So that what isn't retained is garbage.
        var options = RelayEnvironment.Options()
        options.releaseBufferSize = 0
        return Benchmark(name: "W4", unit: "µs", units: 50000, runs: 11) {
            let environment = RelayEnvironment(network: NoNetwork(), options: options)
            let kept = environment.retain(WideQuery(group: "a"))
            try environment.commitPayload(WideQuery(group: "a"), response: groupA)
            try environment.commitPayload(WideQuery(group: "b"), response: groupB)
            return {
                environment.collectGarbage()
                withExtendedLifetime(kept) {}
            }
        }
    }

    private func read() throws -> Benchmark {
        let feed = try load("feed-10000.json")
        let environment = makeEnvironment()
        return Benchmark(name: "W5", unit: "µs", units: 10000, runs: 11) {
            try environment.commitPayload(FeedQuery(first: 10000), response: feed)
            return {
                let data = try environment.read(FeedQuery(first: 10000))
                for edge in data.feed.edges { _ = try environment.read(edge.node.storyItem_story) }
            }
        }
    }

    // MARK: - What is no time for a unit

    /// What the records of W1 take of memory, ids, shapes and tables included.
    private func recordMemory() throws -> Benchmark.Result {
        let feed = try load("feed-10000.json")
        let environment = makeEnvironment()
        let before = ProcessMemory.residentBytes ?? .nan
        try environment.commitPayload(FeedQuery(first: 10000), response: feed)
        let bytes = (ProcessMemory.residentBytes ?? .nan) - before
        let records = environment.inspect().statistics.records
        return Benchmark.Result(
            name: "record-memory",
            unit: "bytes a record",
            median: .nan,
            minimum: .nan,
            value: bytes / Double(records)
        )
    }
}

/// For environments that are written to by hand.
struct NoNetwork: Network {
    func execute(request: RequestParameters, variables: VariableData, cacheConfig: CacheConfig)
        -> AsyncThrowingStream<Data, any Error>
    {
        .single { throw CancellationError() }
    }
}

extension FragmentRef where Fragment == StoryRow_story {
    /// The same story for another fragment: what a row would be given.
    init(_ other: StoryItem_story.Ref) {
        self.init(dataID: other.dataID, owner: other.owner, arguments: nil)
    }
}
