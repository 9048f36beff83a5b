import Foundation

@testable import Relay

/// Random steps on an environment and on its model, which are compared after each.
final class EnvironmentRun {
    typealias Outcome = EnvironmentModel.Outcome

    /// A difference between an environment and its model.
    struct Mismatch: Error, CustomStringConvertible {
        let description: String
    }

    /// What an environment does, as far as its model says.
    private struct Activity: Equatable {
        var calls: [String] = []
        var outcomes: [Int: Outcome] = [:]
        var pageCallers = 0
        var queryCallers = 0
        var waitingMutations: [Bool] = []
        var queued: [String] = []
        var sleepers = 0
        /// The likes of the stories, as readers see them.
        var likes: [Int] = []
    }

    private(set) var test: TestEnvironment
    private(set) var clock = SleepingClock()
    private let start: ContinuousClock.Instant
    /// Keeps the store for the next launch; `nil` in half of the runs.
    let storage: MemoryStorage?
    private let mutations = MemoryStorage()
    let reachability = ReachabilitySwitch()
    var model = EnvironmentModel()
    var random: SeededGenerator
    /// What was done, in words.
    private(set) var script: [String] = []
    private let outcomes = Locked<[Int: Outcome]>([:])
    let references = Locked<[[FragmentRef<Books_library>]]>([[], []])
    private var tasks: [Int: Task<Void, Never>] = [:]
    /// The tasks that were running at a reset.
    private var wereReset: Set<Int> = []
    private var preloads: [Int: LiveQuery<LibraryQuery>] = [:]
    private var retained: [Disposable] = []
    private var lastTask = 0

    var environment: RelayEnvironment { test.environment }

    init(seed: UInt64) throws {
        random = SeededGenerator(seed: seed)
        start = clock.now
        storage = seed % 2 == 0 ? MemoryStorage() : nil
        model.isKept = storage != nil
        test = Self.launch(clock, start, storage, mutations, reachability)
        try writeStories()
    }

    private static func launch(
        _ clock: SleepingClock,
        _ start: ContinuousClock.Instant,
        _ storage: MemoryStorage?,
        _ mutations: MemoryStorage,
        _ reachability: ReachabilitySwitch
    ) -> TestEnvironment {
        TestEnvironment(releaseBufferSize: 1_000) {
            $0.now = { clock.now }
            $0.sleep = { try await clock.sleep($0) }
            $0.collectionRest = 0
            guard let storage else { return }
            $0.offline.register(
                LikeMutation.self,
                optimisticUpdater: { store, variables in
                    guard let id = variables["id"]?.string else { return }
                    Self.addLike(to: ID(id), in: store)
                }
            )
            $0.reachability = reachability
            var persistence = Persistence(storage, mutations: mutations, account: "ada")
            persistence.delay = .seconds(10_000)
            persistence.now = {
                Date(timeIntervalSince1970: 1e9 + Double((clock.now - start).components.seconds))
            }
            $0.persistence = persistence
        }
    }

    /// Adds a like to a story, optimistically.
    static func addLike(to id: ID, in store: RecordSourceProxy) {
        guard let record = store.record(id) else { return }
        let likes = record.value("likeCount")?.int ?? 0
        record.setValue(.int(likes + 1), for: "likeCount")
    }

    private func writeStories() throws {
        for story in 0..<2 {
            let query = Self.story(story)
            retained.append(environment.retain(query))
            try test.write(storyResponse(likes: model.likes[story], id: "s\(story)"), query)
        }
    }

    private static func story(_ number: Int) -> StoryQuery { StoryQuery(id: ID("s\(number)")) }

    func note(_ step: String) { script.append(step) }

    // MARK: - Tasks

    /// The tasks that have not ended.
    var running: [Int] { tasks.keys.sorted() }

    /// Starts a task with a number.
    func start(_ number: Int, _ body: @escaping @Sendable () async throws -> Outcome) {
        let outcomes = outcomes
        let task = Task { () async in
            let outcome = await Outcome(of: body)
            outcomes.withLock { $0[number] = outcome }
        }
        tasks[number] = task
    }

