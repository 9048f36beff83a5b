// @generated StoryChangedSubscription.graphql sha256:c2ec779d196233cf2539b7f53ea27993c9c89d103f9831122389c3ed638b1394
// Made by relay-generator from GraphQL/Workloads.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct StoryChangedSubscription: Relay.GraphQLSubscription {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            subscription StoryChangedSubscription
            text subscription StoryChangedSubscription{storyChanged{id likeCount}}
            normalization
             storyChanged: type Story!
              id: ID!
              likeCount: Int!
            reader
             storyChanged
              id
              likeCount
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let storyChanged: StoryChanged

        init(_ reader: inout Relay.Reader) {
            self.storyChanged = reader.object(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.object(a.storyChanged, b.storyChanged)
            return e.isEqual
        }

        nonisolated struct StoryChanged: Relay.Selection, Swift.Identifiable {
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
