// @generated RemovePostMutation.graphql sha256:0361f2a7dc0f8c13d521d80a86ce197031d2a265bd2205cd6ebf742e52af0e50
// Made by relay-generator from GraphQL/Connections.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated struct RemovePostMutation: Relay.GraphQLMutation {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            mutation RemovePostMutation
            text mutation RemovePostMutation($id:ID!){removePost(id:$id){removedID}}
            variables
             id: ID!
             connections: [ID!]!
            normalization
             removePost(id: $id): type RemovePostPayload
              removedID: ID @deleteEdge(connections: $connections) @deleteRecord
            reader
             removePost(id: $id)
              removedID
            """#)
    }

    package var id: Relay.ID
    package var connections: [Relay.ID]

    package init(id: Relay.ID, connections: [Relay.ID]) {
        self.id = id
        self.connections = connections
    }

    package func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
        variables.write("connections", self.connections)
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let removePost: RemovePost?

        package init(_ reader: inout Relay.Reader) {
            self.removePost = reader.optionalObject(0)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.removePost, b.removePost)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.removePost)
        }

        package nonisolated struct RemovePost: Relay.Selection, Swift.Hashable {
            package let removedID: Relay.ID?

            package init(_ reader: inout Relay.Reader) {
                self.removedID = reader.optionalID(0)
            }

            package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalID(a.removedID, b.removedID)
                return e.isEqual
            }

            package func hash(into hasher: inout Swift.Hasher) {
                hasher.combine(self.removedID)
            }
        }
    }
}
