/// Why something can't be read from the store.
public enum StoreError: Error, Sendable, Hashable {
    /// Nothing is known of these fields.
    case missing(definition: String, fields: [String])
    /// These fields failed, or are null though they can't be.
    case failed(definition: String, [FieldError])
    /// The object was deleted.
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
                + errors.map(\.description).joined(separator: "; ")
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

extension ReadResult {
    /// The value.
    func get(_ definition: String) throws(StoreError) -> Output {
        switch self {
        case .value(let output): return output
        case .missing(let fields): throw .missing(definition: definition, fields: fields)
        case .failed(let errors): throw .failed(definition: definition, errors)
        case .deleted: throw .deleted(definition: definition)
        }
    }

    /// The value, as an operation's result.
    func getResponse(_ operation: String) throws(ResponseError) -> Output {
        switch self {
        case .value(let output): return output
        case .missing(let fields): throw .incomplete(operation: operation, fields: fields)
        case .failed(let errors): throw .fieldFailed(operation: operation, errors)
        case .deleted: throw .incomplete(operation: operation, fields: [operation])
        }
    }
}
