import Foundation
import Relay
import RelayTesting
import Testing

/// The behaviours of Relay's `MockPayloadGenerator`, and those in which ours differs on purpose.
@Suite struct PayloadTests {
    private static let schema: PayloadSchema = {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("GraphQL/schema.graphql")
        return (try? PayloadSchema(contentsOf: file)) ?? PayloadSchema()
    }()

    private static var options: PayloadOptions {
        var options = PayloadOptions()
        options.schema = schema
        return options
    }

    private func options(_ change: (inout PayloadOptions) -> Void) -> PayloadOptions {
        var options = Self.options
        change(&options)
        return options
    }

    // MARK: - Defaults

    @Test func generatesReadableValues() {
        let data = Payload.of(FeedQuery(first: 1), options: Self.options).data
        let expected: JSONObject = [
            "feed": [
                [
                    "id": "Story:feed.0", "title": "title", "likeCount": 42, "isRead": false,
                    "author": ["id": "User:feed.0.author", "name": "name", "image": "image"],
                ]
            ]
        ]
        #expect(data == expected)
    }

    @Test func asksForAsManyObjectsAsTheArgumentSays() {
        #expect(Payload.of(FeedQuery(first: 7)).data["feed"]?.array?.count == 7)
        #expect(Payload.of(FeedQuery(first: 0)).data["feed"] == [])
        #expect(Payload.of(FeedQuery(first: -1)).data["feed"] == [])
    }

    @Test func usesTheIDThatIsAskedFor() {
        #expect(Payload.of(StoryQuery(id: "7")).data["story"]?["id"] == "7")
        #expect(Payload.of(LikeStoryMutation(id: "8")).data["likeStory"]?["id"] == "8")
    }

    @Test func generatesNestedListsAndListsOfEnums() {
        let story = Payload.of(LateStoryQuery(id: "1"), options: Self.options).data["story"]
        #expect(story?["grid"] == [[42, 42], [42, 42]])
        #expect(story?["kinds"] == ["NEWS", "NEWS"])
        #expect(story?["kind"] == "NEWS")
        #expect(story?["createdAt"] == "2026-01-01T12:00:00Z")
        #expect(story?["related"]?.array?.count == 2)
    }

    @Test func choosesTypesOfUnionsFromTheSchema() {
        let query = SearchQuery(text: "a")
        var types: Set<String> = []
        for seed in 0..<50 {
            let payload = Payload.of(query, seed: UInt64(seed), options: Self.options)
            for result in payload.data["search"]?.array ?? [] {
                let type = result["__typename"]?.string ?? ""
                types.insert(type)
                let keys = Set(result.object?.keys ?? [])
                switch type {
                case "Story": #expect(keys.isSuperset(of: ["title", "author"]))
                case "User": #expect(keys.isSuperset(of: ["name", "image"]))
                default: #expect(keys.isDisjoint(with: ["title", "author", "image"]))
                }
            }
        }
        #expect(types == ["Story", "User", "Tag"])
    }

    @Test func choosesTypesOfUnionsFromTheDocumentWithoutASchema() {
        let result = Payload.of(SearchQuery(text: "a")).data["search"]?[0]
        #expect(["Story", "User"].contains(result?["__typename"]?.string))
    }

    // MARK: - Seeds

    @Test func isTheSameForTheSameSeed() {
        let first = Payload.of(FeedQuery(first: 3), seed: 7, options: Self.options)
        #expect(first == Payload.of(FeedQuery(first: 3), seed: 7, options: Self.options))
        #expect(first != Payload.of(FeedQuery(first: 3), seed: 8, options: Self.options))
    }

