import Foundation
import Testing

@testable import Relay

/// Edges that mutations put into connections and take out of them.
@Suite struct EdgeHandlerTests {
    private let feed = FeedDocument()
    private let connection = ConnectionHandler.connectionID(of: nil, key: "List_feed")

    init() throws {
        try feed.write(FeedDocument.page(["a", "b"]), ["first": 2])
    }

    private func mutation(_ field: String, _ children: String = "") throws -> TestDocument {
        try TestDocument(
            "normalization\n \(field)\n" + children,
            variables: ["c": [.string(connection.rawValue)]],
            in: feed.test
        )
    }

    private func root() -> DataID { feed.test.environment.store.makeLocalID() }

    private let edge = "  cursor: String\n  node: type Node\n   id: ID!\n   name: String\n"

    @Test func anEdgeIsAppendedOnce() throws {
        let mutation = try mutation("edge: type Edge @appendEdge(connections: $c)", edge)
        let json = #"{"edge":{"cursor":"cz","node":{"id":"z","name":"n"}}}"#
        try mutation.write(json, root: root())
        try mutation.write(json, root: root())
        #expect(try feed.ids() == ["a", "b", "z"])
    }

    @Test func edgesOfAListArePrepended() throws {
        let mutation = try mutation("edges: [type Edge] @prependEdge(connections: $c)", edge)
        try mutation.write(
            #"{"edges":[{"cursor":"","node":{"id":"y","name":"n"}},null,{"cursor":"","node":{"id":"z","name":"n"}},{"node":null}]}"#,
            root: root()
        )
        #expect(try feed.ids() == ["z", "y", "a", "b"])
    }

