/// The records of an environment, all versions of them in use, and their readers.
///
/// A class because it is the one place where an environment's data changes.
///
/// Locks, in the order in which they may be taken: `collection` (held while the collector takes a
/// step), `writer` (held while a payload is normalised or an updater runs), `roots`,
/// `subscriptions`, `changes`, `observers`, `screen`, `published`, `availability`, `heldIdentities`, `invalidations`, `resets`, `renewals`, `pace` (each held to
/// change a few fields). None is held across `await`.
///
/// While one of them is held, only the store's own code runs, except for updaters and field
/// handlers under the writer's lock: no continuation is resumed, no stream yielded to, no reader
/// refreshed, nothing logged, and no foreign closure released. A locked section changes state and
/// returns the work for after unlocking. A task that is cancelled runs its cancellation handlers,
/// which take these locks, inside a lock of Swift's runtime. Resuming one of its continuations
/// takes that lock too. In the other order the two would deadlock.
package final class Store: Sendable {
    package let symbols: Symbols
    let options: StoreOptions
    let collection = Locked<GarbageCollection?>(nil)
    let writer: WriterLock
    let roots: Locked<StoreRoots>
    let subscriptions = Locked(StoreSubscriptions())
    let changes = Locked(PublishedChanges())
    let published = Locked(PublishedVersion())
    let invalidations = Locked(InvalidationWaiters())
    let availability = Locked(KnownAvailability())
    let heldIdentities = HeldIdentities.Register([:])
    let resets = Locked(Waiters<Int>())
    /// The resources of sequences that a reset has ended.
    private let ended = Locked<[Holdings]>([])
    let renewals = Locked(Waiters<Void>())
    let observers = Locked(PublicationObservers())
    let screen = Locked(Screen())
    /// The operations that are made of one fragment each.
    let fragmentOperations = Memo<FragmentOperationKey, Artifact>()
    let heldAnnouncements = Locked(HeldAnnouncements())
    let laterWrites = Locked(LaterWrites())
    let pace: Locked<CollectionPace>
    /// The epoch in which an earlier run of the app has written last; `nil` if the store began empty.
    let savedEpoch: Int?
    package let log: EventLog
    package let watchers = StoreWatchers()

    package convenience init(
        options: StoreOptions = StoreOptions(),
        log: (@Sendable (LogEvent) -> Void)? = nil
    ) {
        self.init(options, log, nil)
    }

    /// Creates a store with the contents that an earlier run of the app has kept.
    init(
        _ options: StoreOptions,
        _ log: (@Sendable (LogEvent) -> Void)?,
        _ saved: SavedStore?
    ) {
        self.options = options
        symbols = saved?.symbols ?? Symbols(options.reading)
        writer = WriterLock(StoreState(options, published, saved), published)
        var roots = StoreRoots(options)
        if let saved {
            roots.recall(saved.operations)
            published.withLock { $0.source = saved.base }
        }
        self.roots = Locked(roots)
        savedEpoch = saved?.epoch
        pace = Locked(CollectionPace(restFactor: options.collectionRest))
        self.log = EventLog(
            includesMessages: options.logsServerMessages,
            now: options.now,
            warn: options.warn,
            log: log
        )
        connectLiveFields()
    }

    /// How log events describe an error.
    func describeForLog(_ error: any Error) -> String {
        LogEvent.describe(error, isVerbatim: options.logsServerMessages)
    }

    /// The newest version; never waits for a writer.
    package var source: RecordSource {
        published.withLock { $0.source }
    }

    /// The time by the clock of the environment.
    package var now: @Sendable () -> ContinuousClock.Instant { options.now }

    /// How often the store was reset.
    package var session: Int {
        published.withLock { $0.session }
    }

    /// Creates the identity of a record that has no path and no id: the root of a mutation or of an
    /// event.
    package func makeLocalID() -> DataID {
        writer.withLock { $0.identities.makeLocal() }
    }

    /// The text that names a record: the server's id, or the place of an object without one.
    package func describe(_ id: DataID) -> String {
        if let updater { return updater.transaction.identities.describe(id, symbols.texts) }
        return writer.withLock { $0.identities.describe(id, symbols.texts) }
    }

    /// Returns the descriptor for an operation that began in a session.
    func describe(
        _ artifact: Artifact,
        _ variables: VariableData,
        session: Int
    ) -> OperationDescriptor {
        guard let request = artifact.parameters else {
            preconditionFailure("The artifact `\(artifact.name)` is not an operation's.")
        }
        return OperationDescriptor(
            artifact: artifact,
            request: request,
            variables: variables,
            symbols: symbols,
            session: session
        )
    }

    /// Moves the value out and releases it on a background task, because deallocating it may take
    /// long.
    func releaseLater<Value: Sendable>(_ place: inout Value?) {
        // In a box, so that the last owner of the box releases an empty one.
        let box = Locked(take(&place, nil))
        options.schedule { _ = box.withLock { take(&$0, nil) } }
    }

    /// Disposes of the resources of a sequence that has ended on a background task, together with those
    /// of others.
    func disposeLater(_ holdings: Holdings) {
        let isFirst = ended.withLock { ended in
            ended.append(holdings)
            return ended.count == 1
        }
        guard isFirst else { return }
        options.schedule { [weak self] in
            for holdings in self?.ended.withLock({ take(&$0, []) }) ?? [] { holdings.dispose() }
        }
    }
}
