#if canImport(Darwin)
import Foundation
#else
import FoundationEssentials
#endif

/// Options for creating a store.
package struct StoreOptions: Sendable {
    /// How many operations stay after they were released.
    package var releaseBufferSize = 10
    /// How long fetched data is fresh; `nil` for no limit.
    package var queryCacheExpirationTime: Duration?
    /// How many bytes records may take before what is not in use is dropped; `nil` for any number.
    package var memoryCeiling: Int?
    /// The number of identities, or of storage keys, below which unused ones are kept.
    package var fewNames = 1_024
    /// How readers read.
    package var reading = ReadOptions()
    /// The live fields that are observed; `nil` if there can be none.
    var followedFields: FollowedFields?
    /// Whether log events may hold text of servers.
    package var logsServerMessages = false
    /// Receives a line for each probable mistake; `nil` for silence.
    package var warn: (@Sendable (String) -> Void)?
    /// The largest response that is read, in bytes; a larger one is refused.
    package var maximumResponseBytes = 32 << 20
    /// The field handlers by name.
    package var handlers = FieldHandlers()
    /// The handlers for fields without a value, in the order in which they are asked.
    package var missingFieldHandlers: [any MissingFieldHandler] = []
    /// The time.
    package var now: @Sendable () -> ContinuousClock.Instant = { ContinuousClock.now }
    /// Waits for a duration.
    package var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    /// For how long the readers of an event wait for further events; `nil` if they don't.
    package var eventInterval: Duration?
    /// The duration of the collector's rest after a collection, as a multiple of the collection's own.
    package var collectionRest = 32
    /// How many operations that are not in use stay for later runs of the app; 0 if there are none.
    package var keptOperations = 0
    /// Called after each write and each collection, without any lock.
    package var noteWrite: (@Sendable () -> Void)?
    /// Called with the number of a queued mutation when its answer is published.
    ///
    /// Also with the texts that have taken the place of temporary ones, with the temporary ones for which the
    /// store has found none (`nil` if the mutation wasn't shown), and with the answer.
    ///
    /// The writer is locked; so is it in ``answeredMutations``.
    var noteAnswer: (@Sendable (Int64, [String: String], Set<String>?, Data) -> Void)?
    /// Returns the queued mutations that were answered and that their storage still has.
    var answeredMutations: (@Sendable () -> Set<UInt64>)?
    /// Runs work soon, elsewhere.
    package var schedule: @Sendable (@escaping @Sendable () -> Void) -> Void = { work in
        Task.detached { work() }
    }

    package init() {}
}
