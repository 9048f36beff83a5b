// @generated RemovePostMutation.memberwise sha256:0361f2a7dc0f8c13d521d80a86ce197031d2a265bd2205cd6ebf742e52af0e50
// Made by relay-generator from GraphQL/Connections.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension RemovePostMutation.Data {
    /// Creates a value for tests and previews.
    package init(removePost: RemovePost? = nil) {
        self.removePost = removePost
    }
}

nonisolated extension RemovePostMutation.Data.RemovePost {
    /// Creates a value for tests and previews.
    package init(removedID: Relay.ID? = nil) {
        self.removedID = removedID
    }
}
