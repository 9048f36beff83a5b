import Foundation
import Relay
import RelayNetworking
import TestSupport
import Testing

@testable import RelayNetworking

/// A subscription of the real server whose connection is lost, and what is on screen afterwards.
@Suite(.needsServer, .timeLimit(.minutes(10))) struct SubscriptionGapServerTests {
    enum Connection: Sendable {
        case webSocket
        case serverSentEvents
    }

    private func network(_ connection: Connection, _ client: TestClient) -> any Network {
        switch connection {
        case .webSocket: TestProtocol.current.network(client, fault: "abort@1*1")
        case .serverSentEvents:
            HTTPNetwork(
                url: client.url(fault: "cut@0*1"),
                subscriptions: .serverSentEvents,
                reconnection: .quick(attempts: 3)
            )
        }
    }

    @Test(arguments: [Connection.webSocket, .serverSentEvents])
    func missedChangesAreFetched(connection: Connection) async throws {
        let server = try await TestServer()
        let client = TestClient(of: server)
        var options = RelayEnvironment.Options()
        options.refetches = .gaps
        let environment = RelayEnvironment(
            network: SplitNetwork(
                queriesAndMutations: HTTPNetwork(url: client.url()),
                subscriptions: network(connection, client)
            ),
            options: options
        )
        let gaps = Locked<[LoggedEvent]>([])
        let listening = environment.observeEvents { logged in
            if case .subscriptionGap = logged.event { gaps.withLock { $0.append(logged) } }
        }
        let live = environment.observeResponses(to: TodoListsQuery(count: 100))
        let list = try #require(await live.settled().data?.lists.edges.first?.node)
        // Another user adds a row, of which this environment doesn't know.
        let others = RelayEnvironment(network: HTTPNetwork(url: TestClient(of: server).url()))
        func add(_ text: String) async throws -> ID {
            let input = AddTodoInput(listId: list.id, text: text)
            let added = try await others.commit(AddTodoMutation(input: input, connections: []))
            return added.addTodo.edge.node.id
        }
        let missed = try await add("Missed")
        let subscription = environment.subscribe(TodoChangedSubscription(list: list.id))
        let events = Task { for try await _ in subscription {} }
        try await until { try await client.stats()["executed_TodoChangedSubscription"] == 1 }
        _ = try await add("Noticed")
        try await until {
            try environment.read(list.todos_list).todos.contains { $0.id == missed }
        }
        #expect(gaps.withLock { $0.count } == 1)
        #expect(gaps.withLock { $0[0].duration ?? .zero } > .zero)
        let stats = try await client.stats()
        #expect(stats["executed_TodoListsQuery"] == 2)
        #expect(stats["executed_TodoChangedSubscription"] == 2)
        events.cancel()
        listening.dispose()
        live.end()
    }
}
