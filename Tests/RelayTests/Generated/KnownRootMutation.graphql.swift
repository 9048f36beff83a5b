// @generated KnownRootMutation.graphql sha256:595ec1c3a7f75d159730542ac757bd647dd3e6cc5edde94586529f76fd9513c7
// Made by relay-generator from GraphQL/KnownTypes.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct KnownRootMutation: Relay.GraphQLMutation {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            mutation KnownRootMutation
            text mutation KnownRootMutation($id:ID!){likeStory(id:$id){id likeCount}}
            variables
             id: ID!
            normalization
             likeStory(id: $id): type Story
              id: ID!
              likeCount: Int!
            reader
             ... as root
              likeStory(id: $id)
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
            let likeStory: LikeStory?

            init(_ reader: inout Relay.Reader) {
                self.likeStory = reader.optionalObject(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalObject(a.likeStory, b.likeStory)
                return e.isEqual
            }

            nonisolated struct LikeStory: Relay.Selection {
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
