// @generated Nearby_person_nearby.graphql sha256:53c5a1aa0cb67fcc3db577a14b93ee1c6aaadf1cfa526609bb6543aeabb45899
// Made by relay-generator from GraphQL/Edges.graphql. Do not edit.
@_spi(Generated) import Relay

/// Fetches the objects of `nearby` in `Nearby_person`.
nonisolated struct Nearby_person_nearby: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query Nearby_person_nearby
            text query Nearby_person_nearby($ids:[ID!]!){nodes(ids:$ids){__typename id ...on Person{last ...EdgeRow_person}}}
            spreads EdgeRow_person
            variables
             ids: [ID!]!
            normalization
             nodes(ids: $ids): [interface Node]! @lookup(arguments: ["ids"], scope: "", types: ["Person", "Team"])
              __typename: String!
              id: ID!
              ... on type Person
               last: String!
               ...EdgeRow_person
            reader
             nodes(ids: $ids)
              __typename
            """#, fragments: [EdgeRow_person.artifact])
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
