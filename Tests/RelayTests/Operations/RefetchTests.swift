import Testing

@testable import Relay

/// Fetching fragments again.
@Suite(.timeLimit(.minutes(10))) struct RefetchTests {
    private let library = Library(9)

    private var environment: RelayEnvironment { library.environment }
    private var network: ScriptedNetwork { library.test.network }

    @Test func fetchesTheFragmentAloneByItsQuery() async throws {
        let data = try await environment.fetch(LibraryQuery(id: "l", first: 2))
        let name = try #require(data.library).libraryName_library
        network.forgetCalls()
        network.answer { _, _ in
            #"{"data":{"node":{"__typename":"Library","id":"l","name":"New"}}}"#
        }
        let new = try await environment.refetch(name)
        #expect(network.calls.map(\.request.name) == ["LibraryNameRefetchQuery"])
        #expect(library.variables == [["id": "l", "language": "en"]])
        #expect(try environment.read(name).name == "New")
        #expect(try environment.read(new).name == "New")
    }

    @Test(arguments: [#"{"message":"m","path":["node","name"]}"#, #"{"message":"m"}"#])
    func theErrorOfAFieldDoesNotTakeTheObjectAway(error: String) async throws {
        let data = try await environment.fetch(LibraryQuery(id: "l", first: 2))
        let name = try #require(data.library).libraryName_library
        network.answer { _, _ in
            #"{"data":{"node":{"__typename":"Library","id":"l","name":null}},"errors":[\#(error)]}"#
        }
        let new = try await environment.refetch(name)
        #expect(try environment.read(new).name == nil)
    }

    @Test(arguments: ["null", #"{"__typename":"Library","id":"other","name":"n"}"#])
    func anErrorThatTakesTheObjectAwayLeavesTheOldData(node: String) async throws {
        let data = try await environment.fetch(LibraryQuery(id: "l", first: 2))
        let name = try #require(data.library).libraryName_library
        network.answer { _, _ in
            #"{"data":{"node":\#(node)},"errors":[{"message":"m","path":["node"]}]}"#
        }
        await #expect(throws: (any Error).self) { try await environment.refetch(name) }
        #expect(try environment.read(name).name != nil)
    }

    @Test func reloadsAsManyRowsAsTheListHas() async throws {
        let books = try await library.open(2)
        try await environment.loadNext(3, of: books)
        library.shelves.change {
            $0.remove(at: 1)
            $0.insert("new", at: 0)
        }
        let values = Collector(environment.observe(books))
        _ = try await values.values(1)
        network.forgetCalls()
        let new = try await environment.refetch(books)
        #expect(
            library.variables == [["first": 5, "tags": .null, "id": "l"]]
        )
        #expect(try library.ids(books) == ["new", "b0", "b2", "b3", "b4"])
        #expect(try library.ids(new) == ["new", "b0", "b2", "b3", "b4"])
        // One change, without a shorter list in between.
        #expect(try await values.values(2)[1].books?.count == 5)
        #expect(try await remains { values.values.count == 2 })
        try await environment.loadNext(2, of: books)
        #expect(try library.ids(books) == ["new", "b0", "b2", "b3", "b4", "b5", "b6"])
    }

    @Test func asksForTheRestIfTheServerReturnsFewerRows() async throws {
        library.shelves.limit(2)
        let books = try await library.open(2)
        try await environment.loadAll(5, pageSize: 2, of: books)
        network.forgetCalls()
        try await environment.refetch(books)
        #expect(try library.ids(books).count == 8)
        #expect(library.variables.map { $0["first"] } == [8, 6, 4, 2])
    }

    @Test func reloadsInPagesOfASize() async throws {
        let books = try await library.open(2)
        try await environment.loadNext(5, of: books)
        network.forgetCalls()
        try await environment.refetch(books, pageSize: 3)
        #expect(library.variables.map { $0["first"] } == [3, 3, 1])
        #expect(try library.ids(books) == (0..<7).map { "b\($0)" })
    }

    @Test func reloadsAListFromTheCursorWhereItWasOpened() async throws {
        let books = try await library.open(2, after: "cb3")
        try await environment.loadPrevious(2, of: books)
        network.forgetCalls()
        try await environment.refetch(books)
        #expect(library.variables.map { $0["after"] } == ["cb3"])
        #expect(try library.ids(books) == ["b4", "b5", "b6", "b7"])
        #expect(try environment.read(books).books?.hasPrevious == true)
        try await environment.loadPrevious(9, of: books)
        #expect(try library.ids(books) == (0..<8).map { "b\($0)" })
    }

    @Test func reloadsAListThatOnlyGoesBackward() async throws {
        let data = try await environment.fetch(LatestBooksQuery(id: "l", last: 2))
        let books = try #require(data.library).latestBooks_library
        try await environment.loadPrevious(3, of: books)
        network.forgetCalls()
        library.shelves.change { $0.append("new") }
        try await environment.refetch(books)
        #expect(library.variables == [["last": 5, "id": "l"]])
        let ids = try environment.read(books).books?.map(\.id.rawValue)
        #expect(ids == ["b5", "b6", "b7", "b8", "new"])
    }

    @Test func theOldDataStaysUntilTheNewHasArrived() async throws {
        let books = try await library.open(3)
        network.answer { _, _ in nil }
        let refetch = Task { try await environment.refetch(books) }
        let call = try await network.call()
        #expect(try library.ids(books) == ["b0", "b1", "b2"])
        call.fail(Outage())
        await #expect(throws: Outage()) { try await refetch.value }
        #expect(try library.ids(books) == ["b0", "b1", "b2"])
    }

    @Test func aRefetchThatLosesTheListLeavesItAsItIs() async throws {
        let books = try await library.open(3)
        let before = library.test.records
        network.answer { _, _ in
            node(books: .null, errors: [["message": "no", "path": ["node", "books"]]])
        }
        await #expect(throws: ResponseError.self) { try await environment.refetch(books) }
        #expect(library.test.records == before)
    }

    @Test func asksTheStoreFirstByPolicy() async throws {
        let data = try await environment.fetch(LibraryQuery(id: "l", first: 2))
        let name = try #require(data.library).libraryName_library
        network.forgetCalls()
        _ = try await environment.refetch(name, fetchPolicy: .storeOrNetwork)
        #expect(network.calls.isEmpty)
        _ = try await environment.refetch(name, fetchPolicy: .storeOnly)
        #expect(network.calls.isEmpty)
        _ = try await environment.refetch(name, fetchPolicy: .networkOnly)
        #expect(network.calls.count == 1)
    }

    // MARK: - Other variables

    @Test func fetchesWithOtherVariables() async throws {
        let data = try await environment.fetch(LibraryQuery(id: "l", first: 2))
        let name = try #require(data.library).libraryName_library
        network.forgetCalls()
        let french = try await environment.refetch(name, with: .init(language: "fr"))
        #expect(library.variables == [["id": "l", "language": "fr"]])
        #expect(try environment.read(french).name == "Library in fr")
        // The old reference still has the old variables.
        #expect(try environment.read(name).name == "Library in en")
        let none = try await environment.refetch(french, with: .init(language: .null))
        #expect(library.variables.last == ["id": "l", "language": .null])
        #expect(try environment.read(none).name == "Library in en")
        // What is not changed stays.
        _ = try await environment.refetch(french)
        #expect(library.variables.last == ["id": "l", "language": "fr"])
    }

    @Test func anotherFilterIsAnotherList() async throws {
        library.shelves["crime"] = ["x0", "x1", "x2", "x3", "x4"]
        let books = try await library.open(4)
        let crime = try await environment.refetch(books, with: .init(genre: "crime"))
        #expect(library.variables.map { $0["first"] } == [4])
        #expect(try library.ids(crime) == ["x0", "x1", "x2", "x3"])
        #expect(try library.ids(books) == ["b0", "b1", "b2", "b3"])
        try await environment.loadNext(1, of: crime)
        try await environment.loadNext(1, of: books)
        #expect(try library.ids(crime) == ["x0", "x1", "x2", "x3", "x4"])
        #expect(try library.ids(books) == ["b0", "b1", "b2", "b3", "b4"])
        network.forgetCalls()
        _ = try await environment.refetch(
            books,
            with: .init(genre: "crime"),
            fetchPolicy: .storeOrNetwork
        )
        #expect(library.variables.isEmpty)
        #expect(try library.ids(crime).count == 5)
    }

    @Test func theResultKeepsItsData() async throws {
        var new: FragmentRef<Books_library>?
        do {
            let books = try await library.open(2)
            new = try await environment.refetch(books)
        }
        environment.releaseMemory()
        #expect(try library.ids(#require(new)) == ["b0", "b1"])
        new = nil
        environment.releaseMemory()
        #expect(library.test.records.isEmpty)
    }

    @Test func identicalRefetchesShareOneRequest() async throws {
        let books = try await library.open(2)
        network.answer { _, _ in nil }
        let tasks = (0..<3).map { _ in Task { try await environment.refetch(books) } }
        let call = try await network.call()
        #expect(try await remains { network.calls.count == 1 })
        call.respond(library.shelves.response(call.request, call.variables))
        for task in tasks { #expect(try await task.value == tasks[0].value) }
    }
}
