// @generated FoundNodeQuery.graphql sha256:68c335b4aad873e108d61bf174c7844e9ae95837c0aeca308892fa5d27beea82
// Made by relay-generator from GraphQL/Objects.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct FoundNodeQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query FoundNodeQuery
            text query FoundNodeQuery($id:ID!){node(id:$id){__typename id ...Found_work}}
            spreads Found_work
            variables
             id: ID!
            normalization
             node(id: $id): interface Node @lookup(arguments: ["id"], scope: "")
              __typename: String!
              id: ID!
              ...Found_work on interface Work of [Issue Chore]
            reader
             node(id: $id)
              ...Found_work on interface Work
            """#, fragments: [Found_work.artifact])
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
            let work: Found_work.Ref?

            init(_ reader: inout Relay.Reader) {
                self.work = reader.optionalFragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalFragment(a.work, b.work)
                return e.isEqual
            }
        }
    }
}
