// @generated Rows_node.graphql sha256:1fd90e07c0814a716b5d00908f2f6c0ca111172348d1d0a91bd2f8b737cc2535
// Made by relay-generator from GraphQL/Fragments.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum Rows_node: Relay.GraphQLFragment {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Rows_node on interface Node of [Person Post]
            text fragment Rows_node on Node{__isNode:__typename id}
            normalization
             id: ID!
            reader
             id
            """#)
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Identifiable, Swift.Hashable {
        package let id: Relay.ID

        package init(_ reader: inout Relay.Reader) {
            self.id = reader.id(0)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.id(a.id, b.id)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.id)
        }
    }
}
