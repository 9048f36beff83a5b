import Testing

@_spi(Generated) @testable import Relay

/// Connections as collections of their nodes.
@Suite struct ConnectionSelectionTests {
    /// As the generator prints it.
    private struct Data: TestSelection, FieldValue {
        let feed: Feed?
        init(_ reader: inout Reader) { feed = reader.optionalObject(0) }

        struct Feed: ConnectionSelection {
            typealias Node = Edge.Node
            let edges: GrowingList<Edge?>?
            let nodes: GrowingList<Node>
            init(_ reader: inout Reader) {
                edges = reader.optionalGrowingListOrNil(1)
                nodes = reader.nodes(edges)
            }

            static func areSame(_ a: Self, _ b: Self) -> Bool {
                var e = Equality()
                e.optionalGrowingListOrNil(a.edges, b.edges)
                return e.isEqual
            }

            struct Edge: EdgeSelection, TestSelection {
                let node: Node?
                var connectionNode: Node? { node }
                init(_ reader: inout Reader) { node = reader.optionalObject(1) }

                struct Node: TestSelection, Identifiable {
                    let id: Relay.ID
                    init(_ reader: inout Reader) { id = reader.id(0) }
                }
            }
        }
    }

    private let feed = FeedDocument()

    private func read() throws -> Data.Feed? {
        try feed.document().read(Data.self).value?.feed
    }

    @Test func itsElementsAreTheNodes() throws {
        try feed.write(FeedDocument.page(["a", "-", "b"]), ["first": 3])
        let connection = try #require(try read())
        #expect(connection.map(\.id) == ["a", "b"])
        #expect(connection.count == 2)
        #expect(connection.last?.id == "b")
        #expect(connection[0].id == "a")
        #expect(connection.edges?.count == 3)
        #expect(Array(connection.reversed()).map(\.id) == ["b", "a"])
    }

    @Test func itIsEmptyWithoutEdges() throws {
        try feed.write(["title": "t", "edges": .null, "pageInfo": ["hasNextPage": false]], [:])
        #expect(try read()?.isEmpty == true)
    }

    @Test func itFollowsThePages() throws {
        try feed.write(FeedDocument.page(["a"]), ["first": 1])
        let before = try read()
        try feed.write(FeedDocument.page(["b"]), ["first": 1, "after": "ca"])
        #expect(try read()?.map(\.id) == ["a", "b"])
        #expect(try read() != before)
        #expect(try read() == read())
    }

    @Test func nodesOfAllShapesOfEdgesAreFound() throws {
        struct Edge: ConnectionEdge, TestSelection {
            let connectionNode: Int?
            init(_ node: Int?) { connectionNode = node }
            init(_ reader: inout Reader) { connectionNode = nil }
        }
        var reader = try feed.document().reader()
        #expect(reader.nodes([Edge(1), Edge(nil), Edge(2)]) == [1, 2])
        #expect(reader.nodes([Edge(1), Edge(2)] as GrowingList<Edge>?) == [1, 2])
        #expect(reader.nodes([Edge(1), nil] as GrowingList<Edge?>) == [1])
        #expect(reader.nodes([Edge(1), nil] as GrowingList<Edge?>?) == [1])
        #expect(reader.nodes(nil as GrowingList<Edge>?) == [])
    }
}