    /// Each edge of a list gets a record of its own, whatever was added before.
    @Test(arguments: ["appendEdge", "prependEdge"])
    func listsOfEdgesInARow(directive: String) throws {
        let mutation = try mutation("edges: [type Edge] @\(directive)(connections: $c)", edge)
        let lists = [["c", "d", "c"], [], ["e"], ["d", "f", "a", "g", "f"], ["a"], ["h"]]
        var expected = ["a", "b"]
        for ids in lists {
            let edges = ids.map { #"{"cursor":"c\#($0)","node":{"id":"\#($0)","name":"n"}}"# }
            try mutation.write("{\"edges\":[\(edges.joined(separator: ","))]}", root: root())
            for id in ids where !expected.contains(id) {
                if directive == "appendEdge" {
                    expected.append(id)
                } else {
                    expected.insert(id, at: 0)
                }
            }
            #expect(try feed.ids() == expected)
        }
        // The cursors and nodes of two edges in one record would be the same.
        let edges = try #require(try feed.read().value?.feed?.edges)
        #expect(edges.compactMap { $0?.node?.id.rawValue } == expected)
        for edge in edges.dropFirst(directive == "appendEdge" ? 2 : 0).prefix(6) {
            #expect(edge?.cursor == edge?.node.map { "c\($0.id.rawValue)" })
        }
    }

    @Test func nodesGetEdges() throws {
        let node = "  id: ID!\n  name: String\n"
        for (name, ids) in [
            ("appendNode", ["a", "b", "y"]), ("prependNode", ["z", "a", "b", "y"]),
        ] {
            let mutation = try mutation(
                "node: type Node @\(name)(connections: $c, edgeTypeName: \"Edge\")",
                node
            )
            let id = name == "appendNode" ? "y" : "z"
            try mutation.write(#"{"node":{"id":"\#(id)","name":"n"}}"#, root: root())
            try mutation.write(#"{"node":{"id":"\#(id)","name":"n"}}"#, root: root())
            #expect(try feed.ids() == ids)
        }
        let last = try feed.read().value?.feed?.edges?.last
        #expect(last??.cursor == .some(nil))
        #expect(feed.test.records.values.contains { $0.hasPrefix("Edge {") })
    }

    @Test(arguments: ["appendNode", "prependNode"])
    func aNodeThatIsNullChangesNothingAndIsLogged(name: String) throws {
        let mutation = try mutation(
            "node: type Node @\(name)(connections: $c, edgeTypeName: \"Edge\")",
            "  id: ID!\n  name: String\n"
        )
        let written = try mutation.write(#"{"node":null}"#, root: root())
        #expect(try feed.ids() == ["a", "b"])
        #expect(written.events.map(\.name).contains("publish.handler.null"))
    }

    @Test func edgesAreTakenOut() throws {
        let one = try mutation("gone: ID @deleteEdge(connections: $c)")
        try one.write(#"{"gone":"a"}"#, root: root())
        #expect(try feed.ids() == ["b"])
        let many = try mutation("gone: [ID] @deleteEdge(connections: $c)")
        try many.write(#"{"gone":["b",null,"unknown"]}"#, root: root())
        #expect(try feed.ids() == [])
    }

    @Test func objectsAreDeletedWithTheirEdges() throws {
        let mutation = try mutation("gone: ID @deleteRecord @deleteEdge(connections: $c)")
        try mutation.write(#"{"gone":"a"}"#, root: root())
        #expect(try feed.ids() == ["b"])
        #expect(feed.test.records["\"a\""] == "deleted")
    }

    @Test(arguments: [
        (#"{"id":"a","name":"n"}"#, ""), (#"{"name":"n","id":"a"}"#, ""),
        (#"{"__typename":"Node","id":"a","name":"n"}"#, "   __typename: String!\n"),
    ])
    func anObjectIsDeletedByItsOwnID(node: String, typename: String) throws {
        let mutation = try mutation(
            "gone: type Gone",
            "  node: type Node\n\(typename)   id: ID! @deleteRecord @deleteEdge(connections: $c)\n"
                + "   name: String\n"
        )
        try mutation.write(#"{"gone":{"node":\#(node)}}"#, root: root())
        #expect(feed.test.records["\"a\""] == "deleted")
        #expect(try feed.ids() == ["b"])
    }

    @Test(arguments: [#"{"id":1,"name":"n"}"#, #"{"name":"n","id":1}"#])
    func anObjectIsDeletedByItsOwnKey(user: String) throws {
        let mutation = try mutation(
            "user: type User @key(fields: [\"id\"])",
            "  id: Int! @deleteRecord(scope: \"User\")\n  name: String\n"
        )
        try mutation.write(#"{"user":\#(user)}"#, root: root())
        #expect(feed.test.records[#"User("1")"#] == "deleted")
    }

    @Test func aNodeIsGoneFromItsEdgeWhenItIsDeleted() throws {
        let mutation = try mutation("gone: [ID] @deleteRecord")
        try mutation.write(#"{"gone":["a"]}"#, root: root())
        #expect(try feed.ids() == ["?", "b"])
    }

    @Test func aConnectionThatIsNotThereIsToldOf() throws {
        for name in ["x", "[]", "[null]", #"["story:1","__List_feed_connection"]"#, "[1,2]"] {
            let mutation = try TestDocument(
                "normalization\n gone: ID @deleteEdge(connections: $c)",
                variables: ["c": [.string(name)]],
                in: feed.test
            )
            let written = try mutation.write(#"{"gone":"a"}"#, root: root())
            #expect(
                written.events.contains { event in
                    if case .publishHandlerSkip("Q", "deleteEdge", _) = event {
                        true
                    } else {
                        false
                    }
                },
                "\(name)"
            )
        }
        #expect(try feed.ids() == ["a", "b"])
    }

    @Test func optimisticEdgesAreReplacedByThoseOfTheServer() throws {
        let mutation = try mutation("edge: type Edge @appendEdge(connections: $c)", edge)
        let environment = feed.test.environment
        let id = root()
        let optimistic = OptimisticUpdate(
            of: mutation.operation,
            root: id,
            response: ["edge": ["cursor": .null, "node": ["id": "temporary", "name": "n"]]],
            updater: nil
        )
        let update = try environment.store.add(optimistic)
        #expect(try feed.ids() == ["a", "b", "temporary"])
        try feed.write(FeedDocument.page(["c"]), ["first": 1, "after": "cb"])
        #expect(try feed.ids() == ["a", "b", "c", "temporary"], "applied again over the new page")
        var execution = Execution(mutation.operation, root: id, optimisticUpdate: update)
        try environment.store.commit(
            Data(#"{"data":{"edge":{"cursor":"cz","node":{"id":"z","name":"n"}}}}"#.utf8),
            of: &execution
        )
        #expect(try feed.ids() == ["a", "b", "c", "z"])
    }

    @Test func connectionsOnObjectsAreNamedByTheirID() {
        #expect(
            ConnectionHandler.connectionID(of: "s\"1", key: "K_c", filters: ["b": .null, "a": 1])
                == ID(#"["s\"1","__K_c_connection(a:1,b:null)"]"#)
        )
    }

    @Test func connectionsOnObjectsWithoutIDHaveNames() throws {
        let document = try TestDocument(
            """
            normalization
             lists: [type List!]!
              items: type Items @connection(key: "L_items", filters: [])
               edges: [type Edge]
                node: type Node
                 id: ID!
            """,
            in: feed.test
        )
        try document.write(#"{"lists":[{"items":{"edges":[]}},{"items":{"edges":[]}}]}"#)
        try feed.test.environment.commitUpdate { store in
            let lists = store.root.linkedRecords("lists")
            let list = try #require(lists?[1])
            let name = try #require(ConnectionHandler.connectionID(of: list, key: "L_items"))
            #expect(name == #"[null,"lists",1,"__L_items_connection"]"#)
            let known = ConnectionHandler.connection(of: list, key: "L_items")
            let found = ConnectionHandler.connection(.string(name.rawValue), in: store)
            #expect(found != nil)
            #expect(found?.dataID == known?.dataID)
        }
    }

    @Test func edgesAreMadeAndInsertedByHand() throws {
        try feed.test.environment.commitUpdate { store in
            let connection = try #require(
                ConnectionHandler.connection(of: store.root, key: "List_feed")
            )
            func edge(_ id: ID) -> RecordProxy {
                let node = store.create(id, type: "Node")
                node.setValue("n", for: "name")
                return ConnectionHandler.createEdge(in: connection, node: node, type: "Edge")
            }
            ConnectionHandler.insertEdgeAfter(edge("1"), in: connection, cursor: "ca")
            ConnectionHandler.insertEdgeBefore(edge("2"), in: connection, cursor: "cb")
            ConnectionHandler.insertEdgeAfter(edge("3"), in: connection, cursor: "nowhere")
            ConnectionHandler.insertEdgeBefore(edge("4"), in: connection)
            ConnectionHandler.insertEdgeBefore(edge("1"), in: connection)
            ConnectionHandler.deleteNode("b", in: connection)
        }
        #expect(try feed.ids() == ["4", "a", "1", "2", "3"])
    }
}
