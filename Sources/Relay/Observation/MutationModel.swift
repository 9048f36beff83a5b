public import Observation

/// A mutation for a view: runs it, and knows whether it is in flight and how it has ended.
///
/// ```swift
/// let like = MutationModel<LikeStoryMutation>(in: environment)
/// like.run(LikeStoryMutation(id: id))
/// like.isInFlight
/// ```
///
/// A mutation isn't cancelled when the model is deallocated, because the server may have performed it;
/// one that is awaited is cancelled with the caller's task. ``cancel()`` cancels those of `run`.
///
/// A class because it has identity: views observe it.
@MainActor
public final class MutationModel<Mutation: GraphQLMutation>: Observable {
    private var currentEnvironment: RelayEnvironment?
    private let properties = Lazy()
    private var result = Result()
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var last = 0
    /// The number of times the environment, or its session, has changed.
    private var changes = 0
    /// Drops the results when the session ends; `nil` before the first mutation.
    private var resetWatch: Disposable?
    /// The session that `resetWatch` is about.
    private var watched: Int?

    private struct Result {
        var inFlight = 0
        var data: Mutation.Output?
        var errors: [GraphQLError] = []
        var error: (any Error)?
    }

    /// Creates a model of a mutation.
    public init(in environment: RelayEnvironment? = nil) {
        currentEnvironment = environment
    }

    /// The environment in which mutations run.
    ///
    /// With another one, the model no longer shows the mutations of the old one: nothing is in flight,
    /// and there is neither data nor an error. Running mutations are not cancelled.
    public var environment: RelayEnvironment? {
        get { currentEnvironment }
        set { if change(newValue) { finish { $0 = Result() } } }
    }

    /// Changes the environment for a view that is about to read the model; other observers are notified in
    /// the next turn.
    package func configure(in environment: RelayEnvironment?) {
        guard change(environment) else { return }
        let changed = differences(Result())
        result = Result()
        if !changed.isEmpty { properties.value.notifyLater(changed) }
    }

    /// Returns whether the environment is another one.
    private func change(_ environment: RelayEnvironment?) -> Bool {
        guard environment !== currentEnvironment else { return false }
        currentEnvironment = environment
        changes += 1
        (resetWatch, watched) = (nil, nil)
        return true
    }

    /// Drops the results of the session that has ended.
    ///
    /// Mutations in flight have failed; that is shown at once, and their ends are not.
    private func showReset() {
        changes += 1
        (resetWatch, watched) = (nil, nil)
        finish { result in
            var hasFailed = result.inFlight > 0
            if case .reset = result.error as? StoreError { hasFailed = true }
            result = Result()
            guard hasFailed else { return }
            result.error = StoreError.reset(definition: Mutation.artifact.name)
        }
    }

    /// Whether a mutation of this model has not ended yet.
    public var isInFlight: Bool {
        properties.value.access(\.isInFlight)
        return result.inFlight > 0
    }

    /// The result of the last mutation that has succeeded; `nil` if there is none.
    public var data: Mutation.Output? {
        properties.value.access(\.data)
        return result.data
    }

    /// The errors that the server has sent beside ``data``.
    public var errors: [GraphQLError] {
        properties.value.access(\.errors)
        return result.errors
    }

    /// How the last mutation that has ended has failed; `nil` if it has not.
    public var error: (any Error)? {
        properties.value.access(\.error)
        return result.error
    }

    /// Runs a mutation, and returns its data.
    ///
    /// Takes the arguments of the environment's `commit`.
    ///
    /// - Throws: The errors of the environment's `commit`, and ``ModelError/noEnvironment``.
    @discardableResult
    public func commit(
        _ mutation: Mutation,
        optimisticResponse: JSONObject? = nil,
        updater: (@Sendable (RecordSourceProxy, Mutation.Output) throws -> Void)? = nil,
        optimisticUpdater: (@Sendable (RecordSourceProxy) throws -> Void)? = nil,
        queue: MutationQueue? = nil,
        whenOffline: OfflinePolicy? = nil
    ) async throws -> Mutation.Output {
        try await perform { environment in
            try await environment.response(
                to: mutation,
                optimisticResponse: optimisticResponse,
                updater: updater,
                optimisticUpdater: optimisticUpdater,
                queue: queue,
                whenOffline: whenOffline
            )
        }
    }

