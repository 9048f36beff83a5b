@testable import Relay

/// An environment as it must be, by the rules in words: two lists with pages, queries that are
/// fetched and preloaded, holders, ages, and mutations in queues.
///
/// Nothing in it runs: every event changes it at once, and it says which requests are then in
/// flight and how tasks have ended.
struct EnvironmentModel {
    /// How a task ended.
    enum Outcome: Equatable, Sendable {
        case done, page(PageResult), cancelled, outage, refused, replaced, noProgress
        case missing, mutationReplaced, reset
    }

    /// A list in the store.
    struct List: Equatable {
        var ids: [String]
        var start: String?
        var end: String?
        var next: Bool
        var previous: Bool
    }

    /// A request in flight.
    struct Call: Equatable {
        enum Kind: Equatable {
            case query(Int), page(Int), mutation(Int), queued(Int)
        }

        let kind: Kind
        /// What the network is asked.
        let text: String
    }

    /// A page or a refetch that runs or waits.
    struct PageCall {
        enum Kind: Equatable {
            case next(Int), previous(Int), refetch
        }

        let kind: Kind
        var waiters: [Int]
        var attempts = 0
        /// The cursor that it was sent with.
        var cursor: String?
        var count = 0
    }

    /// A call for all pages.
    struct Loop {
        let list: Int
        let limit: Int
        let size: Int
        var total = 0
        var cursor: String?
    }

    struct Mutation {
        let story: Int
        let queue: Int?
        var waits: Bool
    }

    /// The anchor at which lists are opened.
    static let anchor = 4
    static let listCount = 2

    var rows: [StableRows]
    var lists: [List?] = Array(repeating: nil, count: listCount)
    /// When the query of a list was fetched last.
    var fetched = Array(repeating: 0, count: listCount)
    /// References that are held, and live queries by number.
    var references = Array(repeating: 0, count: listCount)
    var preloads: [Int: Int] = [:]
    /// How old the data of live queries may be.
    var preloadAges: [Int: Int] = [:]
    var time = 0

    var outcomes: [Int: Outcome] = [:]
    var calls: [Call] = []
    /// The tasks and live queries (negative) that wait for the query of each list, and whether a
    /// task keeps its reference.
    var queryWaiters: [[Int]] = Array(repeating: [], count: listCount)
    var keepers: Set<Int> = []
    var queues: [[PageCall]] = Array(repeating: [], count: listCount)
    var loops: [Int: Loop] = [:]

    var mutations: [Int: Mutation] = [:]
    /// The tasks with a mutation in each queue, the running one first.
    var mutationQueues: [[Int]] = [[], []]
    var likes = [1, 1]
    var serverLikes = [1, 1]

    /// The queued mutations by the tasks that have queued them; answered ones stay.
    var queued: [Int: Queued] = [:]
    var lanes = [Lane(), Lane()]
    /// Those that the server has rejected.
    var failed: Set<Int> = []
    /// Those whose answers the storage of the store doesn't have.
    var unkept: Set<Int> = []
    /// The keys of the mutations that the server has executed.
    var executed: Set<String> = []
    var isOnline = true
    /// Whether a mutation waits until the network can be reached.
    var watchesNetwork = false

    /// Whether the store is kept for the next launch; then the data of all queries stays.
    var isKept = false
    /// What the storage has; `nil` before the first write.
    var saved: Saved?

    /// The parts of the model that outlive a launch.
    struct Saved {
        let lists: [List?]
        let fetched: [Int]
        let likes: [Int]
    }

    init() {
        rows = ["a", "c"].map { StableRows(14, prefix: $0) }
    }

    /// The cursor's row at which a list is opened.
    func anchor(_ list: Int) -> String { rows[list].all[Self.anchor] }

    // MARK: - Queries

    /// A task fetches the query of a list.
    mutating func fetch(
        _ task: Int,
        _ list: Int,
        _ policy: FetchPolicy,
        maxAge: Int?,
        keeps: Bool
    ) {
        if keeps { keepers.insert(task) }
        if policy == .storeOnly || policy == .storeOrNetwork, isFresh(list, maxAge) {
            return end(query: task, of: list)
        }
        if policy == .storeOnly {
            outcomes[task] = .missing
        } else {
            join(list, task)
        }
    }

