import Relay
import RelayTesting
import Testing

/// The code of the article on connections, and of the one for coding assistants, does what they say.
@Suite(.timeLimit(.minutes(10))) struct ConnectionsRuns {
    private let mock = MockEnvironment()

    init() {
        mock.answer(AddStoryMutation.self, times: nil) { operation in
            let added = story("2", operation.variables["title"]?.string ?? "")
            return ["addStory": ["storyEdge": ["cursor": "b", "node": added]]]
        }
        mock.answer(PublishStoryMutation.self, times: nil) { operation in
            ["addStory": ["story": story("3", operation.variables["title"]?.string ?? "")]]
        }
    }

    private func list() async throws -> Stories_query.Ref {
        let stories: JSONObject = [
            "edges": [["cursor": "a", "node": story("1", "Old")]],
            "pageInfo": ["endCursor": "a", "hasNextPage": false],
        ]
        mock.answer(StoriesQuery.self, with: ["stories": .object(stories)])
        return try await mock.environment.fetch(StoriesQuery(tag: "news")).stories_query
    }

    /// Both mutations of the article put the new story in front of its list.
    @Test func mutationsAddToAConnection() async throws {
        let list = try await list()
        let article = Connections(environment: mock.environment)
        #expect(try article.titles(list) == ["Old"])
        try await article.add("Added", tag: "news")
        try await article.publish("Published", tag: "news")
        #expect(try article.titles(list) == ["Published", "Added", "Old"])
        // The list of another tag is not known, so the story is added to none.
        try await article.publish("Published", tag: "sports")
        #expect(try article.titles(list) == ["Published", "Added", "Old"])
    }

    @Test func theAssistantsMutationAddsToAConnection() async throws {
        let list = try await list()
        try await WorkingWithAnAssistant(environment: mock.environment).add("Added", tag: "news")
        let titles = try Connections(environment: mock.environment).titles(list)
        #expect(titles == ["Added", "Old"])
    }
}
