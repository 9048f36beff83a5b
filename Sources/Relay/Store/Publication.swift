/// The result of a change to the store: the published version, and the events and notifications
/// that are due once the writer has unlocked.
package struct Publication: Sendable {
    /// The version as readers see it; `nil` if nothing has changed.
    package internal(set) var source: RecordSource?
    /// The records that differ from the version before, with repetitions; none after a reset.
    package internal(set) var changed: ContiguousArray<DataID> = []
    /// The records without optimistic updates.
    package internal(set) var base = RecordSource()
    /// The response that was committed; `nil` for local and optimistic updates.
    package internal(set) var response: Response?
    /// The records that were invalidated; `nil` if none was.
    package internal(set) var invalidated: InvalidatedRecords?
    /// Whether the store was reset.
    package internal(set) var isReset = false
    /// The events that the response, handlers and updaters have left.
    var events: [LogEvent] = []
    /// The optimistic updates that threw an error, and were removed.
    var failures: [Failure] = []
    /// Whether there are observers of publications.
    var isObserved = false
    /// Whether garbage has waited for this publication to be collected.
    var leavesGarbage = false
    /// Whether the store may have exceeded its memory ceiling since it was last measured.
    var mayExceedCeiling = false
    /// The previous records, to be released after unlocking.
    var replaced: Replaced?
    /// The optimistic updates that were in force before.
    ///
    /// Their closures are released after unlocking, because they may hold objects of the app's.
    var optimisticUpdates: [StoreState.AppliedUpdate] = []

    /// The content of a payload.
    package struct Response: Sendable {
        package let operation: String
        package let transactionID: String?
        package let envelope: ResponseEnvelope
        /// How many records the response and its handlers changed, before any updater ran.
        package let changedRecords: Int
    }

    /// An optimistic update that threw.
    struct Failure: Sendable {
        let id: OptimisticUpdate.ID
        let error: any Error
    }

    /// The records before the change.
    struct Replaced: Sendable {
        let base: RecordSource
        let view: RecordSource
        /// The identities before a reset.
        // An array, because an optional would make each publication larger by 128 bytes.
        var identities: [Identities] = []
    }
}
