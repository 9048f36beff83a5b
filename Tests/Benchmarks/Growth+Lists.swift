import Foundation
import Relay

/// Rows 1 to 4, 7 and 8: lists that are on screen, and that grow.
extension Growth {
    private static let onScreen = [100, 1_000, 10_000, 50_000]

    static let lists = [
        Growth(
            number: "1",
            title: "a field of one row changes, the list is observed",
            sizes: onScreen,
            wanted: "1.3",
            cost: { try like($0, isObserved: true) }
        ),
        Growth(
            number: "1u",
            title: "the same, unobserved",
            sizes: onScreen,
            wanted: "1.3",
            cost: { try like($0, isObserved: false) }
        ),
        Growth(
            number: "1c",
            title: "a field of a row changes that has left the caches, observed",
            sizes: onScreen,
            wanted: "",
            cost: { try like($0, isObserved: true, inCaches: false) }
        ),
        Growth(
            number: "1cu",
            title: "the same, unobserved",
            sizes: onScreen,
            wanted: "",
            cost: { try like($0, isObserved: false, inCaches: false) }
        ),
        Growth(
            number: "2a",
            title: "20 rows appended, observed",
            sizes: onScreen,
            wanted: "2",
            cost: { try append($0, isObserved: true) }
        ),
        Growth(
            number: "2u",
            title: "20 rows appended, unobserved",
            sizes: onScreen,
            wanted: "2",
            cost: { try append($0, isObserved: false) }
        ),
        Growth(
            number: "2i",
            title: "an edge inserted after a cursor in the middle, observed",
            sizes: onScreen,
            wanted: "20 ns an edge more",
            cost: insert
        ),
        Growth(
            number: "2d",
            title: "an edge deleted by its node, observed",
            sizes: onScreen,
            wanted: "2",
            cost: delete
        ),
        Growth(
            number: "3",
            title: "p99 of `observe(ref)` and cancelling while the list is read again",
            sizes: onScreen,
            wanted: "2",
            cost: observeWhileReading
        ),
        Growth(
            number: "4",
            title: "an unrelated publish, an optimistic edge in force, observed",
            sizes: onScreen,
            wanted: "2",
            cost: publishUnderEdge
        ),
        Growth(
            number: "7a",
            title: "a list of edges in `@appendEdge`",
            sizes: [40, 400, 4_000],
            wanted: "10,000 µs",
            cost: appendEdges
        ),
        Growth(
            number: "7d",
            title: "a list of ids in `@deleteEdge`",
            sizes: [40, 400, 4_000],
            wanted: "10,000 µs",
            cost: deleteEdges
        ),
        Growth(
            number: "7l",
            title: "a loop of `insertEdgeAfter` in an updater",
            sizes: [40, 400, 4_000],
            wanted: "10,000 µs",
            cost: insertInLoop
        ),
        Growth(
            number: "8",
            title: "`@stream`, one element a part, observed",
            sizes: [100, 1_000, 10_000],
            wanted: "500,000 µs",
            cost: { try stream($0, isObserved: true) }
        ),
        Growth(
            number: "8u",
            title: "`@stream`, one element a part, unobserved",
            sizes: [100, 1_000, 10_000],
            wanted: "",
            cost: { try stream($0, isObserved: false) }
        ),
        Growth(
            number: "8c",
            title: "`@stream_connection`, one edge a part, observed",
            sizes: [100, 1_000, 5_000],
            wanted: "500,000 µs",
            cost: { try streamConnection($0, insertsRow: false) }
        ),
        Growth(
            number: "8i",
            title: "`@stream_connection`, a row inserted behind the page, observed",
            sizes: [100, 1_000, 5_000],
            wanted: "500,000 µs",
            cost: { try streamConnection($0, insertsRow: true) }
        ),
    ]

