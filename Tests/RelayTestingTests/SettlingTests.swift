import Foundation
import RelayTesting
import Testing

@testable import Relay

/// The state in which `settled` leaves a mock environment and its models.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct SettlingTests {
    private let mock = MockEnvironment()

    @Test(.bug(id: "settled", "It ended before a model showed the answer, on a busy machine."))
    func modelsShowTheAnswer() async throws {
        let feed = QueryModel(FeedQuery(first: 1), in: mock.environment)
        #expect(feed.isLoading)
        // As another model does that is about to be read.
        mock.environment.store.beginModelWork()
        try await mock.next(FeedQuery.self).resolve(.of(FeedQuery(first: 1)))
        let settled = Task {
            try await mock.settled()
            return feed.data != nil && !feed.isLoading
        }
        for _ in 0..<1_000 { await Task.yield() }
        try await Task.sleep(for: .milliseconds(50))
        mock.environment.store.endModelWork()
        #expect(try await settled.value)
    }

    @Test func modelsShowAFailure() async throws {
        let feed = QueryModel(FeedQuery(first: 1), in: mock.environment)
        #expect(feed.isLoading)
        mock.environment.store.beginModelWork()
        try await mock.next(FeedQuery.self).fail(URLError(.timedOut))
        let settled = Task {
            try await mock.settled()
            return feed.error is URLError
        }
        for _ in 0..<1_000 { await Task.yield() }
        mock.environment.store.endModelWork()
        #expect(try await settled.value)
    }

    @Test func whatIsInFlightIsWaitedFor() async throws {
        let feed = QueryModel(FeedQuery(first: 1), in: mock.environment)
        #expect(feed.isLoading)
        let operation = try await mock.next(FeedQuery.self)
        await #expect(throws: MockError.self) { try await mock.settled(within: .milliseconds(20)) }
        try await operation.resolve(.of(FeedQuery(first: 1)))
        try await mock.settled()
        #expect(feed.data != nil)
    }
}
