import Testing

@testable import Relay

/// Random pages of a list that changes, against a naive list of ids.
@Suite struct ConnectionPropertyTests {
    /// What the connection must be, by the rules in words.
    private struct Naive {
        var ids: [String]?
        var next = false
        var previous = false
        var start: String?
        var end: String?

        mutating func add(_ page: Page) {
            guard let known = ids else {
                (ids, next, previous) = (page.ids, page.next, page.previous)
                (start, end) = (page.ids.first, page.ids.last)
                return
            }
            if let after = page.after {
                guard after == end || page.ids.last == end else { return }
                ids = known + page.ids.filter { !known.contains($0) }
                next = page.next
                end = page.ids.last ?? end
            } else if let before = page.before {
                guard before == start else { return }
                ids = page.ids + known.filter { !page.ids.contains($0) }
                previous = page.previous
                start = page.ids.first ?? start
            } else {
                ids = nil
                add(page)
            }
        }
    }

    private struct Page {
        var ids: [String]
        var after: String?
        var before: String?
        var next: Bool
        var previous: Bool
        var variables: VariableData

        /// A page of `list`, as a server gives it.
        init(
            of list: [String],
            _ random: inout SeededGenerator,
            known: Naive,
            longest: Int = 4
        ) {
            let count = Int.random(in: 0...longest, using: &random)
            let strange = list.randomElement(using: &random) ?? "none"
            let forward = Bool.random(using: &random)
            let cursor =
                switch Int.random(in: 0..<8, using: &random) {
                case 0: String?.none
                case 1: String?.some(strange)
                default: forward ? known.end : known.start
                }
            let place = cursor.flatMap { list.firstIndex(of: $0) }
            let range =
                if forward {
                    (place.map { $0 + 1 } ?? 0)..<list.count
                } else {
                    0..<(place ?? list.count)
                }
            let candidates = list[range]
            ids = Array(forward ? candidates.prefix(count) : candidates.suffix(count))
            next = forward && candidates.count > count
            previous = !forward && candidates.count > count
            let value = cursor.map { JSONValue.string("c" + $0) } ?? .null
            let size = JSONValue.int(Int64(count))
            variables =
                forward ? ["first": size, "after": value] : ["last": size, "before": value]
            if forward { after = cursor } else { before = cursor }
        }
    }

    @Test(arguments: 0..<20) func connectionsAreWhatPagesMakeOfThem(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let feed = FeedDocument()
        var list = (0..<12).map { "n\($0)" }
        var naive = Naive()
        var made = 12
        for _ in 0..<60 {
            if Int.random(in: 0..<3, using: &random) == 0 {
                made += 1
                let place = Int.random(in: 0...list.count, using: &random)
                list.insert("n\(made)", at: place)
            } else if list.count > 4, Int.random(in: 0..<4, using: &random) == 0 {
                list.remove(at: Int.random(in: 0..<list.count, using: &random))
            }
            let page = Page(of: list, &random, known: naive)
            naive.add(page)
            let json = FeedDocument.page(page.ids, next: page.next, previous: page.previous)
            try feed.write(json, page.variables)
            #expect(try feed.ids() == naive.ids)
            let info = try feed.read().value?.feed?.pageInfo
            #expect(info?.hasNextPage == naive.next)
            #expect(info?.hasPreviousPage == naive.previous)
            #expect(info?.startCursor == naive.start.map { "c" + $0 })
            #expect(info?.endCursor == naive.end.map { "c" + $0 })
            // The same again, though what was the end may not be the end any more.
            try feed.write(json, page.variables)
            naive.add(page)
            #expect(try feed.ids() == naive.ids)
        }
    }

