/// The syntax that a parser accepts, and its limits.
public struct ParserOptions: Sendable {
    /// The maximum nesting depth of selection sets, values and list types.
    ///
    /// Deeper ones are errors.
    public var maximumDepth = 500
    /// The maximum number of bytes in a source.
    public var maximumBytes = 32 << 20
    /// The maximum number of tokens in a source.
    public var maximumTokens = 3_000_000
    /// The maximum number of errors for a source.
    ///
    /// The parser stops when it is reached.
    public var maximumDiagnostics = 1_000
    /// Whether a source without definitions is valid.
    public var allowsEmptyDocument = false
    /// Whether fragments may declare variables and spreads may pass arguments, as in the draft
    /// specification.
    public var allowsFragmentArguments = true

    /// Creates the default options.
    public init() {}
}
