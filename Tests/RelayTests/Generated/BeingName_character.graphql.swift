// @generated BeingName_character.graphql sha256:cb3e3339cbaaf0b2f8af2828ad9e08c4ef78ebd3afb9e176fbdf7904ab228fbb
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum BeingName_character: GraphQLFragment {
    static let artifact = Artifact(v1: #"""
        fragment BeingName_character on interface Character
        reader
         id
         name
        """#)

    nonisolated struct Data: Selection, FieldValue, Identifiable {
        let id: Relay.ID
        /// The name as the credits have it.
        let name: String

        init(_ reader: inout Reader) {
            self.id = reader.id(0)
            self.name = reader.string(1)
        }

        static func == (a: Self, b: Self) -> Bool {
            var e = Equality()
            e.id(a.id, b.id)
            e.string(a.name, b.name)
            return e.isEqual
        }
    }
}
