import Testing

@testable import Relay

/// What each policy makes of the store and the network, for queries that are fetched once.
@Suite(.timeLimit(.minutes(10))) struct FetchPolicyTests {
    private let clock = TestClock()
    private let test: TestEnvironment

    init() {
        let clock = clock
        test = TestEnvironment { $0.now = { clock.now } }
    }

    private func fetch(
        _ policy: FetchPolicy,
        maxAge: Duration? = nil
    ) async throws -> GraphQLResponse<WideQuery.Data> {
        try await test.environment.response(to: WideQuery(), fetchPolicy: policy, maxAge: maxAge)
    }

    private func ids(_ response: GraphQLResponse<WideQuery.Data>) -> [String]? {
        response.data?.items.map(\.id.rawValue)
    }

    /// Has the network answer `ids`.
    private func answer(_ ids: [String]) {
        test.network.answer { _, _ in itemsResponse(ids) }
    }

    private func store(_ ids: [String]) throws {
        let retained = test.environment.store.retain(
            test.environment.describe(WideQuery()),
            from: .root
        )
        defer { retained.dispose() }
        try test.write(itemsResponse(ids), WideQuery())
    }

    private func fail() {
        test.network.answer { _, _ in #"{"data":null,"errors":[{"message":"down"}]}"# }
    }

    /// A policy, whether there is stored data, the data that is returned, and how many requests are
    /// sent.
    typealias Row = (FetchPolicy, Bool, [String]?, Int)

    static let rows: [Row] = [
        (.storeOrNetwork, true, ["old"], 0), (.storeOrNetwork, false, ["new"], 1),
        (.storeAndNetwork, true, ["old"], 1), (.storeAndNetwork, false, ["new"], 1),
        (.networkOnly, true, ["new"], 1), (.networkOnly, false, ["new"], 1),
        (.networkFirst, true, ["new"], 1), (.networkFirst, false, ["new"], 1),
        (.storeOnly, true, ["old"], 0), (.storeOnly, false, nil, 0),
    ]

    @Test(arguments: rows)
    func asks(policy: FetchPolicy, isStored: Bool, expected: [String]?, calls: Int) async throws {
        if isStored { try store(["old"]) }
        answer(["new"])
        let response = try await fetch(policy)
        #expect(ids(response) == expected)
        try await eventually { test.network.calls.count == calls }
        #expect(response.source == (expected == ["new"] ? .network : .store) || expected == nil)
        #expect(response.isLoading == (policy == .storeAndNetwork && isStored))
    }

    @Test func fetchWithoutPolicyAsksTheNetwork() async throws {
        try store(["old"])
        answer(["new"])
        #expect(try await test.environment.fetch(WideQuery()).items.map(\.id) == ["new"])
    }

    @Test func theResultOfAFetchMayBeIgnored() async throws {
        answer(["new"])
        try await test.environment.fetch(WideQuery())
        #expect(try test.environment.read(WideQuery()).items.count == 1)
    }

    @Test func storeAndNetworkBringsTheStoreUpToDate() async throws {
        try store(["old"])
        answer(["new"])
        _ = try await fetch(.storeAndNetwork)
        try await eventually {
            (try? test.environment.read(WideQuery()))?.items.map(\.id) == ["new"]
        }
        try await eventually { test.environment.store.roots.withLock { $0.retainedCount } == 0 }
    }

    @Test func storeOnlyThrowsWhatIsMissing() async throws {
        let error = await #expect(throws: StoreError.self) {
            try await test.environment.fetch(WideQuery(), fetchPolicy: .storeOnly)
        }
        guard case .missing("WideQuery", ["items"])? = error else { throw try #require(error) }
        #expect(test.network.calls.isEmpty)
    }

    @Test func storeOrNetworkAsksWhenAFragmentBelowLacksSomething() async throws {
        let query = StoryQuery(id: "s")
        try test.write(#"{"data":{"node":{"__typename":"Story","id":"s","title":"t"}}}"#, query)
        let stored = try await test.environment.response(to: query, fetchPolicy: .storeOnly)
        #expect(stored.data != nil && stored.isPartial)
        test.network.answer { _, _ in storyResponse() }
        let response = try await test.environment.response(to: query, fetchPolicy: .storeOrNetwork)
        #expect(response.source == .network && !response.isPartial)
    }

    @Test func storeOrNetworkAsksForWhatHasNoValue() async throws {
        try test.write(#"{"data":{"items":[{"id":"1","name":null,"value":1}]}}"#, WideQuery())
        answer(["1"])
        #expect(try await fetch(.storeOrNetwork).source == .network)
    }

    // MARK: - Age

    @Test func maxAgeComparesWithTheTimeOfTheFetch() async throws {
        try store(["old"])
        answer(["new"])
        clock.advance(by: .seconds(59))
        #expect(ids(try await fetch(.storeOrNetwork, maxAge: .seconds(60))) == ["old"])
        clock.advance(by: .seconds(1))
        let told = try await fetch(.storeOnly, maxAge: .seconds(60))
        #expect(ids(told) == ["old"] && told.isStale)
        #expect(try await fetch(.storeOnly).isStale == false)
        #expect(ids(try await fetch(.storeOrNetwork, maxAge: .seconds(60))) == ["new"])
        #expect(ids(try await fetch(.storeOrNetwork, maxAge: .seconds(60))) == ["new"])
        #expect(test.network.calls.count == 1)
    }

    @Test func dataOfUnknownAgeIsTooOld() async throws {
        // The time is only kept of operations that are retained.
        try test.write(itemsResponse(["old"]), WideQuery())
        answer(["new"])
        #expect(ids(try await fetch(.storeOrNetwork)) == ["old"])
        #expect(ids(try await fetch(.storeOrNetwork, maxAge: .seconds(60))) == ["new"])
    }

    @Test func invalidatedDataIsFetchedAgain() async throws {
        try store(["old"])
        answer(["new"])
        try test.environment.commitUpdate { $0.invalidateStore() }
        #expect(try await fetch(.storeOnly).isStale)
        #expect(ids(try await fetch(.storeOrNetwork)) == ["new"])
    }

    // MARK: - Network first

    @Test func networkFirstFallsBackAndSaysSo() async throws {
        try store(["old"])
        fail()
        let response = try await fetch(.networkFirst)
        #expect(ids(response) == ["old"])
        #expect(response.source == .store && response.failure is ResponseError)
        let data = try await test.environment.fetch(WideQuery(), fetchPolicy: .networkFirst)
        #expect(data.items.map(\.id) == ["old"])
    }

    @Test func networkFirstFallsBackOnStaleDataToo() async throws {
        try store(["old"])
        fail()
        try test.environment.commitUpdate { $0.invalidateStore() }
        let response = try await fetch(.networkFirst)
        #expect(ids(response) == ["old"] && response.isStale)
    }

    @Test func networkFirstThrowsIfTheStoreHasNothing() async throws {
        fail()
        await #expect(throws: ResponseError.self) {
            try await test.environment.fetch(WideQuery(), fetchPolicy: .networkFirst)
        }
    }

    @Test func networkFirstThrowsWhenCancelled() async throws {
        try store(["old"])
        let fetch = Task {
            try await test.environment.fetch(WideQuery(), fetchPolicy: .networkFirst)
        }
        _ = try await test.network.call()
        fetch.cancel()
        await #expect(throws: CancellationError.self) { try await fetch.value }
    }
}
