extension RelayEnvironment {
    /// Options for creating an environment.
    public struct Options: Sendable {
        /// Where the store is kept between two runs of the app; `nil` if it is only in memory.
        public var persistence: Persistence?
        /// The mutations that can be queued while the server can't be reached; see <doc:WorkingOffline>.
        public var offline = OfflineOptions()
        /// How many released operations stay in the store in case they are used again.
        public var releaseBufferSize = 10
        /// The maximum size of a response, in bytes.
        ///
        /// Larger responses are rejected.
        public var maximumResponseBytes = 32 << 20
        /// How long fetched data may be used without fetching it again; `nil` means without limit.
        ///
        /// An older query is ``OperationAvailability/stale``, and is removed from the release
        /// buffer.
        public var queryCacheExpirationTime: Duration?
        /// The amount of memory that records may use, in bytes; `nil` means no limit.
        ///
        /// When it is exceeded, the release buffer is emptied and garbage is collected, soon and on
        /// another thread. Retained and observed data stays even if it alone exceeds the limit.
        /// Sizes are estimated from the values.
        public var memoryCeiling: Int?
        /// Whether lists of nullable objects leave out objects that were deleted.
        ///
        /// By default, these are `nil` in such a list. Lists of non-null objects, and the nodes of
        /// connections, always leave them out. An edge with a nullable node that was deleted stays
        /// in `edges`.
        public var leavesOutDeletedObjects = false
        /// The functions of the fields that the app derives; see <doc:DerivingFields>.
        ///
        /// One value of the app's for each protocol that the generator has written. If two have a function
        /// for the same field, the first counts.
        public var derivedFields: [any DerivedFields] = []
        /// Whether log events include the error messages of servers, networks and updaters, each
        /// cut to 200 characters.
        ///
        /// Such messages can contain anything, including tokens and user data. Without this option,
        /// events contain only operation names, response paths and counts. `extensions` are never
        /// logged.
        public var logsServerMessages = false
        /// Receives a line for events that are almost always a mistake, such as observing data that was
        /// never fetched, or errors of fields.
        ///
        /// In debug builds the default writes to the standard error output. Each line is written once,
        /// and at most 100 for an environment. Set it to `nil` for silence.
        public var warn: (@Sendable (String) -> Void)? = Self.defaultWarn
        /// Returns the handler for a name used in documents.
        ///
        /// Return `nil`, as the default does, for the built-in handlers.
        public var handlerProvider: @Sendable (String) -> (any FieldHandler)? = { _ in nil }
        /// The handlers for fields that no response has brought yet, in the order in which they are
        /// asked.
        public var missingFieldHandlers: [any MissingFieldHandler] = []
        /// Knows whether the network can be reached, for operations with
        /// ``CacheConfig/waitsForNetwork``.
        public var reachability: (any Reachability)?
        /// Whether queries and mutations fail at once with an ``UnreachableError`` while ``reachability`` says that the
        /// network can't be reached, instead of waiting until the network gives up.
        ///
        /// Those that wait for the network, or are queued, are not affected.
        public var failsFastWhenUnreachable = false
        /// When observed queries are fetched again; never by default.
        public var refetches: RefetchOccasions = []
        /// How long observers wait for further events of subscriptions before they are notified of the
        /// first; `nil`, the default, notifies them of each event.
        ///
        /// A burst of events then costs observers one update instead of many. Each event is written at
        /// once, in the order of arrival, and is delivered to the sequence of its subscription; only
        /// observed queries, fragments and models wait. Another change, such as a mutation, notifies them
        /// of the events before it as well. A frame, 16 milliseconds, suits views.
        public var eventInterval: Duration?
        /// Whether the data of a query stays fresh only as long as the `Cache-Control` header of its
        /// response says.
        ///
        /// The network reports it with ``CacheConfig/reportMaxAge(_:)``, as `HTTPNetwork` does. An age that
        /// the schema declares for a field counts if it is shorter. See <doc:KeepingDataFresh>.
        public var followsCacheControl = false
        /// The clock for ``queryCacheExpirationTime`` and the ages of fields.
        ///
        /// Tests can pass their own.
        public var now: @Sendable () -> ContinuousClock.Instant = { ContinuousClock.now }

        /// Waits for a duration, between the requests of ``CacheConfig/poll``, until observed data is
        /// stale, and for ``eventInterval``.
        ///
        /// Tests can pass their own.
        public var sleep: @Sendable (Duration) async throws -> Void = StoreOptions().sleep
        /// See ``StoreOptions/fewNames``.
        var fewNames = StoreOptions().fewNames
        /// See ``StoreOptions/collectionRest``.
        var collectionRest = StoreOptions().collectionRest

        private static var defaultWarn: (@Sendable (String) -> Void)? {
            #if DEBUG
            MistakeReporter.writeLine
            #else
            nil
            #endif
        }

        /// Creates the default options, with a store that is kept or not.
        public init(persistence: Persistence? = nil) {
            self.persistence = persistence
        }

        var store: StoreOptions {
            var options = StoreOptions()
            options.releaseBufferSize = releaseBufferSize
            options.queryCacheExpirationTime = queryCacheExpirationTime
            options.memoryCeiling = memoryCeiling
            options.maximumResponseBytes = maximumResponseBytes
            options.handlers = FieldHandlers(handlerProvider)
            options.missingFieldHandlers = missingFieldHandlers
            options.reading.leavesOutDeleted = leavesOutDeletedObjects
            options.fewNames = fewNames
            options.collectionRest = collectionRest
            options.logsServerMessages = logsServerMessages
            options.warn = warn
            options.now = now
            options.sleep = sleep
            options.eventInterval = eventInterval
            return options
        }
    }
}
