import Foundation
import Testing

@testable import Relay

/// Random changes of a long connection, against a plain list of its edges.
@Suite struct LongConnectionTests {
    /// An edge: its key, which is that of the object for an edge that an updater has created, and its
    /// object.
    private struct Edge: Equatable {
        var key: String
        var node: String
    }

    private final class Run {
        let test = TestEnvironment()
        var random: SeededGenerator
        var edges: [Edge] = []
        private var pages = 0
        private var end = ""

        init(seed: UInt64) throws {
            random = SeededGenerator(seed: seed)
            try replace()
        }

        private func write(_ rows: [String], _ variables: VariableData) throws {
            let document = try StreamedPageOrderTests.document(variables, in: test)
            _ = try document.write(StreamedPageOrderTests.whole(rows))
            end = rows.last ?? ""
        }

        /// A first page, its rows in the order of their arrival, in the opposite one, or in none.
        func replace() throws {
            let count = Int.random(in: 130...500, using: &random)
            var rows = (0..<count).map { "n\($0)" }
            if random.chance(30) { rows.reverse() }
            if random.chance(30) { rows.shuffle(using: &random) }
            try write(rows, ["first": 3])
            var known = Dictionary(grouping: edges, by: \.node)
            edges = rows.enumerated().map { index, row in
                let reused = known[row]?.isEmpty == false ? known[row]?.removeFirst() : nil
                return Edge(key: reused?.key ?? "page \(pages) \(index)", node: row)
            }
            pages += 1
        }

        func append() throws {
            let rows = (0..<Int.random(in: 1...40, using: &random)).map { _ in
                "n\(Int.random(in: 0..<1_000, using: &random))"
            }
            try write(rows, ["first": 3, "after": .string("c\(end)")])
            var nodes: Set<String> = []
            let new = rows.enumerated().map { Edge(key: "page \(pages) \($0)", node: $1) }
            edges = (edges + new).filter { nodes.insert($0.node).inserted }
            pages += 1
        }

        func update(_ body: (RecordSourceProxy, RecordProxy) throws -> Void) throws {
            try test.environment.commitUpdate { store in
                let connection = try #require(
                    ConnectionHandler.connection(of: store.root, key: "Later_feed")
                )
                try body(store, connection)
            }
        }

        func delete() throws {
            let count = random.chance(10) ? 50 : Int.random(in: 1...3, using: &random)
            let nodes = (0..<count).map { _ in
                let isKnown = random.chance(80)
                return isKnown
                    ? edges.randomElement(using: &random)?.node ?? "n0"
                    : "n\(Int.random(in: 0..<2_000, using: &random))"
            }
            try update { store, connection in
                if random.chance(50) {
                    for node in nodes { ConnectionHandler.deleteNode(ID(node), in: connection) }
                } else {
                    let ids = Set(nodes.compactMap { store.find(RecordKey(ID($0))) })
                    ConnectionEdges(connection).remove(to: ids)
                }
            }
            edges.removeAll { nodes.contains($0.node) }
        }

        func insert() throws {
            let node = "n\(Int.random(in: 0..<1_000, using: &random))"
            let isFront = random.chance(50)
            try update { store, connection in
                let edge = ConnectionHandler.createEdge(
                    in: connection,
                    node: store.record(ID(node)) ?? store.create(ID(node), type: "Story"),
                    type: "StoryEdge"
                )
                if isFront {
                    ConnectionHandler.insertEdgeBefore(edge, in: connection)
                } else {
                    ConnectionHandler.insertEdgeAfter(edge, in: connection)
                }
            }
            if let index = edges.firstIndex(where: { $0.key == node }) {
                edges[index].node = node
            } else {
                edges.insert(Edge(key: node, node: node), at: isFront ? 0 : edges.count)
            }
        }

        /// Gives an edge the object of another one.
        func link() throws {
            let indices = edges.indices
            guard let index = indices.randomElement(using: &random),
                let other = indices.randomElement(using: &random)
            else { return }
            try update { store, connection in
                let record = connection.linkedRecords("edges")?[index]
                record?.setLinkedRecord(store.record(ID(edges[other].node)), for: "node")
            }
            edges[index].node = edges[other].node
        }

        func check(_ step: String) throws {
            var found: [String] = []
            try update { _, connection in
                found = (connection.linkedRecords("edges") ?? []).map {
                    $0?.linkedRecord("node")?.id?.rawValue ?? "none"
                }
            }
            let expected = edges.map(\.node)
            let differences = found.difference(from: expected).map { "\($0)" }
            try #require(differences == [], "\(step)")
        }
    }

    @Test(
        .bug(id: "slow-deletion", "Deleting an edge looked at all edges of the list."),
        arguments: 0..<(Thoroughness.isFull ? 200 : 5) as Range<UInt64>
    )
    func changesAreThoseOfAPlainList(seed: UInt64) throws {
        let run = try Run(seed: seed)
        for step in 0..<60 {
            let kind = Int.random(in: 0..<100, using: &run.random)
            switch kind {
            case 0..<4: try run.replace()
            case 4..<20: try run.append()
            case 20..<35: try run.insert()
            case 35..<45: try run.link()
            default: try run.delete()
            }
            try run.check("seed \(seed), step \(step), kind \(kind)")
        }
    }

    /// Which edges a deletion looks at doesn't depend on how many there are.
    @Test func aDeletionKeepsTheChunksOfTheOthers() throws {
        let test = TestEnvironment()
        let rows = (0..<5_000).map { "n\($0)" }
        _ = try StreamedPageOrderTests.document(["first": 3], in: test)
            .write(StreamedPageOrderTests.whole(rows))
        try test.environment.commitUpdate { store in
            let connection = try #require(
                ConnectionHandler.connection(of: store.root, key: "Later_feed")
            )
            func list() throws -> LinkList {
                guard case .links(let list) = connection[store.connectionFields.edges] else {
                    throw CancellationError()
                }
                return list
            }
            #expect(try list().hasDistinctNodes)
            let before = try #require(try list().chunks)
            ConnectionHandler.deleteNode("n2500", in: connection)
            #expect(try list().hasDistinctNodes && list().count == 4_999)
            let after = try #require(try list().chunks)
            #expect(zip(before, after).filter { $0 !== $1 }.count == 1)
            connection.linkedRecords("edges")?[7]?
                .setLinkedRecord(store.record(ID("n9")), for: "node")
            #expect(try !list().hasDistinctNodes)
            ConnectionHandler.deleteNode("n9", in: connection)
            #expect(try list().hasDistinctNodes && list().count == 4_997)
        }
    }
}
