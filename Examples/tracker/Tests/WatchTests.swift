import Relay
import RelayTesting
import RelayTestingTraits
import Testing

@testable import tracker

/// The projects as lines, for another program.
@Suite(.mockEnvironment, .timeLimit(.minutes(1)))
struct WatchTests {
    @Test func eachChangeIsPrintedWithItsSum() async throws {
        let mock = try MockEnvironment.current
        mock.answer(
            ProjectsQuery.self,
            with: .sample(
                viewer: .sample(name: "Ada"),
                projects: [project("p1", "Web", 2), project("p2", "App", 3)]
            )
        )
        let (lines, continuation) = AsyncStream<String>.makeStream(bufferingPolicy: .unbounded)
        let watch = ProjectWatch(environment: mock.environment) { continuation.yield($0) }
        let task = Task { try await watch.run() }
        var output = lines.makeAsyncIterator()
        #expect(await output.next() == "Ada: 5 open")
        #expect(await output.next() == "  Web: 2 open, build passing")
        #expect(await output.next() == "  App: 3 open, build passing")

        // One for each project.
        let changes = try await mock.next(IssueChangedSubscription.self)
        _ = try await mock.next(IssueChangedSubscription.self)
        try await changes.send(
            IssueChangedSubscription.Data.sample(
                issueChanged: .sample(
                    id: "i1",
                    project: .sample(id: "p1", openIssueCount: 1)
                )
            )
        )
        #expect(await output.next() == "Ada: 4 open")
        #expect(await output.next() == "  Web: 1 open, build passing")
        task.cancel()
        _ = await task.result
    }

    private func project(
        _ id: ID,
        _ name: String,
        _ count: Int
    ) -> ProjectsQuery.ObjectSample<ProjectsQuery.Data.Project> {
        .sample(
            id: id,
            projectRow_project: .sample(name: name, openIssueCount: count, build: "passing")
        )
    }
}
