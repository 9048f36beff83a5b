import Foundation
import Testing

@testable import Relay

/// Pages whose edges come one by one, beside the same pages whole and beside updaters that change the
/// list meanwhile.
@Suite struct StreamedPageOrderTests {
    private static let seeds = 0..<(Thoroughness.isFull ? 100 : 6) as Range<UInt64>

    /// The page after or before others of a list, or the one that replaces them.
    enum Direction: CaseIterable {
        case first, next, previous
    }

    static func document(
        _ variables: VariableData,
        in test: TestEnvironment
    ) throws -> TestDocument {
        try TestDocument(
            """
            variables
             first: Int
             after: String
             last: Int
             before: String
            normalization
             feed(after: $after, before: $before, first: $first, last: $last): type StoryConnection! @connection(key: "Later_feed", filters: [])
              edges: [type StoryEdge!]! @stream(label: "edges")
               node: type Story!
                id: ID!
                title: String!
                __typename: String!
               cursor: String!
              ... @defer(label: "info")
               pageInfo: type PageInfo!
                endCursor: String
                hasNextPage: Boolean!
                startCursor: String
                hasPreviousPage: Boolean!
            reader
            """,
            variables: variables,
            in: test
        )
    }

    private static func edge(_ id: String) -> String {
        #"{"cursor":"c\#(id)","node":{"id":"\#(id)","title":"t\#(id)","__typename":"Story"}}"#
    }

    private static func edges(_ ids: some Sequence<String>) -> String {
        ids.map(edge).joined(separator: ",")
    }

    private static func info(_ ids: [String]) -> String {
        """
        {"startCursor":"c\(ids.first ?? "")","hasPreviousPage":true,
        "endCursor":"c\(ids.last ?? "")","hasNextPage":true}
        """
    }

    static func whole(_ ids: [String]) -> String {
        #"{"feed":{"edges":[\#(edges(ids))],"pageInfo":\#(info(ids))}}"#
    }

    private func titles(_ test: TestEnvironment) throws -> [String] {
        try test.environment.read(FeedLaterQuery(first: 3)).feed.nodes.map(\.title)
    }

    /// The variables of a page of a list.
    private func variables(_ direction: Direction, of known: [String]) -> VariableData {
        switch direction {
        case .first: ["first": 3]
        case .next: ["first": 3, "after": .string("c\(known.last ?? "")")]
        case .previous: ["last": 3, "before": .string("c\(known.first ?? "")")]
        }
    }

    /// The payloads of a page in parts, its information in any place.
    private func payloads(_ rows: [String], _ random: inout SeededGenerator) -> [String] {
        var position = Int.random(in: 0...1, using: &random)
        var payloads = [
            #"{"data":{"feed":{"edges":[\#(Self.edges(rows[..<position]))]}},"hasNext":true}"#
        ]
        while position < rows.count {
            let end = Int.random(in: (position + 1)...rows.count, using: &random)
            payloads.append(
                """
                {"incremental":[{"path":["feed","edges",\(position)],"label":"edges",
                "items":[\(Self.edges(rows[position..<end]))]}],"hasNext":true}
                """
            )
            position = end
        }
        payloads.insert(
            """
            {"incremental":[{"path":["feed"],"label":"info","data":{"pageInfo":\(Self.info(rows))}}],
            "hasNext":true}
            """,
            at: Int.random(in: 1...payloads.count, using: &random)
        )
        return payloads + [#"{"hasNext":false}"#]
    }

    /// With rows that the list has, and rows that the page has twice.
    @Test(arguments: Direction.allCases, seeds)
    func aPageInPartsMakesTheListOfTheWhole(direction: Direction, seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<10 {
            let count = random.chance(15) ? 140 : Int.random(in: 1...5, using: &random)
            let known = (0..<count).map { "k\($0)" }
            let rows = (0..<Int.random(in: 1...6, using: &random)).map { _ in
                let isKnown = random.chance(30)
                let number = Int.random(in: 0..<(isKnown ? count : 5), using: &random)
                return isKnown ? "k\(number)" : "n\(number)"
            }
            let variables = variables(direction, of: known)
            let tests = [TestEnvironment(), TestEnvironment()]
            for test in tests {
                try Self.document(["first": 3], in: test).write(Self.whole(known))
            }
            try Self.document(variables, in: tests[0]).write(Self.whole(rows))
            let document = try Self.document(variables, in: tests[1])
            var writer = PartWriter(document.operation, in: tests[1], root: .root)
            try writer.write(payloads(rows, &random))
            let (whole, streamed) = try (titles(tests[0]), titles(tests[1]))
            #expect(streamed == whole, "\(known.suffix(5)) and \(rows)")
        }
    }

    /// What updaters insert and delete between the parts stays, and the page's rows keep their order.
    @Test(arguments: Direction.allCases, seeds)
    func updatersBetweenThePartsKeepTheirChanges(direction: Direction, seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for round in 0..<10 {
            let test = TestEnvironment()
            let count = random.chance(15) ? 140 : Int.random(in: 1...5, using: &random)
            let known = (0..<count).map { "k\($0)" }
            let rows = (0..<Int.random(in: 1...8, using: &random)).map { "n\($0)" }
            try Self.document(["first": 3], in: test).write(Self.whole(known))
            let document = try Self.document(variables(direction, of: known), in: test)
            var writer = PartWriter(document.operation, in: test, root: .root)
            var (inserted, deleted): ([String], Set<String>) = ([], [])
            for payload in payloads(rows, &random) {
                try writer.write(payload)
                let listed = try titles(test).map { String($0.dropFirst()) }
                try test.environment.commitUpdate { store in
                    let connection = try #require(
                        ConnectionHandler.connection(of: store.root, key: "Later_feed")
                    )
                    if random.chance(30) {
                        let id = "u\(inserted.count)"
                        let node = store.create(ID(id), type: "Story")
                        node.setValue(.string("t\(id)"), for: "title")
                        let edge = ConnectionHandler.createEdge(
                            in: connection,
                            node: node,
                            type: "StoryEdge"
                        )
                        if random.chance(50) {
                            ConnectionHandler.insertEdgeBefore(edge, in: connection)
                        } else {
                            ConnectionHandler.insertEdgeAfter(edge, in: connection)
                        }
                        inserted.append(id)
                    }
                    if random.chance(30), let id = listed.randomElement(using: &random) {
                        ConnectionHandler.deleteNode(ID(id), in: connection)
                        deleted.insert(id)
                    }
                }
            }
            let found = try titles(test).map { String($0.dropFirst()) }
            let old = direction == .first ? [] : known
            let expected = Set(old + rows + inserted).subtracting(deleted)
            let comment: Comment = "round \(round): \(found), deleted \(deleted)"
            #expect(found.count == Set(found).count && Set(found) == expected, comment)
            #expect(found.filter(rows.contains) == rows.filter { !deleted.contains($0) }, comment)
            #expect(found.filter(old.contains) == old.filter { !deleted.contains($0) }, comment)
        }
    }
}
