import Foundation

@testable import Relay

/// Runs a script on a store and on a model of it, and compares them after every step.
final class ModelRun {
    /// Where and how the store and its model went apart.
    struct Difference: Error, CustomStringConvertible {
        let step: Int
        let description: String
    }

    struct Subscription {
        let number: Int
        let operation: OperationDescriptor
        let disposable: Disposable
        var text: String
        var seen: Set<ByteKey>
    }

    static let bufferSize = 2
    static let expirationTime = 100
    private static let mostSubscriptions = 8

    let store: Store
    let scheduled = Locked<[@Sendable () -> Void]>([])
    var operations: [OperationDescriptor] = []
    /// The time, in seconds.
    let clock = Locked(0)

    var base = ModelRecords()
    var view = ModelRecords()
    var optimisticUpdates: [(id: Int, apply: (inout ModelRecords) throws -> Void)] = []
    /// Those of them that have been in force, and stay when they throw.
    private var appliedUpdates: Set<Int> = []
    /// The objects that optimistic updates have made up, and that no response has had since.
    var madeUp: Set<ByteKey> = []
    /// Those that were made up at some time.
    var everMadeUp: Set<ByteKey> = []
    /// How many optimistic updates only looked objects up; their ids are negative.
    var lookupCount = 0
    var subscriptions: [Subscription] = []
    var roots = ModelRoots()
    var collection = ModelCollection()
    /// What was found in the records as they are, by the number of the operation.
    var findings = ModelFindings()
    /// What a collection would leave.
    var liveNames: (revision: [Int], names: String)?
    private var retained: [(operation: Int, disposable: Disposable)] = []
    /// What references to results hold.
    private var owners: [(operation: Int, owner: OperationDescriptor)] = []
    private var inFlight: [(operation: Int, descriptor: OperationDescriptor)] = []
    var watches: [(disposable: Disposable, state: ModelWatch)] = []
    var snapshots: [(operation: OperationDescriptor, source: RecordSource, text: String)] = []
    private var subscriptionCount = 0
    /// What readers and others were told, and what they should have been told.
    let told = Locked<[String]>([])
    var expected: [String] = []
    var epoch = 0
    private(set) var session = 0
    let saved = ModelStorage()

    init() {
        let (scheduled, clock) = (scheduled, clock)
        let start = ContinuousClock.now
        var options = StoreOptions()
        options.releaseBufferSize = Self.bufferSize
        options.queryCacheExpirationTime = .seconds(Self.expirationTime)
        options.fewNames = TestEnvironment.noNames
        options.now = { start.advanced(by: .seconds(clock.withLock { $0 })) }
        options.collectionRest = 0
        options.schedule = { work in scheduled.withLock { $0.append(work) } }
        store = Store(options: options)
        operations = ModelScript.describe(store)
    }

    func run(_ steps: [ModelStep]) throws {
        for (index, step) in steps.enumerated() {
            do {
                try perform(step)
                doWhatIsScheduled()
                try compare(index, isThorough: index % 20 == 19 || index == steps.count - 1)
            } catch {
                throw Difference(step: index, description: "\(error)")
            }
        }
    }

    private func doWhatIsScheduled() {
        while let work = scheduled.withLock({ $0.popLast() }) { work() }
    }

    // MARK: - Steps

