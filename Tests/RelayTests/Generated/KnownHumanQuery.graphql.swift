// @generated KnownHumanQuery.graphql sha256:bd3ad4c9d71d6f4246d7bace9df524babd3194b6e180554f51938742ae201e50
// Made by relay-generator from GraphQL/KnownTypes.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct KnownHumanQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query KnownHumanQuery
            text query KnownHumanQuery($id:ID!){human(id:$id){id ...KnownNode_node}}
            spreads KnownNode_node
            variables
             id: ID!
            normalization
             human(id: $id): type Human
              id: ID!
              ...KnownNode_node
            reader
             human(id: $id)
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
        let human: Human?

        init(_ reader: inout Relay.Reader) {
            self.human = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.human, b.human)
            return e.isEqual
        }

        /// A being from a "galaxy far, far away".
        nonisolated struct Human: Relay.Selection {
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
