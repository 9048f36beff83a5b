import Testing

@testable import Relay

/// The behaviours of Relay's `loadQuery` and `useQueryLoader` that other suites do not have, for
/// preloaded queries and the models that show them.
@Suite(.timeLimit(.minutes(10))) struct QueryLoaderBehaviours {
    private let test = TestEnvironment(releaseBufferSize: 0)

    private var retained: Int { test.environment.inspect().statistics.retainedOperations }

    private func ids(_ response: GraphQLResponse<WideQuery.Data>) -> [String]? {
        response.data?.items.map(\.id.rawValue)
    }

    // MARK: - loadQuery

    static let policies: [(FetchPolicy, isStored: Bool, requests: Int)] = [
        (.storeOrNetwork, true, 0), (.storeOrNetwork, false, 1),
        (.storeAndNetwork, true, 1), (.storeAndNetwork, false, 1),
        (.networkOnly, true, 1), (.networkOnly, false, 1),
        (.storeOnly, true, 0), (.storeOnly, false, 0),
    ]

    @Test(arguments: policies)
    func asksAsItsPolicySaysAndIsRetained(
        policy: FetchPolicy,
        isStored: Bool,
        requests: Int
    ) async throws {
        if isStored { try test.write(itemsResponse(["1"]), WideQuery()) }
        var query: LiveQuery<WideQuery>? = test.environment.preload(
            WideQuery(),
            fetchPolicy: policy
        )
        #expect(retained >= 1)
        #expect(query?.response.isLoading == (requests == 1))
        let isShown = isStored && policy != .networkOnly
        #expect(query.flatMap { ids($0.response) } == (isShown ? ["1"] : nil))
        if requests == 1 { _ = try await test.network.call() }
        #expect(try await remains { test.network.calls.count == requests })
        query = nil
        try await eventually { retained == 0 }
        #expect(test.network.calls.allSatisfy { $0.request.name == "WideQuery" })
    }

    @Test func handsItsVariablesAndOptionsOn() async throws {
        let query = test.environment.preload(
            WideQuery(group: "x"),
            cacheConfig: CacheConfig(force: true, metadata: ["screen": "list"])
        )
        let call = try await test.network.call()
        #expect(call.variables == ["group": "x"] && call.cacheConfig.force)
        #expect(call.cacheConfig.metadata == ["screen": "list"])
        query.end()
    }

    @Test func nothingIsWrittenOnceItIsDropped() async throws {
        var query: LiveQuery<WideQuery>? = test.environment.preload(WideQuery())
        let call = try await test.network.call()
        #expect(query?.response.isLoading == true)
        query = nil
        try await eventually { call.termination == .cancelled }
        call.respond(itemsResponse(["1"]))
        #expect(try await remains { test.records.isEmpty && retained == 0 })
    }

    @Test func endingItTwiceEndsItOnce() async throws {
        let query = test.environment.preload(WideQuery())
        let call = try await test.network.call()
        query.end()
        query.end()
        try await eventually { call.termination == .cancelled && retained == 0 }
        #expect(query.ending == .ended && !query.response.isLoading)
        query.refetch()
        query.retry()
        #expect(try await remains { test.network.calls.count == 1 })
    }

    @Test func aFailureIsMarkedAndRetainsNothingMore() async throws {
        let query = test.environment.preload(WideQuery(), fetchPolicy: .networkOnly)
        #expect(query.response.failure == nil)
        try await test.network.call().fail(Outage(reason: "no network"))
        let response = await query.settled()
        #expect(response.failure as? Outage == Outage(reason: "no network"))
        query.end()
        try await eventually { retained == 0 }
    }

    // MARK: - useQueryLoader

    @Test func loadingAgainReleasesTheOneBefore() async throws {
        var query = test.environment.preload(WideQuery(group: "x"))
        let first = try await test.network.call(0)
        query = test.environment.preload(WideQuery(group: "y"))
        try await eventually { first.termination == .cancelled }
        let second = try await test.network.call(1)
        #expect(second.termination == nil && second.variables == ["group": "y"])
        second.respond(itemsResponse(["y"]))
        #expect(ids(await query.settled()) == ["y"])
        try await eventually { retained == 1 }
    }

    @Test func loadingTheSameAgainJoinsTheRequest() async throws {
        var query = test.environment.preload(WideQuery())
        let call = try await test.network.call()
        query = test.environment.preload(WideQuery())
        #expect(try await remains { call.termination == nil && test.network.calls.count == 1 })
        call.respond(itemsResponse(["1"]))
        #expect(ids(await query.settled()) == ["1"])
    }

    @Test func ofSeveralAtOnceTheLastStays() async throws {
        var query: LiveQuery<WideQuery>?
        for group in ["a", "b", "c", "d"] {
            query = test.environment.preload(WideQuery(group: .init(group)))
        }
        // Those that were dropped may not even have reached the network.
        try await eventually {
            let running = test.network.calls.filter { $0.termination == nil }
            return running.map { $0.variables["group"] } == ["d"] && retained == 1
        }
        query = nil
        try await eventually { test.network.calls.allSatisfy { $0.termination != nil } }
        #expect(query == nil && retained == 0)
    }

    // MARK: - Models

    @Test @MainActor func aModelReleasesThePreloadedQueryWhenItGoes() async throws {
        var query: LiveQuery<WideQuery>? = test.environment.preload(WideQuery())
        var model = query.map { QueryModel($0) }
        #expect(model?.phase == .loading)
        let call = try await test.network.call()
        query = nil
        #expect(try await remainsShown { call.termination == nil })
        model = nil
        try await eventuallyShown { call.termination == .cancelled && retained == 0 }
        #expect(query == nil && model == nil)
    }

    @Test @MainActor func aModelThatGoesLeavesAPreloadedQueryThatTheAppHas() async throws {
        let query = test.environment.preload(WideQuery())
        var model: QueryModel? = QueryModel(query)
        _ = model?.phase
        let call = try await test.network.call()
        model = nil
        await test.quiet()
        #expect(try await remainsShown { call.termination == nil && query.ending == nil })
        // And another screen shows it.
        let second = QueryModel(query)
        #expect(second.phase == .loading)
        call.respond(itemsResponse(["1"]))
        try await eventuallyShown { second.data?.items.count == 1 }
        #expect(test.network.calls.count == 1)
    }

    @Test @MainActor func aModelNeverReadReleasesItToo() async throws {
        var model: QueryModel? = QueryModel(test.environment.preload(WideQuery()))
        let call = try await test.network.call()
        #expect(model?.query == nil)
        model = nil
        try await eventuallyShown { call.termination == .cancelled && retained == 0 }
    }

    @Test @MainActor func anotherPreloadedQueryReleasesTheOneBefore() async throws {
        var next: LiveQuery<WideQuery>? = test.environment.preload(WideQuery(group: "x"))
        let model = QueryModel<WideQuery>(in: test.environment)
        #expect(model.phase == .empty)
        for index in 0..<3 {
            if let next { model.configure(next, transaction: nil) }
            #expect(model.phase == .loading)
            let call = try await test.network.call(index)
            next = test.environment.preload(WideQuery(group: .init("x\(index)")))
            if let next { model.configure(next, transaction: nil) }
            _ = model.phase
            try await eventuallyShown { call.termination == .cancelled }
        }
        try await eventuallyShown { retained == 1 }
        next = nil
        try await test.network.call(3).respond(itemsResponse(["1"]))
        try await eventuallyShown { model.data?.items.count == 1 }
        // Nothing to show releases the last one.
        model.configure(
            nil,
            in: test.environment,
            fetchPolicy: .storeOrNetwork,
            renderPolicy: .partial,
            maxAge: nil,
            cacheConfig: CacheConfig(),
            transaction: nil
        )
        #expect(model.data == nil && model.phase == .empty)
        try await eventuallyShown { retained == 0 }
    }

    @Test @MainActor func aQueryOfItsOwnReleasesThePreloadedOne() async throws {
        let model = QueryModel(test.environment.preload(WideQuery()))
        #expect(model.phase == .loading)
        let first = try await test.network.call(0)
        model.query = WideQuery(group: "x")
        try await eventuallyShown { first.termination == .cancelled }
        try await test.network.call(1).respond(itemsResponse(["x"]))
        try await eventuallyShown { model.data?.items.count == 1 }
        model.query = nil
        #expect(model.data == nil && model.phase == .empty)
        try await eventuallyShown { retained == 0 }
    }
}
