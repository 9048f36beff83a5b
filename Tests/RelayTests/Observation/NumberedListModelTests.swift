import Testing

@testable import Relay

/// Models of lists that are requested by offset or page number.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct NumberedListModelTests {
    typealias StockModel = PaginationModel<Stock_library>

    private func ids(_ model: StockModel) -> [String]? {
        model.data?.stock?.map { $0?.id.rawValue ?? "null" }
    }

    private func books(_ range: Range<Int>) -> [String] { range.map { "b\($0)" } }

    private func waitUntilLoaded(_ model: StockModel, _ room: StockRoom) async {
        while model.isLoadingNext || model.isLoadingPrevious || model.isRefetching {
            await Task.yield()
        }
        await room.test.quiet()
    }

    // MARK: - Pages

    @Test func loadsPagesUntilTheListIsAtItsEnd() async throws {
        let room = StockRoom(5)
        let model = StockModel(try await room.open(2), in: room.environment)
        #expect(ids(model) == ["b0", "b1"] && model.hasNext && !model.hasPrevious)
        let (data, loading) = (
            ChangeCounter { _ = model.data }, ChangeCounter { _ = model.isLoadingNext }
        )
        model.loadNext(2)
        #expect(model.isLoadingNext && !model.isLoadingPrevious && loading.count == 1)
        // One page at a time.
        model.loadNext(2)
        while model.isLoadingNext { await Task.yield() }
        // The rows don't come after the end of loading.
        #expect(ids(model) == books(0..<4) && model.hasNext)
        await room.test.quiet()
        #expect(data.count == 1 && room.windows == [[2, 2]])
        model.loadNext(2)
        await waitUntilLoaded(model, room)
        #expect(ids(model) == books(0..<5) && !model.hasNext && model.loadError == nil)
        model.loadNext(2)
        #expect(!model.isLoadingNext && room.windows == [[2, 2], [4, 2]])
    }

    /// Only an empty page says that a full one was the last.
    @Test func anEmptyPageEndsTheList() async throws {
        let room = StockRoom(4)
        let model = StockModel(try await room.open(4), in: room.environment)
        let (data, hasNext) = (
            ChangeCounter { _ = model.data }, ChangeCounter { _ = model.hasNext }
        )
        #expect(model.hasNext)
        model.loadNext(2)
        await waitUntilLoaded(model, room)
        #expect(!model.hasNext && hasNext.count == 1)
        #expect(ids(model) == books(0..<4) && data.count == 0)
    }

    @Test func aTotalEndsTheList() async throws {
        let room = ArchiveRoom(4)
        let model = PaginationModel(try await room.open(2), in: room.environment)
        #expect(model.hasNext && !model.hasPrevious && model.data?.archive?.total == 4)
        model.loadNext(2)
        while model.isLoadingNext { await Task.yield() }
        #expect(!model.hasNext && model.data?.archive?.rows?.count == 4)
        model.loadNext(2)
        #expect(!model.isLoadingNext && room.windows == [[2, 2]])
    }

    /// A page without rows changes nothing that the fragment selects.
    @Test func aPageWithoutRowsEndsAListWithinAnObject() async throws {
        let room = ArchiveRoom(2)
        room.answer(total: 9)
        let model = PaginationModel(try await room.open(2), in: room.environment)
        let hasNext = ChangeCounter { _ = model.hasNext }
        #expect(model.hasNext)
        model.loadNext(2)
        while model.isLoadingNext { await Task.yield() }
        await room.test.quiet()
        #expect(!model.hasNext && hasNext.count == 1)
    }

    @Test func anEmptyListHasNoPages() async throws {
        let room = StockRoom(0)
        let model = StockModel(try await room.open(2), in: room.environment)
        #expect(model.phase == .empty && !model.hasNext && !model.hasPrevious)
        model.loadNext(2)
        model.loadPrevious(2)
        #expect(!model.isLoadingNext && !model.isLoadingPrevious && room.variables.isEmpty)
    }

    @Test func loadsPreviousPages() async throws {
        let room = StockRoom(7)
        let model = StockModel(try await room.open(2, offset: 4), in: room.environment)
        #expect(ids(model) == books(4..<6) && model.hasPrevious && model.hasNext)
        model.loadPrevious(3)
        #expect(model.isLoadingPrevious && !model.isLoadingNext)
        model.loadPrevious(3)
        await waitUntilLoaded(model, room)
        #expect(ids(model) == books(1..<6) && model.hasPrevious)
        model.loadPrevious(3)
        await waitUntilLoaded(model, room)
        #expect(ids(model) == books(0..<6) && !model.hasPrevious && model.hasNext)
        model.loadPrevious(3)
        #expect(!model.isLoadingPrevious && room.windows == [[1, 3], [0, 1]])
    }

    @Test func loadsInBothDirectionsAtOnce() async throws {
        let room = StockRoom(8)
        let model = StockModel(try await room.open(2, offset: 3), in: room.environment)
        model.loadPrevious(2)
        model.loadNext(2)
        #expect(model.isLoadingPrevious && model.isLoadingNext)
        await waitUntilLoaded(model, room)
        #expect(ids(model) == books(1..<7) && model.hasPrevious && model.hasNext)
        // Either request may be the first.
        #expect(Set(room.windows) == [[1, 2], [5, 2]] && room.windows.count == 2)
        #expect(model.loadError == nil)
    }

    @Test func joinsAPageThatIsLoadingElsewhere() async throws {
        let room = StockRoom(6)
        let stock = try await room.open(2)
        let (model, environment) = (StockModel(stock, in: room.environment), room.environment)
        // The answer comes when both have asked.
        let (network, shelves) = (room.test.network, room.shelves)
        network.answer { _, _ in nil }
        model.loadNext(2)
        async let result = environment.loadNext(2, of: stock)
        let call = try await network.call()
        try await eventually { environment.pageLoads.callerCount == 2 }
        call.respond(shelves.numbered(call.request, call.variables))
        #expect(try await result == .loaded(added: 2, hasMore: true))
        await waitUntilLoaded(model, room)
        #expect(ids(model) == books(0..<4))
        #expect(room.windows == [[2, 2]])
    }

    @Test func loadsPagesByNumber() async throws {
        let room = StockRoom(5)
        let model = PaginationModel(
            try await room.openCatalog(2, page: 2),
            in: room.environment
        )
        let ids = { model.data?.catalog.map(\.id.rawValue) }
        #expect(ids() == books(2..<4) && model.hasNext && model.hasPrevious)
        model.loadNext(2)
        model.loadPrevious(2)
        while model.isLoadingNext || model.isLoadingPrevious { await Task.yield() }
        #expect(ids() == books(0..<5) && !model.hasNext && !model.hasPrevious)
        #expect(Set(room.pages) == [[3, 2], [1, 2]] && room.pages.count == 2)
    }

    // MARK: - Failures

    @Test func aFailedPageCanBeRetried() async throws {
        let room = StockRoom(6)
        let model = StockModel(try await room.open(2, offset: 2), in: room.environment)
        for direction in [PageDirection.previous, .next] {
            room.test.network.answer { _, _ in nil }
            room.test.network.forgetCalls()
            direction == .next ? model.loadNext(2) : model.loadPrevious(2)
            try await room.test.network.call(0).fail(Outage())
            await waitUntilLoaded(model, room)
            #expect(model.loadError is Outage && model.phase == .loaded)
            #expect(model.hasNext && model.hasPrevious == (direction == .previous))
            let shelves = room.shelves
            room.test.network.answer { shelves.numbered($0, $1) }
            model.retry()
            #expect(model.isLoadingNext == (direction == .next))
            #expect(model.isLoadingPrevious == (direction == .previous))
            await waitUntilLoaded(model, room)
            #expect(model.loadError == nil && room.windows.first == room.windows.last)
            #expect(room.windows.count == 2)
        }
        #expect(ids(model) == books(0..<6))
    }

    @Test func aPageThatTheServerRefusesLeavesTheRows() async throws {
        let room = StockRoom(6)
        let model = StockModel(try await room.open(2), in: room.environment)
        let errors: JSONValue = [["message": "no", "path": ["node", "stock"]]]
        room.test.network.answer { _, _ in Shelves.stock(.null, errors: errors).description }
        model.loadNext(2)
        await waitUntilLoaded(model, room)
        #expect(model.loadError is ResponseError && model.hasNext)
        #expect(ids(model) == ["b0", "b1"] && model.phase == .loaded)
    }

    // MARK: - Cancelling

    @Test func cancelsItsRequestsWhenItGoes() async throws {
        let room = StockRoom(9)
        var model: StockModel? = StockModel(
            try await room.open(2, offset: 4),
            in: room.environment
        )
        room.test.network.answer { _, _ in nil }
        model?.loadNext(2)
        let call = try await room.test.network.call(0)
        model?.loadPrevious(2)
        model = nil
        try await eventually {
            call.termination == .cancelled && room.environment.pageLoads.callerCount == 0
        }
        await room.test.quiet()
        // The other page was waiting for its turn.
        #expect(room.test.network.calls.count == 1)
        #expect(room.environment.inspect().statistics.subscriptions == 0)
    }

    @Test func anotherReferenceCancelsThePages() async throws {
        let room = StockRoom(9)
        room.shelves["crime"] = []
        let model = StockModel(try await room.open(2, offset: 4), in: room.environment)
        let crime = try await room.open(2, genre: "crime")
        room.test.network.answer { _, _ in nil }
        model.loadNext(2)
        let call = try await room.test.network.call(0)
        model.loadPrevious(2)
        model.reference = crime
        #expect(!model.isLoadingNext && !model.isLoadingPrevious)
        #expect(model.phase == .empty && ids(model) == [])
        #expect(!model.hasNext && !model.hasPrevious)
        try await eventually { call.termination == .cancelled }
        await room.test.quiet()
        #expect(model.loadError == nil && room.test.network.calls.count == 1)
    }

    @Test func aResetEndsLoading() async throws {
        let room = StockRoom(9)
        let model = StockModel(try await room.open(2), in: room.environment)
        room.test.network.answer { _, _ in nil }
        model.loadNext(2)
        _ = try await room.test.network.call(0)
        room.environment.reset()
        while model.isLoadingNext { await Task.yield() }
        await room.test.quiet()
        #expect(room.environment.pageLoads.callerCount == 0 && !model.hasNext)
    }

    // MARK: - Reloading

    @Test func refreshesAsManyRowsAsThereAre() async throws {
        let room = StockRoom(6)
        let model = StockModel(try await room.open(2), in: room.environment)
        model.loadNext(2)
        await waitUntilLoaded(model, room)
        room.shelves.change { $0.insert("new", at: 0) }
        room.test.network.forgetCalls()
        await model.refresh()
        #expect(ids(model) == ["new", "b0", "b1", "b2"] && !model.isRefetching)
        #expect(room.windows == [[0, 4]] && model.hasNext && !model.hasPrevious)
    }

    @Test func aListThatBecomesEmptyIsShownAsEmpty() async throws {
        let room = StockRoom(3)
        let model = StockModel(try await room.open(2), in: room.environment)
        room.shelves.change { $0 = [] }
        await model.refresh()
        await room.test.quiet()
        #expect(model.phase == .empty && ids(model) == [] && !model.hasNext)
    }

    @Test func refetchesWithOtherVariables() async throws {
        let room = StockRoom(9)
        room.shelves["crime"] = ["c0", "c1", "c2"]
        let stock = try await room.open(2)
        let model = StockModel(stock, in: room.environment)
        room.test.network.answer { _, _ in nil }
        model.loadNext(2)
        let page = try await room.test.network.call(0)
        let shelves = room.shelves
        room.test.network.answer { shelves.numbered($0, $1) }
        model.refetch(with: .init(genre: "crime"))
        // The page belongs to the list that is shown until then.
        #expect(model.isRefetching && model.isLoadingNext && ids(model) == ["b0", "b1"])
        await waitUntilLoaded(model, room)
        #expect(ids(model) == ["c0", "c1"] && model.hasNext && model.loadError == nil)
        try await eventually { page.termination == .cancelled }
        model.loadNext(2)
        await waitUntilLoaded(model, room)
        #expect(ids(model) == ["c0", "c1", "c2"] && !model.hasNext)
        #expect(room.variables.last?["genre"]?.string == "crime")
        #expect(try room.ids(stock) == ["b0", "b1"])
    }
}
