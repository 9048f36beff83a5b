import Foundation
import Relay
import RelayTesting
import TestSupport
import Testing

@testable import RelayNetworking

/// The code that creates a network over HTTP does what its articles say.
///
/// `runGettingStarted` calls a server of the internet.
@Suite(.timeLimit(.minutes(10))) struct NetworkingRuns {
    private let printed = Lines()

    @Test func gettingStartedPrintsTheFeedAndFollowsTheFirstStory() async throws {
        let server = try FeedServer(story("1", "Hello", likes: 3), story("2", "Bye", author: "Eve"))
        let url = try server.url()
        let task = Printed.$lines.withValue(printed) { Task { try await showFeed(of: url) } }
        try await printed.expect([
            "Hello by Ann, 3 likes", "Bye by Eve, 3 likes", "now 3 likes",
        ])
        task.cancel()
        try await task.value
        #expect(server.requests.all.map(\.method) == ["POST"])
        #expect(server.requests.all[0].json?["variables"] == ["first": 10])
    }

    @Test func aFeedWithoutStoriesEndsGettingStarted() async throws {
        let server = try FeedServer()
        try await showFeed(of: try server.url())
        #expect(server.requests.count == 1)
    }

    @Test func aSessionSendsItsTokenAndEndsWithAReset() async throws {
        let server = try FeedServer(story("1", "Hello"))
        let session = LoggingOut.Session(token: "secret", url: try server.url())
        let environment = session.environment
        let row = try await environment.fetch(FeedQuery(first: 10)).feed[0].storyRow_story
        #expect(server.requests.all[0].headers["authorization"] == "Bearer secret")
        let feed = environment.observeResponses(to: FeedQuery(first: 10))
        session.end()
        #expect(feed.ending == .reset)
        #expect(feed.response.data == nil)
        #expect(feed.response.failure is StoreError)
        #expect(throws: StoreError.self) { try environment.read(row) }
        #expect(environment.check(FeedQuery(first: 10)) == .missing)
    }

    @Test func requestsInFlightEndWithTheSession() async throws {
        let requests = Log<ReceivedRequest>()
        let server = try ScriptedServer.answering(requests) { _, peer in peer.receiveUntilEnd() }
        let session = LoggingOut.Session(token: "secret", url: try server.http())
        let environment = session.environment
        let fetched = Task { try await environment.fetch(FeedQuery(first: 10)) }
        _ = try await comesToHold { requests.count == 1 }
        session.end()
        await #expect(throws: StoreError.self) { try await fetched.value }
    }

    @Test func theLandingPageSharesOneRefreshForOperationsAndCalls() async throws {
        let feed = JSONValue.object(Payload.feed(story("1", "Hello")).response).description
        let server = try FeedServer { request in
            guard request.headers["authorization"] == "Bearer fresh" else { return (401, "{}") }
            if request.target == "/settings" { return (200, #"{"theme":"dark"}"#) }
            let hasText = request.json?["query"]?.string != nil
            return hasText
                ? (200, feed) : (200, #"{"errors":[{"message":"PersistedQueryNotFound"}]}"#)
        }
        let account = NetworkingLandingPage.Account(Credentials(user: "ann", token: "old"))
        let (environment, settings) = try await NetworkingLandingPage.set(
            account,
            try server.url("/"),
            try server.url()
        )
        #expect(settings.theme == "dark")
        #expect(try await environment.fetch(FeedQuery(first: 10)).feed.map(\.id) == ["1"])
        #expect(await account.refused == ["old"])
        let targets = server.requests.all.map(\.target)
        #expect(targets == ["/settings", "/settings", "/graphql", "/graphql"])
        let extensions = server.requests.all[2].json?["extensions"]
        #expect(extensions?["persistedQuery"]?["sha256Hash"] != nil)
    }

    #if os(Linux)
    @Test func aClientOnLinuxSendsSoManyRequestsAtATime() async throws {
        let client = try #require(HTTPOnLinux.makeClient())
        let requests = Log<ReceivedRequest>()
        let server = try ScriptedServer.answering(requests) { _, peer in
            for _ in 0..<6_000 where requests.count < 32 { Thread.sleep(forTimeInterval: 0.01) }
            peer.respond(200, "done")
        }
        let url = try server.http("/").absoluteString
        try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<40 { group.addTask { try await client.send(.get(url)) } }
            for try await text in group { #expect(text == "done") }
        }
        #expect(server.counts.mostOpenAtOnce == 32)
        // The authorities are in a file that this machine does not have.
        await #expect(throws: NetworkError.self) {
            try await client.send(.get("https://127.0.0.1:\(server.port)/"))
        }
    }
    #endif
}
