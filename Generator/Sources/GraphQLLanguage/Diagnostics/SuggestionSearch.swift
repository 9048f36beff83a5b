/// Looks for what misspelt names most likely meant until that has cost enough: texts with thousands
/// of mistakes get their answers in time, the later ones without suggestions.
public struct SuggestionSearch: Sendable {
    /// How many more names are looked at.
    private var remaining = 1_000_000

    /// Creates a search that has cost nothing yet.
    public init() {}

    /// Pays for looking at names.
    ///
    /// - Parameter count: How many names.
    /// - Returns: Whether they can still be looked at.
    public mutating func affords(_ count: Int) -> Bool {
        remaining -= count
        return remaining >= 0
    }

    /// The candidates that a misspelt name is nearest to, best first.
    ///
    /// - Parameters:
    ///   - input: The name as written.
    ///   - candidates: The names that exist.
    /// - Returns: What `Suggestions.nearest` finds; nothing when the search has cost enough.
    public mutating func nearest(
        to input: String,
        among candidates: some Collection<String>
    ) -> [String] {
        affords(candidates.count) ? Suggestions.nearest(to: input, among: candidates) : []
    }

    /// The sentence ` Did you mean …?` for a misspelt name, with a space before it.
    ///
    /// - Parameters:
    ///   - input: The name as written.
    ///   - candidates: The names that exist.
    /// - Returns: The sentence; empty when nothing is near.
    public mutating func didYouMean(
        _ input: String,
        among candidates: some Collection<String>
    ) -> String {
        Suggestions.didYouMean(nearest(to: input, among: candidates))
    }
}
