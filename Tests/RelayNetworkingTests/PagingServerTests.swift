import Foundation
import Relay
import RelayNetworking
import TestSupport
import Testing

/// A list of the real server, page by page, while it changes and requests fail.
@Suite(.needsServer, .timeLimit(.minutes(10))) struct PagingServerTests {
    /// A server that fails on demand.
    private struct Unreliable: Network {
        let server: HTTPNetwork
        let failing: HTTPNetwork
        let isFailing = Locked(false)

        func execute(
            request: RequestParameters,
            variables: VariableData,
            cacheConfig: CacheConfig
        ) -> AsyncThrowingStream<Data, any Error> {
            (isFailing.withLock { $0 } ? failing : server)
                .execute(request: request, variables: variables, cacheConfig: cacheConfig)
        }
    }

    @Test func noRowIsLostOrDoubled() async throws {
        let server = try await TestServer()
        let client = TestClient(of: server)
        let network = Unreliable(
            server: HTTPNetwork(url: client.url()),
            failing: HTTPNetwork(url: client.url(fault: "500"))
        )
        let environment = RelayEnvironment(network: network)
        let list = try #require(
            try await environment.fetch(TodoListsQuery(count: 1)).lists.edges.first?.node
        )
        let todos = list.todos_list
        let ids = { try environment.read(todos).todos.map(\.id) }
        let connection = Todos_list.todosConnection().id(of: list.id)
        #expect(try await environment.loadNext(1, of: todos) == .loaded(added: 1, hasMore: true))

        network.isFailing.withLock { $0 = true }
        await #expect(throws: NetworkError.self) { try await environment.loadNext(2, of: todos) }
        await #expect(throws: NetworkError.self) { try await environment.refetch(todos) }
        network.isFailing.withLock { $0 = false }
        #expect(try ids().count == 2)

        let input = AddTodoInput(listId: list.id, text: "New")
        let added = try await environment.commit(
            AddTodoMutation(input: input, connections: [connection])
        )
        #expect(try ids().last == added.addTodo.edge.node.id)
        let first = try #require(try ids().first)
        try await environment.commit(DeleteTodoMutation(id: first, connections: [connection]))
        #expect(try ids().count == 2)

        let before = try await client.stats()["operations", default: 0]
        async let one = environment.loadNext(1, of: todos)
        async let two = environment.loadNext(1, of: todos)
        #expect(try await one == two)
        #expect(try await client.count("operations", becomes: before + 1))
        try await environment.loadAll(1_000, pageSize: 2, of: todos)

        let expected = try await self.ids(of: list.id, at: client)
        #expect(expected.count > 3)
        #expect(try ids().map(\.rawValue).sorted() == expected.map(\.rawValue).sorted())
        try await environment.refetch(todos, pageSize: 2)
        #expect(try ids() == expected)
    }

    @Test func pagesBackward() async throws {
        let server = try await TestServer()
        let client = TestClient(of: server)
        let environment = RelayEnvironment(network: HTTPNetwork(url: client.url()))
        let list = try #require(
            try await environment.fetch(TodoListsQuery(count: 1)).lists.edges.first?.node.id
        )
        let expected = try await ids(of: list, at: client)
        let latest = RelayEnvironment(network: HTTPNetwork(url: client.url()))
        let data = try await latest.fetch(TodosPageQuery(count: .null, last: 1, id: list))
        let todos = try #require(data.node?.todos_list)
        while try await latest.loadPrevious(2, of: todos) != .atEnd {}
        #expect(try latest.read(todos).todos.map(\.id) == expected)
        try await latest.refetch(todos)
        #expect(try latest.read(todos).todos.map(\.id) == expected)
    }

    /// The rows as an environment without any of them fetches them, all at once.
    private func ids(of list: ID, at client: TestClient) async throws -> [ID] {
        let environment = RelayEnvironment(network: HTTPNetwork(url: client.url()))
        let data = try await environment.fetch(TodosPageQuery(count: 100, id: list))
        let todos = try #require(data.node?.todos_list)
        return try environment.read(todos).todos.map(\.id)
    }
}
