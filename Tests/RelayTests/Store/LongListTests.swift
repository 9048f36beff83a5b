import Foundation
import Testing

@_spi(Generated) @testable import Relay

/// Long lists that are observed: what is delivered, and what is read again for it.
@Suite struct LongListTests {
    private struct Content: TestSelection, FieldValue {
        let feed: Feed?
        init(_ reader: inout Reader) { feed = reader.optionalObject(0) }
    }

    private struct Feed: ConnectionSelection {
        typealias Node = Edge.Node
        let title: String?
        let edges: GrowingList<Edge?>?
        let nodes: GrowingList<Node>

        init(_ reader: inout Reader) {
            title = reader.optionalString(0)
            edges = reader.optionalGrowingListOrNil(1)
            nodes = reader.nodes(edges)
        }

        static func areSame(_ a: Self, _ b: Self) -> Bool {
            var e = Equality()
            e.optionalString(a.title, b.title)
            e.optionalGrowingListOrNil(a.edges, b.edges)
            return e.isEqual
        }

        struct Edge: EdgeSelection, TestSelection {
            let cursor: String?
            let node: Node?
            var connectionNode: Node? { node }

            init(_ reader: inout Reader) {
                cursor = reader.optionalString(0)
                node = reader.optionalObject(1)
            }

            struct Node: TestSelection {
                let id: ID
                let name: String?

                init(_ reader: inout Reader) {
                    id = reader.id(0)
                    name = reader.optionalString(1)
                }
            }
        }

        /// The chunks of the edges; none for a short list.
        var chunks: ContiguousArray<ListChunk> {
            guard case .chunked(let chunks)? = edges?.storage else { return [] }
            return chunks.all
        }

        var nodeChunks: ContiguousArray<ListChunk> {
            guard case .chunked(let chunks) = nodes.storage else { return [] }
            return chunks.all
        }
    }

    /// A live reader of the list, which notes what it is delivered.
    private final class Observer: @unchecked Sendable {  // because one thread at a time calls it.
        private(set) var newest: Content?
        private(set) var failure: ReadFailure?
        private(set) var deliveries = 0
        private var kept: KeptValues?
        private(set) var subscription: Disposable?
        private let see: @Sendable (Content) -> Void

        init(_ document: TestDocument, see: @escaping @Sendable (Content) -> Void = { _ in }) {
            self.see = see
            let environment = document.test.environment
            let operation = document.operation
            subscription = environment.store.subscribe(operations: [operation]) { source in
                let snapshot: Snapshot<Content> = self.kept.reading { kept in
                    environment.snapshot(operation, in: source, keeping: &kept)
                }
                return self.receive(snapshot)
            }
        }

        private func receive(_ snapshot: Snapshot<Content>) -> StoreSubscriptions.Refreshed {
            failure = snapshot.failure
            var hasChanged = false
            if let value = snapshot.value, newest.map({ !Content.areSame($0, value) }) ?? true {
                newest = value
                deliveries += 1
                hasChanged = true
                see(value)
            }
            return .init(seen: snapshot.reading.seen, hasChanged: hasChanged)
        }

        func end() {
            subscription?.dispose()
            subscription = nil
        }
    }

    private let test = TestEnvironment(releaseBufferSize: 0)
    private let feed: FeedDocument
    private let document: TestDocument
    private let retained: Disposable
    private static let key = "List_feed"

    init() throws {
        feed = FeedDocument(test)
        document = try feed.document()
        retained = test.environment.store.retain(document.operation, from: .root)
    }

    private var environment: RelayEnvironment { test.environment }

    private func writePage(_ ids: [String], after: String? = nil, title: String = "t") throws {
        try feed.write(
            FeedDocument.page(ids, next: true, title: title),
            after.map { ["first": .int(Int64(ids.count)), "after": .string($0)] }
                ?? ["first": .int(Int64(ids.count))]
        )
    }

    private func name(_ id: String, _ name: String) throws {
        try environment.commitUpdate { store in
            store.record(ID(id))?.setValue(.string(name), for: "name")
        }
    }

    private func ids(_ range: Range<Int>) -> [String] { range.map { "n\($0)" } }

    /// The data as a one-time read of the newest version has it.
    private var plain: Snapshot<Content> { document.read(Content.self) }

    // MARK: - Chunks

