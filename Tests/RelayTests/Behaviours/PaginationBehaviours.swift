import Testing

@testable import Relay

/// The behaviours of Relay's `usePaginationFragment` that other suites do not have.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct PaginationBehaviours {
    private let library = Library(6)

    private var test: TestEnvironment { library.test }
    private var environment: RelayEnvironment { library.environment }
    private var network: ScriptedNetwork { library.test.network }

    private typealias Model = PaginationModel<Books_library>

    private func ids(_ model: Model) -> [String]? { model.data?.books?.map(\.id.rawValue) }

    private func makeModel(_ count: Int = 2, genre: String? = nil) async throws -> Model {
        PaginationModel(try await library.open(count, genre: genre), in: environment)
    }

    private func respond(_ call: ScriptedNetwork.Call) {
        call.respond(library.shelves.response(call.request, call.variables))
    }

    /// Lets requests wait for the test.
    private func hold() { network.answer { _, _ in nil } }

    /// Answers requests at once.
    private func release() {
        let shelves = library.shelves
        network.answer { shelves.response($0, $1) }
    }

    // MARK: - Before a page

    @Test func isEmptyAndLoadsNothingWithoutAReference() async throws {
        let model = Model(in: environment)
        #expect(model.data == nil && model.phase == .empty)
        #expect(!model.hasNext && !model.hasPrevious)
        #expect(!model.isLoadingNext && !model.isLoadingPrevious)
        model.loadNext(1)
        model.loadPrevious(1)
        #expect(!model.isLoadingNext && !model.isLoadingPrevious && model.loadError == nil)
        #expect(try await remainsShown { network.calls.isEmpty })
    }

    @Test func followsTheListAndItsRows() async throws {
        let model = try await makeModel()
        let row = FragmentModel(model.data?.books?.first?.bookRow_book, in: environment)
        #expect(row.data?.title == "Title b0")
        let data = ChangeCounter { _ = model.data }
        try environment.commitUpdate { $0.record("b0")?.setValue("New", for: "title") }
        await test.quiet()
        // The row's title is the row's.
        #expect(row.data?.title == "New" && data.count == 0)
        #expect(model.hasNext && !model.hasPrevious && !model.isLoadingNext)
    }

    @Test func isLoadingWhileItsQueryIsInFlight() async throws {
        let query = LibraryQuery(id: "l", first: 2, tags: .null)
        try test.write(#"{"data":{"library":{"__typename":"Library","id":"l"}}}"#, query)
        let data = try environment.read(query)
        hold()
        let model = Model(data.library?.books_library, in: environment)
        #expect(model.phase == .failed && model.error is StoreError)
        await test.quiet()
        let environment = environment
        let fetch = Task { try await environment.fetch(query) }
        let call = try await network.call()
        try await eventuallyShown { model.phase == .loading }
        respond(call)
        _ = try await fetch.value
        try await eventuallyShown { ids(model) == ["b0", "b1"] }
        #expect(model.hasNext && model.phase == .loaded)
    }

    // MARK: - Pages

    @Test func theRowsComeBeforeLoadingEnds() async throws {
        let model = try await makeModel()
        hold()
        let loading = ChangeCounter { _ = model.isLoadingNext }
        model.loadNext(1)
        let call = try await network.call()
        #expect(call.variables == ["after": "cb1", "first": 1, "tags": .null, "id": "l"])
        #expect(model.isLoadingNext && ids(model) == ["b0", "b1"] && model.hasNext)
        respond(call)
        try await eventuallyShown { !model.isLoadingNext }
        #expect(ids(model) == ["b0", "b1", "b2"] && model.hasNext && !model.hasPrevious)
        try await eventuallyShown { loading.count == 2 }
    }

    @Test func hasNextFollowsTheLastPage() async throws {
        let model = try await makeModel(5)
        let hasNext = ChangeCounter { _ = model.hasNext }
        #expect(model.hasNext)
        model.loadNext(5)
        try await eventuallyShown { !model.isLoadingNext }
        #expect(ids(model)?.count == 6 && !model.hasNext && hasNext.count == 1)
        // At the end, nothing is asked, by the model or the environment.
        network.forgetCalls()
        model.loadNext(1)
        #expect(!model.isLoadingNext)
        let books = try #require(model.reference)
        #expect(try await environment.loadNext(1, of: books) == .atEnd)
        #expect(network.calls.isEmpty)
    }

    @Test func theFiltersOfTheListAreThoseOfItsQuery() async throws {
        library.shelves["crime"] = ["c0", "c1", "c2"]
        let model = try await makeModel(1, genre: "crime")
        #expect(ids(model) == ["c0"])
        model.loadNext(1)
        try await eventuallyShown { !model.isLoadingNext }
        #expect(ids(model) == ["c0", "c1"])
        #expect(library.variables.map(\.values["genre"]) == ["crime"])
    }

    @Test func thePageIsThatOfTheFragmentsObject() async throws {
        let page = Shelves.page(["b0"], next: true)
        network.answer { _, _ in
            let library: JSONValue = [
                "__typename": "Library", "id": "real", "name": .null, "books": page, "hall": .null,
            ]
            return JSONValue.object(["data": ["library": library]]).description
        }
        let query = LibraryQuery(id: "alias", first: 1, tags: .null)
        let data = try await environment.fetch(query)
        network.forgetCalls()
        release()
        let books = try #require(data.library).books_library
        #expect(
            try await environment.loadNext(2, of: books) == .loaded(added: 2, hasMore: true)
        )
        try await environment.refetch(books)
        #expect(library.variables.map { $0["id"] } == ["real", "real"])
    }

    @Test func anEqualReferenceKeepsThePage() async throws {
        let books = try await library.open(2)
        let model = Model(books, in: environment)
        hold()
        model.loadNext(2)
        let call = try await network.call()
        // As a parent does that is drawn again, also after its query was read again.
        let query = LibraryQuery(id: "l", first: 2, tags: .null)
        model.reference = try #require(try environment.read(query).library).books_library
        model.environment = environment
        #expect(model.isLoadingNext && call.termination == nil)
        respond(call)
        try await eventuallyShown { !model.isLoadingNext }
        #expect(ids(model) == ["b0", "b1", "b2", "b3"] && network.calls.count == 1)
    }

    @Test func bothDirectionsLoadAtOnce() async throws {
        let model = Model(try await library.open(2, after: "cb1"), in: environment)
        #expect(ids(model) == ["b2", "b3"])
        hold()
        model.loadNext(1)
        model.loadPrevious(1)
        #expect(model.isLoadingNext && model.isLoadingPrevious)
        respond(try await network.call(0))
        respond(try await network.call(1))
        try await eventuallyShown { !model.isLoadingNext && !model.isLoadingPrevious }
        #expect(ids(model) == ["b1", "b2", "b3", "b4"])
    }

    // MARK: - Ends without cursors

    /// Relay says that there is no next page; here the fault of the server is shown.
    @Test(arguments: [JSONValue.null, .object([:])])
    func aNextPageWithoutCursorIsAFailure(cursors: JSONValue) async throws {
        network.answer { _, _ in
            var info: JSONObject = ["hasNextPage": true, "hasPreviousPage": false]
            if cursors.isNull { (info["endCursor"], info["startCursor"]) = (.null, .null) }
            guard case .object(var page) = Shelves.page(["b0"]) else { return nil }
            page["pageInfo"] = .object(info)
            let library: JSONValue = [
                "__typename": "Library", "id": "l", "name": .null, "books": .object(page),
                "hall": .null,
            ]
            return JSONValue.object(["data": ["library": library]]).description
        }
        let data = try await environment.response(to: LibraryQuery(id: "l", first: 1)).data
        network.forgetCalls()
        let model = Model(try #require(data?.library?.books_library), in: environment)
        #expect(model.hasNext)
        model.loadNext(1)
        try await eventuallyShown { !model.isLoadingNext }
        #expect(model.loadError as? RefetchError == .noCursor(fragment: "Books_library"))
        #expect(network.calls.isEmpty)
    }

    /// Rows that failed are not the end of the list.
    @Test func theNextPageOfAListWithoutRowsIsLoaded() async throws {
        network.answer { _, _ in
            guard case .object(var page) = Shelves.page(["b0"], next: true) else { return nil }
            page["edges"] = .null
            let library: JSONValue = [
                "__typename": "Library", "id": "l", "name": .null, "books": .object(page),
                "hall": .null,
            ]
            return JSONValue.object(["data": ["library": library]]).description
        }
        let query = LibraryQuery(id: "l", first: 1, tags: .null)
        let data = try await environment.response(to: query).data
        network.forgetCalls()
        release()
        let model = Model(data?.library?.books_library, in: environment)
        #expect(model.hasNext)
        model.loadNext(1)
        try await eventuallyShown { !model.isLoadingNext }
        #expect(ids(model) == ["b1"] && model.loadError == nil)
        #expect(library.variables.map { $0["after"] } == ["cb0"])
    }

    @Test(arguments: [JSONValue.null, .bool(false)])
    func withoutTheServersWordThereIsNoNextPage(hasNext: JSONValue) async throws {
        network.answer { _, _ in
            guard case .object(var page) = Shelves.page(["b0"]) else { return nil }
            page["pageInfo"] = [
                "hasNextPage": hasNext, "hasPreviousPage": false, "endCursor": "cb0",
                "startCursor": "cb0",
            ]
            let library: JSONValue = [
                "__typename": "Library", "id": "l", "name": .null, "books": .object(page),
                "hall": .null,
            ]
            return JSONValue.object(["data": ["library": library]]).description
        }
        let data = try await environment.response(to: LibraryQuery(id: "l", first: 1)).data
        network.forgetCalls()
        let model = Model(data?.library?.books_library, in: environment)
        #expect(!model.hasNext)
        model.loadNext(1)
        #expect(try await remainsShown { !model.isLoadingNext && network.calls.isEmpty })
    }

    // MARK: - Pages that end early

    @Test func aModelThatGoesWritesNoPage() async throws {
        let books = try await library.open(2)
        var model: Model? = Model(books, in: environment)
        hold()
        model?.loadNext(2)
        let call = try await network.call()
        model = nil
        try await eventuallyShown { call.termination == .cancelled }
        respond(call)
        let again = Model(books, in: environment)
        #expect(try await remainsShown { ids(again) == ["b0", "b1"] })
        #expect(again.hasNext && !again.isLoadingNext)
    }

    @Test func anotherEnvironmentEndsThePage() async throws {
        let other = Library(4)
        let otherBooks = try await other.open(3)
        let model = try await makeModel()
        hold()
        model.loadNext(2)
        let call = try await network.call()
        model.environment = other.environment
        #expect(!model.isLoadingNext)
        model.reference = otherBooks
        #expect(ids(model) == ["b0", "b1", "b2"] && model.hasNext && !model.isLoadingNext)
        try await eventuallyShown { call.termination == .cancelled }
        #expect(other.test.network.calls.isEmpty && model.loadError == nil)
    }

    // MARK: - Pages and refetches

    @Test func loadsPagesAfterARefetchWithOtherVariables() async throws {
        library.shelves["crime"] = ["c0", "c1", "c2", "c3"]
        let model = try await makeModel()
        model.refetch(with: .init(genre: "crime"))
        try await eventuallyShown { !model.isRefetching }
        #expect(ids(model) == ["c0", "c1"] && model.hasNext)
        network.forgetCalls()
        model.loadNext(1)
        try await eventuallyShown { !model.isLoadingNext }
        #expect(ids(model) == ["c0", "c1", "c2"])
        #expect(library.variables.map { $0["after"] } == ["cc1"])
        #expect(library.variables.map { $0["genre"] } == ["crime"])
    }

    @Test func aRefetchThatShowsAnotherListEndsThePage() async throws {
        library.shelves["crime"] = ["c0", "c1", "c2"]
        let model = try await makeModel()
        hold()
        let loading = ChangeCounter { _ = model.isLoadingNext }
        model.loadNext(2)
        let page = try await network.call(0)
        model.refetch(with: .init(genre: "crime"))
        let refetch = try await network.call(1)
        // Until then, the old list is shown, and its page is loading.
        #expect(try await remainsShown { page.termination == nil && model.isLoadingNext })
        respond(refetch)
        try await eventuallyShown { !model.isRefetching }
        #expect(ids(model) == ["c0", "c1"] && !model.isLoadingNext && loading.count == 2)
        try await eventuallyShown { page.termination == .cancelled }
        // And the new list can be paged at once.
        release()
        model.loadNext(1)
        #expect(model.isLoadingNext)
        try await eventuallyShown { !model.isLoadingNext }
        #expect(ids(model) == ["c0", "c1", "c2"] && model.loadError == nil)
    }

    @Test func aPageOfTheOldListThatFailsIsNotShown() async throws {
        library.shelves["crime"] = ["c0", "c1", "c2"]
        let model = try await makeModel()
        hold()
        model.loadNext(2)
        let page = try await network.call(0)
        model.refetch(with: .init(genre: "crime"))
        respond(try await network.call(1))
        page.fail(Outage())
        try await eventuallyShown { !model.isRefetching && !model.isLoadingNext }
        await test.quiet()
        #expect(ids(model) == ["c0", "c1"] && model.loadError == nil)
    }

    @Test func aRefetchThatFailsKeepsThePage() async throws {
        let model = try await makeModel()
        hold()
        model.loadNext(2)
        let page = try await network.call(0)
        model.refetch(with: .init(genre: "crime"))
        try await network.call(1).fail(Outage())
        try await eventuallyShown { !model.isRefetching }
        #expect(model.isLoadingNext && model.loadError is Outage)
        respond(page)
        try await eventuallyShown { !model.isLoadingNext }
        #expect(ids(model) == ["b0", "b1", "b2", "b3"])
    }

    /// They run one after the other, and neither is lost.
    @Test func aPageThatWaitsForARefreshIsLoaded() async throws {
        let model = try await makeModel()
        hold()
        let refreshed = Task { await model.refresh() }
        let refetch = try await network.call(0)
        model.loadNext(2)
        #expect(model.isLoadingNext && model.isRefetching)
        library.shelves.change { $0.insert("new", at: 0) }
        respond(refetch)
        await refreshed.value
        #expect(model.isLoadingNext)
        let page = try await network.call(1)
        #expect(page.variables["after"] == "cb0")
        respond(page)
        try await eventuallyShown { !model.isLoadingNext }
        #expect(ids(model) == ["new", "b0", "b1", "b2"])
    }

    @Test func aRefreshThatWaitsForAPageReloadsIt() async throws {
        let model = try await makeModel()
        hold()
        for _ in 0..<2 {
            network.forgetCalls()
            model.loadNext(1)
            let page = try await network.call(0)
            let refreshed = Task { await model.refresh() }
            #expect(try await remainsShown { network.calls.count == 1 })
            respond(page)
            respond(try await network.call(1))
            await refreshed.value
            #expect(!model.isLoadingNext && !model.isRefetching)
        }
        #expect(ids(model) == ["b0", "b1", "b2", "b3"] && model.loadError == nil)
    }
}
