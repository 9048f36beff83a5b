import Observation
import Testing

@testable import Relay

/// The behaviours of Relay's `useRefetchableFragment` that other suites do not have.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct RefetchBehaviours {
    private let library = Library(3)

    private var test: TestEnvironment { library.test }
    private var environment: RelayEnvironment { library.environment }
    private var network: ScriptedNetwork { library.test.network }

    private func name(
        _ library: Library,
        id: ID = "l"
    ) async throws -> FragmentRef<LibraryName_library> {
        let data = try await library.environment.fetch(LibraryQuery(id: id, first: 1))
        library.test.network.forgetCalls()
        return try #require(data.library).libraryName_library
    }

    private func makeModel() async throws -> RefetchableModel<LibraryName_library> {
        RefetchableModel(try await name(library), in: environment)
    }

    private func respond(_ call: ScriptedNetwork.Call) {
        call.respond(library.shelves.response(call.request, call.variables))
    }

    /// Lets requests wait for the test.
    private func hold() { network.answer { _, _ in nil } }

    // MARK: - Before a refetch

    @Test func showsDataFollowsItAndIsEmptyWithoutAReference() async throws {
        let model = try await makeModel()
        #expect(model.data?.name == "Library in en" && model.phase == .loaded)
        #expect(!model.isRefetching && model.loadError == nil)
        try environment.commitUpdate { store in
            store.record("l")?.setValue("New", for: "name", arguments: ["language": "en"])
        }
        await test.quiet()
        #expect(model.data?.name == "New")
        let empty = RefetchableModel<LibraryName_library>(in: environment)
        #expect(empty.data == nil && empty.phase == .empty && empty.error == nil)
        empty.refetch(with: .init(language: "fr"))
        await empty.refresh()
        #expect(!empty.isRefetching && empty.loadError == nil && network.calls.isEmpty)
    }

    @Test func isLoadingWhileItsQueryIsInFlight() async throws {
        let query = LibraryQuery(id: "l", first: 1)
        try test.write(#"{"data":{"library":{"__typename":"Library","id":"l"}}}"#, query)
        let data = try environment.read(query)
        hold()
        let model = RefetchableModel(data.library?.libraryName_library, in: environment)
        #expect(model.phase == .failed && model.error is StoreError)
        await test.quiet()
        let environment = environment
        let fetch = Task { try await environment.fetch(query) }
        let call = try await network.call()
        try await eventuallyShown { model.phase == .loading }
        respond(call)
        _ = try await fetch.value
        try await eventuallyShown { model.data?.name == "Library in en" }
        #expect(model.phase == .loaded && model.error == nil)
    }

    // MARK: - Other variables

    @Test func showsTheDataOfOtherVariablesAndFollowsIt() async throws {
        let model = try await makeModel()
        hold()
        model.refetch(with: .init(language: "fr"))
        #expect(model.isRefetching && model.data?.name == "Library in en")
        let call = try await network.call()
        #expect(call.variables == ["id": "l", "language": "fr"])
        respond(call)
        try await eventuallyShown { !model.isRefetching }
        #expect(model.data?.name == "Library in fr" && model.phase == .loaded)
        try environment.commitUpdate { store in
            store.record("l")?.setValue("Neuf", for: "name", arguments: ["language": "fr"])
            store.record("l")?.setValue("Old", for: "name", arguments: ["language": "en"])
        }
        await test.quiet()
        #expect(model.data?.name == "Neuf")
        // What it shows stays in the store.
        environment.releaseMemory()
        #expect(model.data?.name == "Neuf" && model.phase == .loaded)
    }

    @Test func aFailureKeepsTheDataAndCanBeRetried() async throws {
        let model = try await makeModel()
        hold()
        let errors = ChangeCounter { _ = model.loadError }
        model.refetch(with: .init(language: "fr"))
        try await network.call(0).fail(Outage())
        try await eventuallyShown { !model.isRefetching }
        #expect(model.loadError is Outage && errors.count == 1)
        #expect(model.data?.name == "Library in en" && model.phase == .loaded)
        model.retry()
        #expect(model.isRefetching)
        let second = try await network.call(1)
        #expect(second.variables["language"] == "fr")
        respond(second)
        try await eventuallyShown { !model.isRefetching }
        #expect(model.data?.name == "Library in fr" && model.loadError == nil)
    }

    nonisolated static let otherObjects = [
        #"{"data":{"node":{"__typename":"Book","id":"other"}}}"#,
        #"{"data":{"node":{"__typename":"Library","id":"other","name":"Other"}}}"#,
        #"{"data":{"node":null}}"#,
    ]

    @Test(arguments: otherObjects)
    func anotherObjectThanItsOwnIsAFailure(response: String) async throws {
        let reference = try await name(library)
        let model = RefetchableModel(reference, in: environment)
        #expect(model.data?.name == "Library in en")
        network.answer { _, _ in response }
        let error = RefetchError.notReturned(fragment: "LibraryName_library")
        let environment = environment
        let refetch = Task {
            try await environment.refetch(reference, with: .init(language: "fr"))
        }
        let result = await refetch.result
        #expect(throws: error) { try result.get() }
        model.refetch(with: .init(language: "fr"))
        try await eventuallyShown { !model.isRefetching }
        #expect(model.data?.name == "Library in en" && model.phase == .loaded)
        #expect(model.loadError as? RefetchError == error)
    }

    // MARK: - Another reference or environment

    @Test func anotherEnvironmentResetsItAndIsAsked() async throws {
        let other = Library(3)
        let otherName = try await name(other)
        let model = try await makeModel()
        model.refetch(with: .init(language: "fr"))
        try await eventuallyShown { !model.isRefetching }
        #expect(model.data?.name == "Library in fr")
        network.forgetCalls()
        model.reference = nil
        model.environment = other.environment
        model.reference = otherName
        #expect(model.data?.name == "Library in en" && !model.isRefetching)
        model.refetch(with: .init(language: "de"))
        try await eventuallyShown { !model.isRefetching }
        #expect(model.data?.name == "Library in de")
        #expect(network.calls.isEmpty && other.test.network.calls.count == 1)
        try other.environment.commitUpdate { store in
            store.record("l")?.setValue("Neu", for: "name", arguments: ["language": "de"])
        }
        await other.test.quiet()
        #expect(model.data?.name == "Neu")
        await test.quiet()
        #expect(environment.inspect().statistics.subscriptions == 0)
    }

    @Test func anotherReferenceResetsIt() async throws {
        let model = try await makeModel()
        let second = try await name(library, id: "m")
        try environment.commitUpdate { store in
            store.record("m")?.setValue("Second", for: "name", arguments: ["language": "en"])
        }
        model.refetch(with: .init(language: "fr"))
        try await eventuallyShown { !model.isRefetching }
        model.reference = second
        #expect(model.data?.name == "Second" && model.loadError == nil)
        model.refetch(with: .init(language: "fr"))
        try await eventuallyShown { !model.isRefetching }
        #expect(library.variables.last == ["id": "m", "language": "fr"])
    }

    @Test func whatWasAskedBeforeAChangeIsCancelledAndIgnored() async throws {
        let model = try await makeModel()
        let second = try await name(library, id: "m")
        hold()
        model.refetch(with: .init(language: "fr"))
        let call = try await network.call()
        model.reference = second
        #expect(!model.isRefetching)
        try await eventuallyShown { call.termination == .cancelled }
        respond(call)
        #expect(try await remainsShown { model.data?.name == "Library in en" })
        #expect(model.loadError == nil)
        model.refetch(with: .init(language: "fr"))
        let other = try await network.call(1)
        model.environment = Library().environment
        #expect(!model.isRefetching && model.phase == .failed)
        try await eventuallyShown { other.termination == .cancelled }
    }

    @Test func aModelThatGoesCancelsItsRequest() async throws {
        var model: RefetchableModel? = try await makeModel()
        _ = model?.data
        hold()
        model?.refetch(with: .init(language: "fr"))
        let call = try await network.call()
        model = nil
        try await eventuallyShown { call.termination == .cancelled }
        await test.quiet()
        #expect(environment.inspect().statistics.subscriptions == 0)
    }

    // MARK: - Several refetches

    @Test func refetchesAgainAndAgain() async throws {
        let model = try await makeModel()
        for count in 1...3 {
            model.refetch(with: .init(language: "fr"))
            try await eventuallyShown { !model.isRefetching }
            #expect(model.data?.name == "Library in fr" && network.calls.count == count)
        }
    }

    /// So a view that refetches after each change of its data does not go round in circles.
    @Test func aRefetchWithTheSameDataChangesNothing() async throws {
        let model = try await makeModel()
        #expect(model.data?.name == "Library in en")
        await test.quiet()
        let changes = Locked(0)
        withObservationTracking {
            _ = (model.data, model.phase)
        } onChange: {
            changes.withLock { $0 += 1 }
        }
        await model.refresh()
        await test.quiet()
        #expect(network.calls.count == 1 && changes.withLock { $0 } == 0)
    }

    @Test func theNewestOfSeveralIsShown() async throws {
        let model = try await makeModel()
        hold()
        let flights = ChangeCounter { _ = model.isRefetching }
        model.refetch(with: .init(language: "fr"))
        let first = try await network.call(0)
        model.refetch(with: .init(language: "de"))
        let second = try await network.call(1)
        try await eventuallyShown { first.termination == .cancelled }
        respond(first)
        #expect(try await remainsShown { model.data?.name == "Library in en" })
        #expect(model.isRefetching && flights.count == 1)
        // And back to the first.
        model.refetch(with: .init(language: "fr"))
        let third = try await network.call(2)
        try await eventuallyShown { second.termination == .cancelled }
        respond(second)
        #expect(try await remainsShown { model.data?.name == "Library in en" })
        respond(third)
        try await eventuallyShown { !model.isRefetching }
        #expect(model.data?.name == "Library in fr" && model.loadError == nil)
        try await eventuallyShown { flights.count == 2 }
    }

    @Test func aFailureOfOneThatWasReplacedIsNotShown() async throws {
        let model = try await makeModel()
        hold()
        model.refetch(with: .init(language: "fr"))
        let first = try await network.call(0)
        first.fail(Outage())
        model.refetch(with: .init(language: "de"))
        respond(try await network.call(1))
        try await eventuallyShown { !model.isRefetching }
        #expect(model.data?.name == "Library in de" && model.loadError == nil)
    }

    // MARK: - Fetch policies

    private func makeModelWithStoredFrench() async throws -> RefetchableModel<LibraryName_library> {
        let reference = try await name(library)
        _ = try await environment.refetch(reference, with: .init(language: "fr"))
        network.forgetCalls()
        hold()
        return RefetchableModel(reference, in: environment)
    }

    @Test(arguments: [FetchPolicy.storeOrNetwork, .storeOnly])
    func storedDataIsShownWithoutARequest(policy: FetchPolicy) async throws {
        let model = try await makeModelWithStoredFrench()
        model.refetch(with: .init(language: "fr"), fetchPolicy: policy)
        try await eventuallyShown { !model.isRefetching }
        #expect(model.data?.name == "Library in fr" && network.calls.isEmpty)
    }

    @Test func storeOrNetworkAsksForWhatIsMissing() async throws {
        let model = try await makeModelWithStoredFrench()
        model.refetch(with: .init(language: "de"), fetchPolicy: .storeOrNetwork)
        let call = try await network.call()
        #expect(model.data?.name == "Library in en" && model.isRefetching)
        respond(call)
        try await eventuallyShown { !model.isRefetching }
        #expect(model.data?.name == "Library in de")
    }

    @Test func storeAndNetworkShowsStoredDataMeanwhile() async throws {
        let model = try await makeModelWithStoredFrench()
        #expect(model.data?.name == "Library in en")
        model.refetch(with: .init(language: "fr"), fetchPolicy: .storeAndNetwork)
        let call = try await network.call()
        try await eventuallyShown { model.data?.name == "Library in fr" }
        #expect(model.isRefetching)
        call.respond(#"{"data":{"node":{"__typename":"Library","id":"l","name":"Neuf"}}}"#)
        try await eventuallyShown { !model.isRefetching }
        #expect(model.data?.name == "Neuf" && model.loadError == nil)
        // If the network fails, the stored data stays.
        model.refetch(with: .init(language: "en"), fetchPolicy: .storeAndNetwork)
        try await network.call(1).fail(Outage())
        try await eventuallyShown { !model.isRefetching }
        #expect(model.data?.name == "Library in en" && model.loadError is Outage)
    }

    @Test func storeAndNetworkWaitsForWhatIsMissing() async throws {
        let model = try await makeModelWithStoredFrench()
        model.refetch(with: .init(language: "de"), fetchPolicy: .storeAndNetwork)
        let call = try await network.call()
        #expect(try await remainsShown { model.data?.name == "Library in en" })
        respond(call)
        try await eventuallyShown { !model.isRefetching }
        #expect(model.data?.name == "Library in de" && network.calls.count == 1)
    }

    @Test func whatWasReplacedShowsNoStoredData() async throws {
        let model = try await makeModelWithStoredFrench()
        model.refetch(with: .init(language: "fr"), fetchPolicy: .storeAndNetwork)
        model.refetch(with: .init(language: "de"), fetchPolicy: .storeAndNetwork)
        try await eventuallyShown { !network.calls.filter { $0.termination == nil }.isEmpty }
        #expect(try await remainsShown { model.data?.name == "Library in en" })
        model.reference = nil
        #expect(!model.isRefetching)
    }

    @Test func networkOnlyAsksEvenIfTheStoreHasTheData() async throws {
        let model = try await makeModelWithStoredFrench()
        model.refetch(with: .init(language: "fr"), fetchPolicy: .networkOnly)
        let call = try await network.call()
        #expect(try await remainsShown { model.data?.name == "Library in en" })
        respond(call)
        try await eventuallyShown { !model.isRefetching }
        #expect(model.data?.name == "Library in fr")
    }

    @Test func storeOnlySaysWhatIsMissingAndKeepsTheData() async throws {
        let model = try await makeModelWithStoredFrench()
        #expect(model.data?.name == "Library in en")
        model.refetch(with: .init(language: "de"), fetchPolicy: .storeOnly)
        try await eventuallyShown { !model.isRefetching }
        #expect(model.data?.name == "Library in en" && model.phase == .failed)
        #expect(
            model.error as? StoreError
                == .missing(definition: "LibraryName_library", fields: ["name"])
        )
        #expect(network.calls.isEmpty)
    }

    // MARK: - Identity

    /// The query has the id under another name, or not at all.
    @Test func theObjectIsThatOfTheFragmentAndNotOfItsQuery() async throws {
        network.answer { _, _ in
            #"{"data":{"library":{"__typename":"Library","id":"real","name":"N","books":null,"#
                + #""hall":null}}}"#
        }
        let reference = try await name(library, id: "alias")
        network.answer { _, _ in nil }
        let model = RefetchableModel(reference, in: environment)
        model.refetch(with: .init(language: "fr"))
        let call = try await network.call()
        #expect(call.variables == ["id": "real", "language": "fr"])
        call.respond(#"{"data":{"node":{"__typename":"Library","id":"real","name":"Vrai"}}}"#)
        try await eventuallyShown { !model.isRefetching }
        #expect(model.data?.name == "Vrai")
    }
}
