import GraphQLLanguage

/// Finds names that occur more than once.
enum Duplicates {
    /// Returns the names that occurred before, each with the position of its first occurrence.
    static func find(in names: [Name]) -> [(name: Name, first: SourceSpan)] {
        guard names.count > 1 else { return [] }
        var result: [(name: Name, first: SourceSpan)] = []
        if names.count <= 8 {
            for index in 1..<names.count {
                if let first = names[..<index].first(where: { $0 == names[index] }) {
                    result.append((names[index], first.span))
                }
            }
            return result
        }
        var known = [String: SourceSpan](minimumCapacity: names.count)
        for name in names {
            if let first = known[name.text] {
                result.append((name, first))
            } else {
                known[name.text] = name.span
            }
        }
        return result
    }
}
