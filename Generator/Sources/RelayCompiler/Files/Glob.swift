/// A pattern for paths.
///
/// `*` and `?` match characters within a component, `**` any number of folders.
///
/// `Sources/Old/**` matches everything below the folder, `**/*.draft.graphql` such files anywhere,
/// and `Sources/Old` the folder with all its contents.
///
/// Matching takes time proportional to the length of the pattern times that of the path. After a
/// mismatch it backtracks to the last star only, because an earlier one cannot match better.
struct Glob {
    private let parts: [[Character]]

    init(_ pattern: String) {
        parts = pattern.split(separator: "/").filter { $0 != "." }.map(Array.init)
    }

    /// Returns whether a path, with `/` between its components, matches.
    func matches(_ path: String) -> Bool {
        Self.matches(parts, Self.parts(path)[...])
    }

    /// Returns whether a path, or a folder that contains it, matches.
    func covers(_ path: String) -> Bool {
        let path = Self.parts(path)
        return (0..<path.count).contains { Self.matches(parts, path[...$0]) }
    }

    private static func parts(_ path: String) -> [[Character]] {
        path.split(separator: "/").map(Array.init)
    }

    private static func matches(_ pattern: [[Character]], _ path: ArraySlice<[Character]>) -> Bool {
        matches(pattern, path, isStar: { $0 == ["*", "*"] }) { part, name in
            matches(part, name[...], isStar: { $0 == "*" }) { $0 == "?" || $0 == $1 }
        }
    }

    /// Returns whether a pattern matches elements.
    ///
    /// - Parameters:
    ///   - pattern: The pattern.
    ///   - elements: The elements.
    ///   - isStar: Whether an element of the pattern matches any number of elements.
    ///   - isMatch: Whether another element of the pattern matches an element.
    /// - Returns: Whether all elements are matched.
    private static func matches<Element>(
        _ pattern: [Element],
        _ elements: ArraySlice<Element>,
        isStar: (Element) -> Bool,
        isMatch: (Element, Element) -> Bool
    ) -> Bool {
        var position = 0
        var index = elements.startIndex
        var star: (position: Int, index: Int)?
        while index < elements.endIndex {
            if position < pattern.count, isStar(pattern[position]) {
                star = (position, index)
                position += 1
            } else if position < pattern.count, isMatch(pattern[position], elements[index]) {
                position += 1
                index += 1
            } else if let last = star {
                // The star matches one more element.
                position = last.position + 1
                index = last.index + 1
                star = (last.position, index)
            } else {
                return false
            }
        }
        return pattern[position...].allSatisfy(isStar)
    }
}
