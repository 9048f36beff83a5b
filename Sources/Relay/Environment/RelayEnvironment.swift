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
/// synchronous write (an optimistic update, ``commitUpdate(_:)``) may wait for one that is being
/// written. The ``Network``, the log and the receivers of values are called outside all locks;
/// updaters run inside the writer's, and must not call the environment.
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

    /// What an environment can be told to do otherwise.
    public struct Options: Sendable {
        /// How many operations stay in the store after they were released, in case they are asked
        /// for again.
        public var releaseBufferSize = 10
        /// The largest response that is read, in bytes; one that is larger is refused.
        public var maximumResponseBytes = 32 << 20

        /// The defaults.
        public init() {}
    }

    /// An environment with an empty store.
    ///
    /// `log` is told what happens, in order, from whatever thread it happens on; it should return
    /// soon.
    public init(
        network: any Network,
        options: Options = Options(),
        log: @escaping @Sendable (LogEvent) -> Void = { _ in }
    ) {
        store = Store(releaseBufferSize: options.releaseBufferSize, log: log)
        executor = OperationExecutor(
            network: network,
            store: store,
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
            symbols: store.symbols
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

    // MARK: - Keeping

    /// Keeps all that a query selects in the store until the result is disposed of.
    ///
    /// Nothing is fetched. Afterwards the data stays while the release buffer has room.
    public func retain<Query: GraphQLQuery>(_ query: Query) -> Disposable {
        store.retain(describe(query), from: .root)
    }

    /// Drops now what nothing keeps: no retained operation, none in flight, nobody who observes.
    public func collectGarbage() {
        store.collectGarbage()
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
