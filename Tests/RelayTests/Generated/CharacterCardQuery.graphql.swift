// @generated CharacterCardQuery.graphql sha256:01168ae4a9d29be8068308a99f940f38b18ceac185bc6ae85363dfc77b9dbeef
// Made by relay-generator from GraphQL/Hero.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct CharacterCardQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query CharacterCardQuery
            text query CharacterCardQuery($id:ID!){node(id:$id){__typename id ...CharacterCard_character}}
            spreads CharacterCard_character
            variables
             id: ID!
            normalization
             node(id: $id): interface Node @lookup(arguments: ["id"], scope: "")
              __typename: String!
              id: ID!
              ...CharacterCard_character on interface Character of [Human Droid]
            reader
             node(id: $id)
              ...CharacterCard_character on interface Character
            """#, fragments: [CharacterCard_character.artifact])
    }

    var id: Relay.ID

    init(id: Relay.ID) {
        self.id = id
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let node: Node?

        init(_ reader: inout Relay.Reader) {
            self.node = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.node, b.node)
            return e.isEqual
        }

        /// Anything with an id that is the only one of its kind.
        nonisolated struct Node: Relay.Selection {
            let characterCard_character: CharacterCard_character.Ref?

            init(_ reader: inout Relay.Reader) {
                self.characterCard_character = reader.optionalFragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalFragment(a.characterCard_character, b.characterCard_character)
                return e.isEqual
            }
        }
    }
}
