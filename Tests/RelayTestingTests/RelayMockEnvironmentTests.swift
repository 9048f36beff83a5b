import Foundation
import Relay
import RelayTesting
import Testing

/// The behaviours that Relay's tests of `RelayMockEnvironment` check, and the tests that check them
/// here.
@Suite struct RelayMockEnvironmentTests {
    /// A behaviour in the words of Relay's test, the test here, and what is different on purpose.
    struct Behaviour: Sendable, CustomTestStringConvertible {
        var name: String
        var test: String
        var difference: String?

        init(_ name: String, _ test: String, _ difference: String? = nil) {
            (self.name, self.test, self.difference) = (name, test, difference)
        }

        var testDescription: String { name }
    }

    private static let order = "An answer given ahead serves a query that was sent before it, too."

    static let behaviours: [Behaviour] = [
        // RelayMockEnvironment-test.js
        .init("renders synchronously if a resolver is queued", "answersAheadOnce"),
        .init("suspends if only queuePendingOperation is called", "answersAheadOnce", order),
        .init("suspends if only queueOperationResolver is called", "answersAheadOnce", order),
        .init(
            "suspends if only preloadQuery is called",
            "listsPendingOperationsWithTheirVariables"
        ),
        .init("preloadQuery first, then both", "answersOperationsThatWaitAlready", order),
        .init("preloadQuery first, then a resolver", "answersOperationsThatWaitAlready", order),
        .init(
            "preloadQuery first, then queuePendingOperation",
            "saysWhatIsPendingInsteadOfAnOperation"
        ),
        .init("renders the initial and deferred payloads", "showsTheDetailsLater"),
        // RelayMockEnvironmentWithComponents-test.js
        .init(
            "should have pending operations in the queue",
            "listsPendingOperationsWithTheirVariables"
        ),
        .init(
            "should return most recent operation",
            "findsAnOperationByItsVariables",
            "Operations are found by type and variables, not by recency."
        ),
        .init("should resolve query", "showsTheFeed"),
        .init("should reject query", "rejects"),
        .init("should reject query with function", "failsWithTheErrorOfAResolver"),
        .init(
            "should throw if it unable to find operation",
            "saysWhatIsPendingInsteadOfAnOperation",
            "It waits first, and lists what is pending."
        ),
        .init("should render data", "generatesReadableValues"),
        .init("should render data with mock resolvers", "asksResolversByType"),
        .init("pagination container: should render data", "usesTheIDThatIsAskedFor"),
        .init("should load more data for pagination container", "pagesThroughAConnection"),
        .init("should refetch query", "refetches"),
        .init("should resolve mutation", "replacesTheOptimisticResponse"),
        .init("should reject mutation", "rollsBackAMutationThatFails"),
        .init(
            "should resolve operation with handle fields",
            "pagesThroughAConnection",
            "Handlers are those of connections and edges; an app cannot add its own."
        ),
        .init("should resolve subscription", "deliversEvents"),
        .init("should resolve both queries", "resolvesTwoQueriesInAnyOrder"),
        .init("should resolve next operation", "answersAheadOnce"),
        .init("should reject next operation", "failsWithTheErrorOfAResolver"),
    ]

    @Test func expressesAllOfThem() { #expect(Self.behaviours.count == 26) }

    @Test(arguments: behaviours) func isTested(behaviour: Behaviour) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        let isFound = try files.contains { file in
            guard file.hasSuffix(".swift") else { return false }
            let url = folder.appendingPathComponent(file)
            return try String(contentsOf: url, encoding: .utf8).contains("func \(behaviour.test)(")
        }
        #expect(isFound, "There is no test `\(behaviour.test)`.")
    }

    @Test func resolvesTwoQueriesInAnyOrder() async throws {
        let mock = MockEnvironment()
        async let feed = mock.environment.fetch(FeedQuery(first: 1))
        async let story = mock.environment.fetch(StoryQuery(id: "7"))
        let (second, first) = (
            try await mock.next(StoryQuery.self), try await mock.next(FeedQuery.self)
        )
        try await second.resolve(["story": ["id": "7", "title": "A", "likeCount": 1]])
        try await first.resolve(.of(FeedQuery(first: 1)))
        #expect(try await story.story?.title == "A")
        #expect(try await feed.feed.count == 1)
    }

    @Test func refetches() async throws {
        let mock = MockEnvironment()
        let story = mock.environment.observeResponses(to: StoryQuery(id: "7"))
        let first = try await mock.next(StoryQuery.self)
        #expect(first.variables == ["id": "7"])
        try await first.resolve(["story": ["id": "7", "title": "Old", "likeCount": 1]])
        async let fetched = mock.environment.fetch(StoryQuery(id: "7"))
        let second = try await mock.next(StoryQuery.self)
        #expect(second.variables == ["id": "7"])
        try await second.resolve(["story": ["id": "7", "title": "New", "likeCount": 1]])
        #expect(try await fetched.story?.title == "New")
        #expect(await story.settled().data?.story?.title == "New")
    }
}
