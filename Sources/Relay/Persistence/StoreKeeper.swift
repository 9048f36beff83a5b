import Dispatch

#if canImport(Darwin)
import Foundation
#else
import FoundationEssentials
#endif

/// Keeps a store in a storage: opens it when an environment is created, and writes what has changed.
///
/// A class because the store tells it of each write. All calls of the storage that change something are
/// made on its queue, one after the other, and with no lock but the one for the storage itself.
final class StoreKeeper: Sendable {
    private let persistence: Persistence
    private let queue = DispatchQueue(label: "relay.persistence", qos: .utility)
    /// Set on the queue, whose events an app may answer with a reset.
    private static let onQueue = DispatchSpecificKey<ObjectIdentifier>()
    private let schedule = Locked(Schedule())
    private let report = Locked(Report())
    private let progress: Progress

    /// When it writes next.
    private struct Schedule {
        weak var store: Store?
        var isScheduled = false
        /// Whether it is a failed write that is scheduled.
        var isRetry = false
        /// Whether there may be something that was not written.
        var isBehind = false
        /// Whether another environment has taken over the storage.
        var hasEnded = false
        /// The number of damaged rows that were not logged yet.
        var damagedRows = 0
        /// Whether all rows have to be written again, because the identities could not be read.
        var mustRewrite = false
    }

    /// The state of the storage for inspections, which must not wait for the queue: a log that is called
    /// on it may be waiting for the caller.
    private struct Report {
        var source = RecordSource()
        var operations: [RecalledOperation.Key: KeptRows.Operation] = [:]
        var failure: String?
    }

    private let turn: StorageTurn

    /// The state of the storage.
    ///
    /// A class because closures on the queue share it.
    private final class Progress: @unchecked Sendable {  // because only the queue touches it.
        var kept = KeptRows()
        /// The identities that the storage had when it was opened; `nil` once they were taken over.
        var restored: Locked<NumberSet<DataID>>?
        /// The session of the store that the storage has.
        var session = 0
        /// Whether the storage has to be opened, or emptied, before it is written to.
        var mustBegin = false
        /// Whether it was opened; opening it again would take it back from another environment.
        var isOpen = false
        /// The reason why nothing can be written; `nil` if all is well.
        var failure: String?
        /// How many writes have failed since one succeeded.
        var failures = 0
        /// The events of opening, until there is a log.
        var events: [LogEvent] = []
        var blocks: StoredBlocks?
        var hasGarbage = false
        var noteKeptAnswers: (@Sendable (Set<UInt64>) -> Void)?
        /// The number of collections when operations were dropped because the storage is too large; `nil`
        /// if none were.
        var collectionsAtDrop: Int?
        #if canImport(Darwin)
        var appEvents: AppEvents?
        #endif
    }

    init(_ persistence: Persistence) {
        self.persistence = persistence
        progress = Progress()
        turn = StorageTurn(persistence.storage)
        queue.setSpecific(key: Self.onQueue, value: ObjectIdentifier(self))
    }

    /// Runs `body` on the queue, and waits for it.
    private func onQueue<Result>(_ body: () -> Result) -> Result {
        let isThere = DispatchQueue.getSpecific(key: Self.onQueue) == ObjectIdentifier(self)
        return isThere ? body() : queue.sync(execute: body)
    }

    // MARK: - Opening

    /// Opens the storage, and sets the options of the store that is about to be created.
    ///
    /// Returns the contents for the store; `nil` if there are none, or they can't be read.
    func open(_ options: inout StoreOptions) -> SavedStore? {
        options.keptOperations = max(0, persistence.keptOperations)
        options.noteWrite = { [weak self] in self?.noteWrite() }
        let loader = StoreLoader(persistence, options) { [weak self] in
            self?.noteDamage()
        } noteLoss: { [weak self] error in
            self?.noteLoss(error)
        } isCurrent: { [turn] in
            turn.isNewest
        }
        return onQueue {
            do {
                return adopt(try turn.lock.withLock { _ in try loader.open() })
            } catch {
                progress.mustBegin = true
                fail(error)
                return nil
            }
        }
    }

