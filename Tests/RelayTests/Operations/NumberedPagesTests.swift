import Testing

@testable import Relay

/// Lists that are requested by page number.
@Suite(.timeLimit(.minutes(10))) struct NumberedPagesTests {
    @Test func addsTheNextPageUntilTheListIsAtItsEnd() async throws {
        let room = StockRoom(5)
        let (catalog, environment) = (try await room.openCatalog(2), room.environment)
        #expect(try room.ids(catalog) == ["b0", "b1"])
        #expect(
            try await environment.loadNext(2, of: catalog) == .loaded(added: 2, hasMore: true)
        )
        #expect(
            try await environment.loadNext(2, of: catalog) == .loaded(added: 1, hasMore: false)
        )
        #expect(try room.ids(catalog) == room.shelves[""])
        #expect(try await environment.loadNext(2, of: catalog) == .atEnd)
        #expect(room.pages == [[2, 2], [3, 2]])
    }

    @Test func startsWithTheFirstPage() async throws {
        let room = StockRoom(5)
        let catalog = try await room.openCatalog(2, page: nil)
        try await room.environment.loadNext(2, of: catalog)
        #expect(room.pages == [[2, 2]])
        #expect(try room.ids(catalog) == ["b0", "b1", "b2", "b3"])
    }

    @Test func loadsBothDirections() async throws {
        let room = StockRoom(9)
        let (catalog, environment) = (try await room.openCatalog(2, page: 3), room.environment)
        #expect(try room.ids(catalog) == ["b4", "b5"])
        #expect(
            try await environment.loadPrevious(2, of: catalog)
                == .loaded(added: 2, hasMore: true)
        )
        try await environment.loadNext(2, of: catalog)
        #expect(
            try await environment.loadPrevious(2, of: catalog)
                == .loaded(added: 2, hasMore: false)
        )
        #expect(try await environment.loadPrevious(2, of: catalog) == .atEnd)
        #expect(room.pages == [[2, 2], [4, 2], [1, 2]])
        #expect(try room.ids(catalog) == (0..<8).map { "b\($0)" })
    }

    /// Pages of another size overlap the list; what is there already is skipped.
    @Test func pagesMayHaveAnotherSize() async throws {
        let room = StockRoom(9)
        let (catalog, environment) = (try await room.openCatalog(4), room.environment)
        #expect(
            try await environment.loadNext(3, of: catalog) == .loaded(added: 2, hasMore: true)
        )
        #expect(
            try await environment.loadNext(5, of: catalog) == .loaded(added: 3, hasMore: true)
        )
        // It was as long as the first page, so only another request shows that it was the last.
        #expect(
            try await environment.loadNext(5, of: catalog) == .loaded(added: 0, hasMore: false)
        )
        #expect(room.pages == [[2, 3], [2, 5], [2, 5]])
        #expect(try room.ids(catalog) == room.shelves[""])
    }

    /// The last page is as short as an earlier one that was full.
    @Test(arguments: 1...12, 1...5)
    func everySizeReachesTheEnd(count: Int, size: Int) async throws {
        for first in 1...4 {
            let room = StockRoom(count)
            let catalog = try await room.openCatalog(first)
            try await room.environment.loadAll(100, pageSize: size, of: catalog)
            #expect(try room.ids(catalog) == room.shelves[""], "\(first)")
            #expect(try await room.environment.loadNext(size, of: catalog) == .atEnd, "\(first)")
            #expect(room.pages.count <= count / size + 2, "\(first)")
        }
    }

    @Test func rowsBehindADeletedOneAreNotLost() async throws {
        let room = StockRoom(8)
        let (catalog, environment) = (try await room.openCatalog(2), room.environment)
        try await environment.loadNext(2, of: catalog)
        room.shelves.change { $0.removeFirst() }
        try environment.commitUpdate { store in
            let rows = store.record("l")?.linkedRecords("__Library_catalog_pagination") ?? []
            store.record("l")?.setLinkedRecords(
                Array(rows.dropFirst()),
                for: "__Library_catalog_pagination"
            )
        }
        try await environment.loadAll(100, pageSize: 2, of: catalog)
        #expect(try room.ids(catalog) == room.shelves[""])
        #expect(room.pages.dropFirst().first == [2, 2])
    }

    @Test func reloadsPagesOfTheSizeItWasOpenedWith() async throws {
        let room = StockRoom(9)
        let (catalog, environment) = (try await room.openCatalog(2), room.environment)
        try await environment.loadNext(2, of: catalog)
        try await environment.loadNext(2, of: catalog)
        room.shelves.change { $0.insert("new", at: 0) }
        room.test.network.forgetCalls()
        try await environment.refetch(catalog)
        #expect(room.pages == [[1, 2], [2, 2], [3, 2]])
        #expect(try room.ids(catalog) == ["new", "b0", "b1", "b2", "b3", "b4"])
    }

    @Test func reloadsPagesOfAnotherSize() async throws {
        let room = StockRoom(9)
        let (catalog, environment) = (try await room.openCatalog(2), room.environment)
        try await environment.loadAll(4, pageSize: 2, of: catalog)
        room.test.network.forgetCalls()
        try await environment.refetch(catalog, pageSize: 3)
        #expect(room.pages == [[1, 3], [2, 3]])
        #expect(try room.ids(catalog) == (0..<6).map { "b\($0)" })
    }

    @Test func reloadsFromThePageWhereItWasOpened() async throws {
        let room = StockRoom(9)
        let (catalog, environment) = (try await room.openCatalog(2, page: 3), room.environment)
        try await environment.loadPrevious(2, of: catalog)
        room.test.network.forgetCalls()
        try await environment.refetch(catalog, pageSize: 3)
        #expect(room.pages == [[3, 2], [4, 2]])
        #expect(try room.ids(catalog) == ["b4", "b5", "b6", "b7"])
    }

    @Test(arguments: [
        (0, 2), (-1, 2), (Int.max, 2), (Int.min, 2), (2, Int.max), (Int.max, Int.max), (3, 0),
    ])
    func anyPageIsHandled(page: Int, size: Int) async throws {
        let room = StockRoom(9)
        try room.test.write(
            #"{"data":{"node":{"__typename":"Library","id":"l","catalog":[{"id":"x","title":"t"}]}}}"#,
            CatalogRefetchQuery(page: page, size: size, id: "l")
        )
        let query = CatalogQuery(id: "l", page: page, size: size)
        room.test.network.answer { _, _ in nil }
        let library = room.test.snapshot(query).output.library
        if let catalog = library?.catalog_library {
            #expect(try room.ids(catalog) == ["x"])
            for load in [true, false] {
                let task = Task {
                    load
                        ? try await room.environment.loadNext(Int.max, of: catalog)
                        : try await room.environment.loadPrevious(Int.max, of: catalog)
                }
                try await Task.sleep(for: .milliseconds(1))
                task.cancel()
                _ = try? await task.value
            }
        }
        let shelves = room.shelves
        room.test.network.answer { shelves.numbered($0, $1) }
        let catalog = try await room.openCatalog(2)
        try await room.environment.loadAll(100, pageSize: 2, of: catalog)
        #expect(try room.ids(catalog) == room.shelves[""])
    }
}
