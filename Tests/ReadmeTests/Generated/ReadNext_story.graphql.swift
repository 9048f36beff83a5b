// @generated ReadNext_story.graphql sha256:676359935fe671daecff72c60d61b164687d6c255a3374db54c44bce3297caae
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum ReadNext_story: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment ReadNext_story on type Story
            text fragment ReadNext_story on Story{related{id likeCount}}
            normalization
             related: [type Story!]!
              id: ID!
              likeCount: Int!
            reader
             related
              id
              likeCount
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let related: [Related]

        init(_ reader: inout Relay.Reader) {
            self.related = reader.objects(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.objects(a.related, b.related)
            return e.isEqual
        }

        nonisolated struct Related: Relay.Selection, Swift.Identifiable {
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
