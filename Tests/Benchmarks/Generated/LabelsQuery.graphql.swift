// @generated LabelsQuery.graphql sha256:6203ab3715d61b95bfd5dfd91de58ed29efa831c2da5c059a821baa872f8da2b
// Made by relay-generator from GraphQL/Growth.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct LabelsQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query LabelsQuery
            text query LabelsQuery{...Labels_query}
            spreads Labels_query
            normalization
             ...Labels_query
            reader
             ...Labels_query
            """#, fragments: [Labels_query.artifact])
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let labels_query: Labels_query.Ref

        init(_ reader: inout Relay.Reader) {
            self.labels_query = reader.fragment(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.fragment(a.labels_query, b.labels_query)
            return e.isEqual
        }
    }
}
