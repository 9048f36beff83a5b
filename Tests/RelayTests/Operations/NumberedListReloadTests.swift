import Testing

@testable import Relay

/// Fetching lists again that are requested by offset, and their place in the store.
@Suite(.timeLimit(.minutes(10))) struct NumberedListReloadTests {
    private let room = StockRoom(9)

    private var environment: RelayEnvironment { room.environment }

    @Test func reloadsAsManyRowsAsTheListHas() async throws {
        let stock = try await room.open(2)
        try await environment.loadNext(3, of: stock)
        room.shelves.change {
            $0.remove(at: 1)
            $0.insert("new", at: 0)
        }
        let values = Collector(environment.observe(stock))
        _ = try await values.values(1)
        room.test.network.forgetCalls()
        let new = try await environment.refetch(stock)
        #expect(room.windows == [[0, 5]])
        #expect(try room.ids(stock) == ["new", "b0", "b2", "b3", "b4"])
        #expect(try room.ids(new) == ["new", "b0", "b2", "b3", "b4"])
        // One change, without a shorter list in between.
        #expect(try await values.values(2)[1].stock?.count == 5)
        #expect(try await remains { values.values.count == 2 })
        try await environment.loadNext(2, of: new)
        #expect(try room.ids(stock) == ["new", "b0", "b2", "b3", "b4", "b5", "b6"])
    }

    @Test func requestsTheRestIfTheServerReturnsFewerRows() async throws {
        room.shelves.limit(2)
        let stock = try await room.open(2)
        try await environment.loadAll(5, pageSize: 2, of: stock)
        room.test.network.forgetCalls()
        try await environment.refetch(stock)
        #expect(try room.ids(stock).count == 8)
        #expect(room.windows == [[0, 8], [2, 6], [4, 4], [6, 2]])
    }

    @Test func reloadsInPagesOfASize() async throws {
        let stock = try await room.open(2)
        try await environment.loadNext(5, of: stock)
        room.test.network.forgetCalls()
        try await environment.refetch(stock, pageSize: 3)
        #expect(room.windows == [[0, 3], [3, 3], [6, 1]])
        #expect(try room.ids(stock) == (0..<7).map { "b\($0)" })
    }

    @Test func reloadsAListFromTheOffsetWhereItWasOpened() async throws {
        let stock = try await room.open(2, offset: 4)
        try await environment.loadPrevious(2, of: stock)
        room.test.network.forgetCalls()
        try await environment.refetch(stock)
        #expect(room.windows == [[4, 4]])
        #expect(try room.ids(stock) == ["b4", "b5", "b6", "b7"])
        try await environment.loadPrevious(9, of: stock)
        #expect(try room.ids(stock) == (0..<8).map { "b\($0)" })
    }

    @Test func aListThatBecameShorterStaysShorter() async throws {
        let stock = try await room.open(2)
        try await environment.loadAll(6, pageSize: 3, of: stock)
        room.shelves.change { $0 = ["b3", "b5"] }
        try await environment.refetch(stock)
        #expect(try room.ids(stock) == ["b3", "b5"])
        #expect(try await environment.loadNext(2, of: stock) == .atEnd)
    }

    @Test func anotherFilterIsAnotherList() async throws {
        room.shelves["crime"] = ["x0", "x1", "x2", "x3", "x4"]
        let stock = try await room.open(4)
        let crime = try await environment.refetch(stock, with: .init(genre: "crime"))
        #expect(try room.ids(crime) == ["x0", "x1", "x2", "x3"])
        #expect(try room.ids(stock) == ["b0", "b1", "b2", "b3"])
        try await environment.loadNext(1, of: crime)
        try await environment.loadNext(1, of: stock)
        #expect(try room.ids(crime) == ["x0", "x1", "x2", "x3", "x4"])
        #expect(try room.ids(stock) == ["b0", "b1", "b2", "b3", "b4"])
        room.test.network.forgetCalls()
        _ = try await environment.refetch(
            stock,
            with: .init(genre: "crime"),
            fetchPolicy: .storeOrNetwork
        )
        #expect(room.variables.isEmpty)
        #expect(try room.ids(crime).count == 5)
    }

    @Test func aQueryThatFetchesTheFirstPageAgainReplacesTheList() async throws {
        let stock = try await room.open(2)
        try await environment.loadNext(3, of: stock)
        _ = try await environment.fetch(
            StockQuery(id: "l", offset: 0, limit: 3),
            fetchPolicy: .networkOnly
        )
        #expect(try room.ids(stock) == ["b0", "b1", "b2"])
        room.test.network.forgetCalls()
        try await environment.loadNext(2, of: stock)
        #expect(room.windows == [[3, 2]])
        #expect(try room.ids(stock) == ["b0", "b1", "b2", "b3", "b4"])
    }

    // MARK: - The store

    @Test func theWholeListIsReadFromTheStore() async throws {
        let stock = try await room.open(2)
        try await environment.loadNext(3, of: stock)
        room.test.network.forgetCalls()
        let query = StockQuery(id: "l", offset: 0, limit: 2)
        #expect(room.test.isAvailable(query))
        let data = try await environment.fetch(query, fetchPolicy: .storeOnly)
        #expect(try room.ids(#require(data.library).stock_library).count == 5)
        let again = try await environment.fetch(query, fetchPolicy: .storeOrNetwork)
        #expect(try room.ids(#require(again.library).stock_library).count == 5)
        #expect(room.variables.isEmpty)
    }

    @Test func anUnknownListIsFetched() async throws {
        _ = try await room.open(2)
        #expect(!room.test.isAvailable(StockQuery(id: "l", offset: 0, limit: 2, genre: "crime")))
        #expect(!room.test.isAvailable(StockQuery(id: "m", offset: 0, limit: 2)))
    }

    @Test func aListWithARowThatLacksAFieldIsFetched() async throws {
        let stock = try await room.open(2)
        try await environment.loadNext(2, of: stock)
        let query = StockQuery(id: "l", offset: 0, limit: 2)
        try environment.commitUpdate { store in
            store.record("b3")?[store.current.symbols.fieldKey("title")] = .absent
        }
        #expect(!room.test.isAvailable(query))
    }

    @Test func rowsStayAsLongAsTheReference() async throws {
        var stock: FragmentRef<Stock_library>? = try await room.open(2)
        try await environment.loadAll(10, pageSize: 2, of: #require(stock))
        for number in 0..<20 {
            _ = try await environment.fetch(StockQuery(id: ID("m\(number)"), offset: 0, limit: 1))
        }
        environment.releaseMemory()
        #expect(try room.ids(#require(stock)) == room.shelves[""])
        stock = nil
        environment.releaseMemory()
        #expect(room.test.records.isEmpty)
    }

    /// Pages don't push queries out of the release buffer.
    @Test func pagesDoNotFillTheReleaseBuffer() async throws {
        let room = StockRoom(40)
        let environment = room.environment
        _ = try await environment.fetch(StockQuery(id: "other", offset: 0, limit: 1))
        let stock = try await room.open(1)
        try await environment.loadAll(30, pageSize: 1, of: stock)
        #expect(room.test.isAvailable(StockQuery(id: "other", offset: 0, limit: 1)))
    }

    @Test func aLoadedStoreContinuesTheList() async throws {
        let stock = try await room.open(2)
        try await environment.loadNext(2, of: stock)
        let copy = TestEnvironment()
        let shelves = room.shelves
        copy.network.answer { shelves.numbered($0, $1) }
        try copy.environment.load(environment.inspect().json)
        let query = StockQuery(id: "l", offset: 0, limit: 2)
        let list = try #require(try copy.environment.read(query).library).stock_library
        #expect(
            try await copy.environment.loadNext(2, of: list) == .loaded(added: 2, hasMore: true)
        )
        #expect(copy.network.calls.map { $0.variables["offset"] } == [4])
        #expect(try copy.environment.read(list).stock?.count == 6)
    }

    @Test func aSavedReferenceFindsItsList() async throws {
        let saved = try environment.save(try await room.open(2))
        let stock = try await environment.reference(to: saved)
        try await environment.loadNext(2, of: stock)
        #expect(try room.ids(stock) == ["b0", "b1", "b2", "b3"])
    }

    // MARK: - Updaters

    @Test func anUpdaterMayMakeTheList() async throws {
        let stock = try await room.open(2)
        try environment.commitUpdate { store in
            let library = try #require(store.record("l"))
            library.setLinkedRecords([store.record("b1")], for: "__Stock_stock_pagination")
            library[store.current.symbols.fieldKey("__Stock_stock_pagination_range")] = .absent
        }
        #expect(
            try await environment.loadNext(2, of: stock) == .loaded(added: 1, hasMore: true)
        )
        #expect(room.windows == [[1, 2]])
        #expect(try room.ids(stock) == ["b1", "b2"])
    }

    @Test func anOptimisticRowStaysBesideNewPages() async throws {
        let stock = try await room.open(2)
        let change = try environment.applyOptimisticChange { store in
            guard let library = store.record("l") else { return }
            let rows = library.linkedRecords("__Stock_stock_pagination") ?? []
            let draft = store.create("draft", type: "Book")
            draft.setValue("Draft", for: "title")
            library.setLinkedRecords([draft] + rows, for: "__Stock_stock_pagination")
        }
        try await environment.loadNext(2, of: stock)
        #expect(room.windows == [[2, 2]])
        #expect(try room.ids(stock) == ["draft", "b0", "b1", "b2", "b3"])
        change.revert()
        #expect(try room.ids(stock) == ["b0", "b1", "b2", "b3"])
    }

    @Test(
        .bug(
            id: "collected-rows",
            "A numbered list whose rows were collected could not be read any more."
        ),
        arguments: [false, true]
    )
    func aListWhoseRowsWereCollectedStartsOver(comeBackWithLess: Bool) async throws {
        _ = try await room.open(2)
        // Keeps the library, and other books.
        let catalog = try await room.openCatalog(2, page: 3)
        environment.releaseMemory()
        try await eventually("a collection") { room.test.records["\"b0\""] == nil }
        if comeBackWithLess {
            let books = Shelves.page(["b0", "b1"])
            try room.test.write(
                JSONValue.object(["data": ["library": ["id": "l", "books": books]]]).description,
                LatestBooksQuery(id: "l", last: 2)
            )
        }
        let query = StockQuery(id: "l", offset: 2, limit: 2)
        let library = try #require(try await environment.fetch(query).library)
        #expect(room.test.isAvailable(query))
        #expect(try room.ids(library.stock_library) == ["b2", "b3"])
        #expect(try room.ids(catalog) == ["b4", "b5"])
    }
}
