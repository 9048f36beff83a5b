// @generated Nullable_person_guests.graphql sha256:49364aa806a323faaf08652d0f93632647a9d184da8838c41c3a7c93e5e2ca26
// Made by relay-generator from GraphQL/Edges.graphql. Do not edit.
@_spi(Generated) import Relay

/// Fetches the objects of `guests` in `Nullable_person`.
nonisolated struct Nullable_person_guests: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query Nullable_person_guests
            text query Nullable_person_guests($ids:[ID!]!){nodes(ids:$ids){__typename id}}
            variables
             ids: [ID!]!
            normalization
             nodes(ids: $ids): [interface Node]! @lookup(arguments: ["ids"], scope: "", types: ["Person", "Team"])
              __typename: String!
              id: ID!
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
