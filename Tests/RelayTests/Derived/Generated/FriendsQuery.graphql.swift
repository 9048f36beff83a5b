// @generated FriendsQuery.graphql sha256:7a6777533b9105c387aeadd4f41b1a4dde7a9fd307af73a3d8f92133e06eca2e
// Made by relay-generator from GraphQL/Edges.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct FriendsQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query FriendsQuery
            text query FriendsQuery{people{id ...Friends_person}}
            spreads Friends_person
            variables
             after: Int
             style: enum NameStyle
            normalization
             people: [type Person!]!
              id: ID!
              ...Friends_person
            reader
             people
              id
              friends(after: $after) @derived(field: "Person.friends", query: "FriendsQuery_people_friends", keys: "ids", type: "Person")
               id
               ...EdgeRow_person(style: $style)
            """#, fragments: [EdgeRow_person.artifact, Friends_person.artifact], queries: [FriendsQuery_people_friends.artifact])
    }

    var after: Relay.Input<Swift.Int>
    var style: Relay.Input<NameStyle>

    init(after: Swift.Int? = nil, style: NameStyle? = nil) {
        self.after = .init(after)
        self.style = .init(style)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(after: Relay.Input<Swift.Int> = .unset, style: Relay.Input<NameStyle> = .unset) {
        self.after = after
        self.style = style
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("after", self.after)
        variables.writeInput("style", self.style)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let people: [People]

        init(_ reader: inout Relay.Reader) {
            self.people = reader.objects(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.objects(a.people, b.people)
            return e.isEqual
        }

        nonisolated struct People: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            /// The friends, without the first ones.
            let friends: [Friend]

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.friends = reader.objects(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.objects(a.friends, b.friends)
                return e.isEqual
            }

            nonisolated struct Friend: Relay.Selection, Swift.Identifiable {
                let id: Relay.ID
                let edgeRow_person: EdgeRow_person.Ref

                init(_ reader: inout Relay.Reader) {
                    self.id = reader.id(0)
                    self.edgeRow_person = reader.fragment(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.id(a.id, b.id)
                    e.fragment(a.edgeRow_person, b.edgeRow_person)
                    return e.isEqual
                }
            }
        }
    }
}
