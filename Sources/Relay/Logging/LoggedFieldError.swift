/// A field that failed, as a ``LogEvent`` holds it.
public struct LoggedFieldError: Sendable, Hashable {
    /// What happened to the field.
    public enum Reason: Sendable, Hashable {
        /// The server reported an error there.
        case reported
        /// The field is null although the schema says that it can't be.
        case unexpectedNull
        /// The stored value is of another kind than the one that is read.
        case unexpectedKind
        /// The field is null and the document requires a value.
        case requiredNull
        /// The store has no value for the field.
        case missing
        /// The Swift type of a custom scalar rejected the value.
        case invalidScalar
    }

    /// The response path, `hero.friends.0.name`; empty for an error that belongs to no field.
    public let path: String
    /// What happened to the field.
    public let reason: Reason
    /// What the server, or the custom scalar, says: one line of at most 200 characters.
    ///
    /// `nil` unless ``RelayEnvironment/Options/logsServerMessages`` is set.
    public let message: String?

    /// An error of the field at `path`.
    public init(path: String, reason: Reason, message: String? = nil) {
        self.path = path
        self.reason = reason
        self.message = message
    }

    init(_ error: GraphQLError) {
        path = error.pathForLog
        reason = .reported
        message = error.message.shortened()
    }

    init(_ error: FieldError) {
        path = error.path
        switch error.reason {
        case .reported(let error): (reason, message) = (.reported, error.message.shortened())
        case .unexpectedNull: (reason, message) = (.unexpectedNull, nil)
        case .unexpectedKind: (reason, message) = (.unexpectedKind, nil)
        case .requiredNull: (reason, message) = (.requiredNull, nil)
        case .missing: (reason, message) = (.missing, nil)
        case .invalidScalar(let text): (reason, message) = (.invalidScalar, text.shortened())
        }
    }

    var withoutMessage: LoggedFieldError { LoggedFieldError(path: path, reason: reason) }
}