    private func perform(_ step: ModelStep) throws {
        switch step {
        case .publish(let operation, let response, let isRefused):
            try publish(operation, response, isRefused: isRefused)
        case .commit(let operation, let response, let update, let edits, let isRefused):
            try commit(operation, response, update, edits, isRefused: isRefused)
        case .update(let edits): update(edits)
        case .addOptimisticResponse(let operation, let response, let edits):
            try addOptimisticUpdate(operations[operation], response, edits)
        case .addOptimisticUpdate(let edits): addOptimisticUpdate(edits)
        case .removeOptimisticUpdate(let number): removeOptimisticUpdate(number)
        case .subscribe(let operation): subscribe(operations[operation])
        case .cancel(let number): cancel(number)
        case .retain(let operation): retain(operation)
        case .release(let number): release(number)
        case .refer(let operation): refer(to: operation)
        case .dropReference(let number): dropReference(number)
        case .collect:
            store.collectGarbage()
            collect()
        case .collectSteps(let count):
            for _ in 0..<count {
                let isOver = store.collectStep()
                try expect("\(isOver)", "\(takeCollectionStep())", "end of collection")
                if isOver { break }
            }
        case .keepSnapshot(let operation): keepSnapshot(operations[operation])
        case .link(let field, let id): try link(field, to: id)
        case .check(let operation): try check(operation)
        case .lookUp(let operation): lookUp(operations[operation])
        case .watch(let ids): watch(ids)
        case .begin(let operation):
            inFlight.append((operation, operations[operation]))
            retain(operation)
        case .answer(let number, let seed): try answer(number, seed: seed)
        case .wait(let seconds): clock.withLock { $0 += seconds }
        case .releaseMemory:
            store.releaseMemory()
            roots.forgetReleased()
            collect()
        case .persist: try persist()
        case .reset: reset()
        case .describe(let operation):
            operations[operation] = ModelScript.describe(store)[operation]
        }
    }

    private func publish(_ operation: Int, _ response: String, isRefused: Bool) throws {
        let descriptor = operations[operation]
        do {
            var execution = Execution(descriptor)
            try store.commit(Data(response.utf8), of: &execution)
        } catch {
            guard isRefused else { throw error }
            return
        }
        guard !isRefused else { throw Outage(reason: "a bad response was taken") }
        base.write(try JSONValue(parsing: Data(response.utf8)), descriptor)
        finishWriting(operation)
    }

    /// What follows when the base was written.
    func finishWriting(_ operation: Int? = nil) {
        epoch += 1
        if let operation { roots.note(operation, epoch: epoch, time: clock.withLock { $0 }) }
        let invalidated = base.invalidate(epoch: epoch)
        replay()
        if let invalidated { tellWatches(invalidated) }
        collectIfNeeded()
    }

    private func commit(
        _ operation: Int,
        _ response: String,
        _ number: Int?,
        _ edits: [ModelEdit],
        isRefused: Bool
    ) throws {
        let descriptor = operations[operation]
        let updateID = optimisticUpdate(number)
        let json = try? JSONValue(parsing: Data(response.utf8))
        let renamings = try json.map { try exchangedKeys(of: updateID, descriptor, $0) } ?? []
        var execution = Execution(descriptor, optimisticUpdate: updateID)
        let updater = PlainUpdater { store in
            for edit in edits { try edit.apply(to: store) }
        }
        do {
            try store.commit(Data(response.utf8), of: &execution, updater: updater)
        } catch {
            guard isRefused else { throw error }
            return
        }
        guard !isRefused, let json else { throw Outage(reason: "a bad response was taken") }
        for renaming in renamings { exchange(renaming) }
        base.write(json, descriptor)
        Self.attempt(edits, on: &base)
        optimisticUpdates.removeAll { $0.id == updateID }
        finishWriting(operation)
    }

    /// The optimistic update with a number; of `nil`, the one that was added last.
    private func optimisticUpdate(_ number: Int?) -> Int? {
        let updates = optimisticUpdates.filter { $0.id >= 0 }
        if number == ModelScript.lastButOne { return updates.dropLast().last?.id }
        guard let number, !updates.isEmpty else { return updates.last?.id }
        return updates[number % updates.count].id
    }

    private func update(_ edits: [ModelEdit]) {
        try? store.update { store in
            for edit in edits { try edit.apply(to: store) }
        }
        guard Self.attempt(edits, on: &base) else { return }
        finishWriting()
    }

    /// Makes the changes, or none.
    @discardableResult
    private static func attempt(_ edits: [ModelEdit], on records: inout ModelRecords) -> Bool {
        var changed = records
        do {
            for edit in edits { try edit.apply(to: &changed) }
        } catch {
            return false
        }
        records = changed
        return true
    }

