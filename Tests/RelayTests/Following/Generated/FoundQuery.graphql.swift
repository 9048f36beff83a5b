// @generated FoundQuery.graphql sha256:a0c59c3ef2698167d0e20e15ee43be6fd16f55e2ef77d99c5be9152e333b791d
// Made by relay-generator from GraphQL/Objects.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct FoundQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query FoundQuery
            text query FoundQuery($id:ID!){node(id:$id){__typename id ...Found_issue}}
            spreads Found_issue
            variables
             id: ID!
            normalization
             node(id: $id): interface Node @lookup(arguments: ["id"], scope: "")
              __typename: String!
              id: ID!
              ...Found_issue on type Issue
            reader
             node(id: $id)
              id
              ...Found_issue on type Issue
            """#, fragments: [Found_issue.artifact])
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

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.node, b.node)
            return e.isEqual
        }

        nonisolated struct Node: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let found: Found_issue.Ref?

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.found = reader.optionalFragment(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.optionalFragment(a.found, b.found)
                return e.isEqual
            }
        }
    }
}
