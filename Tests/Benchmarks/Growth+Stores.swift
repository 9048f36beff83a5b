import Foundation
import Relay

/// Rows 5, 6 and 9 to 12: operations on the store as a whole.
extension Growth {
    static let updates = [
        Growth(
            number: "5",
            title: "a publish that touches none of the optimistic updates in force",
            sizes: [1, 80, 800],
            wanted: "1.2",
            cost: publishUnderUpdates
        ),
        Growth(
            number: "5a",
            title: "adding optimistic updates one by one",
            sizes: [8, 80, 800],
            wanted: "50,000 µs",
            cost: addUpdates
        ),
        Growth(
            number: "6",
            title: "a fetch and a release every 10 ms, the collector's processor time in a second",
            sizes: [3_000, 30_000, 300_000],
            wanted: "50,000 µs",
            cost: { try collect($0).processor - collect($0, releases: false).processor }
        ),
        Growth(
            number: "6f",
            title: "the same without a release, all processor time in a second",
            sizes: [3_000, 30_000, 300_000],
            wanted: "",
            cost: { try collect($0, releases: false).processor }
        ),
        Growth(
            number: "6w",
            title: "the longest write beside the collector",
            sizes: [3_000, 30_000, 300_000],
            wanted: "as 6v",
            cost: { try collect($0).longestWrite }
        ),
        Growth(
            number: "6v",
            title: "the longest write without it",
            sizes: [3_000, 30_000, 300_000],
            wanted: "",
            cost: { try collect($0, releases: false).longestWrite }
        ),
    ]

    static let stores = [
        Growth(
            number: "9",
            title: "`check` of a list",
            sizes: [100, 1_000, 10_000],
            wanted: "as `read`",
            cost: { try check($0).first }
        ),
        Growth(
            number: "9r",
            title: "`read` of the same fields",
            sizes: [100, 1_000, 10_000],
            wanted: "",
            cost: { try check($0).read }
        ),
        Growth(
            number: "9a",
            title: "`check` again at the same version",
            sizes: [100, 1_000, 10_000],
            wanted: "1",
            cost: { try check($0).again }
        ),
        Growth(
            number: "10",
            title: "`invalidateRecord` with observers of other records",
            sizes: [200, 2_000, 20_000],
            wanted: "1",
            cost: invalidate
        ),
        Growth(
            number: "11",
            title: "`reset()` with 1,000 readers",
            sizes: [10_000, 100_000, 1_000_000],
            wanted: "1,000 µs",
            cost: reset
        ),
        Growth(
            number: "12",
            title: "a sibling of an observed list of strings changes",
            sizes: [1_000, 10_000, 100_000],
            wanted: "",
            cost: changeBesideLabels
        ),
        Growth(
            number: "12j",
            title: "unchanged JSON, by its bytes, is received again",
            sizes: [90_000, 900_000, 9_000_000],
            wanted: "not parsed",
            cost: receiveLayout
        ),
    ]

    // MARK: - Optimistic updates

    private static func update(of index: Int) -> OptimisticUpdate {
        OptimisticUpdate { store in
            store.record(ID("story:\(index)"))?.setValue(.int(5_000), for: "likeCount")
        }
    }

    @Sendable private static func publishUnderUpdates(_ size: Int) throws -> Double {
        let feed = try GrowthFeed(1_000)
        for index in 0..<size { _ = try feed.environment.store.add(update(of: index)) }
        let publishes = 20
        return try best(count: publishes) { round in
            for publish in 0..<publishes { try feed.like(900, round * publishes + publish) }
        }
    }

    @Sendable private static func addUpdates(_ size: Int) throws -> Double {
        var times: [Double] = []
        for _ in 0..<5 {
            let feed = try GrowthFeed(1_000)
            times.append(
                try microseconds {
                    for index in 0..<size {
                        _ = try feed.environment.store.add(update(of: index))
                    }
                }
            )
        }
        return times.min() ?? .nan
    }

    // MARK: - Collection

