import Foundation
import Testing

@testable import Relay

/// Page loads, refetches, changes and failures in all orders, against a naive model: no row is lost
/// or doubled.
@Suite(.timeLimit(.minutes(30))) struct PageOrderTests {
    private enum Action: CaseIterable {
        case next, moreNext, previous, refetch, failNext, losePrevious, insert, delete
    }

    /// The list as it must be, by the rules in words.
    private struct Naive {
        var ids: [String]
        var start: String?
        var end: String?
        var next: Bool
        var previous: Bool

        init(_ rows: StableRows, after anchor: String, count: Int) {
            ids = Array(rows.after(anchor).prefix(count))
            (start, end) = (ids.first, ids.last)
            next = rows.after(anchor).count > ids.count
            previous = !rows.before(ids.first ?? anchor).isEmpty
        }

        mutating func loadNext(_ count: Int, _ rows: StableRows) -> PageResult {
            guard next else { return .atEnd }
            let page = rows.after(end).prefix(count)
            let new = page.filter { !ids.contains($0) }
            next = rows.after(end).count > page.count
            ids += new
            end = page.last ?? end
            return .loaded(added: new.count, hasMore: next)
        }

        mutating func loadPrevious(_ count: Int, _ rows: StableRows) -> PageResult {
            guard previous else { return .atEnd }
            let page = rows.before(start).suffix(count)
            let added = page.filter { !ids.contains($0) }.count
            previous = rows.before(start).count > page.count
            ids = page + ids.filter { !page.contains($0) }
            start = page.first ?? start
            return .loaded(added: added, hasMore: previous)
        }
    }

    /// All orders take minutes; by default every 37th is tried.
    private static let step = ProcessInfo.processInfo.environment["ALL_ORDERS"] == nil ? 37 : 1

    @Test(arguments: 0..<8) func everyOrderGivesTheListOfTheModel(shard: Int) async throws {
        for order in stride(from: shard * Self.step, to: 40_320, by: 8 * Self.step) {
            try await check(Self.permutation(order))
        }
    }

    private static func permutation(_ number: Int) -> [Action] {
        var (number, rest, order) = (number, Action.allCases, [Action]())
        while !rest.isEmpty {
            order.append(rest.remove(at: number % rest.count))
            number /= rest.count + 1
        }
        return order
    }

    private func check(_ order: [Action]) async throws {
        let rows = Locked(StableRows(12))
        let library = Library()
        let environment = library.environment
        let answer = { @Sendable (request: RequestParameters, variables: VariableData) in
            rows.withLock { $0 }.response(request, variables)
        }
        library.test.network.answer(answer)
        let books = try await library.open(2, after: "cb4")
        var naive = Naive(rows.withLock { $0 }, after: "b4", count: 2)
        #expect(try library.ids(books) == naive.ids)
        for action in order {
            let known = rows.withLock { $0 }
            switch action {
            case .next, .moreNext:
                let count = action == .next ? 2 : 3
                let expected = naive.loadNext(count, known)
                #expect(try await environment.loadNext(count, of: books) == expected)
            case .previous:
                let expected = naive.loadPrevious(2, known)
                #expect(try await environment.loadPrevious(2, of: books) == expected)
            case .refetch:
                try await environment.refetch(books)
                naive = Naive(known, after: "b4", count: max(2, naive.ids.count))
            case .failNext, .losePrevious:
                library.test.network.answer { _, _ in
                    node(books: .null, errors: [["message": "no", "path": ["node", "books"]]])
                }
                do {
                    if action == .failNext {
                        try await environment.loadNext(2, of: books)
                    } else {
                        try await environment.loadPrevious(2, of: books)
                    }
                    #expect(action == .failNext ? !naive.next : !naive.previous)
                } catch {
                    #expect(error is ResponseError)
                }
                library.test.network.answer(answer)
            case .insert:
                rows.withLock { $0.all.insert("new", at: 0) }
                try change(environment) { list, store in
                    let node = store.create("new", type: "Book")
                    node.setValue("New", for: "title")
                    let edge = ConnectionHandler.createEdge(in: list, node: node, type: "BookEdge")
                    edge.setValue("cnew", for: "cursor")
                    ConnectionHandler.insertEdgeBefore(edge, in: list)
                }
                naive.ids.insert("new", at: 0)
            case .delete:
                // The row whose cursor the next page starts at.
                guard let last = naive.ids.last else { continue }
                rows.withLock { _ = $0.deleted.insert(last) }
                try change(environment) { list, _ in
                    ConnectionHandler.deleteNode(ID(last), in: list)
                }
                naive.ids.removeLast()
            }
            let list = try #require(try environment.read(books).books)
            #expect(list.map(\.id.rawValue) == naive.ids, "\(action) of \(order)")
            #expect(list.hasNext == naive.next, "\(action) of \(order)")
            #expect(list.hasPrevious == naive.previous, "\(action) of \(order)")
        }
        try await expectAllRows(books, rows.withLock { $0 }, library, "\(order)")
    }

    /// Loads what is missing at both ends, and expects each of the server's rows once.
    private func expectAllRows(
        _ books: FragmentRef<Books_library>,
        _ rows: StableRows,
        _ library: Library,
        _ comment: String
    ) async throws {
        let environment = library.environment
        try await environment.loadAll(100, pageSize: 4, of: books)
        while try await environment.loadPrevious(4, of: books) != .atEnd {}
        let ids = try library.ids(books)
        #expect(ids.sorted() == rows.ids.sorted(), "\(comment)")
        try await environment.refetch(books)
        while try await environment.loadPrevious(4, of: books) != .atEnd {}
        try await environment.loadAll(100, of: books)
        #expect(try library.ids(books) == rows.ids, "\(comment)")
    }

    private func change(
        _ environment: RelayEnvironment,
        _ body: (RecordProxy, RecordSourceProxy) -> Void
    ) throws {
        try environment.commitUpdate { store in
            let library = try #require(store.record("l"))
            let lists = ConnectionHandler.connections(of: library, key: "Books_books")
            body(try #require(lists.first), store)
        }
    }

    // MARK: - At the same time

    /// Calls at the same time, answered in any order, of which some fail and some are cancelled.
    @Test(arguments: 0..<60) func callsAtTheSameTimeLoseNoRow(seed: Int) async throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let rows = Locked(StableRows(12))
        let library = Library()
        let (environment, network) = (library.environment, library.test.network)
        network.answer { request, variables in
            rows.withLock { $0 }.response(request, variables)
        }
        let books = try await library.open(2, after: "cb4")
        network.answer { _, _ in nil }
        var tasks: [Task<Void, any Error>] = []
        let ended = Locked(0)
        var answered = 0
        var inserted = 0
        while tasks.count < 14 || ended.withLock({ $0 }) < tasks.count {
            switch Int.random(in: 0..<8, using: &random) {
            case 0...2 where tasks.count < 14:
                let (kind, count) = (random.pick([0, 1, 2, 3]), random.pick([1, 2, 3]))
                tasks.append(
                    Task {
                        defer { ended.withLock { $0 += 1 } }
                        switch kind {
                        case 0: try await environment.loadPrevious(count, of: books)
                        case 1: try await environment.refetch(books)
                        default: try await environment.loadNext(count, of: books)
                        }
                    }
                )
            case 3 where !tasks.isEmpty && random.chance(40):
                random.pick(tasks).cancel()
            case 4 where inserted < 4:
                inserted += 1
                let id = "new\(inserted)"
                rows.withLock { $0.all.insert(id, at: 0) }
                try change(environment) { list, store in
                    let node = store.create(ID(id), type: "Book")
                    node.setValue("New", for: "title")
                    let edge = ConnectionHandler.createEdge(in: list, node: node, type: "BookEdge")
                    ConnectionHandler.insertEdgeBefore(edge, in: list)
                }
            case 5 where random.chance(50):
                await Task.yield()
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
                    call.respond(rows.withLock { $0 }.response(call.request, call.variables))
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
        let ids = try library.ids(books)
        #expect(Set(ids).count == ids.count)
        network.answer { request, variables in
            rows.withLock { $0 }.response(request, variables)
        }
        try await expectAllRows(books, rows.withLock { $0 }, library, "seed \(seed)")
    }
}
