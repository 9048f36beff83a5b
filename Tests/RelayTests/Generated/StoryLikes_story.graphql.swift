// @generated StoryLikes_story.graphql sha256:1ae4fc67165f9f0f4cd13cd6c2d42c0da830193975b70bda90cd82c348758c52
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum StoryLikes_story: GraphQLFragment {
    static let artifact = Artifact(v1: #"""
        fragment StoryLikes_story on type Story
        reader
         likeCount
        """#)

    nonisolated struct Data: Selection, FieldValue {
        let likeCount: Int

        init(_ reader: inout Reader) {
            self.likeCount = reader.int(0)
        }

        static func == (a: Self, b: Self) -> Bool {
            var e = Equality()
            e.int(a.likeCount, b.likeCount)
            return e.isEqual
        }
    }
}
