// @generated CommentsQuery.graphql sha256:7790a47e401a7c64d2451c56b94bc706c1e7dbe9e85c8e7438842880b0235213
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct CommentsQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query CommentsQuery
            text query CommentsQuery{comments{id ...CommentBody_comments}}
            spreads CommentBody_comments
            normalization
             comments: [type Comment!]!
              id: ID!
              ...CommentBody_comments
            reader
             comments
              ...CommentBody_comments
            """#, fragments: [CommentBody_comments.artifact])
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let comments: [Comment]

        init(_ reader: inout Relay.Reader) {
            self.comments = reader.objects(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.objects(a.comments, b.comments)
            return e.isEqual
        }

        nonisolated struct Comment: Relay.Selection {
            let commentBody_comments: CommentBody_comments.Ref

            init(_ reader: inout Relay.Reader) {
                self.commentBody_comments = reader.fragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.commentBody_comments, b.commentBody_comments)
                return e.isEqual
            }
        }
    }
}
