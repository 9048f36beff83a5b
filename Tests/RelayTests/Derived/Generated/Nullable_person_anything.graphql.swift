// @generated Nullable_person_anything.graphql sha256:49364aa806a323faaf08652d0f93632647a9d184da8838c41c3a7c93e5e2ca26
// Made by relay-generator from GraphQL/Edges.graphql. Do not edit.
@_spi(Generated) import Relay

/// Fetches the objects of `anything` in `Nullable_person`.
nonisolated struct Nullable_person_anything: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query Nullable_person_anything
            text query Nullable_person_anything($id:ID!){node(id:$id){__typename id ...on Team{title}}}
            variables
             id: ID!
            normalization
             node(id: $id): interface Node @lookup(arguments: ["id"], scope: "")
              __typename: String!
              id: ID!
              ... on type Team
               title: String!
            reader
             node(id: $id)
              __typename
            """#)
    }

    var id: Relay.ID

    init(id: Relay.ID) {
        self.id = id
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let node: Node?

        init(_ reader: inout Relay.Reader) {
            self.node = reader.optionalObject(0)
        }

        static func == (a: Self, b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.node, b.node)
            return e.isEqual
        }

        nonisolated struct Node: Relay.Selection {
            let __typename: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.__typename = reader.string(0)
            }

            static func == (a: Self, b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.__typename, b.__typename)
                return e.isEqual
            }
        }
    }
}
