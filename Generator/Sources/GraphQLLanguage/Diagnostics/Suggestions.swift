/// Finds the names that a user most likely meant.
public enum Suggestions {
    /// Returns the candidates that are most similar to a misspelt name, best first.
    ///
    /// - Parameters:
    ///   - input: The name as written.
    ///   - candidates: The existing names.
    ///   - limit: The maximum number of results.
    /// - Returns: The candidates whose edit distance is small relative to the length of the input.
    ///   Texts that have less than half in common are never similar. The case of letters counts
    ///   little.
    public static func nearest(
        to input: String,
        among candidates: some Sequence<String>,
        limit: Int = 5
    ) -> [String] {
        let wanted = Array(input.lowercased().utf8)
        guard wanted.count <= 200 else { return [] }
        let threshold = Int(Double(wanted.count) * 0.4) + 1
        var found: [(distance: Int, name: String)] = []
        for candidate in candidates where candidate != input {
            guard abs(candidate.utf8.count - wanted.count) <= threshold else { continue }
            let other = Array(candidate.lowercased().utf8)
            let distance = other == wanted ? 1 : editDistance(wanted, other, limit: threshold)
            let isSimilar = other == wanted || distance * 2 <= max(wanted.count, other.count)
            if distance <= threshold, isSimilar {
                found.append((distance, candidate))
            }
        }
        found.sort { $0.distance != $1.distance ? $0.distance < $1.distance : $0.name < $1.name }
        return found.prefix(limit).map(\.name)
    }

    /// Returns the sentence ` Did you mean …?` for a misspelt name, starting with a space.
    ///
    /// - Parameters:
    ///   - input: The name as written.
    ///   - candidates: The existing names.
    /// - Returns: The sentence; empty if no name is similar.
    public static func didYouMean(
        _ input: String,
        among candidates: some Sequence<String>
    ) -> String {
        didYouMean(nearest(to: input, among: candidates))
    }

    /// Returns the sentence ` Did you mean …?` for names, starting with a space.
    ///
    /// - Parameter names: The possible names, best first.
    /// - Returns: The sentence; empty if there are no names.
    public static func didYouMean(_ names: [String]) -> String {
        let quoted = names.prefix(5).map { "`\($0)`" }
        guard let last = quoted.last else { return "" }
        let others = quoted.dropLast().joined(separator: ", ")
        return " Did you mean " + (others.isEmpty ? last : "\(others) or \(last)") + "?"
    }

    /// Returns the number of insertions, deletions, substitutions and transpositions between two
    /// texts.
    ///
    /// Distances above the limit are returned as `limit + 1`.
    static func editDistance(_ lhs: [UInt8], _ rhs: [UInt8], limit: Int) -> Int {
        var beforePrevious = [Int](repeating: 0, count: rhs.count + 1)
        var previous = Array(0...rhs.count)
        var current = previous
        for row in 0..<lhs.count {
            current[0] = row + 1
            var best = current[0]
            for column in 0..<rhs.count {
                let cost = lhs[row] == rhs[column] ? 0 : 1
                var distance = min(
                    previous[column + 1] + 1,
                    current[column] + 1,
                    previous[column] + cost
                )
                if row > 0, column > 0, lhs[row] == rhs[column - 1], lhs[row - 1] == rhs[column] {
                    distance = min(distance, beforePrevious[column - 1] + 1)
                }
                current[column + 1] = distance
                best = min(best, distance)
            }
            if best > limit { return limit + 1 }
            (beforePrevious, previous, current) = (previous, current, beforePrevious)
        }
        return previous[rhs.count]
    }
}
