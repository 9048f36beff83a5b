import Testing

@testable import Relay

/// Mutations that are sent with a change that shows them already.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct ConfirmedChangeTests {
    private let test = TestEnvironment()
    private let mutation = CreateReviewMutation(review: ReviewInput(stars: 3))
    private let query = ReviewsQuery(episode: .jedi)

    init() throws {
        try test.write(#"{"data":{"reviews":[]}}"#, query)
    }

    private func review(_ id: String, _ commentary: String = "good") -> JSONObject {
        [
            "createReview": [
                "review": [
                    "__typename": "Review", "id": .string(id), "episode": "JEDI", "stars": 3,
                    "commentary": .string(commentary), "createdAt": "2026", "author": .null,
                ],
                "errors": .null,
            ]
        ]
    }

    private nonisolated static func append(_ id: ID, to store: RecordSourceProxy) {
        guard let review = store.record(id) else { return }
        let arguments: JSONObject = ["episode": "JEDI"]
        let reviews = store.root.linkedRecords("reviews", arguments: arguments) ?? []
        guard !reviews.contains(where: { $0?.dataID == review.dataID }) else { return }
        store.root.setLinkedRecords(reviews + [review], for: "reviews", arguments: arguments)
    }

    private func show(_ id: String = "temp", _ text: String = "good") throws -> OptimisticChange {
        try test.environment.applyOptimisticChange(of: mutation, response: review(id, text)) {
            Self.append(ID(id), to: $0)
        }
    }

    private func send(_ change: OptimisticChange) -> Task<Void, any Error> {
        let (environment, mutation) = (test.environment, mutation)
        return Task {
            try await environment.commit(mutation, confirming: change) { store, _ in
                Self.append("55", to: store)
            }
        }
    }

    private func respond(_ index: Int) async throws {
        let data = JSONValue.object(["data": .object(review("55", "of the server"))])
        try await test.network.call(index).respond(data.description)
    }

    /// The texts of the reviews on screen.
    private var texts: [String?] {
        let data = try? test.environment.read(query)
        return data?.reviews?.map { review in
            (try? test.environment.read(review.reviewRow_review))?.commentary
        } ?? ["unreadable"]
    }

    private var isClean: Bool {
        test.environment.inspect().statistics.optimisticUpdates == 0
            && test.environment.mutationsInFlight.isEmpty
    }

    @Test(.bug(id: "offline", "an object lost its key when it was confirmed with other variables"))
    func theObjectKeepsItsPlaceWithOtherVariables() async throws {
        let change = try show()
        let other = CreateReviewMutation(review: ReviewInput(stars: 4))
        let review = try #require(try test.environment.read(query).reviews?.first)
        let row = FragmentModel(review.reviewRow_review, in: test.environment)
        #expect(row.data?.commentary == "good")
        let sent = Task { [environment = test.environment] in
            try await environment.commit(other, confirming: change)
        }
        try await respond(0)
        _ = try await sent.value
        await test.environment.store.waitUntilShown()
        #expect(row.data?.commentary == "of the server")
    }

    @Test func theAnswerReplacesItInOneVersion() async throws {
        let change = try show()
        #expect(texts == ["good"])
        let frames = Locked<[Int]>([])
        let environment = test.environment
        let rows = QueryModel(query, in: environment)
        let counter = Task { @MainActor in
            for await data in rows.values {
                frames.withLock { $0.append(data.reviews?.count ?? -1) }
            }
        }
        let sent = send(change)
        try await respond(0)
        try await sent.value
        await test.quiet()
        #expect(texts == ["of the server"])
        #expect(Set(frames.withLock { $0 }).subtracting([1]).isEmpty)
        #expect(isClean)
        counter.cancel()
        // Nothing brings it back.
        try change.replace { $0.root.setValue("x", for: "x") }
        change.revert()
        #expect(texts == ["of the server"] && isClean)
    }

    @Test func itStaysWhenTheMutationFailsUntilItIsSentAgain() async throws {
        let change = try show()
        let first = send(change)
        try await test.network.call().fail(Outage())
        await #expect(throws: Outage.self) { try await first.value }
        #expect(texts == ["good"] && test.environment.mutationsInFlight.isEmpty)
        try change.replace(of: mutation, response: review("temp", "not sent")) {
            Self.append("temp", to: $0)
        }
        #expect(texts == ["not sent"])
        let second = send(change)
        try await respond(1)
        try await second.value
        #expect(texts == ["of the server"] && isClean)
    }

    @Test func aRefusedResponseLeavesIt() async throws {
        let change = try show()
        let sent = send(change)
        try await test.network.call().respond(#"{"errors":[{"message":"no"}]}"#)
        await #expect(throws: ResponseError.self) { try await sent.value }
        #expect(texts == ["good"])
        change.revert()
        #expect(texts.isEmpty && isClean)
    }

    @Test func cancellingLeavesIt() async throws {
        let change = try show()
        let sent = send(change)
        _ = try await test.network.call()
        sent.cancel()
        await #expect(throws: CancellationError.self) { try await sent.value }
        #expect(texts == ["good"])
        change.revert()
        #expect(texts.isEmpty && isClean)
    }

    @Test func aChangeThatIsReplacedMeanwhileEndsAllTheSame() async throws {
        let change = try show()
        let sent = send(change)
        let call = try await test.network.call()
        try change.replace(of: mutation, response: review("temp", "edited")) {
            Self.append("temp", to: $0)
        }
        #expect(texts == ["edited"])
        let data = JSONValue.object(["data": .object(review("55", "of the server"))])
        call.respond(data.description)
        try await sent.value
        #expect(texts == ["of the server"] && isClean)
    }

    @Test func aChangeThatIsRevertedMeanwhileStaysReverted() async throws {
        let change = try show()
        let sent = send(change)
        let call = try await test.network.call()
        change.revert()
        #expect(texts.isEmpty)
        call.fail(Outage())
        await #expect(throws: Outage.self) { try await sent.value }
        #expect(texts.isEmpty && isClean)
        let again = send(change)
        try await respond(1)
        try await again.value
        #expect(texts == ["of the server"] && isClean)
    }

    @Test func anErrorOfTheUpdaterComesAfterTheAnswer() async throws {
        let change = try show()
        let (environment, mutation) = (test.environment, mutation)
        let sent = Task {
            try await environment.commit(mutation, confirming: change) { _, _ in throw Outage() }
        }
        try await respond(0)
        await #expect(throws: Outage.self) { _ = try await sent.value }
        // The server has it, so it must not be shown as not sent.
        try change.replace(of: mutation, response: review("temp", "not sent")) {
            Self.append("temp", to: $0)
        }
        #expect(texts.isEmpty && isClean)
    }

    @Test func aResetEndsIt() async throws {
        let change = try show()
        let sent = send(change)
        _ = try await test.network.call()
        test.environment.reset()
        await #expect(throws: (any Error).self) { try await sent.value }
        #expect(throws: StoreError.reset(definition: "CreateReviewMutation")) {
            try change.replace(of: mutation, response: review("temp"))
        }
        #expect(isClean)
        change.revert()
        try change.replace(of: mutation, response: review("temp"))
        #expect(isClean)
    }

    @Test func twoMutationsMayConfirmIt() async throws {
        let change = try show()
        let (first, second) = (send(change), send(change))
        try await respond(0)
        try await respond(1)
        _ = await (first.result, second.result)
        #expect(texts == ["of the server"] && isClean)
    }

    @Test func aChangeOfAnotherEnvironmentIsAnError() async throws {
        let other = TestEnvironment()
        let change = try other.environment.applyOptimisticChange(
            of: mutation,
            response: review("temp")
        )
        await #expect(throws: MutationError.foreignChange(mutation: "CreateReviewMutation")) {
            try await test.environment.commit(mutation, confirming: change)
        }
        #expect(test.network.calls.isEmpty && isClean)
        change.revert()
    }

    @Test func anyChangeCanBeConfirmed() async throws {
        let change = try test.environment.applyOptimisticChange { store in
            let review = store.create("temp", type: "Review")
            review.setValue("typed", for: "commentary")
            for (field, value) in ["stars": 1, "createdAt": "2026", "author": .null] as JSONObject {
                review.setValue(value, for: field)
            }
            Self.append("temp", to: store)
        }
        #expect(texts == ["typed"])
        let sent = send(change)
        try await respond(0)
        try await sent.value
        #expect(texts == ["of the server"] && isClean)
    }

    @Test func itIsKeptWhileGarbageIsCollected() async throws {
        let query = QueryModel(query, in: test.environment)
        _ = query.data
        let change = try show()
        let sent = send(change)
        let call = try await test.network.call()
        for _ in 0..<3 { test.environment.collectGarbage() }
        call.fail(Outage())
        _ = await sent.result
        for _ in 0..<3 { test.environment.collectGarbage() }
        #expect(texts == ["good"])
        let again = send(change)
        try await respond(1)
        try await again.value
        #expect(texts == ["of the server"] && isClean)
    }

    @Test func aModelSendsIt() async throws {
        let model = MutationModel<CreateReviewMutation>(in: test.environment)
        let change = try show()
        model.run(mutation, confirming: change)
        #expect(model.isInFlight)
        try await test.network.call().fail(Outage())
        while model.isInFlight { await Task.yield() }
        #expect(model.error is Outage && texts == ["good"])
        async let data = model.commit(mutation, confirming: change) { store, _ in
            Self.append("55", to: store)
        }
        try await respond(1)
        #expect(try await data.createReview?.review != nil)
        #expect(model.error == nil && texts == ["of the server"] && isClean)
    }
}
