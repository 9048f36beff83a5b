/// A name and where it stands.
///
/// Equality and hashing look at the text alone.
public struct Name: Hashable, Sendable, CustomStringConvertible {
    /// The text of the name.
    public var text: String
    /// Where it stands.
    public var span: SourceSpan

    /// Creates a name.
    ///
    /// - Parameters:
    ///   - text: The text of the name.
    ///   - span: Where it stands.
    public init(_ text: String, span: SourceSpan = .synthesized) {
        self.text = text
        self.span = span
    }

    /// Whether two names have the same text.
    ///
    /// - Parameters:
    ///   - lhs: A name.
    ///   - rhs: Another name.
    /// - Returns: True when the texts are equal.
    public static func == (lhs: Name, rhs: Name) -> Bool { lhs.text == rhs.text }

    /// Feeds the text to a hasher.
    ///
    /// - Parameter hasher: The hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(text) }

    /// The text of the name.
    public var description: String { text }
}