    @Test func aChangeOfARowReadsItsChunkAlone() throws {
        try writePage(ids(0..<1_000))
        let observer = Observer(document)
        let before = try #require(observer.newest?.feed)
        #expect(before.chunks.count == 8 && before.nodeChunks.count == 8)
        try name("n300", "x")
        let after = try #require(observer.newest?.feed)
        #expect(after.edges?[300]?.node?.name == "x" && after.nodes[300].name == "x")
        for position in before.chunks.indices {
            let isSame = position != 300 / 128
            #expect((before.chunks[position] === after.chunks[position]) == isSame)
            #expect((before.nodeChunks[position] === after.nodeChunks[position]) == isSame)
        }
        // The value before is still what it was.
        #expect(before.nodes[300].name == "n")
        observer.end()
    }

    @Test func appendedRowsLeaveTheOthersAlone() throws {
        try writePage(ids(0..<1_000))
        let observer = Observer(document)
        let before = try #require(observer.newest?.feed)
        try writePage(ids(1_000..<1_020), after: "cn999")
        let after = try #require(observer.newest?.feed)
        #expect(after.count == 1_020 && before.count == 1_000)
        for position in 0..<7 {
            #expect(before.chunks[position] === after.chunks[position])
        }
        try environment.commitUpdate { store in
            let connection = ConnectionHandler.connection(of: store.root, key: Self.key)
            if let connection { ConnectionHandler.deleteNode("n500", in: connection) }
        }
        let last = try #require(observer.newest?.feed)
        #expect(last.count == 1_019 && last.nodes[500].id == "n501")
        let shared = last.chunks.count { chunk in after.chunks.contains { $0 === chunk } }
        #expect(shared >= 7)
        observer.end()
    }

    @Test func aChunkWithSomethingMissingIsReadAgainUntilItIsThere() throws {
        try writePage(ids(0..<400))
        let observer = Observer(document)
        try environment.commitUpdate { store in
            let node = store.create("late", type: "Node")
            guard let connection = ConnectionHandler.connection(of: store.root, key: Self.key)
            else { return }
            let edge = ConnectionHandler.createEdge(in: connection, node: node, type: "Edge")
            ConnectionHandler.insertEdgeAfter(edge, in: connection, cursor: "cn200")
        }
        // Neither the edge's cursor nor the node's name is known.
        guard case .missing(let fields) = observer.failure else {
            Issue.record("\(String(describing: observer.failure))")
            return
        }
        #expect(fields.contains { $0.hasPrefix("feed.edges.201.") })
        #expect(plain.failure == observer.failure)
        try name("n399", "y")
        #expect(plain.failure == observer.failure)
        try environment.commitUpdate { store in
            store.record("late")?.setValue("here", for: "name")
            let connection = ConnectionHandler.connection(of: store.root, key: Self.key)
            connection?.linkedRecords("edges")?[201]?.setValue("c", for: "cursor")
        }
        #expect(observer.failure == nil)
        #expect(observer.newest?.feed?.nodes[201].name == "here")
        #expect(observer.newest?.feed?.nodes.last?.name == "y")
        observer.end()
    }

    @Test func whatIsObservedIsForgottenWhenTheObserverEnds() throws {
        try writePage(ids(0..<1_000))
        let store = environment.store
        let observer = Observer(document)
        #expect(store.subscriptions.withLock { Array($0.seen).count } > 2_000)
        try writePage(ids(0..<300))
        let seen = store.subscriptions.withLock { Set($0.seen) }
        #expect(seen == observed)
        observer.end()
        #expect(store.subscriptions.withLock { Array($0.seen).isEmpty && $0.count == 0 })
    }

    /// The records that a one-time read looks at.
    private var observed: Set<DataID> { Set(plain.seen.map(\.id)) }

    @Test func aResetForgetsTheChunks() throws {
        try writePage(ids(0..<1_000))
        let observer = Observer(document)
        environment.reset()
        // It has read the new session's root, which isn't there.
        #expect(environment.store.subscriptions.withLock { Set($0.seen) } == [.root])
        observer.end()
        #expect(environment.store.subscriptions.withLock { $0.count } == 0)
    }

