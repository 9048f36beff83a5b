// @generated StoryTalk_story.graphql sha256:57c92f378dc582aec89d7df1204e0730b9fa82be1b811b6fd3323f3f1997932f
// Made by relay-generator from GraphQL/Finding.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum StoryTalk_story: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment StoryTalk_story on type Story
            template fragment StoryTalk_story on Story{title comments@include(if:$showsComments)}
            arguments
             showsComments: Boolean! = false
            normalization
             title: String!
             comments: [String!]! if $showsComments
            reader
             title
             comments if $showsComments
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let title: Swift.String
        let comments: [Swift.String]?

        init(_ reader: inout Relay.Reader) {
            self.title = reader.string(0)
            self.comments = reader.value(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.string(a.title, b.title)
            e.value(a.comments, b.comments)
            return e.isEqual
        }
    }
}
