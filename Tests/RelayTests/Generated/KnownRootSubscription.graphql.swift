// @generated KnownRootSubscription.graphql sha256:2e369809e152f1ecbc435542a6c5068040a098c3ee7bc7dd8936fa569a977fef
// Made by relay-generator from GraphQL/KnownTypes.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct KnownRootSubscription: Relay.GraphQLSubscription {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            subscription KnownRootSubscription
            text subscription KnownRootSubscription($id:ID!){storyUpdated(id:$id){id likeCount}}
            variables
             id: ID!
            normalization
             storyUpdated(id: $id): type Story
              id: ID!
              likeCount: Int!
            reader
             ... as root
              storyUpdated(id: $id)
               likeCount
            """#)
    }

    var id: Relay.ID

    init(id: Relay.ID) {
        self.id = id
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let root: Root?

        init(_ reader: inout Relay.Reader) {
            self.root = reader.optionalInline(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.root, b.root)
            return e.isEqual
        }

        nonisolated struct Root: Relay.Selection {
            let storyUpdated: StoryUpdated?

            init(_ reader: inout Relay.Reader) {
                self.storyUpdated = reader.optionalObject(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalObject(a.storyUpdated, b.storyUpdated)
                return e.isEqual
            }

            nonisolated struct StoryUpdated: Relay.Selection {
                let likeCount: Swift.Int

                init(_ reader: inout Relay.Reader) {
                    self.likeCount = reader.int(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.int(a.likeCount, b.likeCount)
                    return e.isEqual
                }
            }
        }
    }
}