    /// How many preloaded queries are not too old yet.
    var agingPreloads: Int {
        preloads.count { number, list in preloadAges[number].map { isFresh(list, $0) } ?? false }
    }

    private func isFresh(_ list: Int, _ maxAge: Int?) -> Bool {
        guard lists[list] != nil else { return false }
        return maxAge.map { time - fetched[list] < $0 } ?? true
    }

    private mutating func join(_ list: Int, _ waiter: Int) {
        if queryWaiters[list].isEmpty {
            calls.append(Call(kind: .query(list), text: "query \(list)"))
        }
        queryWaiters[list].append(waiter)
    }

    private mutating func end(query task: Int, of list: Int) {
        outcomes[task] = .done
        if keepers.contains(task) { references[list] += 1 }
    }

    mutating func preload(_ number: Int, _ list: Int, maxAge: Int?) {
        preloads[number] = list
        preloadAges[number] = maxAge
        if !isFresh(list, maxAge) { join(list, -number) }
    }

    mutating func dropPreload(_ number: Int) {
        guard let list = preloads.removeValue(forKey: number) else { return }
        leave(list, -number)
    }

    /// The request is cancelled when nobody waits for it any more.
    private mutating func leave(_ list: Int, _ waiter: Int) {
        guard let index = queryWaiters[list].firstIndex(of: waiter) else { return }
        queryWaiters[list].remove(at: index)
        if queryWaiters[list].isEmpty { calls.removeAll { $0.kind == .query(list) } }
    }

    mutating func dropReferences(_ list: Int) { references[list] = 0 }

    /// Whether anything holds the data of a list.
    func isHeld(_ list: Int) -> Bool {
        references[list] > 0 || preloads.values.contains(list) || !queryWaiters[list].isEmpty
            || !queues[list].isEmpty
    }

    mutating func releaseMemory() {
        if isKept { return }
        for list in lists.indices where !isHeld(list) { lists[list] = nil }
    }

    // MARK: - Answers

    /// What the network says.
    enum Answer: CaseIterable {
        case data, outage, errors
        /// The object of a queued mutation is null.
        case null
    }

    mutating func answer(_ index: Int, _ answer: Answer) {
        let call = calls.remove(at: index)
        switch call.kind {
        case .query(let list):
            let waiters = queryWaiters[list]
            queryWaiters[list] = []
            if answer == .data { open(list) }
            for waiter in waiters where waiter > 0 {
                if answer == .data {
                    end(query: waiter, of: list)
                } else {
                    outcomes[waiter] = .outage
                }
            }
        case .page(let list): self.answer(pageOf: list, answer)
        case .mutation(let task):
            guard let story = mutations[task]?.story else { return }
            if answer == .data {
                serverLikes[story] += 10
                likes[story] = serverLikes[story]
            }
            end(mutation: task, answer == .data ? .done : .outage)
        case .queued(let task): self.answer(queued: task, answer)
        }
        if answer == .data || answer == .null { hurry() }
    }

    /// The query of a list was answered.
    ///
    /// It has a cursor, the anchor, so its page is not added to a list that ends elsewhere.
    private mutating func open(_ list: Int) {
        fetched[list] = time
        let page = firstPage(list, 2)
        guard let known = lists[list] else {
            lists[list] = page
            return
        }
        guard known.end == page.end || known.end == anchor(list) else { return }
        lists[list]?.ids += page.ids.filter { !known.ids.contains($0) }
        lists[list]?.end = page.end ?? known.end
        lists[list]?.next = page.next
    }

    /// A page without a cursor replaces a list.
    mutating func replace(_ list: Int) {
        let ids = Array(rows[list].ids.prefix(2))
        lists[list] = List(
            ids: ids,
            start: ids.first,
            end: ids.last,
            next: rows[list].ids.count > ids.count,
            previous: false
        )
    }

