// swift-format-ignore-file
import Relay

// The code of the article on generating code. It is compiled, and compared with the article.

private let document = graphql(
    """
    fragment StoryRow_story on Story {
      title
      likeCount
    }
    """
)
