/// A name and its source range.
///
/// Equality and hashing use only the text.
public struct Name: Hashable, Sendable, CustomStringConvertible {
    /// The text of the name.
    public var text: String
    /// Its source range.
    public var span: SourceSpan

    /// Creates a name.
    ///
    /// - Parameters:
    ///   - text: The text of the name.
    ///   - span: Its source range.
    public init(_ text: String, span: SourceSpan = .synthesized) {
        self.text = text
        self.span = span
    }

    /// Returns whether two names have the same text.
    ///
    /// - Parameters:
    ///   - lhs: A name.
    ///   - rhs: Another name.
    /// - Returns: Whether the texts are equal.
    public static func == (lhs: Name, rhs: Name) -> Bool { lhs.text == rhs.text }

    /// Hashes the text.
    ///
    /// - Parameter hasher: The hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(text) }

    /// The text of the name.
    public var description: String { text }
}
