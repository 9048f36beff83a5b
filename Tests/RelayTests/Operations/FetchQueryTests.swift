import Testing

@testable import Relay

@Suite(.timeLimit(.minutes(10))) struct FetchQueryTests {
    private let test = TestEnvironment()

    @Test func asksTheNetworkAndReturnsTheData() async throws {
        test.network.answer { _, _ in itemsResponse(["1", "2"]) }
        let data = try await test.environment.fetch(WideQuery(group: "g"))
        #expect(data.items.map(\.id) == ["1", "2"])
        let call = try await test.network.call()
        #expect(call.request.name == "WideQuery")
        #expect(call.request.operationKind == .query)
        #expect(call.request.text?.hasPrefix("query WideQuery($group:String)") == true)
        #expect(call.variables == ["group": "g"])
        #expect(!call.cacheConfig.force)
        #expect(try test.environment.read(WideQuery(group: "g")) == data)
    }

    @Test func handsTheCacheConfigOn() async throws {
        test.network.answer { _, _ in itemsResponse([]) }
        let config = CacheConfig(
            force: true,
            poll: .seconds(5),
            metadata: ["a": 1],
            transactionID: "t"
        )
        _ = try await test.environment.fetch(WideQuery(), cacheConfig: config)
        #expect(try await test.network.call().cacheConfig == config)
    }

    @Test func sendsUnsetAndNullAsTheyAre() async throws {
        test.network.answer { _, _ in itemsResponse([]) }
        _ = try await test.environment.fetch(WideQuery())
        _ = try await test.environment.fetch(WideQuery(group: .null))
        #expect(test.network.calls.map(\.variables) == [[:], ["group": .null]])
    }

    @Test @MainActor func runsOffTheMainThread() async throws {
        test.network.answer { _, _ in itemsResponse([]) }
        _ = try await test.environment.fetch(WideQuery())
        #expect(!test.network.calls[0].isOnMainThread)
    }

    @Test func waitsForTheEndAndWritesEachPart() async throws {
        async let data = test.environment.fetch(WideQuery())
        let call = try await test.network.call()
        call.send(itemsResponse(["1"]))
        try await eventually { (try? test.environment.read(WideQuery()))?.items.count == 1 }
        call.send(itemsResponse(["1", "2"]))
        call.finish()
        #expect(try await data.items.count == 2)
    }

    @Test func joinsAnIdenticalQueryInFlight() async throws {
        let fetches = (0..<5).map { _ in
            Task { try await test.environment.fetch(WideQuery(group: "g")) }
        }
        let call = try await test.network.call()
        #expect(try await remains { test.network.calls.count == 1 })
        call.respond(itemsResponse(["1"]))
        for fetch in fetches { #expect(try await fetch.value.items.count == 1) }
        #expect(test.network.calls.count == 1)
    }

    @Test func asksAgainForOtherVariablesOrWhenItIsOver() async throws {
        test.network.answer { _, _ in itemsResponse(["1"]) }
        _ = try await test.environment.fetch(WideQuery(group: "a"))
        _ = try await test.environment.fetch(WideQuery(group: "a"))
        async let one = test.environment.fetch(WideQuery(group: "b"))
        async let two = test.environment.fetch(WideQuery(group: "c"))
        _ = try await (one, two)
        #expect(test.network.calls.count == 4)
    }

    @Test func oneCallerThatGivesUpDoesNotDisturbAnother() async throws {
        let first = Task { try await test.environment.fetch(WideQuery()) }
        let call = try await test.network.call()
        let second = Task { try await test.environment.fetch(WideQuery()) }
        #expect(try await remains { test.network.calls.count == 1 })
        first.cancel()
        await #expect(throws: CancellationError.self) { try await first.value }
        #expect(try await remains { call.termination == nil })
        call.respond(itemsResponse(["1"]))
        #expect(try await second.value.items.count == 1)
    }

    @Test func theLastCallerThatGivesUpEndsTheRequest() async throws {
        let fetches = (0..<3).map { _ in Task { try await test.environment.fetch(WideQuery()) } }
        let call = try await test.network.call()
        for fetch in fetches { fetch.cancel() }
        for fetch in fetches {
            await #expect(throws: CancellationError.self) { try await fetch.value }
        }
        try await eventually { call.termination == .cancelled }
        call.send(itemsResponse(["1"]))
        #expect(try await remains { test.records.isEmpty })
    }

    @Test func aCallerAfterTheLastGaveUpStartsAnew() async throws {
        let first = Task { try await test.environment.fetch(WideQuery()) }
        _ = try await test.network.call()
        first.cancel()
        _ = try? await first.value
        let second = Task { try await test.environment.fetch(WideQuery()) }
        try await test.network.call(1).respond(itemsResponse(["1"]))
        #expect(try await second.value.items.count == 1)
    }

    @Test func aCallerThatIsCancelledBeforehandSendsNothingThatLasts() async throws {
        let fetch = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await test.environment.fetch(WideQuery())
        }
        await #expect(throws: CancellationError.self) { try await fetch.value }
        try await eventually { test.network.calls.allSatisfy { $0.termination == .cancelled } }
    }

    @Test func logsEachStep() async throws {
        test.network.answer { _, _ in itemsResponse(["1"]) }
        _ = try await test.environment.fetch(WideQuery())
        #expect(
            test.log.map(\.name) == [
                "network.operation.start", "network.operation.next", "store.publish.end",
                "execute.normalize.end", "network.operation.complete",
            ]
        )
    }
}
