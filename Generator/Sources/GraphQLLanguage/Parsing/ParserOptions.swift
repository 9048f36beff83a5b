/// What a parser accepts and how much of it.
public struct ParserOptions: Sendable {
    /// How deep selection sets, values and list types may nest; deeper ones get a diagnostic.
    public var maximumDepth = 500
    /// How many bytes a source may have.
    public var maximumBytes = 32 << 20
    /// How many tokens a source may have.
    public var maximumTokens = 3_000_000
    /// How many diagnostics are given for one source before the rest of it is left alone.
    public var maximumDiagnostics = 1_000
    /// Whether a source without any definition is fine.
    public var allowsEmptyDocument = false
    /// Whether fragments may declare variables and spreads pass arguments, as in the draft of
    /// the specification.
    public var allowsFragmentArguments = true

    /// Creates the default options.
    public init() {}
}
