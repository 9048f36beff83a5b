// @generated LikeStoryJSONMutation.graphql sha256:0eb781fde4a31c72c43981ddb9d86232bc61b9ce3711e69ad355eeb68a6264f0
// Made by relay-generator from GraphQL/JSON.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct LikeStoryJSONMutation: Relay.GraphQLJSONOperation {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            mutation LikeStoryJSONMutation
            text mutation LikeStoryJSONMutation($id:ID!){likeStory(id:$id){likeCount}}
            metadata {priority: 2}
            variables
             id: ID!
            """#)
    }

    typealias Data = Relay.JSONValue

    var id: Relay.ID

    init(id: Relay.ID) {
        self.id = id
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
    }
}
