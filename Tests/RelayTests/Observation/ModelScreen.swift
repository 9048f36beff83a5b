@testable import Relay

/// A screen of models of all kinds in one environment, and what it must show.
///
/// In each version all stories have the same number of likes, which grows: so two models that show
/// different numbers show different versions.
@MainActor
final class ModelScreen {
    private let library = Library(7)
    private var test: TestEnvironment { library.test }
    private var environment: RelayEnvironment { library.environment }
    /// Whether requests for lists are answered at once.
    private let isServing = Locked(true)
    private let all = (0..<4).map { "s\($0)" }

    private var rows: [FragmentModel<StoryRow_story>] = []
    private var list: FragmentListModel<StoryRow_story>?
    private var queries: [QueryModel<StoryQuery>] = []
    /// The stories of the queries, and a list of the first one's.
    private var followers: [FragmentModel<StoryRow_story>] = []
    private var followingList: FragmentListModel<StoryRow_story>?
    private var books: PaginationModel<Books_library>?
    private var shelf: RefetchableModel<Books_library>?
    private let likes: MutationModel<LikeStoryMutation>
    private var events: SubscriptionModel<StoryUpdatedSubscription>?

    /// The newest number of likes, and the greatest that was on screen.
    private var newest = 0
    private var shown = 0
    private(set) var problems: [String] = []

    init() {
        likes = MutationModel(in: library.environment)
        let (shelves, isServing) = (library.shelves, isServing)
        library.test.network.answer { request, variables in
            let isList = request.name == "LibraryQuery" || request.name == "BooksRefetchQuery"
            return isList && isServing.withLock { $0 } ? shelves.response(request, variables) : nil
        }
    }

    private func note(_ problem: String) { problems.append(problem) }

    // MARK: - Steps

    func step(_ random: inout SeededGenerator) async throws {
        let id = random.pick(all)
        switch Int.random(in: 0..<22, using: &random) {
        case 0, 1: try publish()
        case 2: try update()
        case 3: try await fetch(id, isReplaced: random.chance(30))
        case 4, 5: try push(id)
        case 6: if !rows.isEmpty { rows.remove(at: Int.random(in: rows.indices, using: &random)) }
        case 7:
            if let row = rows.randomElement(using: &random) { row.reference = try reference(id) }
        case 8: try showList(all.filter { _ in random.chance(50) })
        case 9: pushQuery(id, random.pick([.storeOrNetwork, .storeAndNetwork, .networkFirst]))
        case 10: try await answer(isFailing: random.chance(60))
        case 11:
            if !queries.isEmpty { queries.removeFirst() }
            if !followers.isEmpty, random.chance(50) { followers.removeFirst() }
        case 12: if let query = queries.last { query.query = StoryQuery(id: ID(id)) }
        case 13: try await mutate(id, isCancelled: random.chance(50), isCrowded: random.chance(40))
        case 14: try delete(id)
        case 15: try unset(id)
        case 16: try await openBooks(genre: random.chance(30) ? "crime" : nil)
        case 17: try await loadBooks(isFailing: random.chance(40))
        case 18: await refetchBooks(random.chance(50) ? "crime" : "art")
        case 19: try await subscribe(id, isOn: random.chance(60))
        case 20: if random.chance(15) { reset() } else { await Task.yield() }
        default: for _ in 0..<Int.random(in: 0..<30, using: &random) { await Task.yield() }
        }
    }

    /// Publishes a version whose turn is due.
    private func publish() throws {
        newest += 1
        try test.like(all, newest)
    }

    private func update() throws {
        newest += 1
        let number = Int64(newest)
        try environment.commitUpdate { store in
            for id in all { store.record(ID(id))?.setValue(.int(number), for: "likeCount") }
        }
        let numbers = Set(rows.compactMap { isComplete($0) ? $0.data?.likeCount : nil })
        if isQuiet, !numbers.isSubset(of: [newest]) { note("an update isn't shown: \(numbers)") }
    }

    private var isQuiet: Bool { environment.store.screen.withLock { $0.isQuiet } }

    private func write(_ id: String) throws {
        try test.write(storyResponse(likes: newest, id: id), StoryQuery(id: ID(id)))
    }

    private func reference(_ id: String) throws -> StoryRow_story.Ref {
        // A collection on another thread must not take it away in between.
        let retained = environment.retain(StoryQuery(id: ID(id)))
        defer { retained.dispose() }
        if !test.isAvailable(StoryQuery(id: ID(id))) { try write(id) }
        guard let story = try environment.read(StoryQuery(id: ID(id))).node?.storyRow_story else {
            try write(id)
            return try reference(id)
        }
        return story
    }

    private func push(_ id: String) throws {
        let row = FragmentModel(try reference(id), in: environment)
        if row.data == nil || row.phase != .loaded { note("a first frame is \(row.phase)") }
        rows.append(row)
        if rows.count > 6 { rows.removeFirst() }
    }

