import Foundation
import Relay
import RelayTesting
import Testing

/// A sample that a server sends is read as it was made.
///
/// `RELAY_SAMPLE_SEEDS` sets the number of random samples of each definition.
@Suite struct RoundTripTests {
    private static let seeds =
        ProcessInfo.processInfo.environment["RELAY_SAMPLE_SEEDS"].flatMap(UInt64.init) ?? 20

    /// Sends a sample through a response and the store, and returns the data of the operation.
    private func read<Operation: GraphQLQuery>(
        _ operation: Operation,
        _ sample: Sample<Operation>,
        in environment: RelayEnvironment
    ) throws -> Operation.Output {
        let payload = JSONValue.object(sample.payload(for: operation).response)
        try environment.commitPayload(operation, response: Data(payload.utf8()))
        return try environment.read(operation)
    }

    @Test func ofFragmentsWithConnectionsAndReferences() throws {
        for seed in 0..<Self.seeds {
            var random = RandomSamples(seed: seed)
            let list = random.list()
            let environment = MockEnvironment().environment
            let sample = StoriesQuery.Data.sample(storyList_query: list)
            let ref = try read(StoriesQuery(), sample, in: environment).storyList_query
            let (found, expected) = (try environment.read(ref), try list.data)
            #expect(Rendition(of: found) == Rendition(of: expected), "seed \(seed)")
            for (row, other) in zip(found.stories, expected.stories) {
                let data = try environment.read(row.storyRow_story)
                let otherData = try list.environment.read(other.storyRow_story)
                #expect(Rendition(of: data) == Rendition(of: otherData), "seed \(seed)")
                let name = try environment.read(data.author.byline_user)
                let otherName = try list.environment.read(otherData.author.byline_user)
                #expect(Rendition(of: name) == Rendition(of: otherName), "seed \(seed)")
            }
        }
    }

    @Test func ofNullsListsAndScalars() throws {
        for seed in 0..<Self.seeds {
            var random = RandomSamples(seed: seed)
            let details = random.details()
            let environment = MockEnvironment().environment
            let sample = LateStoryQuery.Data.sample(story: .sample(id: "1", details: details))
            let story = try read(LateStoryQuery(id: "1"), sample, in: environment).story
            let ref = try #require(story?.details)
            let found = try environment.read(ref)
            #expect(Rendition(of: found) == Rendition(of: try details.data), "seed \(seed)")
        }
    }

    @Test func ofChoicesByType() throws {
        for seed in 0..<Self.seeds {
            var random = RandomSamples(seed: seed)
            let results = random.many { $0.result() }
            let environment = MockEnvironment().environment
            let sample = SearchQuery.Data.sample(
                search: results.map { .sample(searchResultRow_result: $0) }
            )
            let found = try read(SearchQuery(text: "a"), sample, in: environment).search
            #expect(found.count == results.count)
            for (row, result) in zip(found, results) {
                let data = try environment.read(row.searchResultRow_result)
                #expect(Rendition(of: data) == Rendition(of: try result.data), "seed \(seed)")
            }
        }
    }
}

/// Samples with random values, the same for the same seed.
private struct RandomSamples {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    private mutating func next(_ bound: UInt64) -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state >> 33) % bound
    }

    private mutating func int() -> Int { Int(truncatingIfNeeded: next(2_000)) - 1_000 }

    private mutating func text() -> String {
        ["", "a", "title", "\"\\\n", "é🏳️‍🌈", "42", "null"][Int(truncatingIfNeeded: next(7))]
    }

    private mutating func id() -> ID { ID("id\(next(1 << 31))") }

    private mutating func orNil<Value>(_ make: (inout Self) -> Value) -> Value? {
        next(3) == 0 ? nil : make(&self)
    }

    mutating func many<Value>(_ make: (inout Self) -> Value) -> [Value] {
        (0..<next(4)).map { _ in make(&self) }
    }

    mutating func row() -> Sample<StoryRow_story> {
        StoryRow_story.Data.sample(
            title: text(),
            likeCount: int(),
            isRead: next(2) == 0,
            author: .sample(id: id(), byline_user: Byline_user.Data.sample(name: text()))
        )
    }

    mutating func list() -> Sample<StoryList_query> {
        let nodes = many { ($0.id(), $0.row()) }
        return StoryList_query.Data.sample(
            stories: .sample(
                totalCount: orNil { $0.int() },
                nodes: nodes.map { .sample(id: $0, storyRow_story: $1) },
                hasNext: next(2) == 0
            )
        )
    }

    mutating func details() -> Sample<StoryDetails_story> {
        let kinds: [Kind] = [.news, .opinion, .review, .unknown("LATER")]
        func kind(_ random: inout Self) -> Kind { kinds[Int(truncatingIfNeeded: random.next(4))] }
        let related = orNil { $0.many { $0.orNil { ($0.id(), $0.text()) } } }
        return StoryDetails_story.Data.sample(
            subtitle: orNil { $0.text() },
            rating: orNil { Double($0.int()) / 8 },
            kind: kind(&self),
            kinds: orNil { $0.many(kind) },
            createdAt: .string(text()),
            grid: orNil { $0.many { $0.many { $0.int() } } },
            related: related?.map { pair in pair.map { .sample(id: $0.0, title: $0.1) } }
        )
    }

    mutating func result() -> Sample<SearchResultRow_result> {
        switch next(3) {
        case 0: SearchResultRow_result.Data.story(title: text(), author: .sample(name: text()))
        case 1: SearchResultRow_result.Data.user(byline_user: Byline_user.Data.sample())
        default: SearchResultRow_result.Data.other()
        }
    }
}
