import Testing

@testable import Relay

/// Loading pages of a list, in both directions.
@Suite(.timeLimit(.minutes(10))) struct LoadPageTests {
    @Test func addsTheNextPageUntilTheListIsAtItsEnd() async throws {
        let library = Library(5)
        let books = try await library.open(2)
        #expect(
            try await library.environment.loadNext(2, of: books)
                == .loaded(added: 2, hasMore: true)
        )
        #expect(try library.ids(books) == ["b0", "b1", "b2", "b3"])
        #expect(try library.environment.read(books).books?.hasNext == true)
        #expect(
            try await library.environment.loadNext(2, of: books)
                == .loaded(added: 1, hasMore: false)
        )
        #expect(try library.ids(books) == ["b0", "b1", "b2", "b3", "b4"])
        #expect(try library.environment.read(books).books?.hasNext == false)
        library.test.network.forgetCalls()
        #expect(try await library.environment.loadNext(2, of: books) == .atEnd)
        #expect(library.variables.isEmpty)
    }

    @Test func requestsOnlyWhatThePageNeeds() async throws {
        let library = Library()
        let books = try await library.open(2)
        try await library.environment.loadNext(3, of: books)
        #expect(
            library.variables == [
                ["after": "cb1", "first": 3, "tags": .null, "id": "l"]
            ]
        )
        let call = try await library.test.network.call()
        #expect(call.request.name == "BooksRefetchQuery")
        #expect(call.cacheConfig.force)
    }

    @Test func loadsBothDirectionsOfOneList() async throws {
        let library = Library(9)
        let books = try await library.open(2, after: "cb3")
        #expect(try library.ids(books) == ["b4", "b5"])
        #expect(
            try await library.environment.loadPrevious(3, of: books)
                == .loaded(added: 3, hasMore: true)
        )
        #expect(
            library.variables == [
                ["before": "cb4", "first": .null, "last": 3, "tags": .null, "id": "l"]
            ]
        )
        #expect(try library.ids(books) == ["b1", "b2", "b3", "b4", "b5"])
        try await library.environment.loadNext(9, of: books)
        try await library.environment.loadPrevious(9, of: books)
        #expect(try library.ids(books) == library.shelves[""])
        let list = try #require(try library.environment.read(books).books)
        #expect(!list.hasNext)
        #expect(!list.hasPrevious)
        #expect(try await library.environment.loadPrevious(1, of: books) == .atEnd)
    }

    @Test func keepsListsWithOtherFiltersApart() async throws {
        let library = Library(4)
        library.shelves["crime"] = ["x0", "x1", "x2"]
        library.shelves["crime/old,short"] = ["y0", "y1", "y2", "y3"]
        let all = try await library.open(1)
        let crime = try await library.open(1, genre: "crime")
        let old = try await library.open(1, genre: "crime", tags: .value(["old", "short"]))
        for _ in 0..<2 {
            for list in [all, crime, old] { try await library.environment.loadNext(1, of: list) }
        }
        #expect(try library.ids(all) == ["b0", "b1", "b2"])
        #expect(try library.ids(crime) == ["x0", "x1", "x2"])
        #expect(try library.ids(old) == ["y0", "y1", "y2"])
    }

    /// The spread passes a variable without a value, so the server doesn't apply the default.
    @Test func findsTheListOfAnUnsetFilter() async throws {
        let library = Library(4)
        let books = try await library.open(2, tags: .unset)
        try await library.environment.loadNext(2, of: books)
        #expect(library.variables.last?["tags"] == .null)
        #expect(try library.ids(books) == ["b0", "b1", "b2", "b3"])
    }

    @Test func skipsRowsThatAreThereAlready() async throws {
        let library = Library(6)
        let books = try await library.open(3)
        // The row moves behind the last one.
        library.shelves.change {
            $0.remove(at: 0)
            $0.insert("b0", at: 3)
        }
        #expect(
            try await library.environment.loadNext(3, of: books)
                == .loaded(added: 2, hasMore: true)
        )
        #expect(try library.ids(books) == ["b0", "b1", "b2", "b3", "b4"])
        try await library.environment.loadNext(3, of: books)
        #expect(try library.ids(books) == ["b0", "b1", "b2", "b3", "b4", "b5"])
    }

    @Test func findsAListInANestedObject() async throws {
        let library = Library(5)
        let data = try await library.environment.fetch(
            LibraryQuery(id: "l", first: 2, tags: .null)
        )
        let hall = try #require(data.library).hall_library
        try await library.environment.loadNext(2, of: hall)
        let shelf = try library.environment.read(hall).hall?.shelf
        #expect(shelf?.map(\.id) == ["b0", "b1", "b2", "b3"])
        #expect(shelf?.hasNext == true)
    }

    @Test func loadsTheFirstPageOfAListThatIsNotThere() async throws {
        let library = Library(5)
        let books = try await library.open(2)
        try library.environment.commitUpdate { store in
            let arguments: JSONObject = ["tags": .null]
            store.record("l")?.setLinkedRecord(
                nil,
                for: "__Books_books_connection",
                arguments: arguments
            )
        }
        #expect(try library.ids(books) == [])
        #expect(
            try await library.environment.loadNext(3, of: books)
                == .loaded(added: 3, hasMore: true)
        )
        #expect(library.variables.last?["after"] == nil)
        #expect(try library.ids(books) == ["b0", "b1", "b2"])
    }

    @Test func pagesAListThatOnlyGoesBackward() async throws {
        let library = Library(5)
        let data = try await library.environment.fetch(LatestBooksQuery(id: "l", last: 2))
        let books = try #require(data.library).latestBooks_library
        let read = { try library.environment.read(books).books?.map(\.id.rawValue) }
        #expect(try read() == ["b3", "b4"])
        try await library.environment.loadPrevious(2, of: books)
        #expect(try read() == ["b1", "b2", "b3", "b4"])
        #expect(
            try await library.environment.loadAll(10, of: books)
                == .loaded(added: 1, hasMore: false)
        )
        #expect(try read() == library.shelves[""])
        #expect(try await library.environment.loadAll(10, of: books) == .atEnd)
    }

    @Test func deliversEachPageToObservers() async throws {
        let library = Library(5)
        let books = try await library.open(2)
        let values = Collector(library.environment.observe(books))
        _ = try await values.values(1)
        try await library.environment.loadNext(2, of: books)
        #expect(try await values.values(2)[1].books?.count == 4)
    }

    @Test func rowsStayAsLongAsTheReference() async throws {
        let library = Library(6)
        var books: FragmentRef<Books_library>? = try await library.open(2)
        try await library.environment.loadAll(10, pageSize: 2, of: #require(books))
        for number in 0..<20 {
            _ = try await library.environment.fetch(LibraryQuery(id: ID("m\(number)"), first: 1))
        }
        library.environment.releaseMemory()
        #expect(try library.ids(#require(books)) == library.shelves[""])
        books = nil
        library.environment.releaseMemory()
        #expect(library.test.records.isEmpty)
    }

    /// Pages don't push queries out of the release buffer.
    @Test func pagesDoNotFillTheReleaseBuffer() async throws {
        let library = Library(40)
        _ = try await library.environment.fetch(LibraryQuery(id: "other", first: 1))
        let books = try await library.open(1)
        try await library.environment.loadAll(30, pageSize: 1, of: books)
        let other = library.environment.check(LibraryQuery(id: "other", first: 1))
        guard case .available = other else {
            Issue.record("\(other)")
            return
        }
    }

    // MARK: - All pages

    @Test func loadsAllPagesUpToALimit() async throws {
        let library = Library(11)
        let books = try await library.open(1)
        #expect(
            try await library.environment.loadAll(5, pageSize: 3, of: books)
                == .loaded(added: 6, hasMore: true)
        )
        #expect(
            try await library.environment.loadAll(100, pageSize: 3, of: books)
                == .loaded(added: 4, hasMore: false)
        )
        #expect(try library.ids(books) == library.shelves[""])
        #expect(library.variables.count == 4)
        #expect(try await library.environment.loadAll(100, of: books) == .atEnd)
    }

    @Test func stopsWhenPagesDoNotAdvance() async throws {
        let library = Library(4)
        let books = try await library.open(2)
        library.test.network.answer { _, _ in
            node(books: Shelves.page(["b1"], next: true))
        }
        await #expect(throws: RefetchError.noProgress(fragment: "Books_library")) {
            try await library.environment.loadAll(100, of: books)
        }
        #expect(library.variables.count == 2)
    }

    @Test(
        .bug(id: "load-all-overflow", "The size of a third empty page overflowed a sum."),
        .timeLimit(.minutes(1))
    )
    func emptyPagesOfTheGreatestSizeEnd() async throws {
        let library = Library(2)
        let books = try await library.open(1)
        let number = Locked(0)
        library.test.network.answer { _, _ in
            let number = number.withLock { number in
                number += 1
                return number
            }
            let page: JSONValue = [
                "totalCount": 2, "edges": [],
                "pageInfo": [
                    "endCursor": .string("x\(number)"), "hasNextPage": .bool(number < 4),
                    "hasPreviousPage": false, "startCursor": .null,
                ],
            ]
            return JSONValue.object([
                "data": ["node": ["__typename": "Library", "id": "l", "books": page]]
            ]).description
        }
        let result = try await library.environment.loadAll(.max, pageSize: .max, of: books)
        #expect(result == .loaded(added: 0, hasMore: false))
        #expect(number.withLock { $0 } == 4)
    }

    @Test(
        .bug(
            id: "empty-cursor",
            "An empty string as the cursor made a repeated query a refused page."
        )
    )
    func aQueryWithAnEmptyCursorCanBeRepeated() async throws {
        let library = Library(5)
        let books = try await library.open(2, after: "")
        try await library.environment.loadNext(2, of: books)
        #expect(try library.ids(books) == ["b0", "b1", "b2", "b3"])
        library.test.forgetLog()
        let again = try await library.open(2, after: "")
        #expect(try library.ids(again) == ["b0", "b1"])
        #expect(!library.test.log.contains { $0.name == "publish.handler.skip" })
    }
}

/// A response to a refetch query of a library.
func node(books: JSONValue, errors: JSONValue? = nil) -> String {
    let data: JSONValue = ["node": ["__typename": "Library", "id": "l", "books": books]]
    var response: JSONObject = ["data": data]
    if let errors { response["errors"] = errors }
    return JSONValue.object(response).description
}
