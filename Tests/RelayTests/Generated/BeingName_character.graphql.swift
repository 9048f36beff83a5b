// @generated BeingName_character.graphql sha256:cb3e3339cbaaf0b2f8af2828ad9e08c4ef78ebd3afb9e176fbdf7904ab228fbb
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum BeingName_character: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment BeingName_character on interface Character of [Human Droid]
            text fragment BeingName_character on Character{__isCharacter:__typename id name}
            normalization
             id: ID!
             name: String!
            reader
             id
             name
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Identifiable {
        let id: Relay.ID
        /// The name as the credits have it.
        let name: Swift.String

        init(_ reader: inout Relay.Reader) {
            self.id = reader.id(0)
            self.name = reader.string(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.id(a.id, b.id)
            e.string(a.name, b.name)
            return e.isEqual
        }
    }
}
