// @generated KnownDroidQuery.graphql sha256:c24f33dc215445d7360b887914389e1fc88ee6e6df5d240a9ff41b03351e40a6
// Made by relay-generator from GraphQL/KnownTypes.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct KnownDroidQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query KnownDroidQuery
            text query KnownDroidQuery($id:ID!){droid(id:$id){id ...KnownNode_node}}
            spreads KnownNode_node
            variables
             id: ID!
            normalization
             droid(id: $id): type Droid
              id: ID!
              ...KnownNode_node
            reader
             droid(id: $id)
              ...KnownNode_node
            """#, fragments: [KnownNode_node.artifact])
    }

    var id: Relay.ID

    init(id: Relay.ID) {
        self.id = id
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let droid: Droid?

        init(_ reader: inout Relay.Reader) {
            self.droid = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.droid, b.droid)
            return e.isEqual
        }

        nonisolated struct Droid: Relay.Selection {
            let knownNode_node: KnownNode_node.Ref

            init(_ reader: inout Relay.Reader) {
                self.knownNode_node = reader.fragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.knownNode_node, b.knownNode_node)
                return e.isEqual
            }
        }
    }
}
