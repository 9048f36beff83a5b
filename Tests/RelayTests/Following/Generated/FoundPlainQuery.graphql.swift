// @generated FoundPlainQuery.graphql sha256:0397ff1cd6a144b253e9b2516c83aa9a22dc9263c1e531b8c580b131cfc7ba6d
// Made by relay-generator from GraphQL/Objects.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct FoundPlainQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query FoundPlainQuery
            text query FoundPlainQuery($id:ID!){node(id:$id){__typename id ...FoundPlain_issue}}
            spreads FoundPlain_issue
            variables
             id: ID!
            normalization
             node(id: $id): interface Node @lookup(arguments: ["id"], scope: "")
              __typename: String!
              id: ID!
              ...FoundPlain_issue on type Issue
            reader
             node(id: $id)
              ...FoundPlain_issue on type Issue
            """#, fragments: [FoundPlain_issue.artifact])
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

        nonisolated struct Node: Relay.Selection {
            let plain: FoundPlain_issue.Ref?

            init(_ reader: inout Relay.Reader) {
                self.plain = reader.optionalFragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalFragment(a.plain, b.plain)
                return e.isEqual
            }
        }
    }
}
