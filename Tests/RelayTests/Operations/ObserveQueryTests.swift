import Testing

@testable import Relay

@Suite(.timeLimit(.minutes(10))) struct ObserveQueryTests {
    private let test = TestEnvironment()

    private func observe(_ policy: FetchPolicy) -> Collector<WideQuery.Data> {
        Collector(test.environment.observe(WideQuery(), fetchPolicy: policy))
    }

    private func ids(_ data: [WideQuery.Data]) -> [[String]] {
        data.map { $0.items.map(\.id.rawValue) }
    }

    @Test func storeOrNetworkAsksOnlyForWhatIsMissing() async throws {
        let first = observe(.storeOrNetwork)
        try await test.network.call().respond(itemsResponse(["1"]))
        #expect(ids(try await first.values(1)) == [["1"]])
        let second = observe(.storeOrNetwork)
        #expect(ids(try await second.values(1)) == [["1"]])
        #expect(try await remains { test.network.calls.count == 1 })
    }

    @Test func storeOrNetworkAsksWhenAFragmentBelowLacksSomething() async throws {
        let query = StoryQuery(id: "s")
        try test.write(#"{"data":{"node":{"__typename":"Story","id":"s","title":"t"}}}"#, query)
        #expect(try test.environment.read(query).node != nil)
        let values = Collector(test.environment.observe(query))
        let call = try await test.network.call()
        #expect(try await remains { values.values.isEmpty })
        call.respond(storyResponse())
        #expect(try await values.values(1).count == 1)
    }

    @Test func storeOrNetworkAsksWhenWhatIsStoredHasNoValue() async throws {
        try test.write(#"{"data":{"items":[{"id":"1","name":null,"value":1}]}}"#, WideQuery())
        let values = observe(.storeOrNetwork)
        try await test.network.call().respond(itemsResponse(["1"]))
        #expect(ids(try await values.values(1)) == [["1"]])
    }

    @Test func storeAndNetworkDeliversWhatIsThereFirst() async throws {
        try test.write(itemsResponse(["1"]), WideQuery())
        let values = observe(.storeAndNetwork)
        let call = try await test.network.call()
        #expect(ids(try await values.values(1)) == [["1"]])
        call.respond(itemsResponse(["1", "2"]))
        #expect(ids(try await values.values(2)) == [["1"], ["1", "2"]])
    }

    @Test func storeAndNetworkDeliversTheSameValueOnce() async throws {
        try test.write(itemsResponse(["1"]), WideQuery())
        let values = observe(.storeAndNetwork)
        try await test.network.call().respond(itemsResponse(["1"]))
        #expect(try await remains { values.values.count <= 1 })
        #expect(values.values.count == 1)
    }

    @Test func networkOnlyWaitsForTheAnswer() async throws {
        try test.write(itemsResponse(["1"]), WideQuery())
        let values = observe(.networkOnly)
        let call = try await test.network.call()
        try test.write(itemsResponse(["1", "x"]), WideQuery())
        #expect(try await remains { values.values.isEmpty })
        call.respond(itemsResponse(["2"]))
        #expect(ids(try await values.values(1)) == [["2"]])
    }

    @Test func networkOnlyDeliversAnAnswerThatChangesNothing() async throws {
        try test.write(itemsResponse(["1"]), WideQuery())
        let values = observe(.networkOnly)
        try await test.network.call().respond(itemsResponse(["1"]))
        #expect(ids(try await values.values(1)) == [["1"]])
    }

    @Test func storeOnlyNeverAsks() async throws {
        let values = observe(.storeOnly)
        #expect(try await remains { values.values.isEmpty && test.network.calls.isEmpty })
        try test.write(itemsResponse(["1"]), WideQuery())
        #expect(ids(try await values.values(1)) == [["1"]])
        #expect(test.network.calls.isEmpty)
    }

    @Test func goesOnWithEveryChange() async throws {
        let values = observe(.storeOrNetwork)
        try await test.network.call().respond(itemsResponse(["1"]))
        _ = try await values.values(1)
        try test.write(itemsResponse(["2"]), WideQuery())
        _ = try await values.values(2)
        try test.environment.commitUpdate { $0.record("2")?.setValue("x", for: "name") }
        #expect(try await values.values(3).map { $0.items.map(\.name) } == [["n1"], ["n2"], ["x"]])
        #expect(values.ending == nil)
    }

    @Test func failsAsTheFetchDoes() async throws {
        let values = observe(.storeOrNetwork)
        try await test.network.call().fail(Outage())
        try await eventually { values.error is Outage }
        let incomplete = Collector(test.environment.observe(ViewerQuery()))
        try await test.network.call(1).respond(#"{"data":{}}"#)
        try await eventually { incomplete.error is ResponseError }
    }

    @Test func droppingItEndsTheRequestAndTheSubscription() async throws {
        let values = observe(.storeOrNetwork)
        let call = try await test.network.call()
        values.cancel()
        try await eventually { call.termination == .cancelled }
        try await eventually { test.environment.store.subscriptions.withLock { $0.count == 0 } }
        #expect(test.environment.store.roots.withLock { $0.retainedCount } == 0)
    }

    @Test func aFailedOneLeavesNothingBehind() async throws {
        test.network.answer { _, _ in "garbage" }
        do {
            let values = observe(.storeOrNetwork)
            try await eventually { values.error != nil }
        }
        try await eventually { test.environment.store.subscriptions.withLock { $0.count == 0 } }
        try await eventually { test.environment.store.roots.withLock { $0.retainedCount } == 0 }
    }

    @Test func onlyTheNewestValueWaits() async throws {
        try test.write(itemsResponse(["0"]), WideQuery())
        var iterator = test.environment.observe(WideQuery(), fetchPolicy: .storeOnly)
            .makeAsyncIterator()
        for index in 1...5 { try test.write(itemsResponse(["\(index)"]), WideQuery()) }
        #expect(try await iterator.next()?.items.map(\.id) == ["5"])
    }
}
