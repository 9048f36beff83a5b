// @generated PostAddedSubscription.graphql sha256:61b660b8120e736e54e71a917d64732575a373099ede171fca443f2cf3bf3789
// Made by relay-generator from GraphQL/Connections.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated struct PostAddedSubscription: Relay.GraphQLSubscription {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            subscription PostAddedSubscription
            text subscription PostAddedSubscription{postAdded{id title}}
            variables
             connections: [ID!]!
            normalization
             postAdded: type Post @prependNode(connections: $connections, edgeTypeName: "PostEdge")
              id: ID!
              title: String
            reader
             postAdded
              title
            """#)
    }

    package var connections: [Relay.ID]

    package init(connections: [Relay.ID]) {
        self.connections = connections
    }

    package func write(to variables: inout Relay.VariableWriter) {
        variables.write("connections", self.connections)
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let postAdded: PostAdded?

        package init(_ reader: inout Relay.Reader) {
            self.postAdded = reader.optionalObject(0)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.postAdded, b.postAdded)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.postAdded)
        }

        package nonisolated struct PostAdded: Relay.Selection, Swift.Hashable {
            package let title: Swift.String?

            package init(_ reader: inout Relay.Reader) {
                self.title = reader.optionalString(0)
            }

            package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalString(a.title, b.title)
                return e.isEqual
            }

            package func hash(into hasher: inout Swift.Hasher) {
                hasher.combine(self.title)
            }
        }
    }
}
