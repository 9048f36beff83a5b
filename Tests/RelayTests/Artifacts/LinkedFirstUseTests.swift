@_spi(Generated) import Relay
import Testing

/// Linked artifacts that are used for the first time, as generated code declares them.
struct LinkedFirstUseTests {
    private enum Leaf {
        static let artifact = Artifact(
            v1: """
                fragment Leaf on type User
                text fragment Leaf on User{name}
                normalization
                 name: String
                reader
                 name
                """
        )
    }

    private enum Row {
        static let artifact = Artifact(
            v1: """
                fragment Row on type User
                text fragment Row on User{age ...Leaf}
                spreads Leaf
                normalization
                 age: Int
                 ...Leaf
                reader
                 age
                 ...Leaf
                """,
            fragments: [Leaf.artifact]
        )
    }

    private enum One {
        static let artifact = Artifact(
            v1: """
                query One
                text query One{me{...Row}}
                spreads Row
                normalization
                 me: type User
                  ...Row
                reader
                 me
                  ...Row
                """,
            fragments: [Row.artifact]
        )
    }

    private enum Two {
        static let artifact = Artifact(
            v1: """
                query Two
                text query Two{me{...Leaf ...Row}}
                spreads Leaf Row
                normalization
                 me: type User
                  ...Leaf
                  ...Row
                reader
                 me
                  ...Leaf
                  ...Row
                """,
            fragments: [Leaf.artifact, Row.artifact]
        )
    }

    /// Operations share fragments, so each waits for artifacts that another one may be creating.
    @Test func manyTasksLinkEachArtifactOnce() async {
        let found = await withTaskGroup(of: [Artifact].self) { group in
            for number in 0..<64 {
                group.addTask {
                    switch number % 4 {
                    case 0: [One.artifact, Two.artifact]
                    case 1: [Two.artifact, One.artifact]
                    case 2: [Leaf.artifact, Two.artifact, Row.artifact]
                    default: [Row.artifact, One.artifact]
                    }
                }
            }
            return await group.reduce(into: []) { $0 += $1 }
        }
        #expect(Set(found.map { ObjectIdentifier($0) }).count == 4)
        let leaf = "fragment Leaf on User{name}"
        let row = "fragment Row on User{age ...Leaf}"
        #expect(One.artifact.parameters?.text == "query One{me{...Row}} \(leaf) \(row)")
        #expect(Two.artifact.parameters?.text == "query Two{me{...Leaf ...Row}} \(leaf) \(row)")
    }
}
