// @generated HeadlineQuery.graphql sha256:94af8da7abd35eafbf16b8fc764e615c0c010d3028697b203aae4a9d1af86cf3
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct HeadlineQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query HeadlineQuery
            text query HeadlineQuery{...Headline_query}
            spreads Headline_query
            normalization
             ...Headline_query
            reader
             headline @derived(field: "Query.headline")
            """#, fragments: [Headline_query.artifact])
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let headline: Swift.String

        init(_ reader: inout Relay.Reader) {
            self.headline = reader.string(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.string(a.headline, b.headline)
            return e.isEqual
        }
    }
}
