import Foundation
import Relay

/// A store with a list of stories on screen, for ``Growth``.
struct GrowthFeed {
    static let connectionID = ConnectionHandler.connectionID(of: nil, key: "GrowthFeed_feed")

    let environment: RelayEnvironment
    let count: Int
    private let retained: [Disposable]
    private let reference: FragmentRef<GrowthFeed_query>

    init(_ count: Int) throws {
        var options = RelayEnvironment.Options()
        options.maximumResponseBytes = 1 << 30
        environment = RelayEnvironment(network: NoNetwork(), options: options)
        self.count = count
        let query = GrowthFeedQuery(first: count)
        retained = [environment.retain(query)]
        try environment.commitPayload(query, response: Self.page(0..<count))
        reference = try environment.read(query).growthFeed_query
    }

    /// Observes the list.
    ///
    /// The result must be kept.
    func observe() -> AsyncStream<GrowthFeed_query.Data> { environment.observe(reference) }

    func read() throws -> GrowthFeed_query.Data { try environment.read(reference) }

    func row(_ index: Int) throws -> FragmentRef<StoryRow_story> {
        try read().feed.edges[index].node.storyRow_story
    }

    /// Changes a field of one row that the list itself doesn't select.
    func like(_ index: Int, _ likes: Int) throws {
        let id = "story:\(index)"
        let text =
            #"{"data":{"node":{"__typename":"Story","id":"\#(id)","likeCount":\#(likes)}}}"#
        try environment.commitPayload(UpdateQuery(id: ID(id)), response: Data(text.utf8))
    }

    /// Appends a page of `size` stories.
    func append(_ size: Int, from first: Int) throws {
        let query = GrowthFeedQuery(first: size, after: "c\(first - 1)")
        let response = Self.page(first..<first + size)
        try environment.commitPayload(query, response: response)
    }

    /// Changes the connection of the list.
    func update(
        _ body: (RecordSourceProxy, RecordProxy) -> Void
    ) throws {
        try environment.commitUpdate { store in
            let root = store.root
            guard
                let connection = ConnectionHandler.connection(of: root, key: "GrowthFeed_feed")
            else { throw CocoaError(.coderValueNotFound) }
            body(store, connection)
        }
    }

    /// Commits the response of a mutation.
    func commit<Mutation: GraphQLMutation>(_ mutation: Mutation, _ response: String) throws {
        let operation = environment.describe(mutation)
        var execution = Execution(operation, root: environment.store.makeLocalID())
        _ = try environment.store.commit(Data(response.utf8), of: &execution)
    }

    // MARK: - Responses

    static func edge(_ index: Int) -> String {
        #"{"cursor":"c\#(index)","node":{"__typename":"Story","id":"story:\#(index)","#
            + #""title":"Story \#(index)","likeCount":\#(index % 100),"#
            + #""author":{"id":"user:\#(index % 50)","name":"User \#(index % 50)"}}}"#
    }

    static func edges(_ range: Range<Int>) -> String {
        range.map { edge($0) }.joined(separator: ",")
    }

    private static func page(_ range: Range<Int>) -> Data {
        Data(
            (#"{"data":{"feed":{"edges":["# + edges(range)
                + #"],"pageInfo":{"hasNextPage":true,"hasPreviousPage":false,"startCursor":"c"#
                + #"\#(range.lowerBound)","endCursor":"c\#(range.upperBound - 1)"}}}}"#).utf8
        )
    }
}
