// @generated StreamedStoriesQuery.graphql sha256:3d398102714e2b13d5f8534bc51a87eb3fb3bfdecc946a8b2394cff7906b527f
// Made by relay-generator from GraphQL/Growth.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct StreamedStoriesQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query StreamedStoriesQuery
            text query StreamedStoriesQuery{...StreamedStories_query}
            spreads StreamedStories_query
            normalization
             ...StreamedStories_query
            reader
             ...StreamedStories_query
            """#, fragments: [StreamedStories_query.artifact])
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let streamedStories_query: StreamedStories_query.Ref

        init(_ reader: inout Relay.Reader) {
            self.streamedStories_query = reader.fragment(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.fragment(a.streamedStories_query, b.streamedStories_query)
            return e.isEqual
        }
    }
}
