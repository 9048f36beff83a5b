import Testing

@testable import Relay

@Suite(.timeLimit(.minutes(10))) struct GraphQLResponseTests {
    private let test = TestEnvironment()

    private let complete =
        #"{"data":{"viewer":{"id":"1","name":"a","email":"e","friends":null}},"extensions":{"cost":3}}"#
    private let failedEmail =
        #"{"data":{"viewer":{"id":"1","name":"a","email":null,"friends":null}},"errors":"#
        + #"[{"message":"hidden","path":["viewer","email"],"extensions":{"code":"NO"}}]}"#

    @Test func hasEverythingThatTheServerHasSent() async throws {
        test.network.answer { _, _ in complete }
        let response = try await test.environment.response(to: ViewerQuery())
        #expect(response.data?.viewer?.name == "a")
        #expect(response.extensions == ["cost": 3])
        #expect(response.source == .network)
        #expect(response.fetched != nil)
        #expect(response.errors.isEmpty && response.missing.isEmpty && response.failure == nil)
        #expect(!response.isStale && !response.isPartial && !response.isLoading)
    }

    @Test func hasTheErrorsBesideTheData() async throws {
        test.network.answer { _, _ in failedEmail }
        let response = try await test.environment.response(to: ViewerQuery())
        #expect(response.data?.viewer?.name == "a")
        #expect(response.errors.map(\.message) == ["hidden"])
        #expect(response.errors.first?.path == [.key("viewer"), .key("email")])
        #expect(response.errors.first?.extensions == ["code": "NO"])
        #expect(response.failure == nil)
    }

    @Test func theStoreRemembersTheErrorsOfItsFields() async throws {
        try test.write(failedEmail, ViewerQuery())
        let response = try await test.environment.response(
            to: ViewerQuery(),
            fetchPolicy: .storeOnly
        )
        #expect(response.source == .store)
        #expect(response.errors.map(\.message) == ["hidden"])
        #expect(response.extensions.isEmpty)
    }

    @Test func aMissingNullableFieldLeavesTheData() async throws {
        test.network.answer { _, _ in #"{"data":{"viewer":{"id":"1","name":"a","friends":null}}}"# }
        let response = try await test.environment.response(to: ViewerQuery())
        #expect(response.data?.viewer?.name == "a")
        #expect(response.data?.viewer?.email == nil)
        #expect(response.missing == ["viewer.email"])
        #expect(response.isPartial)
        #expect(response.failure == nil)
        await #expect(
            throws: ResponseError.incomplete(operation: "ViewerQuery", fields: ["viewer.email"])
        ) { try await test.environment.fetch(ViewerQuery()) }
    }

    @Test func aMissingFieldThatCannotBeNilMakesTheNearestNullableNil() async throws {
        test.network.answer { _, _ in #"{"data":{"viewer":{"id":"1","email":null,"friends":null}}}"#
        }
        let response = try await test.environment.response(to: ViewerQuery())
        let data = try #require(response.data)
        #expect(data.viewer == nil)
        #expect(response.missing == ["viewer.name"])
    }

    @Test func dataThatCannotBeReadIsAFailure() async throws {
        test.network.answer { _, _ in #"{"data":{"items":[{"id":"1","name":null,"value":1}]}}"# }
        let response = try await test.environment.response(to: WideQuery())
        #expect(response.data == nil)
        guard case .fieldFailed("WideQuery", _) = response.failure as? ResponseError else {
            throw Timeout(description: "\(response)")
        }
    }

    @Test func aFailureIsReturned() async throws {
        let asking = Task { try await test.environment.response(to: ViewerQuery()) }
        try await test.network.call().fail(Outage(reason: "unplugged"))
        let response = try await asking.value
        #expect(response.data == nil)
        #expect(response.failure as? Outage == Outage(reason: "unplugged"))
        test.network.answer { _, _ in #"{"data":null,"errors":[{"message":"no"}]}"# }
        let refused = try await test.environment.response(to: ViewerQuery())
        #expect(refused.failure is ResponseError)
        #expect(refused.errors.map(\.message) == ["no"])
    }

    @Test func cancellingThrows() async throws {
        let asking = Task { try await test.environment.response(to: ViewerQuery()) }
        let call = try await test.network.call()
        asking.cancel()
        await #expect(throws: CancellationError.self) { try await asking.value }
        try await eventually { call.termination == .cancelled }
    }

    @Test func aResetIsAFailure() async throws {
        let asking = Task { try await test.environment.response(to: ViewerQuery()) }
        _ = try await test.network.call()
        test.environment.reset()
        let response = try await asking.value
        #expect(response.failure as? StoreError == .reset(definition: "ViewerQuery"))
    }

    @Test func aCallerThatJoinsGetsTheErrorsAndExtensionsToo() async throws {
        let environment = test.environment
        let first = Task { try await environment.response(to: ViewerQuery()) }
        let call = try await test.network.call()
        let second = Task { try await environment.response(to: ViewerQuery()) }
        #expect(try await remains { test.network.calls.count == 1 })
        call.respond(failedEmail)
        for asking in [first, second] {
            #expect(try await asking.value.errors.map(\.message) == ["hidden"])
        }
    }

    @Test func theErrorsOfAllPartsAreCollected() async throws {
        let payloads = DeferTests.formats[0].payloads
        let asking = Task { try await test.environment.response(to: ProfileQuery()) }
        let call = try await test.network.call()
        for payload in payloads { call.send(payload) }
        call.finish()
        let response = try await asking.value
        #expect(response.data?.me?.name == "Ann")
        #expect(!response.isPartial && response.failure == nil)
    }

    // MARK: - Error policy

    @Test func errorsBesideDataCanBeThrown() async throws {
        test.network.answer { _, _ in failedEmail }
        let error = await #expect(throws: ResponseError.self) {
            try await test.environment.fetch(ViewerQuery(), errorPolicy: .throwErrors)
        }
        guard case .partial("ViewerQuery", let errors)? = error else { throw try #require(error) }
        #expect(errors.map(\.message) == ["hidden"])
        #expect(try test.environment.read(ViewerQuery()).viewer?.name == "a")
    }

    // MARK: - Mutations and events

    @Test func aMutationHasTheSameKindOfAnswer() async throws {
        test.network.answer { _, _ in
            #"{"data":{"likeStory":{"id":"s","likeCount":2}},"extensions":{"cost":1},"errors":"#
                + #"[{"message":"late","path":["likeStory"]}]}"#
        }
        let response = try await test.environment.response(to: LikeStoryMutation(id: "s"))
        #expect(response.data?.likeStory?.likeCount == 2)
        #expect(response.extensions == ["cost": 1])
        #expect(response.errors.map(\.message) == ["late"])
        #expect(response.source == .network && response.fetched != nil)
        await #expect(throws: ResponseError.self) {
            try await test.environment.commit(LikeStoryMutation(id: "s"), errorPolicy: .throwErrors)
        }
    }

    @Test func aMutationThatFailsIsRolledBackAndReturned() async throws {
        try test.write(storyResponse(likes: 1), StoryQuery(id: "s"))
        let mutating = Task {
            try await test.environment.response(
                to: LikeStoryMutation(id: "s"),
                optimisticUpdater: { $0.record("s")?.setValue(9, for: "likeCount") }
            )
        }
        let call = try await test.network.call()
        #expect(test.records["\"s\""]?.contains("likeCount: int 9") == true)
        call.fail(Outage())
        #expect(try await mutating.value.failure is Outage)
        #expect(test.records["\"s\""]?.contains("likeCount: int 1") == true)
    }

    /// The errors of fields that can't be null leave no data.
    @Test(arguments: [#""data":null,"#, ""])
    func eventsGoOnAfterOneWithoutData(data: String) async throws {
        let events = Collector(test.environment.responses(to: StoryUpdatedSubscription(id: "s")))
        let ending = Collector(test.environment.subscribe(StoryUpdatedSubscription(id: "s")))
        for index in 0...1 {
            let call = try await test.network.call(index)
            call.send(storyEvent(likes: 1))
            call.send(#"{\#(data)"errors":[{"message":"lost","path":["storyUpdated"]}]}"#)
            call.send(storyEvent(likes: 3))
        }
        let responses = try await events.values(3)
        #expect(responses.map { $0.data == nil } == [false, true, false])
        #expect(responses.map(\.errors.count) == [0, 1, 0])
        #expect(responses[1].failure is ResponseError && events.ending == nil)
        try await eventually { ending.error is ResponseError }
    }

    @Test func eventsHaveTheSameKindOfAnswerAndGoOnAfterErrors() async throws {
        let events = Collector(test.environment.responses(to: StoryUpdatedSubscription(id: "s")))
        let call = try await test.network.call()
        call.send(storyEvent(likes: 1))
        call.send(
            #"{"data":{"storyUpdated":null},"errors":[{"message":"lost","path":["storyUpdated"]}]}"#
        )
        call.send(storyEvent(likes: 3))
        let responses = try await events.values(3)
        #expect(responses.map(\.errors.count) == [0, 1, 0])
        #expect(responses.allSatisfy { $0.source == .network })
        #expect(events.ending == nil)
    }
}