    func firstPage(_ list: Int, _ count: Int) -> List {
        let (rows, anchor) = (rows[list], anchor(list))
        let ids = Array(rows.after(anchor).prefix(count))
        return List(
            ids: ids,
            start: ids.first,
            end: ids.last,
            next: rows.after(anchor).count > ids.count,
            previous: !rows.before(ids.first ?? anchor).isEmpty
        )
    }

    // MARK: - Mutations

    mutating func commit(_ task: Int, _ story: Int, queue: Int?, replaces: Bool) {
        var waits = false
        if let queue {
            if replaces {
                for task in mutationQueues[queue].dropFirst() {
                    mutations[task] = nil
                    outcomes[task] = .mutationReplaced
                }
                mutationQueues[queue] = Array(mutationQueues[queue].prefix(1))
            }
            waits = !mutationQueues[queue].isEmpty
            mutationQueues[queue].append(task)
        }
        mutations[task] = Mutation(story: story, queue: queue, waits: waits)
        if !waits { send(mutation: task) }
    }

    private mutating func send(mutation task: Int) {
        mutations[task]?.waits = false
        calls.append(Call(kind: .mutation(task), text: "mutation m\(task)"))
    }

    private mutating func end(mutation task: Int, _ outcome: Outcome) {
        outcomes[task] = outcome
        calls.removeAll { $0.kind == .mutation(task) }
        guard let mutation = mutations.removeValue(forKey: task), let queue = mutation.queue
        else { return }
        mutationQueues[queue].removeAll { $0 == task }
        if !mutation.waits, let next = mutationQueues[queue].first { send(mutation: next) }
    }

    /// The likes that are shown: those of the server, and one for each mutation in flight.
    func shownLikes(_ story: Int) -> Int {
        likes[story] + mutations.values.count { $0.story == story } + queuedLikes(story)
    }

    // MARK: - Cancelling

    mutating func cancel(_ task: Int) {
        guard outcomes[task] == nil else { return }
        outcomes[task] = .cancelled
        loops[task] = nil
        for list in queryWaiters.indices { leave(list, task) }
        if mutations[task] != nil { end(mutation: task, .cancelled) }
        for list in queues.indices {
            guard
                let index = queues[list].firstIndex(where: { $0.waiters.contains(task) })
            else { continue }
            queues[list][index].waiters.removeAll { $0 == task }
            guard queues[list][index].waiters.isEmpty else { continue }
            queues[list].remove(at: index)
            if index == 0 {
                calls.removeAll { $0.kind == .page(list) }
                run(list)
            }
        }
    }

    mutating func reset(_ running: [Int]) {
        for task in running { outcomes[task] = .reset }
        let (rows, outcomes, serverLikes, time) = (rows, outcomes, serverLikes, time)
        let (isKept, isOnline, watchesNetwork) = (isKept, isOnline, watchesNetwork)
        let executed = executed
        self = EnvironmentModel()
        (self.isOnline, self.watchesNetwork, self.executed) = (isOnline, watchesNetwork, executed)
        (self.rows, self.outcomes, self.time, self.isKept) = (rows, outcomes, time, isKept)
        self.serverLikes = serverLikes
        likes = serverLikes
    }

    // MARK: - Launches

    mutating func persist() {
        saved = Saved(lists: lists, fetched: fetched, likes: likes)
        unkept = []
    }

    /// A new launch, after all tasks have ended.
    mutating func relaunch() {
        guard let saved else { return }
        (lists, fetched, likes) = (saved.lists, saved.fetched, saved.likes)
        for list in references.indices { references[list] = 0 }
        relaunchQueued()
    }

    /// The server deletes the last row that is known.
    ///
    /// Returns the row; `nil` if the list is too short for that.
    mutating func deleteLast(_ list: Int) -> String? {
        guard let known = lists[list], known.ids.count > 2, let last = known.ids.last,
            rows[list].deleted.count < 4
        else { return nil }
        rows[list].deleted.insert(last)
        lists[list]?.ids.removeLast()
        return last
    }
}
