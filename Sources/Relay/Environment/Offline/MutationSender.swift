#if canImport(Darwin)
import Foundation
#else
import FoundationEssentials
#endif

/// Sends the queued mutations of an environment, writes them to their storage, and ends them.
///
/// A class because its tasks and the environment share it. Its tasks hold the environment only while they send,
/// so that it can end. The lock of the log may be taken while the store's are held, and not the other way round.
final class MutationSender: Sendable {
    let options: OfflineOptions
    let keeper: MutationKeeper?
    let store: Store
    let mutations: MutationRegister
    let reachability: (any Reachability)?
    let log: Locked<MutationLog>
    private let links = Locked(Links())
    private let observers = NewestValues<[QueuedMutation]>()

    /// References that last for a while.
    private struct Links {
        weak var environment: RelayEnvironment?
        /// Waits until the network can be reached.
        var watch: Task<Void, Never>?
        /// Opens the storage again.
        var opening: Task<Void, any Error>?
    }

    init(
        _ options: OfflineOptions,
        _ keeper: MutationKeeper?,
        _ store: Store,
        _ mutations: MutationRegister,
        _ reachability: (any Reachability)?,
        _ log: Locked<MutationLog>
    ) {
        self.options = options
        self.keeper = keeper
        self.store = store
        self.mutations = mutations
        self.reachability = reachability
        self.log = log
    }

    var milliseconds: Int64 { keeper?.milliseconds ?? 0 }
    var environment: RelayEnvironment? { links.withLock { $0.environment } }

    // MARK: - Beginning

    /// Shows the mutations that earlier runs of the app have kept, and begins to send them.
    ///
    /// `answered` are those whose answers the store has already.
    func begin(in environment: RelayEnvironment, answered: Set<UInt64>) {
        links.withLock { $0.environment = environment }
        log.withLock { $0.loadedAnswers = answered }
        guard let keeper, !options.registered.isEmpty else { return }
        do {
            recall(try keeper.open(), in: store.session)
        } catch {
            noteFailure(error)
            openLater(1, in: store.session)
        }
    }

    /// Tries to open the storage again, after a number of failures, unless the session is over by then.
    private func openLater(_ failures: Int, in session: Int) {
        after(failures) { sender in
            guard sender.store.session == session else { return }
            do {
                try await sender.openAgain()
            } catch {
                sender.openLater(failures + 1, in: session)
            }
        }
    }

    /// Opens the storage again if mutations wait for those that a reset has kept.
    func openIfNeeded() {
        let isNeeded = log.withLock { !$0.isOpen && !$0.entries.isEmpty }
        if isNeeded { openLater(1, in: store.session) }
    }

    /// Whether mutations can be queued without opening the storage again.
    var isOpen: Bool { keeper == nil || log.withLock { $0.isOpen } }

    /// Opens the storage, which could not be opened when the environment was created, or reads it again, because a
    /// reset has kept its mutations.
    ///
    /// Callers at the same time wait for the same attempt.
    ///
    /// - Throws: A ``StorageError`` if it still can't be.
    func openAgain() async throws {
        guard let keeper else { return }
        let session = store.session
        let opening = links.withLock { links in
            if let opening = links.opening { return opening }
            let opening = Task { [self] in
                defer { endOpening() }
                if log.withLock({ $0.isOpen }) { return }
                recall(try await keeper.openAgain(), in: session)
            }
            links.opening = opening
            return opening
        }
        try await opening.value
    }

    private func endOpening() {
        // Released after unlocking.
        _ = links.withLock { take(&$0.opening, nil) }
    }

    private func recall(_ opened: MutationKeeper.Opened, in session: Int) {
        if let damage = opened.damage { store.log(.storageSetAside(reason: damage)) }
        if opened.damagedRows > 0 { store.log(.storageDamage(rows: opened.damagedRows)) }
        let (answered, known) = log.withLock { ($0.loadedAnswers, Set($0.entries.keys)) }
        let isAnswered = opened.frames.map { !answered.isEmpty && answered.contains($0.answerHash) }
        let old = zip(opened.frames, isAnswered).filter(\.1).map(\.0)
        // Those that were queued after a reset which has kept the others are in the storage, too.
        let frames = zip(opened.frames, isAnswered)
            .filter { frame, isAnswered in !isAnswered && !known.contains(frame.number) }.map(\.0)
        let entries = show(frames.map { judge($0) }, in: session)
        let (unwanted, waiters) = log.withLock { log in
            log.lastNumber = max(log.lastNumber, opened.lastNumber)
            // They belong to the session before a reset.
            guard session >= log.session, !log.isPaused else {
                return (entries, [CheckedContinuation<Void, Never>]())
            }
            log.isOpen = true
            log.forgetLoaded(old)
            var doubled: [MutationLog.Entry] = []
            for entry in entries {
                if log.entries[entry.frame.number] == nil {
                    log.add(entry)
                } else {
                    doubled.append(entry)
                }
            }
            if entries.contains(where: \.isPending) { log.hasWaited = true }
            return (doubled, log.signalAll())
        }
        for waiter in waiters { waiter.resume() }
        for entry in unwanted { conceal(entry) }
        if unwanted.count < entries.count {
            store.log(.offlineRecall(count: entries.count - unwanted.count))
        }
        noteChange()
        write()
        startLanes()
    }