    private static func collect(
        _ size: Int,
        releases: Bool = true
    ) throws -> (processor: Double, longestWrite: Double) {
        var options = RelayEnvironment.Options()
        options.maximumResponseBytes = 1 << 30
        options.releaseBufferSize = 0
        let environment = RelayEnvironment(network: NoNetwork(), options: options)
        let retained = environment.retain(ItemsQuery())
        try environment.commitPayload(ItemsQuery(), response: items(0..<size))
        let before = ResourceUsage.process.processorSeconds
        let clock = ContinuousClock()
        let start = clock.now
        var (round, longest) = (0, 0.0)
        var held: [Disposable] = []
        while clock.now - start < .seconds(2) {
            let query = ItemsQuery(group: "r\(round)")
            let first = size + round * 10
            let response = items(first..<first + 10)
            let released = environment.retain(query)
            longest = max(
                longest,
                try microseconds { try environment.commitPayload(query, response: response) }
            )
            if releases { released.dispose() } else { held.append(released) }
            round += 1
            usleep(10_000)
        }
        withExtendedLifetime((retained, held)) {}
        let elapsed = (clock.now - start) / .seconds(1)
        let used = ResourceUsage.process.processorSeconds - before
        return (used / elapsed * 1e6, longest)
    }

    private static func items(_ range: Range<Int>) -> Data {
        let items = range.map { "{\"id\":\"item:\($0)\",\"name\":\"Item \($0)\",\"value\":\($0)}" }
        return Data((#"{"data":{"items":["# + items.joined(separator: ",") + "]}}").utf8)
    }

    // MARK: - Availability

    private static func check(
        _ size: Int
    ) throws -> (first: Double, again: Double, read: Double) {
        let environment = RelayEnvironment(network: NoNetwork())
        let query = WideQuery(group: "a")
        try environment.commitPayload(query, response: items(0..<size))
        let first = try best { round in
            // Another version, without which the answer may be known.
            let text = #"{"data":{"shelf":{"id":"shelf","count":\#(round)}}}"#
            try environment.commitPayload(ShelfCountQuery(), response: Data(text.utf8))
            guard case .available = environment.check(query) else {
                throw CocoaError(.coderValueNotFound)
            }
        }
        let again = best { _ in _ = environment.check(query) }
        let read = try best { _ in _ = try environment.read(query) }
        return (first, again, read)
    }

    @Sendable private static func invalidate(_ size: Int) throws -> Double {
        let feed = try GrowthFeed(max(size, 200))
        let streams = try feed.read().feed.edges.dropFirst(100).map { edge in
            let state = feed.environment.invalidationState(of: [edge.node.storyRow_story.id])
            return feed.environment.observeInvalidation(state)
        }
        return try best { round in
            try feed.environment.commitUpdate { store in
                store.record(ID("story:\(round)"))?.invalidateRecord()
            }
            withExtendedLifetime(streams) {}
        }
    }

    @Sendable private static func reset(_ size: Int) throws -> Double {
        var times: [Double] = []
        for _ in 0..<3 {
            var options = RelayEnvironment.Options()
            options.maximumResponseBytes = 1 << 30
            let environment = RelayEnvironment(network: NoNetwork(), options: options)
            try environment.commitPayload(ItemsQuery(), response: items(0..<size))
            let streams = try environment.read(ItemsQuery()).items.prefix(1_000).map {
                environment.observe($0.itemRow_item)
            }
            times.append(microseconds { environment.reset() })
            withExtendedLifetime(streams) {}
        }
        return times.min() ?? .nan
    }

    // MARK: - Large values

    @Sendable private static func changeBesideLabels(_ size: Int) throws -> Double {
        let environment = RelayEnvironment(network: NoNetwork())
        let labels = (0..<size).map { "\"the label number \($0)\"" }.joined(separator: ",")
        let text = #"{"data":{"shelf":{"id":"shelf","count":-1,"labels":[\#(labels)]}}}"#
        try environment.commitPayload(LabelsQuery(), response: Data(text.utf8))
        let reference = try environment.read(LabelsQuery()).labels_query
        let stream = environment.observe(reference)
        return try best { round in
            let text = #"{"data":{"shelf":{"id":"shelf","count":\#(round)}}}"#
            try environment.commitPayload(ShelfCountQuery(), response: Data(text.utf8))
            withExtendedLifetime(stream) {}
        }
    }

    @Sendable private static func receiveLayout(_ size: Int) throws -> Double {
        let environment = RelayEnvironment(network: NoNetwork())
        let boxes = (0..<size / 45).map { #"{"x":\#($0),"y":1.5,"name":"box \#($0)","on":true}"# }
        let layout = boxes.joined(separator: ",")
        let responses = (0..<10).map { round in
            Data(
                #"{"data":{"shelf":{"id":"shelf","count":\#(round),"layout":[\#(layout)]}}}"#.utf8
            )
        }
        try environment.commitPayload(LayoutQuery(), response: responses[9])
        return try best { try environment.commitPayload(LayoutQuery(), response: responses[$0]) }
    }
}
