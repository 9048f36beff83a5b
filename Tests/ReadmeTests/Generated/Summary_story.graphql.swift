// @generated Summary_story.graphql sha256:4fe3d01125f7563af26150218c5ae5aeb3f9be479800aa05034f27019e014d76
// Made by relay-generator from GraphQL/Local.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Summary_story: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Summary_story on type Story
            text fragment Summary_story on Story{title}
            normalization
             title: String!
             isExpanded: Boolean @client
            reader
             title
             isExpanded @client
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let title: Swift.String
        /// Whether the user has opened the story.
        let isExpanded: Swift.Bool?

        init(_ reader: inout Relay.Reader) {
            self.title = reader.string(0)
            self.isExpanded = reader.optionalBool(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.string(a.title, b.title)
            e.optionalBool(a.isExpanded, b.isExpanded)
            return e.isEqual
        }
    }
}
