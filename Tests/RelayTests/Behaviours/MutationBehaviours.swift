import Testing

@testable import Relay

/// The behaviours of Relay's `useMutation` that other suites do not have, for models and for
/// the environment's own calls.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct MutationBehaviours {
    private let test = TestEnvironment()

    private func model() -> MutationModel<LikeStoryMutation> {
        MutationModel<LikeStoryMutation>(in: test.environment)
    }

    @Test func anImmediateAnswerEndsIt() async throws {
        test.network.answer { _, _ in likeResponse(3) }
        let model = model()
        let data = try await model.commit(LikeStoryMutation(id: "s"))
        #expect(data.likeStory?.likeCount == 3 && !model.isInFlight)
        #expect(model.data?.likeStory?.likeCount == 3 && model.error == nil)
    }

    @Test func isInFlightUntilTheLastOfSeveralHasEnded() async throws {
        let model = model()
        let flights = ChangeCounter { _ = model.isInFlight }
        for id in ["a", "b", "c"] { model.run(LikeStoryMutation(id: ID(id))) }
        #expect(flights.count == 1)
        let calls = try await [
            test.network.call(0), test.network.call(1), test.network.call(2),
        ]
        #expect(test.environment.mutationsInFlight.count == 3)
        for call in calls.dropLast() {
            call.respond(likeResponse(1))
            #expect(try await remainsShown { model.isInFlight })
        }
        #expect(flights.count == 1)
        calls[2].respond(likeResponse(1))
        try await eventuallyShown { !model.isInFlight }
        #expect(flights.count == 2)
    }

    @Test func isInFlightUntilTheLastHasEndedHoweverOthersEnd() async throws {
        let model = model()
        let awaited = Task { try await model.commit(LikeStoryMutation(id: "a")) }
        let first = try await test.network.call(0)
        model.run(LikeStoryMutation(id: "b"))
        let second = try await test.network.call(1)
        model.run(LikeStoryMutation(id: "c"))
        let third = try await test.network.call(2)
        awaited.cancel()
        await #expect(throws: CancellationError.self) { try await awaited.value }
        try await eventuallyShown { first.termination == .cancelled }
        #expect(model.isInFlight && model.error == nil)
        third.fail(Outage())
        try await eventuallyShown { model.error is Outage }
        #expect(try await remainsShown { model.isInFlight && second.termination == nil })
        model.cancel()
        try await eventuallyShown { !model.isInFlight && second.termination == .cancelled }
    }

    @Test func errorsBesideDataAreNoFailure() async throws {
        test.network.answer { _, _ in
            #"{"data":{"likeStory":{"id":"s","likeCount":2}},"#
                + #""errors":[{"message":"one"},{"message":"two"}]}"#
        }
        let model = model()
        #expect(try await model.commit(LikeStoryMutation(id: "s")).likeStory?.likeCount == 2)
        #expect(model.error == nil && model.data?.likeStory?.likeCount == 2)
        #expect(model.errors.map(\.message) == ["one", "two"])
        let response = try await test.environment.response(to: LikeStoryMutation(id: "s"))
        #expect(response.errors.map(\.message) == ["one", "two"] && response.failure == nil)
    }

    @Test func errorsBesideDataGoWithTheData() async throws {
        test.network.answer { _, _ in
            #"{"data":{"likeStory":{"id":"s","likeCount":2}},"errors":[{"message":"one"}]}"#
        }
        let model = model()
        let errors = ChangeCounter { _ = model.errors }
        try await model.commit(LikeStoryMutation(id: "s"))
        await Task.yield()
        test.network.answer { _, _ in nil }
        model.run(LikeStoryMutation(id: "s"))
        try await test.network.call(1).fail(Outage())
        try await eventuallyShown { model.error is Outage }
        #expect(model.errors.count == 1 && model.data != nil && errors.count == 1)
        test.network.answer { _, _ in likeResponse(3) }
        try await model.commit(LikeStoryMutation(id: "s"))
        #expect(model.errors.isEmpty && model.error == nil && errors.count == 2)
    }

    @Test func anUpdaterThatThrowsFailsIt() async throws {
        test.network.answer { _, _ in likeResponse(2) }
        let model = model()
        await #expect(throws: Outage()) {
            try await model.commit(
                LikeStoryMutation(id: "s"),
                updater: { _, _ in throw Outage() }
            )
        }
        #expect(model.error is Outage && model.data == nil && !model.isInFlight)
    }

    // MARK: - Another environment

    @Test func anotherEnvironmentHasNothingInFlight() async throws {
        let other = TestEnvironment()
        let model = model()
        model.run(LikeStoryMutation(id: "s"))
        let call = try await test.network.call()
        let flights = ChangeCounter { _ = model.isInFlight }
        let data = ChangeCounter { _ = (model.data, model.error) }
        model.environment = other.environment
        #expect(!model.isInFlight && flights.count == 1)
        await Task.yield()
        // It goes on, and the model of the other environment does not show how it ends.
        let environment = test.environment
        call.respond(likeResponse(8))
        try await eventuallyShown { !environment.isInFlight(LikeStoryMutation.self) }
        #expect(try await remainsShown { model.data == nil && !model.isInFlight })
        #expect(flights.count == 1 && data.count == 0)
    }

    @Test func anotherEnvironmentHasNoneOfTheResults() async throws {
        let other = TestEnvironment()
        test.network.answer { _, _ in likeResponse(2) }
        let model = model()
        try await model.commit(LikeStoryMutation(id: "s"))
        #expect(model.data != nil)
        model.environment = test.environment
        #expect(model.data != nil)
        model.environment = other.environment
        #expect(model.data == nil)
        model.environment = nil
        model.run(LikeStoryMutation(id: "s"))
        #expect(model.error as? ModelError == .noEnvironment)
        model.environment = other.environment
        #expect(model.error == nil)
    }

    @Test func runsInTheNewEnvironment() async throws {
        let other = TestEnvironment()
        let model = model()
        model.run(LikeStoryMutation(id: "s"))
        let first = try await test.network.call()
        model.environment = other.environment
        model.run(LikeStoryMutation(id: "s"))
        let second = try await other.network.call()
        first.fail(Outage())
        #expect(try await remainsShown { model.isInFlight && model.error == nil })
        second.respond(likeResponse(4))
        try await eventuallyShown { !model.isInFlight }
        #expect(model.data?.likeStory?.likeCount == 4 && model.error == nil)
        #expect(test.network.calls.count == 1 && other.network.calls.count == 1)
    }

    @Test func cancellingEndsThoseOfTheOldEnvironmentToo() async throws {
        let model = model()
        model.run(LikeStoryMutation(id: "s"))
        let call = try await test.network.call()
        model.environment = TestEnvironment().environment
        model.cancel()
        try await eventuallyShown { call.termination == .cancelled }
        #expect(model.error == nil)
    }

    // MARK: - A model that goes

    @Test func resultsArriveAfterTheModelHasGone() async throws {
        let environment = test.environment
        let story = try test.story()
        weak var released: MutationModel<LikeStoryMutation>?
        do {
            let model = model()
            released = model
            model.run(
                LikeStoryMutation(id: "s"),
                updater: { store, _ in
                    store.record("s")?.setValue("updated", for: "title")
                }
            )
        }
        let call = try await test.network.call()
        call.respond(likeResponse(6))
        try await eventuallyShown {
            (try? environment.read(story))?.title == "updated" && released == nil
        }
        #expect(try environment.read(story).likeCount == 6)
    }
}
