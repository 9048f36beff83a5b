import Testing

@testable import Relay

/// Lists by offset or page number within objects, which may say how many rows there are.
@Suite(.timeLimit(.minutes(10))) struct NumberedObjectTests {
    // MARK: - The end

    /// Without an empty page after the last full one.
    @Test func theTotalSaysWhereTheListEnds() async throws {
        let room = ArchiveRoom(4)
        let (archive, environment) = (try await room.open(2), room.environment)
        let data = try environment.read(archive).archive
        #expect(data?.total == 4 && data?.rows?.compactMap(\.?.id.rawValue) == ["b0", "b1"])
        #expect(
            try await environment.loadNext(2, of: archive) == .loaded(added: 2, hasMore: false)
        )
        #expect(try await environment.loadNext(2, of: archive) == .atEnd)
        #expect(try room.ids(archive) == ["b0", "b1", "b2", "b3"])
        #expect(room.windows == [[2, 2]])
    }

    @Test(arguments: [0, 1, 2]) func aListMayBeKnownWhole(count: Int) async throws {
        let room = ArchiveRoom(count)
        let (archive, environment) = (try await room.open(2), room.environment)
        #expect(try await environment.loadNext(2, of: archive) == .atEnd)
        #expect(try await environment.loadAll(10, of: archive) == .atEnd)
        #expect(try await environment.loadPrevious(2, of: archive) == .atEnd)
        #expect(room.windows.isEmpty && environment.inspect().statistics.records > 0)
    }

    /// The server may return as many rows as it likes.
    @Test func aShortPageIsNotTheEnd() async throws {
        let room = ArchiveRoom(8)
        let (archive, environment) = (try await room.open(3), room.environment)
        room.shelves.limit(1)
        #expect(
            try await environment.loadNext(4, of: archive) == .loaded(added: 1, hasMore: true)
        )
        room.shelves.limit(2)
        #expect(
            try await environment.loadAll(100, pageSize: 4, of: archive)
                == .loaded(added: 4, hasMore: false)
        )
        #expect(try room.ids(archive) == room.shelves[""])
        #expect(room.windows == [[3, 4], [4, 4], [6, 4]])
    }

    @Test(arguments: [.null, -1, .int(.min)] as [JSONValue])
    func withoutATotalTheLastPageDecides(total: JSONValue) async throws {
        let room = ArchiveRoom(4)
        room.answer(total: total)
        let (archive, environment) = (try await room.open(2), room.environment)
        #expect(
            try await environment.loadNext(2, of: archive) == .loaded(added: 2, hasMore: true)
        )
        #expect(
            try await environment.loadNext(2, of: archive) == .loaded(added: 0, hasMore: false)
        )
        #expect(try room.ids(archive) == room.shelves[""])
    }

    @Test(arguments: [.int(100), .int(.max)] as [JSONValue])
    func anEmptyPageIsTheLastWhateverTheTotalIs(total: JSONValue) async throws {
        let room = ArchiveRoom(4)
        room.answer(total: total)
        let (archive, environment) = (try await room.open(2), room.environment)
        #expect(
            try await environment.loadAll(1_000, pageSize: 2, of: archive)
                == .loaded(added: 2, hasMore: false)
        )
        #expect(room.windows == [[2, 2], [4, 2]])
    }

    @Test func aTotalThatIsTooSmallEndsTheList() async throws {
        let room = ArchiveRoom(6)
        room.answer(total: 1)
        let archive = try await room.open(2)
        #expect(try await room.environment.loadNext(2, of: archive) == .atEnd)
        #expect(try room.ids(archive) == ["b0", "b1"])
    }

    @Test func theServerMayHaveGottenNewRows() async throws {
        let room = ArchiveRoom(3)
        let (archive, environment) = (try await room.open(2), room.environment)
        room.shelves.change { $0 += ["x", "y"] }
        #expect(
            try await environment.loadNext(1, of: archive) == .loaded(added: 1, hasMore: true)
        )
        #expect(try environment.read(archive).archive?.total == 5)
        try await environment.loadAll(10, pageSize: 2, of: archive)
        #expect(try room.ids(archive) == ["b0", "b1", "b2", "x", "y"])
    }

    @Test func rowsBehindADeletedOneAreNotLost() async throws {
        let room = ArchiveRoom(5)
        let (archive, environment) = (try await room.open(3), room.environment)
        room.shelves.change { $0.removeFirst(1) }
        try environment.commitUpdate { $0.delete("b0") }
        #expect(
            try await environment.loadNext(2, of: archive) == .loaded(added: 2, hasMore: false)
        )
        #expect(room.windows == [[2, 2]])
        #expect(try room.ids(archive).filter { $0 != "null" } == room.shelves[""])
    }

    @Test func positionsMayBeTheGreatest() async throws {
        let room = ArchiveRoom(5)
        let archive = try await room.open(2, offset: .max)
        #expect(try await room.environment.loadNext(.max, of: archive) == .atEnd)
        try await room.environment.loadPrevious(.max, of: archive)
        #expect(try room.ids(archive) == room.shelves[""])
    }

    // MARK: - Pages

    @Test func loadsBothDirections() async throws {
        let room = ArchiveRoom(9)
        let (archive, environment) = (try await room.open(2, offset: 4), room.environment)
        #expect(
            try await environment.loadPrevious(3, of: archive)
                == .loaded(added: 3, hasMore: true)
        )
        // A page in front of the list says nothing of its end.
        #expect(
            try await environment.loadNext(3, of: archive) == .loaded(added: 3, hasMore: false)
        )
        #expect(
            try await environment.loadPrevious(9, of: archive)
                == .loaded(added: 1, hasMore: false)
        )
        #expect(room.windows == [[1, 3], [6, 3], [0, 1]])
        #expect(try room.ids(archive) == room.shelves[""])
    }

    @Test func loadsPagesByNumber() async throws {
        let room = ArchiveRoom(4)
        let (cellar, environment) = (try await room.openCellar(2, page: 2), room.environment)
        #expect(try await environment.loadNext(2, of: cellar) == .atEnd)
        #expect(
            try await environment.loadPrevious(2, of: cellar)
                == .loaded(added: 2, hasMore: false)
        )
        let data = try environment.read(cellar).cellar
        #expect(data.all == 4 && data.books?.compactMap(\.?.id.rawValue) == room.shelves[""])
        #expect(room.pages == [[1, 2]])
    }

    @Test func theOtherFieldsAreThoseOfTheLastPage() async throws {
        let room = ArchiveRoom(6)
        let (archive, environment) = (try await room.open(2), room.environment)
        let values = Collector(environment.observe(archive))
        #expect(try await values.values(1)[0].archive?.best?.id == "b5")
        room.shelves.change { $0.append("x") }
        try await environment.loadNext(2, of: archive)
        let data = try #require(try await values.values(2)[1].archive)
        #expect(data.best?.id == "x" && data.total == 7 && data.rows?.count == 4)
        #expect(try environment.read(data.archiveNote_archive).note == "2")
        #expect(try await remains { values.values.count == 2 })
    }

    @Test func keepsListsWithOtherFiltersApart() async throws {
        let room = ArchiveRoom(4)
        room.shelves["crime"] = ["x0", "x1"]
        let all = try await room.open(1)
        let crime = try await room.open(1, genre: "crime")
        for list in [all, crime] { try await room.environment.loadNext(1, of: list) }
        #expect(try room.ids(all) == ["b0", "b1"] && room.ids(crime) == ["x0", "x1"])
        #expect(try await room.environment.loadNext(1, of: crime) == .atEnd)
        #expect(try room.environment.read(all).archive?.total == 4)
    }

    @Test func aPageWithRowsBetweenItAndTheListChangesNothing() async throws {
        let room = ArchiveRoom(9)
        let archive = try await room.open(2)
        let before = try room.environment.read(archive)
        let page = Shelves.archive(["b6", "b7"], total: 3, best: "b6", note: "other")
        try room.test.write(
            Shelves.archive(page),
            ArchiveRefetchQuery(limit: 2, offset: 6, id: "l")
        )
        #expect(try room.environment.read(archive) == before)
        try await room.environment.loadAll(100, pageSize: 4, of: archive)
        #expect(try room.ids(archive) == room.shelves[""])
    }

    // MARK: - Reloading

    @Test func reloadsAsManyRowsAsTheListHas() async throws {
        let room = ArchiveRoom(9)
        let (archive, environment) = (try await room.open(2), room.environment)
        try await environment.loadNext(3, of: archive)
        room.shelves.change { $0 = ["new"] + $0.dropLast(5) }
        room.test.network.forgetCalls()
        try await environment.refetch(archive)
        #expect(room.windows == [[0, 5]])
        #expect(try room.ids(archive) == ["new", "b0", "b1", "b2", "b3"])
        #expect(try environment.read(archive).archive?.total == 5)
        #expect(try await environment.loadNext(2, of: archive) == .atEnd)
    }

    @Test func requestsTheRestIfTheServerReturnsFewerRows() async throws {
        let room = ArchiveRoom(9)
        let (archive, environment) = (try await room.open(5), room.environment)
        room.shelves.limit(2)
        try await environment.refetch(archive)
        #expect(try room.ids(archive) == ["b0", "b1", "b2", "b3", "b4"])
        #expect(room.windows == [[0, 5], [2, 3], [4, 1]])
    }

    // MARK: - The store

    @Test func theWholeListIsReadFromTheStore() async throws {
        let room = ArchiveRoom(9)
        let archive = try await room.open(2)
        try await room.environment.loadNext(3, of: archive)
        room.test.network.forgetCalls()
        let query = ArchiveQuery(id: "l", offset: 0, limit: 2)
        let data = try await room.environment.fetch(query, fetchPolicy: .storeOrNetwork)
        #expect(try room.ids(#require(data.library).archive_library).count == 5)
        #expect(room.windows.isEmpty)
        #expect(!room.test.isAvailable(ArchiveQuery(id: "l", offset: 0, limit: 2, genre: "g")))
    }

    @Test func theListStaysAsLongAsTheReference() async throws {
        let room = ArchiveRoom(9)
        let environment = room.environment
        var archive: FragmentRef<Archive_library>? = try await room.open(2)
        try await environment.loadAll(10, pageSize: 2, of: #require(archive))
        for number in 0..<20 {
            let query = ArchiveQuery(id: ID("m\(number)"), offset: 0, limit: 1)
            _ = try await environment.fetch(query)
        }
        environment.releaseMemory()
        #expect(try room.ids(#require(archive)) == room.shelves[""])
        #expect(try environment.read(#require(archive)).archive?.best?.title == "Title b8")
        archive = nil
        environment.releaseMemory()
        #expect(room.test.records.isEmpty)
    }

    @Test func aLoadedStoreContinuesTheList() async throws {
        let room = ArchiveRoom(5)
        let archive = try await room.open(2)
        try await room.environment.loadNext(2, of: archive)
        let copy = TestEnvironment()
        let shelves = room.shelves
        copy.network.answer { shelves.archived($0, $1) }
        try copy.environment.load(room.environment.inspect().json)
        let query = ArchiveQuery(id: "l", offset: 0, limit: 2)
        let list = try #require(try copy.environment.read(query).library).archive_library
        #expect(
            try await copy.environment.loadNext(2, of: list) == .loaded(added: 1, hasMore: false)
        )
        #expect(try copy.environment.read(list).archive?.rows?.count == 5)
    }
}