    private func addOptimisticUpdate(
        _ operation: OperationDescriptor,
        _ response: String,
        _ edits: [ModelEdit]
    ) throws {
        let json = try JSONValue(parsing: Data(response.utf8))
        let update = OptimisticUpdate(
            of: operation,
            root: .root,
            payload: Array(response.utf8)
        ) { store in
            for edit in edits { try edit.apply(to: store) }
        }
        let apply = { (records: inout ModelRecords) in
            records.writeOptimistic(json, operation)
            for edit in edits { try edit.apply(to: &records) }
        }
        notingMadeUp {
            // One that throws at once is not added; the model finds out by itself.
            optimisticUpdates.append(((try? store.add(update)) ?? -1, apply))
            replay()
        }
    }

    private func addOptimisticUpdate(_ edits: [ModelEdit]) {
        let update = OptimisticUpdate { store in
            for edit in edits { try edit.apply(to: store) }
        }
        let apply = { (records: inout ModelRecords) in
            for edit in edits { try edit.apply(to: &records) }
        }
        notingMadeUp {
            optimisticUpdates.append(((try? store.add(update)) ?? -1, apply))
            replay()
        }
    }

    private func removeOptimisticUpdate(_ number: Int?) {
        guard let id = optimisticUpdate(number) else { return }
        store.remove(id)
        optimisticUpdates.removeAll { $0.id == id }
        replay()
        collectIfNeeded()
    }

    func replay(dropped: Bool = false) {
        findings = ModelFindings()
        let before = view
        view = base
        defer { if !dropped { withdraw(before) } }
        optimisticUpdates.removeAll { update in
            var changed = view
            changed.update = update.id
            do {
                try update.apply(&changed)
            } catch {
                return !appliedUpdates.contains(update.id)
            }
            appliedUpdates.insert(update.id)
            view = changed
            return false
        }
        view.update = nil
        guard optimisticUpdates.allSatisfy({ $0.id < 0 }) else { return }
        // Links between objects of the server stay.
        for update in optimisticUpdates { try? update.apply(&base) }
        optimisticUpdates = []
        view = base
    }

    // MARK: - Sessions

    /// Answers an operation that was begun some time ago, perhaps in an earlier session.
    private func answer(_ number: Int, seed: UInt64) throws {
        guard !inFlight.isEmpty else { return }
        let (operation, descriptor) = inFlight.remove(at: number % inFlight.count)
        let data = ResponseGraph(seed: seed).answer(descriptor)
        let response = JSONValue.object(["data": data])
        do {
            var execution = Execution(descriptor)
            try store.commit(Data(response.description.utf8), of: &execution)
        } catch StoreError.reset {
            guard descriptor.session != session else { throw Outage(reason: "refused as reset") }
            return
        }
        guard descriptor.session == session else { throw Outage(reason: "written after a reset") }
        base.write(response, descriptor)
        finishWriting(operation)
    }

    private func reset() {
        store.reset()
        session += 1
        epoch += 1
        (base, optimisticUpdates) = (ModelRecords(), [])
        (madeUp, everMadeUp) = ([], [])
        collection.isWanted = false
        roots.reset()
        replay(dropped: true)
        tellReaders()
        tellWatches(.all)
        operations = ModelScript.describe(store)
    }

    // MARK: - Readers

    private func subscribe(_ operation: OperationDescriptor) {
        guard subscriptions.count < Self.mostSubscriptions else { return }
        subscriptionCount += 1
        let number = subscriptionCount
        let last = Locked<String?>(nil)
        let told = told
        let disposable = store.subscribe {
            Tree.read(operation, $0)
        } _: { (snapshot: Snapshot<Tree>) in
            let text = snapshot.text
            guard last.withLock({ take(&$0, text) }) != text else { return false }
            told.withLock { $0.append("\(number): \(text)") }
            return true
        }
        let (text, seen) = ModelReader.read(operation, view)
        expected.append("\(number): \(text)")
        collection.readersRevision += 1
        noteReading(seen)
        subscriptions.append(
            Subscription(
                number: number,
                operation: operation,
                disposable: disposable,
                text: text,
                seen: seen
            )
        )
    }

    private func cancel(_ number: Int) {
        guard !subscriptions.isEmpty else { return }
        subscriptions.remove(at: number % subscriptions.count).disposable.dispose()
    }

