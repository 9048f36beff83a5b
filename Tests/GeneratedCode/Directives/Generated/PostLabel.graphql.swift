// @generated PostLabel.graphql sha256:fb42cd064a7938f05b30c8c129f41910a292a9e0fd4c4165ec3eafe1a6b11921
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum PostLabel: Relay.GraphQLFragment {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment PostLabel on type Post
            text fragment PostLabel on Post{id}
            normalization
             id: ID!
             isOpen: Boolean @client
            reader
             id
             isOpen @client
            """#)
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Identifiable, Swift.Hashable {
        package let id: Relay.ID
        /// Whether the user opened it.
        package let isOpen: Swift.Bool?

        package init(_ reader: inout Relay.Reader) {
            self.id = reader.id(0)
            self.isOpen = reader.optionalBool(1)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.id(a.id, b.id)
            e.optionalBool(a.isOpen, b.isOpen)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.id)
            hasher.combine(self.isOpen)
        }
    }
}
