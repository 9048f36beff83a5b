/// The signed-in user and the user's token.
///
/// They are a single value, so that a token is never used for another user: an
/// ``AuthenticationInterceptor`` repeats an operation only with a token of the user who started it.
///
/// Printing and dumping the value shows neither.
public struct Credentials: Sendable, Hashable {
    /// An identifier of the user, such as the account's id.
    ///
    /// It is not sent.
    public var user: String
    /// The token; `nil` if the user has none yet, so that the first request refreshes it.
    public var token: String?

    /// Creates the credentials of a user.
    public init(user: String, token: String?) {
        self.user = user
        self.token = token
    }
}

extension Credentials: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// `Credentials`.
    public var description: String { "Credentials" }
    /// The ``description``.
    public var debugDescription: String { description }
    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
