/// The central object of an app: it executes operations, stores one normalized copy of every
/// object, and notifies observers when the data they have read changes.
///
/// ```swift
/// let environment = RelayEnvironment(network: network)
/// let data = try await environment.fetch(FeedQuery(first: 10))
/// for await story in environment.observe(data.feed[0].storyRow_story) { … }
/// ```
///
/// It is a class because everyone who uses the same environment shares its data.
///
/// ## Isolation
///
/// All methods may be called from any thread and any actor. Reads see a single version of the store, and
/// don't wait for writes, unless they look for the objects of a derived field by their keys. Responses
/// are parsed and written off the caller's actor. A synchronous write (an optimistic update,
/// ``commitUpdate(isolation:_:)``, ``reset(keepsQueuedMutations:isolation:)``) may wait for a write in
/// progress.
///
/// The following happens outside all locks: calls to the ``Network`` and the log; re-reading the
/// data of affected observers and delivering it to their streams; deallocating replaced data (on
/// another thread if it is large); and the garbage collector's search for records in use. The
/// writer's lock is held while a response is written and while updaters run, so updaters must not
/// write through the environment. Cancelling never waits for any of this.
///
/// Each observer receives versions in order, and each version at most once; versions in quick
/// succession may be delivered as one. Once the cancellation of an operation has returned, the
/// operation writes nothing more. Once ``reset(keepsQueuedMutations:isolation:)`` has returned, no earlier operation writes
/// anything more.
///
/// ## From a response to a view
///
/// 1. The ``Network`` yields the bytes of a response.
/// 2. They are normalized directly into a private copy of the records. If the response is rejected,
///    the copy is discarded.
/// 3. Updaters run, optimistic updates are applied on top, and the result is published as a new
///    version.
/// 4. Observers that have read a changed record read again, and deliver values that differ.
public final class RelayEnvironment: Sendable {
    package let store: Store
    let executor: OperationExecutor
    let pageLoads = PageLoads()
    let mutations = MutationRegister()
    private let connection: ConnectionWatch
    /// Keeps the store between two runs of the app; `nil` without ``Options/persistence``.
    let keeper: StoreKeeper?
    /// The mutations that wait until the server can be reached, in this run of the app or a later one, and
    /// those that have failed.
    public let offline: OfflineMutations

    /// Creates an environment, with an empty store or the one that an earlier run of the app has kept.
    ///
    /// With ``Options/persistence`` it opens the storage, which takes a few milliseconds.
    ///
    /// `log` receives all events in order, on whichever thread they happen. It should return
    /// quickly. See also ``events(bufferSize:)``.
    public init(
        network: any Network,
        options: Options = Options(),
        log: (@Sendable (LogEvent) -> Void)? = nil
    ) {
        let queues = !options.offline.registered.isEmpty
        let mutationKeeper = options.persistence.flatMap { MutationKeeper($0) }
        if queues { mutationKeeper?.beginOpening() }
        keeper = options.persistence.map { StoreKeeper($0) }
        var storeOptions = options.store
        var edges: FollowedEdges?
        if !options.derivedFields.isEmpty {
            let sources = (live: FollowedFields(), edges: FollowedEdges())
            storeOptions.followedFields = sources.live
            storeOptions.reading.add(
                options.derivedFields,
                DerivedSources(live: sources.live, edges: sources.edges)
            )
            edges = sources.edges
        }
        let saved = keeper?.open(&storeOptions)
        let queued = Locked(MutationLog(maximumRequests: options.offline.maximumRequests))
        if queues {
            storeOptions.noteAnswer = { number, texts, unknown, payload in
                queued.withLock { $0.noteAnswer(number, texts, unknown: unknown, payload) }
            }
            storeOptions.answeredMutations = { queued.withLock { $0.settledAnswers } }
        }
        store = Store(storeOptions, log, saved)
        let sender = MutationSender(
            options.offline,
            mutationKeeper,
            store,
            mutations,
            options.reachability,
            queued
        )
        offline = OfflineMutations(sender)
        keeper?.start(store) { [weak sender] in sender?.noteKept($0) }
        var noteSuccess: (@Sendable () -> Void)?
        if queues { noteSuccess = { [weak sender] in sender?.noteSuccess() } }
        executor = OperationExecutor(
            network: network,
            store: store,
            reachability: options.reachability,
            failsFast: options.failsFastWhenUnreachable,
            followsCacheControl: options.followsCacheControl,
            refetches: options.refetches,
            noteSuccess: noteSuccess
        )
        edges?.connect(executor)
        connection = ConnectionWatch(executor, options.reachability)
        offline.begin(in: self, answered: saved?.answered ?? [])
    }

    /// Returns the descriptor for a value of a generated operation type.
    package func describe<Operation: GraphQLOperation>(_ operation: Operation)
        -> OperationDescriptor
    {
        describe(Operation.artifact, operation.variables, session: store.session)
    }

    /// Returns the descriptor for an operation that began in a session.
    func describe(
        _ artifact: Artifact,
        _ variables: VariableData,
        session: Int
    ) -> OperationDescriptor {
        store.describe(artifact, variables, session: session)
    }

    /// Reads the fields that an operation itself selects, without those of its fragments.
    ///
    /// References in the result hold `owner`. The records that were read are only noted for live
    /// readers.
    func snapshot<Output: FieldValue>(
        _ owner: OperationDescriptor,
        root: DataID,
        in source: RecordSource,
        notesSeen: Bool = true
    ) -> Snapshot<Output> {
        let bound = owner.reader(of: owner.artifact, arguments: nil)
        return Snapshot(
            source: source,
            bound: bound,
            owner: owner,
            id: root,
            notesSeen: notesSeen
        )
    }

    /// Reads the fields of an operation for a live reader, with the large values that it has read
    /// before.
    func snapshot<Output: FieldValue>(
        _ owner: OperationDescriptor,
        in source: RecordSource,
        keeping kept: inout KeptValues?
    ) -> Snapshot<Output> {
        let bound = owner.reader(of: owner.artifact, arguments: nil)
        return Snapshot(source: source, bound: bound, owner: owner, id: .root, keeping: &kept)
    }

    // MARK: - Fetching again

    /// Fetches all observed queries again, as on one of the ``RefetchOccasions``.
    ///
    /// Returns at once. Queries with ``FetchPolicy/storeOnly`` are not fetched.
    public func refetchObservedQueries() { executor.refetchObserved(.call) }

    // MARK: - Local changes

    /// Changes records locally, without a server.
    ///
    /// When it returns to code that is isolated to the main actor, the models show the changes, unless
    /// another thread is reading some of them at this moment. All of them then follow in the next turn.
    ///
    /// - Throws: The error that `updater` throws; nothing is changed then.
    public func commitUpdate(
        isolation: (any Actor)? = #isolation,
        _ updater: (RecordSourceProxy) throws -> Void
    ) throws {
        try store.update(updater)
        store.showNow(to: isolation)
    }
}
