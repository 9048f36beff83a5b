// @generated CrewNames_character.graphql sha256:57f7c5ab26af4164632a58124d0316430b575f18a547f7a1e37174a40b5f6284
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

/// The same list under another name: it may be there in full while it is still coming.
nonisolated enum CrewNames_character: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment CrewNames_character on interface Character of [Human Droid]
            text fragment CrewNames_character on Character{__isCharacter:__typename appearsIn known:friends{__typename id name}}
            normalization
             appearsIn: [enum Episode]!
             known = friends: [interface Character]
              __typename: String!
              id: ID!
              name: String!
            reader
             appearsIn
             known = friends
              name
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let appearsIn: [Episode?]
        let known: [Known?]?

        init(_ reader: inout Relay.Reader) {
            self.appearsIn = reader.value(0)
            self.known = reader.optionalObjectsOrNil(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.value(a.appearsIn, b.appearsIn)
            e.optionalObjectsOrNil(a.known, b.known)
            return e.isEqual
        }

        /// Someone in the films.
        nonisolated struct Known: Relay.Selection {
            /// The name as the credits have it.
            let name: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.name = reader.string(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.name, b.name)
                return e.isEqual
            }
        }
    }
}