    /// A row of a list that is itself in a chunk of another.
    @Test func aChangeInAListInsideAChunkIsNoticed() throws {
        struct Item: TestSelection {
            let name: String?
            init(_ reader: inout Reader) { name = reader.optionalString(1) }
        }
        struct Row: TestSelection {
            let items: GrowingList<Item>?
            init(_ reader: inout Reader) { items = reader.optionalGrowingList(1) }
        }
        struct Rows: TestSelection, FieldValue {
            let rows: GrowingList<Row>?
            init(_ reader: inout Reader) { rows = reader.optionalGrowingList(0) }
        }
        let document = try TestDocument(
            """
            normalization
             rows: [type Row!]
              id: ID!
              items: [type Item!]
               id: ID!
               name: String
            reader
             rows
              id
              items
               id
               name
            """,
            in: test
        )
        let items = (0..<200).map { #"{"id":"i\#($0)","name":"n"}"# }.joined(separator: ",")
        let rows = (0..<200).map { row in
            #"{"id":"r\#(row)","items":[\#(row == 7 ? items : "")]}"#
        }
        try document.write(#"{"rows":[\#(rows.joined(separator: ","))]}"#)
        var kept: KeptValues?
        var newest: Rows?
        let subscription = environment.store.subscribe { source in
            let snapshot: Snapshot<Rows> = kept.reading { kept in
                environment.snapshot(document.operation, in: source, keeping: &kept)
            }
            newest = snapshot.value
            return .init(seen: snapshot.reading.seen, hasChanged: true)
        }
        // Twice, because the chunk is read again in between.
        for name in ["x", "y"] {
            try self.name("i150", name)
            #expect(newest?.rows?[7].items?[150].name == name)
            try environment.commitUpdate { store in
                store.record("r100")?.setValue(.string("r100"), for: "id")
                store.record("i3")?.setValue(.string(name), for: "name")
            }
            #expect(newest?.rows?[7].items?[3].name == name)
        }
        subscription.dispose()
        #expect(environment.store.subscriptions.withLock { Array($0.seen).isEmpty })
    }

    /// What was read may depend on which objects are of an abstract type.
    @Test func otherFactsAboutTypesDropTheChunks() throws {
        try writePage(ids(0..<200))
        let operation = document.operation
        let key = KeptList.Key(record: .root, item: 0)
        let manner = KeptList.Manner(
            bound: operation.reader(of: operation.artifact, arguments: nil),
            owner: operation,
            element: ObjectIdentifier(Int.self)
        )
        let list = KeptList(manner, .links([]), nil, ListChunks([]))
        let symbols = test.environment.store.symbols
        let fact = RecordSource.TypeFact(
            type: symbols.typeName("Story"),
            abstractType: symbols.typeName("Node")
        )
        let kept = KeptValues()
        kept.begin()
        kept.keep(list, key, [fact: true])
        kept.end()
        kept.begin()
        #expect(kept.list(key, [fact: true]) === list)
        #expect(kept.list(key, [fact: false]) == nil && kept.list(key, [:]) == nil)
        kept.end()
        #expect(kept.list(key, [fact: true]) == nil)
    }

    // MARK: - One version

    /// A reader of the list that a test has read again.
    private final class ListReader: StoreSubscriptions.Reader,
        @unchecked Sendable  // because one thread at a time refreshes a reader.
    {
        let document: TestDocument
        private(set) var newest: Content?
        private var kept: KeptValues?

        init(_ document: TestDocument) { self.document = document }

        override func refresh(_ source: RecordSource) -> StoreSubscriptions.Refreshed {
            let snapshot: Snapshot<Content> = kept.reading { kept in
                document.test.environment.snapshot(document.operation, in: source, keeping: &kept)
            }
            newest = snapshot.value
            return .init(seen: snapshot.reading.seen, hasChanged: true)
        }
    }

    /// A reader may read again when a version is published of which nobody was notified yet.
    @Test func aReaderThatReadsBeforeItIsNotifiedKeepsNoOldChunk() throws {
        let test = TestEnvironment(releaseBufferSize: 0) {
            $0.eventInterval = .seconds(1)
            $0.sleep = { _ in try await Task.sleep(for: .seconds(60)) }
        }
        let feed = FeedDocument(test)
        let document = try feed.document()
        try feed.write(FeedDocument.page(ids(0..<1_000), next: true), ["first": 1_000])
        let store = test.environment.store
        let reader = ListReader(document)
        let subscription = store.subscribe { (reader, reader.refresh($0)) }.subscription
        let artifact = try Artifact(
            parsing: """
                subscription Renamed
                text subscription Renamed
                normalization
                 nodes: [type Node!]
                  id: ID!
                  name: String
                reader
                 nodes
                  id
                """
        )
        let operation = OperationDescriptor(
            artifact: artifact,
            request: try #require(artifact.parameters),
            variables: [:],
            symbols: store.symbols
        )
        for (round, name) in ["x", "y"].enumerated() {
            var execution = Execution(operation, root: store.makeLocalID())
            let nodes = ["n5", "n900"].map { #"{"id":"\#($0)","name":"\#(name)"}"# }
            let event = #"{"data":{"nodes":[\#(nodes.joined(separator: ","))]}}"#
            try store.commit(Data(event.utf8), of: &execution)
            // Readers are notified of the event only after the interval.
            if round == 0 { #expect(reader.newest?.feed?.nodes[5].name == "n") }
            store.refresh(reader)
            let newest = try #require(reader.newest)
            #expect(newest.feed?.nodes[5].name == name && newest.feed?.nodes[900].name == name)
            let plain = try #require(document.read(Content.self).value)
            #expect(Content.areSame(newest, plain))
        }
        subscription.dispose()
    }

    // MARK: - Everything at random

    /// A list that changes in all ways is delivered as a one-time read has it.
    @Test(arguments: Thoroughness.seeds("LONG_LIST_SEEDS", short: 4, full: 60))
    func isDeliveredAsItIsRead(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let size = random.pick([100, 130, 300, 1_000, seed.isMultiple(of: 20) ? 10_000 : 600])
        try writePage(ids(0..<size))
        var next = size
        var optimistic: [OptimisticChange] = []
        var observers = [Observer(document), Observer(document)]
        for step in 0..<60 {
            let deliveries = observers.map(\.deliveries)
            let before = observers.map(\.newest)
            try change(&random, &next, &optimistic)
            let expected = plain
            for (position, observer) in observers.enumerated() {
                try #require(observer.failure == expected.failure, "seed \(seed), step \(step)")
                guard let value = expected.value else { continue }
                let newest = try #require(observer.newest)
                try #require(Content.areSame(newest, value), "seed \(seed), step \(step)")
                try #require(
                    newest.feed?.nodes.elementsEqual(value.feed?.nodes ?? [], by: ==)
                        ?? (value.feed == nil),
                    "seed \(seed), step \(step): nodes"
                )
                let isOther = before[position].map { !Content.areSame($0, value) } ?? true
                try #require(
                    observer.deliveries - deliveries[position] == (isOther ? 1 : 0),
                    "seed \(seed), step \(step): deliveries"
                )
            }
            let seen = environment.store.subscriptions.withLock { Set($0.seen) }
            try #require(seen == observed, "seed \(seed), step \(step): index")
            if random.chance(5) {
                observers[1].end()
                observers[1] = Observer(document)
            }
        }
        for observer in observers { observer.end() }
        #expect(environment.store.subscriptions.withLock { Array($0.seen).isEmpty })
    }

    /// Changes the list, or something that it reads, or something that it doesn't.
    private func change(
        _ random: inout SeededGenerator,
        _ next: inout Int,
        _ optimistic: inout [OptimisticChange]
    ) throws {
        let some = "n\(Int.random(in: 0..<next, using: &random))"
        let other = "n\(Int.random(in: 0..<next, using: &random))"
        switch Int.random(in: 0..<14, using: &random) {
        case 0, 1:
            try name(some, random.pick(["x", "y", "z"]))
        case 2:
            try environment.commitUpdate { store in
                store.record(ID(some))?.setValue(.int(1), for: "unobserved")
            }
        case 3, 4:
            let count = random.pick([1, 20, 150])
            let last = plain.value?.feed?.edges?.last??.cursor ?? "c"
            try writePage(ids(next..<next + count), after: last)
            next += count
        case 5:
            try environment.commitUpdate { store in
                insert(some, "new\(next)", in: store)
            }
            next += 1
        case 6:
            try environment.commitUpdate { store in
                for id in [some, other] {
                    let connection = ConnectionHandler.connection(of: store.root, key: Self.key)
                    if let connection { ConnectionHandler.deleteNode(ID(id), in: connection) }
                }
            }
        case 7:
            try environment.commitUpdate { $0.delete(ID(some)) }
        case 8:
            let isInsertion = random.chance(50)
            let name = "new\(next)"
            next += 1
            let change = try environment.applyOptimisticChange { store in
                if isInsertion {
                    insert(some, name, in: store)
                } else {
                    store.record(ID(some))?.setValue("optimistic", for: "name")
                    store.delete(ID(other))
                }
            }
            optimistic.append(change)
        case 9:
            if let index = optimistic.indices.randomElement(using: &random) {
                optimistic.remove(at: index).revert()
            }
        case 10:
            environment.collectGarbage()
        case 11:
            // A first page replaces the list: in part the same edges, some of them null.
            let kept = Int.random(in: 0..<next, using: &random)
            var page = ids(0..<max(1, min(kept, 700)))
            for _ in 0..<3 { page[Int.random(in: page.indices, using: &random)] = "-" }
            try writePage(page)
        case 12:
            // Rows change places.
            try environment.commitUpdate { store in
                let connection = ConnectionHandler.connection(of: store.root, key: Self.key)
                guard var edges = connection?.linkedRecords("edges"), edges.count > 2 else {
                    return
                }
                edges.swapAt(0, edges.count / 2)
                connection?.setLinkedRecords(edges, for: "edges")
            }
        default:
            try writePage([], after: "none", title: random.pick(["s", "t"]))
        }
    }

    private func insert(_ after: String, _ id: String, in store: RecordSourceProxy) {
        guard let connection = ConnectionHandler.connection(of: store.root, key: Self.key) else {
            return
        }
        let node = store.create(ID(id), type: "Node")
        node.setValue("new", for: "name")
        node.setValue(.string(id), for: "id")
        let edge = ConnectionHandler.createEdge(in: connection, node: node, type: "Edge")
        edge.setValue(.string("c" + id), for: "cursor")
        ConnectionHandler.insertEdgeAfter(edge, in: connection, cursor: "c" + after)
    }

    // MARK: - Several threads

    /// Rows of different chunks that are changed together are delivered together, while several
    /// threads write, others subscribe, and the list grows.
    @Test(arguments: Thoroughness.seeds("LONG_LIST_THREADS", short: 1, full: 6))
    func everyDeliveredListIsOfOneVersion(seed: UInt64) async throws {
        try writePage(ids(0..<1_000))
        let pairs = [("n5", "n900"), ("n300", "n700"), ("n127", "n128")]
        let isTorn = Locked(false)
        let see: @Sendable (Content) -> Void = { content in
            let nodes = content.feed?.nodes ?? []
            let names = Dictionary(
                nodes.lazy.map { ($0.id.rawValue, $0.name) },
                uniquingKeysWith: { first, _ in first }
            )
            for (left, right) in pairs where names[left] != names[right] {
                isTorn.withLock { $0 = true }
            }
        }
        let document = document
        let staying = Observer(document, see: see)
        await withTaskGroup(of: Void.self) { group in
            for (number, (left, right)) in pairs.enumerated() {
                group.addTask {
                    for round in 0..<150 {
                        try? self.environment.commitUpdate { store in
                            for id in [left, right] {
                                store.record(ID(id))?.setValue(
                                    .string("\(number).\(round)"),
                                    for: "name"
                                )
                            }
                        }
                    }
                }
            }
            group.addTask {
                for round in 0..<40 {
                    let first = 1_000 + round * 20
                    try? self.writePage(
                        self.ids(first..<first + 20),
                        after: "cn\(first - 1)"
                    )
                    if round.isMultiple(of: 10) { self.environment.collectGarbage() }
                }
            }
            group.addTask {
                for _ in 0..<30 {
                    let observer = Observer(document, see: see)
                    await Task.yield()
                    observer.end()
                }
            }
        }
        #expect(!isTorn.withLock { $0 })
        let newest = try #require(staying.newest)
        let expected = try #require(plain.value)
        #expect(Content.areSame(newest, expected))
        #expect(newest.feed?.count == 1_800)
        let seen = environment.store.subscriptions.withLock { Set($0.seen) }
        #expect(seen == observed)
        staying.end()
    }
}
