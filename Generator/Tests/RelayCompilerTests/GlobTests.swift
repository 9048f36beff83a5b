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
}
