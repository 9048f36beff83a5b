// @generated LikeStoryMutation.graphql sha256:53c34473adcbd6c78bcb193afeabc66264c159e5d5be23cf89c1951ad56f238d
// Made by relay-generator from GraphQL/Changes.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct LikeStoryMutation: Relay.RawResponseMutation {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            mutation LikeStoryMutation
            text mutation LikeStoryMutation($id:ID!){likeStory(id:$id){id likeCount}}
            variables
             id: ID!
            normalization
             likeStory(id: $id): type Story
              id: ID!
              likeCount: Int!
            reader
             likeStory(id: $id)
              id
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
        let likeStory: LikeStory?

        init(_ reader: inout Relay.Reader) {
            self.likeStory = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.likeStory, b.likeStory)
            return e.isEqual
        }

        nonisolated struct LikeStory: Relay.Selection, Swift.Identifiable {
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

    nonisolated struct RawResponse: Relay.GraphQLInputObject {
        var likeStory: Relay.Input<LikeStory>

        init(likeStory: LikeStory? = nil) {
            self.likeStory = .init(likeStory)
        }

        /// Tells `.unset` from `.null`.
        @_disfavoredOverload
        init(likeStory: Relay.Input<LikeStory> = .unset) {
            self.likeStory = likeStory
        }

        func write(to variables: inout Relay.VariableWriter) {
            variables.writeInput("likeStory", self.likeStory)
        }

        nonisolated struct LikeStory: Relay.GraphQLInputObject {
            var id: Relay.ID
            var likeCount: Swift.Int

            init(id: Relay.ID, likeCount: Swift.Int) {
                self.id = id
                self.likeCount = likeCount
            }

            func write(to variables: inout Relay.VariableWriter) {
                variables.write("id", self.id)
                variables.write("likeCount", self.likeCount)
            }
        }
    }
}
