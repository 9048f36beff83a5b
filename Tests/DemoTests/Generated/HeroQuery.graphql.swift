// @generated HeroQuery.graphql sha256:e452b1197a0a40f0283c2b0be135aa0b0c1cf790044539a4c380479b911fd4c5
// Made by relay-generator from ../../Examples/starwars/Views/HeroCard.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct HeroQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query HeroQuery
            text query HeroQuery($episode:Episode){hero(episode:$episode){__typename id ...HeroCard_character}}
            spreads HeroCard_character
            metadata {screen: "Heroes"}
            variables
             episode: enum Episode
            normalization
             hero(episode: $episode): interface Character @key(fields: ["id"])
              __typename: String!
              id: ID!
              ...HeroCard_character
            reader
             hero(episode: $episode)
              ...HeroCard_character
            """#, fragments: [HeroCard_character.artifact])
    }

    var episode: Relay.Input<Episode>

    init(episode: Episode? = nil) {
        self.episode = .init(episode)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(episode: Relay.Input<Episode> = .unset) {
        self.episode = episode
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("episode", self.episode)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        /// R2-D2 for the whole saga, else who matters most in the episode.
        let hero: Hero?

        init(_ reader: inout Relay.Reader) {
            self.hero = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.hero, b.hero)
            return e.isEqual
        }

        nonisolated struct Hero: Relay.Selection {
            let heroCard_character: HeroCard_character.Ref

            init(_ reader: inout Relay.Reader) {
                self.heroCard_character = reader.fragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.heroCard_character, b.heroCard_character)
                return e.isEqual
            }
        }
    }
}
