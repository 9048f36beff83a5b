import Relay

private let document = graphql(
    """
    fragment CommentRow_comment on Comment {
      text
      author {
        name
      }
    }
    """
)

/// Returns a comment in a list.
func commentRow(_ comment: CommentRow_comment.Data) -> Line {
    .text("\(comment.author.name): \(comment.text)")
}
