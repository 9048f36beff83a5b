import Testing

@testable import Relay

/// Cancelling: once it has returned, nothing is written any more.
@Suite(.timeLimit(.minutes(10))) struct CancellationTests {
    /// What to do when a response has come that is not written yet.
    private let whenItComes = Locked<@Sendable () -> Void>({})
    private let network = ScriptedNetwork()
    private let events = Locked<[LogEvent]>([])
    private let environment: RelayEnvironment

    init() {
        let (whenItComes, events) = (whenItComes, events)
        environment = RelayEnvironment(network: network) { event in
            events.withLock { $0.append(event) }
            guard case .networkNext = event else { return }
            whenItComes.withLock { $0 }()
        }
    }

    private var isRefused: Bool {
        events.withLock { $0.contains { $0.name == "execute.normalize.refuse" } }
    }

    @Test func aFetchWritesNothingAfterItWasCancelled() async throws {
        let fetch = Task { try await environment.fetch(WideQuery()) }
        whenItComes.withLock { $0 = { fetch.cancel() } }
        try await network.call().respond(itemsResponse(["1"]))
        await #expect(throws: CancellationError.self) { try await fetch.value }
        try await eventually { isRefused }
        #expect(environment.store.records.isEmpty)
    }

    @Test func aFetchThatAnotherWaitsForGoesOn() async throws {
        let other = Task { try await environment.fetch(WideQuery()) }
        let call = try await network.call()
        let fetch = Task { try await environment.fetch(WideQuery()) }
        try await eventually { environment.store.roots.withLock { $0.retainedCount } == 2 }
        whenItComes.withLock { $0 = { fetch.cancel() } }
        call.respond(itemsResponse(["1"]))
        #expect(try await other.value.items.count == 1)
        await #expect(throws: CancellationError.self) { try await fetch.value }
        #expect(!isRefused)
    }

    @Test func aMutationWritesNothingAfterItWasCancelled() async throws {
        let commit = Task {
            try await environment.commit(
                LikeStoryMutation(id: "s"),
                optimisticResponse: ["likeStory": ["id": "s", "likeCount": 5]]
            )
        }
        let call = try await network.call()
        #expect(environment.store.records["\"s\""]?.contains("5") == true)
        whenItComes.withLock { $0 = { commit.cancel() } }
        call.respond(likeResponse(7))
        await #expect(throws: CancellationError.self) { try await commit.value }
        #expect(isRefused)
        #expect(environment.store.records.isEmpty)
    }

    @Test func aResetRefusesWhatHasCome() async throws {
        let fetch = Task { try await environment.fetch(WideQuery()) }
        whenItComes.withLock { [environment] in $0 = { environment.reset() } }
        try await network.call().respond(itemsResponse(["1"]))
        await #expect(throws: StoreError.reset(definition: "WideQuery")) { try await fetch.value }
        #expect(environment.store.records.isEmpty)
    }

    @Test func aRevokedPermitPermitsNothing() throws {
        let permit = WritePermit()
        #expect(try permit.use { 1 } == 1)
        permit.revoke()
        #expect(throws: CancellationError.self) { try permit.use { 1 } }
    }
}
