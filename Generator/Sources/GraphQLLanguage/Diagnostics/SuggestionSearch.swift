/// Suggests names for misspelt ones, within a limited amount of work.
///
/// In a document with thousands of mistakes, the first ones get suggestions and the others do not,
/// so that checking it does not take too long.
public struct SuggestionSearch: Sendable {
    /// How many more names may be compared.
    private var remaining = 1_000_000

    /// Creates a search with the full limit.
    public init() {}

    /// Uses up some of the remaining work.
    ///
    /// - Parameter count: The number of names to compare.
    /// - Returns: Whether the limit still allows it.
    public mutating func affords(_ count: Int) -> Bool {
        remaining -= count
        return remaining >= 0
    }

    /// Returns the candidates that are most similar to a misspelt name, best first.
    ///
    /// - Parameters:
    ///   - input: The name as written.
    ///   - candidates: The existing names.
    /// - Returns: The result of `Suggestions.nearest`; empty if the limit is reached.
    public mutating func nearest(
        to input: String,
        among candidates: some Collection<String>
    ) -> [String] {
        affords(candidates.count) ? Suggestions.nearest(to: input, among: candidates) : []
    }

    /// Returns the sentence ` Did you mean …?` for a misspelt name, starting with a space.
    ///
    /// - Parameters:
    ///   - input: The name as written.
    ///   - candidates: The existing names.
    /// - Returns: The sentence; empty if no name is similar.
    public mutating func didYouMean(
        _ input: String,
        among candidates: some Collection<String>
    ) -> String {
        Suggestions.didYouMean(nearest(to: input, among: candidates))
    }
}
