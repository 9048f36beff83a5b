import Testing

@testable import Relay

/// Calls for a list while another one is running: joined or queued, never dropped.
@Suite(.timeLimit(.minutes(10))) struct PageQueueTests {
    private let library = Library(9)

    private var environment: RelayEnvironment { library.environment }
    private var network: ScriptedNetwork { library.test.network }

    private func respond(_ call: ScriptedNetwork.Call) {
        call.respond(library.shelves.response(call.request, call.variables))
    }

    @Test func identicalCallsShareOneRequest() async throws {
        let books = try await library.open(2)
        network.answer { _, _ in nil }
        let pages = (0..<5).map { _ in Task { try await environment.loadNext(2, of: books) } }
        let call = try await network.call()
        #expect(try await remains { network.calls.count == 1 })
        respond(call)
        for page in pages { #expect(try await page.value == .loaded(added: 2, hasMore: true)) }
        #expect(try library.ids(books) == ["b0", "b1", "b2", "b3"])
    }

    @Test func otherCallsRunOneAfterTheOther() async throws {
        let books = try await library.open(2, after: "cb2")
        network.answer { _, _ in nil }
        let next = Task { try await environment.loadNext(2, of: books) }
        let first = try await network.call()
        let more = Task { try await environment.loadNext(1, of: books) }
        try await Task.sleep(for: .milliseconds(5))
        let previous = Task { try await environment.loadPrevious(2, of: books) }
        #expect(try await remains { network.calls.count == 1 })
        respond(first)
        respond(try await network.call(1))
        respond(try await network.call(2))
        #expect(try await next.value == .loaded(added: 2, hasMore: true))
        #expect(try await more.value == .loaded(added: 1, hasMore: true))
        #expect(try await previous.value == .loaded(added: 2, hasMore: true))
        #expect(try library.ids(books) == (1..<8).map { "b\($0)" })
    }

    @Test func aFailureDoesNotStopTheQueue() async throws {
        let books = try await library.open(2)
        network.answer { _, _ in nil }
        let first = Task { try await environment.loadNext(2, of: books) }
        let call = try await network.call()
        let second = Task { try await environment.loadNext(3, of: books) }
        try await Task.sleep(for: .milliseconds(5))
        call.fail(Outage())
        respond(try await network.call(1))
        await #expect(throws: Outage()) { try await first.value }
        #expect(try await second.value == .loaded(added: 3, hasMore: true))
    }

    @Test func listsDoNotWaitForOneAnother() async throws {
        library.shelves["crime"] = ["x0", "x1"]
        let books = try await library.open(2)
        let crime = try await library.open(1, genre: "crime")
        network.answer { _, _ in nil }
        let first = Task { try await environment.loadNext(2, of: books) }
        _ = try await network.call()
        let second = Task { try await environment.loadNext(2, of: crime) }
        respond(try await network.call(1))
        #expect(try await second.value == .loaded(added: 1, hasMore: false))
        first.cancel()
        _ = try? await first.value
    }

    @Test func aRefetchWaitsForPagesAndReloadsThem() async throws {
        let books = try await library.open(2)
        network.answer { _, _ in nil }
        let page = Task { try await environment.loadNext(2, of: books) }
        let call = try await network.call()
        let refetch = Task { try await environment.refetch(books) }
        #expect(try await remains { network.calls.count == 1 })
        respond(call)
        let second = try await network.call(1)
        #expect(second.variables["first"] == 4)
        library.shelves.change { $0.insert("new", at: 0) }
        respond(second)
        _ = try await refetch.value
        #expect(try await page.value == .loaded(added: 2, hasMore: true))
        #expect(try library.ids(books) == ["new", "b0", "b1", "b2"])
    }

    // MARK: - Cancelling

    @Test func cancellingSendsNothingMoreAndLetsTheNextOneBegin() async throws {
        let books = try await library.open(2)
        network.answer { _, _ in nil }
        let first = Task { try await environment.loadNext(2, of: books) }
        let call = try await network.call()
        let second = Task { try await environment.loadNext(3, of: books) }
        let third = Task { try await environment.loadNext(4, of: books) }
        #expect(try await remains { network.calls.count == 1 })
        second.cancel()
        await #expect(throws: CancellationError.self) { try await second.value }
        first.cancel()
        await #expect(throws: CancellationError.self) { try await first.value }
        try await eventually { call.termination == .cancelled }
        call.send(library.shelves.response(call.request, call.variables))
        let last = try await network.call(1)
        #expect(last.variables["first"] == 4)
        #expect(try library.ids(books) == ["b0", "b1"])
        respond(last)
        #expect(try await third.value == .loaded(added: 4, hasMore: true))
        #expect(network.calls.count == 2)
    }

    @Test func oneOfSeveralCallersMayGiveUp() async throws {
        let books = try await library.open(2)
        network.answer { _, _ in nil }
        let first = Task { try await environment.loadNext(2, of: books) }
        let call = try await network.call()
        let second = Task { try await environment.loadNext(2, of: books) }
        #expect(try await remains { network.calls.count == 1 })
        first.cancel()
        await #expect(throws: CancellationError.self) { try await first.value }
        #expect(try await remains { call.termination == nil })
        respond(call)
        #expect(try await second.value == .loaded(added: 2, hasMore: true))
    }

    @Test func aCallerThatIsCancelledBeforehandLoadsNothing() async throws {
        let books = try await library.open(2)
        let page = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await environment.loadNext(2, of: books)
        }
        await #expect(throws: CancellationError.self) { try await page.value }
        #expect(try await environment.loadNext(2, of: books) == .loaded(added: 2, hasMore: true))
    }

    @Test func cancellingLoadAllKeepsThePagesSoFar() async throws {
        let books = try await library.open(2)
        network.answer { _, _ in nil }
        let all = Task { try await environment.loadAll(100, pageSize: 2, of: books) }
        respond(try await network.call())
        _ = try await network.call(1)
        all.cancel()
        await #expect(throws: CancellationError.self) { try await all.value }
        #expect(try library.ids(books) == ["b0", "b1", "b2", "b3"])
    }

    @Test func keepsNothingAfterwards() async throws {
        let weakBooks: () async throws -> Bool = {
            let books = try await library.open(2)
            try await environment.loadNext(2, of: books)
            return try library.ids(books).count == 4
        }
        #expect(try await weakBooks())
        // The task that loaded the page may end after its callers have continued.
        try await eventually {
            environment.releaseMemory()
            return library.test.records.isEmpty
        }
    }
}
