import Testing

@testable import Relay

/// What happens to a list by offset when a page fails, is cancelled or comes too late.
@Suite(.timeLimit(.minutes(10))) struct NumberedListFaultTests {
    private let room = StockRoom(6)

    private var environment: RelayEnvironment { room.environment }

    private func answer() {
        let shelves = room.shelves
        room.test.network.answer { shelves.numbered($0, $1) }
    }

    /// Loads the page that failed, and checks that no row is lost or doubled.
    private func expectRecovery(_ stock: FragmentRef<Stock_library>) async throws {
        answer()
        try await environment.loadAll(100, pageSize: 2, of: stock)
        #expect(try room.ids(stock) == room.shelves[""])
    }

    @Test func aPageThatFailsLeavesTheListAsItIs() async throws {
        let stock = try await room.open(2)
        let before = room.test.records
        room.test.network.answer { _, _ in nil }
        let page = Task { try await environment.loadNext(2, of: stock) }
        try await room.test.network.call().fail(Outage())
        await #expect(throws: Outage()) { try await page.value }
        #expect(room.test.records == before)
        try await expectRecovery(stock)
    }

    @Test(arguments: [
        #"{"data":{"node":{"__typename":"Library","id":"l","stock":null}},"#
            + #""errors":[{"message":"no","path":["node","stock"]}]}"#,
        #"{"data":{"node":null},"errors":[{"message":"no","path":["node"]}]}"#,
        #"{"data":{"node":null},"errors":[{"message":"no","path":["node","stock",3]}]}"#,
        #"{"data":null,"errors":[{"message":"no"}]}"#,
    ])
    func aPageWithoutAListLeavesTheListAsItIs(response: String) async throws {
        let stock = try await room.open(2)
        let before = room.test.records
        room.test.network.answer { _, _ in response }
        for isRefetch in [false, true] {
            await #expect {
                if isRefetch {
                    try await environment.refetch(stock)
                } else {
                    try await environment.loadNext(2, of: stock)
                }
            } throws: { error in
                guard case ResponseError.failed("StockRefetchQuery", let errors) = error else {
                    return false
                }
                return errors.map(\.message) == ["no"]
            }
            #expect(room.test.records == before)
        }
        try await expectRecovery(stock)
    }

    @Test func aRowWithAnErrorIsLeftOut() async throws {
        let stock = try await room.open(2)
        room.test.network.answer { _, _ in
            Shelves.stock(
                [nil, "b3"],
                errors: [["message": "no", "path": ["node", "stock", 0]]]
            ).description
        }
        #expect(
            try await environment.loadNext(2, of: stock) == .loaded(added: 1, hasMore: true)
        )
        #expect(try room.ids(stock) == ["b0", "b1", "b3"])
    }

    @Test func aNullListWithoutAnErrorBeginsAgain() async throws {
        let stock = try await room.open(2)
        room.test.network.answer { _, _ in Shelves.stock(.null).description }
        _ = try? await environment.loadNext(2, of: stock)
        #expect(try room.environment.read(stock).stock == nil)
        room.test.network.forgetCalls()
        try await expectRecovery(stock)
        #expect(room.windows.first == [0, 2])
    }

    @Test(arguments: [
        #"{"data":{"node":null}}"#,
        #"{"data":{"node":{"__typename":"Library","id":"z","stock":[{"id":"q","title":"t"}]}}}"#,
    ])
    func anotherObjectOrNoneIsReported(response: String) async throws {
        let stock = try await room.open(2)
        room.test.network.answer { _, _ in response }
        await #expect(throws: RefetchError.notReturned(fragment: "Stock_library")) {
            try await environment.loadNext(2, of: stock)
        }
        #expect(try room.ids(stock) == ["b0", "b1"])
        try await expectRecovery(stock)
    }

    @Test func aDeletedObjectHasNoPages() async throws {
        let stock = try await room.open(2)
        try environment.commitUpdate { $0.delete("l") }
        await #expect(throws: StoreError.deleted(definition: "Stock_library")) {
            try await environment.loadNext(2, of: stock)
        }
        await #expect(throws: StoreError.deleted(definition: "Stock_library")) {
            try await environment.refetch(stock)
        }
        #expect(room.variables.isEmpty)
    }

    @Test func aResetEndsPagesThatAreInFlightOrWait() async throws {
        let stock = try await room.open(2)
        room.test.network.answer { _, _ in nil }
        let page = Task { try await environment.loadNext(2, of: stock) }
        _ = try await room.test.network.call()
        let refetch = Task { try await environment.refetch(stock) }
        try await Task.sleep(for: .milliseconds(5))
        environment.reset()
        await #expect(throws: StoreError.self) { try await page.value }
        await #expect(throws: StoreError.self) { try await refetch.value }
        await #expect(throws: StoreError.reset(definition: "Stock_library")) {
            try await environment.loadNext(2, of: stock)
        }
        #expect(room.test.records.isEmpty)
    }

    @Test func theSameCallTwiceIsOneRequest() async throws {
        let stock = try await room.open(2)
        room.test.network.answer { _, _ in nil }
        let pages = (0..<3).map { _ in Task { try await environment.loadNext(2, of: stock) } }
        let call = try await room.test.network.call()
        #expect(try await remains { room.variables.count == 1 })
        call.respond(room.shelves.numbered(call.request, call.variables))
        for page in pages { #expect(try await page.value == .loaded(added: 2, hasMore: true)) }
        #expect(try room.ids(stock) == ["b0", "b1", "b2", "b3"])
    }

    @Test func aCancelledPageWritesNothing() async throws {
        let stock = try await room.open(2)
        let before = room.test.records
        room.test.network.answer { _, _ in nil }
        let page = Task { try await environment.loadNext(2, of: stock) }
        let call = try await room.test.network.call()
        page.cancel()
        await #expect(throws: CancellationError.self) { try await page.value }
        call.respond(room.shelves.numbered(call.request, call.variables))
        #expect(try await remains { room.test.records == before })
        try await expectRecovery(stock)
    }

    @Test func aListThatIsReplacedMeanwhileGetsThePageAfterItsNewEnd() async throws {
        let stock = try await room.open(4)
        room.test.network.answer { _, _ in nil }
        let page = Task { try await environment.loadNext(2, of: stock) }
        let call = try await room.test.network.call()
        // Another query replaces the list by a shorter one.
        try room.write(0, ["b0", "b1"])
        answer()
        call.respond(room.shelves.numbered(call.request, call.variables))
        #expect(try await page.value == .loaded(added: 2, hasMore: true))
        #expect(room.windows == [[4, 2], [2, 2]])
        #expect(try room.ids(stock) == ["b0", "b1", "b2", "b3"])
    }

    @Test func aListThatIsReplacedAgainAndAgainIsReported() async throws {
        let room = StockRoom(20)
        let stock = try await room.open(12)
        let (shelves, counter) = (room.shelves, Locked(12))
        room.test.network.answer { request, variables in
            let count = counter.withLock { count in
                count -= 3
                return count
            }
            try? room.write(0, (0..<count).map { "b\($0)" })
            return shelves.numbered(request, variables)
        }
        await #expect(throws: RefetchError.listReplaced(fragment: "Stock_library")) {
            try await room.environment.loadNext(1, of: stock)
        }
        #expect(room.windows.map { $0[0] } == [12, 9, 6])
        room.test.network.answer { shelves.numbered($0, $1) }
        try await room.environment.loadAll(100, pageSize: 2, of: stock)
        #expect(try room.ids(stock) == shelves[""])
    }

    // MARK: - At random

    /// Calls at the same time, answered in any order, of which some fail and some are cancelled.
    @Test(arguments: 0..<60) func callsAtTheSameTimeLoseNoRow(seed: Int) async throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let room = StockRoom(12)
        let (environment, network, shelves) = (room.environment, room.test.network, room.shelves)
        let stock = try await room.open(2, offset: 4)
        network.answer { _, _ in nil }
        var tasks: [Task<Void, any Error>] = []
        let ended = Locked(0)
        var (answered, deleted) = (0, 0)
        while tasks.count < 14 || ended.withLock({ $0 }) < tasks.count {
            switch Int.random(in: 0..<8, using: &random) {
            case 0...2 where tasks.count < 14:
                let (kind, count) = (random.pick([0, 1, 2, 3]), random.pick([1, 2, 3]))
                tasks.append(
                    Task {
                        defer { ended.withLock { $0 += 1 } }
                        switch kind {
                        case 0: try await environment.loadPrevious(count, of: stock)
                        case 1: try await environment.refetch(stock)
                        default: try await environment.loadNext(count, of: stock)
                        }
                    }
                )
            case 3 where !tasks.isEmpty && random.chance(40): random.pick(tasks).cancel()
            case 4 where deleted < 3 && random.chance(30):
                deleted += 1
                let row = random.pick(shelves[""])
                shelves.change { $0.removeAll { $0 == row } }
                try environment.commitUpdate { $0.delete(ID(row)) }
            case 5 where random.chance(50): await Task.yield()
            default:
                let calls = network.calls
                guard answered < calls.count else {
                    await Task.yield()
                    continue
                }
                let call = calls[answered]
                answered += 1
                if random.chance(20) {
                    call.fail(Outage())
                } else {
                    call.respond(shelves.numbered(call.request, call.variables))
                }
            }
        }
        for task in tasks {
            do {
                try await task.value
            } catch {
                #expect(error is Outage || error is CancellationError, "\(error)")
            }
        }
        let all = try room.ids(stock).filter { $0 != "null" }
        #expect(Set(all).count == all.count)
        // A response from before a deletion may have brought the row back.
        let ids = all.filter { shelves[""].contains($0) }
        #expect(ids == shelves[""].filter { ids.contains($0) }, "seed \(seed)")
        network.answer { shelves.numbered($0, $1) }
        try await expectAllRows(stock, in: room, "seed \(seed)")
    }

    /// Reloads the list, loads what is missing at both ends, and expects each row once.
    private func expectAllRows(
        _ stock: FragmentRef<Stock_library>,
        in room: StockRoom,
        _ comment: String
    ) async throws {
        try await room.environment.refetch(stock)
        while try await room.environment.loadPrevious(4, of: stock) != .atEnd {}
        try await room.environment.loadAll(100, pageSize: 5, of: stock)
        #expect(try room.ids(stock) == room.shelves[""], "\(comment)")
    }
}
