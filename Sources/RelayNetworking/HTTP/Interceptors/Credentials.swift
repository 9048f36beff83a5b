/// Who is signed in, and the token that proves it.
///
/// The two are one value, so that a token can never be taken for another user's: an
/// ``AuthenticationInterceptor`` sends an operation again only with a token of the user who began it.
///
/// Printing and dumping show neither.
public struct Credentials: Sendable, Hashable {
    /// What identifies the user, such as the account's id; it is not sent.
    public var user: String
    /// The token; `nil` while the user has none yet, so that the first request asks for one.
    public var token: String?

    /// The credentials of a user.
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
