import Foundation
import Relay
import RelayNetworking
import TestSupport
import Testing

/// Scenes of an app with the real server, each of which ends with the server's counters.
@Suite(.needsServer, .timeLimit(.minutes(10))) struct ServerScenesTests {
    /// A server that answers with an error on demand.
    private struct Unreliable: Network {
        let server: HTTPNetwork
        let failing: HTTPNetwork
        let isFailing = Locked(false)

        init(_ client: TestClient) {
            server = HTTPNetwork(url: client.url())
            failing = HTTPNetwork(url: client.url(fault: "500"))
        }

        func execute(
            request: RequestParameters,
            variables: VariableData,
            cacheConfig: CacheConfig
        ) -> AsyncThrowingStream<Data, any Error> {
            (isFailing.withLock { $0 } ? failing : server)
                .execute(request: request, variables: variables, cacheConfig: cacheConfig)
        }
    }

    private func todos(
        _ count: Int,
        _ environment: RelayEnvironment
    ) async throws -> (list: ID, todos: FragmentRef<Todos_list>) {
        let data = try await environment.fetch(TodoListsQuery(count: count))
        let list = try #require(data.lists.edges.first?.node)
        return (list.id, list.todos_list)
    }

    private func row(_ data: TodoQuery.Data) throws -> FragmentRef<TodoRow_todo> {
        guard case .todo(let todo)? = data.node else { throw TestServerError.badAnswer("no todo") }
        return todo.todoRow_todo
    }

    private func ids(of list: ID, at client: TestClient) async throws -> [ID] {
        let environment = RelayEnvironment(network: HTTPNetwork(url: client.url()))
        let data = try await environment.fetch(TodosPageQuery(count: 100, id: list))
        let todos = try #require(data.node?.todos_list)
        return try environment.read(todos).todos.map(\.id)
    }

    @Test func aToggleThatIsRejectedIsRolledBack() async throws {
        let server = try await TestServer()
        let client = TestClient(of: server)
        let environment = RelayEnvironment(network: HTTPNetwork(url: client.url()))
        let list = try await todos(1, environment)
        let id = try #require(try environment.read(list.todos).todos.first?.id)
        try await environment.fetch(TodoQuery(id: id))
        let row = try row(environment.read(TodoQuery(id: id)))
        let before = try environment.read(row)
        let shown = Locked<[Bool]>([])
        let watching = Task {
            for await data in environment.observe(row) { shown.withLock { $0.append(data.done) } }
        }
        try await until { shown.withLock { $0.count == 1 } }
        let toggling = Task {
            try await environment.commit(
                SlowEditTodoMutation(id: id, text: "Refused", ms: 200, reject: true),
                optimisticUpdater: { store in
                    let todo = store.updatable(TodoToggle(id: id)).node?.asTodo
                    todo?.done = !(todo?.done ?? false)
                }
            )
        }
        try await until { shown.withLock { $0.last == !before.done } }
        #expect(environment.isInFlight(SlowEditTodoMutation.self))
        await #expect(throws: ResponseError.self) { try await toggling.value }
        try await until { shown.withLock { $0 == [before.done, !before.done, before.done] } }
        #expect(try environment.read(row) == before)
        watching.cancel()
        let stats = try await client.stats()
        #expect(stats["executed_SlowEditTodoMutation"] == 1)
        #expect(stats["operations"] == 3)
    }

    @Test func pagesBothWaysWhileRowsAreInsertedAndPagesFail() async throws {
        let server = try await TestServer()
        let client = TestClient(of: server)
        let network = Unreliable(client)
        let environment = RelayEnvironment(network: network)
        let list = try await todos(2, environment)
        let all = try await ids(of: list.list, at: TestClient(of: server))
        #expect(all.count > 6)
        // The list is opened in its middle.
        let first = try await environment.fetch(
            TodosPageQuery(count: .null, last: 2, id: list.list)
        )
        let todos = try #require(first.node?.todos_list)
        #expect(try environment.read(todos).todos.map(\.id) == Array(all.suffix(2)))

        let others = RelayEnvironment(network: HTTPNetwork(url: TestClient(of: server).url()))
        func add(_ text: String) async throws {
            let input = AddTodoInput(listId: list.list, text: text)
            try await others.commit(AddTodoMutation(input: input, connections: []))
        }
        let before = try await client.stats()["operations", default: 0]
        try await environment.loadPrevious(2, of: todos)
        try await add("During")
        network.isFailing.withLock { $0 = true }
        await #expect(throws: NetworkError.self) {
            try await environment.loadPrevious(2, of: todos)
        }
        network.isFailing.withLock { $0 = false }
        #expect(try environment.read(todos).todos.map(\.id) == Array(all.suffix(4)))
        try await environment.loadPrevious(2, of: todos)
        #expect(try environment.read(todos).todos.map(\.id) == Array(all.suffix(6)))
        var pages = 2
        while try await environment.loadPrevious(50, of: todos).hasMore { pages += 1 }
        #expect(try environment.read(todos).todos.map(\.id) == all)
        // The list has all of its rows but the one that was added, which a refetch brings.
        try await environment.refetch(todos)
        let now = try await ids(of: list.list, at: TestClient(of: server))
        #expect(now.count == all.count + 1)
        let reloaded = try environment.read(todos).todos.map(\.id)
        #expect(reloaded.suffix(all.count) == now.suffix(all.count))
        let stats = try await client.stats()
        // The page that failed isn't executed.
        #expect(stats["operations"] == before + pages + 2)
        #expect(stats["fault_500"] == 1)
    }

    @Test func partialErrorsAreShownWhereTheyBelong() async throws {
        let client = try await TestClient()
        let environment = RelayEnvironment(network: HTTPNetwork(url: client.url()))
        let response = try await environment.response(to: FailuresQuery())
        let data = try #require(response.data)
        #expect(data.errors?.nullable == nil)
        #expect(data.errors?.listOfNullable == ["a", nil, "c"])
        #expect(response.failure == nil && response.source == .network)
        let failed = response.errors.map { $0.path.map(\.description).joined(separator: ".") }
        #expect(Set(failed) == ["errors.nullable", "errors.listOfNullable.1"])
        #expect(response.errors.contains { $0.extensions["code"] == "INTERNAL" })
        await #expect(throws: ResponseError.self) {
            try await environment.fetch(FailuresQuery(), errorPolicy: .throwErrors)
        }
        let part = try #require(data.errors?.failure_errors)
        guard case .failure(let errors) = try environment.read(part).nullable else {
            Issue.record("The field has failed.")
            return
        }
        #expect("\(errors)".contains("nullable failed"))
        // The store has the same errors, and nothing is asked.
        let stored = try await environment.response(to: FailuresQuery(), fetchPolicy: .storeOnly)
        #expect(stored.errors.count == response.errors.count)
        #expect(try await client.stats()["executed_FailuresQuery"] == 2)
    }

    @Test func preloadsOnTapAndNavigates() async throws {
        let server = try await TestServer()
        let client = TestClient(of: server)
        let environment = RelayEnvironment(network: HTTPNetwork(url: client.url()))
        let list = try await todos(3, environment)
        let id = try #require(try environment.read(list.todos).todos.first?.id)
        // On tap.
        let screen = environment.preload(TodoQuery(id: id))
        // The screen renders it, and asks on its own as well.
        let data = try #require(await screen.settled().data)
        let row = try row(data)
        #expect(try !environment.read(row).text.isEmpty)
        try await environment.fetch(TodoQuery(id: id), fetchPolicy: .storeOrNetwork)
        for await response in environment.observeResponses(to: TodoQuery(id: id)) {
            #expect(response.source == .store)
            break
        }
        #expect(try await client.stats()["executed_TodoQuery"] == 1)
        // The user goes back before the next screen has its data.
        var next: LiveQuery<TodosPageQuery>? = environment.preload(
            TodosPageQuery(count: 50, id: list.list)
        )
        #expect(next?.response.isLoading == true)
        next = nil
        try await until { try await client.stats()["http_active", default: 0] == 0 }
    }

    @Test func pollsAndStopsWhenItIsDropped() async throws {
        let client = try await TestClient()
        let environment = RelayEnvironment(network: HTTPNetwork(url: client.url()))
        var live: LiveQuery<TodoListsQuery>? = environment.observeResponses(
            to: TodoListsQuery(count: 1),
            cacheConfig: CacheConfig(poll: .milliseconds(10))
        )
        try await until { try await client.stats()["executed_TodoListsQuery", default: 0] > 3 }
        live?.pausePolling()
        _ = await live?.settled()
        try await Task.sleep(for: .milliseconds(50))
        let paused = try await client.stats()["executed_TodoListsQuery", default: 0]
        try await Task.sleep(for: .milliseconds(100))
        #expect(try await client.stats()["executed_TodoListsQuery"] == paused)
        live?.resumePolling()
        try await until { try await client.stats()["executed_TodoListsQuery", default: 0] > paused }
        live = nil
        try await Task.sleep(for: .milliseconds(50))
        let dropped = try await client.stats()["executed_TodoListsQuery", default: 0]
        try await Task.sleep(for: .milliseconds(100))
        #expect(try await client.stats()["executed_TodoListsQuery"] == dropped)
        #expect(try await client.stats()["http_active", default: 0] == 0)
    }
}
