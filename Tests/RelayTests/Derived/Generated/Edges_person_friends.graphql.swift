// @generated Edges_person_friends.graphql sha256:f53ae9e4db1e8e2c0a3ac9b714486f3bc35ce75d69572c15ff1ea28885e12099
// Made by relay-generator from GraphQL/Edges.graphql. Do not edit.
@_spi(Generated) import Relay

/// Fetches the objects of `friends` in `Edges_person`.
nonisolated struct Edges_person_friends: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query Edges_person_friends
            text query Edges_person_friends($ids:[ID!]!){nodes(ids:$ids){__typename id ...on Person{last}}}
            variables
             ids: [ID!]!
            normalization
             nodes(ids: $ids): [interface Node]! @lookup(arguments: ["ids"], scope: "", types: ["Person", "Team"])
              __typename: String!
              id: ID!
              ... on type Person
               last: String!
            reader
             nodes(ids: $ids)
              __typename
            """#)
    }

    var ids: [Relay.ID]

    init(ids: [Relay.ID]) {
        self.ids = ids
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("ids", self.ids)
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
