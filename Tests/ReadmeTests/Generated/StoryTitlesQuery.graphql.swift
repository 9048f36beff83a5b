// @generated StoryTitlesQuery.graphql sha256:80cd7c584d4e2d4db1c648270fa47e460afd52324033f2831462ce7b10e0eca4
// Made by relay-generator from GraphQL/Titles.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct StoryTitlesQuery: Relay.GraphQLJSONOperation {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query StoryTitlesQuery
            text query StoryTitlesQuery($first:Int!){feed(first:$first){title author{name}}}
            variables
             first: Int!
            """#)
    }

    typealias Data = Relay.JSONValue

    var first: Swift.Int

    init(first: Swift.Int) {
        self.first = first
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("first", self.first)
    }
}
