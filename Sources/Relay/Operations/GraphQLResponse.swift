/// The answer to an operation, with everything that is known about it.
///
/// Queries, mutations and the events of subscriptions have the same kind of answer:
///
/// ```swift
/// let response = try await environment.response(to: FeedQuery(first: 10))
/// if let data = response.data { show(data) }
/// for error in response.errors { report(error.message, at: error.path) }
/// if let failure = response.failure { showRetryButton(failure) }
/// ```
public struct GraphQLResponse<Output: Sendable>: Sendable {
    /// Where data comes from.
    public enum Source: Sendable, Hashable {
        /// The data was in the store already.
        case store
        /// A server has sent the data in answer to this request.
        case network
    }

    /// The operation's own data; `nil` if there is none (yet).
    ///
    /// A failed request leaves the data that there was.
    public internal(set) var data: Output?
    /// The paths of selected fields that nothing has brought, such as `viewer.email`.
    ///
    /// In the ``data`` they are `nil`. If a field can't be `nil`, the data of a one-time request is
    /// `nil`, and that of a live query stays as it was.
    public internal(set) var missing: [String] = []
    /// The errors that the server has sent, with their paths and extensions.
    ///
    /// For data of the store, the errors that are stored with the operation's own fields.
    public internal(set) var errors: [GraphQLError] = []
    /// The `extensions` of the server's response; empty for data of the store.
    public internal(set) var extensions: JSONObject = [:]
    /// Where the data comes from.
    public internal(set) var source: Source
    /// When the data was fetched; `nil` if that is unknown, because the operation was never fetched
    /// or was released long ago.
    public internal(set) var fetched: ContinuousClock.Instant?
    /// Whether the data was invalidated, or is older than the maximum age of the call, the environment
    /// or one of its fields; see <doc:KeepingDataFresh>.
    public internal(set) var isStale = false
    /// Whether something that the operation selects, such as the data of a fragment below, is not
    /// in the store (yet).
    public internal(set) var isPartial = false
    /// Whether a request is running that will bring data, or a live field has no value yet.
    public internal(set) var isLoading = false
    /// Why there is no data, or why the last request failed; `nil` if it has not.
    public internal(set) var failure: (any Error)?
}

extension GraphQLResponse where Output: FieldValue {
    /// The answer of a server, as `snapshot` has read it from the store.
    init(_ snapshot: Snapshot<Output>, _ notes: ServerNotes, operation: String) {
        self.init(data: snapshot.partialValue, source: .network)
        missing = snapshot.missingFromResponse
        errors = notes.errors
        extensions = notes.extensions
        isPartial = notes.awaitsParts || !missing.isEmpty
        if data == nil { failure = snapshot.failure?.responseError(operation) }
    }

    /// The answer of the store.
    init(_ snapshot: Snapshot<Output>, _ stored: StoredOperation, operation: String) {
        self.init(data: snapshot.partialValue, source: .store, fetched: stored.fetched)
        missing = snapshot.missingFromResponse
        errors = snapshot.reading.reported
        isStale = stored.isStale
        isPartial = !stored.isComplete
        if data == nil { failure = snapshot.failure?.storeError(operation) }
    }

    /// The end of a request without data.
    init(failure: any Error) {
        self.init(data: nil, source: .network, failure: failure)
        if case .failed(_, let errors) = failure as? ResponseError { self.errors = errors }
    }

    /// Returns the complete data, as the short forms of the calls do.
    ///
    /// - Throws: The failure if there is no data, an error for missing fields, and with
    ///   ``ErrorPolicy/throwErrors`` the errors beside the data.
    func output(of operation: String, _ policy: ErrorPolicy) throws -> Output {
        guard let data else {
            throw failure ?? ResponseError.noResponse(operation: operation)
        }
        guard missing.isEmpty else {
            switch source {
            case .network: throw ResponseError.incomplete(operation: operation, fields: missing)
            case .store: throw StoreError.missing(definition: operation, fields: missing)
            }
        }
        if policy == .throwErrors, !errors.isEmpty {
            throw ResponseError.partial(operation: operation, errors)
        }
        return data
    }
}

extension Snapshot {
    /// The missing fields that a response reports.
    ///
    /// A live field that waits for its first value is null in the data of a single read, and not reported.
    fileprivate var missingFromResponse: [String] {
        reading.isAwaited && partialValue != nil ? [] : reading.missing
    }
}