    /// The number of the next task.
    func nextTask() -> Int {
        lastTask += 1
        return lastTask
    }

    func cancel(_ task: Int) { tasks[task]?.cancel() }

    // MARK: - Queries

    func query(_ list: Int) -> LibraryQuery {
        LibraryQuery(
            id: "l",
            first: 2,
            after: Input("c\(model.anchor(list))"),
            genre: list == 0 ? Input(nil) : "crime",
            tags: .null
        )
    }

    /// Another query brings the first rows of a list.
    func replace(_ list: Int) throws {
        var query = query(list)
        query.after = .null
        try test.write(model.rows[list].response(isFirst: true, ["first": 2]), query)
    }

    func preload(_ number: Int, _ list: Int, maxAge: Duration?) {
        preloads[number] = environment.preload(query(list), maxAge: maxAge)
    }

    func dropPreload(_ number: Int) { preloads[number] = nil }

    func dropReferences(_ list: Int) {
        // Released after unlocking.
        _ = references.withLock { $0[list].splitOff() }
    }

    // MARK: - Launches

    /// Ends all tasks, and everything that holds data, and launches the app again.
    ///
    /// With `isDamaged` a row of the storage has become unreadable.
    func relaunch(isDamaged: Bool) async throws {
        for task in running {
            model.cancel(task)
            cancel(task)
            // A call behind it may be next.
            try await settle()
        }
        for number in preloads.keys.sorted() {
            model.dropPreload(number)
            dropPreload(number)
        }
        for list in model.lists.indices { dropReferences(list) }
        retained = []
        try await settle()
        // What waits is on disk, whether or not the store is.
        try await environment.offline.persist()
        let damaged = isDamaged ? damageRow() : nil
        // Requests that are never answered keep the environment before, which waits for times too.
        clock = SleepingClock(now: clock.now)
        test = Self.launch(clock, start, storage, mutations, reachability)
        model.relaunch()
        for story in 0..<2 { retained.append(environment.retain(Self.story(story))) }
        guard let damaged else { return }
        // What is there is as it was. Of the rest the model doesn't know when it is reached again, or how
        // long the data of an operation stays of which nothing is known.
        let isMissing = model.lists.indices.contains { list in
            model.lists[list] != nil && !test.isAvailable(query(list))
        }
        if isMissing || damaged == .operations { return try reset() }
        try writeStories()
        // The next launch would find the damage again.
        try await environment.persist()
        model.persist()
    }

