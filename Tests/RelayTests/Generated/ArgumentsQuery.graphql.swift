// @generated ArgumentsQuery.graphql sha256:d7b6ca858e4891fc5e394757470c1aba6de7ee12e2946401c57f6042b8e7acc5
// Made by relay-generator from GraphQL/Arguments.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ArgumentsQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ArgumentsQuery
            template query ArgumentsQuery($size:Int=8,$large:Boolean!){hero{__typename id ...Avatar_character(large:$large,size:$size)} luke:human(id:"1000"){id ...Avatar_character(large:false,size:16)} vader:human(id:"1001"){id friends{__typename id ...Avatar_character(large:true)}}}
            variables
             size: Int = 8
             large: Boolean!
            normalization
             hero: interface Character
              __typename: String!
              id: ID!
              ...Avatar_character(large:$large,size:$size)
             luke = human(id: "1000"): type Human
              id: ID!
              ...Avatar_character(large:false,size:16)
             vader = human(id: "1001"): type Human
              id: ID!
              friends: [interface Character]
               __typename: String!
               id: ID!
               ...Avatar_character(large:true)
            reader
             hero
              ...Avatar_character(large: $large, size: $size)
             luke = human(id: "1000")
              ...Avatar_character(large: false, size: 16)
             vader = human(id: "1001")
              friends
               ...Avatar_character(large: true)
            """#, fragments: [Avatar_character.artifact])
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

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
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

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
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

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
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

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
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

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.fragment(a.avatar_character, b.avatar_character)
                    return e.isEqual
                }
            }
        }
    }
}
