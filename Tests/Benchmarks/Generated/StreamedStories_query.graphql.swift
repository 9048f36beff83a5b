// @generated StreamedStories_query.graphql sha256:3ddb11d60ec03f1ab90f80c083be3d0d91248fa3c113b67807377fe8cd5eaaa3
// Made by relay-generator from GraphQL/Growth.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum StreamedStories_query: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment StreamedStories_query on type Query
            text fragment StreamedStories_query on Query{stories@stream(label:"StreamedStories_query$stream$stories",initialCount:0){id likeCount}}
            normalization
             stories: [type Story!]! @stream(label: "StreamedStories_query$stream$stories", initialCount: 0)
              id: ID!
              likeCount: Int!
            reader
             stories
              id
              likeCount
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let stories: Relay.GrowingList<Story>

        init(_ reader: inout Relay.Reader) {
            self.stories = reader.growingList(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.growingList(a.stories, b.stories)
            return e.isEqual
        }

        nonisolated struct Story: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let likeCount: Swift.Int

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.likeCount = reader.int(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.int(a.likeCount, b.likeCount)
                return e.isEqual
            }
        }
    }
}
