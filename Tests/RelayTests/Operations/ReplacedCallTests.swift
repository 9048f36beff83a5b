import Testing

@testable import Relay

/// Search as you type: a call cancels the earlier one with the same key.
@Suite(.timeLimit(.minutes(10))) struct ReplacedCallTests {
    private let test = TestEnvironment()

    private func search(
        _ text: String,
        key: String? = "search",
        policy: FetchPolicy = .networkOnly
    ) -> Task<WideQuery.Data, any Error> {
        Task {
            try await test.environment.fetch(
                WideQuery(group: .init(text)),
                fetchPolicy: policy,
                replacing: key
            )
        }
    }

    @Test func theEarlierCallIsCancelled() async throws {
        let first = search("a")
        let call = try await test.network.call(0)
        let second = search("ab")
        await #expect(throws: CancellationError.self) { try await first.value }
        try await eventually { call.termination == .cancelled }
        try await test.network.call(1).respond(itemsResponse(["1"]))
        #expect(try await second.value.items.count == 1)
        #expect(test.environment.executor.replaceableCalls.count == 0)
    }

    @Test func otherKeysAndCallsWithoutAreLeftAlone() async throws {
        let others = [search("a", key: "other"), search("b", key: nil)]
        _ = try await test.network.call(1)
        let mine = search("c")
        _ = try await test.network.call(2)
        for call in test.network.calls { call.respond(itemsResponse(["1"])) }
        for task in others + [mine] { #expect(try await task.value.items.count == 1) }
    }

    @Test func anIdenticalCallTakesTheRequestOver() async throws {
        let first = search("a")
        let call = try await test.network.call(0)
        let second = search("a")
        await #expect(throws: CancellationError.self) { try await first.value }
        #expect(try await remains { call.termination == nil && test.network.calls.count == 1 })
        call.respond(itemsResponse(["1"]))
        #expect(try await second.value.items.count == 1)
    }

    @Test func aRequestThatOthersWaitForGoesOn() async throws {
        let other = search("a", key: nil)
        let call = try await test.network.call(0)
        let first = search("a")
        try await eventually { test.environment.executor.replaceableCalls.count == 1 }
        let second = search("ab")
        await #expect(throws: CancellationError.self) { try await first.value }
        _ = try await test.network.call(1)
        #expect(call.termination == nil)
        call.respond(itemsResponse(["1"]))
        #expect(try await other.value.items.count == 1)
        second.cancel()
    }

    @Test func anAnswerOfTheStoreReplacesToo() async throws {
        try test.write(itemsResponse(["1"]), WideQuery(group: "stored"))
        let first = search("a")
        _ = try await test.network.call(0)
        _ = try await search("stored", policy: .storeOrNetwork).value
        await #expect(throws: CancellationError.self) { try await first.value }
    }

    @Test func theNewestOfManyWins() async throws {
        test.network.answer { _, variables in
            variables["group"] == "49" ? itemsResponse(["last"]) : nil
        }
        var tasks: [Task<WideQuery.Data, any Error>] = []
        for index in 0..<50 {
            tasks.append(search("\(index)"))
            if index.isMultiple(of: 7) { tasks[index].cancel() }
            await Task.yield()
        }
        // Tasks may begin in any order.
        let last = search("49")
        #expect(try await last.value.items.map(\.id) == ["last"])
        for task in tasks { _ = await task.result }
        #expect(test.environment.executor.replaceableCalls.count == 0)
        try await eventually { test.network.calls.allSatisfy { $0.termination != nil } }
    }
}
