import Testing

@testable import Relay

@Suite(.timeLimit(.minutes(10))) struct LiveQueryTests {
    private let test = TestEnvironment()

    private func live(
        _ policy: FetchPolicy = .storeOrNetwork,
        poll: Duration? = nil
    ) -> LiveQuery<WideQuery> {
        test.environment.observeResponses(
            to: WideQuery(),
            fetchPolicy: policy,
            cacheConfig: CacheConfig(poll: poll)
        )
    }

    private func ids(_ response: GraphQLResponse<WideQuery.Data>) -> [String]? {
        response.data?.items.map(\.id.rawValue)
    }

    private func nothingIsLeft() async throws {
        try await eventually { test.environment.store.subscriptions.withLock { $0.count == 0 } }
        try await eventually { test.environment.store.roots.withLock { $0.retainedCount } == 0 }
    }

    @Test func tellsOfTheRequestFromItsBeginningToItsEnd() async throws {
        let live = live()
        #expect(live.response.isLoading && live.response.data == nil)
        try await test.network.call().respond(itemsResponse(["1"]))
        let response = await live.settled()
        #expect(ids(response) == ["1"])
        #expect(response.source == .network && response.fetched != nil)
        #expect(!response.isLoading && !response.isPartial && response.failure == nil)
    }

    @Test func deliversTheCurrentResponseFirstAndThenEachChange() async throws {
        try test.write(itemsResponse(["1"]), WideQuery())
        let live = live(.storeOnly)
        let responses = Collector(live)
        #expect(ids(try await responses.values(1)[0]) == ["1"])
        try test.write(itemsResponse(["2"]), WideQuery())
        #expect(ids(try await responses.values(2)[1]) == ["2"])
        #expect(test.network.calls.isEmpty)
        live.end()
    }

    @Test func survivesAFailureAndKeepsItsData() async throws {
        let live = live()
        let responses = Collector(live)
        try await test.network.call(0).respond(itemsResponse(["1"]))
        _ = await live.settled()
        live.refetch()
        try await test.network.call(1).fail(Outage())
        let failed = await live.settled()
        #expect(ids(failed) == ["1"] && failed.failure is Outage && !failed.isLoading)
        try test.write(itemsResponse(["2"]), WideQuery())
        try await eventually { responses.values.last.flatMap(ids) == ["2"] }
        live.retry()
        #expect(live.response.isLoading && live.response.failure is Outage)
        try await test.network.call(2).respond(itemsResponse(["3"]))
        let recovered = await live.settled()
        #expect(ids(recovered) == ["3"] && recovered.failure == nil)
        #expect(responses.ending == nil)
    }

    @Test func survivesAFailureOfTheFirstRequest() async throws {
        let live = live()
        try await test.network.call(0).fail(Outage())
        let failed = await live.settled()
        #expect(failed.data == nil && failed.failure is Outage)
        live.retry()
        live.retry()
        try await test.network.call(1).respond(itemsResponse(["1"]))
        #expect(ids(await live.settled()) == ["1"])
        #expect(test.network.calls.count == 2)
    }

    @Test func retriesOnlyAfterAFailure() async throws {
        let live = live()
        live.retry()
        try await test.network.call(0).respond(itemsResponse(["1"]))
        _ = await live.settled()
        live.retry()
        #expect(try await remains { test.network.calls.count == 1 })
    }

    @Test func refetchingJoinsTheRequestThatRuns() async throws {
        let live = live()
        live.refetch()
        live.refetch()
        let call = try await test.network.call()
        #expect(try await remains { test.network.calls.count == 1 })
        call.respond(itemsResponse(["1"]))
        _ = await live.settled()
        live.refetch()
        #expect(try await test.network.call(1).cacheConfig.force)
        #expect(ids(live.response) == ["1"] && live.response.isLoading)
    }

    @Test func missingFieldsAreNotedInTheData() async throws {
        let live = test.environment.observeResponses(to: ViewerQuery())
        try await test.network.call(0).respond(
            #"{"data":{"viewer":{"id":"1","name":"a","friends":null}}}"#
        )
        let partial = await live.settled()
        #expect(partial.data?.viewer?.name == "a" && partial.missing == ["viewer.email"])
        #expect(partial.isPartial && partial.failure == nil)
        live.refetch()
        try await test.network.call(1).respond(
            #"{"data":{"viewer":{"id":"1","name":"a","email":"e","friends":null}}}"#
        )
        let complete = await live.settled()
        #expect(complete.data?.viewer?.email == "e" && complete.missing.isEmpty)
        #expect(!complete.isPartial)
    }

    @Test func completeDataIsNotReplacedByDataThatLacksSomething() async throws {
        let live = test.environment.observeResponses(to: ViewerQuery())
        try await test.network.call(0).respond(
            #"{"data":{"viewer":{"id":"1","name":"a","email":"e","friends":null}}}"#
        )
        _ = await live.settled()
        // Another viewer, of whom another query has asked for less.
        try test.write(#"{"data":{"viewer":{"id":"2","name":"b","friends":null}}}"#, ViewerQuery())
        let response = live.response
        #expect(response.data?.viewer?.name == "a")
        #expect(response.missing == ["viewer.email"])
        #expect(response.failure == nil, "The own answer was complete.")
    }

    // MARK: - Partial rendering

    @Test func deliversItsOwnDataWhileFragmentsAreOnTheirWay() async throws {
        let query = StoryQuery(id: "s")
        try test.write(#"{"data":{"node":{"__typename":"Story","id":"s","title":"t"}}}"#, query)
        let live = test.environment.observeResponses(to: query)
        let call = try await test.network.call()
        let early = live.response
        #expect(early.data?.node != nil && early.isPartial && early.isLoading)
        #expect(early.source == .store)
        let full = test.environment.observeResponses(to: query, renderPolicy: .full)
        #expect(full.response.data == nil && full.response.isLoading)
        let values = Collector(test.environment.observe(query, renderPolicy: .partial))
        _ = try await values.values(1)
        call.respond(storyResponse())
        let late = await live.settled()
        #expect(late.data != nil && !late.isPartial && !late.isLoading)
        #expect(await full.settled().data != nil)
    }

    @Test func staleDataIsNotRenderedInPart() async throws {
        let query = StoryQuery(id: "s")
        try test.write(#"{"data":{"node":{"__typename":"Story","id":"s","title":"t"}}}"#, query)
        try test.environment.commitUpdate { $0.invalidateStore() }
        let live = test.environment.observeResponses(to: query)
        #expect(live.response.data == nil && live.response.isLoading)
    }

    @Test func aResponseInPartsIsPartialUntilTheLast() async throws {
        let payloads = DeferTests.formats[0].payloads
        let live = test.environment.observeResponses(to: ProfileQuery())
        let call = try await test.network.call()
        call.send(payloads[0])
        try await eventually { live.response.data != nil }
        #expect(live.response.isPartial && live.response.isLoading)
        for payload in payloads.dropFirst() { call.send(payload) }
        call.finish()
        let response = await live.settled()
        #expect(!response.isPartial && !response.isLoading)
    }

    @Test func aNetworkThatAnswersAgainAndAgainOpensItWithTheFirstAnswer() async throws {
        let live = live(.networkOnly)
        let call = try await test.network.call()
        call.send(itemsResponse(["1"]))
        try await eventually { ids(live.response) == ["1"] }
        call.send(itemsResponse(["2"]))
        try await eventually { ids(live.response) == ["2"] }
        #expect(live.response.isLoading && live.response.source == .network)
    }

    @Test func networkFirstShowsTheStoreWhenTheNetworkFails() async throws {
        try test.write(itemsResponse(["old"]), WideQuery())
        let live = live(.networkFirst)
        #expect(live.response.data == nil)
        try await test.network.call().fail(Outage())
        let response = await live.settled()
        #expect(ids(response) == ["old"] && response.source == .store)
        #expect(response.failure is Outage)
        let values = Collector(test.environment.observe(WideQuery(), fetchPolicy: .networkFirst))
        try await test.network.call(1).fail(Outage())
        #expect(try await values.values(1).count == 1)
        #expect(values.ending == nil)
    }

    // MARK: - Plain values

    @Test func valuesSurviveAFailureOnceThereIsOne() async throws {
        try test.write(itemsResponse(["1"]), WideQuery())
        let values = Collector(
            test.environment.observe(WideQuery(), fetchPolicy: .storeAndNetwork)
        )
        _ = try await values.values(1)
        try await test.network.call().fail(Outage())
        #expect(try await remains { values.ending == nil })
        try test.write(itemsResponse(["2"]), WideQuery())
        #expect(try await values.values(2).map { $0.items.map(\.id) } == [["1"], ["2"]])
    }

    @Test func valuesEndWithTheErrorsBesideThemIfAskedFor() async throws {
        let values = Collector(
            test.environment.observe(ViewerQuery(), errorPolicy: .throwErrors)
        )
        try await test.network.call().respond(
            #"{"data":{"viewer":{"id":"1","name":"a","email":null,"friends":null}},"#
                + #""errors":[{"message":"hidden","path":["viewer","email"]}]}"#
        )
        try await eventually { values.error is ResponseError }
        #expect(values.values.isEmpty)
        try await nothingIsLeft()
    }

    // MARK: - Endings

    @Test func droppingItEndsTheRequest() async throws {
        do {
            let live = live()
            #expect(live.ending == nil)
            _ = try await test.network.call()
        }
        try await eventually { test.network.calls[0].termination == .cancelled }
        try await nothingIsLeft()
    }

    @Test func anIterationKeepsIt() async throws {
        let responses = Collector(live())
        let call = try await test.network.call()
        #expect(try await remains { call.termination == nil })
        responses.cancel()
        try await eventually { responses.ending != nil }
        try await eventually { call.termination == .cancelled }
        try await nothingIsLeft()
    }

    @Test func cancellingAnIterationLeavesTheOthers() async throws {
        let live = live()
        let (first, second) = (Collector(live), Collector(live))
        _ = try await first.values(1)
        _ = try await second.values(1)
        first.cancel()
        try await eventually { first.ending != nil }
        try await test.network.call().respond(itemsResponse(["1"]))
        try await eventually { second.values.last.flatMap(ids) == ["1"] }
        #expect(live.ending == nil)
    }

    @Test func endingItSaysSo() async throws {
        let live = live()
        let responses = Collector(live)
        let call = try await test.network.call()
        live.end()
        live.end()
        try await eventually { responses.ending != nil }
        #expect(live.ending == .ended)
        try await eventually { call.termination == .cancelled }
        live.refetch()
        live.retry()
        live.resumePolling()
        #expect(try await remains { test.network.calls.count == 1 })
        #expect(!(await live.settled()).isLoading)
        try await nothingIsLeft()
    }

    @Test func aResetEndsItWithoutData() async throws {
        let live = live()
        let responses = Collector(live)
        try await test.network.call().respond(itemsResponse(["1"]))
        _ = await live.settled()
        test.environment.reset()
        try await eventually { responses.ending != nil }
        #expect(live.ending == .reset)
        let last = try #require(responses.values.last)
        #expect(last.data == nil)
        #expect(last.failure as? StoreError == .reset(definition: "WideQuery"))
        #expect(live.response.data == nil)
        try await nothingIsLeft()
    }

    // MARK: - Polling

    @Test func asksAgainInTheIntervalOfTheOption() async throws {
        test.network.answer { _, _ in itemsResponse(["1"]) }
        let live = live(poll: .milliseconds(2))
        try await eventually { test.network.calls.count > 3 }
        #expect(test.network.calls[1].cacheConfig.force)
        live.pausePolling()
        live.pausePolling()
        _ = await live.settled()
        let count = test.network.calls.count
        #expect(try await remains { test.network.calls.count <= count + 1 })
        live.resumePolling()
        live.resumePolling()
        try await eventually { test.network.calls.count > count + 3 }
        live.end()
        let last = test.network.calls.count
        #expect(try await remains { test.network.calls.count <= last + 1 })
    }

    @Test func pollingGoesOnAfterAFailure() async throws {
        let live = live(poll: .milliseconds(2))
        try await test.network.call(0).fail(Outage())
        try await test.network.call(1).respond(itemsResponse(["1"]))
        try await eventually { ids(live.response) == ["1"] }
        live.end()
    }

    @Test func aRequestIsNotOvertakenByPolling() async throws {
        let live = live(poll: .milliseconds(1))
        let call = try await test.network.call()
        #expect(try await remains { test.network.calls.count == 1 })
        call.respond(itemsResponse(["1"]))
        _ = try await test.network.call(1)
        live.end()
    }

    @Test func nothingPollsWithoutAnInterval() async throws {
        test.network.answer { _, _ in itemsResponse(["1"]) }
        let lives = [
            live(poll: .zero), live(poll: .seconds(-1)), live(.storeOnly, poll: .seconds(1)),
        ]
        for live in lives { live.resumePolling() }
        #expect(try await remains { test.network.calls.count <= 2 })
    }

    // MARK: - Everything at once

    @Test func survivesBeingUsedFromEverywhereAtOnce() async throws {
        test.network.answer { _, _ in itemsResponse(["1"]) }
        for round in 0..<20 {
            let live = live(round.isMultiple(of: 2) ? .storeAndNetwork : .networkOnly)
            await withTaskGroup(of: Void.self) { group in
                for index in 0..<8 {
                    group.addTask {
                        switch index {
                        case 0: live.refetch()
                        case 1: live.retry()
                        case 2: _ = await live.settled()
                        case 3: for await response in live where response.data != nil { break }
                        case 4: _ = try? test.write(itemsResponse(["\(round)"]), WideQuery())
                        case 5: if round.isMultiple(of: 3) { live.end() }
                        case 6: _ = live.response
                        default: if round == 19 { test.environment.reset() }
                        }
                    }
                }
                try? await Task.sleep(for: .milliseconds(20))
                live.end()
            }
        }
        try await nothingIsLeft()
    }
}
