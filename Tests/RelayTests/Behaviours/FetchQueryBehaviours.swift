import Testing

@testable import Relay

/// The behaviours of Relay's `fetchQuery` that other suites do not have.
@Suite(.timeLimit(.minutes(10))) struct FetchQueryBehaviours {
    private let test = TestEnvironment(releaseBufferSize: 0)

    private var retained: Int { test.environment.inspect().statistics.retainedOperations }

    enum Ending: String, CaseIterable, Sendable {
        case success, failure, cancellation
    }

    @Test(arguments: Ending.allCases) func retainsNothingWhenItHasEnded(_ ending: Ending)
        async throws
    {
        let fetch = Task { try await test.environment.fetch(WideQuery()).items.count }
        let call = try await test.network.call()
        #expect(retained == 1)
        switch ending {
        case .success: call.respond(itemsResponse(["1"]))
        case .failure: call.fail(Outage())
        case .cancellation: fetch.cancel()
        }
        _ = await fetch.result
        try await eventually { retained == 0 && test.network.calls[0].termination != nil }
        test.environment.releaseMemory()
        #expect(test.records.isEmpty)
    }

    /// Relay's promise ends with the first payload, as does `response.data` of a live query.
    @Test func theDataIsThereBeforeTheRequestHasEnded() async throws {
        let live = test.environment.observeResponses(to: WideQuery())
        let fetch = Task { try await test.environment.fetch(WideQuery()).items.count }
        let call = try await test.network.call()
        call.send(itemsResponse(["1"]))
        try await eventually { live.response.data != nil }
        #expect(live.response.isLoading && call.termination == nil)
        call.finish()
        #expect(try await fetch.value == 1)
        #expect(await !live.settled().isLoading)
    }

    @Test func whatFailsInAFragmentIsNoFailureOfItsQuery() async throws {
        test.network.answer { _, _ in
            #"{"data":{"node":{"__typename":"Story","id":"s","title":null,"likeCount":1,"#
                + #""author":{"id":"u","name":"a"}}},"#
                + #""errors":[{"message":"no","path":["node","title"]}]}"#
        }
        let data = try await test.environment.fetch(StoryQuery(id: "s"))
        let story = try #require(data.node?.storyRow_story)
        #expect(throws: StoreError.self) { try test.environment.read(story) }
    }

    // MARK: - Models

    @Test @MainActor func aModelRetainsItsDataUntilItGoes() async throws {
        var model: QueryModel? = QueryModel(WideQuery(), in: test.environment)
        _ = model?.data
        try await test.network.call().respond(itemsResponse(["1"]))
        try await eventuallyShown { model?.data != nil && model?.isLoading == false }
        test.environment.releaseMemory()
        #expect(model?.data?.items.count == 1 && test.isAvailable(WideQuery()))
        model = nil
        await test.quiet()
        test.environment.releaseMemory()
        #expect(retained == 0 && test.records.isEmpty)
    }

    @Test @MainActor func aModelShowsWhatFailsInAFragmentThere() async throws {
        test.network.answer { _, _ in
            #"{"data":{"node":{"__typename":"Story","id":"s","title":null,"likeCount":1,"#
                + #""author":{"id":"u","name":"a"}}},"#
                + #""errors":[{"message":"no","path":["node","title"]}]}"#
        }
        let parent = QueryModel(StoryQuery(id: "s"), in: test.environment)
        try await eventuallyShown { parent.data != nil && !parent.isLoading }
        #expect(parent.phase == .loaded && parent.error == nil)
        #expect(parent.errors.map(\.message) == ["no"])
        let row = FragmentModel(parent.data?.node?.storyRow_story, in: test.environment)
        #expect(row.phase == .failed && row.data == nil && row.error is StoreError)
    }
}
