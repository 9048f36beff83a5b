// @generated ChosenQuery_chosen.graphql sha256:647eb764c6ff880eaf0f7c018f872e2e48e5a36067f8cb12ba4ac0970a898626
// Made by relay-generator from GraphQL/Edges.graphql. Do not edit.
@_spi(Generated) import Relay

/// Fetches the objects of `chosen` in `ChosenQuery`.
nonisolated struct ChosenQuery_chosen: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ChosenQuery_chosen
            text query ChosenQuery_chosen($id:ID!){node(id:$id){__typename id ...on Person{last}}}
            variables
             id: ID!
            normalization
             node(id: $id): interface Node @lookup(arguments: ["id"], scope: "")
              __typename: String!
              id: ID!
              ... on type Person
               last: String!
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
