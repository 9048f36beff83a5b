/// What a store can be told to do otherwise.
package struct StoreOptions: Sendable {
    /// How many operations stay after they were released.
    package var releaseBufferSize = 10
    /// How long what was fetched is fresh; `nil` for ever.
    package var queryCacheExpirationTime: Duration?
    /// How many bytes records may take before what is not in use is dropped; `nil` for any number.
    package var memoryCeiling: Int?
    /// With how many identities, or storage keys, it is not worth looking for those nobody needs.
    package var fewNames = 1_024
    /// Whether log events may hold text of servers.
    package var logsServerMessages = false
    /// The time.
    package var now: @Sendable () -> ContinuousClock.Instant = { ContinuousClock.now }
    /// Runs work soon, elsewhere.
    package var schedule: @Sendable (@escaping @Sendable () -> Void) -> Void = { work in
        Task.detached { work() }
    }

    package init() {}
}
