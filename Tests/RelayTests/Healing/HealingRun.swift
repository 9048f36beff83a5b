@testable import Relay

/// An app that fetches, pages, keeps, changes, collects and loads at random; what a server answers
/// must be there afterwards.
final class HealingRun {
    let test: TestEnvironment
    let server: HealingServer
    var random: SeededGenerator
    private(set) var script: [String] = []
    var kept: [Disposable] = []
    /// Whether objects are deleted; what comes back may then have fewer fields than before.
    let deletes: Bool
    /// Queries that could be read when the store was loaded.
    var loaded: [any GraphQLQuery] = []
    var lists: [OpenList] = []
    /// Whether the store keeps some queries that nobody else keeps.
    private let isRemembering: Bool
    /// Whether the network answers at once.
    private let isAnswering = Locked(true)
    private var isBetweenParts = false
    var changes: [OptimisticChange] = []

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
        deletes = random.chance(50)
        test = TestEnvironment(releaseBufferSize: size)
        let symbols = test.environment.store.symbols
        let isAnswering = isAnswering
        test.network.answerInParts { request, variables in
            guard isAnswering.withLock({ $0 }) else { return nil }
            return try? server.answer(request, variables, symbols)
        }
    }

    func note(_ step: String) { script.append(step) }

    // MARK: - Steps

    func step() async throws {
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<30: try await fetch()
        // A query that is running is not sent again.
        case 30..<36 where !isBetweenParts: try await fetchGraph()
        case 36..<54: try await page()
        case 54..<58: try await refetch()
        case 58..<64: changeServer()
        case 64..<72:
            note("collect")
            let linked = linkedFromLoaded()
            environment.collectGarbage()
            let source = environment.store.source
            for id in linked where source.borrow(id) == nil {
                throw Wound(description: "a loaded record links to the collected \(id)")
            }
            for query in loaded where changes.isEmpty && !isComplete(query) {
                throw Wound(description: "\(query) isn't kept any more")
            }
        case 72..<78:
            guard !kept.isEmpty else { return }
            note("release")
            kept.remove(at: Int.random(in: kept.indices, using: &random)).dispose()
        case 78..<82:
            guard !lists.isEmpty else { return }
            if random.chance(75) {
                note("drop a list")
                lists.remove(at: Int.random(in: lists.indices, using: &random))
            } else {
                note("close all")
                lists = []
                kept.forEach { $0.dispose() }
                kept = []
            }
        // What comes in parts doesn't bring back what is deleted or reset in between.
        case 82..<86 where !isBetweenParts && deletes: try delete()
        case 86..<89: try writeClientFields()
        case 89..<93 where !isBetweenParts: try change()
        case 93..<95 where !isBetweenParts: try load()
        case 95: try await cancel()
        case 96: try await fetchInParts()
        case 97 where !isBetweenParts: try invalidate()
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
        _ = try await fetch(query) {
            guard self.changes.isEmpty else { return }
            let operation = self.environment.describe(query)
            let reader = ResponseReader(
                source: self.environment.store.source,
                symbols: operation.symbols,
                variables: operation.effectiveVariables
            )
            let read = reader.read([operation.artifact.contents.normalization], .root)
            if read != self.server.graph.answer(operation) {
                throw Wound(description: "\(query) reads \(read)")
            }
        }
    }

    /// Fetches a query whose parts come with other steps in between.
    private func fetchInParts() async throws {
        guard !isBetweenParts else { return }
        // More rows than any other query asks for.
        let count = Int.random(in: 5...8, using: &random)
        let start = Int.random(in: 0...3, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            let stories = try await fetchInParts(StoriesQuery(count: count)).stories_query
            try open(OpenList(next: stories))
        case 1:
            let query = ArchiveQuery(id: "l", offset: start, limit: count)
            let archive = try await fetchInParts(query).library?.archive_library
            try open(archive.map { OpenList(numbered: $0) })
        case 2: _ = try await fetchInParts(FeedLaterQuery(first: count))
        default: _ = try await fetchInParts(FriendsLaterQuery())
        }
    }

    private func fetchInParts<Query: GraphQLQuery & Sendable>(
        _ query: Query
    ) async throws -> Query.Output {
        note("fetch \(Query.self) in parts")
        isBetweenParts = true
        defer { isBetweenParts = false }
        let holder = random.chance(50) ? environment.retain(query) : nil
        defer { release(holder) }
        let environment = environment
        isAnswering.withLock { $0 = false }
        test.network.forgetCalls()
        let fetched = Task { try await environment.fetch(query) }
        let call = try await test.network.call()
        isAnswering.withLock { $0 = true }
        let symbols = environment.store.symbols
        for payload in try server.answer(call.request, call.variables, symbols) {
            call.send(payload)
            for _ in 0..<Int.random(in: 0...20, using: &random) { await Task.yield() }
            if random.chance(60) { try await step() }
        }
        call.finish()
        let data = try await fetched.value
        note("it has all parts")
        if holder != nil || isRemembering { try check(query) }
        return data
    }

    /// Fetches a query, which must be there then.
    ///
    /// Calls `look` while the query is kept; a collection may come right after that.
    private func fetch<Query: GraphQLQuery>(
        _ query: Query,
        look: () throws -> Void = {}
    ) async throws -> Query.Output {
        let text = "\(query)".replacing("Relay.Input<Swift.", with: "<")
        note("fetch \(text)")
        let holder = hold(query)
        defer { release(holder) }
        let data = try await environment.fetch(query)
        try check(query)
        try look()
        return data
    }

    /// Keeps a query that the store doesn't keep by itself until it has been looked at.
    private func hold(_ query: some GraphQLQuery) -> Disposable? {
        isRemembering && random.chance(75) ? nil : environment.retain(query)
    }

    private func release(_ holder: Disposable?) {
        guard let holder else { return }
        if random.chance(25) { kept.append(holder) } else { holder.dispose() }
    }

    func isComplete(_ query: some GraphQLQuery) -> Bool {
        environment.store.examine(environment.describe(query)).isComplete
    }

    private func check(_ query: some GraphQLQuery) throws {
        guard changes.isEmpty else { return }
        let operation = environment.describe(query)
        let verdict = environment.store.examine(operation)
        guard verdict.isAvailable else {
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
        do {
            try await load(environment, count)
        } catch RefetchError.noProgress {
            // The server's list has become shorter than what is known of it.
        }
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
}
