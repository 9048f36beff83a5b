// @generated ChosenQuery_chosen.graphql sha256:647eb764c6ff880eaf0f7c018f872e2e48e5a36067f8cb12ba4ac0970a898626
// Made by relay-generator from GraphQL/Edges.graphql. Do not edit.
@_spi(Generated) import Relay

/// Fetches the objects of `chosen` in `ChosenQuery`.
nonisolated struct ChosenQuery_chosen: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ChosenQuery_chosen
            text query ChosenQuery_chosen($ids:[ID!]!){nodes(ids:$ids){__typename id ...on Person{last}}}
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
