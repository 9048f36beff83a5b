import Testing

@testable import Relay

/// Lists that are requested by offset.
@Suite(.timeLimit(.minutes(10))) struct NumberedListTests {
    // MARK: - Pages

    @Test func addsTheNextPageUntilTheListIsAtItsEnd() async throws {
        let room = StockRoom(5)
        let (stock, environment) = (try await room.open(2), room.environment)
        #expect(try room.ids(stock) == ["b0", "b1"])
        #expect(
            try await environment.loadNext(2, of: stock) == .loaded(added: 2, hasMore: true)
        )
        #expect(
            try await environment.loadNext(2, of: stock) == .loaded(added: 1, hasMore: false)
        )
        #expect(try room.ids(stock) == ["b0", "b1", "b2", "b3", "b4"])
        #expect(try await environment.loadNext(2, of: stock) == .atEnd)
        #expect(room.windows == [[2, 2], [4, 2]])
    }

    @Test func requestsOnlyWhatThePageNeeds() async throws {
        let room = StockRoom()
        let stock = try await room.open(2)
        try await room.environment.loadNext(3, of: stock)
        #expect(room.variables == [["offset": 2, "limit": 3, "id": "l"]])
        let call = try await room.test.network.call()
        #expect(call.request.name == "StockRefetchQuery")
        #expect(call.cacheConfig.force)
    }

    /// Whether a full page is the last one, only an empty page tells.
    @Test func anEmptyPageEndsTheList() async throws {
        let room = StockRoom(4)
        let (stock, environment) = (try await room.open(2), room.environment)
        #expect(
            try await environment.loadNext(2, of: stock) == .loaded(added: 2, hasMore: true)
        )
        #expect(
            try await environment.loadNext(2, of: stock) == .loaded(added: 0, hasMore: false)
        )
        #expect(try await environment.loadNext(2, of: stock) == .atEnd)
        #expect(room.variables.count == 2)
    }

    @Test(arguments: [0, 1]) func aListThatIsShorterThanItsFirstPageIsAtItsEnd(
        count: Int
    ) async throws {
        let room = StockRoom(count)
        let (stock, environment) = (try await room.open(2), room.environment)
        #expect(try await environment.loadNext(2, of: stock) == .atEnd)
        #expect(try await environment.loadPrevious(2, of: stock) == .atEnd)
        #expect(try await environment.loadAll(10, of: stock) == .atEnd)
        #expect(room.variables.isEmpty)
        room.shelves.change { $0 = ["b0", "x", "y"] }
        try await environment.refetch(stock)
        #expect(try room.ids(stock) == ["b0", "x"])
        #expect(
            try await environment.loadNext(2, of: stock) == .loaded(added: 1, hasMore: false)
        )
    }

    /// A page that is as long as the server allows is not the last one.
    @Test func theServerMayLimitPages() async throws {
        let room = StockRoom(7)
        room.shelves.limit(3)
        let (stock, environment) = (try await room.open(3), room.environment)
        #expect(
            try await environment.loadNext(100, of: stock) == .loaded(added: 3, hasMore: true)
        )
        #expect(
            try await environment.loadNext(100, of: stock) == .loaded(added: 1, hasMore: false)
        )
        #expect(try room.ids(stock) == room.shelves[""])
        #expect(room.windows == [[3, 100], [6, 100]])
    }

    /// A page in front of the list that the server has cut short leaves no gap.
    @Test func theServerMayLimitPreviousPages() async throws {
        let room = StockRoom(12)
        let (stock, environment) = (try await room.open(2, offset: 10), room.environment)
        room.shelves.limit(3)
        #expect(
            try await environment.loadPrevious(8, of: stock) == .loaded(added: 3, hasMore: true)
        )
        #expect(try room.ids(stock) == (7..<12).map { "b\($0)" })
        #expect(room.windows == [[2, 8], [7, 3]])
        while try await environment.loadPrevious(8, of: stock) != .atEnd {}
        #expect(try room.ids(stock) == room.shelves[""])
    }

    /// A page in front of the list may be short because the server has fewer rows by now.
    @Test(arguments: 1...6) func theServerMayHaveFewerRowsInFrontOfTheList(
        count: Int
    ) async throws {
        let room = StockRoom(8)
        let (stock, environment) = (try await room.open(2, offset: 6), room.environment)
        room.shelves.change { $0 = Array($0.suffix(count)) }
        var pages = 0
        while try await environment.loadPrevious(6, of: stock) != .atEnd { pages += 1 }
        let ids = try room.ids(stock)
        #expect(pages <= 6 && Set(ids).count == ids.count)
        #expect(Set(ids).isSuperset(of: room.shelves[""]))
    }

    @Test func theServerMayDecideHowManyRowsAPageHas() async throws {
        let room = StockRoom(3)
        let stock = try await room.open(nil, offset: nil)
        #expect(try room.ids(stock) == ["b0", "b1"])
        try await room.environment.loadNext(1, of: stock)
        #expect(room.windows == [[2, 1]])
        #expect(try room.ids(stock) == ["b0", "b1", "b2"])
    }

    @Test func loadsBothDirections() async throws {
        let room = StockRoom(9)
        let (stock, environment) = (try await room.open(2, offset: 4), room.environment)
        #expect(
            try await environment.loadPrevious(3, of: stock) == .loaded(added: 3, hasMore: true)
        )
        try await environment.loadNext(2, of: stock)
        #expect(
            try await environment.loadPrevious(9, of: stock)
                == .loaded(added: 1, hasMore: false)
        )
        #expect(room.windows == [[1, 3], [6, 2], [0, 1]])
        #expect(try room.ids(stock) == (0..<8).map { "b\($0)" })
        #expect(try await environment.loadPrevious(1, of: stock) == .atEnd)
        #expect(
            try await environment.loadNext(9, of: stock) == .loaded(added: 1, hasMore: false)
        )
        #expect(try room.ids(stock) == room.shelves[""])
    }

    @Test func keepsListsWithOtherFiltersApart() async throws {
        let room = StockRoom(4)
        room.shelves["crime"] = ["x0", "x1", "x2"]
        let all = try await room.open(1)
        let crime = try await room.open(1, genre: "crime")
        for _ in 0..<2 {
            for list in [all, crime] { try await room.environment.loadNext(1, of: list) }
        }
        #expect(try room.ids(all) == ["b0", "b1", "b2"])
        #expect(try room.ids(crime) == ["x0", "x1", "x2"])
        #expect(room.variables.map { $0["genre"]?.string } == [nil, "crime", nil, "crime"])
    }

    @Test func loadsAllPagesUpToALimit() async throws {
        let room = StockRoom(11)
        let (stock, environment) = (try await room.open(1), room.environment)
        #expect(
            try await environment.loadAll(5, pageSize: 3, of: stock)
                == .loaded(added: 6, hasMore: true)
        )
        #expect(
            try await environment.loadAll(100, pageSize: 3, of: stock)
                == .loaded(added: 4, hasMore: false)
        )
        #expect(try room.ids(stock) == room.shelves[""])
        #expect(room.windows == [[1, 3], [4, 3], [7, 3], [10, 3]])
        #expect(try await environment.loadAll(100, of: stock) == .atEnd)
    }

    @Test(arguments: [1, 2, 100])
    func stopsWhenTheServerIgnoresTheOffset(pageSize: Int) async throws {
        let room = StockRoom(4)
        let stock = try await room.open(2)
        room.test.network.answer { _, variables in
            let count = Int(clamping: variables["limit"]?.int ?? 0)
            return Shelves.stock((0..<count).map { "b\($0 % 2)" }).description
        }
        await #expect(throws: RefetchError.noProgress(fragment: "Stock_library")) {
            try await room.environment.loadAll(1_000, pageSize: pageSize, of: stock)
        }
        #expect(try room.ids(stock) == ["b0", "b1"])
        #expect(room.variables.count <= 3)
    }

    @Test func deliversEachPageToObserversOnce() async throws {
        let room = StockRoom(5)
        let stock = try await room.open(2)
        let values = Collector(room.environment.observe(stock))
        _ = try await values.values(1)
        try await room.environment.loadNext(2, of: stock)
        #expect(try await values.values(2)[1].stock?.count == 4)
        try await room.environment.loadNext(2, of: stock)
        #expect(try await values.values(3)[2].stock?.count == 5)
        #expect(try await remains { values.values.count == 3 })
    }

    // MARK: - Rows that moved

    @Test func skipsRowsThatAreThereAlready() async throws {
        let room = StockRoom(5)
        let (stock, environment) = (try await room.open(2), room.environment)
        // The rows that are known move back.
        room.shelves.change { $0.insert("new", at: 0) }
        #expect(
            try await environment.loadNext(2, of: stock) == .loaded(added: 1, hasMore: true)
        )
        #expect(try room.ids(stock) == ["b0", "b1", "b2"])
        try await environment.loadAll(100, pageSize: 2, of: stock)
        #expect(try room.ids(stock) == ["b0", "b1", "b2", "b3", "b4"])
        try await environment.refetch(stock)
        #expect(try room.ids(stock) == ["new", "b0", "b1", "b2", "b3"])
        try await environment.loadAll(100, pageSize: 2, of: stock)
        #expect(try room.ids(stock) == room.shelves[""])
    }

    /// Rows behind a deleted one have moved forward on the server.
    @Test func rowsBehindADeletedOneAreNotLost() async throws {
        let room = StockRoom(7)
        let (stock, environment) = (try await room.open(3), room.environment)
        room.shelves.change { $0.removeFirst(2) }
        try environment.commitUpdate { store in
            store.delete("b0")
            store.delete("b1")
        }
        #expect(
            try await environment.loadNext(2, of: stock) == .loaded(added: 2, hasMore: true)
        )
        #expect(room.windows == [[1, 2]])
        let ids = { try room.ids(stock).filter { $0 != "null" } }
        #expect(try ids() == ["b2", "b3", "b4"])
        // Once a page was added after it, a deletion is taken into account.
        try await environment.loadAll(100, pageSize: 2, of: stock)
        #expect(try ids() == room.shelves[""])
    }

    @Test func rowsThatAreDeletedHereAloneCostOneRowOfThePage() async throws {
        let room = StockRoom(6)
        let (stock, environment) = (try await room.open(3), room.environment)
        try environment.commitUpdate { $0.delete("b0") }
        #expect(
            try await environment.loadNext(2, of: stock) == .loaded(added: 1, hasMore: true)
        )
        #expect(room.windows == [[2, 2]])
        try await environment.loadAll(100, pageSize: 2, of: stock)
        #expect(try room.ids(stock).filter { $0 != "null" } == ["b1", "b2", "b3", "b4", "b5"])
    }

    @Test func aRowThatMovedBetweenPagesIsThereOnce() async throws {
        let room = StockRoom(6)
        let (stock, environment) = (try await room.open(3), room.environment)
        room.shelves.change {
            $0.remove(at: 0)
            $0.insert("b0", at: 4)
        }
        try await environment.loadAll(100, pageSize: 2, of: stock)
        #expect(try room.ids(stock).sorted() == room.shelves[""].sorted().filter { $0 != "b3" })
        try await environment.refetch(stock)
        try await environment.loadAll(100, pageSize: 2, of: stock)
        #expect(try room.ids(stock) == room.shelves[""])
    }

    @Test func aRowThatIsTwiceInOnePageIsAddedOnce() async throws {
        let room = StockRoom(9)
        let stock = try await room.open(2)
        room.test.network.answer { _, _ in Shelves.stock(["b2", "b2", "b3"]).description }
        #expect(
            try await room.environment.loadNext(3, of: stock)
                == .loaded(added: 2, hasMore: true)
        )
        #expect(try room.ids(stock) == ["b0", "b1", "b2", "b3"])
    }

    @Test func nullRowsCountButAreOnlyShownInTheFirstPage() async throws {
        let room = StockRoom(9)
        room.test.network.answer { request, variables in
            let rows: [String?] = variables["offset"]?.int == 0 ? ["b0", nil] : [nil, "b3"]
            let text = Shelves.stock(rows).description
            let isFirst = request.name == "StockQuery"
            return isFirst ? text.replacing("\"node\"", with: "\"library\"") : text
        }
        let stock = try await room.open(2)
        #expect(try room.ids(stock) == ["b0", "null"])
        #expect(
            try await room.environment.loadNext(2, of: stock)
                == .loaded(added: 1, hasMore: true)
        )
        #expect(room.windows == [[2, 2]])
        #expect(try room.ids(stock) == ["b0", "b3"])
        room.test.network.forgetCalls()
        try await room.environment.loadNext(2, of: stock)
        #expect(room.windows == [[4, 2]])
    }
}