    /// Changes a byte of a row that is not one with identities: an object without one is another object
    /// when the server sends it again.
    ///
    /// Returns the table; `nil` if there is no row.
    private func damageRow() -> StoredRow.Table? {
        var rows: [(StoredRow.Table, StoredRow)] = []
        for table in StoredRow.Table.allCases where table != .identities {
            storage?.forEachRow(in: table) { rows.append((table, $0)) }
        }
        guard !rows.isEmpty else { return nil }
        var (table, row) = random.pick(rows)
        let place = Int.random(in: 0..<row.bytes.count, using: &random)
        row.bytes[row.bytes.startIndex + place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        storage?.write([.set(row, in: table)], isDurable: false)
        return table
    }

    func reset() throws {
        environment.reset()
        model.reset(running)
        wereReset.formUnion(running)
        preloads = [:]
        for list in 0..<EnvironmentModel.listCount { dropReferences(list) }
        retained = []
        try writeStories()
    }

    // MARK: - The network

    private static func list(_ variables: VariableData) -> Int {
        variables["genre"]?.string == "crime" ? 1 : 0
    }

    private static func text(of call: ScriptedNetwork.Call) -> String {
        let variables = call.variables
        switch call.request.name {
        case "LikeStoryMutation": return "mutation \(call.cacheConfig.transactionID ?? "")"
        case "LikeMutation":
            let id = variables["id"]?.string ?? ""
            return "mutation \(call.cacheConfig.transactionID ?? "") of \(id)"
        case "LibraryQuery": return "query \(list(variables))"
        default:
            let names = variables["last"]?.int == nil ? ("first", "after") : ("last", "before")
            let count = variables[names.0]?.int ?? 0
            let cursor = variables[names.1]?.string ?? ""
            return "page \(list(variables)) \(names.0)=\(count) \(names.1)=\(cursor)"
        }
    }

    /// The requests that were neither answered nor cancelled.
    private var outstanding: [ScriptedNetwork.Call] {
        test.network.calls.filter { $0.termination == nil }
    }

    /// Answers one of the requests of the model.
    func answer(_ index: Int, _ answer: EnvironmentModel.Answer) throws {
        let known = model.calls[index]
        let queued = if case .queued(let task) = known.kind { task } else { 0 }
        guard let call = outstanding.first(where: { Self.text(of: $0) == known.text }) else {
            throw Mismatch(description: "`\(known.text)` is not in flight")
        }
        model.answer(index, answer)
        let list = Self.list(call.variables)
        switch (known.kind, answer) {
        case (.queued, .null): call.respond(#"{"data":{"likeStory":null}}"#)
        case (_, .outage), (_, .null), (.query, .errors), (.mutation, .errors): call.fail(Outage())
        case (.queued, .errors): call.respond(#"{"data":null,"errors":[{"message":"no"}]}"#)
        case (.page, .errors):
            call.respond(
                #"{"data":{"node":{"__typename":"Library","id":"l","books":null}},"#
                    + #""errors":[{"message":"no","path":["node","books"]}]}"#
            )
        case (.queued, .data) where model.queued[queued]?.makesUp == true:
            call.respond(likeResponse(1, id: "real-\(queued)"))
        case (.queued, .data) where model.queued[queued]?.story == nil:
            call.respond(#"{"data":{"likeStory":null}}"#)
        case (.mutation, .data), (.queued, .data):
            let id = call.variables["id"]?.string ?? ""
            call.respond(likeResponse(model.serverLikes[id == "s0" ? 0 : 1], id: id))
        case (.query, .data), (.page, .data):
            call.respond(model.rows[list].response(call.request, call.variables))
        }
    }

    // MARK: - Comparing

    private var expected: Activity {
        Activity(
            calls: model.calls.map(\.text).sorted(),
            outcomes: model.outcomes,
            pageCallers: model.queues.joined().map(\.waiters.count).reduce(0, +),
            queryCallers: model.queryWaiters.map(\.count).reduce(0, +),
            waitingMutations: model.mutations.sorted { $0.key < $1.key }.map(\.value.waits),
            queued: model.queuedTasks.map { model.state(ofQueued: $0) },
            sleepers: model.sleepers,
            likes: (0..<2).map { model.shownLikes($0) }
        )
    }

    /// What the app sees of a queued mutation.
    private static func state(of mutation: QueuedMutation) -> String {
        let state =
            switch mutation.state {
            case .saving: "saving"
            case .sending: "sending"
            case .failed: "failed"
            case .waitingForNetwork, .waitingAfterFailure, .waitingForOthers: "waits"
            }
        return "\(mutation.idempotencyKey) \(state)"
    }

    private static func likes(of story: Int, _ environment: RelayEnvironment) -> Int {
        let row = try? environment.read(Self.story(story)).node?.storyRow_story
        return row.flatMap { try? environment.read($0).likeCount } ?? -1
    }

    private static func activity(
        _ test: TestEnvironment,
        _ clock: SleepingClock,
        _ outcomes: Locked<[Int: Outcome]>,
        _ wereReset: Set<Int>
    ) -> Activity {
        let environment = test.environment
        var outcomes = outcomes.withLock { $0 }
        // A reset ends the requests first. If a call behind one of them sees the list just before it
        // is gone, it may be at its end.
        for task in wereReset where outcomes[task] == .page(.atEnd) { outcomes[task] = .reset }
        return Activity(
            calls: test.network.calls.filter { $0.termination == nil }.map(text).sorted(),
            outcomes: outcomes,
            pageCallers: environment.pageLoads.callerCount,
            queryCallers: environment.executor.callerCount,
            waitingMutations: environment.mutationsInFlight.filter {
                $0.name == "LikeStoryMutation"
            }.map(\.isWaiting),
            queued: environment.offline.mutations.map(state),
            sleepers: clock.sleepers,
            likes: (0..<2).map { likes(of: $0, environment) }
        )
    }

    /// Waits until the environment does what the model says, and compares what can be read.
    func settle() async throws {
        let (expected, test, outcomes, wereReset) = (expected, test, outcomes, wereReset)
        do {
            try await eventually { [clock] in
                Self.activity(test, clock, outcomes, wereReset) == expected
            }
        } catch is Timeout {
            let found = Self.activity(test, clock, outcomes, wereReset)
            let failures = test.log.filter { if case .storageFail = $0 { true } else { false } }
            throw Mismatch(description: "\(Self.difference(found, expected)); \(failures)")
        }
        for task in tasks.keys where expected.outcomes[task] != nil { tasks[task] = nil }
        try compareData()
    }

    private static func difference(_ found: Activity, _ expected: Activity) -> String {
        var lines: [String] = []
        if found.calls != expected.calls {
            lines.append("requests \(found.calls), expected \(expected.calls)")
        }
        let tasks = Set(found.outcomes.keys).union(expected.outcomes.keys).sorted()
        for task in tasks where found.outcomes[task] != expected.outcomes[task] {
            let (found, expected) = (found.outcomes[task], expected.outcomes[task])
            lines.append(
                "task \(task): \(found.map { "\($0)" } ?? "runs"), "
                    + "expected \(expected.map { "\($0)" } ?? "runs")"
            )
        }
        lines.append(
            "callers \(found.pageCallers), \(found.queryCallers), expected "
                + "\(expected.pageCallers), \(expected.queryCallers); mutations that wait "
                + "\(found.waitingMutations), expected \(expected.waitingMutations); queued "
                + "\(found.queued), \(found.sleepers) waiting for a time, expected "
                + "\(expected.queued), \(expected.sleepers); likes \(found.likes), "
                + "expected \(expected.likes)"
        )
        return lines.joined(separator: "; ")
    }

    private func compareData() throws {
        for list in model.lists.indices {
            let known = model.lists[list]
            guard test.isAvailable(query(list)) == (known != nil) else {
                throw Mismatch(description: "list \(list) is there, or not: \(known != nil)")
            }
            guard let known, let reference = references.withLock({ $0[list].first }) else {
                continue
            }
            let books = try environment.read(reference).books
            let ids = books?.map(\.id.rawValue)
            guard ids == known.ids, books?.hasNext == known.next,
                books?.hasPrevious == known.previous
            else {
                throw Mismatch(
                    description: "list \(list): \(ids ?? []) \(books?.hasNext ?? false) "
                        + "\(books?.hasPrevious ?? false), expected \(known)"
                )
            }
        }
    }

    /// Collects what nothing holds, and compares what is left of the lists.
    func releaseMemory() async throws {
        model.releaseMemory()
        let (test, model) = (test, model)
        // What a task held is released after the task has ended.
        try await eventually("collection of \(model.lists)") {
            test.environment.releaseMemory()
            var isRight = true
            try test.environment.commitUpdate { store in
                for (list, rows) in zip(model.lists, model.rows) {
                    let kept = rows.all.filter { store.record(ID($0)) != nil }
                    isRight = isRight && (list?.ids.allSatisfy(kept.contains) ?? kept.isEmpty)
                }
            }
            return isRight
        }
    }
}

extension Array {
    /// Empties the array, and returns what was in it.
    fileprivate mutating func splitOff() -> [Element] {
        let elements = self
        self = []
        return elements
    }
}

extension EnvironmentModel.Outcome {
    /// Runs a call, and says how it has ended.
    fileprivate init(of call: @Sendable () async throws -> Self) async {
        do {
            self = try await call()
        } catch {
            self.init(error)
        }
    }

    private init(_ error: any Error) {
        self =
            switch error {
            case is CancellationError: .cancelled
            case is Outage: .outage
            case is ResponseError: .refused
            case RefetchError.listReplaced: .replaced
            case RefetchError.noProgress: .noProgress
            case StoreError.reset: .reset
            case is StoreError: .missing
            case is MutationError: .mutationReplaced
            default: .done
            }
    }
}
