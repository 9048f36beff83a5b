import Foundation
import Testing

@_spi(Generated) @testable import Relay

/// An app that fetches, pages, keeps, changes, collects and loads at random; what a server answers
/// must be there afterwards.
final class HealingRun {
    let test: TestEnvironment
    let server: HealingServer
    var random: SeededGenerator
    private(set) var script: [String] = []
    private var kept: [Disposable] = []
    private var lists: [OpenList] = []
    /// Whether the store keeps some queries that nobody else keeps.
    private let isRemembering: Bool
    private var changes: [OptimisticChange] = []

    var environment: RelayEnvironment { test.environment }

    /// Why a run has ended.
    struct Wound: Error, CustomStringConvertible {
        let description: String
    }

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        let server = HealingServer(seed: seed)
        self.server = server
        let size = random.pick([0, 1, 3, 10])
        isRemembering = size > 0
        test = TestEnvironment(releaseBufferSize: size)
        let symbols = test.environment.store.symbols
        test.network.answerInParts { try? server.answer($0, $1, symbols) }
    }

    private func note(_ step: String) { script.append(step) }

    // MARK: - Steps

    func step() async throws {
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<30: try await fetch()
        case 30..<36: try await fetchGraph()
        case 36..<54: try await page()
        case 54..<58: try await refetch()
        case 58..<64: changeServer()
        case 64..<72:
            note("collect")
            environment.collectGarbage()
        case 72..<78:
            guard !kept.isEmpty else { return }
            note("release")
            kept.remove(at: Int.random(in: kept.indices, using: &random)).dispose()
        case 78..<82:
            guard !lists.isEmpty else { return }
            note("drop a list")
            lists.remove(at: Int.random(in: lists.indices, using: &random))
        case 82..<86: try delete()
        case 86..<89: try writeClientFields()
        case 89..<93: try change()
        case 93..<95: try load()
        case 95..<97: try await cancel()
        case 97: try invalidate()
        default: try checkDraft()
        }
    }

    private var genre: String? { random.chance(30) ? "crime" : nil }

    private func fetch() async throws {
        let count = Int.random(in: 1...4, using: &random)
        let start = random.chance(70) ? 0 : Int.random(in: 0...4, using: &random)
        switch Int.random(in: 0..<9, using: &random) {
        case 0, 1:
            let query = LibraryQuery(id: "l", first: .value(count), genre: Input(genre))
            let library = try await fetch(query).library
            try open(
                library.map { library in
                    OpenList(next: library.books_library) { data, environment in
                        for row in data.books?.nodes ?? [] {
                            _ = try environment.read(row.bookRow_book)
                        }
                    }
                }
            )
            try open(library.map { OpenList(next: $0.hall_library) })
        case 2:
            let library = try await fetch(LatestBooksQuery(id: "l", last: count)).library
            try open(library.map { OpenList(previous: $0.latestBooks_library) })
        case 3:
            let query = StockQuery(id: "l", offset: start, limit: count, genre: genre)
            let library = try await fetch(query).library
            try open(
                library.map { library in
                    OpenList(numbered: library.stock_library) { data, environment in
                        for case let row? in data.stock ?? [] {
                            _ = try environment.read(row.bookRow_book)
                        }
                    }
                }
            )
        case 4:
            let library = try await fetch(CatalogQuery(id: "l", page: start + 1, size: count))
            try open(library.library.map { OpenList(numbered: $0.catalog_library) })
        case 5:
            let query = ArchiveQuery(id: "l", offset: start, limit: count, genre: genre)
            try open(try await fetch(query).library.map { OpenList(numbered: $0.archive_library) })
        case 6:
            let query = CellarQuery(id: "l", page: start + 1, size: count)
            try open(try await fetch(query).library.map { OpenList(numbered: $0.cellar_library) })
        case 7:
            let query = try await fetch(StoriesQuery(count: count))
            try open(OpenList(next: query.stories_query))
        default:
            if random.chance(50) {
                _ = try await fetch(FeedLaterQuery(first: count))
            } else {
                _ = try await fetch(StoryQuery(id: ID("s\(start)")))
            }
        }
    }

    private func fetchGraph() async throws {
        let query: any GraphQLQuery = random.pick(HealingServer.graphQueries)
        try await fetchGraph(query)
    }

    private func fetchGraph(_ query: some GraphQLQuery) async throws {
        _ = try await fetch(query)
        guard changes.isEmpty else { return }
        let operation = environment.describe(query)
        let reader = ResponseReader(
            source: environment.store.source,
            symbols: operation.symbols,
            variables: operation.effectiveVariables
        )
        let read = reader.read([operation.artifact.contents.normalization], .root)
        if read != server.graph.answer(operation) {
            throw Wound(description: "\(query) reads \(read)")
        }
    }

    /// Fetches a query, which must be there then.
    private func fetch<Query: GraphQLQuery>(_ query: Query) async throws -> Query.Output {
        let text = "\(query)".replacing("Relay.Input<Swift.", with: "<")
        note("fetch \(text)")
        let data = try await environment.fetch(query)
        if random.chance(25) { kept.append(environment.retain(query)) }
        try check(query)
        return data
    }

    private func check(_ query: some GraphQLQuery) throws {
        guard changes.isEmpty else { return }
        let operation = environment.describe(query)
        let verdict = environment.store.examine(operation)
        // Of what nobody keeps the store doesn't know whether it is older than an invalidation.
        guard verdict.isComplete, !verdict.isInvalidated || !isRemembering else {
            throw Wound(description: "\(query) is \(verdict)")
        }
        _ = try environment.read(query)
    }

    private func open(_ list: OpenList?) throws {
        guard let list else { return }
        if changes.isEmpty { try list.read(environment) }
        lists.append(list)
        if lists.count > 8 { lists.removeFirst() }
    }

    private func page() async throws {
        guard let list = lists.randomElement(using: &random) else { return }
        let count = Int.random(in: 1...3, using: &random)
        let load = random.pick(list.pages)
        note("load \(count) of \(list.name)")
        // A change may have deleted the object of the list.
        guard changes.isEmpty else { return (try? await load(environment, count)) ?? () }
        try await load(environment, count)
        try list.read(environment)
    }

    private func refetch() async throws {
        guard let list = lists.randomElement(using: &random) else { return }
        note("refetch \(list.name)")
        guard changes.isEmpty else { return (try? await list.refetch(environment)) ?? () }
        try await list.refetch(environment)
        try list.read(environment)
    }

    private func changeServer() {
        let list = random.pick(["", "crime", "feed"])
        let (isAdded, number) = (random.chance(50), Int.random(in: 0..<1_000, using: &random))
        let letter = ["": "b", "crime": "c"][list] ?? "s"
        note("the server's list \(list) changes")
        server.shelves.change(list) { rows in
            let index = rows.isEmpty ? 0 : number % rows.count
            if isAdded, rows.count < 12 {
                let new = "\(letter)\(number)"
                if !rows.contains(new) { rows.insert(new, at: index) }
            } else if !rows.isEmpty {
                rows.remove(at: index)
            }
        }
    }

    // MARK: - Changes on the client

    private func delete() throws {
        let id = random.pick(["b0", "b1", "c0", "s0", "s1", "l", "u"])
        note("delete \(id)")
        guard changes.isEmpty else { return }
        try environment.commitUpdate { $0.delete(ID(id)) }
        // Who has references to what is gone has to fetch it.
        lists = []
    }

    private func change() throws {
        if !changes.isEmpty {
            note("revert")
            changes.remove(at: Int.random(in: changes.indices, using: &random)).revert()
        } else {
            let id = random.pick(["b0", "c1", "s0", "l", "u"])
            let isDeletion = random.chance(50)
            note("optimistically \(isDeletion ? "delete" : "change") \(id)")
            try changes.append(
                environment.applyOptimisticChange { store in
                    guard let object = store.record(ID(id)) else { return }
                    if isDeletion {
                        store.delete(ID(id))
                    } else {
                        object.setValue("optimistic", for: "title")
                    }
                }
            )
        }
    }

    private func load() throws {
        guard changes.isEmpty else { return }
        note("load what the store has")
        let json = JSONValue.object(environment.inspect().json).description
        lists = []
        kept.forEach { $0.dispose() }
        kept = []
        try environment.load(try JSONValue(parsing: Data(json.utf8)).object ?? [:])
    }

    private func invalidate() throws {
        note("invalidate")
        let isWhole = random.chance(50)
        try environment.commitUpdate { store in
            if isWhole { store.invalidateStore() } else { store.record(ID("l"))?.invalidateRecord() }
        }
    }

    private func cancel() async throws {
        let count = Int.random(in: 0..<20, using: &random)
        note("cancel a fetch after \(count) turns")
        let (environment, isStreamed) = (environment, random.chance(50))
        let fetched = Task {
            if isStreamed {
                _ = try? await environment.fetch(StoriesQuery(count: 4))
            } else {
                _ = try? await environment.fetch(ArchiveQuery(id: "l", offset: 0, limit: 3))
            }
        }
        for _ in 0..<count { await Task.yield() }
        fetched.cancel()
        await fetched.value
    }

    // MARK: - Fields of the client

    private func draft() throws -> TestDocument {
        try TestDocument(
            """
            normalization
             library(id: "l"): type Library
              id: ID!
              draft: type Draft @client
               text: String
               books: [type Book] @client
                id: ID!
              name: String
            reader
             library(id: "l")
              name
              draft @client
               text
               books @client
                id
            """,
            in: test
        )
    }

    private struct Draft: Selection, FieldValue {
        let text: String?
        let books: [Field<String>?]?

        init(_ reader: inout Reader) {
            text = reader.optionalString(0)
            books = reader.value(1)
        }
    }

    private struct DraftLibrary: Selection, FieldValue {
        let name: String?
        let draft: Draft?

        init(_ reader: inout Reader) {
            name = reader.optionalString(0)
            draft = reader.optionalObject(1)
        }
    }

    private func writeClientFields() throws {
        note("write a draft")
        try environment.commitUpdate { store in
            guard let library = store.record(ID("l")) else { return }
            let draft = library.getOrCreateLinkedRecord("draft", type: "Draft")
            draft.setValue("d", for: "text")
            let books = ["b0", "c0"].compactMap { store.record(ID($0)) }
            draft.setLinkedRecords(books, for: "books")
        }
    }

    private func checkDraft() throws {
        guard changes.isEmpty else { return }
        note("fetch the draft")
        let document = try draft()
        try document.write(#"{"library":{"id":"l","name":"n"}}"#)
        let verdict = environment.store.examine(document.operation)
        guard verdict.isComplete else { throw Wound(description: "the draft is \(verdict)") }
        let data = document.read(One<DraftLibrary>.self)
        if data.value?.inner?.name != "n" { throw Wound(description: "the draft is unreadable") }
    }
}

