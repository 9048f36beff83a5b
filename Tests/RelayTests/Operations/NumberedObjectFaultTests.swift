import Testing

@testable import Relay

/// What happens to a list within an object when a page fails, is null or comes in parts.
@Suite(.timeLimit(.minutes(10))) struct NumberedObjectFaultTests {
    private let room = ArchiveRoom(6)

    private var environment: RelayEnvironment { room.environment }

    /// Loads the page that failed, and checks that no row is lost or doubled.
    private func expectRecovery(_ archive: FragmentRef<Archive_library>) async throws {
        let shelves = room.shelves
        room.test.network.answer { shelves.archived($0, $1) }
        try await environment.loadAll(100, pageSize: 2, of: archive)
        #expect(try room.ids(archive) == room.shelves[""])
        #expect(try environment.read(archive).archive?.total == 6)
    }

    @Test(arguments: [
        #"{"data":{"node":{"__typename":"Library","id":"l","archive":null}},"#
            + #""errors":[{"message":"no","path":["node","archive"]}]}"#,
        #"{"data":{"node":{"__typename":"Library","id":"l","archive":{"rows":null,"total":9,"#
            + #""best":null,"note":"x"}}},"errors":[{"message":"no","path":["node","archive","rows"]}]}"#,
        #"{"data":{"node":null},"errors":[{"message":"no","path":["node"]}]}"#,
        #"{"data":null,"errors":[{"message":"no"}]}"#,
    ])
    func aPageWithoutAListLeavesTheListAsItIs(response: String) async throws {
        let archive = try await room.open(2)
        let before = room.test.records
        room.test.network.answer { _, _ in response }
        for isRefetch in [false, true] {
            await #expect {
                if isRefetch {
                    try await environment.refetch(archive)
                } else {
                    try await environment.loadNext(2, of: archive)
                }
            } throws: { error in
                guard case ResponseError.failed("ArchiveRefetchQuery", let errors) = error else {
                    return false
                }
                return errors.map(\.message) == ["no"]
            }
            #expect(room.test.records == before)
        }
        try await expectRecovery(archive)
    }

    @Test func aTotalWithAnErrorIsUnknown() async throws {
        let archive = try await room.open(2)
        room.answer(
            Shelves.archive(["b2", "b3"], total: .null),
            errors: [["message": "no", "path": ["node", "archive", "total"]]]
        )
        #expect(
            try await environment.loadNext(2, of: archive) == .loaded(added: 2, hasMore: true)
        )
        try await expectRecovery(archive)
    }

    @Test func aRowWithAnErrorIsLeftOut() async throws {
        let archive = try await room.open(2)
        room.answer(
            Shelves.archive([nil, "b3"], total: 6),
            errors: [["message": "no", "path": ["node", "archive", "rows", 0]]]
        )
        #expect(
            try await environment.loadNext(2, of: archive) == .loaded(added: 1, hasMore: true)
        )
        #expect(try room.ids(archive) == ["b0", "b1", "b3"])
    }

    @Test(arguments: [true, false]) func aNullListBeginsAgain(isWhole: Bool) async throws {
        let archive = try await room.open(2)
        room.answer(isWhole ? .null : ["rows": .null, "total": 9, "best": .null, "note": "x"])
        _ = try? await environment.loadNext(2, of: archive)
        let data = try environment.read(archive).archive
        #expect(isWhole ? data == nil : data?.total == 9 && data?.rows == nil)
        room.test.network.forgetCalls()
        try await expectRecovery(archive)
        #expect(room.windows.first == [0, 2])
    }

    /// A list that another query has made null isn't continued from where it was.
    @Test func aListThatWasNullIsReplaced() async throws {
        let archive = try await room.open(4)
        try environment.commitUpdate { store in
            store.record("l")?.setValue(.null, for: "__Library_archive_pagination")
        }
        #expect(try environment.read(archive).archive == nil)
        let page = Shelves.archive(["b4"], total: 6)
        try room.test.write(
            Shelves.archive(page),
            ArchiveRefetchQuery(limit: 1, offset: 4, id: "l")
        )
        #expect(try room.ids(archive) == ["b4"])
        #expect(try await environment.loadPrevious(9, of: archive) != .atEnd)
        try await expectRecovery(archive)
    }

    @Test func aPageThatFailsOrIsCancelledWritesNothing() async throws {
        let archive = try await room.open(2)
        let before = room.test.records
        room.test.network.answer { _, _ in nil }
        let failing = Task { try await environment.loadNext(2, of: archive) }
        try await room.test.network.call(0).fail(Outage())
        await #expect(throws: Outage()) { try await failing.value }
        let cancelled = Task { try await environment.loadNext(2, of: archive) }
        let call = try await room.test.network.call(1)
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { try await cancelled.value }
        call.respond(room.shelves.archived(call.request, call.variables))
        #expect(try await remains { room.test.records == before })
        try await expectRecovery(archive)
    }

    @Test func aListThatIsReplacedMeanwhileGetsThePageAfterItsNewEnd() async throws {
        let archive = try await room.open(4)
        room.test.network.answer { _, _ in nil }
        let page = Task { try await environment.loadNext(2, of: archive) }
        let call = try await room.test.network.call()
        let shorter = Shelves.archive(["b0", "b1"], total: 6)
        try room.test.write(
            Shelves.archive(shorter),
            ArchiveRefetchQuery(limit: 2, offset: 0, id: "l")
        )
        let shelves = room.shelves
        room.test.network.answer { shelves.archived($0, $1) }
        call.respond(shelves.archived(call.request, call.variables))
        #expect(try await page.value == .loaded(added: 2, hasMore: true))
        #expect(room.windows == [[4, 2], [2, 2]])
        try await expectRecovery(archive)
    }

    /// Fields of the object that come later are those of the list too.
    @Test func otherFieldsMayComeLater() async throws {
        let archive = try await room.open(2)
        room.test.network.answer { _, _ in nil }
        let page = Task { try await environment.loadNext(2, of: archive) }
        let call = try await room.test.network.call()
        call.send(
            """
            {"data":{"node":{"__typename":"Library","id":"l","archive":{"rows":[
            {"id":"b2","title":"t"},{"id":"b3","title":"t"}],"total":6,"best":null}}},
            "pending":[{"id":"0","path":["node","archive"],"label":"Archive_library$defer$note"}],
            "hasNext":true}
            """
        )
        try await eventually { try room.ids(archive) == ["b0", "b1", "b2", "b3"] }
        call.send(
            """
            {"incremental":[{"id":"0","data":{"note":"later"}}],"completed":[{"id":"0"}],
            "hasNext":false}
            """
        )
        call.finish()
        #expect(try await page.value == .loaded(added: 2, hasMore: true))
        let data = try #require(try environment.read(archive).archive)
        #expect(try environment.read(data.archiveNote_archive).note == "later")
        #expect(data.rows?.count == 4 && data.total == 6)
        try await expectRecovery(archive)
    }

    @Test func aResetEndsPages() async throws {
        let archive = try await room.open(2)
        room.test.network.answer { _, _ in nil }
        let page = Task { try await environment.loadNext(2, of: archive) }
        _ = try await room.test.network.call()
        environment.reset()
        await #expect(throws: StoreError.self) { try await page.value }
        #expect(room.test.records.isEmpty)
    }

    /// Pages in both directions in any order, of which some fail and some are cancelled.
    @Test(arguments: 0..<40) func callsInAnyOrderLoseNoRow(seed: Int) async throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let room = ArchiveRoom(11)
        let (environment, shelves) = (room.environment, room.shelves)
        let archive = try await room.open(2, offset: 4)
        for _ in 0..<20 {
            let fails = random.chance(25)
            let (kind, count) = (random.pick([0, 1, 2]), random.pick([1, 2, 3]))
            shelves.limit(kind == 0 ? 100 : random.pick([1, 2, 100]))
            room.test.network.answer { fails ? "{" : shelves.archived($0, $1) }
            let task = Task {
                switch kind {
                case 0: _ = try await environment.loadPrevious(count, of: archive)
                case 1: _ = try await environment.loadNext(count, of: archive)
                default: _ = try await environment.refetch(archive)
                }
            }
            if random.chance(20) { task.cancel() }
            _ = await task.result
            let ids = try room.ids(archive)
            #expect(Set(ids).count == ids.count && ids == shelves[""].filter(ids.contains))
        }
        shelves.limit(100)
        room.test.network.answer { shelves.archived($0, $1) }
        while try await environment.loadPrevious(3, of: archive) != .atEnd {}
        try await environment.loadAll(100, pageSize: 3, of: archive)
        #expect(try room.ids(archive) == shelves[""], "seed \(seed)")
    }
}
