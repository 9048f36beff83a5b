import Relay
import RelayTesting
import Testing

/// Samples that are written over data that the store has.
@Suite(.timeLimit(.minutes(1))) struct SampleOverStoreTests {
    private let mock = MockEnvironment()
    private var environment: RelayEnvironment { mock.environment }

    /// Writes a connection with the stories "1" and "2".
    private func writeTwo(hasNext: Bool = false) -> StoryList_query.Ref {
        environment.write(
            StoryList_query.Data.sample(
                stories: .sample(
                    nodes: [.sample(id: "1"), .sample(id: "2")],
                    hasNext: hasNext
                )
            )
        )
    }

    @Test(.bug(id: "sample-lists", "A default list replaced a longer one of the store."))
    func aListThatIsNotMentionedStays() throws {
        let list = writeTwo()
        let counted = environment.write(
            StoryList_query.Data.sample(stories: .sample(totalCount: 5))
        )
        let empty = environment.write(StoryList_query.Data.sample(stories: .sample(nodes: [])))
        for reference in [list, counted, empty] {
            let stories = try environment.read(reference).stories
            #expect(stories.nodes.map(\.id) == ["1", "2"])
            #expect(stories.totalCount == 5)
        }
    }

    @Test func aListWithAnIDReplacesALongerOne() throws {
        let list = writeTwo()
        let other = environment.write(
            StoryList_query.Data.sample(stories: .sample(nodes: [.sample(id: "3")]))
        )
        #expect(try environment.read(list).stories.nodes.map(\.id) == ["3"])
        #expect(try environment.read(other).stories.nodes.map(\.id) == ["3"])
    }

    @Test func aLongerListReplacesAShorterOne() throws {
        let list = writeTwo()
        _ = environment.write(
            StoryList_query.Data.sample(
                stories: .sample(nodes: [.sample(), .sample(), .sample()])
            )
        )
        let ids = try environment.read(list).stories.nodes.map(\.id)
        #expect(ids.count == 3 && ids.prefix(2) == ["1", "2"])
    }

    @Test(
        .bug(id: "sample-lists", "The next page replaced edges after a shorter sample."),
        arguments: [false, true]
    )
    func theNextPageReplacesNoEdge(isReplaced: Bool) async throws {
        let list = writeTwo(hasNext: true)
        let nodes: [StoryList_query.ObjectSample<StoryList_query.Data.Stories.Edge.Node>] =
            isReplaced ? [.sample(id: "2")] : [.sample()]
        _ = environment.write(
            StoryList_query.Data.sample(stories: .sample(totalCount: 5, nodes: nodes))
        )
        let loading = Task { [environment] in try await environment.loadNext(2, of: list) }
        try await mock.next(StoryPageQuery.self).resolve(
            StoryPageQuery.Data.sample(
                storyList_query: .sample(
                    stories: .sample(nodes: [.sample(id: "3"), .sample(id: "4")])
                )
            )
        )
        _ = try await loading.value
        let ids = try environment.read(list).stories.nodes.map(\.id)
        #expect(ids == (isReplaced ? ["2", "3", "4"] : ["1", "2", "3", "4"]))
    }
}