/// A list on screen, whatever its fragment.
struct OpenList {
    let name: String
    var pages: [(RelayEnvironment, Int) async throws -> Void] = []
    let refetch: (RelayEnvironment) async throws -> Void
    /// Reads all of the list.
    let read: (RelayEnvironment) throws -> Void

    init<Fragment: RefetchableFragment>(
        _ reference: FragmentRef<Fragment>,
        _ readRows: @escaping (Fragment.Output, RelayEnvironment) throws -> Void = { _, _ in }
    ) {
        name = "\(Fragment.self)"
        refetch = { try await $0.refetch(reference) }
        read = { try readRows(try $0.read(reference), $0) }
    }

    init<Fragment: ForwardPaginationFragment>(
        next reference: FragmentRef<Fragment>,
        _ readRows: @escaping (Fragment.Output, RelayEnvironment) throws -> Void = { _, _ in }
    ) {
        self.init(reference, readRows)
        pages.append { _ = try await $0.loadNext($1, of: reference) }
        pages.append { _ = try await $0.loadAll($1 * 3, of: reference) }
    }

    init<Fragment: BackwardPaginationFragment>(
        previous reference: FragmentRef<Fragment>,
        _ readRows: @escaping (Fragment.Output, RelayEnvironment) throws -> Void = { _, _ in }
    ) {
        self.init(reference, readRows)
        pages.append { _ = try await $0.loadPrevious($1, of: reference) }
    }

    init<Fragment: ForwardPaginationFragment & BackwardPaginationFragment>(
        numbered reference: FragmentRef<Fragment>,
        _ readRows: @escaping (Fragment.Output, RelayEnvironment) throws -> Void = { _, _ in }
    ) {
        self.init(next: reference, readRows)
        pages.append { _ = try await $0.loadPrevious($1, of: reference) }
    }
}
