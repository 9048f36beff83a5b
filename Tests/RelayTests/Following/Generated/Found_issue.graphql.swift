// @generated Found_issue.graphql sha256:4f3e66b515689f82ea60694cd7a84659dfbca45f70dc2408759f2381c09bee6f
// Made by relay-generator from GraphQL/Objects.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Found_issue: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Found_issue on type Issue
            text fragment Found_issue on Issue{id title state rank ...FoundPeople_issue}
            spreads FoundPeople_issue
            normalization
             id: ID!
             title: String!
             state: enum State!
             rank: Int
             ...FoundPeople_issue
            reader
             id
             title
             state
             rank
             ...FoundPeople_issue
            """#, fragments: [FoundPeople_issue.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Identifiable {
        let id: Relay.ID
        let title: Swift.String
        let state: State
        let rank: Swift.Int?
        let foundPeople_issue: FoundPeople_issue.Ref

        init(_ reader: inout Relay.Reader) {
            self.id = reader.id(0)
            self.title = reader.string(1)
            self.state = reader.value(2)
            self.rank = reader.optionalInt(3)
            self.foundPeople_issue = reader.fragment(4)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.id(a.id, b.id)
            e.string(a.title, b.title)
            e.value(a.state, b.state)
            e.optionalInt(a.rank, b.rank)
            e.fragment(a.foundPeople_issue, b.foundPeople_issue)
            return e.isEqual
        }
    }
}
