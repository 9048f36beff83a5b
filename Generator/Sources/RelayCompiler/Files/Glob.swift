/// A pattern for paths: `*` and `?` stand for characters within a folder's name, `**` for any
/// number of folders.
///
/// `Sources/Old/**` matches what is in the folder at any depth, `**/*.draft.graphql` such files
/// anywhere, and `Sources/Old` covers that folder with all that is in it.
struct Glob {
    private let parts: [[Character]]

    init(_ pattern: String) {
        parts = pattern.split(separator: "/").filter { $0 != "." }.map(Array.init)
    }

    /// Whether a path, with `/` between its parts, matches.
    func matches(_ path: String) -> Bool {
        Self.match(parts[...], Self.parts(path)[...])
    }

    /// Whether a path or a folder that it is in matches.
    func covers(_ path: String) -> Bool {
        let path = Self.parts(path)
        return (0..<path.count).contains { Self.match(parts[...], path[...$0]) }
    }

    private static func parts(_ path: String) -> [[Character]] {
        path.split(separator: "/").map(Array.init)
    }

    private static func match(
        _ pattern: ArraySlice<[Character]>,
        _ path: ArraySlice<[Character]>
    ) -> Bool {
        guard let first = pattern.first else { return path.isEmpty }
        if first == ["*", "*"] {
            return (path.startIndex...path.endIndex).contains { start in
                match(pattern.dropFirst(), path[start...])
            }
        }
        guard let name = path.first, matchName(first[...], name[...]) else { return false }
        return match(pattern.dropFirst(), path.dropFirst())
    }

    private static func matchName(
        _ pattern: ArraySlice<Character>,
        _ name: ArraySlice<Character>
    ) -> Bool {
        guard let first = pattern.first else { return name.isEmpty }
        if first == "*" {
            return (name.startIndex...name.endIndex).contains { start in
                matchName(pattern.dropFirst(), name[start...])
            }
        }
        guard let character = name.first, first == "?" || first == character else { return false }
        return matchName(pattern.dropFirst(), name.dropFirst())
    }
}
