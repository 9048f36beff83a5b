/// The method of an HTTP request, such as `GET`.
///
/// Methods that have no constant here are written as texts: `"PROPFIND"`. They are case-sensitive.
public struct HTTPMethod: RawRepresentable, Sendable, Hashable, ExpressibleByStringLiteral {
    /// The name as it is sent: `"GET"`.
    public var rawValue: String

    /// Creates a method from its name: `"GET"`.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a method from its name: `"GET"`.
    public init(stringLiteral value: String) {
        rawValue = value
    }

    /// Reads.
    public static let get: HTTPMethod = "GET"
    /// Reads the header fields alone.
    public static let head: HTTPMethod = "HEAD"
    /// Asks what the server supports.
    public static let options: HTTPMethod = "OPTIONS"
    /// Creates, or starts an action.
    public static let post: HTTPMethod = "POST"
    /// Creates or replaces.
    public static let put: HTTPMethod = "PUT"
    /// Changes a part.
    public static let patch: HTTPMethod = "PATCH"
    /// Removes.
    public static let delete: HTTPMethod = "DELETE"
}
