/// Why something can't be read from the store.
public enum StoreError: Error, Sendable, Hashable {
    /// These fields were never fetched.
    case missing(definition: String, fields: [String])
    /// These fields failed, or are null though they can't be.
    case failed(definition: String, [FieldError])
    /// The object was deleted, or created by an optimistic update that was rolled back.
    case deleted(definition: String)
    /// The reference comes from another environment.
    case foreignReference(definition: String)
    /// The environment was reset while this was going on.
    case reset(definition: String)
}

extension StoreError: CustomStringConvertible {
    /// One sentence: what is wrong, where, and what to do.
    public var description: String {
        switch self {
        case .missing(let definition, let fields):
            "`\(definition)` can't be read: the store has no "
                + fields.prefix(5).map { "`\($0)`" }.joined(separator: ", ")
                + ". Fetch an operation that selects it first, and keep the operation retained."
        case .failed(let definition, let errors):
            "`\(definition)` can't be read: "
                + errors.lazy.map(\.description).listed()
        case .deleted(let definition):
            "`\(definition)` can't be read: its object was deleted."
        case .foreignReference(let definition):
            "`\(definition)` can't be read: the reference comes from another environment."
        case .reset(let definition):
            "`\(definition)` has ended because the environment was reset. "
                + "Start it again if it belongs to the new session."
        }
    }
}

extension StoreError: LoggableError {
    package var logDescription: String {
        guard case .failed(let definition, let errors) = self else { return description }
        return "`\(definition)` can't be read: " + errors.lazy.map(\.logDescription).listed()
    }
}

extension ReadFailure {
    /// Converts the error to the one that reading the store throws.
    func storeError(_ definition: String) -> StoreError {
        switch self {
        case .missing(let fields): .missing(definition: definition, fields: fields)
        case .failed(let errors): .failed(definition: definition, errors)
        case .deleted: .deleted(definition: definition)
        }
    }

    /// Converts the error to the one that executing an operation throws.
    func responseError(_ operation: String) -> ResponseError {
        switch self {
        case .missing(let fields): .incomplete(operation: operation, fields: fields)
        case .failed(let errors): .fieldFailed(operation: operation, errors)
        case .deleted: .incomplete(operation: operation, fields: [operation])
        }
    }
}

extension Snapshot {
    /// The value, as an operation's result.
    func getResponse(_ operation: String) throws(ResponseError) -> Output {
        if let failure { throw failure.responseError(operation) }
        return output
    }
}