    private func fetch(_ id: String, isReplaced: Bool) async throws {
        let (environment, query) = (environment, StoryQuery(id: ID(id)))
        let isOver = Locked(false)
        let fetched = Task {
            defer { isOver.withLock { $0 = true } }
            return try await environment.fetch(query)
        }
        if isReplaced { fetched.cancel() }
        while !isOver.withLock({ $0 }) {
            for call in test.network.calls where call.termination == nil {
                guard call.request.name == "StoryQuery", call.variables["id"]?.string == id else {
                    continue
                }
                call.respond(storyResponse(likes: newest, id: id))
            }
            await Task.yield()
        }
        guard let data = try? await fetched.value else {
            if !isReplaced { note("a fetch has failed") }
            return
        }
        let row = FragmentModel(data.node?.storyRow_story, in: environment)
        if row.data == nil { note("the first frame after a fetch is \(row.phase)") }
        rows.append(row)
    }

    private func showList(_ ids: [String]) throws {
        let references = try ids.map { try reference($0) }
        if let list {
            // Equal references change nothing.
            guard list.references != references else { return }
            list.references = references
        } else {
            list = FragmentListModel(references, in: environment)
        }
        if list?.data?.count != ids.count { note("a list shows \(list?.data?.count ?? -1) rows") }
    }

    private func pushQuery(_ id: String, _ policy: FetchPolicy) {
        let query = QueryModel(StoryQuery(id: ID(id)), in: environment, fetchPolicy: policy)
        _ = query.data
        queries.append(query)
        if queries.count > 3 { queries.removeFirst() }
        followers = queries.map { query in
            FragmentModel(following: query) { $0.node?.storyRow_story }
        }
        followingList = FragmentListModel(following: followers[0]) { [weak query = queries[0]] _ in
            query?.data.map { [$0.node?.storyRow_story].compactMap { $0 } }
        }
    }

    /// Answers the requests that queries wait for.
    private func answer(isFailing: Bool) async throws {
        for call in test.network.calls where call.termination == nil {
            guard call.request.name == "StoryQuery" else { continue }
            if isFailing {
                call.fail(Outage())
            } else {
                call.respond(storyResponse(likes: newest, id: call.variables["id"]?.string ?? ""))
            }
        }
        for query in queries {
            for _ in 0..<10_000 where query.isLoading { await Task.yield() }
        }
    }

    private func mutate(_ id: String, isCancelled: Bool, isCrowded: Bool) async throws {
        await test.quiet()
        // With many models, a turn comes later than whatever awaits the mutation.
        let crowd = try (0..<(isCrowded ? 200 : 0)).map { _ in
            let row = FragmentModel(try reference(id), in: environment)
            _ = row.data
            return row
        }
        let mutation = Task {
            _ = try? await likes.commit(
                LikeStoryMutation(id: ID(id)),
                optimisticUpdater: { $0.record(ID(id))?.setValue("pending", for: "title") }
            )
            // A row that lacks something keeps what it has shown.
            if (rows + crowd).contains(where: { isComplete($0) && $0.data?.title == "pending" }) {
                note("a mutation has ended before its rollback is shown")
            }
        }
        let call = try await call("LikeStoryMutation", id)
        await test.quiet()
        // Another thread then reads for the models when the mutation is undone.
        let writer = Task.detached { [environment] in
            for number in 0..<(isCrowded ? 30 : 0) {
                try? environment.commitUpdate(isolation: nil) { store in
                    store.record(ID(id))?.setValue(.string("title \(number)"), for: "title")
                }
            }
        }
        if isCancelled { mutation.cancel() } else { call.fail(Outage()) }
        await mutation.value
        await writer.value
        if likes.isInFlight { note("a mutation is still in flight") }
    }

    /// The request that is running.
    private func call(_ name: String, _ id: String) async throws -> ScriptedNetwork.Call {
        let network = test.network
        let find: @Sendable () -> ScriptedNetwork.Call? = {
            network.calls.last {
                $0.request.name == name && $0.termination == nil
                    && ($0.variables["id"]?.string ?? id) == id
            }
        }
        try await eventually(name) { find() != nil }
        guard let call = find() else { throw Outage(reason: name) }
        return call
    }

    private func delete(_ id: String) throws {
        try test.environment.commitUpdate(isolation: nil) { $0.delete(ID(id)) }
    }

    private func unset(_ id: String) throws {
        try test.environment.commitUpdate(isolation: nil) { $0.record(ID(id))?.unsetField("title") }
    }

