// @generated CrewLaterQuery.graphql sha256:1c7c266c2c75316b9e016a36f86c0d786b1a8ee33b3b58adfbf598202d181b76
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct CrewLaterQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query CrewLaterQuery
            text query CrewLaterQuery{hero{__typename id name friends@stream(label:"CrewLaterQuery$stream$friends",initialCount:1){__typename id name friends@stream(label:"CrewLaterQuery$stream$inner",initialCount:0){__typename id name ...CrewNames_character@defer(label:"CrewLaterQuery$defer$innerNames")} ...CrewNames_character@defer(label:"CrewLaterQuery$defer$friendNames")} ...CrewNames_character@defer(label:"CrewLaterQuery$defer$names")}}
            spreads CrewNames_character
            normalization
             hero: interface Character
              __typename: String!
              id: ID!
              name: String!
              friends: [interface Character] @stream(label: "CrewLaterQuery$stream$friends", initialCount: 1)
               __typename: String!
               id: ID!
               name: String!
               friends: [interface Character] @stream(label: "CrewLaterQuery$stream$inner", initialCount: 0)
                __typename: String!
                id: ID!
                name: String!
                ... @defer(label: "CrewLaterQuery$defer$innerNames")
                 ...CrewNames_character
               ... @defer(label: "CrewLaterQuery$defer$friendNames")
                ...CrewNames_character
              ... @defer(label: "CrewLaterQuery$defer$names")
               ...CrewNames_character
            reader
             hero
              name
              friends
               name
               friends
                name
                ...CrewNames_character @defer
               ...CrewNames_character @defer
              ...CrewNames_character @defer
            """#, fragments: [CrewNames_character.artifact])
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let hero: Hero?

        init(_ reader: inout Relay.Reader) {
            self.hero = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.hero, b.hero)
            return e.isEqual
        }

        /// Someone in the films.
        nonisolated struct Hero: Relay.Selection {
            /// The name as the credits have it.
            let name: Swift.String
            let friends: Relay.GrowingList<Friend?>?
            let crewNames_character: CrewNames_character.Ref

            init(_ reader: inout Relay.Reader) {
                self.name = reader.string(0)
                self.friends = reader.optionalGrowingListOrNil(1)
                self.crewNames_character = reader.fragment(2)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.name, b.name)
                e.optionalGrowingListOrNil(a.friends, b.friends)
                e.fragment(a.crewNames_character, b.crewNames_character)
                return e.isEqual
            }

            /// Someone in the films.
            nonisolated struct Friend: Relay.Selection {
                /// The name as the credits have it.
                let name: Swift.String
                let friends: Relay.GrowingList<Friend?>?
                let crewNames_character: CrewNames_character.Ref

                init(_ reader: inout Relay.Reader) {
                    self.name = reader.string(0)
                    self.friends = reader.optionalGrowingListOrNil(1)
                    self.crewNames_character = reader.fragment(2)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.name, b.name)
                    e.optionalGrowingListOrNil(a.friends, b.friends)
                    e.fragment(a.crewNames_character, b.crewNames_character)
                    return e.isEqual
                }

                /// Someone in the films.
                nonisolated struct Friend: Relay.Selection {
                    /// The name as the credits have it.
                    let name: Swift.String
                    let crewNames_character: CrewNames_character.Ref

                    init(_ reader: inout Relay.Reader) {
                        self.name = reader.string(0)
                        self.crewNames_character = reader.fragment(1)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.string(a.name, b.name)
                        e.fragment(a.crewNames_character, b.crewNames_character)
                        return e.isEqual
                    }
                }
            }
        }
    }
}