    private func adopt(_ opened: StoreLoader.Opened) -> SavedStore? {
        progress.isOpen = true
        progress.kept = opened.kept
        noteState()
        progress.restored = opened.identities
        progress.blocks = opened.blocks
        progress.hasGarbage = opened.hasGarbage
        switch opened.loss {
        case .damaged(let reason): progress.events.append(.storageSetAside(reason: reason))
        case .foreign: progress.events.append(.storageErase)
        case nil: break
        }
        if let saved = opened.saved {
            progress.events.append(
                .storageOpen(records: saved.base.count, operations: saved.operations.count)
            )
        }
        return opened.saved
    }

    /// Begins to keep a store, which was created with the contents of the storage.
    ///
    /// `noteKeptAnswers` is called when the storage has the answers of queued mutations.
    func start(_ store: Store, noteKeptAnswers: (@Sendable (Set<UInt64>) -> Void)? = nil) {
        schedule.withLock { $0.store = store }
        // Before anything else is on the queue: a log may be waiting for this thread.
        let (blocks, hasGarbage) = onQueue { (progress.blocks, progress.hasGarbage) }
        queue.async { [self, weak store] in
            progress.noteKeptAnswers = noteKeptAnswers
            for event in take(&progress.events, []) { store?.log(event) }
        }
        // Not at once, because what the first screen reads comes first; and not on the queue, where writes
        // would wait for it.
        DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + .milliseconds(20)) {
            [weak store] in
            // In advance, so that the first writer need not wait for them.
            store?.withIdentities { _ in }
            if store != nil { blocks?.readAll() }
            if hasGarbage { store?.scheduleCollection() }
        }
        #if canImport(Darwin)
        let events = AppEvents(queue) { [weak self] in
            self?.writeWaiting(isDurable: true)
        } didUnlock: { [weak self] in
            self?.writeWaiting(isDurable: false)
        }
        queue.async { [self] in progress.appEvents = events }
        #endif
    }

    // MARK: - Writing

    /// Writes soon, because something has changed.
    private func noteWrite() {
        guard !persistence.storage.isReadOnly else { return }
        let store = schedule.withLock { schedule -> Store? in
            schedule.isBehind = true
            guard !schedule.isScheduled, !schedule.hasEnded else { return nil }
            schedule.isScheduled = schedule.store != nil
            return schedule.store
        }
        guard let store else { return }
        // It holds the store, so that the last changes are written although the app has dropped it.
        queue.asyncAfter(deadline: .now() + persistence.delay.inSeconds) { [self] in
            writeNow(store)
        }
    }

    private func writeNow(_ store: Store) {
        schedule.withLock { ($0.isScheduled, $0.isRetry) = (false, false) }
        do {
            try write(store, isDurable: false)
        } catch {
            guard !isEnded else { return }
            progress.failures += 1
            // Changes until then wait for it too.
            schedule.withLock { ($0.isScheduled, $0.isRetry) = (true, true) }
            let wait = min(60, 1 << min(6, progress.failures - 1))
            queue.asyncAfter(deadline: .now() + .seconds(wait)) { [self, weak store] in
                if let store { writeNow(store) }
            }
        }
    }

    /// Writes what would be written soon, or again after a failure, and waits for it.
    func writeWaiting(isDurable: Bool) {
        guard !persistence.storage.isReadOnly, let store = schedule.withLock({ $0.store })
        else { return }
        onQueue {
            // Earlier writes may not be durable. A storage that could not be opened stays as it is until
            // there is something for it.
            let isBehind = schedule.withLock { $0.isBehind }
            guard isBehind || isDurable && !progress.mustBegin else { return }
            try? write(store, isDurable: isDurable)
        }
    }

    /// Whether another environment has taken over the storage.
    private var isEnded: Bool {
        !turn.isNewest || schedule.withLock { $0.hasEnded }
    }

    /// Calls `body`, which changes the storage, unless another environment has taken it over.
    private func change(_ body: () throws -> Void) throws {
        try turn.lock.withLock { _ in
            guard !isEnded else { throw StorageTurn.over }
            try body()
        }
    }

    /// Writes what was published until now.
    ///
    /// - Throws: A ``StorageError``, or the error of ``Persistence/seal``; the storage is as before.
    func persist(_ store: Store) async throws {
        guard !persistence.storage.isReadOnly else { return }
        try await withCheckedThrowingContinuation { continuation in
            queue.async { [self] in
                continuation.resume(with: Result { try write(store, isDurable: true) })
            }
        }
    }

    /// Writes the newest version, on the queue.
    private func write(_ store: Store, isDurable: Bool) throws {
        do {
            guard !isEnded else { throw StorageTurn.over }
            schedule.withLock { $0.isBehind = false }
            try begin()
            let rows = try changes(store)
            // A queued mutation is removed from its own storage only once its answer can't be lost.
            let answered = rows.kept.header?.answered ?? []
            let isDurable = isDurable || !answered.isEmpty
            // An empty write makes durable what was written before.
            guard !rows.changes.isEmpty || isDurable else { return }
            try change { try persistence.storage.write(rows.changes, isDurable: isDurable) }
            progress.kept = rows.kept
            if !answered.isEmpty { progress.noteKeptAnswers?(answered) }
            (progress.failure, progress.failures) = (nil, 0)
            noteRecovery()
            noteState()
            log(rows, store)
            limitSize(store)
        } catch {
            schedule.withLock { $0.isBehind = true }
            if case StorageError.damaged(let reason)? = error as? StorageError {
                setAside(reason, store)
            } else {
                fail(error)
            }
            throw error
        }
    }

    /// Lets changes be written soon again, and not only with the next attempt after a failure.
    private func noteRecovery() {
        schedule.withLock { schedule in
            if schedule.isRetry { (schedule.isScheduled, schedule.isRetry) = (false, false) }
        }
    }

    /// Finds out what to write; erases the contents first if they are of no use.
    private func changes(_ store: Store) throws -> RowChanges {
        while true {
            let keepsake = store.takeKeepsake()
            takeIdentities()
            if keepsake.session != progress.session {
                try storageErase()
                progress.session = keepsake.session
            }
            progress.kept.renamed.formUnion(keepsake.renamed)
            let isAnew = schedule.withLock { $0.mustRewrite }
            let kept = isAnew ? KeptRows() : progress.kept
            let rows = try RowChanges(from: kept, to: keepsake, of: store, persistence)
            // Names that were forgotten meanwhile may be missing in the rows.
            guard store.forgettings == keepsake.forgettings else { continue }
            if isAnew {
                // Only now, because records may have been decoded from it.
                try storageErase()
                schedule.withLock { $0.mustRewrite = false }
            }
            return rows
        }
    }

    /// Sets a storage aside that turns out to be damaged, so that all of the store is written to a new
    /// one.
    private func setAside(_ reason: String, _ store: Store) {
        do {
            (progress.kept, progress.restored, progress.mustBegin) = (KeptRows(), nil, true)
            progress.isOpen = false
            progress.blocks?.close()
            try change { try persistence.storage.setAside() }
            (progress.mustBegin, progress.isOpen) = (false, true)
            noteState()
            store.log(.storageSetAside(reason: reason))
        } catch {
            fail(error)
        }
    }

    /// Opens and empties the storage if that is still to be done.
    private func begin() throws {
        guard progress.mustBegin else { return }
        // The contents stay until others can be written.
        try persistence.checkSeal()
        do {
            if !progress.isOpen { try change { try persistence.storage.open() } }
            progress.isOpen = true
        } catch StorageError.damaged(let reason) {
            try change { try persistence.storage.setAside() }
            (progress.kept, progress.restored, progress.mustBegin) = (KeptRows(), nil, false)
            progress.isOpen = true
            noteState()
            schedule.withLock { $0.store }?.log(.storageSetAside(reason: reason))
            return
        }
        try storageErase()
    }

    private func storageErase() throws {
        progress.kept = KeptRows()
        progress.restored = nil
        // Even if it fails: it has to be done before anything else is written then.
        progress.mustBegin = true
        // Readers of versions before would get the rows of later ones.
        progress.blocks?.close()
        try change { try persistence.storage.erase() }
        progress.mustBegin = false
        noteState()
    }

    private func takeIdentities() {
        guard let restored = take(&progress.restored, nil) else { return }
        progress.kept.names.ids = restored.withLock { take(&$0, NumberSet()) }
    }

    private func log(_ rows: RowChanges, _ store: Store) {
        guard store.log.isListening, !rows.changes.isEmpty else { return }
        store.log(.storageWrite(rows: rows.changes.count, bytes: rows.byteCount))
    }

    /// Logs why the storage can't be used, once until it can.
    private func fail(_ error: any Error) {
        if case StorageError.takenOver? = error as? StorageError {
            schedule.withLock { $0.hasEnded = true }
        }
        let reason = (error as? StorageError)?.description ?? "\(type(of: error))"
        guard progress.failure != reason else { return }
        progress.failure = reason
        noteState()
        let event = LogEvent.storageFail(message: reason)
        guard let store = schedule.withLock({ $0.store }) else {
            return progress.events.append(event)
        }
        store.log(event)
    }

    // MARK: - Inspection

    private func noteState() {
        let (kept, failure) = (progress.kept, progress.failure)
        // Released after unlocking.
        _ = report.withLock {
            take(&$0, Report(source: kept.source, operations: kept.operations, failure: failure))
        }
    }

    /// Says what the storage has; `base` is the newest version of the records.
    func inspect(_ base: RecordSource) -> StoreInspection.Storage {
        let report = report.withLock { $0 }
        var isCurrent = base.hasSameNotes(as: report.source)
        base.forEachDifference(from: report.source) { _ in isCurrent = false }
        let operations = report.operations.sorted { $0.value.number < $1.value.number }
        return StoreInspection.Storage(
            bytes: try? persistence.storage.size(),
            operations: operations.map(\.key.description),
            isCurrent: isCurrent,
            failure: report.failure
        )
    }

    // MARK: - Bounds

    /// Drops the operations that were not used for the longest time if the storage takes too much.
    ///
    /// Not again before the data of those that were dropped is gone from it.
    private func limitSize(_ store: Store) {
        guard let limit = persistence.maximumBytes,
            let size = try? persistence.storage.size(), size > limit,
            progress.collectionsAtDrop != progress.kept.source.collections
        else { return }
        progress.collectionsAtDrop = progress.kept.source.collections
        store.dropHalfOfUnused()
    }

    // MARK: - Resets and damage

    /// Erases the storage, because the store was reset.
    ///
    /// None of its bytes is left when this returns, unless the storage can't be used; then nothing is written
    /// before it could be erased.
    func erase(_ store: Store) {
        guard !persistence.storage.isReadOnly else { return }
        onQueue {
            guard !isEnded else { return }
            do {
                try storageErase()
                progress.session = store.session
                store.log(.storageErase)
            } catch {
                fail(error)
            }
        }
        // The new session may have been written already.
        noteWrite()
    }

    /// Has all rows written again, because the identities could not be read; it may be called while the store
    /// is locked.
    private func noteLoss(_ error: any Error) {
        schedule.withLock { $0.mustRewrite = true }
        queue.async { [self] in fail(error) }
    }

    /// Has a damaged row logged; it may be called while the store is locked.
    private func noteDamage() {
        let isFirst = schedule.withLock { schedule in
            schedule.damagedRows += 1
            return schedule.damagedRows == 1
        }
        guard isFirst else { return }
        queue.async { [self] in
            let (count, store) = schedule.withLock { (take(&$0.damagedRows, 0), $0.store) }
            store?.log(.storageDamage(rows: count))
        }
    }
}

extension Duration {
    /// The duration for Dispatch.
    fileprivate var inSeconds: Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
}

extension Store {
    /// Drops half of the operations that are not in use.
    fileprivate func dropHalfOfUnused() {
        let hasDropped = roots.withLock { $0.dropHalfOfUnused() }
        if hasDropped { scheduleCollection() }
    }
}