    /// Returns a mutation of an earlier run, which has failed if it can't be sent.
    private func judge(_ frame: MutationFrame) -> MutationFrame {
        var frame = frame
        switch frame.failure {
        // Another version of the app may know it.
        case .unknownMutation?, .changedMutation?: frame.failure = nil
        case nil: break
        default: return frame
        }
        guard let registered = options.registered[frame.name] else {
            frame.failure = .unknownMutation
            return frame
        }
        if frame.text != registered.text, let mismatch = registered.mismatch(frame.variables) {
            frame.failure = .changedMutation(mismatch)
        } else if frame.mayHaveRun {
            frame.failure = .unknownOutcome
        }
        return frame
    }

    // MARK: - Ending

    /// Stops sending, because the environment is gone.
    func end() {
        let (cancels, waiters) = log.withLock { log in
            log.hasEnded = true
            return (log.entries.values.compactMap(\.cancel), log.signalAll())
        }
        for cancel in cancels { cancel() }
        for waiter in waiters { waiter.resume() }
        links.withLock { take(&$0.watch, nil) }?.cancel()
        observers.finish()
    }

    /// Ends all mutations, because another environment has taken over the storage.
    private func abandon(_ error: any Error) {
        let (entries, waiters) = log.withLock { log in (log.abandon(), log.signalAll()) }
        for waiter in waiters { waiter.resume() }
        for entry in entries { end(entry, with: error) }
        noteChange()
    }

    /// Forgets the mutations of sessions before `session`, which has begun with a reset of the store.
    ///
    /// With `keepsQueued` the storage keeps them for the next environment of their account, or until this one queues a
    /// mutation. Otherwise it has nothing of them any more when this returns.
    func reset(to session: Int, keepsQueued: Bool) {
        guard let keeper else { return }
        var entries: [MutationLog.Entry] = []
        do {
            if keepsQueued {
                try keeper.finish {
                    log.withLock { log in
                        log.forgetAnswers()
                        return log.takeAllChanges()
                    }
                } _: {
                    entries = log.withLock { $0.reset(to: session, isErased: false) }
                }
            } else {
                try keeper.erase {
                    entries = log.withLock { $0.reset(to: session, isErased: true) }
                }
                log.withLock { $0.isOpen = true }
            }
        } catch {
            noteFailure(error)
            eraseLater(1)
        }
        for entry in entries {
            end(entry, with: StoreError.reset(definition: entry.frame.name))
        }
        noteChange()
        write()
        let waiters = log.withLock { $0.signalAll() }
        for waiter in waiters { waiter.resume() }
        openIfNeeded()
    }

    /// Sends nothing from now on, because a reset begins.
    func pause() { log.withLock { $0.isPaused = true } }

    /// Tries again to erase the storage, after a number of failures.
    private func eraseLater(_ failures: Int) {
        after(failures) { sender in
            do {
                try await sender.keeper?.eraseIfNeeded()
            } catch {
                sender.eraseLater(failures + 1)
            }
        }
    }

    /// Ends a mutation that is not among the entries any more.
    func end(_ entry: MutationLog.Entry, with error: any Error) {
        // Its attempt ends with another error when it is cancelled.
        entry.outcome?.decide(error)
        entry.cancel?()
        conceal(entry)
        entry.outcome?.settle(.failure(error))
    }

    /// Ends mutations whose place others have taken.
    func endReplaced(_ entries: [MutationLog.Entry]) {
        for entry in entries {
            end(entry, with: MutationError.replaced(mutation: entry.frame.name))
        }
    }

    func noteFailure(_ error: any Error) {
        store.log(.storageFail(message: store.describeForLog(error)))
        if case StorageError.takenOver? = error as? StorageError { abandon(error) }
    }

    // MARK: - The store

    /// Shows the pending ones of several mutations in the store.
    private func show(_ frames: [MutationFrame], in session: Int) -> [MutationLog.Entry] {
        var entries: [MutationLog.Entry] = []
        var shown: [(position: Int, operation: OperationDescriptor, root: DataID, update: Int?)] =
            []
        var updates: [OptimisticUpdate] = []
        for frame in frames {
            entries.append(MutationLog.Entry(frame: frame, session: session, savedRevision: 0))
            guard frame.failure == nil, let registered = options.registered[frame.name],
                let operation = describe(registered, VariableData(frame.variables), session)
            else { continue }
            let root = store.makeLocalID()
            let update = update(operation, root, frame, registered)
            shown.append((entries.count - 1, operation, root, update.map { _ in updates.count }))
            if let update { updates.append(update) }
        }
        let applied = store.add(contentsOf: updates)
        for (position, operation, root, update) in shown {
            let update = update.flatMap { applied[$0] }
            entries[position].shown = register(operation, root, update)
        }
        return entries
    }