    /// Starts a mutation, for example when a button is tapped.
    ///
    /// If it fails, ``error`` is set.
    public func run(
        _ mutation: Mutation,
        optimisticResponse: JSONObject? = nil,
        updater: (@Sendable (RecordSourceProxy, Mutation.Output) throws -> Void)? = nil,
        optimisticUpdater: (@Sendable (RecordSourceProxy) throws -> Void)? = nil,
        queue: MutationQueue? = nil,
        whenOffline: OfflinePolicy? = nil
    ) {
        start { environment in
            try await environment.response(
                to: mutation,
                optimisticResponse: optimisticResponse,
                updater: updater,
                optimisticUpdater: optimisticUpdater,
                queue: queue,
                whenOffline: whenOffline
            )
        }
    }

    /// Sends a mutation that a change shows already, and returns its data.
    ///
    /// Takes the arguments of the environment's `commit(_:confirming:)`.
    ///
    /// - Throws: The errors of the environment's `commit`, and ``ModelError/noEnvironment``.
    @discardableResult
    public func commit(
        _ mutation: Mutation,
        confirming change: OptimisticChange,
        updater: (@Sendable (RecordSourceProxy, Mutation.Output) throws -> Void)? = nil,
        queue: MutationQueue? = nil
    ) async throws -> Mutation.Output {
        try await perform { environment in
            try await environment.confirm(mutation, change, updater, queue, CacheConfig())
        }
    }

    /// Starts to send a mutation that a change shows already.
    ///
    /// If it fails, ``error`` is set, and the change stays.
    public func run(
        _ mutation: Mutation,
        confirming change: OptimisticChange,
        updater: (@Sendable (RecordSourceProxy, Mutation.Output) throws -> Void)? = nil,
        queue: MutationQueue? = nil
    ) {
        start { environment in
            try await environment.confirm(mutation, change, updater, queue, CacheConfig())
        }
    }

    /// Cancels the mutations that `run` has started and that have not ended.
    public func cancel() {
        for task in tasks.values { task.cancel() }
    }

    /// Forgets the last result and error.
    public func clear() {
        finish { result in (result.data, result.errors, result.error) = (nil, [], nil) }
    }

    // MARK: - Running

    private typealias Response = GraphQLResponse<Mutation.Output>

    private func start(
        _ work: @escaping @MainActor (RelayEnvironment) async throws -> Response
    ) {
        // Before the task runs, so that a button is disabled by the tap.
        guard let begun = begin() else { return }
        last += 1
        let id = last
        // Holds the model until the mutation has ended, so that its state is always right.
        tasks[id] = Task {
            _ = try? await finish(work, begun)
            tasks[id] = nil
        }
    }

    private func perform(
        _ work: @MainActor (RelayEnvironment) async throws -> Response
    ) async throws -> Mutation.Output {
        guard let begun = begin() else { throw ModelError.noEnvironment }
        return try await finish(work, begun)
    }

    /// A mutation in flight.
    private struct Begun {
        let environment: RelayEnvironment
        /// The store's session when the mutation began.
        let session: Int
        /// ``changes`` when the mutation began.
        let changes: Int
    }

    /// Counts a mutation as in flight; returns `nil`, and shows an error, if there is no environment.
    private func begin() -> Begun? {
        guard let environment = currentEnvironment else {
            finish { $0.error = ModelError.noEnvironment }
            return nil
        }
        let session = environment.store.session
        // The end of the session before may not be shown yet.
        if let watched, watched != session { showReset() }
        if watched == nil {
            watched = session
            let number = changes
            resetWatch = environment.store.showReset(in: self) { [weak self] in
                if self?.changes == number { self?.showReset() }
            }
        }
        properties.value.change([\.isInFlight]) { result.inFlight += 1 }
        return Begun(
            environment: environment,
            session: session,
            changes: changes
        )
    }

