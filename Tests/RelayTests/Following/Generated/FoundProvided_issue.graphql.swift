// @generated FoundProvided_issue.graphql sha256:ffdff48e86df4ced7c1a4f7f486de8ae9c97aba832f9655a10eb9563f2d6d94b
// Made by relay-generator from GraphQL/Objects.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum FoundProvided_issue: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment FoundProvided_issue on type Issue
            text fragment FoundProvided_issue on Issue{id ...FoundTitle_issue}
            spreads FoundTitle_issue
            normalization
             id: ID!
             ...FoundTitle_issue
            reader
             id
             ...FoundTitle_issue
            """#, fragments: [FoundTitle_issue.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Identifiable {
        let id: Relay.ID
        let foundTitle_issue: FoundTitle_issue.Ref

        init(_ reader: inout Relay.Reader) {
            self.id = reader.id(0)
            self.foundTitle_issue = reader.fragment(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.id(a.id, b.id)
            e.fragment(a.foundTitle_issue, b.foundTitle_issue)
            return e.isEqual
        }
    }
}
