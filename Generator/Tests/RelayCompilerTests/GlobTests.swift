import Testing

@testable import RelayCompiler

struct GlobTests {
    @Test(arguments: [
        ("Sources/Old/**", "Sources/Old/A.graphql", true),
        ("Sources/Old/**", "Sources/Old/Deep/A.graphql", true),
        ("Sources/Old/**", "Sources/New/A.graphql", false),
        ("**/*.draft.graphql", "A.draft.graphql", true),
        ("**/*.draft.graphql", "x/y/A.draft.graphql", true),
        ("**/*.draft.graphql", "x/y/A.graphql", false),
        ("*.graphql", "x/A.graphql", false),
        ("?.graphql", "A.graphql", true),
        ("?.graphql", "AB.graphql", false),
        ("a/**/b/*.graphql", "a/b/c.graphql", true),
        ("a/**/b/*.graphql", "a/x/y/b/c.graphql", true),
    ])
    func matchesPaths(pattern: String, path: String, matches: Bool) {
        #expect(Glob(pattern).matches(path) == matches)
    }

    @Test(arguments: [
        (String(repeating: "*a", count: 60) + "b", String(repeating: "a", count: 200)),
        (String(repeating: "**/", count: 60) + "b", String(repeating: "a/", count: 200) + "c"),
        (
            String(repeating: "**/*a*a*a*a*a*b/", count: 20),
            String(repeating: String(repeating: "a", count: 50) + "/", count: 50)
        ),
    ])
    func manyStarsTakeTimeInProportion(pattern: String, path: String) {
        let seconds = processorSeconds {
            #expect(!Glob(pattern).matches(path))
            #expect(!Glob(pattern).covers(path))
        }
        #expect(seconds < 5)
    }

    /// Compared with the definition: a star is nothing, or a character and a star.
    @Test func matchesAsDefined() {
        func matches(_ pattern: Substring, _ name: Substring) -> Bool {
            guard let first = pattern.first else { return name.isEmpty }
            if first == "*" {
                return matches(pattern.dropFirst(), name)
                    || !name.isEmpty && matches(pattern, name.dropFirst())
            }
            return name.first.map { first == "?" || first == $0 } ?? false
                && matches(pattern.dropFirst(), name.dropFirst())
        }
        var random = SeededGenerator(state: 12)
        for _ in 0..<2_000 {
            let pattern = String(
                (0..<Int.random(in: 1...7, using: &random)).map { _ in
                    ["a", "b", "*", "?"].randomElement(using: &random) ?? "a"
                }.joined()
            )
            guard !pattern.contains("**") else { continue }
            let name = String(
                (1...Int.random(in: 1...7, using: &random)).map { _ in
                    ["a", "b"].randomElement(using: &random) ?? "a"
                }.joined()
            )
            #expect(
                Glob(pattern).matches(name) == matches(pattern[...], name[...]),
                "\(pattern) \(name)"
            )
        }
    }
}
