import Foundation
import Relay
import RelayTesting
import TestSupport
import Testing

/// The code of the article on errors does what the article says.
@Suite(.timeLimit(.minutes(10))) struct HandlingErrorsRuns {
    private let mock = MockEnvironment(options: .silent)
    private let seen = Lines()

    private func run(
        _ code: @escaping @Sendable (HandlingErrors) async throws -> Void
    ) -> Task<Void, any Error> {
        Task { [mock, seen] in
            let article = HandlingErrors(
                environment: mock.environment,
                report: seen.report,
                show: { data in seen.append("stories \(data.feed.map(\.id.rawValue))") },
                showRetryButton: { retry in
                    seen.append("retry")
                    retry()
                }
            )
            try await code(article)
        }
    }

    @Test func aRefusedMutationIsReportedWithTheServersMessages() async throws {
        let task = run { await $0.like("1") }
        try await mock.next(LikeStoryMutation.self)
            .resolve(Payload(data: nil, errors: ["not yours"]))
        try await task.value
        #expect(seen.all == [#"["not yours"]"#])
    }

    @Test func anErrorOfTheNetworkIsReported() async throws {
        let task = run { await $0.like("1") }
        try await mock.next(LikeStoryMutation.self).fail(Unplugged())
        try await task.value
        #expect(seen.all == [Unplugged().localizedDescription])
    }

    @Test func aCancelledMutationIsNotReported() async throws {
        let task = run { await $0.like("1") }
        let request = try await mock.next(LikeStoryMutation.self)
        task.cancel()
        try await task.value
        try await request.untilCancelled()
        #expect(seen.all.isEmpty)
    }

    @Test func errorsBesideTheDataHavePathsAndCodes() async throws {
        let task = run { try await $0.besideData() }
        var payload = Payload.feed(story("1", "Hello"))
        payload.response["errors"] = [
            ["message": "gone", "path": ["feed", 0], "extensions": ["code": "LOST"]],
            ["message": "slow"],
        ]
        try await mock.next(FeedQuery.self).resolve(payload)
        try await task.value
        try #require(seen.count == 2)
        #expect(seen.all[0].hasPrefix("gone ") && seen.all[0].hasSuffix(#""LOST""#))
        #expect(seen.all[0].contains("feed"))
        #expect(seen.all[1] == "slow [] null")
    }

    @Test func theErrorOfAFieldIsShownInItsPlace() async throws {
        let fetched = Task { [mock] in try await mock.environment.fetch(NewsQuery()) }
        var payload = Payload.feed(
            ["id": "1", "title": "Hello", "author": .null],
            story("2", "Bye")
        )
        payload.response["errors"] = [["message": "gone", "path": ["feed", 0, "author"]]]
        try await mock.next(NewsQuery.self).resolve(payload)
        let stories = try await fetched.value.feed.map(\.byline_story)
        let lines = Lines()
        try await run { article in
            for story in stories { lines.append(try article.byline(story)) }
        }.value
        #expect(lines.all[0].hasPrefix("by an unknown author: "))
        #expect(lines.all[0].contains("gone"))
        #expect(lines.all[1] == "by Ann")
    }

    @Test func aFailureIsShownUntilALaterRequestSucceeds() async throws {
        let task = run { await $0.observing() }
        try await mock.next(FeedQuery.self).fail(Unplugged())
        try await mock.next(FeedQuery.self).resolve(.feed(story("1", "Hello")))
        _ = try await comesToHold { seen.all.last == #"stories ["1"]"# }
        #expect(Set(seen.all) == ["retry", #"stories ["1"]"#])
        #expect(seen.all.first == "retry" && seen.all.last == #"stories ["1"]"#)
        task.cancel()
        try await task.value
    }

    @Test func errorsOfFieldsAreLogged() async throws {
        let article = HandlingErrors(
            environment: mock.environment,
            report: seen.report,
            show: { _ in },
            showRetryButton: { _ in }
        )
        let listening = article.logging(seen.report)
        var payload: Payload = ["feed": [["id": "1", "title": "Hello", "author": .null]]]
        payload.response["errors"] = [["message": "gone", "path": ["feed", 0, "author"]]]
        mock.answer(NewsQuery.self, times: 2, with: payload)
        try await mock.environment.fetch(NewsQuery())
        try await seen.expect(["NewsQuery: 1 fields failed"])
        listening.dispose()
        try await mock.environment.fetch(NewsQuery())
        #expect(seen.count == 1)
    }
}
