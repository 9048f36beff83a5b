/// Finds what someone most likely meant.
public enum Suggestions {
    /// The candidates that a misspelt name is nearest to, best first.
    ///
    /// - Parameters:
    ///   - input: The name as written.
    ///   - candidates: The names that exist.
    ///   - limit: How many to return at most.
    /// - Returns: Those whose edit distance is small for the length of the input; texts that have
    ///   less than half in common are never near.
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
            if distance <= threshold, distance * 2 <= max(wanted.count, other.count) {
                found.append((distance, candidate))
            }
        }
        found.sort { $0.distance != $1.distance ? $0.distance < $1.distance : $0.name < $1.name }
        return found.prefix(limit).map(\.name)
    }

    /// The sentence ` Did you mean …?` for a misspelt name, with a space before it.
    ///
    /// - Parameters:
    ///   - input: The name as written.
    ///   - candidates: The names that exist.
    /// - Returns: The sentence; empty when nothing is near.
    public static func didYouMean(
        _ input: String,
        among candidates: some Sequence<String>
    ) -> String {
        didYouMean(nearest(to: input, among: candidates))
    }

    /// The sentence ` Did you mean …?` for names, with a space before it.
    ///
    /// - Parameter names: What might have been meant, best first.
    /// - Returns: The sentence; empty when there is no name.
    public static func didYouMean(_ names: [String]) -> String {
        let quoted = names.prefix(5).map { "`\($0)`" }
        guard let last = quoted.last else { return "" }
        let others = quoted.dropLast().joined(separator: ", ")
        return " Did you mean " + (others.isEmpty ? last : "\(others) or \(last)") + "?"
    }

    /// The number of insertions, deletions, substitutions and swaps of neighbours between two
    /// texts; anything above the limit counts as one more than it.
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
