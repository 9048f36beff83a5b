import Observation
import Testing

@testable import Relay

/// Models whose objects are part of other models' data.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct FollowingModelTests {
    private let library = Library(5)
    private let test = TestEnvironment()

    private func books(_ id: String? = "l") -> QueryModel<LibraryQuery> {
        let query = id.map { LibraryQuery(id: ID($0), first: .value(2)) }
        return QueryModel(query, in: library.environment)
    }

    private func list(
        _ query: QueryModel<LibraryQuery>
    ) -> PaginationModel<Books_library> {
        PaginationModel(following: query) { $0.library?.books_library }
    }

    private func rows(
        _ list: PaginationModel<Books_library>
    ) -> FragmentListModel<BookRow_book> {
        FragmentListModel(following: list) { $0.books?.map(\.bookRow_book) }
    }

    private func story(_ query: QueryModel<StoryQuery>) -> FragmentModel<StoryRow_story> {
        FragmentModel(following: query) { $0.node?.storyRow_story }
    }

    private func stories(_ id: String? = "s") -> QueryModel<StoryQuery> {
        QueryModel(id.map { StoryQuery(id: ID($0)) }, in: test.environment)
    }

    // MARK: - Frames

    @Test func aChainShowsEachStateFromTheFirstFrameOn() async throws {
        let shelves = library.shelves
        // Not answered at once, because it may be before the models are read.
        library.test.network.answer { _, _ in nil }
        let query = books()
        let list = list(query)
        let rows = rows(list)
        #expect(rows.phase == .loading && rows.isLoading && rows.data == nil && rows.error == nil)
        #expect(list.phase == .loading && list.isLoading && list.reference == nil)
        let call = try await library.test.network.call()
        library.test.network.answer { shelves.response($0, $1) }
        call.respond(shelves.response(call.request, call.variables))
        while query.isLoading { await Task.yield() }
        // All at once.
        #expect(list.data?.books?.count == 2 && list.hasNext && list.phase == .loaded)
        #expect(rows.data?.count == 2 && rows.phase == .loaded && !rows.isLoading)
        list.loadNext(2)
        #expect(list.isLoadingNext)
        while list.isLoadingNext { await Task.yield() }
        #expect(list.data?.books?.count == 4 && rows.data?.count == 4)
    }

    @Test func aFailureIsThatOfTheOtherModelAndIsRetriedThere() async throws {
        let query = stories()
        let row = story(query)
        #expect(row.phase == .loading)
        let phases = ChangeCounter { _ = row.phase }
        try await test.network.call().fail(Outage())
        while query.phase == .loading { await Task.yield() }
        #expect(row.phase == .failed && row.error is Outage && !row.isLoading)
        #expect(phases.count > 0)
        row.retry()
        try await test.network.call(1).respond(storyResponse(likes: 7))
        while query.isLoading || query.error != nil { await Task.yield() }
        #expect(row.data?.likeCount == 7 && row.phase == .loaded && row.error == nil)
    }

    @Test func dataThatStaysIsShownAfterAFailure() async throws {
        _ = try test.story()
        let query = stories()
        let row = story(query)
        #expect(row.data?.likeCount == 0)
        async let refreshed: Void = query.refresh()
        try await test.network.call().fail(Outage())
        await refreshed
        #expect(query.phase == .failed && row.phase == .loaded && row.data?.likeCount == 0)
    }

    @Test func withoutAnObjectItIsEmpty() async throws {
        try test.write(#"{"data":{"node":null}}"#, StoryQuery(id: "s"))
        let query = stories()
        let row = story(query)
        #expect(row.phase == .empty && row.data == nil && row.error == nil)
        let list = FragmentListModel<StoryRow_story>(following: query) { _ in [] }
        #expect(list.data == [] && list.phase == .loaded || list.phase == .empty)
        let none = FragmentListModel<StoryRow_story>(following: query) { _ in nil }
        #expect(none.data == nil && none.phase == .empty)
        let idle = story(stories(nil))
        #expect(idle.phase == .empty && idle.data == nil)
    }

    // MARK: - Changes

    @Test func anObserverOfItHearsOfEachChange() async throws {
        let references = try test.stories(["a", "b"])
        let query = stories("a")
        let row = story(query)
        #expect(row.reference == references[0])
        let data = ChangeCounter { _ = row.data }
        query.query = StoryQuery(id: "b")
        #expect(data.count == 1 && row.reference?.dataID == references[1].dataID)
        #expect(row.data != nil)
        await test.quiet()
        // And of changes of its own object.
        let likes = ChangeCounter { _ = row.data }
        try test.like(["b"], 9)
        await test.quiet()
        #expect(likes.count == 1 && row.data?.likeCount == 9)
        try test.like(["a"], 10)
        await test.quiet()
        #expect(likes.count == 1)
    }

    @Test func parentsAndChildrenNeverDiffer() async throws {
        _ = try test.stories(["a", "b"], likes: 1)
        let query = stories("a")
        let row = story(query)
        for turn in 0..<40 {
            query.query = StoryQuery(id: turn % 2 == 0 ? "b" : "a")
            #expect(row.reference == query.data?.node?.storyRow_story)
            try test.like(["a", "b"], turn)
            await test.quiet()
            #expect(row.data?.likeCount == turn)
        }
    }

    @Test func anObjectThatIsDeletedLeaves() async throws {
        _ = try test.stories(["a"])
        let query = stories("a")
        let row = story(query)
        #expect(row.data != nil)
        try test.environment.commitUpdate { $0.delete("a") }
        await test.quiet()
        #expect(row.data == nil && query.data?.node == nil)
    }

    @Test func afterAResetThereIsNone() async throws {
        _ = try test.stories(["a"])
        let query = stories("a")
        let row = story(query)
        #expect(row.data != nil)
        test.environment.reset()
        await test.quiet()
        #expect(row.data == nil && row.phase == .failed && row.error is StoreError)
        #expect(query.data == nil)
    }

    @Test func theEnvironmentIsThatOfTheOtherModel() async throws {
        _ = try test.stories(["a"])
        let query = QueryModel(StoryQuery(id: "a"))
        let row = story(query)
        #expect(row.error as? ModelError == .noEnvironment && row.environment == nil)
        query.environment = test.environment
        #expect(row.data != nil && row.environment === test.environment)
        let other = TestEnvironment()
        query.environment = other.environment
        #expect(row.data == nil && row.phase == .loading)
        query.environment = nil
        #expect(row.data == nil && row.error as? ModelError == .noEnvironment)
    }

    @Test func settingAnObjectEndsIt() async throws {
        let references = try test.stories(["a", "b", "c"])
        let query = stories("a")
        let row = story(query)
        // Before it was ever read.
        row.reference = references[1]
        #expect(row.data != nil && row.reference == references[1])
        #expect(row.environment === test.environment)
        query.query = StoryQuery(id: "c")
        #expect(row.reference == references[1])
        let list = FragmentListModel(following: query) { data in
            [data.node?.storyRow_story].compactMap { $0 }
        }
        #expect(list.data?.count == 1)
        list.references = references
        #expect(list.data?.count == 3)
        list.environment = nil
        #expect(list.data == nil && list.error as? ModelError == .noEnvironment)
        let reads = ChangeCounter { list.references = references }
        list.references = []
        #expect(reads.count == 0)
    }

    // MARK: - Requests

    @Test func aRefetchEndsWithTheObject() async throws {
        library.shelves["crime"] = ["c0"]
        library.shelves["art"] = ["a0"]
        let query = books()
        let list = list(query)
        _ = list.data
        while query.isLoading { await Task.yield() }
        list.refetch(with: .init(genre: "crime"))
        while list.isRefetching { await Task.yield() }
        #expect(list.data?.books?.map(\.id) == ["c0"])
        let changes = ChangeCounter { _ = list.data }
        query.query = LibraryQuery(id: "l", first: .value(1), genre: .value("art"))
        _ = list.data
        while query.isLoading { await Task.yield() }
        #expect(list.data?.books?.map(\.id) == ["a0"] && changes.count > 0)
        library.test.network.answer { _, _ in nil }
        list.loadNext(1)
        list.refetch(with: .init(genre: "crime"))
        #expect(list.isRefetching)
        query.query = LibraryQuery(id: "l", first: .value(2))
        // The answer is in the store.
        #expect(!list.isRefetching && !list.isLoadingNext && list.loadError == nil)
        #expect(list.data?.books?.map(\.id) == ["b0", "b1"])
    }

    @Test func theEndOfAChainRetriesTheQuery() async throws {
        let shelves = library.shelves
        library.test.network.answer { _, _ in nil }
        let query = books()
        let list = list(query)
        let rows = rows(list)
        #expect(rows.phase == .loading)
        try await library.test.network.call().fail(Outage())
        while query.phase == .loading { await Task.yield() }
        #expect(rows.phase == .failed && list.phase == .failed)
        library.test.network.answer { shelves.response($0, $1) }
        rows.retry()
        while query.isLoading || query.error != nil { await Task.yield() }
        await library.test.quiet()
        #expect(rows.data?.count == 2)
    }

    @Test func theVariablesOfAFirstRefetchAreRetried() async throws {
        library.shelves["crime"] = ["c0"]
        let query = books()
        _ = query.data
        while query.isLoading { await Task.yield() }
        let (list, shelves) = (list(query), library.shelves)
        library.test.network.forgetCalls()
        library.test.network.answer { _, _ in nil }
        list.refetch(with: .init(genre: "crime"))
        try await library.test.network.call().fail(Outage())
        while list.isRefetching { await Task.yield() }
        library.test.network.answer { shelves.response($0, $1) }
        list.retry()
        while list.isRefetching { await Task.yield() }
        #expect(list.data?.books?.map(\.id) == ["c0"])
    }

    @Test func requestsBeforeItWasReadAreForItsObject() async throws {
        let query = books()
        _ = query.data
        while query.isLoading { await Task.yield() }
        let list = list(query)
        list.loadNext(2)
        #expect(list.isLoadingNext)
        while list.isLoadingNext { await Task.yield() }
        let other = self.list(query)
        await other.refresh()
        #expect(other.data?.books?.count == 4)
    }

    @Test func requestsWithoutAnObjectAreLogged() async throws {
        let events = Locked<[LogEvent]>([])
        let listening = library.environment.observeEvents { logged in
            guard case .modelWithoutReference = logged.event else { return }
            events.withLock { $0.append(logged.event) }
        }
        let model = PaginationModel<Books_library>(in: library.environment)
        #expect(!model.hasNext && !model.hasPrevious && !model.isLoadingNext)
        model.loadNext(1)
        model.loadPrevious(1)
        model.refetch(with: .init(genre: "crime"))
        await model.refresh()
        let calls = ["loadNext", "loadPrevious", "refetch", "refresh"]
        #expect(
            events.withLock { $0 }
                == calls.map { .modelWithoutReference(definition: "Books_library", call: $0) }
        )
        // It waits for its object, or has an end.
        let waiting = list(books(nil))
        waiting.loadNext(1)
        await waiting.refresh()
        model.reference = try await library.open(9)
        model.loadNext(1)
        #expect(events.withLock { $0.count } == 4)
        listening.dispose()
    }

    // MARK: - Sequences and lifetimes

    @Test func valuesFollowTheOtherModel() async throws {
        _ = try test.stories(["b"], likes: 2)
        let query = stories("a")
        let row = story(query)
        var values = row.values.makeAsyncIterator()
        try await test.network.call().respond(storyResponse(likes: 1, id: "a"))
        #expect(await values.next()?.likeCount == 1)
        query.query = StoryQuery(id: "b")
        #expect(await values.next()?.likeCount == 2)
        try test.like(["b"], 3)
        #expect(await values.next()?.likeCount == 3)
        // Several changes at once.
        _ = try test.stories(["c"], likes: 4)
        for id in ["a", "b", "c"] { query.query = StoryQuery(id: ID(id)) }
        #expect(await values.next()?.likeCount == 4)
        // Another property has taken the object meanwhile.
        query.query = StoryQuery(id: "b")
        _ = row.reference
        #expect(await values.next()?.likeCount == 3)
        row.reference = nil
        query.query = StoryQuery(id: "a")
        await test.quiet()
        #expect(row.data == nil)
    }

    @Test func valuesOfAListFollowAChain() async throws {
        let query = books()
        let list = list(query)
        let rows = rows(list)
        var values = rows.values.makeAsyncIterator()
        #expect(await values.next()?.count == 2)
        list.loadNext(2)
        #expect(await values.next()?.count == 4)
        query.query = LibraryQuery(id: "l", first: .value(1), genre: .value("none"))
        #expect(await values.next()?.isEmpty == true)
    }

    @Test func itKeepsTheOtherModelAndNotTheReverse() async throws {
        _ = try test.stories(["a"])
        weak var parent: QueryModel<StoryQuery>?
        var row: FragmentModel<StoryRow_story>?
        do {
            let query = stories("a")
            parent = query
            row = story(query)
            weak var child: FragmentModel<StoryRow_story>?
            var stream: AsyncStream<StoryRow_story.Data>.Iterator?
            do {
                let other = story(query)
                child = other
                stream = other.values.makeAsyncIterator()
            }
            #expect(child == nil)
            while await stream?.next() != nil {}
        }
        #expect(row?.data != nil && parent != nil)
        row = nil
        for _ in 0..<10_000 where parent != nil { await Task.yield() }
        #expect(parent == nil)
    }
}
