import Testing

@testable import Relay

/// The behaviours of Relay's `loadQuery` that its tests of the source and of the store check, for a
/// live query that is preloaded.
@Suite(.timeLimit(.minutes(10))) struct LoadQueryBehaviours {
    private let test = TestEnvironment(releaseBufferSize: 0)

    private var environment: RelayEnvironment { test.environment }

    private var retained: Int { environment.inspect().statistics.retainedOperations }

    private func ids(_ response: GraphQLResponse<WideQuery.Data>?) -> [String]? {
        response?.data?.items.map(\.id.rawValue)
    }

    /// The ids in the store; `nil` if it lacks some of the query's data.
    private var stored: [String]? {
        guard test.isAvailable(WideQuery()) else { return nil }
        return test.snapshot(WideQuery()).output.items.map(\.id.rawValue)
    }

    /// Whether the store has the data before, and how it is preloaded.
    static let openings: [(isStored: Bool, policy: FetchPolicy)] = [
        (false, .storeOrNetwork), (false, .networkOnly), (true, .networkOnly),
    ]

    private func preload(_ isStored: Bool, _ policy: FetchPolicy) throws -> LiveQuery<WideQuery> {
        if isStored { try test.write(itemsResponse(["old"]), WideQuery()) }
        return environment.preload(WideQuery(), fetchPolicy: policy)
    }

    // MARK: - Source

    @Test(arguments: openings)
    func passesTheResponseOn(isStored: Bool, policy: FetchPolicy) async throws {
        let query = try preload(isStored, policy)
        let responses = Collector(query)
        let call = try await test.network.call()
        #expect(try await remains { responses.values.allSatisfy { $0.data == nil } })
        call.respond(itemsResponse(["1"]))
        try await eventually { ids(responses.values.last) == ["1"] }
        #expect(responses.values.last?.failure == nil)
        #expect(test.network.calls.count == 1)
    }

    @Test(arguments: openings)
    func passesTheErrorOn(isStored: Bool, policy: FetchPolicy) async throws {
        let query = try preload(isStored, policy)
        let responses = Collector(query)
        let call = try await test.network.call()
        #expect(responses.values.allSatisfy { $0.failure == nil })
        call.fail(Outage())
        try await eventually { responses.values.last?.failure as? Outage == Outage() }
        #expect(query.ending == nil)
    }

    @Test(arguments: openings, [true, false])
    func passesNothingOnOnceItHasEnded(
        opening: (isStored: Bool, policy: FetchPolicy),
        fails: Bool
    ) async throws {
        let query = try preload(opening.isStored, opening.policy)
        let responses = Collector(query)
        let call = try await test.network.call()
        query.end()
        try await eventually { call.termination == .cancelled }
        if fails { call.fail(Outage()) } else { call.respond(itemsResponse(["1"])) }
        #expect(
            try await remains {
                responses.values.allSatisfy { ids($0) != ["1"] && !($0.failure is Outage) }
            }
        )
        #expect(!query.response.isLoading)
    }

    @Test func severalShareOneRequestAndEachRetains() async throws {
        var queries = (0..<2).map { _ in environment.preload(WideQuery()) }
        let call = try await test.network.call()
        #expect(try await remains { test.network.calls.count == 1 })
        call.respond(itemsResponse(["1"]))
        for query in queries { #expect(ids(await query.settled()) == ["1"]) }
        queries.removeFirst()
        environment.releaseMemory()
        #expect(try await remains { retained == 1 && stored == ["1"] })
        queries = []
        try await eventually { retained == 0 }
        environment.releaseMemory()
        #expect(stored == nil)
    }

    @Test func loadingAgainAndDroppingTheFirstKeepsTheRequest() async throws {
        var first: LiveQuery<WideQuery>? = environment.preload(WideQuery())
        let call = try await test.network.call()
        let second = environment.preload(WideQuery())
        #expect(first?.response.isLoading == true)
        first = nil
        #expect(try await remains { call.termination == nil && test.network.calls.count == 1 })
        call.respond(itemsResponse(["1"]))
        // Whoever looks later, has the response too.
        try await eventually { !second.response.isLoading }
        let responses = Collector(second)
        #expect(ids(try await responses.values(1)[0]) == ["1"])
        #expect(test.network.calls.count == 1)
    }

    // MARK: - Store

    @Test(arguments: openings)
    func writesTheResponseWhenItArrives(isStored: Bool, policy: FetchPolicy) async throws {
        let query = try preload(isStored, policy)
        let call = try await test.network.call()
        #expect(stored == (isStored ? ["old"] : nil))
        call.respond(itemsResponse(["1"]))
        _ = await query.settled()
        #expect(stored == ["1"])
    }

    @Test(arguments: openings)
    func writesNothingOnceItIsDropped(isStored: Bool, policy: FetchPolicy) async throws {
        // Keeps the earlier data in the store.
        let kept = environment.retain(WideQuery())
        defer { kept.dispose() }
        var query: LiveQuery<WideQuery>? = try preload(isStored, policy)
        let call = try await test.network.call()
        #expect(query?.response.isLoading == true)
        query = nil
        try await eventually { call.termination == .cancelled }
        call.respond(itemsResponse(["1"]))
        #expect(try await remains { stored == (isStored ? ["old"] : nil) })
    }
}
