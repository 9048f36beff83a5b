import Testing

@testable import Relay

/// Every call that takes a reference, with one that can't be used: of an earlier session, of another
/// environment, or to an object that was deleted.
@Suite(.timeLimit(.minutes(10))) struct UnusableReferenceTests {
    private let library = Library(9)

    private var environment: RelayEnvironment { library.environment }

    /// A call, and the error that it throws.
    private typealias Call = (name: String, run: @Sendable () async throws -> Void)

    private func calls(
        of books: FragmentRef<Books_library>,
        in environment: RelayEnvironment
    ) -> [Call] {
        [
            ("read", { _ = try environment.read(books) }),
            ("snapshot", { _ = try environment.snapshot().read(books) }),
            ("json", { _ = try environment.json(of: books) }),
            ("waitForData", { _ = try await environment.waitForData(books) }),
            ("waitForData of a list", { _ = try await environment.waitForData([books]) }),
            ("loadNext", { _ = try await environment.loadNext(1, of: books) }),
            ("loadPrevious", { _ = try await environment.loadPrevious(1, of: books) }),
            ("loadAll", { _ = try await environment.loadAll(9, of: books) }),
            ("refetch", { _ = try await environment.refetch(books) }),
            (
                "refetch, store",
                { _ = try await environment.refetch(books, fetchPolicy: .storeOnly) }
            ),
            (
                "refetch with",
                { _ = try await environment.refetch(books, with: .init(genre: "crime")) }
            ),
        ]
    }

    private func expect(
        _ error: StoreError,
        of calls: [Call],
        _ location: SourceLocation = #_sourceLocation
    ) async {
        for call in calls {
            await #expect(throws: error, "\(call.name)", sourceLocation: location) {
                try await call.run()
            }
        }
    }

    @Test func saysThatTheEnvironmentWasReset() async throws {
        let books = try await library.open(2)
        environment.reset()
        _ = try await library.open(2)
        await expect(.reset(definition: "Books_library"), of: calls(of: books, in: environment))
        let state = environment.state(of: books)
        guard case .failed(.reset(definition: "Books_library")) = state else {
            Issue.record("\(state)")
            return
        }
        for await _ in environment.observe(books) { Issue.record("has a value") }
        for await _ in environment.observe([books]) { Issue.record("has a value") }
        for await _ in environment.observeVersions(of: books) { Issue.record("has a value") }
        try environment.commitUpdate { store in
            #expect(store.record(books) == nil)
        }
        #expect(library.variables.isEmpty)
    }

    @Test func saysThatItComesFromAnotherEnvironment() async throws {
        let other = Library(3)
        _ = try await library.open(2)
        let books = try await other.open(2)
        await expect(
            .foreignReference(definition: "Books_library"),
            of: calls(of: books, in: environment)
        )
        for await _ in environment.observe(books) { Issue.record("has a value") }
        for await _ in environment.observe([books]) { Issue.record("has a value") }
        for await _ in environment.observeVersions(of: books) { Issue.record("has a value") }
        #expect(library.variables.isEmpty && other.variables.isEmpty)
        // It is as good as ever where it belongs.
        try await other.environment.loadNext(1, of: books)
        #expect(try other.ids(books) == ["b0", "b1", "b2"])
    }

    @Test func saysThatItsObjectWasDeleted() async throws {
        let books = try await library.open(2)
        try environment.commitUpdate { $0.delete("l") }
        let reading = calls(of: books, in: environment).filter {
            $0.name != "waitForData of a list" && $0.name != "refetch, store"
        }
        await expect(.deleted(definition: "Books_library"), of: reading)
        #expect(try await environment.waitForData([books]).isEmpty)
        #expect(library.variables.isEmpty)
        // A response brings the object back, with a list of its own.
        let again = try await library.open(2)
        #expect(try library.ids(again) == ["b0", "b1"])
        try await environment.loadNext(1, of: books)
        #expect(try library.ids(again) == ["b0", "b1", "b2"])
    }

    @Test func observersOfADeletedObjectSeeItsReturn() async throws {
        let books = try await library.open(2)
        let values = Collector(environment.observe(books))
        let states = Collector(environment.observeState(of: books))
        let versions = Collector(environment.observeVersions(of: books))
        _ = try await (values.values(1), states.values(1), versions.values(1))
        try environment.commitUpdate { $0.delete("l") }
        try await eventually { if case .deleted? = states.values.last { true } else { false } }
        library.shelves[""] = ["z"]
        _ = try await library.open(2)
        try await eventually { values.values.last?.books?.map(\.id) == ["z"] }
        try await eventually { states.values.last?.value?.books?.map(\.id) == ["z"] }
        try await eventually { versions.values.last?.value.books?.map(\.id) == ["z"] }
        #expect(values.values.count == 2)
    }
}
