import Foundation
import Relay
import RelayTesting
import TestSupport
import Testing

@testable import RelayNetworking

/// The code of the article on subscriptions over WebSockets does what the article says.
@Suite(.timeLimit(.minutes(10))) struct SubscribingOverWebSocketsRuns {
    private let shown = Lines()
    private let user = Locked("ann")
    private let mock = MockEnvironment()

    private func article(
        socketURL: URL,
        http: URL? = nil,
        network: (any Network)? = nil,
        socket: WebSocketNetwork? = nil
    ) -> SubscribingOverWebSockets {
        SubscribingOverWebSockets(
            session: .init(token: { "secret" }, user: { [user] in user.withLock { $0 } }),
            url: http ?? socketURL,
            socketURL: socketURL,
            network: network ?? API.answering([:]),
            socket: socket ?? WebSocketNetwork(url: socketURL),
            environment: mock.environment,
            show: { [shown] in shown.append($0.id.rawValue) }
        )
    }

    /// A network that connects again at once.
    private func network(_ server: EventServer) -> WebSocketNetwork {
        WebSocketNetwork(
            url: server.server.url,
            reconnection: Reconnection(attempts: 10, delay: .milliseconds(5))
        )
    }

    private func event(_ id: String, _ title: String = "Hello") -> Payload {
        ["storyAdded": story(id, title)]
    }

    @Test func eventsComeOverTheSocketAndTheTokenOpensIt() async throws {
        let server = try EventServer(events: [[event("1"), event("2")]])
        let url = server.server.url
        let task = Task { try await article(socketURL: url).subscribing() }
        try await shown.expect(["1", "2"])
        #expect(server.openings.all == [["token": "secret"]])
        task.cancel()
        _ = await task.result
    }

    @Test func operationsOfAnotherUserHaveAnotherConnection() async throws {
        let server = try EventServer(events: [[event("1")]])
        let socket = article(socketURL: server.server.url).namingTheUser()
        let environment = RelayEnvironment(network: socket)
        var stories = environment.subscribe(StoryAddedSubscription()).makeAsyncIterator()
        #expect(try await stories.next()?.storyAdded.id == "1")
        user.withLock { $0 = "eve" }
        try await environment.fetch(FeedQuery(first: 10))
        #expect(server.openings.count == 2)
        let failure = await #expect(throws: NetworkError.self) { try await stories.next() }
        guard case .sessionEnded = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
    }

    @Test func aQueryIsFetchedAfterEachGap() async throws {
        let server = try EventServer(events: [[event("1")], [event("2")]])
        let socket = network(server)
        let url = server.server.url
        let task = Task { try await article(socketURL: url, socket: socket).fetchingAfterGaps() }
        // The iteration has to have begun before the gap.
        try await Task.sleep(for: .milliseconds(100))
        let events = RelayEnvironment(network: socket).subscribe(StoryAddedSubscription())
        try await mock.next(FeedQuery(first: 10)).resolve(.feed(story("1", "Hello")))
        withExtendedLifetime(events) {}
        task.cancel()
        _ = await task.result
    }

    @Test func observedQueriesAreFetchedAgainAfterAGap() async throws {
        let server = try EventServer(events: [[event("1")], [event("2")]])
        let environment = article(socketURL: server.server.url, network: network(server))
            .refetchesAfterGaps()
        let feed = environment.observeResponses(to: FeedQuery(first: 10))
        #expect(await feed.settled().data?.feed.map(\.id) == ["1"])
        let events = environment.subscribe(StoryAddedSubscription())
        let isNew = try await comesToHold { feed.response.data?.feed.map(\.id) != ["1"] }
        #expect(isNew)
        // The feed, the subscription, the subscription again, and the feed again.
        let kinds = server.operations.all.map { String($0.prefix { $0 != " " }) }
        #expect(kinds == ["query", "subscription", "subscription", "query"])
        withExtendedLifetime(events) {}
    }

    @Test func aBurstOfEventsNotifiesObserversLessOften() async throws {
        let burst = (1...100).map { event("1", "\($0)") }
        let server = try EventServer(events: [burst])
        let environment = article(socketURL: server.server.url, network: network(server)).bursts()
        let row = try await environment.fetch(FeedQuery(first: 10)).feed[0].storyRow_story
        let notifications = Lines()
        let listening = environment.observeEvents { logged in
            if logged.event.name == "store.notify.end" { notifications.append("once") }
        }
        let titles = Task { [shown] in
            for await row in environment.observe(row) { shown.append(row.title) }
        }
        var count = 0
        for try await _ in environment.subscribe(StoryAddedSubscription()) {
            count += 1
            if count == burst.count { break }
        }
        _ = try await comesToHold { shown.all.last == "100" }
        #expect(shown.all.last == "100")
        #expect(notifications.count < burst.count)
        listening.dispose()
        titles.cancel()
        await titles.value
    }
}
