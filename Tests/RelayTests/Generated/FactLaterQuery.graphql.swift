// @generated FactLaterQuery.graphql sha256:93aa6e3f1678decd00ce4e6679e778eab8d85d6c31feba2efe9747daf285f36d
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct FactLaterQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query FactLaterQuery
            text query FactLaterQuery{human(id:"1"){id ...Fact_node}}
            spreads Fact_node
            normalization
             human(id: "1"): type Human
              id: ID!
              ...Fact_node
            reader
             human(id: "1")
              ...Fact_node
            """#, fragments: [Fact_node.artifact])
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
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
            let fact_node: Fact_node.Ref

            init(_ reader: inout Relay.Reader) {
                self.fact_node = reader.fragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.fact_node, b.fact_node)
                return e.isEqual
            }
        }
    }
}
