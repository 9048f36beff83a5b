// @generated PopularQuery.graphql sha256:b198112d9b120b54ed962c929e61fe94fd690cae82b89c20aadb84afd2160e63
// Made by relay-generator from GraphQL/Following.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct PopularQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query PopularQuery
            text query PopularQuery{...Popular_query}
            spreads Popular_query
            normalization
             ...Popular_query
            reader
             ...Popular_query
            """#, fragments: [Popular_query.artifact])
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let popular_query: Popular_query.Ref

        init(_ reader: inout Relay.Reader) {
            self.popular_query = reader.fragment(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.fragment(a.popular_query, b.popular_query)
            return e.isEqual
        }
    }
}
