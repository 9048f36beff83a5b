// @generated ArgumentsQuery.graphql sha256:d7b6ca858e4891fc5e394757470c1aba6de7ee12e2946401c57f6042b8e7acc5
// Made by relay-generator from GraphQL/Arguments.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ArgumentsQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ArgumentsQuery
            text query ArgumentsQuery($size:Int=8,$large:Boolean!){hero{__typename id ...Avatar_character_866ca1ce} luke:human(id:"1000"){id ...Avatar_character_f5c997bc} vader:human(id:"1001"){id friends{__typename id ...Avatar_character_6d2854db}}} fragment Avatar_character_6d2854db on Character{__isCharacter:__typename picture(size:32){url width} ...Friends_character_27722545} fragment Avatar_character_866ca1ce on Character{__isCharacter:__typename picture(size:$size){url width@include(if:$large)} ...Friends_character_59812aa7} fragment Avatar_character_f5c997bc on Character{__isCharacter:__typename picture(size:16){url} ...Friends_character_f5ca52d3} fragment Friends_character_27722545 on Character{__isCharacter:__typename friendsConnection(first:32){totalCount}} fragment Friends_character_59812aa7 on Character{__isCharacter:__typename friendsConnection(first:$size){totalCount}} fragment Friends_character_f5ca52d3 on Character{__isCharacter:__typename friendsConnection(first:16){totalCount}}
            variables
             size: Int = 8
             large: Boolean!
            normalization
             hero: interface Character
              __typename: String!
              id: ID!
              picture(size: $size): type Image
               url: String!
               width: Int! if $large
              friendsConnection(first: $size): type FriendsConnection!
               totalCount: Int
             luke = human(id: "1000"): type Human
              id: ID!
              picture(size: 16): type Image
               url: String!
              friendsConnection(first: 16): type FriendsConnection!
               totalCount: Int
             vader = human(id: "1001"): type Human
              id: ID!
              friends: [interface Character]
               __typename: String!
               id: ID!
               picture(size: 32): type Image
                url: String!
                width: Int!
               friendsConnection(first: 32): type FriendsConnection!
                totalCount: Int
            reader
             hero
              ...Avatar_character(large: $large, size: $size)
             luke = human(id: "1000")
              ...Avatar_character(large: false, size: 16)
             vader = human(id: "1001")
              friends
               ...Avatar_character(large: true)
            """#)
    }

    var size: Relay.Input<Swift.Int>
    var large: Swift.Bool

    init(size: Swift.Int? = nil, large: Swift.Bool) {
        self.size = .init(size)
        self.large = large
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(size: Relay.Input<Swift.Int> = .unset, large: Swift.Bool) {
        self.size = size
        self.large = large
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("size", self.size)
        variables.write("large", self.large)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let hero: Hero?
        let luke: Luke?
        let vader: Vader?

        init(_ reader: inout Relay.Reader) {
            self.hero = reader.optionalObject(0)
            self.luke = reader.optionalObject(1)
            self.vader = reader.optionalObject(2)
        }

        static func == (a: Self, b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.hero, b.hero)
            e.optionalObject(a.luke, b.luke)
            e.optionalObject(a.vader, b.vader)
            return e.isEqual
        }

        /// Someone in the films.
        nonisolated struct Hero: Relay.Selection {
            let avatar_character: Avatar_character.Ref

            init(_ reader: inout Relay.Reader) {
                self.avatar_character = reader.fragment(0)
            }

            static func == (a: Self, b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.avatar_character, b.avatar_character)
                return e.isEqual
            }
        }

        /// A being from a "galaxy far, far away".
        nonisolated struct Luke: Relay.Selection {
            let avatar_character: Avatar_character.Ref

            init(_ reader: inout Relay.Reader) {
                self.avatar_character = reader.fragment(0)
            }

            static func == (a: Self, b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.avatar_character, b.avatar_character)
                return e.isEqual
            }
        }

        /// A being from a "galaxy far, far away".
        nonisolated struct Vader: Relay.Selection {
            let friends: [Friend?]?

            init(_ reader: inout Relay.Reader) {
                self.friends = reader.optionalObjectsOrNil(0)
            }

            static func == (a: Self, b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalObjectsOrNil(a.friends, b.friends)
                return e.isEqual
            }

            /// Someone in the films.
            nonisolated struct Friend: Relay.Selection {
                let avatar_character: Avatar_character.Ref

                init(_ reader: inout Relay.Reader) {
                    self.avatar_character = reader.fragment(0)
                }

                static func == (a: Self, b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.fragment(a.avatar_character, b.avatar_character)
                    return e.isEqual
                }
            }
        }
    }
}
