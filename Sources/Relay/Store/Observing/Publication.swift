/// The result of a change to the store: the published version, and the events and notifications
/// that are due once the writer has unlocked.
package struct Publication: Sendable {
    /// The version as readers see it.
    package internal(set) var source = RecordSource()
    /// Whether that version differs from the one before.
    package internal(set) var hasChanged = false
    /// The records that differ from the version before, with repetitions; none after a reset.
    package internal(set) var changed: ContiguousArray<DataID> = []
    /// The records without optimistic updates; `nil` if none are in force.
    var overlaid: RecordSource?
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
    /// Whether the response has replaced an optimistic update.
    var removesUpdate = false
    /// Whether there are observers of publications.
    var isObserved = false
    /// Whether models show versions of the store.
    var isShown = false
    /// Whether garbage has waited for this publication to be collected.
    var leavesGarbage = false
    /// Whether the store may have exceeded its memory ceiling since it was last measured.
    var mayExceedCeiling = false
    /// Whether a storage is to write it soon; values of live fields wait for other changes.
    var isKept = true
    /// Whether fields that age were received.
    var isRenewal = false
    /// The stamps that were replaced without a new version, to be released after unlocking.
    var renewed: Freshness?
    /// The replaced contents, to be released after unlocking.
    var replaced: Replaced?

    /// The records without optimistic updates.
    package var base: RecordSource { overlaid ?? source }

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

    /// The contents before the change.
    struct Replaced: Sendable {
        /// The records, and the optimistic updates that were in force, whose closures may hold
        /// objects of the app's.
        let contents: StoreState.Contents
        /// The version that readers saw, unless ``PublishedChanges`` hold it.
        var view: RecordSource?
        /// The optimistic updates that have ended, or have other effects now.
        var ended: [OptimisticUpdates.UpdateInForce] = []
        /// The identities before a reset.
        // An array, because an optional would make each publication larger by 128 bytes.
        var identities: [Identities] = []
    }
}
