// @generated HeroFilms_character.graphql sha256:14d3e71714f0ceb55424c9870b540c211f2f329c5a6c72c0001886e94443a250
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum HeroFilms_character: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment HeroFilms_character on interface Character of [Droid Human]
            text fragment HeroFilms_character on Character{__isCharacter:__typename appearsIn known:friends{__typename id name ...HeroType_character@defer(label:"HeroFilms_character$defer$HeroType_character")}}
            spreads HeroType_character
            normalization
             appearsIn: [enum Episode!]!
             known = friends: [interface Character!]!
              __typename: String!
              id: ID!
              name: String!
              ... @defer(label: "HeroFilms_character$defer$HeroType_character")
               ...HeroType_character
            reader
             appearsIn
             known = friends
              name
              ...HeroType_character @defer
            """#, fragments: [HeroType_character.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let appearsIn: [Episode]
        let known: [Known]

        init(_ reader: inout Relay.Reader) {
            self.appearsIn = reader.value(0)
            self.known = reader.objects(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.value(a.appearsIn, b.appearsIn)
            e.objects(a.known, b.known)
            return e.isEqual
        }

        nonisolated struct Known: Relay.Selection {
            let name: Swift.String
            let heroType_character: HeroType_character.Ref

            init(_ reader: inout Relay.Reader) {
                self.name = reader.string(0)
                self.heroType_character = reader.fragment(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.name, b.name)
                e.fragment(a.heroType_character, b.heroType_character)
                return e.isEqual
            }
        }
    }
}
