extension RelayEnvironment {
    /// What an environment can be told to do otherwise.
    public struct Options: Sendable {
        /// How many operations stay in the store after they were released, in case they are asked
        /// for again.
        public var releaseBufferSize = 10
        /// The largest response that is read, in bytes; one that is larger is refused.
        public var maximumResponseBytes = 32 << 20
        /// How long what was fetched may be shown without asking again; `nil` for ever.
        ///
        /// A query that is older counts as ``OperationAvailability/stale``, and is not kept in the
        /// release buffer.
        public var queryCacheExpirationTime: Duration?
        /// How many bytes the records should not take more than; `nil` for any number.
        ///
        /// Above it the release buffer is emptied and garbage collected, soon and on another
        /// thread. What is retained or observed stays, even when that alone is more. Sizes are
        /// estimated from the values.
        public var memoryCeiling: Int?
        /// Whether log events may hold what servers, networks and updaters say in error messages,
        /// each cut to 200 characters.
        ///
        /// Such a message can contain anything, a token or a user's data too; without the option,
        /// events name operations, response paths and counts only. `extensions` are never logged.
        public var logsServerMessages = false
        /// Finds the handlers that documents name; for names that it doesn't know, and by default,
        /// those that come with Relay are taken.
        public var handlerProvider: @Sendable (String) -> (any Handler)? = { _ in nil }
        /// The time, for ``queryCacheExpirationTime``; tests may bring a clock of their own.
        public var now: @Sendable () -> ContinuousClock.Instant = { ContinuousClock.now }

        /// As the store says.
        var fewNames = StoreOptions().fewNames

        /// The defaults.
        public init() {}

        var store: StoreOptions {
            var options = StoreOptions()
            options.releaseBufferSize = releaseBufferSize
            options.queryCacheExpirationTime = queryCacheExpirationTime
            options.memoryCeiling = memoryCeiling
            options.fewNames = fewNames
            options.logsServerMessages = logsServerMessages
            options.now = now
            return options
        }
    }
}
