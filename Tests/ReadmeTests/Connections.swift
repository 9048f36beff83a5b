// swift-format-ignore-file
import Relay

/// The code of the article on connections. It is compiled, and compared with the article.
struct Connections {
    let environment: RelayEnvironment

    func titles(_ list: Stories_query.Ref) throws -> [String] {
        let data = try environment.read(list)
        let rows = data.stories?.map { story in story.storyRow_story } ?? []
        return try environment.read(rows).map(\.title)
    }

    func add(_ title: String, tag: String) async throws {
        let list = Stories_query.storiesConnection(tag: .value(tag)).id(of: nil)
        let mutation = AddStoryMutation(title: title, connections: [list])
        try await environment.commit(mutation)
    }

    func publish(_ title: String, tag: String) async throws {
        let mutation = PublishStoryMutation(title: title)
        try await environment.commit(mutation, updater: { store, _ in
            let key = Stories_query.storiesConnection(tag: .value(tag))
            guard let list = ConnectionHandler.connection(key, of: store.root),
                let story = store.rootField("addStory")?.linkedRecord("story")
            else { return }
            let edge = ConnectionHandler.createEdge(in: list, node: story, type: "StoryEdge")
            ConnectionHandler.insertEdgeBefore(edge, in: list)
        })
    }
}
