// @generated SidesQuery.graphql sha256:2531568f3f03675a2bbfb06689eb69ba746c88a5fcac20d07d28dd6470a746b0
// Made by relay-generator from GraphQL/Following.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct SidesQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query SidesQuery
            text query SidesQuery{...LeftIssues_query ...RightIssues_query}
            spreads LeftIssues_query RightIssues_query
            normalization
             ...LeftIssues_query
             ...RightIssues_query
            reader
             ...LeftIssues_query
             ...RightIssues_query
            """#, fragments: [LeftIssues_query.artifact, RightIssues_query.artifact])
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let leftIssues_query: LeftIssues_query.Ref
        let rightIssues_query: RightIssues_query.Ref

        init(_ reader: inout Relay.Reader) {
            self.leftIssues_query = reader.fragment(0)
            self.rightIssues_query = reader.fragment(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.fragment(a.leftIssues_query, b.leftIssues_query)
            e.fragment(a.rightIssues_query, b.rightIssues_query)
            return e.isEqual
        }
    }
}
