// @generated FoundOptional_issue.graphql sha256:e6c5cc29c9163420f66b4586344dd01eb716aa532ff6dcf08e0aa129c5b53e1e
// Made by relay-generator from GraphQL/Objects.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum FoundOptional_issue: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment FoundOptional_issue on type Issue
            text fragment FoundOptional_issue on Issue{id rank}
            normalization
             id: ID!
             rank: Int
            reader
             id
             rank @required(action: NONE)
            """#)
    }

    typealias Output = Data?

    nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Identifiable {
        let id: Relay.ID
        let rank: Swift.Int

        init(_ reader: inout Relay.Reader) {
            self.id = reader.id(0)
            self.rank = reader.int(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.id(a.id, b.id)
            e.int(a.rank, b.rank)
            return e.isEqual
        }
    }
}