    /// Changes twenty rows that are spread over the list: the same in each round, so that they are in
    /// the processor's caches whatever the size of the list, or others.
    private static func like(
        _ size: Int,
        isObserved: Bool,
        inCaches: Bool = true
    ) throws -> Double {
        let feed = try GrowthFeed(size)
        let streams = isObserved ? [feed.observe()] : []
        let updates = 20
        return try best(count: updates) { round in
            for update in 0..<updates {
                let row =
                    inCaches
                    ? update * size / updates : (round * updates + update) * 7_919 % size
                try feed.like(row, 1_000 + round)
            }
            withExtendedLifetime(streams) {}
        }
    }

    @Sendable private static func append(_ size: Int, isObserved: Bool) throws -> Double {
        let feed = try GrowthFeed(size)
        let streams = isObserved ? [feed.observe()] : []
        return try best { round in
            try feed.append(20, from: size + round * 20)
            withExtendedLifetime(streams) {}
        }
    }

    @Sendable private static func insert(_ size: Int) throws -> Double {
        let feed = try GrowthFeed(size)
        let stream = feed.observe()
        return try best { round in
            try feed.update { store, connection in
                let node = store.create(ID("new:\(round)"), type: "Story")
                let edge = ConnectionHandler.createEdge(
                    in: connection,
                    node: node,
                    type: "StoryEdge"
                )
                let cursor = "c\(size / 2)"
                ConnectionHandler.insertEdgeAfter(edge, in: connection, cursor: cursor)
            }
            withExtendedLifetime(stream) {}
        }
    }

    @Sendable private static func delete(_ size: Int) throws -> Double {
        let feed = try GrowthFeed(size)
        let stream = feed.observe()
        return try best { round in
            try feed.update { _, connection in
                ConnectionHandler.deleteNode(ID("story:\(size / 2 + round)"), in: connection)
            }
            withExtendedLifetime(stream) {}
        }
    }

    @Sendable private static func observeWhileReading(_ size: Int) throws -> Double {
        let feed = try GrowthFeed(size)
        let stream = feed.observe()
        let reference = try feed.row(size / 2)
        let isRunning = LockedFlag()
        let ended = DispatchSemaphore(value: 0)
        Thread {
            var round = 0
            while isRunning.isUp {
                try? feed.like(round % size, 1_000 + round)
                round += 1
            }
            ended.signal()
        }.start()
        var times: [Double] = []
        for _ in 0..<1_000 {
            times.append(microseconds { _ = feed.environment.observe(reference) })
            usleep(200)
        }
        isRunning.lower()
        ended.wait()
        withExtendedLifetime(stream) {}
        return times.sorted()[times.count * 99 / 100]
    }

    @Sendable private static func publishUnderEdge(_ size: Int) throws -> Double {
        let feed = try GrowthFeed(size)
        let stream = feed.observe()
        _ = try feed.environment.store.add(
            OptimisticUpdate { store in
                guard
                    let connection = ConnectionHandler.connection(
                        of: store.root,
                        key: "GrowthFeed_feed"
                    )
                else { return }
                let node = store.create("new:0", type: "Story")
                let edge = ConnectionHandler.createEdge(
                    in: connection,
                    node: node,
                    type: "StoryEdge"
                )
                ConnectionHandler.insertEdgeAfter(edge, in: connection)
            }
        )
        var round = 0
        return try best { _ in
            round += 1
            let text = #"{"data":{"shelf":{"id":"shelf","count":\#(round)}}}"#
            try feed.environment.commitPayload(ShelfCountQuery(), response: Data(text.utf8))
            withExtendedLifetime(stream) {}
        }
    }

    // MARK: - Many edges at once

    @Sendable private static func appendEdges(_ size: Int) throws -> Double {
        let feed = try GrowthFeed(10)
        let mutation = AddStoriesMutation(connections: [GrowthFeed.connectionID])
        let responses = (0..<9).map { round in
            let first = 10 + round * size
            let edges = GrowthFeed.edges(first..<first + size)
            return #"{"data":{"addStories":{"edges":[\#(edges)]}}}"#
        }
        return try best { try feed.commit(mutation, responses[$0]) }
    }

