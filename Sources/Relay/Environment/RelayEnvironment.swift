/// Where an app's GraphQL data lives: executes operations, keeps one normalised copy of every
/// object, and tells exactly those who read what has changed.
///
/// ```swift
/// let environment = RelayEnvironment(network: API())
/// let data = try await environment.fetch(FeedQuery(first: 10))
/// for await story in environment.observe(data.feed[0].storyRow_story) { … }
/// ```
///
/// A class because it has identity: those who share it share its data.
///
/// # Isolation
///
/// All methods may be called from any thread and any actor. Reading never waits for a writer and
/// sees one version of the store. Responses are parsed and written off the caller's actor; a
/// synchronous write (an optimistic update, ``commitUpdate(_:)``, ``reset()``) may wait for one
/// that is being written.
///
/// Outside all locks: the ``Network`` and the log are called, readers whose records changed read again
/// and their values are put into the streams that consumers take them from, what was replaced is
/// released (when that takes long, on another thread), the garbage collector looks for what to keep.
/// Inside the writer's lock: responses are written and updaters run, which must not write through
/// the environment. Cancelling waits for none of these.
///
/// Versions are delivered in order, each at most once to each reader; versions that follow each other
/// quickly may be delivered as one. When cancelling an operation has returned, nothing is written on
/// its behalf any more; when ``reset()`` has returned, nothing that was begun before it.
///
/// # From a response to a view
///
/// 1. The ``Network`` yields a response's bytes.
/// 2. They are normalised straight into a private copy of the records; a response that is refused
///    is dropped with the copy.
/// 3. Updaters run, optimistic updates are laid over the result, and it is published as one
///    version.
/// 4. Who has read a record that changed reads again; values that differ are delivered.
public final class RelayEnvironment: Sendable {
    let store: Store
    let executor: OperationExecutor

    /// An environment with an empty store.
    ///
    /// `log` is told what happens, in order, from whatever thread it happens on; it should return
    /// soon.
    public init(
        network: any Network,
        options: Options = Options(),
        log: @escaping @Sendable (LogEvent) -> Void = { _ in }
    ) {
        store = Store(options: options.store, log: log)
        executor = OperationExecutor(
            network: network,
            store: store,
            handlers: Handlers(options.handlerProvider),
            maximumResponseBytes: options.maximumResponseBytes
        )
    }

    /// The operation that a value of a generated type stands for.
    func describe<Operation: GraphQLOperation>(_ operation: Operation) -> OperationDescriptor {
        let artifact = Operation.artifact
        guard let request = artifact.parameters else {
            preconditionFailure("The artifact of `\(Operation.self)` is not an operation's.")
        }
        return OperationDescriptor(
            artifact: artifact,
            request: request,
            variables: operation.variables,
            symbols: store.symbols,
            session: store.session
        )
    }

    /// Reads an operation's own data.
    func snapshot<Output: FieldValue>(
        _ operation: OperationDescriptor,
        root: DataID,
        in source: RecordSource
    ) -> Snapshot<Output> {
        let bound = operation.reader(of: operation.artifact, arguments: nil)
        return Snapshot(source: source, bound: bound, owner: operation, id: root)
    }

    // MARK: - Local changes

    /// Changes records without a server.
    ///
    /// - Throws: What `updater` throws; nothing is changed then.
    public func commitUpdate(_ updater: (RecordSourceProxy) throws -> Void) throws {
        try store.publish { transaction in
            try RecordSourceProxy.run(&transaction, updater)
        }
    }
}
