/// Why a field that was read has no value.
public struct FieldError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The reason of the error.
    public enum Reason: Sendable, Hashable {
        /// The server reported an error there, or the app can't derive the field.
        case reported(GraphQLError)
        /// The field is null though the schema says that it can't be.
        case unexpectedNull
        /// The stored value is of another kind than the one that is read.
        case unexpectedKind
        /// The field is null and the document requires a value.
        case requiredNull
        /// The field was never fetched.
        case missing
        /// The Swift type of a custom scalar could not make sense of the value.
        case invalidScalar(String)
    }

    /// Where, from where the read began: `hero.friends.0.name`.
    public let path: String
    /// The reason of the error.
    public let reason: Reason

    package init(path: String, reason: Reason) {
        self.path = path
        self.reason = reason
    }

    /// Whether the store has a value that can't be used.
    var isUnusableValue: Bool {
        switch reason {
        case .unexpectedKind, .invalidScalar: true
        default: false
        }
    }

    /// One sentence: what happened, and where.
    public var description: String {
        switch reason {
        case .reported(let error): "`\(path)` failed: \(error)"
        case .unexpectedNull: "`\(path)` is null, though the schema says that it can't be"
        case .unexpectedKind: "`\(path)` holds a value of another kind than its type"
        case .requiredNull: "`\(path)` is null, though it is required"
        case .missing: "`\(path)` is not in the store"
        case .invalidScalar(let reason): "`\(path)` can't be parsed: \(reason.shortened())"
        }
    }
}

/// Why a field, a fragment or an operation that catches errors has no value.
public struct FieldErrors: Error, Sendable, Hashable, CustomStringConvertible {
    /// The errors, in the order in which the fields were read.
    public let errors: [FieldError]

    /// These errors.
    public init(_ errors: [FieldError]) {
        self.errors = errors
    }

    /// A sentence for each of the first 20 errors.
    public var description: String { errors.lazy.map(\.description).listed() }
}

extension FieldError: LoggableError {
    package var logDescription: String {
        switch reason {
        case .reported: "`\(path)` failed"
        case .invalidScalar: "`\(path)` can't be parsed"
        default: description
        }
    }
}

extension FieldErrors: LoggableError {
    package var logDescription: String { errors.lazy.map(\.logDescription).listed() }
}
