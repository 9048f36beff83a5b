// @generated HeroInPartsQuery.graphql sha256:5129db7d546aa3b75c5742d86ceba713a39ef797241e18a9a7f35a4c65f31b73
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct HeroInPartsQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query HeroInPartsQuery
            text query HeroInPartsQuery{hero{__typename id name ...HeroFilms_character@defer(label:"HeroInPartsQuery$defer$films") friends@stream(label:"HeroInPartsQuery$stream$friends",initialCount:1){__typename id name ...HeroFilms_character@defer(label:"HeroInPartsQuery$defer$friendsFilms")}}}
            spreads HeroFilms_character
            normalization
             hero: interface Character
              __typename: String!
              id: ID!
              name: String!
              friends: [interface Character!]! @stream(label: "HeroInPartsQuery$stream$friends", initialCount: 1)
               __typename: String!
               id: ID!
               name: String!
               ... @defer(label: "HeroInPartsQuery$defer$friendsFilms")
                ...HeroFilms_character
              ... @defer(label: "HeroInPartsQuery$defer$films")
               ...HeroFilms_character
            reader
             hero
              name
              ...HeroFilms_character @defer
              friends
               name
               ...HeroFilms_character @defer
            """#, fragments: [HeroFilms_character.artifact])
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
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
            let name: Swift.String
            let heroFilms_character: HeroFilms_character.Ref
            let friends: Relay.GrowingList<Friend>

            init(_ reader: inout Relay.Reader) {
                self.name = reader.string(0)
                self.heroFilms_character = reader.fragment(1)
                self.friends = reader.growingList(2)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.name, b.name)
                e.fragment(a.heroFilms_character, b.heroFilms_character)
                e.growingList(a.friends, b.friends)
                return e.isEqual
            }

            nonisolated struct Friend: Relay.Selection {
                let name: Swift.String
                let heroFilms_character: HeroFilms_character.Ref

                init(_ reader: inout Relay.Reader) {
                    self.name = reader.string(0)
                    self.heroFilms_character = reader.fragment(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.name, b.name)
                    e.fragment(a.heroFilms_character, b.heroFilms_character)
                    return e.isEqual
                }
            }
        }
    }
}