    func describe(
        _ registered: RegisteredMutation,
        _ variables: VariableData,
        _ session: Int
    ) -> OperationDescriptor? {
        guard let request = registered.artifact.parameters else { return nil }
        return OperationDescriptor(
            artifact: registered.artifact,
            request: request,
            variables: variables,
            symbols: store.symbols,
            session: session
        )
    }

    private func update(
        _ operation: OperationDescriptor,
        _ root: DataID,
        _ frame: MutationFrame,
        _ registered: RegisteredMutation
    ) -> OptimisticUpdate? {
        guard frame.response != nil || registered.optimisticUpdater != nil else { return nil }
        let variables = frame.variables
        var updater: (@Sendable (RecordSourceProxy) throws -> Void)?
        if let registered = registered.optimisticUpdater {
            updater = { try registered($0, variables) }
        }
        return OptimisticUpdate(
            of: operation,
            root: root,
            response: frame.response,
            updater: updater
        )
    }

    /// Shows a mutation, and returns its traces.
    ///
    /// With `upper`, its optimistic update lies below that one.
    ///
    /// - Throws: The error of the optimistic update; nothing is shown then.
    func show(
        _ frame: inout MutationFrame,
        _ operation: OperationDescriptor,
        _ registered: RegisteredMutation,
        below upper: OptimisticUpdate.ID? = nil
    ) throws -> MutationLog.Shown {
        let root = store.makeLocalID()
        let added = try update(operation, root, frame, registered).map {
            try store.add($0, below: upper)
        }
        if added != nil {
            store.log(.optimisticApply(operation: frame.name), of: frame.idempotencyKey)
        }
        let applied = added.flatMap { store.applied($0) }
        // The server knows the objects that the variables name, though the store may not have them.
        let variables = JSONValue.object(frame.variables)
        frame.temporaryNames = (applied?.temporaryNames ?? []).filter { name in
            !variables.contains { $0 == name }
        }
        return register(operation, root, applied)
    }

    private func register(
        _ operation: OperationDescriptor,
        _ root: DataID,
        _ applied: AppliedUpdate?
    ) -> MutationLog.Shown {
        let objects = (applied?.changed ?? []).map { ObjectKey(dataID: $0) }
        let number = mutations.add(operation, isWaiting: true, objects: Set(objects))
        return MutationLog.Shown(
            root: root,
            retained: store.retain(operation, from: root),
            update: applied?.id,
            inFlight: number
        )
    }

    /// Removes the traces of a mutation.
    func conceal(_ entry: MutationLog.Entry) {
        if let shown = entry.shown { conceal(shown, of: entry.frame) }
    }

    func conceal(_ shown: MutationLog.Shown, of frame: MutationFrame) {
        mutations.remove(shown.inFlight)
        shown.retained.dispose()
        if let update = shown.update, store.remove(update) {
            store.log(.optimisticRollback(operation: frame.name), of: frame.idempotencyKey)
        }
    }

    // MARK: - Waiting for the network

    /// Ends the waits when the network can be reached.
    func watchNetwork() {
        guard let reachability else { return }
        links.withLock { links in
            guard links.watch == nil else { return }
            links.watch = Task { [weak self] in
                await reachability.wait(until: true)
                self?.endWatch(isCancelled: Task.isCancelled)
            }
        }
    }

    private func endWatch(isCancelled: Bool) {
        guard !isCancelled else { return }
        _ = links.withLock { take(&$0.watch, nil) }
        endWaits(isForced: false)
    }

    /// Tries mutations again that wait after a failure, because another request has succeeded.
    func noteSuccess() {
        let waiters = log.withLock { $0.hurry() }
        for waiter in waiters { waiter.resume() }
    }

    /// Tries all mutations again at once; with `isForced`, whether or not the network can be reached.
    func endWaits(isForced: Bool) {
        let waiters = log.withLock { $0.endWaits(isForced: isForced) }
        for waiter in waiters { waiter.resume() }
        startLanes()
    }

    // MARK: - Views

    func noteChange() { observers.noteChange { all } }

    /// The mutations, oldest first.
    var all: [QueuedMutation] { log.withLock { $0.views } }

    /// Whether the network could be reached when that was last known.
    var isReachable: Bool { log.withLock { $0.isReachable } }

    /// The mutations now, and whenever they have changed.
    func observe() -> AsyncStream<[QueuedMutation]> { observers.observe { [self] in all } }
}