    private func openBooks(genre: String?) async throws {
        let shelves = library.shelves
        if shelves["crime"].isEmpty { shelves["crime"] = ["c0", "c1", "c2"] }
        if shelves["art"].isEmpty { shelves["art"] = ["d0", "d1", "d2"] }
        isServing.withLock { $0 = true }
        let query = LibraryQuery(id: "l", first: .value(2), genre: Input(genre))
        let fetched = try await environment.fetch(query)
        guard let reference = fetched.library?.books_library else { return note("no library") }
        books = PaginationModel(reference, in: environment)
        shelf = RefetchableModel(reference, in: environment)
        if books?.data?.books == nil || books?.phase != .loaded || shelf?.data == nil {
            note("the first frame of a list is failed")
        }
    }

    private func loadBooks(isFailing: Bool) async throws {
        guard let books, books.hasNext else { return }
        let before = books.data?.books?.count ?? 0
        isServing.withLock { $0 = !isFailing }
        books.loadNext(2)
        if isFailing { try await call("BooksRefetchQuery", "l").fail(Outage()) }
        while books.isLoadingNext { await Task.yield() }
        let after = books.data?.books?.count ?? 0
        if isFailing ? after != before || books.loadError == nil : after <= before {
            note("a page has \(after) rows after \(before)")
        }
    }

    private func refetchBooks(_ genre: String) async {
        guard let shelf else { return }
        isServing.withLock { $0 = true }
        shelf.refetch(with: .init(genre: "crime"))
        shelf.refetch(with: .init(genre: .value(genre)))
        while shelf.isRefetching { await Task.yield() }
        let ids = shelf.data?.books?.map(\.id.rawValue) ?? []
        let prefix = genre == "crime" ? "c" : "d"
        if ids.isEmpty || !ids.allSatisfy({ $0.hasPrefix(prefix) }) {
            note("a refetch of \(genre) shows \(ids), \(String(describing: shelf.loadError))")
        }
    }

    private func subscribe(_ id: String, isOn: Bool) async throws {
        guard isOn else {
            events?.subscription = nil
            if events?.data != nil { note("a model without subscription has an event") }
            events = nil
            return
        }
        let model = SubscriptionModel(StoryUpdatedSubscription(id: "s0"), in: environment)
        events = model
        _ = model.data
        try await call("StoryUpdatedSubscription", "s0").send(storyEvent(likes: newest))
        for _ in 0..<100_000 where model.data == nil { await Task.yield() }
        if model.data == nil { note("an event isn't shown") }
    }

    private func reset() {
        let wasQuiet = isQuiet
        environment.reset()
        guard wasQuiet || isQuiet else { return forget() }
        let isRowLeft = rows.contains { $0.data != nil } || list?.data?.isEmpty == false
        if isRowLeft || books?.data != nil || shelf?.data != nil {
            note("a model has data after a reset")
        }
        forget()
    }

    private func forget() {
        (rows, list, queries, books, shelf) = ([], nil, [], nil, nil)
        (followers, followingList) = ([], nil)
        (newest, shown) = (0, 0)
    }

    // MARK: - Checks

    /// Checks that all models show one version, which is none before the last one.
    func checkFrame(_ step: Int) {
        var numbers = Set(rows.compactMap { isComplete($0) ? $0.data?.likeCount : nil })
        for list in [list, followingList] {
            guard let list, list.phase == .loaded else { continue }
            numbers.formUnion(list.data?.map(\.likeCount) ?? [])
        }
        numbers.formUnion(followers.compactMap { isComplete($0) ? $0.data?.likeCount : nil })
        if numbers.count > 1 { note("step \(step): a frame shows \(numbers)") }
        guard let number = numbers.max() else { return }
        if number < shown { note("step \(step): \(number) is older than \(shown)") }
        shown = max(shown, number)
    }

    private func isComplete(_ row: FragmentModel<StoryRow_story>) -> Bool { row.phase == .loaded }

    /// Checks that models show what reading the store says.
    func checkQuiet(_ step: Int) async {
        await test.quiet()
        checkFrame(step)
        for row in rows + followers {
            guard let reference = row.reference else { continue }
            switch environment.state(of: reference) {
            case .value(let data), .stale(let data):
                if row.data != data { note("step \(step): a row differs from the store") }
            case .deleted: if row.data != nil { note("step \(step): a deleted row is shown") }
            case .missing, .loading, .failed: if row.phase == .loaded { note("a row is complete") }
            }
        }
        for list in [list, followingList] {
            guard let list, case .value(let data) = environment.state(of: list.references),
                list.data != data, list.data != nil || !list.references.isEmpty
            else { continue }
            note("step \(step): a list differs from the store")
        }
        for query in queries where !query.isLoading {
            guard let shown = query.query, case .available = environment.check(shown) else {
                continue
            }
            let data = try? environment.read(shown)
            if query.data != data || query.isPrevious {
                note("step \(step): a query differs from the store: \(query.phase)")
            }
        }
        if let books, let reference = books.shownReference,
            case .value(let data) = environment.state(of: reference), books.data != data
        {
            note("step \(step): a list of books differs from the store")
        }
    }
}
