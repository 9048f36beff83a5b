// @generated FriendsQuery_people_friends.graphql sha256:7a6777533b9105c387aeadd4f41b1a4dde7a9fd307af73a3d8f92133e06eca2e
// Made by relay-generator from GraphQL/Edges.graphql. Do not edit.
@_spi(Generated) import Relay

/// Fetches the objects of `people.friends` in `FriendsQuery`.
nonisolated struct FriendsQuery_people_friends: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query FriendsQuery_people_friends
            template query FriendsQuery_people_friends($ids:[ID!]!){nodes(ids:$ids){__typename id ...on Person{...EdgeRow_person(style:$style)}}}
            variables
             ids: [ID!]!
             style: enum NameStyle
            normalization
             nodes(ids: $ids): [interface Node]! @lookup(arguments: ["ids"], scope: "", types: ["Person", "Team"])
              __typename: String!
              id: ID!
              ... on type Person
               ...EdgeRow_person(style:$style)
            reader
             nodes(ids: $ids)
              __typename
            """#, fragments: [EdgeRow_person.artifact])
    }

    var ids: [Relay.ID]
    var style: Relay.Input<NameStyle>

    init(ids: [Relay.ID], style: NameStyle? = nil) {
        self.ids = ids
        self.style = .init(style)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(ids: [Relay.ID], style: Relay.Input<NameStyle> = .unset) {
        self.ids = ids
        self.style = style
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("ids", self.ids)
        variables.writeInput("style", self.style)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let nodes: [Node?]

        init(_ reader: inout Relay.Reader) {
            self.nodes = reader.objectsOrNil(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.objectsOrNil(a.nodes, b.nodes)
            return e.isEqual
        }

        nonisolated struct Node: Relay.Selection {
            let __typename: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.__typename = reader.string(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.__typename, b.__typename)
                return e.isEqual
            }
        }
    }
}
