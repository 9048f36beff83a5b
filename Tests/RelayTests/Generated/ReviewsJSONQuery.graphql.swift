// @generated ReviewsJSONQuery.graphql sha256:9afc981d021336ea561cc17e9bfd37a504b5969e1c269c0a4e90b9086a735143
// Made by relay-generator from GraphQL/JSON.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ReviewsJSONQuery: Relay.GraphQLJSONOperation {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ReviewsJSONQuery
            jsonText query ReviewsJSONQuery($episode:Episode!){reviews(episode:$episode){stars author{...UserName_user}}}
            jsonSpreads UserName_user
            variables
             episode: enum Episode!
            """#, fragments: [UserName_user.artifact])
    }

    typealias Data = Relay.JSONValue

    var episode: Episode

    init(episode: Episode) {
        self.episode = episode
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("episode", self.episode)
    }
}
