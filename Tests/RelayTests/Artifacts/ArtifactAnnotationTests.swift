import Testing

@testable import Relay

/// The annotations and sections that stand for directives; see <doc:ArtifactFormat>.
@Suite struct ArtifactAnnotationTests {
    private func parse(_ text: String) throws -> ArtifactContents {
        try Artifact(parsing: text).contents
    }

    @Test func readsTheMarksOfADefinition() throws {
        let fragment = try parse("fragment F on type T @throwOnFieldError @catch(to: NULL)")
        #expect(fragment.throwsOnFieldError)
        #expect(fragment.catchTarget == .null)
        let query = try parse("query Q @catch(to: RESULT)\nid 1")
        #expect(!query.throwsOnFieldError)
        #expect(query.catchTarget == .result)
    }

    @Test func readsHandles() throws {
        let fields = try parse(
            """
            mutation M
            id 1
            normalization
             feed(by: $by, first: $n): type C @connection(key: "A_feed", filters: ["by"])
             all: type C @connection(key: "A_all", filters: [], handler: "mine")
             add: type E @appendEdge(connections: $c)
             node: type N @prependNode(connections: $c, edgeTypeName: "NEdge")
             gone: ID @deleteRecord @deleteEdge(connections: ["x"])
            """
        ).normalization.fields
        let handles = fields.map(\.annotations.handles)
        #expect(handles[0].map(\.handler) == ["connection"])
        #expect(handles[0][0].key.text(["by": 1, "n": 2]) == "__A_feed_connection(by:1)")
        #expect(handles[0][0].isLinked)
        #expect(handles[1].map(\.handler) == ["mine"])
        #expect(handles[1][0].key.text([:]) == "__A_all_mine")
        #expect(handles[2][0].arguments == [.init(name: "connections", value: .variable("c"))])
        #expect(handles[2][0].isLinked == false)
        #expect(handles[3][0].arguments.map(\.name) == ["connections", "edgeTypeName"])
        #expect(handles[4].map(\.handler) == ["deleteRecord", "deleteEdge"])
    }

    @Test func readsDeferralsAndClientFields() throws {
        let selection = try parse(
            """
            query Q
            id 1
            normalization
             local: Int if $a @client
             items: [type T] @stream(label: "s", initialCount: $n, if: $v)
              x: Int
             ... @defer(label: "d")
              y: Int
             ... @defer(label: "e", if: $v)
              z: Int
             ... on type Local @client
              w: Int
            """
        ).normalization
        #expect(selection.fields[0].annotations.isClient)
        #expect(selection.fields[0].condition != nil)
        #expect(selection.fields[1].annotations.stream?.deferral.label == "s")
        #expect(selection.fields[1].annotations.stream?.initialCount == .variable("n"))
        #expect(selection.deferrals.map(\.deferral.label) == ["d", "e"])
        #expect(selection.deferrals.map { $0.deferral.condition == nil } == [true, false])
        #expect(selection.refinements.map(\.isClient) == [true])
    }

    @Test func readsMarksOfWhatIsRead() throws {
        let reader = try parse(
            """
            fragment F on type T
            reader
             a @required(action: NONE)
             b if $c @catch(to: RESULT)
             d @client @required(action: THROW)
             ...G @defer
             ... as asT on type T @catch(to: NULL)
              x
             feed = __A_feed_connection(by: $by)
            """
        ).reader
        guard case .items(let items) = reader else {
            Issue.record("no items")
            return
        }
        #expect(items.map(\.annotations.required) == [.silent, nil, .fail, nil, nil, nil])
        #expect(items.map(\.annotations.catchTarget) == [nil, .result, nil, nil, .null, nil])
        #expect(items.map(\.annotations.isClient) == [false, false, true, false, false, false])
        #expect(items.map(\.annotations.isDeferred) == [false, false, false, true, false, false])
    }

    @Test func readsConnectionsAndRefetching() throws {
        let contents = try parse(
            """
            fragment F on type T
            connection a.feed
             forward first: $count after: $cursor
             backward last: $n
            connection b
             forward
            refetch FQuery
             path node
             identifier id: $id
            """
        )
        #expect(
            contents.connections == [
                ConnectionPath(
                    path: ["a", "feed"],
                    forward: .init(count: "count", cursor: "cursor"),
                    backward: .init(count: "n")
                ),
                ConnectionPath(path: ["b"], forward: .init()),
            ]
        )
        #expect(
            contents.refetch
                == RefetchPath(
                    operation: "FQuery",
                    path: ["node"],
                    identifier: .init(field: "id", variable: "id")
                )
        )
        #expect(try parse("fragment F on type T\nrefetch R").refetch == .init(operation: "R"))
    }

    @Test(arguments: [
        "query Q @other\nid 1",
        "query Q\nid 1\nnormalization\n a: Int @required(action: NONE)",
        "query Q\nid 1\nnormalization\n a: Int @connection",
        "query Q\nid 1\nreader\n a @required(action: SOMETIMES)",
        "query Q\nid 1\nreader\n a @connection(key: \"k\")",
        "fragment F on type T\nconnection a\n sideways",
    ])
    func refusesMarksThatDoNotBelong(text: String) {
        #expect(throws: ArtifactError.self) { try Artifact(parsing: text) }
    }
}
