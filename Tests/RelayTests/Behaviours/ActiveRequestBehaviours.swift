import Testing

@testable import Relay

/// The behaviours of Relay's requests in flight: who shares one, and who waits for it.
@Suite(.timeLimit(.minutes(10))) struct ActiveRequestBehaviours {
    private let test = TestEnvironment()

    enum Ending: String, CaseIterable, Sendable {
        case success, failure, cancellation
    }

    @Test func twoEnvironmentsAskEachForItself() async throws {
        let other = TestEnvironment()
        let fetches = [test, other].map { test in
            Task { try await test.environment.fetch(WideQuery()).items.map(\.id.rawValue) }
        }
        try await test.network.call().respond(itemsResponse(["1"]))
        try await other.network.call().respond(itemsResponse(["2"]))
        #expect(try await fetches[0].value == ["1"])
        #expect(try await fetches[1].value == ["2"])
        #expect(test.network.calls.count == 1 && other.network.calls.count == 1)
    }

    /// A request is in flight from its beginning until the network's stream has ended.
    @Test func isInFlightUntilTheStreamEnds() async throws {
        let live = test.environment.observeResponses(to: WideQuery(), fetchPolicy: .storeOnly)
        #expect(!live.response.isLoading)
        let request = test.environment.observeResponses(to: WideQuery())
        #expect(request.response.isLoading)
        let call = try await test.network.call()
        call.send(itemsResponse(["1"]))
        try await eventually { request.response.data != nil }
        #expect(request.response.isLoading)
        call.finish()
        #expect(await !request.settled().isLoading)
    }

    /// Each ending of a request tells whoever waits for its data that nothing more is coming.
    @Test(arguments: Ending.allCases)
    func waitingEndsWithTheRequestAndDoesNotKeepIt(_ ending: Ending) async throws {
        let query = StoryQuery(id: "s")
        let incomplete = #"{"data":{"node":{"__typename":"Story","id":"s","title":"t"}}}"#
        try test.write(incomplete, query)
        let reference = try #require(try test.environment.read(query).node?.storyRow_story)
        let fetch = Task { try await test.environment.fetch(query, fetchPolicy: .networkOnly) }
        let call = try await test.network.call()
        let waiting = Task { try await test.environment.waitForData(reference) }
        #expect(try await remains { call.termination == nil })
        switch ending {
        case .success: call.respond(incomplete)
        case .failure: call.fail(Outage())
        case .cancellation: fetch.cancel()
        }
        await #expect(throws: StoreError.self) { try await waiting.value }
        _ = await fetch.result
        try await eventually { call.termination != nil }
        // No request is in flight any more, so another one who waits is told at once.
        await #expect(throws: StoreError.self) {
            try await test.environment.waitForData(reference)
        }
        #expect(test.network.calls.count == 1)
    }

    @Test func waitingGoesOnUntilThePartWithItsData() async throws {
        let payloads = DeferTests.formats[1].payloads
        let live = test.environment.observeResponses(to: ProfileQuery())
        let call = try await test.network.call()
        call.send(payloads[0])
        try await eventually { live.response.data?.me != nil }
        let details = try #require(live.response.data?.me?.profileDetails_user)
        let waiting = Task { try await test.environment.waitForData(details).email }
        for payload in payloads[1...2] {
            call.send(payload)
            #expect(try await remains { test.environment.state(of: details).isLoading })
        }
        call.send(payloads[3])
        #expect(try await waiting.value == "a@b")
        live.end()
    }

    /// Who joins a request that has delivered already gets that, then each response and the end.
    @Test(arguments: Ending.allCases)
    func whoJoinsGetsEachResponseAndTheEnd(_ ending: Ending) async throws {
        let first = test.environment.observeResponses(to: WideQuery(), fetchPolicy: .networkOnly)
        let call = try await test.network.call()
        call.send(itemsResponse(["1"]))
        try await eventually { first.response.data != nil }
        let second = test.environment.observeResponses(to: WideQuery(), fetchPolicy: .networkOnly)
        try await eventually { second.response.data?.items.map(\.id) == ["1"] }
        #expect(second.response.isLoading)
        call.send(itemsResponse(["2"]))
        try await eventually { second.response.data?.items.map(\.id) == ["2"] }
        switch ending {
        case .success: call.finish()
        case .failure: call.fail(Outage())
        case .cancellation: first.end()
        }
        if ending == .cancellation {
            // The request goes on for the other one.
            #expect(try await remains { call.termination == nil && second.response.isLoading })
            call.finish()
        }
        let response = await second.settled()
        #expect(response.data?.items.map(\.id) == ["2"] && test.network.calls.count == 1)
        #expect((response.failure != nil) == (ending == .failure))
    }
}
