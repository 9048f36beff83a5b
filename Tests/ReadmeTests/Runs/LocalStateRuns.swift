import Relay
import RelayTesting
import TestSupport
import Testing

/// The code of the article on local state does what the article says.
@Suite(.timeLimit(.minutes(10))) struct LocalStateRuns {
    private let mock = MockEnvironment()
    private let seen = Lines()

    private var article: LocalState {
        LocalState(environment: mock.environment) { [seen] in seen.append($0) }
    }

    @Test func localFieldsAreNilUntilTheyAreSet() async throws {
        let environment = mock.environment
        mock.answer(NewsQuery.self, times: 2, with: .feed(story("1", "Hello")))
        let story = try await environment.fetch(NewsQuery()).feed[0]
        #expect(try environment.read(story.summary_story).isExpanded == nil)
        try article.toggle(story.summaryState_story)
        #expect(try environment.read(story.summary_story).isExpanded == true)
        try article.toggle(story.summaryState_story)
        #expect(try environment.read(story.summary_story).isExpanded == false)
        // The server's next response doesn't change it.
        _ = try await environment.fetch(NewsQuery())
        #expect(try environment.read(story.summary_story).isExpanded == false)
    }

    @Test func objectsOfTheAppAreKeptWhileTheyAreRetained() throws {
        let environment = mock.environment
        #expect(try environment.read(DraftQuery()).draft == nil)
        let kept = article.keeping()
        try article.write("Once")
        environment.collectGarbage()
        #expect(try environment.read(DraftQuery()).draft?.text == "Once")
        environment.reset()
        #expect(try environment.read(DraftQuery()).draft == nil)
        kept.dispose()
    }

    @Test func aDraftIsReadAndObservedFromTheStore() async throws {
        let task = Task { [mock, seen] in
            let article = LocalState(environment: mock.environment) { seen.append($0) }
            try await article.reading()
        }
        try await seen.expect([""])
        try article.write("Once")
        try await seen.expect(["", "Once"])
        try article.write("Twice")
        try await seen.expect(["", "Once", "Twice"])
        #expect(mock.pending.isEmpty)
        task.cancel()
        _ = await task.result
    }
}
