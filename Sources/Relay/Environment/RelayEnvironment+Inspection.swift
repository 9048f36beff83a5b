extension RelayEnvironment {
    /// Returns a copy of the store for debugging.
    ///
    /// It shows the records as text and JSON, counts them, and explains why the garbage collector
    /// keeps an object. If the store is kept, it says what the storage has.
    public func inspect() -> StoreInspection {
        var inspection = store.inspect()
        inspection.storage = keeper?.inspect(inspection.base)
        inspection.queuedMutations = offline.mutations
        return inspection
    }

    /// The operations that the network executes at the moment, in the order in which it was asked.
    package var watchedRequests: [WatchedRequest] { executor.requests }

    /// Whether no query or mutation is executed.
    package var isIdle: Bool { mutationsInFlight.isEmpty && executor.isIdle }

    /// Waits until all models show the newest version.
    package func settleModels() async { await store.waitUntilShown() }

    /// Replaces everything in the store by the records of an inspection: for previews and tests, and
    /// to see what the sender of a bug report saw.
    ///
    /// ```swift
    /// let records = try JSONValue(parsing: Data(contentsOf: file)).object ?? [:]
    /// try environment.load(records)
    /// ```
    ///
    /// `records` is the ``StoreInspection/json`` of this or another environment, which can have been
    /// a text in between. Every query that could be read there can then be read here, and
    /// ``inspect()`` gives the same JSON. Optimistic updates are part of the data. Not part of it are
    /// how old data is, so it counts as fresh, and the paths and extensions of errors.
    ///
    /// Live queries and observed fragments end and references become invalid, as by ``reset(keepsQueuedMutations:isolation:)``. The
    /// records stay in the store until the next reset.
    ///
    /// - Throws: An ``InspectionError`` if `records` is anything else; the store is unchanged then.
    public func load(
        _ records: JSONObject,
        isolation: (any Actor)? = #isolation
    ) throws(InspectionError) {
        let loaded = try LoadedRecords(records)
        offline.pause()
        store.load(loaded)
        offline.reset(to: store.session, keepsQueued: true)
        store.showNow(to: isolation)
    }
}
