import Foundation
import Observation
import Relay

/// The costs of models: creating one, its first read, and how long the main actor is busy
/// when a version is published.
@MainActor
struct ModelWorkload {
    private let feed: Data
    private let printsJSON: Bool
    private let environment = RelayEnvironment(network: NoNetwork())
    private var references: [FragmentRef<StoryRow_story>] = []

    @Observable
    fileprivate final class Empty {}

    static func run(_ folder: URL, printsJSON: Bool) async throws {
        let feed = try Data(contentsOf: folder.appendingPathComponent("feed-10000.json"))
        var workload = ModelWorkload(feed: feed, printsJSON: printsJSON)
        try workload.prepare()
        workload.measureInit()
        try await workload.measureReads()
        try await workload.measureMemory()
        try workload.measureListMemory()
        try await workload.measurePublishing()
        try await workload.measureMainActor()
    }

    private init(feed: Data, printsJSON: Bool) {
        (self.feed, self.printsJSON) = (feed, printsJSON)
    }

    private mutating func prepare() throws {
        try environment.commitPayload(FeedQuery(first: 10000), response: feed)
        let data = try environment.read(FeedQuery(first: 10000))
        references = data.feed.edges.map { FragmentRef<StoryRow_story>($0.node.storyItem_story) }
    }

    // MARK: - One model

    private func measureInit() {
        let count = 100_000
        let empty = median(21) { for _ in 0..<count { keep(Empty()) } }
        let fragment = median(21) {
            for _ in 0..<count { keep(FragmentModel(references[0], in: environment)) }
        }
        let feed = FeedQuery(first: 1)
        let query = median(21) {
            for _ in 0..<count { keep(QueryModel(feed, in: environment)) }
        }
        report("empty-init", "ns", empty / Double(count) * 1e9)
        report("fragment-init", "ns", fragment / Double(count) * 1e9)
        report("query-init", "ns", query / Double(count) * 1e9)
    }

    @inline(never)
    private func keep(_ object: AnyObject) {}

    private func measureReads() async throws {
        var (reads, first): ([Double], [Double]) = ([], [])
        for _ in 0..<11 {
            reads.append(
                try seconds { for reference in references { _ = try environment.read(reference) } }
            )
            let models = references.map { FragmentModel($0, in: environment) }
            first.append(seconds { for model in models { _ = model.data } })
            try await quiet(models.count)
            withExtendedLifetime(models) {}
        }
        let count = Double(references.count)
        report("read", "µs", reads.sorted()[5] / count * 1e6)
        report("first-read", "µs", first.sorted()[5] / count * 1e6)
    }

    /// The memory of a live model, with its subscription and beside an observed fragment, and what
    /// is left of it when it goes.
    private func measureMemory() async throws {
        // The first time, tables grow that stay.
        for isCounted in [false, true] {
            let before = ProcessMemory.allocatedBytes ?? .nan
            var streams = references.map { environment.observe($0) }
            let observed = (ProcessMemory.allocatedBytes ?? .nan) - before
            withExtendedLifetime(streams) {}
            streams = []
            try await quiet(0)
            var models = references.map { FragmentModel($0, in: environment) }
            for model in models { _ = model.data }
            try await quiet(models.count)
            let live = (ProcessMemory.allocatedBytes ?? .nan) - before
            models = []
            try await quiet(0)
            let left = (ProcessMemory.allocatedBytes ?? .nan) - before
            guard isCounted else { continue }
            let count = Double(references.count)
            report("model-memory", "bytes", live / count)
            report("observe-memory", "bytes", observed / count)
            report("memory left", "bytes", left / count)
        }
    }

    /// The memory of a list that is observed, with its data, for each row.
    private func measureListMemory() throws {
        let count = 10_000
        let feed = try GrowthFeed(count)
        let before = ProcessMemory.allocatedBytes ?? .nan
        let stream = feed.observe()
        let observed = (ProcessMemory.allocatedBytes ?? .nan) - before
        report("list-memory", "bytes", observed / Double(count))
        withExtendedLifetime(stream) {}
    }

    /// Waits until as many models have subscribed.
    private func quiet(_ count: Int) async throws {
        while environment.inspect().statistics.subscriptions != count {
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    // MARK: - Publishing

    /// A thousand models of one screen, and a version that changes all of them.
    private func measurePublishing() async throws {
        let environment = environment
        let models = references.prefix(1_000).map { FragmentModel($0, in: environment) }
        for model in models { _ = model.data }
        try await quiet(1_000)
        let ids = try environment.read(FeedQuery(first: 10000)).feed.edges.prefix(1_000)
            .map(\.node.id)
        let last = models[999]
        var (elapsed, busy): ([Double], [Double]) = ([], [])
        for likes in 0..<31 {
            var values = last.values.makeAsyncIterator()
            _ = await values.next()
            let (start, own) = (ContinuousClock.now, Self.ownSeconds)
            try await Task.detached {
                try environment.commitUpdate { store in
                    for id in ids {
                        store.record(id)?.setValue(.int(Int64(-likes - 1)), for: "likeCount")
                    }
                }
            }.value
            _ = await values.next()
            busy.append(Self.ownSeconds - own)
            elapsed.append(Self.seconds(ContinuousClock.now - start))
        }
        report("models-1000", "ms", elapsed.sorted()[15] * 1e3)
        report("models-1000 main", "ms", busy.sorted()[15] * 1e3)
        withExtendedLifetime(models) {}
    }

    /// A screen of twenty rows, and a response of 12 MB.
    private func measureMainActor() async throws {
        let environment = environment
        let models = references.prefix(20).map { FragmentModel($0, in: environment) }
        for model in models { _ = model.data }
        try await quiet(20)
        let edited = Data(
            String(decoding: feed, as: UTF8.self)
                .replacing("\"likeCount\":", with: "\"likeCount\":1").utf8
        )
        let last = models[19]
        var busy: [Double] = []
        for turn in 0..<12 {
            let response = turn % 2 == 0 ? edited : feed
            var values = last.values.makeAsyncIterator()
            _ = await values.next()
            let own = Self.ownSeconds
            try await Task.detached {
                try environment.commitPayload(FeedQuery(first: 10000), response: response)
            }.value
            _ = await values.next()
            busy.append(Self.ownSeconds - own)
        }
        report("main-actor", "ms", busy.sorted()[6] * 1e3)
        report("main-actor worst", "ms", (busy.max() ?? 0) * 1e3)
        withExtendedLifetime(models) {}
    }

    // MARK: - Measuring

    private func report(_ name: String, _ unit: String, _ value: Double) {
        let number = String(format: "%.3f", value)
        print(
            printsJSON
                ? "{\"name\":\"\(name)\",\"unit\":\"\(unit)\",\"value\":\(number)}"
                : "\(name.padding(toLength: 16, withPad: " ", startingAt: 0))  \(number) \(unit)"
        )
    }

    private func median(_ runs: Int, _ work: () -> Void) -> Double {
        (0..<runs).map { _ in seconds(work) }.sorted()[runs / 2]
    }

    private func seconds(_ work: () throws -> Void) rethrows -> Double {
        Self.seconds(try ContinuousClock().measure(work))
    }

    private static func seconds(_ duration: Duration) -> Double {
        Double(duration.components.attoseconds) / 1e18 + Double(duration.components.seconds)
    }

    /// The processor time of the main thread.
    private static var ownSeconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