    private func keepSnapshot(_ operation: OperationDescriptor) {
        let source = store.source
        snapshots.append((operation, source, Tree.read(operation, source).text))
        if snapshots.count > 8 { snapshots.removeFirst() }
    }

    // MARK: - Roots

    private func retain(_ operation: Int) {
        retained.append((operation, store.retain(operations[operation], from: .root)))
        roots.retain(operation)
    }

    private func release(_ number: Int) {
        guard !retained.isEmpty else { return }
        let (operation, disposable) = retained.remove(at: number % retained.count)
        disposable.dispose()
        disposable.dispose()
        let leavesGarbage = roots.release(operation, now: clock.withLock { $0 })
        if leavesGarbage { collectInSteps() }
    }

    private func refer(to operation: Int) {
        guard operations[operation].artifact.reader.hasFragments else { return }
        owners.append((operation, store.owner(of: operations[operation], from: .root)))
        roots.retain(operation)
    }

    private func dropReference(_ number: Int) {
        guard !owners.isEmpty else { return }
        let operation = owners.remove(at: number % owners.count).operation
        if roots.releaseReference(operation) { collectInSteps() }
    }

    // MARK: - Invalidation

    func check(_ operation: Int) throws {
        let found = store.check(operations[operation]).name
        let written = roots.entries[operation]?.written
        let availability =
            findings.availability[operation] ?? view.availability(of: operations[operation])
        findings.availability[operation] = availability
        var verdict = written == nil ? "available" : "available, written"
        if roots.isExpired(written, now: clock.withLock { $0 }) { verdict = "stale" }
        if !availability.isComplete { verdict = "missing" }
        let newest = (availability.invalidations + [0]).max() ?? 0
        if newest > written?.epoch ?? 0 { verdict = "stale" }
        if let time = view.storeInvalidated, written?.epoch ?? 0 <= time { verdict = "stale" }
        try expect(found, verdict, "check of \(operations[operation].request.name)")
    }

    private func watch(_ ids: [String]) {
        let known = ids.filter { base.records[ModelRecords.key($0)] != nil }
        let dataIDs = store.writer.withLock { state in
            known.compactMap { state.identities.find($0) }
        }
        let state = store.invalidationState(of: dataIDs)
        let (told, number) = (told, watches.count)
        let disposable = store.subscribe(toInvalidationOf: state) {
            told.withLock { $0.append("watch \(number)") }
        }
        let keys = Set(known.map { ModelRecords.key($0) })
        let watch = ModelWatch(
            session: session,
            store: base.storeInvalidated,
            records: base.invalidated.filter { keys.contains($0.key) },
            keys: keys
        )
        watches.append((disposable, watch))
    }

    /// Those are told who wait for what was invalidated, and for whom something is not as it was.
    private func tellWatches(_ invalidated: ModelRecords.Invalidated) {
        tellReaders()
        for (number, watch) in watches.enumerated() {
            let state = watch.state
            if case .some(let keys) = invalidated,
                state.session != session || state.keys.isDisjoint(with: keys)
            {
                continue
            }
            if state.session != session || state.store != base.storeInvalidated
                || state.records != base.invalidated.filter({ state.keys.contains($0.key) })
            {
                expected.append("watch \(number)")
            }
        }
    }
}

/// What walks over a model's records have found, until the records change.
struct ModelFindings {
    var availability: [Int: ModelRecords.Availability] = [:]
    var reachable: [Int: Set<ByteKey>] = [:]
}

/// What somebody knows of the invalidation of some records.
struct ModelWatch {
    let session: Int
    let store: Int?
    var records: [ByteKey: Int]
    var keys: Set<ByteKey>

    mutating func rename(_ renaming: ModelRenaming) {
        records = renaming.names(of: records)
        keys = Set(keys.map { renaming.name(of: $0) })
    }
}

extension ModelScript {
    /// The operations, as of a store's session.
    static func describe(_ store: Store) -> [OperationDescriptor] {
        operations.compactMap { operation in
            let artifact = type(of: operation).artifact
            return artifact.parameters.map {
                OperationDescriptor(
                    artifact: artifact,
                    request: $0,
                    variables: operation.variables,
                    symbols: store.symbols,
                    session: store.session
                )
            }
        }
    }
}