    /// Long lists are kept in chunks, and searched in other ways.
    @Test(arguments: 0..<4) func longConnectionsAreWhatPagesAndUpdatersMakeOfThem(
        seed: Int
    ) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let feed = FeedDocument()
        var list = (0..<900).map { "n\($0)" }
        var naive = Naive()
        var made = list.count
        var first = Page(of: list, &random, known: naive)
        (first.ids, first.after, first.before) = (Array(list[200..<600]), nil, nil)
        (first.next, first.previous) = (true, true)
        naive.add(first)
        let json = FeedDocument.page(first.ids, next: true, previous: true)
        try feed.write(json, ["first": 400])
        for _ in 0..<12 {
            for _ in 0..<5 {
                made += 1
                list.insert("n\(made)", at: Int.random(in: 0...list.count, using: &random))
            }
            var page = Page(of: list, &random, known: naive, longest: 60)
            // A page that replaces all edges would make the list short.
            if page.after == nil, page.before == nil {
                page = Page(of: list, &random, known: naive, longest: 60)
            }
            if page.after != nil || page.before != nil {
                naive.add(page)
                try feed.write(
                    FeedDocument.page(page.ids, next: page.next, previous: page.previous),
                    page.variables
                )
                #expect(try feed.ids() == naive.ids)
            }
            try update(feed, &naive, &random)
            #expect(try feed.ids() == naive.ids)
        }
    }

    /// Also by the index that a loop of insertions builds.
    @Test func cursorsAreComparedByTheirBytes() throws {
        let feed = FeedDocument()
        var ids = (0..<400).map { "n\($0)" }
        (ids[10], ids[300]) = ("\u{e9}", "e\u{301}")
        try feed.write(FeedDocument.page(ids), ["first": 400])
        try feed.test.environment.commitUpdate { store in
            let connection = try #require(
                ConnectionHandler.connection(of: store.root, key: "List_feed")
            )
            for number in 0..<20 {
                let node = store.create(ID("new\(number)"), type: "Node")
                node.setValue("n", for: "name")
                let edge = ConnectionHandler.createEdge(in: connection, node: node, type: "Edge")
                edge.setValue(.string("cnew\(number)"), for: "cursor")
                ConnectionHandler.insertEdgeAfter(edge, in: connection, cursor: "ce\u{301}")
                ids.insert("new\(number)", at: 301)
            }
        }
        let found = try feed.ids()
        #expect(found.map { Array($0.utf8) } == ids.map { Array($0.utf8) })
    }

    /// Inserts and removes edges, a few or so many that an index is built.
    private func update(
        _ feed: FeedDocument,
        _ naive: inout Naive,
        _ random: inout SeededGenerator
    ) throws {
        var ids = naive.ids ?? []
        var names: [String] = []
        try feed.test.environment.commitUpdate { store in
            guard
                let connection = ConnectionHandler.connection(of: store.root, key: "List_feed")
            else { return }
            for _ in 0..<Int.random(in: 0...30, using: &random) {
                let known = random.pick(ids)
                switch Int.random(in: 0..<4, using: &random) {
                case 0:
                    ConnectionHandler.deleteNode(ID(known), in: connection)
                    ids.removeAll { $0 == known }
                case 1:
                    let cursor = random.chance(30) ? nil : "c" + known
                    let name = "u\(UInt64.random(in: 0..<1 << 60, using: &random))"
                    guard !names.contains(name) else { continue }
                    names.append(name)
                    let node = store.create(ID(name), type: "Node")
                    node.setValue("n", for: "name")
                    let edge = ConnectionHandler.createEdge(
                        in: connection,
                        node: node,
                        type: "Edge"
                    )
                    edge.setValue(.string("c" + name), for: "cursor")
                    let place = cursor.flatMap { cursor in
                        ids.firstIndex { "c" + $0 == cursor }
                    }
                    if random.chance(50) {
                        ConnectionHandler.insertEdgeAfter(edge, in: connection, cursor: cursor)
                        ids.insert(name, at: place.map { $0 + 1 } ?? ids.count)
                    } else {
                        ConnectionHandler.insertEdgeBefore(edge, in: connection, cursor: cursor)
                        ids.insert(name, at: place ?? 0)
                    }
                case 2:
                    // An edge that is there stays where it is.
                    guard let node = store.record(ID(known)),
                        let edge = connection.linkedRecords("edges")?.compactMap({ $0 }).first(
                            where: { $0.linkedRecord("node")?.dataID == node.dataID }
                        )
                    else { continue }
                    ConnectionHandler.insertEdgeBefore(edge, in: connection)
                default:
                    // A node that an edge is pointed to is found, and the one before isn't.
                    guard let place = ids.firstIndex(of: known), random.chance(20),
                        let edge = connection.linkedRecords("edges")?[place]
                    else { continue }
                    let name = "p\(UInt64.random(in: 0..<1 << 60, using: &random))"
                    let node = store.create(ID(name), type: "Node")
                    node.setValue("n", for: "name")
                    edge.setLinkedRecord(node, for: "node")
                    edge.setValue(.string("c" + name), for: "cursor")
                    ConnectionHandler.deleteNode(ID(known), in: connection)
                    ids[place] = name
                }
            }
        }
        naive.ids = ids
    }
}
