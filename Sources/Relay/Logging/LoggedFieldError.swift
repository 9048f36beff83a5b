/// A field that failed, as it appears in a ``LogEvent``.
public struct LoggedFieldError: Sendable, Hashable {
    /// Why the field failed.
    public enum Reason: Sendable, Hashable {
        /// The server reported an error for it.
        case reported
        /// It is null although the schema does not allow it.
        case unexpectedNull
        /// The stored value does not have the expected kind.
        case unexpectedKind
        /// It is null, and the document requires a value.
        case requiredNull
        /// The store has no value for it.
        case missing
        /// The Swift type of a custom scalar rejected the value.
        case invalidScalar
    }

    /// The response path, such as `hero.friends.0.name`; empty for an error that is not about a
    /// field.
    public let path: String
    /// Why the field failed.
    public let reason: Reason
    /// The message of the server or the custom scalar, on one line of at most 200 characters.
    ///
    /// `nil` unless ``RelayEnvironment/Options/logsServerMessages`` is set.
    public let message: String?

    /// Creates an error for the field at `path`.
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
