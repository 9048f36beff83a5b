import Observation
import Testing

@testable import Relay

@MainActor
@Suite(.timeLimit(.minutes(10))) struct PaginationModelTests {
    private func ids(_ model: PaginationModel<Books_library>) -> [String]? {
        model.data?.books?.map(\.id.rawValue)
    }

    @Test func loadsPages() async throws {
        let library = Library(5)
        let model = PaginationModel(try await library.open(2), in: library.environment)
        #expect(ids(model) == ["b0", "b1"] && model.hasNext && !model.hasPrevious)
        let data = ChangeCounter { _ = model.data }
        let loading = ChangeCounter { _ = model.isLoadingNext }
        model.loadNext(2)
        #expect(model.isLoadingNext && loading.count == 1 && data.count == 0)
        model.loadNext(2)
        while model.isLoadingNext { await Task.yield() }
        // The rows don't come after the end of loading.
        #expect(ids(model) == ["b0", "b1", "b2", "b3"])
        await library.test.quiet()
        #expect(ids(model) == ["b0", "b1", "b2", "b3"] && data.count == 1)
        #expect(library.test.network.calls.count == 1)
        model.loadNext(2)
        while model.isLoadingNext { await Task.yield() }
        await library.test.quiet()
        #expect(ids(model)?.count == 5 && !model.hasNext)
        model.loadNext(2)
        #expect(!model.isLoadingNext && library.test.network.calls.count == 2)
    }

    @Test func loadsPreviousPages() async throws {
        let library = Library(5)
        let model = PaginationModel(
            try await library.open(2, after: "cb2"),
            in: library.environment
        )
        #expect(model.hasPrevious)
        model.loadPrevious(2)
        #expect(model.isLoadingPrevious && !model.isLoadingNext)
        while model.isLoadingPrevious { await Task.yield() }
        await library.test.quiet()
        #expect(ids(model) == ["b1", "b2", "b3", "b4"])
    }

    @Test func aFailedPageCanBeRetried() async throws {
        let library = Library(5)
        let model = PaginationModel(try await library.open(2), in: library.environment)
        library.test.network.answer { _, _ in nil }
        model.loadNext(2)
        try await library.test.network.call(0).fail(Outage())
        while model.isLoadingNext { await Task.yield() }
        #expect(model.loadError is Outage && ids(model) == ["b0", "b1"] && model.phase == .loaded)
        let shelves = library.shelves
        library.test.network.answer { shelves.response($0, $1) }
        model.retry()
        while model.isLoadingNext { await Task.yield() }
        await library.test.quiet()
        #expect(model.loadError == nil && ids(model)?.count == 4)
    }

    @Test func refreshesAsManyRowsAsThereAre() async throws {
        let library = Library(6)
        let model = PaginationModel(try await library.open(4), in: library.environment)
        #expect(ids(model)?.count == 4)
        library.shelves.change { $0.insert("new", at: 0) }
        await model.refresh()
        #expect(ids(model) == ["new", "b0", "b1", "b2"] && !model.isRefetching)
    }

    @Test func refetchesWithOtherVariables() async throws {
        let library = Library(4)
        library.shelves["crime/new"] = ["c0"]
        library.shelves["crime"] = ["c0"]
        let books = try await library.open(2)
        let model = PaginationModel(books, in: library.environment)
        #expect(ids(model) == ["b0", "b1"])
        model.refetch(with: .init(genre: "crime"))
        #expect(model.isRefetching && ids(model) == ["b0", "b1"])
        while model.isRefetching { await Task.yield() }
        await library.test.quiet()
        #expect(ids(model) == ["c0"] && model.loadError == nil)
        model.reference = books
        #expect(ids(model) == ["c0"])
        model.reference = try await library.open(3)
        #expect(ids(model)?.count == 3)
    }

    @Test func cancelsItsRequestsWhenItGoes() async throws {
        let library = Library(5)
        var model: PaginationModel? = PaginationModel(
            try await library.open(2),
            in: library.environment
        )
        library.test.network.answer { _, _ in nil }
        model?.loadNext(2)
        let call = try await library.test.network.call(0)
        model?.refetch(with: .init(genre: "crime"))
        let other = try await library.test.network.call(1)
        model = nil
        try await eventually { call.termination == .cancelled && other.termination == .cancelled }
        await library.test.quiet()
        #expect(library.environment.inspect().statistics.subscriptions == 0)
    }

    @Test func anotherReferenceCancelsThePage() async throws {
        let library = Library(5)
        library.shelves["crime"] = []
        let model = PaginationModel(try await library.open(2), in: library.environment)
        let crime = try await library.open(2, genre: "crime")
        library.test.network.answer { _, _ in nil }
        let loading = ChangeCounter { _ = model.isLoadingNext }
        model.loadNext(2)
        let call = try await library.test.network.call(0)
        await Task.yield()
        model.reference = crime
        #expect(!model.isLoadingNext && loading.count == 2)
        #expect(model.phase == .empty && ids(model) == [])
        try await eventually { call.termination == .cancelled }
    }
}