    @Test func isTheSameInEveryTask() async throws {
        // A definition of its own, which no payload was generated for.
        let artifact = try Artifact(
            parsing: """
                query OwnQuery
                text query OwnQuery{name}
                normalization
                 name: String
                reader
                 name
                """
        )
        let options = PayloadOptions()
        let payloads = await withTaskGroup(of: Payload.self) { group in
            for _ in 0..<50 {
                group.addTask { .of(artifact, variables: [:], seed: 7, options: options) }
            }
            return await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(payloads.count == 1)
        #expect(payloads.first?.data["name"]?.string?.hasPrefix("name ") == true)
    }

    @Test func generatesNullsOnlyWhereTheSchemaAllowsThem() {
        let options = options { $0.nullRate = 1 }
        let story = Payload.of(LateStoryQuery(id: "1"), seed: 1, options: options).data["story"]
        #expect(story == .null)
        let feed = Payload.of(FeedQuery(first: 2), seed: 1, options: options).data["feed"]
        #expect(feed?[0]?["title"]?.string != nil)
        #expect(feed?[0]?["author"]?["image"] == .null)
    }

    // MARK: - Values of the test

    @Test func usesGivenData() {
        let options = options {
            $0.data = ["feed": [["title": "Hello", "author": ["name": "Ann"]], .null]]
        }
        let feed = Payload.of(FeedQuery(first: 9), options: options).data["feed"]
        #expect(feed?.array?.count == 2)
        #expect(feed?[0]?["title"] == "Hello")
        #expect(feed?[0]?["likeCount"] == 42)
        #expect(feed?[0]?["author"]?["name"] == "Ann")
        #expect(feed?[0]?["author"]?["id"] == "User:feed.0.author")
        #expect(feed?[1] == .null)
    }

    @Test func givenTypeDecidesTheFields() {
        let options = options { $0.data = ["search": [["__typename": "User"]]] }
        let result = Payload.of(SearchQuery(text: "a"), options: options).data["search"]?[0]
        #expect(result?["name"] == "name")
        #expect(result?["title"] == nil)
    }

    @Test func usesValuesByPath() {
        let options = options {
            $0.values = ["feed.*.title": "Any", "feed.1.title": "Second", "feed.0.author": .null]
        }
        let feed = Payload.of(FeedQuery(first: 2), options: options).data["feed"]
        #expect(feed?[0]?["title"] == "Any")
        #expect(feed?[1]?["title"] == "Second")
        #expect(feed?[0]?["author"] == .null)
    }

    @Test func asksResolversByType() {
        let options = options {
            $0.resolvers = [
                "Story": { context in ["title": .string("At \(context.path)")] },
                "Node": { _ in ["title": "Not asked"] },
                "User": { context in
                    ["name": .string("\(context.parentType ?? "").\(context.name)")]
                },
                "Int": { context in context.name == "likeCount" ? 5 : nil },
            ]
        }
        let feed = Payload.of(FeedQuery(first: 2), options: options).data["feed"]
        #expect(feed?[1]?["title"] == "At feed.1")
        #expect(feed?[1]?["likeCount"] == 5)
        #expect(feed?[1]?["author"]?["name"] == "Story.author")
    }

    @Test func asksResolversOfAbstractTypesAndScalars() {
        let options = options {
            $0.resolvers = [
                "Named": { _ in ["name": "Named"] },
                "DateTime": { _ in "now" },
                "Kind": { _ in "REVIEW" },
                "ID": { context in .string("id of \(context.path)") },
            ]
        }
        let named = Payload.of(NamesQuery(), options: options).data["named"]
        #expect(named?[0]?["name"] == "Named")
        let story = Payload.of(LateStoryQuery(id: "1"), options: options).data["story"]
        #expect(story?["createdAt"] == "now")
        #expect(story?["kind"] == "REVIEW")
        #expect(story?["related"]?[1]?["id"] == "id of story.related.1.id")
    }

    @Test func resolversMayReturnNull() {
        let options = options { $0.resolvers = ["Story": { _ in .null }] }
        #expect(Payload.of(StoryQuery(id: "1"), options: options).data["story"] == .null)
    }

    @Test func resolversSeeArguments() {
        let options = options {
            $0.resolvers = ["String": { $0.arguments["size"].map { .string("\($0)") } }]
        }
        let feed = Payload.of(FeedQuery(first: 1), options: options).data["feed"]
        #expect(feed?[0]?["author"]?["image"] == "32")
    }

    // MARK: - Connections

    @Test func pagesThroughAConnection() async throws {
        let mock = MockEnvironment(unexpected: .fail)
        mock.answer(StoriesQuery.self, seed: 1)
        mock.answer(StoryPageQuery.self, times: nil)
        let reference = try await mock.environment.fetch(StoriesQuery()).storyList_query
        var counts: [Int] = []
        while true {
            let stories = try mock.environment.read(reference).stories
            counts.append(stories.nodes.count)
            #expect(Set(stories.nodes.map(\.id)).count == stories.nodes.count)
            #expect(stories.totalCount == 5)
            guard stories.hasNext else { break }
            _ = try await mock.environment.loadNext(2, of: reference)
        }
        #expect(counts == [2, 4, 5])
    }

    // MARK: - Parts

    @Test func deliversDeferredFragmentsAsParts() async throws {
        let options = options { $0.defersParts = true }
        let payload = Payload.of(LateStoryQuery(id: "1"), options: options)
        #expect(payload.data["story"] == ["id": "1", "title": "title"])
        #expect(payload.response["hasNext"] == true)
        #expect(payload.parts.map { $0["path"] } == [["story"]])
        #expect(payload.parts.last?["hasNext"] == false)
        let mock = MockEnvironment(unexpected: .fail)
        mock.answer(LateStoryQuery.self, with: payload)
        let data = try await mock.environment.fetch(LateStoryQuery(id: "1"))
        let details = try #require(data.story?.details)
        #expect(try mock.environment.read(details).kinds == [.news, .news])
    }

    // MARK: - All operations

    /// `RELAY_PAYLOAD_SEEDS` sets the number of seeds.
    private static let seeds =
        ProcessInfo.processInfo.environment["RELAY_PAYLOAD_SEEDS"].flatMap(UInt64.init) ?? 20

    private func isComplete<Query: GraphQLQuery>(_ query: Query) throws {
        for seed in 0..<Self.seeds {
            for rate in [0, 0.3] {
                let payload = Payload.of(query, seed: seed, options: options { $0.nullRate = rate })
                let environment = RelayEnvironment(network: MockNothing())
                let bytes = JSONValue.object(payload.response).utf8()
                try environment.commitPayload(query, response: Data(bytes))
                guard case .available = environment.check(query) else {
                    Issue.record("\(query) with seed \(seed) lacks fields: \(payload.response)")
                    return
                }
            }
        }
    }

    @Test func isNormalizedWithoutMissingFields() throws {
        try isComplete(FeedQuery(first: 3))
        try isComplete(StoryQuery(id: "1"))
        try isComplete(LateStoryQuery(id: "1"))
        try isComplete(SearchQuery(text: "a"))
        try isComplete(NamesQuery())
        try isComplete(StoriesQuery(kind: .opinion))
        try isComplete(StoryPageQuery(count: 2, cursor: "cursor-1", kind: .news))
    }
}

/// A network that must not be used.
struct MockNothing: Network {
    func execute(
        request: RequestParameters,
        variables: VariableData,
        cacheConfig: CacheConfig
    ) -> AsyncThrowingStream<Data, any Error> {
        AsyncThrowingStream { $0.finish() }
    }
}

@Suite struct PayloadSchemaTests {
    @Test func readsTypesAndSkipsEverythingElse() {
        let schema = PayloadSchema(
            sdl: #"""
                """A "type" of union { enum }""" # type Comment implements A
                interface A implements B @key(fields: "id") { type: String enum(union: [Int!] = [1]): C }
                type C implements & A & B @d(a: "\"}", b: {c: 1}) { x(a: E = ONE): String }
                extend type D implements A
                type Query { a: A }
                union U @d = | C
                  | D
                enum E @d { "One" ONE @deprecated(reason: "x") TWO, THREE }
                scalar S
                input I { type: E = ONE }
                directive @d(a: String) repeatable on OBJECT | UNION
                type Last implements B
                """#
        )
        #expect(schema.possibleTypes == ["A": ["C", "D"], "B": ["C", "Last"], "U": ["C", "D"]])
        #expect(schema.enumValues == ["E": ["ONE", "TWO", "THREE"]])
    }

    @Test(arguments: [
        "", "type", "enum E {", "union U =", "\"\"\"", "type A implements", "{", "@(",
    ])
    func endsOnBrokenText(text: String) {
        let schema = PayloadSchema(sdl: text)
        #expect(schema.enumValues.isEmpty)
    }
}
