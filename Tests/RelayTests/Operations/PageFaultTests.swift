import Testing

@testable import Relay

/// What happens to a list when a page fails, and when the list changes meanwhile.
@Suite(.timeLimit(.minutes(10))) struct PageFaultTests {
    private let library = Library(6)

    private var environment: RelayEnvironment { library.environment }

    /// Loads the page that failed, and checks that no row is lost or doubled.
    private func expectRecovery(_ books: FragmentRef<Books_library>) async throws {
        let shelves = library.shelves
        library.test.network.answer { shelves.response($0, $1) }
        try await environment.loadAll(100, pageSize: 2, of: books)
        #expect(try library.ids(books) == shelves[""])
    }

    @Test func aPageThatFailsLeavesTheListAsItIs() async throws {
        let books = try await library.open(2)
        library.test.network.answer { _, _ in nil }
        let page = Task { try await environment.loadNext(2, of: books) }
        try await library.test.network.call().fail(Outage())
        await #expect(throws: Outage()) { try await page.value }
        #expect(try library.ids(books) == ["b0", "b1"])
        #expect(try environment.read(books).books?.hasNext == true)
        try await expectRecovery(books)
    }

    @Test(arguments: [
        // The list, or its object, is null because of an error somewhere in it.
        #"{"data":{"node":{"__typename":"Library","id":"l","books":null}},"#
            + #""errors":[{"message":"no","path":["node","books"]}]}"#,
        #"{"data":{"node":null},"errors":[{"message":"no","path":["node"]}]}"#,
        #"{"data":{"node":null},"errors":[{"message":"no","path":["node","books","edges",3]}]}"#,
        #"{"data":{"node":{"__typename":"Library","id":"l","books":{"totalCount":6,"edges":null,"#
            + #""pageInfo":{"endCursor":"cb3","hasNextPage":true,"startCursor":"cb2","#
            + #""hasPreviousPage":true}}}},"#
            + #""errors":[{"message":"no","path":["node","books","edges"]}]}"#,
        #"{"data":null,"errors":[{"message":"no"}]}"#,
    ])
    func aPageWithoutAListLeavesTheListAsItIs(response: String) async throws {
        let books = try await library.open(2)
        let before = library.test.records
        library.test.network.answer { _, _ in response }
        await #expect {
            try await environment.loadNext(2, of: books)
        } throws: { error in
            guard case ResponseError.failed("BooksRefetchQuery", let errors) = error else {
                return false
            }
            return errors.map(\.message) == ["no"]
        }
        #expect(library.test.records == before)
        try await expectRecovery(books)
    }

    @Test func anErrorWithinARowDoesNotStopThePage() async throws {
        let books = try await library.open(2)
        let response = node(
            books: [
                "totalCount": 6,
                "edges": [
                    ["cursor": "cb2", "node": .null],
                    [
                        "cursor": "cb3",
                        "node": [
                            "__typename": "Book", "id": "b3", "title": "Title b3",
                        ],
                    ],
                ],
                "pageInfo": [
                    "hasNextPage": true, "hasPreviousPage": true, "startCursor": "cb2",
                    "endCursor": "cb3",
                ],
            ],
            errors: [["message": "no", "path": ["node", "books", "edges", 0, "node"]]]
        )
        library.test.network.answer { _, _ in response }
        let result = try await environment.loadNext(2, of: books)
        #expect(result == .loaded(added: 2, hasMore: true))
        #expect(try library.ids(books) == ["b0", "b1", "b3"])
    }

    @Test func aDeletedObjectHasNoPages() async throws {
        let books = try await library.open(2)
        try environment.commitUpdate { $0.delete("l") }
        await #expect(throws: StoreError.deleted(definition: "Books_library")) {
            try await environment.loadNext(2, of: books)
        }
        await #expect(throws: StoreError.deleted(definition: "Books_library")) {
            try await environment.refetch(books)
        }
        #expect(library.variables.isEmpty)
    }

    @Test func anObjectThatTheServerDoesNotReturnIsReported() async throws {
        let books = try await library.open(2)
        library.test.network.answer { _, _ in #"{"data":{"node":null}}"# }
        await #expect(throws: RefetchError.notReturned(fragment: "Books_library")) {
            try await environment.loadNext(2, of: books)
        }
        await #expect(throws: RefetchError.notReturned(fragment: "Books_library")) {
            try await environment.refetch(books)
        }
        #expect(try library.ids(books) == ["b0", "b1"])
        try await expectRecovery(books)
    }

    @Test func anotherObjectThanTheFragmentsIsReported() async throws {
        let books = try await library.open(2)
        library.test.network.answer { _, _ in
            let other: JSONValue = [
                "__typename": "Library", "id": "z", "books": Shelves.page(["q"]),
            ]
            return JSONValue.object(["data": ["node": other]]).description
        }
        await #expect(throws: RefetchError.notReturned(fragment: "Books_library")) {
            try await environment.loadNext(2, of: books)
        }
        #expect(try library.ids(books) == ["b0", "b1"])
    }

    @Test func aNextPageWithoutCursorIsReported() async throws {
        library.test.network.answer { _, _ in
            var page = Shelves.page(["b0"], next: true)
            guard case .object(var object) = page else { return nil }
            object["pageInfo"] = [
                "hasNextPage": true, "hasPreviousPage": false, "startCursor": .null,
                "endCursor": .null,
            ]
            page = .object(object)
            let data: JSONValue = [
                "library": [
                    "__typename": "Library", "id": "l", "name": .null, "books": page,
                    "hall": .null,
                ]
            ]
            return JSONValue.object(["data": data]).description
        }
        let books = try await library.open(1)
        await #expect(throws: RefetchError.noCursor(fragment: "Books_library")) {
            try await environment.loadNext(1, of: books)
        }
        #expect(library.variables.isEmpty)
    }

    @Test func referencesOfOtherEnvironmentsAndSessionsAreRefused() async throws {
        let books = try await library.open(2)
        let other = Library()
        await #expect(throws: StoreError.foreignReference(definition: "Books_library")) {
            try await other.environment.loadNext(2, of: books)
        }
        await #expect(throws: StoreError.foreignReference(definition: "Books_library")) {
            try await other.environment.refetch(books)
        }
        environment.reset()
        await #expect(throws: StoreError.reset(definition: "Books_library")) {
            try await environment.loadNext(2, of: books)
        }
        await #expect(throws: StoreError.reset(definition: "Books_library")) {
            try await environment.refetch(books)
        }
    }

    @Test func aResetEndsPagesThatAreInFlightOrWait() async throws {
        let books = try await library.open(2)
        library.test.network.answer { _, _ in nil }
        let page = Task { try await environment.loadNext(2, of: books) }
        _ = try await library.test.network.call()
        let refetch = Task { try await environment.refetch(books) }
        try await Task.sleep(for: .milliseconds(5))
        environment.reset()
        await #expect(throws: StoreError.self) { try await page.value }
        await #expect(throws: StoreError.self) { try await refetch.value }
        #expect(library.test.records.isEmpty)
    }

    // MARK: - Changes meanwhile

    @Test func aListThatIsReplacedMeanwhileGetsThePageAfterItsNewEnd() async throws {
        let books = try await library.open(2)
        let shelves = library.shelves
        library.test.network.answer { _, _ in nil }
        let page = Task { try await environment.loadNext(2, of: books) }
        let call = try await library.test.network.call()
        // Another query replaces the list by a longer one.
        try library.test.write(
            shelves.response(
                call.request,
                ["first": 3, "tags": .null, "id": "l"]
            ),
            BooksRefetchQuery(first: 3, tags: .null, id: "l")
        )
        library.test.network.answer { shelves.response($0, $1) }
        call.respond(shelves.response(call.request, call.variables))
        #expect(try await page.value == .loaded(added: 2, hasMore: true))
        #expect(try library.ids(books) == ["b0", "b1", "b2", "b3", "b4"])
        #expect(library.variables.map { $0["after"] } == ["cb1", "cb2"])
    }

    @Test func aListThatIsReplacedAgainAndAgainIsReported() async throws {
        let library = Library(20)
        let books = try await library.open(2)
        let (shelves, test) = (library.shelves, library.test)
        let counter = Locked(2)
        test.network.answer { request, variables in
            let count = counter.withLock { count in
                count += 3
                return count
            }
            let first: VariableData = ["first": .int(Int64(count)), "tags": .null, "id": "l"]
            let query = BooksRefetchQuery(first: .value(count), tags: .null, id: "l")
            _ = try? test.write(shelves.response(request, first), query)
            return shelves.response(request, variables)
        }
        await #expect(throws: RefetchError.listReplaced(fragment: "Books_library")) {
            try await library.environment.loadNext(1, of: books)
        }
        #expect(library.variables.map { $0["after"] } == ["cb1", "cb4", "cb7"])
        test.network.answer { shelves.response($0, $1) }
        try await library.environment.loadAll(100, pageSize: 2, of: books)
        #expect(try library.ids(books) == shelves[""])
    }

    @Test func rowsThatAreInsertedAndDeletedMeanwhileAreKept() async throws {
        let books = try await library.open(2)
        let shelves = library.shelves
        library.test.network.answer { _, _ in nil }
        let page = Task { try await environment.loadNext(3, of: books) }
        let call = try await library.test.network.call()
        try environment.commitUpdate { store in
            let parent = try #require(store.record("l"))
            let list = try #require(
                ConnectionHandler.connection(
                    of: parent,
                    key: "Books_books",
                    filters: ["tags": .null]
                )
            )
            let new = store.create("b3", type: "Book")
            new.setValue("New", for: "title")
            let edge = ConnectionHandler.createEdge(in: list, node: new, type: "BookEdge")
            ConnectionHandler.insertEdgeBefore(edge, in: list)
            ConnectionHandler.deleteNode("b0", in: list)
        }
        shelves.change { $0.removeFirst() }
        call.respond(shelves.response(call.request, call.variables))
        #expect(try await page.value == .loaded(added: 2, hasMore: true))
        #expect(try library.ids(books) == ["b3", "b1", "b2", "b4"])
    }

    // MARK: - Streamed pages

    private static let first = #"""
        {"data":{"feed":{"edges":[{"cursor":"c1","node":{"id":"1","title":"t","__typename":"Story"}}]}},
        "pending":[{"id":"0","path":["feed","edges"],"label":"Stories_query$stream$Stories_feed"},
        {"id":"1","path":["feed"],"label":"Stories_query$defer$Stories_feed$pageInfo"}],"hasNext":true}
        """#

    @Test func aStreamedPageThatStopsHalfwayIsLoadedAgain() async throws {
        library.test.network.answer { _, _ in
            #"""
            {"data":{"feed":{"edges":[{"cursor":"c0","node":{"id":"0","title":"t","__typename":"Story"}}],
            "pageInfo":{"endCursor":"c0","hasNextPage":true}}}}
            """#
        }
        let data = try await environment.fetch(StoriesQuery(count: 1))
        let stories = data.stories_query
        library.test.network.forgetCalls()
        library.test.network.answer { _, _ in nil }
        let page = Task { try await environment.loadNext(2, of: stories) }
        let call = try await library.test.network.call()
        call.send(Self.first)
        call.fail(Outage())
        await #expect(throws: Outage()) { try await page.value }
        let ids = { try environment.read(stories).feed.map(\.title).count }
        #expect(try ids() == 2)
        #expect(try environment.read(stories).feed.hasNext)
        // Continues after the last page that is complete, and skips the row that has arrived.
        let again = Task { try await environment.loadNext(2, of: stories) }
        let next = try await library.test.network.call(1)
        #expect(next.variables == ["count": 2, "cursor": "c0"])
        next.send(Self.first)
        next.send(
            #"""
            {"incremental":[{"id":"0","items":[{"cursor":"c2","node":{"id":"2","title":"t",
            "__typename":"Story"}}]},{"id":"1","data":{"pageInfo":{"endCursor":"c2",
            "hasNextPage":false}}}],"completed":[{"id":"0"},{"id":"1"}],"hasNext":false}
            """#
        )
        next.finish()
        #expect(try await again.value == .loaded(added: 1, hasMore: false))
        #expect(try ids() == 3)
    }

    private static func page(_ id: String) -> String {
        #"""
        {"data":{"feed":{"edges":[{"cursor":"c\#(id)","node":{"id":"\#(id)","title":"t\#(id)",
        "__typename":"Story"}}],"pageInfo":{"endCursor":"c\#(id)","hasNextPage":true}}}}
        """#
    }

    private static let information = #"""
        {"incremental":[{"id":"1","data":{"pageInfo":{"endCursor":"c9","hasNextPage":false}}}],
        "completed":[{"id":"1"}],"hasNext":true}
        """#
    private static let failure = #"""
        {"completed":[{"id":"0","errors":[{"message":"x"}]}],"hasNext":false}
        """#

    /// Rows would be lost if the list ended where the page would have.
    @Test(arguments: [false, true])
    func aStreamedPageWhoseInformationCameIsLoadedAgain(saysWhy: Bool) async throws {
        library.test.network.answer { _, _ in Self.page("0") }
        let stories = try await environment.fetch(StoriesQuery(count: 1)).stories_query
        library.test.network.forgetCalls()
        library.test.network.answer { _, _ in nil }
        let page = Task { try await environment.loadNext(2, of: stories) }
        let call = try await library.test.network.call()
        call.send(Self.first)
        call.send(Self.information)
        if saysWhy {
            call.send(Self.failure)
            call.finish()
        } else {
            call.fail(Outage())
        }
        _ = await page.result
        #expect(try environment.read(stories).feed.count == 2)
        #expect(try environment.read(stories).feed.hasNext)
        let again = Task { try await environment.loadNext(2, of: stories) }
        let next = try await library.test.network.call(1)
        #expect(next.variables == ["count": 2, "cursor": "c0"])
        again.cancel()
        _ = await again.result
    }

    /// The cursor of the rows that were replaced is of no use.
    @Test(arguments: [false, true], ["fails", "is cancelled"])
    func aStreamedRefetchThatStopsHalfwayGoesOnAfterItsLastRow(
        hasInformation: Bool,
        ending: String
    ) async throws {
        library.test.network.answer { _, _ in Self.page("5") }
        let stories = try await environment.fetch(StoriesQuery(count: 1)).stories_query
        library.test.network.forgetCalls()
        library.test.network.answer { _, _ in nil }
        let refetch = Task {
            try await environment.fetch(StoriesQuery(count: 1), fetchPolicy: .networkOnly)
        }
        let call = try await library.test.network.call()
        call.send(Self.first)
        if hasInformation { call.send(Self.information) }
        try await eventually {
            (try? environment.read(stories).feed.first?.title) == "t"
        }
        if ending == "fails" { call.fail(Outage()) } else { refetch.cancel() }
        _ = await refetch.result
        try await eventually { (try? environment.read(stories).feed.hasNext) == true }
        let page = Task { try await environment.loadNext(2, of: stories) }
        let next = try await library.test.network.call(1)
        #expect(next.variables == ["count": 2, "cursor": "c1"])
        page.cancel()
        _ = await page.result
    }
}