    private func finish(
        _ work: @MainActor (RelayEnvironment) async throws -> Response,
        _ begun: Begun
    ) async throws -> Mutation.Output {
        do {
            // A mutation that was started just before a reset isn't the next user's.
            guard begun.session == begun.environment.store.session else {
                throw StoreError.reset(definition: Mutation.artifact.name)
            }
            let response = try await work(begun.environment)
            let data = try response.output(of: Mutation.artifact.name, .dataWithErrors)
            end(begun) { result in
                (result.data, result.errors, result.error) = (data, response.errors, nil)
            }
            return data
        } catch {
            end(begun) { result in
                if !(error is CancellationError) { result.error = error }
            }
            throw error
        }
    }

    /// Shows how a mutation has ended, unless the environment is another one by now.
    private func end(_ begun: Begun, _ change: (inout Result) -> Void) {
        guard begun.changes == changes else { return }
        finish { result in
            result.inFlight -= 1
            change(&result)
        }
    }

    private func finish(_ change: (inout Result) -> Void) {
        var new = result
        change(&new)
        properties.value.change(differences(new)) { result = new }
    }

    private func differences(_ new: Result) -> [ModelProperties.Property] {
        var changed: [ModelProperties.Property] = []
        if (new.inFlight > 0) != (result.inFlight > 0) { changed.append(\.isInFlight) }
        if new.errors != result.errors { changed.append(\.errors) }
        if !areSame(new.error, result.error) { changed.append(\.error) }
        switch (new.data, result.data) {
        case (nil, nil): break
        case (let new?, let old?) where Mutation.Output.areSame(new, old): break
        default: changed.append(\.data)
        }
        return changed
    }

    /// The tracked properties, which are created when they are first needed.
    private final class Lazy {
        lazy var value = ModelProperties()
    }
}

extension MutationModel where Mutation: RawResponseMutation {
    /// Runs a mutation with an optimistic response that the compiler has checked, and returns its data.
    ///
    /// Takes the arguments of the environment's `commit`.
    ///
    /// - Throws: The errors of the environment's `commit`, and ``ModelError/noEnvironment``.
    @discardableResult
    public func commit(
        _ mutation: Mutation,
        optimisticResponse: Mutation.RawResponse,
        updater: (@Sendable (RecordSourceProxy, Mutation.Output) throws -> Void)? = nil,
        optimisticUpdater: (@Sendable (RecordSourceProxy) throws -> Void)? = nil,
        queue: MutationQueue? = nil,
        whenOffline: OfflinePolicy? = nil
    ) async throws -> Mutation.Output {
        try await perform { environment in
            try await environment.response(
                to: mutation,
                optimisticResponse: optimisticResponse,
                updater: updater,
                optimisticUpdater: optimisticUpdater,
                queue: queue,
                whenOffline: whenOffline
            )
        }
    }

    /// Starts a mutation with an optimistic response that the compiler has checked.
    ///
    /// If it fails, ``error`` is set.
    public func run(
        _ mutation: Mutation,
        optimisticResponse: Mutation.RawResponse,
        updater: (@Sendable (RecordSourceProxy, Mutation.Output) throws -> Void)? = nil,
        optimisticUpdater: (@Sendable (RecordSourceProxy) throws -> Void)? = nil,
        queue: MutationQueue? = nil,
        whenOffline: OfflinePolicy? = nil
    ) {
        start { environment in
            try await environment.response(
                to: mutation,
                optimisticResponse: optimisticResponse,
                updater: updater,
                optimisticUpdater: optimisticUpdater,
                queue: queue,
                whenOffline: whenOffline
            )
        }
    }
}