    @Sendable private static func deleteEdges(_ size: Int) throws -> Double {
        let mutation = DeleteStoriesMutation(connections: [GrowthFeed.connectionID])
        let ids = (0..<size).map { "\"story:\($0)\"" }.joined(separator: ",")
        var times: [Double] = []
        for _ in 0..<5 {
            let feed = try GrowthFeed(size)
            times.append(
                try microseconds {
                    try feed.commit(mutation, #"{"data":{"deleteStories":{"ids":[\#(ids)]}}}"#)
                }
            )
        }
        return times.min() ?? .nan
    }

    @Sendable private static func insertInLoop(_ size: Int) throws -> Double {
        let feed = try GrowthFeed(10)
        return try best { round in
            try feed.update { store, connection in
                for index in 0..<size {
                    let id = ID("new:\(round * size + index)")
                    let edge = ConnectionHandler.createEdge(
                        in: connection,
                        node: store.create(id, type: "Story"),
                        type: "StoryEdge"
                    )
                    ConnectionHandler.insertEdgeAfter(edge, in: connection)
                }
            }
        }
    }

    private static func stream(_ size: Int, isObserved: Bool) throws -> Double {
        let environment = RelayEnvironment(network: NoNetwork())
        let operation = environment.describe(StreamedStoriesQuery())
        var execution = Execution(operation, root: .root)
        let first = Data(#"{"data":{"stories":[]},"hasNext":true}"#.utf8)
        _ = try environment.store.commit(first, of: &execution)
        let reference = try environment.read(StreamedStoriesQuery()).streamedStories_query
        let streams = isObserved ? [environment.observe(reference)] : []
        let label = "StreamedStories_query$stream$stories"
        let parts = (0..<size).map { index in
            let story = #"{"id":"story:\#(index)","likeCount":\#(index)}"#
            let part = #"{"items":[\#(story)],"path":["stories",\#(index)],"label":"\#(label)"}"#
            return Data(
                #"{"incremental":[\#(part)],"hasNext":\#(index + 1 < size)}"#.utf8
            )
        }
        return try best(of: 1) { _ in
            for part in parts { _ = try environment.store.commit(part, of: &execution) }
            withExtendedLifetime(streams) {}
        }
    }

    /// `insertsRow` says that an updater inserts a row at the end when the first tenth has come.
    private static func streamConnection(_ size: Int, insertsRow: Bool) throws -> Double {
        let environment = RelayEnvironment(network: NoNetwork())
        let query = StreamedFeedQuery()
        var execution = Execution(environment.describe(query), root: .root)
        let first = #"{"data":{"feed":{"edges":[\#(edge(0))]}},"hasNext":true}"#
        _ = try environment.store.commit(Data(first.utf8), of: &execution)
        let observed = environment.observe(query)
        let label = "StreamedFeedQuery$stream$StreamedFeed_feed"
        let parts = (1..<size).map { index in
            Data(
                """
                {"incremental":[{"path":["feed","edges",\(index)],"label":"\(label)",
                "items":[\(edge(index))]}],"hasNext":\(index + 1 < size)}
                """.utf8
            )
        }
        return try best(of: 1) { _ in
            for (index, part) in parts.enumerated() {
                _ = try environment.store.commit(part, of: &execution)
                if insertsRow, index == size / 10 { try insertStory(in: environment) }
            }
            withExtendedLifetime(observed) {}
        }
    }

    private static func edge(_ index: Int) -> String {
        #"{"cursor":"c\#(index)","node":{"id":"story:\#(index)","likeCount":1,"#
            + #""__typename":"Story"}}"#
    }

    private static func insertStory(in environment: RelayEnvironment) throws {
        try environment.commitUpdate { store in
            let connection = ConnectionHandler.connection(
                of: store.root,
                key: "StreamedFeed_feed"
            )
            guard let connection else { throw CocoaError(.coderValueNotFound) }
            let node = store.create(ID("new"), type: "Story")
            node.setValue(0, for: "likeCount")
            let edge = ConnectionHandler.createEdge(
                in: connection,
                node: node,
                type: "StoryEdge"
            )
            ConnectionHandler.insertEdgeAfter(edge, in: connection)
        }
    }
}
