import GeneratedCode
import Relay
import Testing

/// Connections and edges as they are generated, with pages as servers send them.
struct ConnectionTests {
    private static func page(_ ids: [String], hasNext: Bool) -> String {
        let edges = ids.map { id in
            """
            {"cursor":"c\(id)","node":{"__typename":"Post","id":"\(id)","title":"t\(id)","likes":1}}
            """
        }
        return """
            {"data":{"viewer":{"feed":{"count":9,"edges":[\(edges.joined(separator: ","))],
            "pageInfo":{"endCursor":"c\(ids.last ?? "")","hasNextPage":\(hasNext)}}}}}
            """
    }

    private let server = Server([
        "FeedPageQuery": page(["a", "b"], hasNext: true),
        "FeedListPageQuery": page(["c"], hasNext: false),
        "AddPostMutation": """
        {"data":{"addPost":{"postEdge":{"cursor":"cx","node":{"__typename":"Post","id":"x",
        "title":"new","likes":0}}}}}
        """,
        "AddPostNodeMutation": """
        {"data":{"addPost":{"post":{"id":"y","title":"last","likes":0}}}}
        """,
        "RemovePostMutation": #"{"data":{"removePost":{"removedID":"a"}}}"#,
        "PostAddedSubscription": #"{"data":{"postAdded":{"id":"s","title":"event"}}}"#,
        "LatestPostsQuery": """
        {"data":{"viewer":{"feed":{"list":[{"item":{"id":"a","title":"ta"}},null,{"item":null}],
        "edges":[{"cursor":"ca","node":{"__typename":"Post","id":"a"}},null,{"cursor":"cb","node":null}],
        "pageInfo":{"startCursor":"ca","hasPreviousPage":true}}}}}
        """,
        "StreamedPostsQuery": """
        {"data":{"viewer":{"feed":{"edges":[{"cursor":"ca","node":{"__typename":"Post","id":"a",
        "title":"ta"}}],"pageInfo":{"endCursor":"ca","hasNextPage":false}}}}}
        """,
    ])

    @Test func theOwnFieldsOfAConnectionAreUpdatable() async throws {
        let environment = RelayEnvironment(network: server)
        let query = FeedPageQuery(count: 2, order: .best)
        let viewer = try #require(try await environment.fetch(query).viewer).feedList_viewer
        try environment.commitUpdate { store in
            #expect(store.updatable(FeedUpdate(order: .newest)).viewer?.feed == nil)
            let feed = try #require(store.updatable(FeedUpdate(order: .best)).viewer?.feed)
            #expect(feed.count == 9)
            feed.count = 10
        }
        let feed = try #require(try environment.read(viewer).feed)
        #expect(feed.count_ == 10 && feed.map(\.id) == ["a", "b"])
    }

    @Test func pagesAreOneCollectionOfNodes() async throws {
        let environment = RelayEnvironment(network: server)
        let query = FeedPageQuery(count: 2, order: .best)
        let viewer = try #require(try await environment.fetch(query).viewer).feedList_viewer
        let first = try #require(try environment.read(viewer).feed)
        #expect(first.map(\.id) == ["a", "b"])
        #expect(first.hasNext)
        #expect(first.count == 2)
        #expect(first.count_ == 9)
        #expect(first.pageInfo.endCursor == "cb")

        let more = FeedListPageQuery(count: 1, cursor: "cb", order: .best)
        _ = try await environment.fetch(more)
        let second = try #require(try environment.read(viewer).feed)
        #expect(second.map(\.id) == ["a", "b", "c"])
        #expect(!second.hasNext)
        #expect(try environment.read(second[2].postRow_post).title == "tc")
        #expect(server.variables(of: "FeedListPageQuery")?["order"] == "BEST")
    }

    @Test func edgesComeAndGo() async throws {
        let environment = RelayEnvironment(network: server)
        let data = try await environment.fetch(FeedPageQuery(count: 2))
        let viewer = try #require(data.viewer).feedList_viewer
        var connection: ID?
        try environment.commitUpdate { store in
            let record = try #require(store.root.linkedRecord("viewer"))
            connection = ConnectionHandler.connectionID(of: record, key: "FeedList_feed")
        }
        let connections = [try #require(connection)]
        _ = try await environment.commit(AddPostMutation(title: "new", connections: connections))
        _ = try await environment.commit(
            AddPostNodeMutation(title: "last", connections: connections)
        )
        _ = try await environment.commit(RemovePostMutation(id: "a", connections: connections))
        for try await event in environment.subscribe(
            PostAddedSubscription(connections: connections)
        ) {
            #expect(event.postAdded?.title == "event")
        }
        #expect(try environment.read(viewer).feed?.map(\.id) == ["s", "x", "b", "y"])
    }

    @Test func aliasedEdgesAreTheConnectionsNodes() async throws {
        let environment = RelayEnvironment(network: server)
        let data = try await environment.fetch(LatestPostsQuery())
        let feed = try #require(data.viewer?.feed)
        #expect(feed.map(\.title) == ["ta"])
        #expect(feed.list?.count == 3)
        #expect(feed.hasPrevious)
    }

    @Test func streamedConnectionsAreRead() async throws {
        let environment = RelayEnvironment(network: server)
        let data = try await environment.fetch(StreamedPostsQuery())
        #expect(data.viewer?.feed?.map(\.title) == ["ta"])
    }

    @Test func fragmentsKnowWhatFetchesTheirPages() {
        func name<Fragment: PaginationFragment>(_: Fragment.Type) -> String {
            Fragment.RefetchQuery.artifact.name
        }
        #expect(name(FeedList_viewer.self) == "FeedListPageQuery")
    }
}
