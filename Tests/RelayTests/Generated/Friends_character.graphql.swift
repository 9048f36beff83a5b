// @generated Friends_character.graphql sha256:23496f592246cd2c360fa3babadf257c2e9f4ff8c6c278326d0149dcf2d55925
// Made by relay-generator from GraphQL/Arguments.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Friends_character: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Friends_character on interface Character of [Human Droid]
            template fragment Friends_character on Character{__isCharacter:__typename friendsConnection(first:$first){totalCount}}
            arguments
             first: Int
            normalization
             friendsConnection(first: $first): type FriendsConnection!
              totalCount: Int
            reader
             friendsConnection(first: $first)
              totalCount
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let friendsConnection: FriendsConnection

        init(_ reader: inout Relay.Reader) {
            self.friendsConnection = reader.object(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.object(a.friendsConnection, b.friendsConnection)
            return e.isEqual
        }

        nonisolated struct FriendsConnection: Relay.Selection {
            let totalCount: Swift.Int?

            init(_ reader: inout Relay.Reader) {
                self.totalCount = reader.optionalInt(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalInt(a.totalCount, b.totalCount)
                return e.isEqual
            }
        }
    }
}
