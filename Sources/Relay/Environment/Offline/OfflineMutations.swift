#if canImport(Darwin)
import Foundation
#else
import FoundationEssentials
#endif

/// The queued mutations of an environment: those that wait to be sent, and those that have failed.
///
/// ```swift
/// for await mutations in environment.offline.observe() {
///     waiting = mutations.count { $0.failure == nil }
/// }
/// ```
///
/// A class because it belongs to one environment, and stops sending with it. See <doc:WorkingOffline>.
public final class OfflineMutations: Sendable {
    private let sender: MutationSender

    init(_ sender: MutationSender) { self.sender = sender }

    deinit { sender.end() }

    /// Shows the mutations of earlier runs of the app, and begins to send them.
    func begin(in environment: RelayEnvironment, answered: Set<UInt64>) {
        sender.begin(in: environment, answered: answered)
    }

    /// Sends nothing until ``reset(to:keepsQueued:)``.
    func pause() { sender.pause() }

    /// Forgets the mutations of earlier sessions of the store.
    func reset(to session: Int, keepsQueued: Bool) {
        sender.reset(to: session, keepsQueued: keepsQueued)
    }

    /// Returns when the storage has all mutations that were queued before this call.
    func persist() async throws { try await sender.persist() }

    /// Queues a mutation, and returns its response when it was sent.
    ///
    /// `begin` is called on the caller's actor, before the call suspends for the first time.
    nonisolated(nonsending) func perform(_ call: QueuedCall) async throws -> any Sendable {
        if !sender.isOpen { try await sender.openAgain() }
        return try await sender.add(call).value()
    }

    // MARK: - For the app

    /// The mutations that wait to be sent or have failed, oldest first.
    public var mutations: [QueuedMutation] { sender.all }

    /// The mutations that wait to be sent, oldest first.
    public var pending: [QueuedMutation] { sender.all.filter { $0.failure == nil } }

    /// The mutations that have failed and stay until they are removed or sent again, oldest first.
    public var failed: [QueuedMutation] { sender.all.filter { $0.failure != nil } }

    /// Whether the network could be reached when a mutation was last to be sent.
    public var isReachable: Bool { sender.isReachable }

    /// Returns ``mutations``, now and whenever they have changed.
    ///
    /// Only the newest element waits for a slow consumer. The sequence ends with the environment.
    public func observe() -> AsyncStream<[QueuedMutation]> { sender.observe() }

    /// Sends all waiting mutations now, whether or not the network can be reached.
    public func sendNow() { sender.endWaits(isForced: true) }

    /// Removes a mutation, whether it waits or has failed.
    ///
    /// Its optimistic update is rolled back. If it is being sent, the request is cancelled, but the server may have
    /// executed it. The call that has queued it throws ``OfflineError/removed(mutation:)``.
    ///
    /// - Throws: ``OfflineError/notFound(id:)``.
    public func remove(_ id: QueuedMutation.ID, isolation: (any Actor)? = #isolation) throws {
        defer { sender.store.showNow(to: isolation) }
        try sender.remove(id)
    }

    /// Sends a mutation again that has failed.
    ///
    /// It is shown again, and sent before later ones with its key. If the server or the network has refused it, it gets
    /// another idempotency key, because the server may remember its answer. Its deadline is as long as before,
    /// from now on.
    ///
    /// - Throws: ``OfflineError/notFound(id:)`` if there is no such failed mutation;
    ///   ``OfflineError/notRegistered(mutation:)``; the error of the optimistic update.
    public func sendAgain(
        _ id: QueuedMutation.ID,
        isolation: (any Actor)? = #isolation
    ) throws {
        defer { sender.store.showNow(to: isolation) }
        try sender.sendAgain(id)
    }

    /// Changes a mutation that waits or has failed.
    ///
    /// It keeps its place. A mutation that has failed stays so until ``sendAgain(_:isolation:)``. Files of the new
    /// variables are read before this returns.
    ///
    /// - Throws: ``OfflineError/notFound(id:)`` if there is no such mutation, or it is another one;
    ///   ``OfflineError/isSending(mutation:)`` if it waits and was sent before, because the server may have
    ///   executed it as it was; ``OfflineError/unreadableFile(mutation:variable:)`` and
    ///   ``OfflineError/filesTooLarge(mutation:limit:)``; the error of the new optimistic update. Nothing has
    ///   changed then.
    public func edit<Mutation: GraphQLMutation>(
        _ id: QueuedMutation.ID,
        to mutation: Mutation,
        optimisticResponse: JSONObject? = nil,
        isolation: (any Actor)? = #isolation
    ) throws {
        defer { sender.store.showNow(to: isolation) }
        try sender.edit(id, Mutation.artifact.name, mutation.variables, optimisticResponse)
    }
}
