// @generated Boast_person_deputy.graphql sha256:69cc4d2c60ad851a5f616241bb8522f6ffd32844f36326ee88c771757aaec3ae
// Made by relay-generator from GraphQL/Edges.graphql. Do not edit.
@_spi(Generated) import Relay

/// Fetches the objects of `deputy` in `Boast_person`.
nonisolated struct Boast_person_deputy: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query Boast_person_deputy
            text query Boast_person_deputy($ids:[ID!]!){nodes(ids:$ids){__typename id ...on Person{first}}}
            variables
             ids: [ID!]!
            normalization
             nodes(ids: $ids): [interface Node]! @lookup(arguments: ["ids"], scope: "", types: ["Person", "Team"])
              __typename: String!
              id: ID!
              ... on type Person
               first: String
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
